"""Statements of Rocq, read into the trees of the random statements: it shares nothing with what prints them.

The definitions of `LayerNorm.v` are read from that file, those by entries aside, which the evaluator has.
"""

import re
from dataclasses import replace

from evaluator import evaluate, flat, like
from reals import compare

# What the first lines of LayerNorm.v define by entries, and words of MathComp.
CALLS = {
    "had": lambda u, v: ("mul", u, v),
    "vinv": lambda v: ("div", ("ones",), v),
    "sumv": lambda v: ("sum", v),
    "prodv": lambda v: ("product", v),
    "diag": lambda v: ("diag", v),
    "outer": lambda u, v: ("outer", u, v),
    "Num.sqrt": lambda x: ("sqrt", x),
    "\\tr": lambda A: ("trace", A),
    "\\det": lambda A: ("det", A),
}
OPERATIONS = {"+": "add", "-": "sub", "neg": "neg", "*": "mul", "/": "div", "*:": "mul", "*m": "apply", "^T": "T"}
ZERO, ONE = ("rational", 0, 1), ("rational", 1, 1)

# -- reading --------------------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"'(?:cV|M)\[R\]_N|'I_N|\d+%:R|N%:R|1%:M|%N|\\tr|\\det|/\\|:>|:=|->|=>|<=|!=|\^-1|\^T|\^\+|\*:|\*m|[-+*/=<~(),:]|\d+"
    r"|[A-Za-z_][\w']*(?:\.[A-Za-z_]\w*)*|\S"
)
_LEVELS = {"^+": 29, "*": 40, "/": 40, "*:": 40, "*m": 40, "+": 50, "-": 50, "=": 70, "<=": 70, "<": 70, "!=": 70,
           "/\\": 80, "->": 99}  # fmt: skip
_RELATIONS, _RIGHT = ("=", "<=", "<", "!="), ("/\\", "->")


class Reader:
    """Reads a text of Rocq into tuples: an operation and its parts."""

    def __init__(self, text):
        self.tokens, self.place = _TOKEN.findall(text), 0

    def peek(self):
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, *wanted):
        token = self.peek()
        assert not wanted or token in wanted, (token, wanted, self.tokens[max(0, self.place - 9) : self.place + 3])
        self.place += 1
        return token

    def term(self, level=200):
        left = self._start()
        while (token := self.peek()) in _LEVELS and _LEVELS[token] <= level:
            self.take()
            inner = _LEVELS[token] if token in _RIGHT else _LEVELS[token] - 1
            left = (token, left, self.term(inner))
            if token in _RELATIONS and self.peek() == ":>":
                self.take(), self.take()
        return left

    def _start(self):
        token = self.peek()
        if token == "-":
            self.take()
            return ("neg", self.term(35))
        if token == "~":
            self.take()
            return ("not", self.term(75))
        if token in ("forall", "exists", "fun", "let"):
            return getattr(self, f"_{self.take()}")()
        head, arguments = self._atom(), []
        while self._starts_an_atom(self.peek()):
            arguments.append(self._atom())
        return ("apply", head, *arguments) if arguments else head

    @staticmethod
    def _starts_an_atom(token):
        return token in ("(", "N%:R", "1%:M") or (token[:1].isalnum() and token not in ("in",)) or token[:1] == "_"

    def _atom(self):
        token = self.take()
        if token == "(":
            results = self.term()
            if self.peek() == ":":
                self.take()
                results = ("zero", self.take()) if results == ("word", "0") else (results, self.take())[0]
            self.take(")")
            if self.peek() == "%N":
                self.take()
        else:
            results = ("word", token)
        while self.peek() in ("^-1", "^T"):
            results = (self.take(), results)
        return results

    def _forall(self):
        bound = []
        while self.peek() != ",":
            if self.peek() == "(":
                self.take()
                names = self._names(":")
                kind = " ".join(self._names(")"))
                bound += [(name, kind) for name in names]
            else:
                bound.append((self.take(), ""))
                if self.peek() == ":":
                    self.take(), self.take()
        self.take(",")
        return ("forall", bound, self.term())

    def _names(self, end):
        names = []
        while self.peek() != end:
            names.append(self.take())
        self.take(end)
        return names

    def _exists(self):
        name = self.take()
        self.take(":"), self._names(",")
        return ("exists", name, self.term())

    def _fun(self):
        name = self.take()
        self.take(":"), self.take(), self.take("=>")
        return ("fun", name, self.term())

    def _let(self):
        name = self.take()
        self.take(":"), self.take(), self.take(":=")
        value = self.term()
        self.take("in")
        return ("let", name, value, self.term())


def read(text):
    """The definitions of a file of statements, by name."""
    text = re.sub(r"\(\*.*?\*\)", "", text, flags=re.DOTALL)
    result = re.findall(r"^Definition (\w+)(.*?):=\s(.*?)\.$(?=\s*(?:^Definition|\Z))", text, re.DOTALL | re.MULTILINE)
    definitions = {}
    for name, _, body in result:
        reader = Reader(body)
        definitions[name] = reader.term()
        assert reader.peek() == "", (name, reader.tokens[reader.place :][:9])
    return definitions


