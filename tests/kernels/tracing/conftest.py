"""The public functions of examples are at hand. Without torch nothing here is run: CI's stage of libraries has it."""

import sys
from importlib.util import find_spec

from lnverify.numeric.publishing.provenance import ROOT

sys.path.insert(0, str(ROOT / "examples"))

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
