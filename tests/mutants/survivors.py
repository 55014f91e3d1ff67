"""What is known of mutants that survived: the class of each, and why.

A mutant that lets something false through gets a test instead. A key is the module, the first line of the changed
statement and the change; `test_mutants.py` fails where a key names no mutant any more.
"""

EQUIVALENT = "equivalent"  # no input tells the two apart
INCOMPLETE = "incomplete"  # less is proved, or at a higher cost; nothing false is

# (module, text, change): (class, reason)
REASONS: dict[tuple[str, str, str], tuple[str, str]] = {
    (
        "readings.matrices.truth",
        'failed = (f"{place}{a} is not positive" for place, a, _ in _entries(left, left) if _sign(a, unsure, 1) <= 0)',
        "1 → 2",
    ): (EQUIVALENT, "the number is only asked whether it is above 0"),
    (
        "readings.moments.signs",
        "best = max(best, min(known, sign), 0 if rest.is_zero() else rest_strength)",
        "0 → -1",
    ): (EQUIVALENT, "the largest of it and of what is not below 0 is taken"),
    (
        "certificates.certificate",
        "return max(assumed, space.entries.cycle_sign(generator.key))",
        "max(assumed, space.entries.cycle_sign(generator.key)) → min(assumed, space.entries.cycle_sign(generator.key))",
    ): (INCOMPLETE, "a trace counts as not negative only where that is assumed too"),
    ("readings.moments.signs", "if self.certify(rest, depth - 1):", "1 → 2"): (
        INCOMPLETE,
        "a search for a sign ends earlier",
    ),
    (
        "readings.moments.form_terms",
        "return self.letter(letter) if exponent > 0 else self._inside(block, self.letter(letter))",
        "exponent > 0 → exponent >= 0",
    ): (EQUIVALENT, "a letter of a monomial has an exponent that is not 0"),
    ("readings.matrices.points", "_MATRICES: list[Callable[[int, int], Value]] = [", "i - 2 * j + 1 → i - 2 * j - 1"): (
        INCOMPLETE,
        "a free matrix has other entries at a few of the points",
    ),
    ("readings.moments.roots", "continue", "continue → break"): (
        INCOMPLETE,
        "of several roots only the first is seen in what is divided by",
    ),
    (
        "readings.moments.field",
        "factor, content = -factor, content * (-1) ** exponent",
        "content * (-1) ** exponent → content + (-1) ** exponent",
    ): (
        EQUIVALENT,
        "FLINT's factors have positive leading coefficients; the line is for a version of it whose factors have not",
    ),
    (
        "readings.moments.coordinates",
        "return len(left) == len(right) and all(a.key() == b.key() for a, b in zip(left, right, strict=True))",
        "True → False",
    ): (EQUIVALENT, "both are of one length where they are gone through together"),
    (
        "readings.moments.signs",
        "if (scale > 0) != (coefficient > 0) or not all(map(ge, exponents, term)):",
        "0 → -1",
    ): (EQUIVALENT, "the scale is an integer that is not 0"),
    ("readings.matrices.surds", "return len(above) and (1 if above[0] else -1)", "1 → 2"): (
        EQUIVALENT,
        "a sign is only held against 0",
    ),
    ("readings.matrices.points", "_MATRICES: list[Callable[[int, int], Value]] = [", "1 → 0"): (
        INCOMPLETE,
        "a free matrix has other entries at a few of the points",
    ),
    ("vocabulary", "super().__init_subclass__(**options)", "super().__init_subclass__(**options) → pass"): (
        EQUIVALENT,
        "what a subclass of object inherits does nothing",
    ),
    ("readings.integers", "if base == 1:", "1 → 2"): (
        EQUIVALENT,
        "it is never 2, which is a small prime; and 1 has no factors below either",
    ),
    (
        "readings.moments.functions",
        "result = result * (factor if power > 0 else factor.reciprocal())",
        "power > 0 → power >= 0",
    ): (EQUIVALENT, "the power of a unit is the numerator of a coefficient that is not 0"),
    ("readings.moments.signs", "return self.certify(gap, depth - 1)", "1 → 2"): (
        INCOMPLETE,
        "a search for a sign ends earlier",
    ),
    (
        "verdicts.decision",
        "if proof is not None and len(proof.conditions) <= len(conditions):",
        "len(proof.conditions) <= len(conditions) → len(proof.conditions) < len(conditions)",
    ): (INCOMPLETE, "of two proofs with as many conditions the other one is given, and without a second one none is"),
    ("certificates.certificate", "return (", "len(places) == 1 → len(places) != 1"): (
        INCOMPLETE,
        "the root of a positive letter counts as not negative, where it is positive",
    ),
    ("readings.matrices.points", "value = _SHAPES[number](index or 0)", "0 → -1"): (
        INCOMPLETE,
        "a scalar has another value at a few of the points",
    ),
    (
        "readings.matrices.points",
        "return tuple(Point(n, (number + 1) % (n + 1), number) for n, numbers in _ORDER for number in numbers)",
        "number + 1 → number - 1",
    ): (
        INCOMPLETE,
        "the numbers of zero gains are gone through in another order",
    ),
    (
        "readings.matrices.points",
        'return (abs(value[0]) if name == "eps" else value[0] or int(nonzero)), value[1]',
        "0 → 1",
    ): (INCOMPLETE, "ε has another value at a few of the points"),
    (
        "readings.matrices.points",
        "counts[key] = square, counts.get(key, (square, 0))[1] + 1",
        "counts.get(key, (square, 0))[1] + 1 → counts.get(key, (square, 0))[1] - 1",
    ): (
        EQUIVALENT,
        "all counts change their sign, and with them the polynomial; its roots stay",
    ),
    (
        "readings.matrices.signs",
        "left = _strength_of_forms(symbols, rest) or _strength_with_facts(symbols, rest, depth - 1)",
        "_strength_of_forms(symbols, rest) or _strength_with_facts(symbols, rest, depth - 1) → "
        "_strength_of_forms(symbols, rest) and _strength_with_facts(symbols, rest, depth - 1)",
    ): (INCOMPLETE, "a rest has to be found not negative in both ways"),
    (
        "readings.matrices.signs",
        "if all(c > 0 and all(e % 2 == 0 for e in m) for m, c in form.items()):",
        "c > 0 → c >= 0",
    ): (
        EQUIVALENT,
        "a form keeps no coefficient that is 0",
    ),
    ("readings.matrices.surds", "precision *= 2", "precision *= 2 → precision += 2"): (
        EQUIVALENT,
        "the precision rises more slowly to one at which the sign shows",
    ),
    ("readings.matrices.surds", "_LONGEST = 100_000", "100000 → 99999"): (
        INCOMPLETE,
        "a number of 100,000 bits is refused too",
    ),
    (
        "readings.matrices.symbols",
        "self._work -= len(numerator) * (1 + len(factors))",
        "1 + len(factors) → 1 * len(factors)",
    ): (
        INCOMPLETE,
        "work is counted in another way",
    ),
    ("readings.moments.form_terms", '_ZERO: Term = ("rational", 0, 1)', "1 → 2"): (EQUIVALENT, "0/2 is 0/1"),
    ("readings.moments.field", "for root in self.roots_in(factor)[:1]:", "1 → 2"): (
        EQUIVALENT,
        "a square root that is found from a second root is squared and compared too",
    ),
    ("readings.moments.signs", "if not roots or not depth:", "not depth → depth"): (
        INCOMPLETE,
        "the sign of a sum with a root is looked for term by term, where a root is a letter like others",
    ),
    (
        "readings.moments.opaque",
        "if total.value.is_zero():",
        "if total.value.is_zero() → if not total.value.is_zero()",
    ): (
        INCOMPLETE,
        "the sum of an opaque vector is written out, which is its value",
    ),
    (
        "readings.moments.generator_signs",
        "for picked in [[entry] for entry in own] + [own] * (len(own) > 1):",
        "len(own) > 1 → len(own) >= 1",
    ): (EQUIVALENT, "the fact about a single entry is listed twice"),
    (
        "certificates.certificate",
        "return POSITIVE if any(self.polynomial in (e, -e) for e in space.signs.excluded) else 0",
        "0 → -1",
    ): (EQUIVALENT, "a strength that is not positive shows nothing"),
    (
        "certificates.certificate",
        "product, found, sign = space.field.ring.constant(self.content), POSITIVE, 1 if self.content > 0 else -1",
        "1 → 2",
    ): (EQUIVALENT, "of this number the sign alone is looked at"),
    (
        "readings.moments.space",
        'constant = numerator.subs({f"x{i}": 0 for i in range(len(self.field.generators))})',
        "0 → -1",
    ): (INCOMPLETE, "of P = 0 another number q ≠ 0 is used: P − q is not 0 either"),
    (
        "readings.moments.signs",
        "return self.certify(-gap, depth - 1)",
        "return self.certify(-gap, depth - 1) → return None",
    ): (
        INCOMPLETE,
        "a sum with a root is taken term by term",
    ),
    ("readings.matrices.reals", "return 1 if self.value > 0 else -1", "1 → 2"): (
        EQUIVALENT,
        "a sign is compared with 0 alone",
    ),
    (
        "readings.matrices.symbols",
        "self.relate(min(used, key=lambda i: (self.names[i][1] is not None, i)), polynomial)",
        "min(used, key=lambda i: (self.names[i][1] is not None, i)) → "
        "max(used, key=lambda i: (self.names[i][1] is not None, i))",
    ): (EQUIVALENT, "an equation is solved for another of its letters"),
    ("readings.matrices.placing", "root = Surd({1: self.a[0] / self.d[0]}).sqrt()", "1 → 2"): (
        INCOMPLETE,
        "a point is moved to a wrong place, and is refused there by the hypotheses",
    ),
    ("readings.moments.hypotheses", "_GENERATORS, _MOST_GENERATORS = 12, 1000", "1000 → 1001"): (
        INCOMPLETE,
        "a ring of 1,001 generators is tried too",
    ),
    ("verdicts.decision", "SMALL, LARGE = 100, 5000", "5000 → 4999"): (INCOMPLETE, "a form of 5,000 terms is refused"),
    ("readings.moments.signs", "self.work = 0", "0 → 1"): (INCOMPLETE, "one polynomial less is looked at"),
    (
        "readings.moments.field",
        "if max(len(top), len(bottom)) > self.field.terms:",
        "max(len(top), len(bottom)) > self.field.terms → max(len(top), len(bottom)) >= self.field.terms",
    ): (INCOMPLETE, "a form of as many terms as are allowed is refused"),
    (
        "verdicts.decision",
        "if not found or not all(decision.holds for decision in found):",
        "all((decision.holds for decision in found)) → any((decision.holds for decision in found))",
    ): (
        INCOMPLETE,
        "of a case no witness is looked for: it holds, or nothing comes of it, or sides that should differ do not; and "
        "whether they differ is asked anew of the whole claim",
    ),
    ("readings.matrices.signs", "best = max(best, known, left if rest else 0)", "0 → 1"): (
        EQUIVALENT,
        "the largest of it and of what is at least 1 is taken",
    ),
    (
        "readings.moments.signs",
        "best = max(best, min(known, sign), 0 if rest.is_zero() else rest_strength)",
        "0 → 1",
    ): (EQUIVALENT, "the largest of it and of what is at least 1 is taken"),
    (
        "readings.moments.signs",
        "if len(self._answers) >= _WORK:",
        "len(self._answers) >= _WORK → len(self._answers) > _WORK",
    ): (EQUIVALENT, "what is kept is forgotten one answer later, and worked out again"),
    ("readings.matrices.reals", "if self.sign() <= 0:", "self.sign() <= 0 → self.sign() < 0"): (
        EQUIVALENT,
        "the logarithm of an exact 0 is refused in the same words one step on",
    ),
    ("readings.moments.field", "sign = 1 if content > 0 else -1", "0 → -1"): (
        EQUIVALENT,
        "the content is an integer that is not 0",
    ),
    (
        "readings.matrices.functions",
        "one = one if exponent > 0 else one.inverse()",
        "exponent > 0 → exponent >= 0",
    ): (EQUIVALENT, "the exponent of a factor is not 0"),
    (
        "readings.matrices.signs",
        "found, sign = POSITIVE, 1 if content > 0 else -1",
        "content > 0 → content >= 0",
    ): (EQUIVALENT, "the content of what is not 0 is not 0"),
    ("readings.moments.field", "self.unoriented += 1", "1 → 0"): (
        EQUIVALENT,
        "the absolute value of the same factor is taken too, which counts",
    ),
    ("readings.moments.polynomials", "(r, s, t), (last, last_s, last_t) = rows[-2:]", "2 → 3"): (
        EQUIVALENT,
        "there are two rows",
    ),
    (
        "readings.matrices.truth",
        "for n, (a, b) in enumerate(zip(left.entries, right.entries, strict=True), 1):",
        "True → False",
    ): (EQUIVALENT, "both sides have as many entries where they are gone through together"),
    (
        "readings.moments.field",
        "if not self.roots_in(top) and all(f in self.trusted or self.signs.is_nonzero(f) for f in known):",
        "not self.roots_in(top) and all((f in self.trusted or self.signs.is_nonzero(f) for f in known)) → "
        "not self.roots_in(top) or all((f in self.trusted or self.signs.is_nonzero(f) for f in known))",
    ): (
        EQUIVALENT,
        "what conjugates bring into a denominator is 0 at points that the signs of roots tell apart; a number without "
        "roots is the same for each of them, and has no such denominator",
    ),
    (
        "readings.moments.space",
        'order = {"moment": 0, "scalar": 1, "entry": 2, "critical": 3, "cycle": 4, "size": 5}',
        "3 → 2",
    ): (INCOMPLETE, "an equation is solved for another of its letters"),
    (
        "readings.moments.space",
        'order = {"moment": 0, "scalar": 1, "entry": 2, "critical": 3, "cycle": 4, "size": 5}',
        "3 → 4",
    ): (INCOMPLETE, "an equation is solved for another of its letters"),
    (
        "readings.moments.roots",
        "return max(part, key=lambda monomial: [dict(monomial).get(letter, 0) for letter in order])",
        "0 → -1",
    ): (INCOMPLETE, "another term of a square leads, so the root is written in another form"),
    (
        "readings.moments.graphs",
        "matrices = word.matrices if len(word.matrices) > 1 else (word.matrices[0].on_diagonal,)",
        "1 → 2",
    ): (EQUIVALENT, "the trace of two matrices is a sum of entrywise products, and is worked out elsewhere"),
}
