"""What a notebook shows of a verdict on a kernel."""

from xml.etree import ElementTree

import kernels_under_test as kernels
import pytest

from lnverify.kernels.audit.verdict import LEGEND
from lnverify.testing import LayerNormError, cases, check_layer_norm

ONLY = cases("float32", ["plain", "offset"])


def passing():
    return check_layer_norm(kernels.two_pass, kernels.two_pass_backward, only=ONLY)


def failing():
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.one_pass, only=ONLY)
    return error.value.verdict


@pytest.mark.parametrize("make", [passing, failing])
def test_the_first_line_and_every_mark(make):
    verdict = make()
    tree = ElementTree.fromstring(f"<div>{verdict._repr_html_()}</div>")
    assert tree.findtext("p/strong") == verdict.line
    marks = [mark for value in verdict.marks.values() for mark in value.values()]
    assert [cell.text for cell in tree.iter("td")] == marks
    first, _, closest, _, head, rule, *rows, _, legend = verdict._repr_markdown_().splitlines()
    assert legend == LEGEND
    assert closest == tree.findall("p")[1].text == verdict.closest
    assert first == f"**{verdict.line}**"
    assert {line.count(" | ") for line in (head, *rows)} == {rule.count("---") - 1}
    assert [row.split(" | ")[0] for row in rows] == [f"| {tag}" for tag in verdict.marks]


def test_a_name_is_text():
    """A kernel may be called anything."""

    def odd(x, gain, bias, eps):
        return kernels.two_pass(x, gain, bias, eps)

    odd.__qualname__ = odd.__name__ = "<b>&"
    verdict = check_layer_norm(odd, only=ONLY)
    assert "&lt;b&gt;&amp;" in verdict._repr_html_()
    ElementTree.fromstring(f"<div>{verdict._repr_html_()}</div>")
