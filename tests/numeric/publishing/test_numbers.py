"""How numbers, lists and data are written on pages."""

import json

import pytest

from lnverify.numeric.atlas.page import digits
from lnverify.numeric.geometry.page import number as of_geometry
from lnverify.numeric.publishing.json_text import finite, json_text, restore
from lnverify.numeric.publishing.numbers import join_in_words, number
from lnverify.report.page import residual

INF, NAN = float("inf"), float("nan")


@pytest.mark.parametrize(
    ("written", "value", "text"),
    [
        (number, 0.0, "0"),
        (number, None, "–"),
        (number, NAN, "NaN"),
        (number, INF, "∞"),
        (number, -INF, "−∞"),
        (number, 25.0, "25"),
        (number, 99.96, "100"),
        (number, 0.5, "0.5"),
        (number, -0.00012, "-0.00012"),
        (number, 3.33e-17, "3.3e-17"),
        (residual, 0.0, "0"),
        (residual, 3.14159e-17, "3.1e-17"),
        (residual, 25.0, "2.5e+01"),
        (of_geometry, 12345.6, "12346"),
        (of_geometry, 0.0123449, "0.01234"),
        (of_geometry, 0.1, "0.1"),
        (of_geometry, 1.5e-7, "1.50e-07"),
        (digits, 1.0, "1.000"),
        (digits, 2.447e-8, "2.447·10⁻⁸"),
        (digits, -0.5, "−0.5000"),
    ],
)
def test_number(written, value, text):
    assert written(value) == text


@pytest.mark.parametrize(
    ("items", "most", "text"),
    [
        ([], None, "none"),
        (["a"], None, "a"),
        (["a", "b", "c"], None, "a, b and c"),
        (["a", "b", "c"], 2, "a, b and 1 more"),
        (["a", "b", "c"], 3, "a, b and c"),
    ],
)
def test_listed(items, most, text):
    assert join_in_words(items, most) == text


def test_infinities_come_back_from_json():
    values = {"a": [INF, 1.5], "b": {"c": -INF}, "d": "text"}
    assert restore(json.loads(json_text(values))) == values
    assert finite({"a": (INF, NAN, 2)}) == {"a": ["inf", "nan", 2]}
