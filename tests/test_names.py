"""Names of compiled sources are short and mean what they meant: few different ones, none lost."""

import ast

import pytest

from boards.install.letters import letter
from boards.install.names import shorten


def one(text, **others):
    sources = {"firmware/a.py": text, **{f"firmware/{n}.py": t for n, t in others.items()}}
    return shorten(sources, {})


def short(text, **others):
    return one(text, **others)["firmware/a.py"]


def test_private_names_are_short_and_strings_keep_theirs():
    text = "_table = b''\n_kept = 1.5\nprint(_table, getattr(0, '_kept'))\n"
    assert short(text) == "_0 = b''\n_kept = 1.5\nprint(_0, getattr(0, '_kept'))\n"


def test_constants_are_short_and_imports_follow():
    text = (
        "from firmware import b\nfrom firmware.b import WORDS\n\nprint(WORDS, b.WORDS, b.TITLE)\n"
    )
    made = one(text, b="TITLE = 'T'\nWORDS = 'W'\n")
    assert made["firmware/b.py"] == "_0 = 'T'\n_1 = 'W'\n"
    assert made["firmware/a.py"] == (
        "from firmware import b\nfrom firmware.b import _1 as _0\n\nprint(_0, b._1, b._0)\n"
    )


def test_a_constant_stays_where_anything_may_be_asked_for_it():
    made = one("NAME = 'a'\n", b="def show(kit):\n    return kit.NAME\n")
    assert made["firmware/a.py"] == "NAME = 'a'\n"


def test_what_other_files_may_ask_for_stays():
    assert shorten({"firmware/a.py": "NAME = 'a'\n"}, {"code.py": "import a\na.NAME\n"}) == {
        "firmware/a.py": "NAME = 'a'\n"
    }


def test_classes_share_names_but_not_with_those_they_inherit_from():
    made = short(
        "class A:\n    def go(self):\n        self._b = self.c = 0\n\n\n"
        "class B(A):\n    def on(self):\n        return self._d + self._b\n\n\n"
        "class C(A):\n    def on(self):\n        return self._e + self.c\n\n\n"
        "def f(any):\n    any.go(any.on())\n"
    )
    assert made == (
        "class _0:\n    def go(self):\n        self._0 = self._1 = 0\n\n\n"
        "class _1(_0):\n    def on(self):\n        return self._2 + self._0\n\n\n"
        "class _2(_0):\n    def on(self):\n        return self._2 + self._1\n\n\n"
        "def _3(a):\n    a.go(a.on())\n"
    )


def test_methods_of_self_are_short_and_private_names_of_any_object_are_one():
    made = one(
        "class A:\n    _x = 1\n\n    def f(self):\n        return self.g(self._x)\n\n"
        "    def g(self, b):\n        return b._x\n",
        b="class B:\n    def g(self):\n        self._x = 2\n",
    )
    assert made["firmware/a.py"] == (
        "class _3:\n    _0 = 1\n\n    def _1(self):\n        return self._2(self._0)\n\n"
        "    def _2(self, a):\n        return a._0\n"
    )
    assert "self._0 = 2" in made["firmware/b.py"]


def test_errors_keep_their_names():
    text = "class Broken(ValueError):\n    pass\n\n\nclass Torn(Broken):\n    pass\n"
    assert short(text) == text


def test_a_class_does_not_hide_names_of_its_module():
    made = short(
        "_a = 1.5\n\n\nclass C:\n    _b = 2\n\n    def f(self, n=_a):\n        return n + _a\n\n\n"
        "told = (lambda o: o.f())(C())\n"
    )
    names = {}
    exec(made, names)
    assert names["told"] == 3


def test_a_name_of_class_and_module_stays():
    text = "SIZE = 1.5\n\n\nclass C:\n    SIZE = SIZE\n"
    assert short(text) == text.replace("class C", "class _0")


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("def f(one, two):\n    return one + two\n", "def f(a, b):\n    return a + b\n"),
        ("def f(one, a=3):\n    return one + a\n", "def f(b, c=3):\n    return b + c\n"),
        (
            "a = 1\n\n\ndef f(one):\n    return one + a\n",
            "a = 1\n\n\ndef f(b):\n    return b + a\n",
        ),
        (
            "def f(one):\n    return lambda two, one=one: one + two\n",
            "def f(a):\n    return lambda b, c=a: c + b\n",
        ),
        (
            "def f(one):\n    def g(two):\n        one = two\n        return one\n    g(one)\n",
            "def f(a):\n    def g(b):\n        one = b\n        return one\n    g(a)\n",
        ),
        (
            "def f(one):\n    def g():\n        return (lambda one: one), one\n    g()\n",
            "def f(a):\n    def g():\n        return (lambda b: b), a\n    g()\n",
        ),
        ("def f(error):\n    import error\n", "def f(error):\n    import error\n"),
        ("def f(kept, n):\n    n = kept\n", "def f(kept, a):\n    a = kept\n"),
        (
            "class C:\n    def f(self, n=0):\n        return [n for n in (n,)]\n",
            "class C:\n    def f(self, a=0):\n        return [a for a in (a,)]\n",
        ),
    ],
)
def test_arguments_are_letters(text, made):
    assert letter(text, {"kept"}) == made
    ast.parse(made)
