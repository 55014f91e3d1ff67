"""`lnverify prove`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from lnverify.commands.console import say, show, show_json
from lnverify.commands.identify import show_functions
from lnverify.commands.own_claims import Files, Timeout, asked_claims, exit_code, within
from lnverify.numeric.verdicts.selection import resolve_word
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import PATIENCE
from lnverify.proofs.prose import plain

IDS = "Ids of claims, beginnings or patterns of ids ('lnverify.axes*'), which `lnverify claims` lists."
FUNCTIONS = "Or functions, as module:forward or module:forward,backward."


def complete_ids(incomplete: str) -> list[str]:
    """The ids of claims that begin so, for the shell."""
    from lnverify.numeric.verdicts import shipped

    return [id for id in shipped.shipped_verdicts() if id.startswith(incomplete)]


def prove(
    ids: Annotated[list[str], typer.Argument(metavar="ID...", help=f"{IDS} {FUNCTIONS}", autocompletion=complete_ids)],
    forms: Annotated[bool, typer.Option("--forms", help="Add canonical forms and certificates.")] = False,
    reasons: Annotated[
        bool, typer.Option("--reasons", help="Add the facts of each proof, each by a rule of the kernel.")
    ] = False,
    as_latex: Annotated[bool, typer.Option("--latex", help="Print LaTeX, which needs amsmath alone.")] = False,
    as_rocq: Annotated[bool, typer.Option("--rocq", help="Print a Rocq theorem with its proof.")] = False,
    as_sympy: Annotated[
        bool, typer.Option("--sympy", help="Print the derivation for every N that needs SymPy alone.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with statements in LaTeX.")] = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Show a derivation step by step, and the false variants that are rejected; or prove functions of your own.

    Of module:layer_norm,backward it says which norm the first is, and whether the second gives its gradients, for
    every shape; or where it fails, as a program, or which line of the file is outside the vocabulary.

    --latex prints the statement, its hypotheses and the steps, each as a display.

    Example: lnverify prove riechers.eq6 --sympy > eq6.py
    """
    from lnverify.numeric.citations.citation import pin
    from lnverify.numeric.citations.theorem import theorem
    from lnverify.proofs.verdicts.verdict import judge, run_second_proof
    from lnverify.report.collect import claim_data

    if functions := [name for name in ids if ":" in name]:
        if len(functions) < len(ids) or forms or as_latex or as_rocq or as_sympy:
            raise InputError(
                "functions are proved alone, with no option but --json; equal_claim and gradient_claim of "
                "lnverify.testing make a claim of them, which has the other forms"
            )
        raise typer.Exit(show_functions(functions, as_json, all_lines=True))

    kinds = {"--json": as_json, "--latex": as_latex, "--rocq": as_rocq, "--sympy": as_sympy}
    if len(asked := [flag for flag, is_asked in kinds.items() if is_asked]) > 1:
        raise InputError(f"{' and '.join(asked)} exclude each other; one of them would be right")
    if asked and (forms or reasons):
        raise InputError(f"--forms and --reasons go without {asked[0]}; leave one out")
    laws, words = split_laws(ids)
    if laws and as_sympy:
        raise InputError(f"{laws[0]['id']} is about runs that round; --rocq would be right")
    chosen, own = asked_claims(words, files, timeout) if words else ([], None)
    if as_rocq:
        for law in laws:
            show((f"(* given: {law['context']} *)\n" if law["context"] else "") + law["rocq"])
        raise typer.Exit(exit_code(own, _show_rocq(chosen)))
    if as_sympy:
        _show_sympy(chosen)
        return
    results = [within(timeout, id, lambda id: claim_data(judge(id), run_second_proof(id), None)) for id in chosen]
    if as_json:
        every = [*laws, *results]
        show_json(claims=[{key: value for key, value in data.items() if key != "rows"} for data in every])
    for data in [] if as_json else [*laws, *results]:
        if as_latex:
            show(f"% {pin(data)}: {data['in_words']}\n{theorem(data, in_steps=True)}\n")
        elif data in laws:
            show_law(data)
        else:
            _show(data, forms, reasons)
    raise typer.Exit(exit_code(own, any(data["faults"] for data in results)))


def split_laws(words: list[str]) -> tuple[list[dict[str, Any]], list[str]]:
    """The facts of the theorems of Rocq that words mean, of rounding or by hand, and the words that mean claims."""
    from lnverify.numeric.verdicts.shipped import shipped_theorems

    laws = shipped_theorems()
    meant = dict.fromkeys(id for word in words for id in resolve_word(word, laws))
    # A word that means both, such as "lnverify.", goes on to the claims.
    own = "lnverify.rounding", "lnverify.rocq"
    return [laws[id] for id in meant], [w for w in words if not w.startswith(own) or not resolve_word(w, laws)]


def show_law(law: dict[str, Any]) -> None:
    """A theorem of Rocq in mathematics; where nothing prints it, its title says it."""

    _show_given(law, f"theorem {law['theorem']} of {law['place']}")
    for meaning in law["where"]:
        show(f"  here {plain(meaning)}")
    for statement in law["text"]["steps"]:
        show(f"\n  {statement}")
    for number, miss in enumerate(law["near_misses"]):
        show("\n  near misses\n" * (number == 0) + f"   - {miss['name']}")
    check = "rocq" if law["id"].startswith("lnverify.rocq") else "bounds"
    show("\n" * bool(law["steps"]) + f"  as Rocq has it: lnverify prove {law['id']} --rocq")
    show(f"  to check: lnverify {check} --check\n")


