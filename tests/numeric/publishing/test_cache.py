"""What is kept is what was written; what is damaged, or cannot be kept, is as if it had never been."""

import pytest

from lnverify.numeric.publishing import cache


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "lnverify" / "cache"


def test_what_was_written_is_read(own):
    value = {"name": "ε", "numbers": [1, 0.1, None, True]}
    cache.write(cache.key("a", 1), value)
    assert cache.read_entry(cache.key("a", 1)) == value
    assert cache.read_entry(cache.key("a", 2)) is None
    assert own.is_dir()


def test_a_damaged_database_is_none():
    cache.write("key", 1)
    for path in cache.folder().rglob("*.db*"):
        path.write_bytes(b"damaged" * 1000)
    cache._open_cache.cache_clear()
    assert cache.read_entry("key") is None
    cache.write("key", 2)


def test_unwritable_folder_keeps_nothing(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    cache.write("key", 1)
    assert cache.read_entry("key") is None


def test_a_relative_folder_is_ignored(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.folder() == tmp_path / ".cache" / "lnverify"
