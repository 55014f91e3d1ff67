"""Programs without rounding are what they are said to be; their roundings are counted; their theorems are committed."""

from importlib.resources import files

import pytest

from lnverify import decide, definitions, equal
from lnverify.kernels.programs.counts import Cancels, Count, counts
from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.rocq import generated_file, statements
from lnverify.kernels.programs.stated import committed
from lnverify.kernels.programs.theorems import THEOREMS, find_theorem
from lnverify.kernels.programs.vocabulary import OPERATORS, program_of, record
from lnverify.proofs.errors import InputError


def exact(program, s, **inputs):
    """A program without rounding, in a space of claims; `inputs` are values for inputs that are no variables."""

    def rule(node, *args):
        if node.op == "letter":
            if node.name in inputs:
                return inputs[node.name]
            if node.name in ("N", "eps"):
                return getattr(s, node.name)
            return (s.vector if node.vector else s.scalar)({"x": "activation"}.get(node.name, node.name))
        if node.op == "number":
            return s.rational(int(node.name))
        if node.op in ("sum", "dot", "sqrt"):
            return getattr(s, node.op)(*args)
        if node.vector and node.op != "fma":
            # A number beside a vector is that number in each entry.
            args = tuple(a if n.vector else a * s.ones for n, a in zip(node.args, args, strict=True))
        return OPERATORS[node.op](*args)

    return program.read(rule)[program.result]


COMPUTES = {
    "mean": definitions.mean,
    "two_pass": definitions.normalized,
    "reciprocal_two_pass": definitions.normalized,
    "one_pass": definitions.normalized,
    "shifted_one_pass": definitions.normalized,
    "scaled_layer_norm": definitions.layer_norm,
    "rms_norm": definitions.rms_norm,
    "layer_norm": definitions.layer_norm,
    "fused_layer_norm": definitions.layer_norm,
    "stored_layer_norm": definitions.layer_norm,
    "gain_gradient": lambda s: s.dot(s.upstream, s.vector("z")),
    "bias_gradient": lambda s: s.sum(s.upstream),
    "linear": lambda s: s.dot(s.vector("q"), s.vector("z")),
    "softmax": lambda s: s.vector("e") / s.sum(s.vector("e")),
}


@pytest.mark.parametrize("name", COMPUTES)
def test_without_rounding(name):
    assert decide(lambda s: equal(exact(PROGRAMS[name], s), COMPUTES[name](s))).holds


def test_the_input_gradient_is_one():
    def claim(s):
        z, r = definitions.normalized(s), 1 / s.sqrt(definitions.variance(s) + s.eps)
        gradient = s.jacobian(definitions.layer_norm(s), s.activation).T @ s.upstream
        return equal(exact(PROGRAMS["input_gradient"], s, z=z, r=r), gradient)

    assert decide(claim).holds


def test_two_passes_of_the_input_gradient_are_one():
    def claim(s):
        gradient = s.jacobian(definitions.layer_norm(s), s.activation).T @ s.upstream
        return equal(exact(PROGRAMS["two_pass_gradient"], s), gradient)

    assert decide(claim).holds


def test_a_merged_row_is_normalized():
    def claim(s):
        merged = {"m": definitions.mean(s), "Q": s.N * definitions.variance(s)}
        return equal(exact(PROGRAMS["merged_norm"], s, **merged), definitions.normalized(s))

    assert decide(claim).holds


def test_a_step_of_newton_keeps_the_root():
    def claim(s):
        root = 1 / s.sqrt(definitions.variance(s) + s.eps)
        return equal(exact(PROGRAMS["newton_norm"], s, r=root), definitions.normalized(s))

    assert decide(claim).holds


def test_rounded_n_and_eps_are_those():
    program = PROGRAMS["two_pass_rounded"]
    assert decide(lambda s: equal(exact(program, s, n=s.N, e=s.eps), definitions.normalized(s))).holds


def test_a_merge_is_one():
    """Of the means and sums of squares of two parts, those of the whole, from the sums and the sums of squares."""

    def claim(s):
        n1, n2, sums, squares = (
            s.scalar("n1"),
            s.scalar("n2"),
            (s.scalar("A"), s.scalar("B")),
            (s.scalar("C"), s.scalar("D")),
        )
        m1, m2, n = sums[0] / n1, sums[1] / n2, n1 + n2
        parts = {"m1": m1, "m2": m2, "n1": n1, "n2": n2, "n": n}
        parts |= {"Q1": squares[0] - n1 * m1 * m1, "Q2": squares[1] - n2 * m2 * m2}
        m = (sums[0] + sums[1]) / n
        program = PROGRAMS["chan_merge"]
        mean = program_of(next(node for node in program.cuts if node.name == "m"), "mean")
        whole = squares[0] + squares[1] - n * m * m
        return [equal(exact(mean, s, **parts), m), equal(exact(program, s, **parts), whole)]

    assert decide(claim).holds


