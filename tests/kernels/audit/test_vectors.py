"""Golden vectors: as their schema says, exact; and readers in other languages run them."""

import json
import math
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from lnverify.kernels.audit import vectors
from lnverify.kernels.audit.cases.regimes import TAGS
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve

pytestmark = pytest.mark.integration

READERS = Path(__file__).parent / "readers"


def numbers(value):
    return [numbers(each) for each in value] if isinstance(value, list) else float.fromhex(value)


NAMES = [vectors.file_name(format, centred) for centred in (True, False) for format in FORMATS.values()]

text = cache(vectors.files)


def made(name):
    return json.loads(text()[name])


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """The files that `lnverify vectors` writes."""
    folder = tmp_path_factory.mktemp("vectors")
    for name in NAMES:
        (folder / name).write_text(text()[name], encoding="utf-8")
    return [folder / name for name in NAMES]


def all_tests(document):
    return [test for group in document["testGroups"] for test in group["tests"]]


def follows(value, schema, whole):
    """Whether a value follows a schema: what of JSON Schema the file uses."""
    if "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    if "anyOf" in schema:
        return any(follows(value, each, whole) for each in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return value in schema.get("enum", [schema.get("const")])
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    if not isinstance(value, kinds[schema["type"]]):
        return False
    if "pattern" in schema:
        return re.search(schema["pattern"], value) is not None
    if "items" in schema:
        return all(follows(each, schema["items"], whole) for each in value)
    if "properties" in schema:
        parts = schema["properties"]
        return set(schema["required"]) <= set(value) <= set(parts) and all(
            follows(each, parts[key], whole) for key, each in value.items()
        )
    return True


SCHEMA = json.loads(vectors.files([], [])["schema.json"])


def test_the_schema_knows_all_names():
    tests = SCHEMA["$defs"]["test"]["properties"]
    assert SCHEMA["title"] == vectors.SCHEMA
    assert SCHEMA["$defs"]["format"]["properties"]["name"]["enum"] == [*FORMATS]
    assert SCHEMA["properties"]["testGroups"]["items"]["properties"]["tag"]["enum"] == [*TAGS]
    assert set(tests) - set(SCHEMA["$defs"]["test"]["required"]) == set(vectors.OF_MEAN)


@pytest.mark.parametrize("name", NAMES)
def test_vectors_follow_their_schema(name):
    assert follows(made(name), SCHEMA, SCHEMA)
    for spoil in (
        lambda test: test.pop("kappa"),
        lambda test: test.update(eps="0.1"),
        lambda test: test.update(extra=1),
        lambda test: test["flags"].append("Unheard"),
        lambda test: test.update(x={"seed": 1}),
        lambda test: test.update(residual="0x1p+0"),
        lambda test: test.update(at=[0]),
    ):
        wrong = made(name)
        spoil(wrong["testGroups"][0]["tests"][0])
        assert not follows(wrong, SCHEMA, SCHEMA)


def by_formula(formula, *shape):
    """The array of a formula, by Python's integers."""
    values = []
    for entry in range(math.prod(shape)):
        h = formula["seed"] + entry
        for right, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
            h = (h ^ h >> right) * factor % 2**32
        h ^= h >> 16
        values.append(((h >> 32 - formula["bits"]) + formula["shift"]) * 2.0 ** formula["exponent"])
    return np.array(values).reshape(shape)


def read(value, *shape):
    """An input: numbers, or a formula's."""
    return by_formula(value, *shape) if isinstance(value, dict) else np.array(numbers(value))


def in_format(values, name):
    """Numbers of a format, which they are."""
    array = round_array(values, FORMATS[name])
    assert (array.astype(float) == values).all()
    return array


def solution_of(test, rows_format):
    """The exact answers to a test as it is read back: sums of a residual, in the format of the parameters."""
    shape = test["rows"], test["N"]
    x, upstream = read(test["x"], *shape), read(test["upstream"], *shape)
    in_format(x, rows_format)
    if test["residual"] is not None:
        residual = read(test["residual"], *shape)
        in_format(residual, rows_format)
        x = x + residual
        in_format(x, rows_format)
    gain, is_centred = read(test["gamma"], test["N"]), "beta" in test
    arrays = x, gain, read(test["beta"], test["N"]) if is_centred else 0 * gain, upstream
    x, gain, bias, upstream = (in_format(array, test["parameters"]["name"]) for array in arrays)
    return solve(Problem(x, gain, bias, float.fromhex(test["eps"]), upstream, is_centred))


def right_answer(solution, test, quantity, rows_format):
    """The correctly rounded entries of an answer that a test has."""
    whole = solution[quantity].rounded
    at = test["at"] or {"rows": [*range(test["rows"])], "columns": [*range(test["N"])]}
    if quantity != "dx":
        by_row = at["rows" if quantity in ("mean", "rstd") else "columns"]
        return (whole[np.ix_(at["rows"], at["columns"])] if whole.ndim == 2 else whole[by_row]).astype(float)
    surds = [[solution.exact.entry("dx", (row, column)) for column in at["columns"]] for row in at["rows"]]
    return np.array([[np.nan if surd is None else surd.nearest(FORMATS[rows_format]) for surd in row] for row in surds])


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_exact(name):
    """Read back, the inputs have the written answers: nothing was lost on the way."""
    document = made(name)
    for test in all_tests(document):
        solution = solution_of(test, document["format"]["name"])
        for key, quantity in (vectors.QUANTITIES | {"mean": "mean", "rstd": "rstd"}).items():
            if key not in test:
                assert not solution.problem.centred and key in vectors.OF_MEAN
                continue
            exact = right_answer(solution, test, quantity, document["format"]["name"])
            assert np.array_equal(np.array(numbers(test[key])), exact, equal_nan=True), (test["id"], key)


@pytest.mark.parametrize("name", NAMES)
def test_vectors_have_every_kind(name):
    """Rows of 4,096, 64 rows, residuals, rows of 16 bits whose parameters are float32, and mistakes that are caught."""
    document = made(name)
    tests, name = all_tests(document), document["format"]["name"]
    assert {test["wrong"] for test in tests} == {"invalid", "poor"}
    for key, mistakes in document["mistakes"].items():
        caught = {number for test in tests for number in test["catches"][key]}
        assert len(caught) > len(mistakes) / 2, [mistakes[one] for one in mistakes if int(one) not in caught]
    large = [test for test in tests if test["at"]]
    assert {(test["rows"], test["N"]) for test in large} == set(vectors.LARGE)
    for of_formula in (True, False):
        kept = [test for test in tests if isinstance(test["x"], dict) is of_formula]
        assert any(test["residual"] for test in kept)
        mixed = {test["parameters"]["name"] for test in kept} - {name}
        assert mixed == ({"float32"} if name in ("float16", "bfloat16") else set())
    assert all(all(test["allowed"]["stable"].values()) for test in large)


def test_flags_and_tags_are_used():
    documents = [made(name) for name in NAMES]
    used = {flag for document in documents for test in all_tests(document) for flag in test["flags"]}
    assert used == {*SCHEMA["$defs"]["test"]["properties"]["flags"]["items"]["enum"]}
    assert all(test["comment"] for document in documents for test in all_tests(document))
    assert (
        sum(document["numberOfTests"] for document in documents) == sum(len(all_tests(one)) for one in documents) > 200
    )
    for document in documents:
        ids = [test["id"] for test in all_tests(document)]
        assert len(set(ids)) == len(ids)


def test_exact_answers_lie_within_bounds():
    for name in NAMES:
        for test in all_tests(made(name)):
            for bound in test["allowed"].values():
                for key, allowed in bound.items():
                    assert allowed is None or (np.array(numbers(allowed)) > 0).all(), (name, test["id"], key)


@pytest.fixture(scope="module")
def reader(tmp_path_factory):
    """A function of (language, faulty) to the command of a reader."""

    def command(language, faulty):
        tool = shutil.which({"C": "gcc", "JavaScript": "node"}[language])
        if tool is None:
            pytest.skip(f"{language} is not installed: gcc and node run the readers")
        if language == "JavaScript":
            return [tool, str(READERS / "layer_norm.js"), *(["--faulty"] if faulty else [])]
        program = tmp_path_factory.mktemp("reader") / "layer_norm"
        options = [
            "-std=c11",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-O2",
            "-ffp-contract=off",
            *(["-DFAULTY"] if faulty else []),
        ]
        subprocess.run([tool, *options, str(READERS / "layer_norm.c"), "-o", str(program), "-lm"], check=True)
        return [str(program)]

    return command


@pytest.mark.parametrize("language", ["C", "JavaScript"])
def test_right_readers_pass_faulty_ones_fail(reader, files, language):
    right = subprocess.run([*reader(language, False), *map(str, files)], capture_output=True, text=True, timeout=300)
    assert right.returncode == 0, right.stdout
    for path in files:
        count = json.loads(path.read_text(encoding="utf-8"))["numberOfTests"]
        assert f"{path}: {count} tests" in right.stdout
    faulty = reader(language, True)
    for path in files:
        wrong = subprocess.run([*faulty, str(path)], capture_output=True, text=True, timeout=300)
        assert wrong.returncode == 1, wrong.stdout
        assert "got " in wrong.stdout
