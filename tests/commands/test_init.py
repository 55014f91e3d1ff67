"""`lnverify init`: a minute to green, and nothing is written over."""

import tomllib

import pytest
from shell import run

from lnverify.commands.init import with_claims
from lnverify.numeric.version import INSTALL, REQUIREMENT
from lnverify.proofs.errors import InputError

TEXTS = {
    "none": "",
    "a project": '[project]\nname = "paper"\n',
    "other groups": '[dependency-groups]\ndocs = ["sphinx"]\n\n[tool.ruff]\nline-length = 100',
    "the group": '[dependency-groups]\nlnverify = ["lnverify"]\n',
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_lines_join_what_is_there(name):
    result, before = tomllib.loads(with_claims(TEXTS[name], REQUIREMENT)), tomllib.loads(TEXTS[name])
    assert result["tool"]["lnverify"] == {"claims": ["claims.py"]}
    assert result["dependency-groups"]["lnverify"] == (["lnverify"] if name == "the group" else [REQUIREMENT, "pytest"])
    assert result.get("project") == before.get("project")
    assert result["tool"].get("ruff") == before.get("tool", {}).get("ruff")


@pytest.mark.parametrize(
    "text",
    [
        "[tool.lnverify]\nclaims = []\n",
        "[tool",
        'dependency-groups = {docs = ["a"]}\n[x]\n',
        "tool = 3\n",
        "dependency-groups = 3\n",
    ],
)
def test_what_cannot_be_joined_is_told(text):
    with pytest.raises(InputError, match="nothing was written"):
        with_claims(text, REQUIREMENT)


def test_its_claims_are_green(tmp_path):
    done = run("init", "--prefix", "ours", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    workflow = (tmp_path / ".github" / "workflows" / "claims.yml").read_text()
    assert f"{INSTALL} --group lnverify" in workflow and "http" not in workflow
    for id in ("ours.centred", "ours.spread"):
        assert "proved: true for every N" in run("prove", id, cwd=tmp_path).stdout
    again = run("init", cwd=tmp_path)
    assert (again.returncode, again.stderr) == (2, "lnverify: claims.py: it is there already; nothing was written\n")


@pytest.mark.parametrize("prefix", ["riechers", "My_Paper"])
def test_a_prefix_that_cannot_be(prefix, tmp_path):
    done = run("init", "--prefix", prefix, cwd=tmp_path)
    assert done.returncode == 2 and list(tmp_path.iterdir()) == []
