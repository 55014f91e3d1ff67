"""`lnverify site` is refused in one line; tests/site has what it writes."""

import pytest
from shell import run

pytestmark = pytest.mark.integration


def test_a_folder_of_reports_that_is_not_there(tmp_path):
    shown = run("site", "--reports", "nowhere", cwd=tmp_path)
    assert shown.returncode == 2 and list(tmp_path.iterdir()) == []
    assert shown.stderr.startswith("lnverify: --reports nowhere: no such folder; ")