def test_what_is_subtracted_of_logits_cancels():
    def claim(s):
        e = s.exp(s.activation)
        shifted = s.exp(s.activation - s.scalar("m") * s.ones)
        return equal(exact(PROGRAMS["softmax_logits"], s, e=shifted), e / s.sum(e))

    assert decide(claim).holds


def test_one_number_more_is_welford():
    def claim(s):
        n, total, squares, x = s.scalar("n"), s.scalar("A"), s.scalar("C"), s.scalar("m2")
        m1, m = total / (n - 1), (total + x) / n
        parts = {"m1": m1, "n": n, "Q1": squares - (n - 1) * m1 * m1, "m2": x}
        program = PROGRAMS["welford_update"]
        mean = program_of(next(node for node in program.cuts if node.name == "m"), "mean")
        whole = squares + x * x - n * m * m
        return [equal(exact(mean, s, **parts), m), equal(exact(program, s, **parts), whole)]

    assert decide(claim).holds


def test_every_program_is_identified():
    assert set(PROGRAMS) == {
        *COMPUTES,
        *("input_gradient", "two_pass_gradient", "chan_merge", "welford_update", "merged_norm", "newton_norm"),
        *("two_pass_rounded", "softmax_logits"),
    }


def test_a_wrong_divisor_is_noticed():
    def unbiased(s):
        d = s.x - s.sum(s.x) / s.N
        return d / s.sqrt(s.sum(d * d) / (s.N - 1) + s.eps)

    assert not decide(lambda s: equal(exact(record(unbiased), s), definitions.normalized(s))).holds


def test_counts_of_two_passes():
    program = PROGRAMS["two_pass"]
    known = counts(program)
    mean = known[program.cuts[0].args[0]]
    assert not mean.relative and str(mean) == "((1 + u)^(h₁ + 1) − 1)·B"
    result = known[program.result]
    assert result.relative and str(result.any) == "⌈(h₂ + 5)/2⌉ + 4"
    assert [at(result.any, {"h2": h}) for h in (0, 1, 10)] == [7, 7, 12]


def at(count, values):
    """The number of a count, where heights and given counts are these."""
    halves = sum((at(half, values) + 1) // 2 for half in count.halves)
    return count.constant + sum(values[name] for name in count.names) + halves


def test_joined_counts_never_shrink():
    a, b = Count(2, ("h1",)), Count(1, ("h1", "h1"), (Count(3, ("h2",)),))
    for heights in ({"h1": 0, "h2": 0}, {"h1": 5, "h2": 2}):
        assert at(a | b, heights) >= max(at(a, heights), at(b, heights))


def uncut(s):
    """Two passes whose mean is not cut."""
    d = s.x - s.sum(s.x) / s.N
    return d * (1 / s.sqrt(s.sum(d * d * d) / s.N + s.eps))


def test_a_lost_cut_stops_the_count():
    with pytest.raises(Cancels, match=r'the sqrt of a add .* cut there: s.cut\("name", …\)'):
        counts(record(uncut))


def test_numbers_of_programs_are_exact():
    with pytest.raises(InputError, match=r"0\.5 is no value"):
        record(lambda s: s.x * 0.5)


def test_committed_statements_match_programs():
    text = (files("lnverify.kernels.programs") / "statements.v").read_text("utf-8")
    assert text == committed(), "`lnverify bounds --pages` writes kernels/programs/statements.v"


def test_a_part_is_called_by_its_relation():
    text = statements([PROGRAMS["stored_layer_norm"]])
    assert "layer_norm_run rnd b eps g a h1 h2 m z o" in text and "two_pass_run" not in text


def test_a_proof_follows_its_tree():
    text = generated_file([PROGRAMS["two_pass"]])
    assert text.count("have n_") == sum(
        node.op not in ("letter", "number", "cut") for node in PROGRAMS["two_pass"].nodes
    )


def test_ids_of_theorems():
    assert len({theorem.id for theorem in THEOREMS}) == len(THEOREMS)
    assert find_theorem("two-pass") is find_theorem("lnverify.rounding.two-pass")
    with pytest.raises(InputError, match="unknown bound 'three-pass'; did you mean two-pass"):
        find_theorem("three-pass")
