"""A near miss is the mistake that its name says: what it changes is compared with its words."""

import re
from collections import Counter

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.printed import has_dimension, print_in_full


def changed(claim, miss):
    """The statements of the claim that a near miss changes, and what stands in their place."""
    true, false = print_in_full(claim.function), print_in_full(miss)
    return [s for s in true if s not in false] or true, [s for s in false if s not in true]


def more(token, true, false):
    """How many times more the token stands in the near miss."""
    return sum(len(re.findall(token, s)) for s in false) - sum(len(re.findall(token, s)) for s in true)


def without_signs(statements):
    return Counter(re.sub(r"\\left|\\right|[-+()1\s]", "", "".join(sorted(statements))))


# By words that a name may have, whether the change is what they say.
SAID = {
    r"ε is lost|without ε$|\bno ε$": lambda true, false: more(r"\\epsilon", true, false) < 0,
    r"^(with|for every) ε( too)?$|^with ε at ": lambda true, false: more(r"\\epsilon", true, false) != 0,
    r"[NMnd] − 1 for [NMnd]\b|(divided by|divisor) [NMnd] − 1": lambda true, false: any(
        re.search("[NM] - 1", s) for s in false
    ),
    r"the root is lost": lambda true, false: more("sqrt", true, false) < 0,
    r"(plus for minus|minus for plus|sign turned|wrong sign|other sign)": lambda true, false: (
        without_signs(true) == without_signs(false)
    ),
    r"(?<!un)\bsquared$|is squared": lambda true, false: more("2", true, false) != 0,
}


def unlike(id, name):
    """The words of a near miss that are not what it changes."""
    claim = CLAIMS[id]
    numbers = not has_dimension(claim.function)
    parts = changed(claim, claim.near_misses[name])
    return [words for words, fits in SAID.items() if re.search(words, plain(name)) and not (numbers or fits(*parts))]


def test_near_misses_match_their_names():
    names = [(id, name) for id, claim in CLAIMS.items() for name in claim.near_misses]
    assert {each: words for each in names if (words := unlike(*each))} == {}


def test_every_rule_is_met():
    names = [plain(name) for claim in CLAIMS.values() for name in claim.near_misses]
    assert [words for words in SAID if not any(re.search(words, name) for name in names)] == []


def test_misnamed_change_is_noticed(monkeypatch):
    """An ε that is there, a divisor that is another, more than a sign: each was found once under such a name."""
    claim = CLAIMS["lnverify.output-variance"]
    miss = next(iter(claim.near_misses.values()))
    monkeypatch.setattr(claim, "near_misses", {"the sign turned": miss, r"$N - 1$ for $N$": miss})
    assert unlike(claim.id, "the sign turned")
    assert unlike(claim.id, r"$N - 1$ for $N$")
