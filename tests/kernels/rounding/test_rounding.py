"""Proved bounds hold on rows of each format, their false variants do not, and the kernel accepts the proofs."""

import ctypes
import json
import re
import shutil
import subprocess
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from shell import run as command

from lnverify.kernels.programs.counts import Cancels
from lnverify.kernels.programs.programs import PROGRAMS, TREES
from lnverify.kernels.programs.rocq import generated_file, library, statements
from lnverify.kernels.programs.stated import FILE, near_misses, statement
from lnverify.kernels.programs.theorems import THEOREMS, find_theorem
from lnverify.kernels.programs.vocabulary import Node, program_of, record
from lnverify.kernels.rounding import rocq
from lnverify.kernels.rounding.adversary import excess_of_miss
from lnverify.kernels.rounding.arrays import adversarial, cut_off, merge_rows, run, run_rows, tree_growth
from lnverify.kernels.rounding.families import escape, reach, stagnate, unfaithful
from lnverify.kernels.rounding.functions import evaluate, on_arrays
from lnverify.kernels.rounding.laws import (
    BOX,
    SIZES,
    largest_entry,
    number,
    overflowing_entry,
    overflows,
)
from lnverify.kernels.rounding.measure import Place, Share
from lnverify.kernels.rounding.orders import ORDERS, accumulate, blocks_height, height, pairwise
from lnverify.kernels.rounding.rows import EPS, inputs
from lnverify.kernels.rounding.sweep import sweep
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64
from lnverify.numeric.floats.rounding import round_array
from lnverify.proofs.errors import InputError
from lnverify.proofs.rocq.kernel import is_installed


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("size", [1, 2, 7, 96])
def test_orders_add_each_number_once(order, size):
    powers = 2.0 ** np.arange(size)  # any other choice of terms has another sum
    assert ORDERS[order](powers[:, None], np.add) == powers.sum()
    assert np.log2(size) <= height(ORDERS[order], size) <= max(size - 1, 0)


def test_heights():
    heights = {name: height(order, 768) for name, order in ORDERS.items()}
    assert heights["sequential"] == 767 and heights["pairwise"] == 10
    assert heights["simd"] == 95 + 3 and heights["gpu"] == 23 + 5 and heights["blocks"] == 63 + 4


def worst_share(theorem, format, size, order, rows, climbs=0):
    (worst,) = sweep([theorem], [format], [order], [size], rows, climbs).values()
    return worst


@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
@pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.id)
def test_no_row_exceeds_a_bound(theorem, format):
    for size, order in ((2, "sequential"), (13, "gpu"), (48, "pairwise"), (48, "random")):
        # Merges one by one have one order.
        worst = worst_share(theorem, format, size, "sequential" if theorem.name == "chan.one-by-one" else order, 400)
        # Merges of 48 numbers of 8 bits err by more than the bound's condition allows.
        assert worst.rows or (theorem.name in ("merged", "welford.norm") and (format, size) == (BFLOAT16, 48))
        assert 0 <= worst.share <= 1 and (worst.share > 0) == (worst.rows > 0), (size, order, worst)


@pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.id)
def test_bounds_are_reached_to_a_fifth(theorem):
    sizes = (15,) if theorem.name == "profile" else (2, 3, 8)  # the profile speaks of sums through up to 14 additions
    # A merge's weight n₂/n, a half of two numbers, is taken for 1.
    least = 0.1 if theorem.name in ("chan", "merged") else 0.2
    assert any(worst_share(theorem, FLOAT32, size, "sequential", 4000, climbs=6).share >= least for size in sizes)


@pytest.mark.parametrize(
    ("theorem", "miss"), [(t, miss) for t in THEOREMS for miss in near_misses(t)], ids=lambda v: getattr(v, "id", v)
)
def test_near_misses_are_broken(theorem, miss):
    assert excess_of_miss(theorem, miss, tries=1024) > 1


def test_adversary_cannot_break_theorem():
    assert excess_of_miss(find_theorem("two-pass"), "") <= 1


