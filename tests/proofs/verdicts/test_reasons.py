"""The printed tree of a proof: each fact follows from those before it, and names the hypotheses that it rests on."""

import re

from lnverify import at_most, decide, equal, positive
from lnverify.proofs.verdicts.reasons import reason_lines


def lines_of(claim, given=()):
    (step,) = decide(claim, given, everywhere=True).steps
    return reason_lines(step.facts)


def test_each_fact_follows_from_those_before():
    lines = lines_of(lambda s: at_most(s.sum(s.activation) ** 2, s.N * s.dot(s.activation, s.activation)))
    assert "N Σₙ a² - (Σₙ a)² ≥ 0   (rule" in lines[-1]
    for number, line in enumerate(lines, 1):
        premises = re.findall(r"\d+", line.rpartition(" from ")[2]) if " from " in line else []
        assert line.startswith(f"{number}. ") and all(int(premise) < number for premise in premises)


def test_an_equation_names_the_sign_that_its_form_rests_on():
    lines = lines_of(lambda s: equal(s.sqrt(s.scalar("c") ** 2), s.scalar("c")), [lambda s: positive(s.scalar("c"))])
    assert any(re.search(r"c > 0 .*hypothesis", line) for line in lines)
    assert lines[-1].startswith(f"{len(lines)}. 0 = 0   (rule 83, same form, from ")
