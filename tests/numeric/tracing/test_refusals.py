"""What cannot be traced is refused in a line that names the user's file and line, and is never proved."""

import inspect
import re

import pytest
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
    if place := re.match(r"(\S+), line (\d+)", message):
        lines, first = inspect.getsourcelines(function)
        assert place[1] == "untraceable.py" and first <= int(place[2]) < first + len(lines), message
    else:
        assert name in message, message


def test_there_are_sixty_functions():
    assert len(REFUSED) >= 60
