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
        as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with statements in LaTeX.")] = False,
    ) -> None:
        """Show a derivation step by step, and the false variants that are rejected.

        Example: lnverify prove riechers.eq6
        """
        from numeric.report.collect import claim_data
        from numeric.selection import select
        from proofs.claims import CLAIMS
        from proofs.verdict import confirm, judge

        found = [claim_data(judge(id), confirm(id), None) for id in select(ids, CLAIMS, say)]
        if as_json:
            show_json(claims=[{key: value for key, value in data.items() if key != "rows"} for data in found])
        else:
            for data in found:
                _show(data)
        raise typer.Exit(1 if any(data["faults"] for data in found) else 0)


def _show(data: dict[str, Any]) -> None:
    from proofs.claims import CLAIMS
    from proofs.printed import TEXT
    from proofs.printed_certificates import lines_of
    from proofs.verdict import assumptions, judge, print_hypotheses, print_steps

    claim, verdict = CLAIMS[data["id"]], judge(data["id"])
    show(f"{claim.id}: {claim.title}", bold=True)
    show(f"{verdict.in_words}   ({data['document']}; {claim.place})\n")
    assumed = assumptions(claim)
    for index, hypothesis in enumerate(print_hypotheses(assumed, TEXT)):
        show(f"  {'given' if index < len(claim.hypotheses) else 'further'}: {hypothesis}")
    steps, definitions = print_steps(claim.function, TEXT, assumed)
    for name, text in definitions.items():
        show(f"  where {name} = {text}")
    for index, (name, text) in enumerate(steps):
        show(f"\n  {index + 1}. {name or 'the statement'}")
        show(f"     {text}")
        found = verdict.decision.steps
        if index < len(found) and found[index].proved and found[index].form_text:
            show(f"     both sides: {found[index].form_text}", dim=True)
        certificate = found[index].certificate if index < len(found) else None
        if certificate is not None:
            for line in lines_of(certificate):
                show(f"     {line}", dim=True)
    if verdict.as_stated.witness:
        show(f"\n  fails as stated {verdict.as_stated.witness}")
    if claim.corrected_by:
        show(f"  true instead: {claim.corrected_by}")
    if claim.remark:
        show(f"\n  {claim.remark}")
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


def _place(item: dict[str, Any]) -> str:
    zeros = "" if item["zeros"] is None else f", k = {item['zeros']}"
    return f"N = {item['dimension']}{zeros}"
