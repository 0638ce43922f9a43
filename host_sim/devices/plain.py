"""CPython's modules, types and builtins, cut down to what CircuitPython has of them.

A name that a board lacks must fail here as well, or a program would pass its tests and fail on the
board. names.txt lists the names that there are; it was read from the chip.
"""

from __future__ import annotations

import array
import builtins
import collections
import errno
import importlib
import io
import json
import os
import random
import re
import traceback
from collections.abc import Callable, Iterable
from types import GeneratorType, ModuleType
from typing import Any

from host_sim.devices.names import table

_NAMES = (
    *("array", "binascii", "collections", "errno", "hashlib", "io", "json", "math"),
    *("random", "re", "struct", "traceback", "zlib"),
)
_REMEDIES = {
    "zfill": '"%03d" % n',
    "ljust": '"%-5s" % text',
    "rjust": '"%5s" % text',
    "title": "upper() and lower() of slices",
    "capitalize": "text[0].upper() + text[1:]",
    "removeprefix": "startswith() and a slice",
    "removesuffix": "endswith() and a slice",
    "isalnum": "isalpha() or isdigit()",
    "shuffle": "a loop that swaps by random.randint()",
    "sample": "random.choice() in a loop",
    "choices": "random.choice() in a loop",
    "findall": "re.search() in a loop",
    "finditer": "re.search() in a loop",
    "Counter": "a dict and get()",
    "defaultdict": "dict.setdefault()",
    "sha256": 'hashlib.new("sha256", data)',
    "sha1": 'hashlib.new("sha1", data)',
    "environ": "os.getenv()",
    "path": "os.stat() and os.listdir()",
    "inf": 'float("inf")',
    "ticks_ms": "supervisor.ticks_ms()",
    "perf_counter": "time.monotonic()",
    "print_exception": "traceback.print_exception()",
    "tobytes": "bytes()",
}


def remedy(name: str) -> str:
    """Return what a program may use instead of a name that is missing, "" if nothing is known."""
    return f": use {_REMEDIES[name]}" if name in _REMEDIES else ""


class Deque(collections.deque):
    """collections.deque, whose length has to be given."""

    def __init__(self, iterable: Iterable[Any], maxlen: int, /, *flags: int) -> None:
        super().__init__(iterable, maxlen)

    def __repr__(self) -> str:
        return "<deque>"


Deque.__name__ = "deque"


def _lacks() -> dict[type, frozenset[str]]:
    kinds: dict[str, type] = {
        **{kind.__name__: kind for kind in (str, bytes, bytearray, memoryview, list, tuple, dict)},
        **{kind.__name__: kind for kind in (set, frozenset, int, float)},
        "generator": GeneratorType,
        "array.array": array.array,
        "collections.OrderedDict": collections.OrderedDict,
        "collections.deque": Deque,
        "io.StringIO": io.StringIO,
        "io.BytesIO": io.BytesIO,
        "io.TextIOWrapper": io.TextIOWrapper,
        "io.BufferedReader": io.BufferedReader,
        "re.Pattern": re.Pattern,
        "re.Match": re.Match,
    }
    return {
        kind: frozenset(one for one in dir(kind) if one[0] != "_") - table()[name]
        for name, kind in kinds.items()
    }


LACKS = _lacks()  # type -> the names that CPython's has and CircuitPython's has not
LACKS[bool] = LACKS[int]
SUSPECTS = frozenset().union(*LACKS.values())  # only these have to be looked at


def _check(thing: Any, name: str) -> None:
    kind = thing if isinstance(thing, type) else type(thing)
    if name in LACKS.get(kind, ()):
        raise AttributeError(
            f"'{kind.__name__}' object has no attribute '{name}' in CircuitPython{remedy(name)}"
        )


def attribute(thing: Any, name: str) -> Any:
    """Return an attribute. AttributeError if CircuitPython's type does not have it."""
    _check(thing, name)
    return getattr(thing, name)


def _getattr(thing: Any, name: str, *default: Any) -> Any:
    try:
        _check(thing, name)
    except AttributeError:
        if default:
            return default[0]
        raise
    return getattr(thing, name, *default)


def _hasattr(thing: Any, name: str) -> bool:
    return name not in LACKS.get(type(thing), ()) and hasattr(thing, name)


_UNSLICED = (str, bytes, bytearray, tuple, memoryview, array.array)


def step(thing: Any, start: Any, stop: Any, by: Any) -> Any:
    """Return thing[start:stop:by], as far as CircuitPython can."""
    if by not in (None, 1) and isinstance(thing, _UNSLICED):
        raise NotImplementedError("only slices with step=1 (aka None) are supported")
    return thing[start:stop:by]


def contains(one: Any, things: Any) -> bool:
    """Return `one in things`. NotImplementedError where CircuitPython only looks for bytes."""
    if isinstance(things, (bytearray, array.array, memoryview)) and isinstance(one, (int, float)):
        raise NotImplementedError(f"a number `in` {type(things).__name__}: use a loop")
    return one in things


def deletable(thing: Any) -> Any:
    """Return a thing of which an item is to be deleted; TypeError if CircuitPython cannot."""
    if isinstance(thing, (bytearray, array.array)):
        raise TypeError(f"'{type(thing).__name__}' object doesn't support item deletion")
    return thing