def read_library(text):
    """The definitions of LayerNorm.v that are not by entries: their parameters, and what they are."""
    result = re.findall(r"^Definition (\w+) ?([\w ]*) : [^=]* := (.*)\.$", text, re.MULTILINE)
    return {
        name: (parameters.split(), Reader(body).term())
        for name, parameters, body in result if "\\" not in body and name not in CALLS
    }  # fmt: skip


# -- trees ----------------------------------------------------------------------------------------------------


class Translation:
    """Terms as trees: letters stand for themselves, what a statement or the library defines for what it is.

    Args:
        library: the definitions of `LayerNorm.v`.
        functions: the letters that are functions.
        scope: trees by name; of a derivative, which may be a function of a letter too.
    """

    def __init__(self, library, functions=(), scope=None):
        self.library, self.functions, self.scope = library, functions, scope or {}

    def with_(self, **trees):
        return Translation(self.library, self.functions, {**self.scope, **trees})

    def tree(self, term):
        name, *parts = term
        if name == "word":
            return self._word(*parts)
        if name == "apply":
            return self._apply(*parts)
        if name == "zero":
            return ("mul", ZERO, ("ones",) if "cV" in parts[0] else ("identity",))
        if name == "^-1":
            return ("div", ONE, self.tree(parts[0]))
        if name == "^+":
            return ("power", self.tree(parts[0]), int(parts[1][1]))
        return (OPERATIONS[name], *map(self.tree, parts))

    def _word(self, token):
        if token in self.scope:
            return self.scope[token]
        if token in self.library:
            return self._apply(("word", token))
        if token in ("N%:R", "N"):
            return ("N",)
        if token == "1%:M":
            return ("identity",)
        return ("rational", int(token.removesuffix("%:R")), 1) if token[0].isdigit() else (token,)

    def _apply(self, head, *arguments):
        name = head[1]
        if name == "basis":
            return ("basis", arguments[0][1])
        if name == "map_mx":
            function = arguments[0][1] if arguments[0][0] == "word" else "tanh"
            return self._apply(("word", function), *arguments[-1:])
        if name == "tanh" or name in self.functions:
            return (name.rstrip("_"), self.tree(arguments[-1]))
        if name == "vpow":
            return ("power", self.tree(arguments[0]), int(arguments[1][1]))
        if name in CALLS:
            return CALLS[name](*map(self.tree, arguments))
        if name in self.library and name not in self.scope:
            parameters, body = self.library[name]
            return Translation(self.library, (), dict(zip(parameters, map(self.tree, arguments), strict=True))).tree(
                body
            )
        # A derivative at the letter at which it is told, or an entry.
        return self.tree(head) if len(arguments) == 1 else ("entry", self.tree(head), arguments[0][1])

    def said(self, term, at):
        """Each thing that a term says at a point: its relation, and the values of its sides."""
        for relation, left, right, places in self._conclusions(term, at.dimension):
            yield relation, *sides(left, right, replace(at, values=at.values | places))

    def _conclusions(self, term, n, places=()):
        name, *parts = term
        if name == "/\\":
            return [each for part in parts for each in self._conclusions(part, n, places)]
        if name == "exists":
            name, (_, told, rest) = parts
            return self.with_(**{name: self._derivative(told)})._conclusions(rest, n, places)
        if name == "forall":
            ((index, _),), inner = parts
            return [each for k in range(n) for each in self._conclusions(inner, n, (*places, (index, k)))]
        if term == ("word", "True") or (name == "apply" and parts[0][1] in ("is_exponential", "is_logarithm")):
            return []
        return [(name, *map(self.tree, parts), {("index", index): place for index, place in places})]

    def _derivative(self, told):
        """The derivative that a statement says exists, at a letter, or for all of a letter under its hypotheses."""
        while told[0] in ("forall", "->"):
            told = told[2]
        _, (_, predicate), (_, name, body), at, _ = told
        assert at == ("word", name), told
        return (predicate.removeprefix("is_"), self.tree(body), (name,))


def sides(left, right, at):
    """The values of both sides, 0 in the shape of the other; of indices their places."""
    if ("index", left[0]) in at.values:
        return [at.values["index", side[0]] for side in (left, right)]
    values = [None if side == ZERO else evaluate(side, at) for side in (left, right)]
    return [like(other, [0] * len([*flat(other)])) if one is None else one
            for one, other in zip(values, reversed(values), strict=True)]  # fmt: skip


def holds(relation, left, right):
    """Whether a relation is one of two values."""
    ways = {compare(x, y) for x, y in zip(flat(left), flat(right), strict=True)}
    return ways <= {"=": {0}, "!=": {-1, 1}, "<": {-1}, "<=": {-1, 0}}[relation]


def opened(term):
    """A statement in parts: letters with their types, values that have names, hypotheses, what is concluded."""
    letters, values, assumed = [], [], []
    while True:
        if term[0] == "forall" and term[1][0][1]:
            letters, term = [*letters, *term[1]], term[2]
        elif term[0] == "let":
            values, term = [*values, term[1:3]], term[3]
        elif term[0] == "->":
            assumed, term = [*assumed, term[1]], term[2]
        else:
            return letters, values, assumed, term
