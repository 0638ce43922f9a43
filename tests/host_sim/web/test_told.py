"""What is said of the cursor: place and contents with each move, and the same again if need be."""

from __future__ import annotations

import importlib
import string
from pathlib import Path
from typing import Any

import pytest

from firmware.screens.puzzles import file as puzzle
from host_sim import script
from host_sim.language import NAMES
from host_sim.web import build
from tests.host_sim.web import vm

pytestmark = vm.needs_node

GUESTS = build.ROOT / "tests/guests"
NULL_VIEW = "/firmware/games/null/view.py"
EN = {"TOMBOLO_LANGUAGE": "en"}
HASHI = {"GAME": "hashi", "SIDE": "B", "SEED": "7"}


def told(page: Path, text: str, language: str = "en", files: Any = None, **more: str):
    """Play a script of steps with commas between; return what was told until each snap."""
    settings = {"LANGUAGE": language, **more}
    settings = {"TOMBOLO_" + name: value for name, value in settings.items()}
    play = vm.play(script.read(text.replace(", ", "\n")), 7, settings)
    play["files"].update(files or {})
    (played,) = vm.run(page, [play])
    assert not played["error"], played["error"]
    return [snap["told"] for snap in played["snaps"]]


def guest(name: str) -> dict[str, str]:
    root = GUESTS / name
    return {
        "/" + path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*.py")
    }


def test_hashi_says_the_island_its_number_its_bridges_and_its_flag(page: Path) -> None:
    start, moved, written, card = told(
        page,
        "snap a, press RIGHT, snap b, press LEFT, press A, snap c, hold A 600, snap d",
        **HASHI,
    )
    assert start == ["island 16 of 18, no number, no bridge"]
    assert moved == ["island 17 of 18, no number, no bridge, flag: square"]
    assert written[-1] == "island 16 of 18, number 3, no bridge"
    assert card[-1].split("\n")[-1] == "Card: number 5, 1 bridge"


def test_hashi_says_where_bridges_lead_and_where_arrows_draw(page: Path) -> None:
    way = "press RIGHT, press RIGHT, press UP, press UP, press A, hold A 600, press A, "
    held, drawn = told(page, way + "snap a, press UP, snap b", **HASHI)
    assert held[-1] == (
        "island 11 of 18, number 5, no bridge, arrows draw: up, down, left\n1 bridge left to draw"
    )
    assert drawn[-1].split("\n")[0] == "island 11 of 18, number 5, 1 bridge (up)"


def test_puzzles_are_told_as_games_are(page: Path) -> None:
    way = "press A, press UP, press UP, press A, snap a, press RIGHT, snap b, press A, wait 500, "
    listed, moved, asked, again = told(page, way + "snap c, press RIGHT, press A, snap d")
    many = list(puzzle.grades("hashi")).count(0)
    assert listed[-1] == f"Easy, cell 1 of {many}, not solved"
    assert moved == [f"Easy, cell 2 of {many}, not solved"]
    assert asked[-1].startswith("island ")
    assert "\nCard: number " in asked[-1]
    assert again[-1].startswith("island ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "île 17 sur 18, sans chiffre, aucun pont, drapeau\u202f: carré"),
        ("de", "Insel 17 von 18, keine Zahl, keine Brücke, Fahne: Quadrat"),
    ],
)
def test_the_cursor_speaks_the_language_of_the_handheld(page: Path, language: str, said: str):
    assert told(page, "press RIGHT, snap a", language, **HASHI)[0][-1] == said


def test_what_a_key_does_not_change_is_said_once_more(page: Path) -> None:
    way = "press RIGHT, snap a, press A, snap b, press A, snap c"
    moved, refused, again = told(page, way, **HASHI)
    assert moved[-1].startswith("island 17 of 18")
    assert refused == []  # the last line says why, which is read from the display
    assert again == ["Not on a flag at the start"]
    edge = told(page, "press RIGHT, press RIGHT, press RIGHT, snap a", **HASHI)[0]
    assert edge[-1] == edge[-2]


def test_back_from_a_menu_the_place_is_said_again(page: Path) -> None:
    menu, back = told(page, "press RIGHT, hold B 700, snap a, press B, snap b", **HASHI)
    assert menu[-1].startswith("island 17")
    assert back == ["island 17 of 18, no number, no bridge, flag: square"]


