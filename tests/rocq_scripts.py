"""Scripts of Rocq, given to its kernel."""

from lnverify.proofs.rocq import proof, statement
from lnverify.proofs.rocq.kernel import ROOT, check_texts


def complaint_of(folder, name, script):
    """What Rocq complains of in theorems, with what they say in a file of its own; "" where it accepts them."""
    proofs = f"{proof.IMPORTS}\nFrom {ROOT} Require Import {name}.\n{script.proof}\n"
    return check_texts(folder, name, f"{statement.IMPORTS}\n{script.statement}\n", proofs)
