"""`lnverify prove`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from numeric.commands.console import say, show, show_json

IDS = "Ids of claims, beginnings or patterns of ids ('lnverify.axes*'); `lnverify claims` lists them."


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def prove(
        ids: Annotated[list[str], typer.Argument(metavar="ID...", help=IDS)],
        forms: Annotated[bool, typer.Option("--forms", help="Add the canonical forms and the certificates.")] = False,
        as_latex: Annotated[bool, typer.Option("--latex", help="Print LaTeX, which needs amsmath alone.")] = False,
        as_rocq: Annotated[bool, typer.Option("--rocq", help="Print a theorem of Rocq with its proof.")] = False,
        as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with statements in LaTeX.")] = False,
    ) -> None:
        """Show a derivation step by step, and the false variants that are rejected.

        Steps are in the letters of the claim. LaTeX has the statement, its hypotheses and the steps, a display each.

        Example: lnverify prove riechers.eq6 --latex > eq6.tex
        """
        from numeric.citations.citation import pin
        from numeric.citations.theorem import theorem
        from numeric.report.collect import claim_data
        from numeric.verdicts.selection import select
        from proofs.claims import CLAIMS
        from proofs.errors import InputError
        from proofs.verdicts.verdict import confirm, judge

        if as_json and (as_latex or forms):
            raise InputError("--json has everything; --latex and --forms are for output without it")
        if as_rocq:
            if as_json or as_latex or forms:
                raise InputError("--rocq prints a file of Rocq; it goes with no other form of output")
            raise typer.Exit(_show_rocq(select(ids, CLAIMS, say)))
        found = [claim_data(judge(id), confirm(id), None) for id in select(ids, CLAIMS, say)]
        if as_json:
            show_json(claims=[{key: value for key, value in data.items() if key != "rows"} for data in found])
        for data in [] if as_json else found:
            if as_latex:
                show(f"% {pin(data)}: {data['in_words']}\n{theorem(data, in_steps=True, forms=forms)}\n")
            else:
                _show(data, forms)
        raise typer.Exit(1 if any(data["faults"] for data in found) else 0)


def _show_rocq(ids: list[str]) -> int:
    """Print the files that prove claims in Rocq; 1 where one has none."""
    from proofs.readings.rocq.files import alone
    from proofs.readings.rocq.identities import Unproved

    code = 0
    for id in ids:
        try:
            show(alone(id))
        except Unproved as reason:
            say(f"{id} has no proof in Rocq: {reason}")
            code = 1
    return code


def _show(data: dict[str, Any], forms: bool) -> None:
    from proofs.claims import CLAIMS
    from proofs.readings.printed import TEXT
    from proofs.verdicts.verdict import assumptions, judge, print_hypotheses, print_letters, print_steps

    claim, verdict = CLAIMS[data["id"]], judge(data["id"])
    show(f"{claim.id}: {claim.title}", bold=True)
    show(f"{verdict.in_words}   ({data['document']}; {claim.place})\n")
    assumed = assumptions(claim)
    letters = print_letters(claim.function, assumed, TEXT)
    if quantified := _quantified(letters):
        show(f"  for any {quantified}")
    for index, hypothesis in enumerate(print_hypotheses(assumed, TEXT)):
        show(f"  {'given' if index < len(claim.hypotheses) else 'further'}: {hypothesis}")
    steps, definitions = print_steps(claim.function, TEXT, assumed)
    for name, text in definitions.items():
        show(f"  where {name} = {text}")
    if any("^D" in text for text in (*definitions.values(), *(text for _, text in steps))):
        show("  where v^D is 1/v in the entries in which v is not 0, and 0 elsewhere")
    for index, (name, text) in enumerate(steps):
        show(f"\n  {index + 1}. {name or 'the statement'}")
        show(f"     {text}")
        if forms and index < len(verdict.decision.steps):
            _show_form(verdict.decision.steps[index])
    if forms:
        _show_legend([step.form_text for step in verdict.decision.steps if step.proved], letters["zero_gains"])
    if verdict.as_stated.witness:
        show(f"\n  fails as stated {verdict.as_stated.witness}")
    if claim.corrected_by:
        show(f"  true instead: {claim.corrected_by}")
    for paragraph in claim.remark.split("\n\n") if claim.remark else ():
        show(f"\n  {paragraph}")
    show("\n  near misses")
    for miss in verdict.near_misses:
        how = f"false {miss.decision.witness}" if miss.decision.witness else "false: both sides have the same form"
        show(f"   - {miss.name}: {how if miss.rejected else 'NOT REJECTED'}")
    told = [i for i in data["second_proof"] if i["outcome"] != "vacuous"]
    second = "; ".join(_place(item) + " " + item["outcome"] for item in told)
    show(f"\n  second proof, on SymPy matrices: {second}")
    for fault in data["faults"]:
        show(f"  FAULT: {fault}")
    show("")


def _quantified(letters: dict[str, Any]) -> str:
    """The free letters, in words."""
    numbers = [letter for letter in letters["scalars"] if letter != "ε"]
    kinds = (("vector", letters["vectors"]), ("number", numbers))
    parts = [f"{kind}{'s' * (len(names) > 1)} {', '.join(names)}" for kind, names in kinds if names]
    for letter, shape in letters.get("shapes", {}).items():
        parts.append(f"matrix {letter}, {' by '.join(shape)}" if len(shape) > 1 else f"vector {letter} of M entries")
    return "; ".join([*parts, *(["ε ≥ 0"] if "ε" in letters["scalars"] else [])])


def _show_form(step: Any) -> None:
    """What both sides of a proved step come to, or why an order holds."""
    from proofs.certificates.printed import lines_of

    if step.proved and step.form_text:
        show(f"     both sides: {step.form_text}", dim=True)
    for line in lines_of(step.certificate) if step.certificate else ():
        show(f"     {line}", dim=True)


def _show_legend(forms: list[str], has_zero_gains: bool) -> None:
    from proofs.readings.moments.forms import legend
    from proofs.readings.printed import TEXT

    for number, line in enumerate(legend(forms, TEXT, has_zero_gains)):
        show(f"\n  in the forms {line}" if number == 0 else f"               {line}", dim=True)


def _place(item: dict[str, Any]) -> str:
    zeros = "" if item["zeros"] is None else f", k = {item['zeros']}"
    return f"N = {item['dimension']}{zeros}"
