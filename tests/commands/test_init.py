"""`lnverify init`: a minute to green, and nothing is written over."""

import tomllib

import pytest
from shell import run

from lnverify.commands.init import with_claims
from lnverify.numeric.version import INSTALL
from lnverify.proofs.errors import InputError

TEXTS = ["", '[project]\nname = "paper"\n', '[dependency-groups]\ndocs = ["sphinx"]\n\n[tool.ruff]\nline-length = 100']


@pytest.mark.parametrize("text", TEXTS)
def test_the_lines_join_what_is_there(text):
    result, before = tomllib.loads(with_claims(text)), tomllib.loads(text)
    assert result["tool"].pop("lnverify") == {"claims": ["claims.py"]}
    assert result == {"tool": {}, **before}


@pytest.mark.parametrize("text", ["[tool.lnverify]\nclaims = []\n", "[tool", "tool = 3\n", "a = " + "[" * 10**4])
def test_what_cannot_be_joined_is_told(text):
    with pytest.raises(InputError, match="nothing was written"):
        with_claims(text)


def test_its_claims_are_green(tmp_path):
    done = run("init", "--prefix", "ours", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    workflow = (tmp_path / ".github" / "workflows" / "claims.yml").read_text()
    assert f"{INSTALL} pytest" in workflow and "http" not in workflow
    for id in ("ours.centred", "ours.spread"):
        assert "proved: true for every N" in run("prove", id, cwd=tmp_path).stdout
    again = run("init", cwd=tmp_path)
    assert (again.returncode, again.stderr) == (2, "lnverify: claims.py: it is there already; nothing was written\n")


@pytest.mark.parametrize("prefix", ["riechers", "My_Paper"])
def test_a_prefix_that_cannot_be(prefix, tmp_path):
    done = run("init", "--prefix", prefix, cwd=tmp_path)
    assert done.returncode == 2 and list(tmp_path.iterdir()) == []