@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_one_pass_escapes_every_constant(format):
    beyond = escape(format)
    # ε = 2⁻¹⁷ makes it 1/√ε times 1/(uκ), where the profile has 16.
    assert all(factor > 16 for factor in beyond.values()) and max(beyond.values()) > 1000


# The C up to which formats refute a bound of one pass: (2^j − 1)/(2u(1 + 2^e)) and a little more, ε = 4^-j.
@pytest.mark.parametrize(
    ("format", "j", "e"),
    [(FLOAT16, 7, 7), (BFLOAT16, 63, 5), (FLOAT32, 63, 13)],
    ids=lambda it: getattr(it, "name", ""),
)
def test_a_format_refutes_constants_so_far(format, j, e):
    reached = max(reach(format).values())
    assert reached == pytest.approx((2**j - 1) / (2 * format.unit_roundoff * (1 + 2**e)), rel=1e-4)


@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_no_entry_of_neighbours_is_faithful(format):
    assert all(share >= 0.25 for share in unfaithful(format).values()) and unfaithful(format)


@pytest.mark.parametrize("format", [FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_short_sums_stagnate(format):
    # All that is added to 1 is lost: n·u of 1 + n·u.
    assert stagnate(format)["2^8"] == pytest.approx(2**8 / (1 + 2**8 * format.unit_roundoff), rel=1e-12)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("program", TREES)
def test_merges_make_mean_and_squares(program, order):
    x = np.random.default_rng(3).standard_normal((5, 37)) + 4
    result, _ = merge_rows(
        PROGRAMS[program],
        x,
        ORDERS[order],
        lambda step, parts: adversarial(step, parts, 0.0, lambda node: 0.0, pairwise),
    )
    assert np.allclose(result["m"][:, 0], x.mean(axis=1), rtol=1e-13)  # some hundred roundings of 1e-16
    assert np.allclose(result["Q"][:, 0], np.square(x - x.mean(axis=1, keepdims=True)).sum(axis=1), rtol=1e-13)


def test_growth_of_a_tree():
    """Two numbers by hand, then a part of two: W, D and j as the constructors of `welford` say."""
    u = 2.0**-8
    one = (1 + u) * (1 + 2 / 2 * ((1 - u) ** -2 - 1))
    assert tree_growth(ORDERS["sequential"], 2, u) == {"W": one, "D": (one - 1) ** 2, "j": 4}
    whole = (1 + u) * (1 + 2 / 2 * ((1 - u) ** -3 - 1)) * one
    spread = 2 * (one - 1) ** 2 + 4 * (whole - 1) ** 2  # n₁n₂/n = 1
    assert tree_growth(ORDERS["pairwise"], 4, u) == pytest.approx({"W": whole, "D": spread, "j": 7}, rel=1e-14)


def test_accumulators_cut_off():
    """Blocks of 4 are exact until they are added: of 1 + 2⁻²⁴ float32 keeps 1, and so again."""
    row = np.array([[1, 2.0**-24, 0, 0, 0, 0, 0, 0, 2.0**-24]])
    assert accumulate(row, ORDERS["sequential"], cut_off).tolist() == [[1.0]]
    assert accumulate(row[:, 4:], ORDERS["sequential"], cut_off).tolist() == [[2.0**-24]]
    assert cut_off(np.array([-1 - 2.0**-24, 3 + 2.0**-21 + 2.0**-40])).tolist() == [-1.0, 3 + 2.0**-21]
    assert blocks_height(ORDERS["sequential"], 768) == 192 and blocks_height(ORDERS["pairwise"], 4) == 1


def test_rows_outside_hypotheses_are_skipped():
    theorem = find_theorem("profile")
    assert worst_share(theorem, FLOAT32, 16, "sequential", 80).rows == 0
    assert worst_share(theorem, FLOAT32, 16, "pairwise", 80).rows == 80


def test_squares_that_underflow_exceed_the_plain_bound():
    """Whatever is in range keeps it; the theorem with underflow holds of them all."""
    plain, gradual = (find_theorem(name) for name in ("rms-norm", "rms-norm.underflow"))
    values = inputs(plain.program, "tiny", (400, 8), FLOAT16, [3])
    values["eps"] = np.zeros_like(values["eps"])
    assert Place(gradual, FLOAT16, "pairwise").ratios(values)[2].max() <= 1
    assert Place(replace(plain, rounding="gradual"), FLOAT16, "pairwise").ratios(values)[2].max() > 10


@pytest.mark.integration
def test_pieces_do_not_depend_on_processes():
    theorem, sizes = find_theorem("two-pass"), [2, 2**13]
    alone, shared = (sweep([theorem], [FLOAT32], ["simd"], sizes, 70_000, 1, jobs=jobs) for jobs in (1, 2))
    assert [share.share for share in alone.values()] == [share.share for share in shared.values()]
    assert [place.size for place in alone] == sizes and all(share.rows > 0 for share in alone.values())


@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_what_is_exact_and_what_is_not(format):
    """As the laws `scale` and `reflection` say; they say nothing of 3, a shift and a permutation."""
    digits = min(format.precision - 4, 6)  # few enough for 3·x, x + 2 and 9·ε to be numbers of the format
    x = np.random.default_rng(1).integers(-(2**digits), 2**digits, (1000, 3)) / 2.0 ** (digits - 1)

    def normalized(rows, factor=1):
        assert (round_array(rows, format) == rows).all()
        return run_rows("two_pass", rows, factor * EPS, format).by_name()["y"]

    before = normalized(x)
    assert (normalized(8 * x, 64) == before).all() and (normalized(-x) == -before).all()
    for others, expected in ((normalized(3 * x, 9), before), (normalized(x + 2), before),
                             (normalized(x[:, ::-1]), before[:, ::-1])):  # fmt: skip
        assert (others != expected).any()


@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overflows_up_to_the_threshold(format, size):
    most = largest_entry(format, size)
    assert not overflows(most, format, size)
    # Growth by roundings: 16 in the sums for the mean, as many in those for the variance, halved by the root.
    assert most < overflowing_entry(format, size) <= most * (1 + 16 * format.unit_roundoff) * (1 + 2 / 256)


def test_largest_entries_are_told_by_the_statement():
    # N·X² below 65504, but for roundings.
    assert 0.98 < 768 * largest_entry(FLOAT16, 768) ** 2 / FLOAT16.largest < 1
    assert number(0, FLOAT16) == 2.0**-14 and number(2**10 + 1, FLOAT16) == 2.0**-13 + 2.0**-23


@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overflows_in_the_box(format, size):
    most = largest_entry(format, size, "pairwise", BOX)
    assert 1 <= most < largest_entry(format, size) and not overflows(most, format, size)
    # The box takes the deviations for 7/3 of the entries, and what is normalized for 4·X/√ε.
    assert overflows(4.1 * most, format, size)


def test_a_box_allows_few_additions():
    # 767 additions of 8 or 11 bits lose a quarter or more.
    assert largest_entry(BFLOAT16, 768, "sequential", BOX) == largest_entry(FLOAT16, 768, "sequential", BOX) == 0
    assert largest_entry(FLOAT32, 768, "sequential", BOX) > 1e17


def test_long_sums_in_short_formats():
    """What the sums of `nearest.…` are for: 767 additions in bfloat16."""
    plain, sharp = (worst_share(find_theorem(name), BFLOAT16, 768, "sequential", 4) for name in ("sum", "nearest.sum"))
    assert plain.bound / sharp.bound == pytest.approx(((1 + 2**-8) ** 767 - 1) / (767 * 2**-8), rel=1e-9)
    growth = on_arrays().sum_growth
    assert growth(2**-8, 767, 768) == 1 + 767 * 2**-8 and growth(2**-8, 10, 768) == (1 + 2**-8) ** 10
    gradient = worst_share(find_theorem("nearest.input-gradient"), BFLOAT16, 768, "sequential", 400, climbs=4)
    assert gradient.bound < 1e6


ROWS_IN_C = {2: 100_000, 3: 100_000, 48: 45_000, 768: 5_000}
"""Of each N, how many rows of a kind; the page says of how many rows in all."""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
@pytest.mark.parametrize("part", [pytest.param(1, marks=pytest.mark.slow), 100], ids=["all rows", "a hundredth"])
def test_a_program_is_what_c_computes(part, tmp_path):
    """Two passes with gain and bias in C, first to last: the same bits, unless operations are fused or reordered."""
    source, program = Path(__file__).parent / "layer_norm.c", PROGRAMS["layer_norm"]
    flags = {
        "plain": ["-O2", "-ffp-contract=off"],
        "fused": ["-O3", "-march=native"],
        "fast": ["-Ofast", "-march=native"],
    }
    compiled = {}
    for name, options in flags.items():
        unlinked, library = tmp_path / f"{name}.o", tmp_path / f"{name}.so"
        subprocess.run(["gcc", *options, "-fPIC", "-c", source, "-o", unlinked], check=True)
        # Linked without -Ofast, which would add code that makes the whole process flush subnormal numbers to 0.
        subprocess.run(["gcc", "-shared", unlinked, "-o", library, "-lm"], check=True)
        compiled[name] = ctypes.CDLL(library).layer_norm
    others, total = dict.fromkeys(compiled, 0), 0
    for (size, rows), kind in product(ROWS_IN_C.items(), ("normal", "offset", "outlier", "stagnating")):
        rows, total = rows // part, total + rows // part
        values = inputs(program, kind, (rows, size), FLOAT32, [size])
        values["gain"][:], values["bias"][:] = values["gain"][0], values["bias"][0]
        expected = run(program, values, FLOAT32, ORDERS["sequential"]).values[program.result]
        arrays = [values[name].ctypes.data_as(ctypes.c_void_p) for name in ("x", "gain", "bias")]
        for name, layer_norm in compiled.items():
            y = np.empty_like(values["x"])
            layer_norm(*arrays, y.ctypes.data_as(ctypes.c_void_p), rows, size, ctypes.c_float(values["eps"][0, 0]))
            others[name] += int((y.view(np.uint32) != expected.view(np.uint32)).any(axis=1).sum())
    assert total * part == 10**6 and others["plain"] == 0
    macros = subprocess.run(
        ["gcc", "-march=native", "-dM", "-E", "-"], input="", capture_output=True, text=True, check=True
    )
    if "__FP_FAST_FMAF" in macros.stdout:  # the machine has fused operations
        assert min(others["fused"], others["fast"]) > total / 2


def test_fma_rounds_once():
    program = record(lambda s: s.fma(s.vector("p"), s.vector("q"), s.vector("r")), "fused")
    rng = np.random.default_rng(5)
    values = {name: round_array(rng.standard_normal((200, 8)), FLOAT16) for name in "pqr"}
    values["r"] = round_array(-values["p"].astype(float) * values["q"].astype(float), FLOAT16)  # all digits cancel
    outcome = run(program, values, FLOAT16, ORDERS["pairwise"]).values[program.result]
    exact = values["p"].astype(float) * values["q"].astype(float) + values["r"].astype(float)  # of few enough bits
    assert (outcome == round_array(exact, FLOAT16)).all() and (outcome != 0).any()


def test_rows_that_underflow_are_not_safe():
    program = PROGRAMS["two_pass"]
    values = inputs(program, "normal", (3, 8), FLOAT16, [1])
    values["x"][1] = values["x"][1] * np.float16(2**-9)
    assert run(program, values, FLOAT16, ORDERS["pairwise"]).safe.tolist() == [True, False, True]


def test_a_bound_is_said_once():
    """Its numbers and its theorem in Rocq; a name without a value is a complaint."""
    known = {"u": 0.25, "h": 3, "N": 2, "a": np.array([[1.0, -3.0]]), "y": 0.5}
    (error, bound), holds = evaluate(find_theorem("mean").says, known)
    assert error == 1.5 and bound == (1.25**4 - 1) * 2 and holds
    assert "`|y - mean a| <= (grow u (h + 1) 0 - 1) * (sumv (absv a) / N%:R)" in statement(find_theorem("mean"))
    with pytest.raises(InputError, match="'h' has no value"):
        evaluate(find_theorem("mean").says, {"u": 0.25})


@pytest.mark.parametrize(
    ("format", "order", "complaint"), [(FLOAT64, "pairwise", "float64"), (FLOAT32, "upwards", "unknown order of sums")]
)
def test_what_cannot_be_measured(format, order, complaint):
    with pytest.raises(InputError, match=complaint):
        sweep([THEOREMS[0]], [format], [order], [4], 4)


def test_the_command():
    shown = command("bounds", "two-pass", "--n", "64", "--format", "bfloat16", "--rows", "200", "--json")
    assert shown.returncode == 0, shown.stderr
    (row,) = json.loads(shown.stdout)["bounds"]
    assert row["N"] == 64 and row["rows"] == 200 and 0 < row["share"] == row["error"] / row["bound"] < 1
    assert command("bounds", "three-pass").returncode == 2


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--pages", "--check"], "exclude each other"),
        (["two-pass", "--pages"], "leave out the ids"),
    ],
)
def test_outputs_of_the_command_exclude_each_other(options, complaint):
    answer = command("bounds", *options)
    assert answer.returncode == 2 and complaint in answer.stderr


