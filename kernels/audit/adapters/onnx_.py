"""ONNX: the reference evaluator's operators, and the body by which the standard itself defines them."""

from functools import lru_cache, partial
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator

from lnverify.kernels.audit.adapters import Implementation

TYPES = {
    "float64": TensorProto.DOUBLE,
    "float32": TensorProto.FLOAT,
    "float16": TensorProto.FLOAT16,
    "bfloat16": TensorProto.BFLOAT16,
}
OPSETS = {"LayerNormalization": 17, "RMSNormalization": 23}
DOMAIN = "standard"


@lru_cache(maxsize=256)
def model(operator: str, format: str, eps: float, body: bool = False) -> onnx.ModelProto:
    """A model of one operator, rows of any shape; with `body`, the standard's expansion of it instead."""
    names = ["x", "gain"] + (["bias"] if operator == "LayerNormalization" else [])
    # The expansion defines every output, so every one is asked for.
    outputs = ["y", "mean", "inverse"] if body and operator == "LayerNormalization" else ["y"]
    node = helper.make_node(operator, names, outputs, epsilon=eps)
    kind = TYPES[format]
    shapes: dict[str, Any] = {"x": ["rows", "N"], "gain": ["N"], "bias": ["N"], "y": ["rows", "N"]}
    values = {name: helper.make_tensor_value_info(name, kind, shape) for name, shape in shapes.items()}
    opsets, functions = [helper.make_opsetid("", OPSETS[operator])], list[onnx.FunctionProto]()
    if body:
        types = [values[name].type.SerializeToString() for name in names]
        function = onnx.FunctionProto()
        schema: Any = onnx.defs.get_schema(operator, OPSETS[operator])  # its methods have no stubs
        function.ParseFromString(
            schema.get_context_dependent_function_with_opset_version(OPSETS[operator], node.SerializeToString(), types)
        )
        function.domain = DOMAIN
        node = helper.make_node(operator, names, outputs, domain=DOMAIN)
        opsets, functions = [*opsets, helper.make_opsetid(DOMAIN, 1)], [function]
    graph = helper.make_graph([node], operator, [values[name] for name in names], [values["y"]])
    return helper.make_model(graph, opset_imports=opsets, functions=functions, ir_version=10)


def inputs(operator: str, x: np.ndarray, gain: np.ndarray, bias: np.ndarray) -> dict[str, np.ndarray]:
    """What the operator takes."""
    return {"x": x, "gain": gain} | ({"bias": bias} if operator == "LayerNormalization" else {})


def forward(operator: str, body: bool, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """The operator's first output, by the reference evaluator."""
    evaluator = ReferenceEvaluator(model(operator, x.dtype.name, eps, body))
    with np.errstate(all="ignore"):
        outputs: Any = evaluator.run(None, inputs(operator, x, gain, bias))
        return np.asarray(outputs[0])


def implementations() -> list[Implementation]:
    """Both operators, as evaluated and as expanded."""
    return [
        Implementation(
            name=f"onnx {operator}, {'function body' if body else 'reference'}",
            forward=partial(forward, operator, body),
            centred=operator == "LayerNormalization",
            entries=1 << 20,
        )
        for operator in OPSETS
        for body in (False, True)
    ]
