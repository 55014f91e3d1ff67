"""What cannot be traced is refused in a line that names the user's file and line, and is never proved."""

import inspect
import random
import re

import pytest
import torch
from untraceable import REFUSED

from lnverify.proofs.errors import InputError
from lnverify.testing import prove_equal


@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused_with_its_line(name):
    function, words, library = REFUSED[name]
    with pytest.raises(InputError) as caught:
        prove_equal(function, function, x="rows N", library=library)
    message = str(caught.value)
    assert words in message and "\n" not in message, message
    place = re.match(r"(\S+), line (\d+): ", message)
    assert place, message
    # The line is that of a helper, or of no file.
    if name not in ("calls_what_keeps_a_default", "made_from_text", "counts_down") and not name.startswith("keeps_"):
        lines, first = inspect.getsourcelines(function)
        assert place[1] == "untraceable.py" and first <= int(place[2]) < first + len(lines), message


class Keeps(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.count, self.seen, self.numbers = [0], {}, set()
        self.register_buffer("mean", torch.zeros(1))


class Counts(Keeps):
    def forward(self, x):
        self.count[0] += 1
        return x if self.count[0] < 100 else -x


class Remembers(Keeps):
    def forward(self, x):
        return x * self.seen.setdefault("factor", 2)


class Writes(Keeps):
    def forward(self, x):
        self.mean.add_(1.0)
        return x * self.mean


class Adds(Keeps):
    def forward(self, x):
        self.numbers.add(2)
        return x * len(self.numbers)


class Sets(Keeps):
    def forward(self, x):
        self.last = x
        return x


class Draws(Keeps):
    def __init__(self):
        super().__init__()
        self.generator = random.Random(0)

    def forward(self, x):
        return x if self.generator.random() > 1e-9 else -x


class Iterates(Keeps):
    def __init__(self):
        super().__init__()
        self.numbers = iter([1] * 1000)

    def forward(self, x):
        return x * next(self.numbers)


class HasDefault(Keeps):
    def forward(self, x, seen=[]):  # noqa: B006
        seen.append(1)
        return x if len(seen) < 100 else -x


@pytest.mark.parametrize("cls", [Counts, Remembers, Writes, Adds, Sets, Draws, Iterates, HasDefault])
def test_a_module_that_changes_is_refused(cls):
    with pytest.raises(
        InputError, match=r"changes what it keeps|is changed|add_ is not in the vocabulary|no argument decides"
    ):
        prove_equal(cls(), cls(), x="rows N")


def test_there_are_hundred_functions():
    assert len(REFUSED) >= 100