# -- with Rocq ---------------------------------------------------------------------------------------------


def with_rocq(test):
    """A test that lets coqc compile the library, half a minute each time."""
    missing = pytest.mark.skipif(not is_installed(), reason="coqc is not installed")
    return pytest.mark.slow(pytest.mark.xdist_group("rocq-rounding")(missing(test)))


@with_rocq
def test_the_kernel_accepts_the_theorems():
    results = list(rocq.check(rocq.texts()))
    assert not any(done.complaint for done in results), results
    checked = [done.file for done in results]
    always = ["LayerNorm", *rocq.LIBRARY, FILE]
    assert checked in (always, [*always, *rocq.REALS])


def last(programs, only):
    """The last of some files that coqc compiled, and what it complained of."""
    chosen = {file: text for file, text in rocq.texts(programs).items() if file in ("LayerNorm", *only)}
    *_, done = rocq.check(chosen)
    return done.file, done.complaint


def rounded_again(program):
    """The program with one rounding more: its result times 1, or the first value of what has a rounding of its own."""
    result = program.result
    stored = result.op in ("store", "dot")
    value = result.args[0] if stored else result
    more = Node("mul", (Node("number", name="1"), value), vector=value.vector)
    return with_result(program, replace(result, args=(more, *result.args[1:])) if stored else more)


