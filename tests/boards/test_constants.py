"""What a bundle spells shorter: numbers in the place of constants, numbered words."""

from __future__ import annotations

import ast

from boards.install import bundle, constants, wording

HOUSE = "engine/hashi/"
STATE = "from engine.const import const\nDECK = const(10)\nFAR = DECK + 5\nFLAG = -1\nNAME = 'x'\n"


def folded(**files: str) -> dict[str, str]:
    """Return small files of a house game, folded: rules=its text."""
    texts = {f"{HOUSE}{name}.py": text for name, text in files.items()}
    made = constants.folded(texts, (), (HOUSE,))
    return {name: made[f"{HOUSE}{name}.py"] for name in files}


def test_a_constant_is_its_number_wherever_it_is_used():
    text = (
        "from engine.hashi import state\nfrom engine.hashi.state import DECK as D, FAR, NAME\n"
        "def f(s):\n    return s[D] + s[FAR:state.FLAG], NAME\n"
    )
    made = folded(state=STATE, rules=text)
    assert "s[10] + s[15:-1], NAME" in made["rules"]
    assert made["rules"].startswith(
        "from engine.hashi import state\nfrom engine.hashi.state import"
    )
    assert made["state"] == "NAME = 'x'"


def test_what_somebody_may_ask_for_stays():
    made = folded(state=STATE, rules="def f(m):\n    return m.DECK, getattr(m, 'FLAG')\n")
    assert "DECK = const(10)" in made["state"]
    assert "FLAG = -1" in made["state"]
    assert "FAR" not in made["state"]


def test_where_packs_may_import_constants_stay():
    made = constants.folded({"engine/game.py": "OVER = -1\nX = OVER\n"}, (), (HOUSE,))
    assert made["engine/game.py"] == "OVER = -1\nX = -1"


def test_a_name_with_two_meanings_stays():
    other = "DECK = 3\n"
    text = (
        "def f():\n    from engine.hashi.state import DECK\n    return DECK\n"
        "def g():\n    from engine.hashi.other import DECK\n    return DECK\n"
        "def h(FAR):\n    from engine.hashi.state import FAR\n    return FAR\n"
    )
    made = folded(state=STATE, other=other, rules=text)
    assert made["rules"] == ast.unparse(ast.parse(text))
    twice = folded(
        state="DECK = 1\nif X:\n    DECK = 2\n",
        rules="from engine.hashi.state import DECK\nY = DECK\n",
    )
    assert "Y = DECK" in twice["rules"]


def test_a_variable_called_as_a_module_is_no_module():
    text = (
        "def f():\n    from engine.hashi import state\n    return state.DECK\n"
        "def g(state):\n    return state.DECK\n"
    )
    made = folded(state=STATE, rules=text)
    assert made["rules"] == ast.unparse(ast.parse(text))
    assert "DECK" in made["state"]


def test_what_is_known_only_as_it_runs_is_no_constant():
    text = "FIRST = 'abc'[5]\nHALF = 1 // 0\nLAST = FAR\n"
    assert folded(state=text)["state"] == ast.unparse(ast.parse(text))


def test_a_constant_that_is_handed_on_is_found():
    made = folded(
        state=STATE,
        board="from engine.hashi.state import DECK\n",
        rules=("from engine.hashi.board import DECK\nX = [DECK]\n"),
    )
    assert made["rules"] == "pass\nX = [10]"


def numbered(**files: str) -> dict[str, str]:
    paths = {name: f"firmware/words/{name}.py" for name in files if name != "screen"}
    paths["screen"] = "firmware/screens/screen.py"
    made = wording.numbered({paths[name]: text for name, text in files.items()}, ())
    return {name: made[paths[name]] for name in files}


SCREEN = """
words = strings("menus")
common = strings()
class Screen:
    def f(self, other, name):
        return words.BACK, common.BACK, strings("menus").AGO, other.EVER, strings(name).FIRST
"""


def test_words_are_numbered_alike_in_every_language():
    made = numbered(
        en_menus="AGO = 'a'\nBACK = 'b'\nEVER = FIRST = 'e' + BACK\n",
        fr_menus="BACK = 'd'\nAGO = 'c'\nEVER = FIRST = 'f'\n",
        en="BACK = 'common'\n",
        screen=SCREEN,
    )
    assert "words._1, common.BACK, strings('menus')._0, other.EVER" in made["screen"]
    assert made["en_menus"] == "_0 = 'a'\n_1 = 'b'\nEVER = FIRST = 'e' + _1"
    assert made["fr_menus"] == "_1 = 'd'\n_0 = 'c'\nEVER = FIRST = 'f'"
    assert made["en"] == "BACK = 'common'"


def test_a_private_name_among_words_stays_apart_from_their_numbers():
    made = numbered(
        en_menus="_0 = ' and '\nAGO = 'a' + _0\nBACK = 'b' + _0\n",
        fr_menus="AGO = 'c'\nBACK = 'd'\n",
        screen=SCREEN,
    )
    assert made["en_menus"] == "_0 = ' and '\n_1 = 'a' + _0\n_2 = 'b' + _0"
    assert made["fr_menus"] == "_1 = 'c'\n_2 = 'd'"
    assert "words._2" in made["screen"]


def test_words_whose_names_are_computed_keep_their_letters():
    screen = 'words = strings("menus")\nX = getattr(words, "BACK_" + NAME), words.AGO\n'
    made = numbered(en_menus="AGO = 'a'\nBACK_1 = 'b'\n", screen=screen)
    assert made["en_menus"] == "AGO = 'a'\nBACK_1 = 'b'"
    assert "words.AGO" in made["screen"]


def test_words_of_a_file_that_is_not_compiled_keep_their_letters():
    paths = {"firmware/words/en_menus.py": "AGO = 'a'\nBACK = 'b'\n", "boot.py": SCREEN}
    made = wording.numbered(paths, ("boot.py",))
    assert made["boot.py"] == SCREEN
    assert made["firmware/words/en_menus.py"] == "AGO = 'a'\nBACK = 'b'"


def test_both_take_names_and_bytes_from_the_program():
    ready, _ = bundle.shipped()
    used = [
        {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
        for path, text in ready.items()
        if path.startswith(HOUSE)
    ]
    assert not any("ROUNDS" in names for names in used)
    assert "_0 = " in ready["firmware/words/en_menus.py"]
    assert "HINT_BACK = " in ready["firmware/words/en.py"], "packs use these"