def _show_given(data: dict[str, Any], place: str) -> None:
    """The title, the verdict and the place, hypotheses and definitions."""

    text = data["text"]
    show(f"{data['id']}: {plain(data['title'])}", bold=True)
    show(f"{data['in_words']}   ({place})\n")
    if quantified := _quantify(text["letters"]):
        show(f"  for any {quantified}")
    for kind, hypotheses in (("given", text["hypotheses"]), ("further", text["extra_hypotheses"])):
        for hypothesis in hypotheses:
            show(f"  {kind}: {hypothesis}")
    for name, meaning in text["definitions"].items():
        show(f"  where {name} = {meaning}")


def _show_rocq(ids: list[str]) -> int:
    """Print the files that prove claims in Rocq; 1 where one has none."""
    from lnverify.proofs.projects.loading import load_shipped
    from lnverify.proofs.registry import CLAIMS
    from lnverify.proofs.rocq.draft import Unproved
    from lnverify.proofs.rocq.files import standalone_file

    code = 0
    for id in ids:
        try:
            show(standalone_file(id))
        except Unproved as reason:
            has_rows = any("M" in (node.shape or ()) for node in CLAIMS[id].function.nodes)
            is_own = has_rows and id not in load_shipped().ids
            say(f"{id} has no proof in Rocq: {reason}{'; of code, of_a_row=True says it of one row' if is_own else ''}")
            code = 1
    return code


def _show_sympy(ids: list[str]) -> None:
    """Print the derivations of claims as scripts.

    Raises:
        InputError: for a claim that has none.
    """
    from lnverify.proofs.derivations import DERIVED
    from lnverify.proofs.derivations.script import script

    for id in ids:
        if id not in DERIVED:
            raise InputError(f"{id} is not derived in SymPy; these are: {', '.join(DERIVED)}")
    for id in ids:
        show(script(DERIVED[id]))


def _show(data: dict[str, Any], forms: bool, with_reasons: bool) -> None:
    from lnverify.numeric.verdicts.decided import apart_words, second_proof_words

    text = data["text"]
    _show_given(data, f"{data['document']}; {plain(data['place'])}")
    printed = [*text["definitions"].values(), *text["steps"], *(text["forms"] if forms else ())]
    if any("^D" in said for said in printed):
        show("  where v^D is 1/v in the entries in which v is not 0, and 0 elsewhere")
    for index, step in enumerate(data["steps"]):
        show(f"\n  {index + 1}. {plain(step['name']) or 'the statement'}")
        show(f"     {text['steps'][index]}")
        if forms and text["forms"][index]:
            show(f"     both sides: {text['forms'][index]}", dim=True)
        for line in text["certificates"][index] if forms else ():
            show(f"     {line}", dim=True)
        for line in _facts(data["id"], index) if with_reasons else ():
            show(f"     {line}", dim=True)
    for apart in data["apart"]:
        show(f"\n  {apart_words(apart)}")
    if data["witness"]:
        show(f"\n  fails as stated {plain(data['seen']) or data['witness']['text']}")
    for line in _reasons(data):
        show(f"  {line}")
    if data["corrected_by"]:
        show(f"  true instead: {data['corrected_by']}")
    for paragraph in plain(data["remark"]).split("\n\n") if data["remark"] else ():
        show(f"\n  {paragraph}")
    show("\n  near misses" * bool(data["near_misses"]))
    for miss in data["near_misses"]:
        how = f"false {miss['witness']['text']}" if miss["witness"] else "false: both sides have the same form"
        show(f"   - {plain(miss['name'])}: {how if miss['rejected'] else 'NOT REJECTED'}")
    second = second_proof_words([item for item in data["second_proof"] if item["outcome"] != "vacuous"])
    nothing = "the hypotheses hold at no N that was tried"
    show(f"\n  second proof, on exact matrices over SymPy's polynomial rings: {second or nothing}")
    for fault in data["faults"]:
        show(f"  FAULT: {fault}")
    show("")


def _facts(id: str, step: int) -> list[str]:
    """The facts that say a step."""
    from lnverify.proofs.verdicts.reasons import reason_lines
    from lnverify.proofs.verdicts.verdict import judge

    steps = judge(id).decision.steps
    return reason_lines(steps[step].facts) if step < len(steps) else []


def _reasons(data: dict[str, Any]) -> list[str]:
    """Of a claim of one's own that is not proved: what is open, and what would settle it."""
    from lnverify.proofs.verdicts.explanation import reasons
    from lnverify.proofs.verdicts.verdict import judge

    return [] if data["verdict"] == "proved" or data["corrected_by"] else reasons(judge(data["id"]))


def _quantify(letters: dict[str, Any]) -> str:
    """The free variables, in words."""
    numbers = [letter for letter in letters["scalars"] if letter != "ε"]
    kinds = (("vector", letters["vectors"]), ("number", numbers))
    parts = [f"{kind}{'s' * (len(names) > 1)} {', '.join(names)}" for kind, names in kinds if names]
    for letter, shape in letters.get("shapes", {}).items():
        parts.append(f"matrix {letter}, {' by '.join(shape)}" if len(shape) > 1 else f"vector {letter} of M entries")
    return "; ".join([*parts, *(["ε ≥ 0"] if "ε" in letters["scalars"] else [])])