def with_result(program, result):
    return program_of(result, program.name, program.cuts)


@pytest.mark.parametrize("name", PROGRAMS)
def test_one_more_rounding_is_counted(name):
    program = PROGRAMS[name]
    assert statements([rounded_again(program)]) != statements([program])


@with_rocq
@pytest.mark.parametrize(
    "name", [name for name, program in PROGRAMS.items() if program.result.op not in ("store", "dot")]
)
def test_one_more_rounding_is_refused(name):
    """Its proof does not compile under the committed statement."""
    program = PROGRAMS[name]
    file, complaint = last(generated_file([rounded_again(program)], [program]), ["Rounding", "Programs"])
    assert file == "Programs" and complaint


def needed(file):
    """The files by hand that a file rests on, itself among them."""
    imported = re.findall(r"^From LN Require Import (.*)\.$", library()[f"{file}.v"], re.MULTILINE)
    by_hand = {name for line in imported for name in line.split()} & {name.removesuffix(".v") for name in library()}
    return {file}.union(*map(needed, by_hand))


def used_in(files):
    """The programs that files speak of, with their parts."""
    text = "".join(library()[f"{file}.v"] for file in files)
    named = [program for name, program in PROGRAMS.items() if re.search(rf"\b{name}_(run|counts)\b", text)]
    parts = {node.part for program in named for node in program.nodes}
    return [program for program in PROGRAMS.values() if program in named or program.name in parts]


