"""`lnverify prove`."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from numeric.commands.console import named_claims


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def prove(
        ids: Annotated[list[str], typer.Argument(metavar="ID...", help="Ids of claims; `lnverify claims` lists them.")],
        as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with statements in LaTeX.")] = False,
    ) -> None:
        """Show a derivation step by step, and the false variants that are rejected."""
        from numeric.report.collect import claim_data
        from proofs.verdict import confirm, judge

        chosen = named_claims(ids)
        faults = 0
        found = []
        for claim in chosen:
            data = claim_data(judge(claim.id), confirm(claim.id), None)
            faults += len(data["faults"])
            found.append(data)
        if as_json:
            print(
                json.dumps([{k: v for k, v in d.items() if k != "rows"} for d in found], ensure_ascii=False, indent=1)
            )
        else:
            for data in found:
                _show(data)
        raise typer.Exit(1 if faults else 0)


def _show(data: dict[str, Any]) -> None:
    from proofs.claims import CLAIMS
    from proofs.printed import TEXT
    from proofs.printed_certificates import lines_of
    from proofs.registry import SOURCES
    from proofs.verdict import assumptions, judge, print_hypotheses, print_steps

    console = Console(highlight=False, soft_wrap=True, markup=False)
    claim, verdict = CLAIMS[data["id"]], judge(data["id"])
    console.print(f"{claim.id}: {claim.title}", style="bold")
    console.print(f"{verdict.in_words}   ({SOURCES[claim.source]}; {claim.place})\n")
    assumed = assumptions(claim)
    for index, hypothesis in enumerate(print_hypotheses(assumed, TEXT)):
        console.print(f"  {'given' if index < len(claim.hypotheses) else 'further'}: {hypothesis}")
    steps, definitions = print_steps(claim.function, TEXT, assumed)
    for name, text in definitions.items():
        console.print(f"  where {name} = {text}")
    for index, (name, text) in enumerate(steps):
        console.print(f"\n  {index + 1}. {name or 'the statement'}")
        console.print(f"     {text}")
        found = verdict.decision.steps
        if index < len(found) and found[index].proved and found[index].form_text:
            console.print(f"     both sides: {found[index].form_text}", style="dim")
        certificate = found[index].certificate if index < len(found) else None
        if certificate is not None:
            for line in lines_of(certificate):
                console.print(f"     {line}", style="dim")
    if verdict.as_stated.witness:
        console.print(f"\n  fails as stated {verdict.as_stated.witness}")
    if claim.corrected_by:
        console.print(f"  true instead: {claim.corrected_by}")
    if claim.repair:
        console.print(f"  printed: {claim.repair}")
    if claim.remark:
        console.print(f"\n  {claim.remark}")
    console.print("\n  near misses")
    for miss in verdict.near_misses:
        how = f"false {miss.decision.witness}" if miss.decision.witness else "false: both sides have the same form"
        console.print(f"   - {miss.name}: {how if miss.rejected else 'NOT REJECTED'}")
    told = [i for i in data["second_proof"] if i["outcome"] != "vacuous"]
    second = "; ".join(_place(item) + " " + item["outcome"] for item in told)
    console.print(f"\n  second proof, on SymPy matrices: {second}")
    for fault in data["faults"]:
        console.print(f"  FAULT: {fault}")
    console.print()


def _place(item: dict[str, Any]) -> str:
    zeros = "" if item["zeros"] is None else f", k = {item['zeros']}"
    return f"N = {item['dimension']}{zeros}"
