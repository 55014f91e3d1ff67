"""The training results behind the figures: measured once, and kept beside the report with the machine."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.numeric.data import SHIPPED
from lnverify.numeric.publishing.provenance import processor, versions
from lnverify.numeric.training.runs import LONG_SPIRAL, SPHERE, SPIRAL, Task, Training, train

TASKS = (SPIRAL, LONG_SPIRAL, SPHERE)
TRAINING = "figures/training.json"
"""The file of the results, below the folder of the reports."""

LEARNED = 0.95
"""The accuracy from which on a seed counts as having learned its task."""

Result = dict[str, Any]


def kept_in(reports: Path) -> Path:
    """The file of the results that pages show: of a folder of reports, or what ships where it has none of these."""
    own = reports / TRAINING
    return own if read(own) else SHIPPED / "training.json"


def results(reports: Path) -> tuple[dict[str, Result], str]:
    """What every task's training found, by name, and the text of the file to keep; trained where nothing is kept.

    A run repeats to the last bit on one machine. On another, products may round differently, and training
    amplifies that: so the results are measured data, which are read back.
    """
    values = read(kept_in(reports))
    if values is None:
        machine = {"processor": processor(), **versions("numpy")}
        values = {"machine": machine, "tasks": {task.name: _result(task) for task in TASKS}}
    text = json.dumps(values, indent=None, separators=(",", ":"), ensure_ascii=False) + "\n"
    # As they are read back, so that a first run and a second one draw from the same values.
    return json.loads(text)["tasks"], text


def read(path: Path) -> dict[str, Any] | None:
    """What a file of results holds; None where it is missing, cut short, or of other tasks than these."""
    try:
        result = json.loads(path.read_text(encoding="utf-8"))
        return (
            result if all(_declaration(task).items() <= result["tasks"][task.name].items() for task in TASKS) else None
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _declaration(task: Task) -> dict[str, Any]:
    """What a task declares, as its result repeats it."""
    return {
        "sizes": list(task.sizes),
        "eps": task.eps,
        "steps": task.steps,
        "rate": task.rate,
        "seeds": task.seeds,
        "points": task.data[0].shape[1],
        "unseen_points": task.unseen[0].shape[1],
    }


def _result(task: Task) -> Result:
    run = train(task)
    best = int(run.losses[:, -1].argmin())
    return _declaration(task) | {
        "learned": int((run.accuracy >= LEARNED).sum()),
        "steepest": _digits(steepest_doubling(run)),
        "best": best,
        "parameters": run.parameters[best].tolist(),
        "path": [_digits(row) for row in run.path[:, best]],
        "recorded": run.recorded,
        "losses": [_digits(row) for row in run.losses],
        "accuracies": [_digits(row) for row in run.accuracies],
        "unseen": _digits(run.unseen),
    }


def steepest_doubling(run: Training) -> Any:
    """The largest share of the whole fall of a seed's loss that one doubling of the steps brings, (seeds,).

    1 is a single drop between plateaus; a loss that falls evenly in log(1 + step) has one over the number of
    doublings, about 1/14.
    """
    log_steps = np.log2(1 + np.asarray(run.recorded, dtype=np.float64))
    later = np.stack([np.interp(np.minimum(log_steps + 1, log_steps[-1]), log_steps, row) for row in run.losses])
    return (run.losses - later).max(axis=1) / (run.losses[:, 0] - run.losses[:, -1])


def _digits(values: Any) -> list[float]:
    """Five significant digits: enough for a curve and a table, and a file that people can open."""
    return [float(f"{v:.5g}") for v in values]