@with_rocq
@pytest.mark.parametrize("name", PROGRAMS)
def test_one_more_rounding_breaks_its_bound(name):
    """Under a statement of its own, which its proof satisfies, the theorem of the program does not compile."""
    (place, *_) = (theorem.place[0] for theorem in THEOREMS if theorem.of == name)
    files = needed(place)
    programs = [rounded_again(program) if program.name == name else program for program in used_in(files)]
    file, complaint = last(generated_file(programs), [*files, "Programs"])
    assert file == place and complaint


# Digits, least and largest exponents; then N up to 2^n, h + 5 up to 2^k, entries up to 2^x and ε from 2^-2e.
BOXES = {
    "binary32": ((24, -149, 128), (21, 22, 51, 72)),
    "bfloat16": ((8, -133, 128), (21, 6, 51, 64)),
    "binary16": ((11, -24, 16), (7, 9, 2, 9)),
}


def in_box(format, powers):
    """What `binary32_box` and its neighbours in Closed.v say, and their proof."""
    (p, least, top), (n, k, x, e) = format, powers
    goal = (
        f"forall (N h : nat) (eps : R), (0 < N)%N -> (INR N <= bpow radix2 {n})%re -> "
        f"(INR (h + 5) <= bpow radix2 {k})%re -> (bpow radix2 (-{2 * e}) <= eps <= 1)%re -> box (unit_roundoff {p}) "
        f"(least_half ({least})) (least_normal ({least}) {p}) (largest {p} {top}) (bpow radix2 {x}) eps N h"
    )
    return f"Goal {goal}.", (
        f"move=> N h eps N0 n1 h1 e1; apply: (@box_of ({least}) {p} N h _ _ _ {n} {x} {e} {top - 1}) => //; "
        f"[by split; [apply: (bpow_le radix2 0) | apply: Rle_refl] | exact: (@largest_ge {p} {top})]"
    )