def test_arabana_says_the_panel_the_map_and_what_is_aimed_at(page: Path) -> None:
    way = "snap a, press LEFT, snap b, press A, snap c"
    card, island, aim = told(page, way, GAME="arabana", SEED="3")
    assert card == ["hand, card 1 of 3: Garanig"]
    assert island == ["island 7 of 12: Garanig, you 0, rival 0, 3 win it, it is nobody’s"]
    assert aim[-1].startswith("place ")
    assert "Garanig" in aim[-1]


def test_atoll_says_the_card_where_it_lies_and_what_the_requests_want(page: Path) -> None:
    way = "snap a, press RIGHT, press UP, snap b, press A, snap c"
    first, turned, lies = told(page, way, GAME="atoll", SEED="3")
    said = first[0].split("\n")
    assert said[0] == "hand, card 1 of 10: above meadow, below rock"
    assert said[3] == "Request lower left, 5 points: none, rock; rock, forest, rock; none, rock"
    assert said[-1] == "Tiles that they lack: 5, 4, 5, 2"
    assert turned[-1] == "hand, card 2 of 10: left rock, right meadow"
    assert lies == [
        "column 1, row 1: left rock on ocean, right meadow on ocean\n"
        "Tiles that they lack: 4, 3, 4, 1"
    ]


def test_a_guest_is_told_by_its_cells(page: Path) -> None:
    way = "snap a, press LEFT, snap b"
    start, moved = told(page, way, GAME="null", SEED="3")
    assert (start, moved) == (["cell 2 of 3, ?"], ["cell 1 of 3, 3"])
    start, moved = told(page, way, files=guest("reversi"), GAME="reversi", SEED="3")
    assert start == ["column 3, row 4, empty"]
    assert moved[-1].startswith("column 2, row 4, ")


def test_a_guests_view_may_tell_it_in_its_own_words_and_may_fail(page: Path) -> None:
    view = build.program()[NULL_VIEW].decode()
    for body, said in (("return ('my card',)", [["my card"]]), ("return 1 // 0", [[]])):
        own = view.replace("    def line(", f"    def told(self):\n        {body}\n\n    def line(")
        assert own != view
        assert told(page, "snap a", files={NULL_VIEW: own}, GAME="null") == said


@pytest.mark.parametrize(
    ("game", "where", "what"),
    [
        ("hashi", "Hint: island 4 of 18", "Hint: island 4 of 18; number 3"),
        ("arabana", "Hint: the cards to draw", "Hint: the cards to draw; draw Lusepil"),
        ("atoll", "Hint: column 1, row 1", "Hint: column 1, row 1; left sand, right sand"),
    ],
)
def test_a_hint_says_where_and_what(page: Path, game: str, where: str, what: str) -> None:
    way = "press DOWN+A, wait 5000, snap a, press A, wait 1200, snap b"
    first, second = told(page, way, GAME=game, SIDE="B", SEED="3")
    assert first[-1] == where
    assert second[-1].startswith(what)


def test_signs_of_points_are_words(page: Path) -> None:
    play = vm.play(script.read("wait 500\nsnap a"), 7, {**EN, "TOMBOLO_GAME": "hashi"})
    (played,) = vm.run(page, [play])
    assert "pennants 9 by card 12" in played["snaps"][0]["text"]
    assert not set("⚑⚐⊷⧗") & set(played["snaps"][0]["text"])


def test_the_sign_under_the_cursor_is_said_where_a_code_is_entered(page: Path) -> None:
    way = "press A, press DOWN, press DOWN, press DOWN, press A, snap a, press RIGHT, snap b"
    start, moved = told(page, way)
    assert (start[-1:], moved) == (["A"], ["B"])


def test_each_language_has_the_same_words() -> None:
    found = {}
    for language in NAMES:
        module = importlib.import_module(f"host_sim.web.handheld.told.words_{language}")
        rows = {name: text for name, text in vars(module).items() if name.isupper()}
        found[language] = {name: fields(text) for name, text in rows.items()}
    assert found["fr"] == found["en"]
    assert found["de"] == found["en"]


def fields(text: str | tuple[str, ...]) -> list[set[str | None]]:
    """Return the names that each form of a text has to be filled with."""
    forms = [text] if isinstance(text, str) else text
    return [{part[1] for part in string.Formatter().parse(form) if part[1]} for form in forms]
