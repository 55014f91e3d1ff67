"""What is kept is what was written; what is damaged, hostile, or cannot be kept, is as if it had never been."""

import json
import os
import pickle

import pytest

from lnverify.numeric.publishing import cache


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache._make_room.cache_clear()
    return tmp_path / "lnverify"


def test_what_was_written_is_read(own):
    value = {"name": "ε", "numbers": [1, 0.1, None, True]}
    cache.write(cache.key("a", 1), value)
    assert cache.read_entry(cache.key("a", 1)) == value
    assert cache.read_entry(cache.key("a", 2)) is None
    assert own.is_dir()


class Hostile:
    def __reduce__(self):
        return os.abort, ()


OTHER_ROWS = {
    "no JSON": b"damaged" * 1000,
    "half a row": b'["0", {"verd',
    "a program": pickle.dumps(Hostile()),
    "no seal": b'{"verdict": "refuted"}',
    "another seal": json.dumps(["0" * 64, {"verdict": "refuted"}]).encode(),
    "a number": b"1",
    "no text": b"\xff\xfe",
    "too deep": b"[" * 10**6,
}


@pytest.mark.parametrize("row", OTHER_ROWS.values(), ids=OTHER_ROWS)
def test_another_row_is_made_anew(row):
    cache.write("key", {"verdict": "proved"})
    cache._path("key").write_bytes(row)
    assert cache.read_entry("key") is None
    assert cache.load_or_make("key", lambda: {"verdict": "proved"}) == {"verdict": "proved"}
    assert cache.read_entry("key") == {"verdict": "proved"}


def test_a_changed_value_is_not_believed():
    cache.write("key", {"verdict": "proved"})
    path = cache._path("key")
    path.write_text(path.read_text().replace("proved", "refuted"))
    assert cache.read_entry("key") is None


def test_a_row_under_another_key_is_not_believed():
    cache.write("one", {"verdict": "proved"})
    cache._path("one").rename(cache._path("other"))
    assert cache.read_entry("other") is None


def test_nobody_else_may_read_or_write(own, monkeypatch):
    own.mkdir(mode=0o777)
    own.chmod(0o777)
    cache.write("key", 1)
    assert own.stat().st_mode & 0o777 == 0o700 and cache.read_entry("key") == 1
    owner = own.stat().st_uid
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    assert cache.read_entry("key") is None


def test_what_was_not_read_for_longest_goes(monkeypatch):
    for number in range(3):
        cache.write(str(number), "x" * 100)
        os.utime(cache._path(str(number)), (0, 100 - number))
    cache.read_entry("2")
    monkeypatch.setattr(cache, "FULL", 400)
    cache._make_room.cache_clear()
    cache.write("3", 1)
    assert [cache.read_entry(str(number)) is None for number in range(4)] == [False, True, False, False]


def test_unwritable_folder_keeps_nothing(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    cache.write("key", 1)
    assert cache.read_entry("key") is None


def test_without_a_home_nothing_is_kept(monkeypatch):
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    cache.write("key", 1)
    assert cache.read_entry("key") is None


def test_a_relative_folder_is_ignored(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.folder() == tmp_path / ".cache" / "lnverify"