@with_rocq
def test_a_box_one_step_larger_is_refused():
    """A power of two more of N, additions or entries, or of four less of ε."""
    goals = []
    for format, powers in BOXES.values():
        goals.append("{} Proof. {}. Qed.".format(*in_box(format, powers)))
        for place in range(4):
            larger = [power + (at == place) for at, power in enumerate(powers)]
            goals.append("{} Proof. Fail by ({}). Abort.".format(*in_box(format, larger)))
    header = library()["Closed.v"].partition("Section Closed.")[0]
    files = needed("Closed")
    texts = rocq.texts(generated_file(used_in(files)))
    chosen = {file: texts[file] for file in texts if file in ("LayerNorm", "Programs", *files)}
    *_, done = rocq.check(chosen | {"Larger": "\n".join([header, "From LN Require Import Closed.", *goals])})
    assert not done.complaint
    if done.file != "Larger":
        pytest.skip("Flocq is not installed")


def without(program, name):
    """The program in which a value is not cut."""

    def rule(node, *args):
        return args[0] if (node.op, node.name) == ("cut", name) else replace(node, args=args)

    outcome = program.read(rule)
    return with_result(replace(program, nodes=tuple(outcome.values())), outcome[program.result])


CUTS = [(program, cut.name) for program in PROGRAMS.values() for cut in program.cuts]


@with_rocq
@pytest.mark.parametrize(("program", "cut"), CUTS, ids=[f"{program.name}-{cut}" for program, cut in CUTS])
def test_a_lost_cut_of_a_program_is_refused(program, cut):
    """It stops the count, or the proof does not compile under the committed statement."""
    lost = without(program, cut)
    try:
        text = generated_file([lost], [program])
    except Cancels as stop:
        assert "cut there" in str(stop)
        return
    file, complaint = last(text, ["Rounding", "Programs"])
    assert file == "Programs" and complaint


@with_rocq
def test_a_lost_cut_is_refused():
    def spread(s, cut):
        mean = s.sum(s.x) / s.N
        d = s.x - (s.cut("m", mean) if cut else mean)
        return s.sum(d * d)

    without, said = (record(lambda s, cut=cut: spread(s, cut), "spread") for cut in (False, True))
    file, complaint = last(generated_file([without], [said]), ["Rounding", "Programs"])
    assert file == "Programs" and complaint


def test_an_error_of_0_stands_beside_its_bound():
    """A row that errs by nothing is measured; what was not measured is not preferred to it."""
    measured, nothing = Share(0.0, 0.0, 2.0, "normal", {}, 3), Share()
    assert (nothing | measured) == measured == (measured | nothing)
    assert (nothing | nothing).rows == 0