def method(thing: Any, name: str) -> Any:
    """Return a method to be called, which refuses the values that CircuitPython's refuses."""
    found = attribute(thing, name)
    if not isinstance(thing, (str, bytes, bytearray)) and thing is not int:
        return found

    def checked(*values: Any, **keywords: Any) -> Any:
        if thing is int:
            if keywords.get("signed"):
                raise NotImplementedError("signed")
        elif keywords:
            raise TypeError("function doesn't take keyword arguments")
        elif isinstance(thing, (bytes, bytearray)) and values and isinstance(values[0], int):
            raise TypeError("object with buffer protocol required")
        return found(*values, **keywords)

    return checked


def _next(iterator: Any, /) -> Any:
    return next(iterator)


def _iter(iterable: Any, /) -> Any:
    return iter(iterable)


def _sum(iterable: Any, start: Any = 0, /) -> Any:
    return sum(iterable, start)


def _isinstance(thing: Any, kinds: Any) -> bool:
    """isinstance, to which True is no int."""
    if isinstance(thing, bool):
        kinds = kinds if isinstance(kinds, tuple) else (kinds,)
        return any(kind in (bool, object) for kind in kinds)
    return isinstance(thing, kinds)


class _Zip(zip):
    def __new__(cls, *iterables: Any) -> Any:
        return super().__new__(cls, *iterables)


def plain_builtins(print_to: Callable[..., None]) -> dict[str, Any]:
    """Return the builtins that CircuitPython has, by name, and what Python itself needs of them."""

    def print_strictly(*what: Any, sep: str = " ", end: str = "\n", **more: Any) -> None:
        if "flush" in more:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        if set(more) - {"file"}:
            raise TypeError("extra keyword arguments given")
        if more.get("file"):
            more["file"].write(sep.join(map(str, what)) + end)
        else:
            print_to(*what, sep=sep, end=end)

    known = table()["builtins"]
    found = {
        name: value for name, value in vars(builtins).items() if name in known or name[0] == "_"
    }
    found.update(
        getattr=_getattr,
        hasattr=_hasattr,
        isinstance=_isinstance,
        iter=_iter,
        next=_next,
        print=print_strictly,
        sum=_sum,
        zip=_Zip,
    )
    return found


def plain_modules(luck: random.Random, print_to: Callable[..., None]) -> dict[str, ModuleType]:
    """Return the modules that are CPython's own, with the names that CircuitPython has of them.

    luck: what the functions of random draw from.
    """
    changed: dict[str, dict[str, Any]] = {
        "random": {name: getattr(luck, name) for name in table()["random"]},
        "json": _json(),
        "re": _re(),
        "collections": {"deque": Deque, "namedtuple": _namedtuple},
        "struct": {name: _packed(name) for name in table()["struct"]},
        "traceback": _traceback(print_to),
    }
    modules = {}
    for name in _NAMES:
        real = importlib.import_module(name)
        modules[name] = module = ModuleType(name)
        names = table()[name]
        module.__dict__.update({one: getattr(real, one) for one in names if hasattr(real, one)})
        module.__dict__.update(changed.get(name, {}))
    modules["__future__"] = importlib.import_module("__future__")  # which promises nothing
    return modules


def _json() -> dict[str, Any]:
    def dumps(value: Any, *, separators: Any = None) -> str:
        return json.dumps(value, separators=separators)

    def dump(value: Any, stream: Any, *, separators: Any = None) -> None:
        stream.write(dumps(value, separators=separators))

    def loads(text: Any) -> Any:
        try:
            return json.loads(text)
        except ValueError:
            raise ValueError("syntax error in JSON") from None

    def load(stream: Any) -> Any:
        return loads(stream.read())

    return {"dumps": dumps, "dump": dump, "loads": loads, "load": load}


def _re() -> dict[str, Any]:
    def take(pattern: Any) -> Any:
        text = pattern.decode("latin-1") if isinstance(pattern, bytes) else pattern
        if isinstance(text, str) and re.search(r"\(\?[^:]", text):
            raise ValueError("error in regex")
        try:
            return re.compile(pattern) if isinstance(pattern, (str, bytes)) else pattern
        except re.error:
            raise ValueError("error in regex") from None

    return {
        "compile": lambda pattern, *_: take(pattern),
        "match": lambda pattern, text, *_: take(pattern).match(text),
        "search": lambda pattern, text, *_: take(pattern).search(text),
        "sub": lambda pattern, by, text, count=0, *_: take(pattern).sub(by, text, count),
    }


def _namedtuple(name: str, fields: Any) -> Any:
    if isinstance(fields, str):
        fields = fields.split()
    kind: Any = collections.namedtuple(name, fields)  # type: ignore[misc]
    for one in ("_replace", "_asdict", "_make", "_fields", "_field_defaults"):
        delattr(kind, one)
    return kind


def _packed(name: str) -> Callable[..., Any]:
    real: Callable[..., Any] = getattr(importlib.import_module("struct"), name)

    def packed(form: Any, *rest: Any) -> Any:
        if "?" in (form.decode() if isinstance(form, bytes) else form):
            raise ValueError("bad typecode")
        return real(form, *rest)

    return packed


def _traceback(print_to: Callable[..., None]) -> dict[str, Any]:
    def format_exception(error: Any, *rest: Any, **_: Any) -> list[str]:
        return traceback.format_exception(rest[0] if rest and rest[0] else error)

    def print_exception(error: Any, *rest: Any, **_: Any) -> None:
        print_to("".join(format_exception(error, *rest)), end="")

    return {"format_exception": format_exception, "print_exception": print_exception}
