"""Sets of files: all old or all new, whatever is in the way, and nothing else left behind."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lnverify.numeric.publishing.files import read_object, write_set, write_whole
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.errors import InputError

OLD = {"a.md": "old a", "figures/b.svg": "old b"}
NEW = {"a.md": "new a", "figures/b.svg": b"new b", "figures/c.svg": "new c"}


def found(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def folder(tmp_path):
    """A folder with an old set and a file that is not of it."""
    write_set(tmp_path, OLD)
    (tmp_path / "other.md").write_text("other")
    return tmp_path


def test_set_replaces_only_itself(folder):
    paths = write_set(folder, NEW)
    assert paths == [folder / name for name in NEW]
    assert found(folder) == {"a.md": "new a", "figures/b.svg": "new b", "figures/c.svg": "new c", "other.md": "other"}


def test_stale_files_are_removed(folder):
    write_set(folder, {"a.md": "new a"}, gone=["figures/b.svg", "never/there.svg"])
    assert found(folder) == {"a.md": "new a", "other.md": "other"}


def test_failed_set_removes_nothing(folder):
    (folder / "c.md").mkdir()
    with pytest.raises(InputError, match=r"c\.md.*nothing has changed"):
        write_set(folder, {"c.md": "new c"}, gone=["figures/b.svg"])
    assert found(folder) == OLD | {"other.md": "other"}


def test_missing_folders_are_made(tmp_path):
    write_set(tmp_path / "x" / "y", OLD)
    assert found(tmp_path / "x" / "y") == OLD


def put_a_folder_in_its_place(folder):
    (folder / "figures" / "c.svg").mkdir()


def put_a_file_for_the_subfolder(folder):
    shutil.rmtree(folder / "figures")
    (folder / "figures").write_text("no folder")


@pytest.mark.parametrize("obstacle", [put_a_folder_in_its_place, put_a_file_for_the_subfolder])
def test_obstacle_changes_nothing(folder, obstacle):
    obstacle(folder)
    before = found(folder)
    with pytest.raises(InputError, match=r"figures.*nothing has changed") as error:
        write_set(folder, NEW)
    assert "\n" not in str(error.value)
    assert found(folder) == before


def test_a_link_stays_one(tmp_path):
    (tmp_path / "there").write_text("old")
    (tmp_path / "link").symlink_to("there")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "there").read_text() == "new"


def test_a_pipe_is_written_to(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with ThreadPoolExecutor() as pool:
        read = pool.submit((tmp_path / "pipe").read_text)
        write_whole(tmp_path / "pipe", "new")
        assert read.result() == "new"
    assert (tmp_path / "pipe").is_fifo()


def test_a_device_is_written_to():
    with pytest.raises(InputError, match="No space left"):
        write_whole(Path("/dev/full"), "new")
    assert Path("/dev/full").is_char_device()


LIMITED = """
import resource, sys
from pathlib import Path
from lnverify.numeric.publishing.files import write_set, write_whole
resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, resource.RLIM_INFINITY))
write_set(Path(sys.argv[1]), {"a.md": "new a", "figures/b.svg": "b" * 100_000})
"""


@pytest.mark.parametrize("place", [".", "missing/folder"])
def test_failed_write_leaves_old_files(folder, place):
    """As on a full disk: the kernel refuses the write in the middle of a file."""
    before = found(folder)
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(folder / place)], capture_output=True, text=True, cwd=ROOT
    )
    assert "InputError" in done.stderr and "(File too large); nothing has changed" in done.stderr
    assert found(folder) == before
    assert not (folder / "missing").exists()


def test_concurrent_writers_wait(folder):
    names = [f"{place}.md" for place in range(50)]
    with ThreadPoolExecutor(2) as pool:
        for pair in range(5):
            list(pool.map(lambda one: write_set(folder, dict.fromkeys(names, one)), (f"{pair} a", f"{pair} b")))
            assert len({(folder / name).read_text() for name in names}) == 1


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"NaN", b"\xff", b"[" * 10**5, b"9" * 10**4])
def test_a_damaged_file_is_told_in_one_line(text, tmp_path):
    (tmp_path / "a.json").write_bytes(text)
    with pytest.raises(InputError, match=r"^\S+a\.json: [^\n]+; another would be right$"):
        read_object(tmp_path / "a.json", "another")
