"""`lnverify prove`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from lnverify.numeric.commands.console import say, show, show_json
from lnverify.numeric.commands.own import Files, Timeout, asked_claims, exit_code, within

IDS = "Ids of claims, beginnings or patterns of ids ('lnverify.axes*'); `lnverify claims` lists them."


def complete_ids(incomplete: str) -> list[str]:
    """The ids of claims that begin so, for the shell."""
    from lnverify.numeric.verdicts import shipped

    return [id for id in shipped.shipped_verdicts() if id.startswith(incomplete)]


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def prove(
        ids: Annotated[list[str], typer.Argument(metavar="ID...", help=IDS, autocompletion=complete_ids)],
        forms: Annotated[bool, typer.Option("--forms", help="Add canonical forms and certificates.")] = False,
        as_latex: Annotated[bool, typer.Option("--latex", help="Print LaTeX, which needs amsmath alone.")] = False,
        as_rocq: Annotated[bool, typer.Option("--rocq", help="Print a Rocq theorem with its proof.")] = False,
        as_sympy: Annotated[
            bool, typer.Option("--sympy", help="Print a program that needs SymPy alone, and run it.")
        ] = False,
        size: Annotated[
            int | None, typer.Option("--n", help="N of the program that --sympy prints; 3 by default.")
        ] = None,
        keep: Annotated[bool, typer.Option("--keep", hidden=True)] = False,
        as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with statements in LaTeX.")] = False,
        files: Files = None,
        timeout: Timeout = 0,
    ) -> None:
        """Show a derivation step by step, and the false variants that are rejected.

        --latex prints the statement, its hypotheses and the steps, each as a display.

        Example: lnverify prove riechers.eq6 --sympy > eq6.py
        """
        from lnverify.numeric.citations.citation import pin
        from lnverify.numeric.citations.theorem import theorem
        from lnverify.numeric.report.collect import claim_data
        from lnverify.proofs.errors import InputError
        from lnverify.proofs.verdicts.verdict import judge, run_second_proof

        if as_json and (as_latex or forms):
            raise InputError("--json has everything; --latex and --forms are for output without it")
        if size is not None and not as_sympy:
            raise InputError("--n is the size of the program that --sympy prints; add --sympy")
        chosen, own = asked_claims(ids, files, timeout)
        if as_rocq:
            if as_json or as_latex or forms or as_sympy:
                raise InputError("--rocq prints a file of Rocq; it goes with no other form of output")
            raise typer.Exit(exit_code(own, _show_rocq(chosen)))
        if as_sympy:
            if as_json or as_latex or forms:
                raise InputError("--sympy prints a program; it goes with no other form of output")
            raise typer.Exit(exit_code(own, _show_sympy(chosen, 3 if size is None else size, keep)))
        found = [within(timeout, id, lambda id: claim_data(judge(id), run_second_proof(id), None)) for id in chosen]
        for data in found if forms else ():
            _fold(data)
        if as_json:
            show_json(claims=[{key: value for key, value in data.items() if key != "rows"} for data in found])
        for data in [] if as_json else found:
            if as_latex:
                show(f"% {pin(data)}: {data['in_words']}\n{theorem(data, in_steps=True, forms=forms)}\n")
            else:
                _show(data, forms)
        raise typer.Exit(exit_code(own, any(data["faults"] for data in found)))


def _show_rocq(ids: list[str]) -> int:
    """Print the files that prove claims in Rocq; 1 where one has none."""
    from lnverify.proofs.readings.rocq.files import standalone_file
    from lnverify.proofs.readings.rocq.identities import Unproved

    code = 0
    for id in ids:
        try:
            show(standalone_file(id))
        except Unproved as reason:
            say(f"{id} has no proof in Rocq: {reason}")
            code = 1
    return code


def _show_sympy(ids: list[str], size: int, keep: bool) -> int:
    """Print claims as programs, and what each printed when it was run; 1 where one settles not all of its claim."""
    from lnverify.numeric.verdicts import programs

    if keep:
        for id in ids:
            programs.keep({id: programs.settle(id)})
        return 0
    code = 0
    for text in (programs.to_text(id, program) for id in ids for program in programs.programs(id, size)):
        found = programs.run(text)
        show(text)
        for line in [*found.lines, *([found.failure] if found.failure else [])]:
            show(f"# {line}")
        show("")
        code = code if found.is_settled else 1
    return code


def _fold(data: dict[str, Any]) -> None:
    """Put the canonical forms into the letters of the claim; leave out those that are longer than two lines."""
    from lnverify.numeric.verdicts.decided import LONGEST_DISPLAY
    from lnverify.proofs.readings.moments.folded import LONGEST, folded_forms
    from lnverify.proofs.registry import CLAIMS
    from lnverify.proofs.verdicts.verdict import assumptions

    declared = CLAIMS[data["id"]]
    folded = folded_forms(declared.function, assumptions(declared))
    for index, (step, kept) in enumerate(zip(data["steps"], data["text"]["forms"], strict=False)):
        latex, text = folded[index] if kept else ("", "")
        if not text and len(kept) <= LONGEST:
            latex, text = step["form"], kept
        step["form"], data["text"]["forms"][index] = latex, text
        if len(text) > LONGEST_DISPLAY:
            data["lines"][latex] = latex


def _show(data: dict[str, Any], forms: bool) -> None:
    from lnverify.proofs.prose import plain

    text = data["text"]
    show(f"{data['id']}: {plain(data['title'])}", bold=True)
    show(f"{data['in_words']}   ({data['document']}; {plain(data['place'])})\n")
    if quantified := _quantify(text["letters"]):
        show(f"  for any {quantified}")
    for kind, hypotheses in (("given", text["hypotheses"]), ("further", text["extra_hypotheses"])):
        for hypothesis in hypotheses:
            show(f"  {kind}: {hypothesis}")
    for name, meaning in text["definitions"].items():
        show(f"  where {name} = {meaning}")
    if any("^D" in said for said in (*text["definitions"].values(), *text["steps"])):
        show("  where v^D is 1/v in the entries in which v is not 0, and 0 elsewhere")
    for index, step in enumerate(data["steps"]):
        show(f"\n  {index + 1}. {plain(step['name']) or 'the statement'}")
        show(f"     {text['steps'][index]}")
        if forms and text["forms"][index]:
            show(f"     both sides: {text['forms'][index]}", dim=True)
        for line in text["certificates"][index] if forms else ():
            show(f"     {line}", dim=True)
    if forms:
        _show_legend(text["forms"], text["letters"]["zero_gains"])
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
    told = [i for i in data["second_proof"] if i["outcome"] != "vacuous"]
    second = "; ".join(_place(item) + " " + item["outcome"] for item in told)
    nothing = "the hypotheses hold at no N that was tried"
    show(f"\n  second proof, on exact matrices over SymPy's polynomial rings: {second or nothing}")
    for fault in data["faults"]:
        show(f"  FAULT: {fault}")
    show("")


def _reasons(data: dict[str, Any]) -> list[str]:
    """Of a claim of one's own that is not proved: what is open, and what would settle it."""
    from lnverify.proofs.verdicts.explanation import reasons
    from lnverify.proofs.verdicts.verdict import judge

    return [] if data["verdict"] == "proved" or data["corrected_by"] else reasons(judge(data["id"]))


def _quantify(letters: dict[str, Any]) -> str:
    """The free letters, in words."""
    numbers = [letter for letter in letters["scalars"] if letter != "ε"]
    kinds = (("vector", letters["vectors"]), ("number", numbers))
    parts = [f"{kind}{'s' * (len(names) > 1)} {', '.join(names)}" for kind, names in kinds if names]
    for letter, shape in letters.get("shapes", {}).items():
        parts.append(f"matrix {letter}, {' by '.join(shape)}" if len(shape) > 1 else f"vector {letter} of M entries")
    return "; ".join([*parts, *(["ε ≥ 0"] if "ε" in letters["scalars"] else [])])


def _show_legend(forms: list[str], has_zero_gains: bool) -> None:
    from lnverify.proofs.readings.moments.forms import legend
    from lnverify.proofs.readings.printed import TEXT

    for number, line in enumerate(legend(forms, TEXT, has_zero_gains)):
        show(f"\n  in the forms {line}" if number == 0 else f"               {line}", dim=True)


def _place(item: dict[str, Any]) -> str:
    zeros = "" if item["zeros"] is None else f", k = {item['zeros']}"
    return f"N = {item['dimension']}{zeros}"
