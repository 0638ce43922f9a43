"""What a guest says of itself is checked, value by value, and the names that no game may have."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace

import pytest

from boards.install import pack, saying
from engine import catalog
from firmware import checks, registry
from firmware.storage.saves import MOST
from host_sim.drive import Handheld
from host_sim.games import games
from host_sim.machine import ROOT
from tests import guests
from tests.firmware.menus import app, choose, screen, up
from tests.firmware.test_found import drive, guest, labels

WRONG = {
    "TITLE": (None, 5, "", "x" * 41),
    "CONTRACT": ("x", 0, None),
    "TIER": (5, "house", "own"),
    "VERSION": ("x", -1, 256),
    "NUMBERED": ((), 5, (2, 0), ((2,),), ((-1, 0),), ((2, "x"),), [(2, 0)]),
    "LEVELS": ((), 5, "random", (1,), ("random",) * 6),
    "SEAT": (1, -2, "x", None),
    "choices": (None, b"1234", [0], 5),
    "number_setting": ("x", -1),
    "progress": (5, None),
    "where": ("here",),
    "RECORD": ("x", None, 0, MOST + 1, 10**9),
    "room": (5,),
    "SIGN": (6, 4, -1, "x", None, 1.0, "##\n#", "#" * 9, 8 * "#\n", ""),
    "SCENE": (5, 4, -1, "x"),
}
RIGHT = {
    "TITLE": ("Pip",),
    "CONTRACT": (1,),
    "NUMBERED": (((2, 0), (3, 1)),),
    "LEVELS": (("random",),),
    "SEAT": (0, -1),
    "choices": (bytearray(3),),
    "RECORD": (1, MOST),
    "room": (len,),
    "SIGN": (0, 3, "#.\n.#\n", "########\n" * 7),
    "SCENE": (0, 3),
}
TABLE = [(name, value) for name, values in WRONG.items() for value in values]


def found(**values: object) -> str:
    info = registry.filled(SimpleNamespace(**{"TITLE": "Pip", **values}), "pip")
    return checks.wrong(info, registry.CONTRACT, True)


@pytest.mark.parametrize(("name", "value"), TABLE, ids=lambda one: repr(one)[:20])
def test_a_value_that_cannot_be_is_named(name, value):
    assert found(**{name: value}).startswith(f"{name} = ")
    assert found(**{name: value}).endswith(" (info.py)")


def test_values_that_can_be_are_not():
    for name, values in RIGHT.items():
        for value in values:
            assert found(**{name: value}) == ""


def test_of_a_newer_contract_nothing_else_is_judged():
    assert found(CONTRACT=registry.CONTRACT + 1, SIGN=99) == ""


def test_a_template_is_no_pack():
    info = registry.filled(SimpleNamespace(TITLE="Pip", TIER="template"), "pip")
    assert checks.wrong(info, registry.CONTRACT, False) == ""
    assert checks.wrong(info, registry.CONTRACT, True).startswith("TIER = ")


def test_a_value_is_shown_in_part_if_it_is_long():
    assert found(SIGN="x" * 99) == f"SIGN = {'x' * 99!r:.24}… (info.py)"


@pytest.mark.parametrize(
    "wrong",
    [
        *({"VERSION": 2}, {"NUMBERED": ((3, 0),)}, {"NUMBERED": ((2, 1),)}),
        {"LEVELS": ("random", "easy")},
    ],
    ids=str,
)
def test_what_does_not_go_with_the_rules_is_named(wrong):
    info = registry.filled(SimpleNamespace(TITLE="Null"), "null")
    assert checks.unfit(info, catalog.make("null")) == ""
    vars(info).update(wrong)
    assert checks.unfit(info, catalog.make("null")).startswith(f"{next(iter(wrong))} = ")


def test_the_names_of_our_own_modules_are_taken():
    """Else engine/session of a pack would hide engine/session.mpy on the drive."""
    own = {path.stem for part in ("engine", "firmware") for path in (ROOT / part).glob("*.py")}
    own |= {path.name for path in (ROOT / "firmware").iterdir() if path.is_dir()}
    own |= {path.stem[3:] for path in (ROOT / "firmware/words").glob("en_*.py")}
    own |= {path.parent.name for path in (ROOT / "engine").glob("*/*.py")} - set(games())
    for name in own - {"__init__", "__pycache__"}:
        assert checks.is_taken(name), name
    assert not any(map(checks.is_taken, [*games(), *guests.NAMES]))


@pytest.mark.parametrize("info", ['TIER = "house"\n', 'TIER = "house"\nSETTINGS = 5\n'])
def test_a_folder_copied_onto_the_drive_may_call_itself_a_house_game(tmp_path, info):
    """As an info.py does that was copied from a game of ours: no game stops the others."""
    pip = guest("pip", info='TITLE = "Pip"\n' + info)
    with Handheld(root=drive(tmp_path, pip), start_ms=1000) as h:
        assert up(h) == "Title"
        assert "Pip" in labels(h)


def test_a_pack_says_why_it_is_refused_and_the_others_play(tmp_path):
    """At the start nothing stops: the title has the row, with the sign, and its sentence."""
    small = [guest("good")]
    spoilt = {}
    for n, (name, value) in enumerate(TABLE):
        called = f"g{chr(97 + n // 26)}{chr(97 + n % 26)}"
        title = "" if name == "TITLE" else f'TITLE = "{called.capitalize()}"\n'
        files = guest(called, info=f"{title}{name} = {value!r}\n")
        small.append({**files, f"packs/{called}.json": '{"files": {}}'})
        spoilt[called] = name
    with Handheld(root=drive(tmp_path, *small), start_ms=1000) as h:
        games = h.machine.load("firmware.registry").games
        assert {game.name: game.about.split(" ")[0] for game in games if game.why} == spoilt
        title = screen(h)
        shown = {
            row.text().lower(): sign for row, sign in zip(title.rows, title.signs, strict=True)
        }
        assert {shown[name] for name in spoilt} == {4}
        assert shown["good"] == 3
        choose(h, "Gbb")  # a number in NUMBERED
        assert " ".join(screen(h).pages[0]).startswith("Gbb cannot be loaded: ")
        assert "firmware.checks" not in h.machine.load("firmware.memory").sys.modules
        h.press("A")
        choose(h, "Good")
        choose(h, "New game")
        h.press("A")
        assert up(h) == "Play"


@pytest.mark.parametrize(
    ("info", "named"),
    [
        ("choices = bytearray(1)", "choices (info.py)"),
        ("choices = bytearray(b'\\xff' * 9)", "choices (info.py)"),
        ("VERSION = 7", "VERSION = 7 (info.py)"),
        ("LEVELS = ('strong',)", "LEVELS = ('strong',) (info.py)"),
        ("progress = lambda session: 'far'", "progress() (info.py)"),
        ("progress = lambda session: 70000", "progress() (info.py)"),
        ("where = lambda progress: 5", "where() (info.py)"),
    ],
)
def test_what_is_seen_only_when_a_game_begins_is_told_then(tmp_path, info, named):
    files = guest("pip", info=f'TITLE = "Pip"\n{info}\n')
    with Handheld(root=drive(tmp_path, files), start_ms=1000) as h:
        choose(h, "Pip")
        choose(h, "New game")
        if up(h) == "NewGame":
            h.press("A")
            h.wait(500)
        assert up(h) == "Notice"
        said = " ".join(line for page in screen(h).pages for line in page)
        assert said == f"Pip cannot be loaded: {named}"
        h.press("A")
        assert screen(h).signs[labels(h).index("Pip")] == 4


WORDS = [
    ("TOPICS = 5", "TOPICS (words)"),
    ("TOPICS = ()", "TOPICS (words)"),
    ("TOPICS = ('no title',)", "TOPICS (words)"),
    ("TOPICS = ('a|b', 5)", "TOPICS (words)"),
    ("OPTIONS = 5", "OPTIONS (words)"),
    ("OPTIONS = ('Size',)", "OPTIONS (words)"),
    ("OPTIONS = ((5, ('a', 'b')),)", "OPTIONS (words)"),
    ("OPTIONS = (('Size', (1, 2)),)", "OPTIONS (words)"),
    ("OPTIONS = (('Size', ()),)", "OPTIONS (words)"),
    ("NUMBERED = ()", "NUMBERED (words)"),
    ("NUMBERED = (5,)", "NUMBERED (words)"),
    ("TOPICS = (", "TOPICS was never closed"),
]
GOOD_WORDS = [
    "",
    "TOPICS = ('a|b', 'c|d')\nNUMBERED = ('alone',)",
    "OPTIONS = (('Size', '45'), ('Edge', ('no', 'yes')))",
]


@pytest.mark.parametrize(("words", "named"), WORDS)
def test_words_that_will_not_do_are_told_when_the_game_is_chosen(tmp_path, words, named):
    files = guest("pip")
    files["firmware/games/pip/words/en.py"] = words + "\n"
    with Handheld(root=drive(tmp_path, files), start_ms=1000) as h:
        choose(h, "Pip")
        assert up(h) == "Notice"
        said = " ".join(line for page in screen(h).pages for line in page)
        assert said.startswith("Pip cannot be loaded: ")
        assert named in said or "(en.py" in said  # the words of the VM


@pytest.mark.parametrize("words", GOOD_WORDS)
def test_words_that_will_do_are_not(words):
    found = SimpleNamespace()
    exec(words, vars(found))
    info = registry.filled(SimpleNamespace(TITLE="Pip"), "pip")
    assert checks.misworded(info, found) == ""


def test_each_setting_of_the_numbered_games_has_a_name():
    info = registry.filled(SimpleNamespace(TITLE="Pip", NUMBERED=((2, 0), (3, 0))), "pip")
    for names in (None, ("one",)):
        words = SimpleNamespace(NUMBERED=names) if names else SimpleNamespace()
        assert checks.misworded(info, words) == "NUMBERED (words)"
    assert checks.misworded(info, SimpleNamespace(NUMBERED=("one", "other"))) == ""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", ["session", "menus"])
def test_a_pack_named_as_one_of_our_modules_is_refused_in_a_sentence(tmp_path, name, language):
    root = drive(tmp_path, {path: text for path, text in guest(name).items() if "games" in path})
    with Handheld(root=root, start_ms=1000, env={"TOMBOLO_LANGUAGE": language}) as h:
        words = h.machine.load("firmware.words").strings("menus")
        choose(h, name.capitalize())
        said = " ".join(line for page in screen(h).pages for line in page)
        assert said == words.REFUSED["name"].format(about=name)
        assert app(h).playing is None


def test_a_folder_that_hides_one_of_our_modules_is_named_on_the_display(tmp_path):
    """CircuitPython would take engine/session for engine/session.py, and nothing would start."""
    root = drive(tmp_path, guest("session"))
    (root / "engine/kalah.txt").write_text("of the player's own")
    with Handheld(root=root, start_ms=1500) as h:
        console = "".join(h.machine.console)
        assert "/engine/session hides session.py: remove that folder" in console
        assert any(h.frame())


def like(game: str) -> str:
    """Return a name with the key of a game, that comes before it."""
    for letters in product("abcdefghijklmnopqrstuvwxyz", repeat=4):
        name = "a" + "".join(letters)
        if catalog.key(name) == catalog.key(game):
            return name
    raise AssertionError


def test_a_house_game_plays_beside_a_pack_of_the_same_key(tmp_path):
    name = like("hashi")
    with Handheld(root=drive(tmp_path, guest(name)), start_ms=1000) as h:
        choose(h, name.capitalize())
        said = " ".join(screen(h).pages[0])
        assert said.startswith(f"{name.capitalize()} and Hashi cannot be told apart")
        h.press("A")
        choose(h, "Hashi")
        assert up(h) == "GameMenu"


@pytest.mark.parametrize(("name", "value"), [("SIGN", 6), ("TITLE", None), ("choices", b"1")])
def test_make_pack_refuses_the_same(tmp_path, name, value):
    for path, text in guest("pip", info=f'TITLE = "Pip"\n{name} = {value!r}\n').items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    with pytest.raises(
        pack.PackError,
        match=rf"^firmware/games/pip/info.py:\d: pip says {name} = .* \(info\.py\); it may be a ",
    ):
        pack.make("pip", tmp_path, plain=True)


def test_of_all_that_is_checked_it_is_known_what_it_may_be():
    assert {name for name, _ in checks._TESTS} < set(saying.MAY_BE)


def test_make_pack_makes_none_with_a_name_that_is_taken(tmp_path):
    with pytest.raises(pack.PackError, match="no game can be called crc, for Tombolo itself"):
        pack.make("crc", tmp_path)
