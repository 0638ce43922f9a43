"""Each screen is left the way it was entered: B shows again the picture from which a key led on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import catalog
from engine.session import PERSON, Session
from firmware.games.arabana.series import Series
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from host_sim.drive import Handheld
from host_sim.options import info
from tests.firmware.golden_screens import ENDED
from tests.firmware.kept import over, with_settings
from tests.firmware.menus import TITLES, app, screen
from tests.firmware.test_statistics import Device
from tests.long import long

SOLO = ("hashi", b"\1\0", b"\0")
TABLE = ("hashi", b"\3\0", b"\1\0\1")
DUEL = ("arabana", bytes(8) + b"\2", b"\0\1")
ISLANDS = ("atoll", b"\3\1\4", b"\1\1\0")
PAGES = 20  # presses of B in a screen that has several pages, or that takes back what was typed
LONG = 700
BLANK = with_settings(calm=1, dim=0, off=0)
# Keys that may lead on; of a menu only what is on its row.
GAME_KEYS = (("B", LONG), ("DOWN+A", 200))
KEYS = (("DOWN", 60), ("A", LONG), ("B", LONG), ("DOWN+A", 200), ("A", 60))


def played(*kinds: tuple[str, bytes, bytes], flags: int = 0) -> bytes:
    """Return the nvm of a handheld, calm, on which these games are over."""
    device = Device(content=BLANK)
    for kind in kinds:
        device.game(*kind, flags)
    return bytes(device.nvm)


def with_game(nvm: bytes, kind: tuple[str, bytes, bytes], turns: int = 3) -> bytes:
    """Return an nvm with a game, too, that runs and in which so many turns are over."""
    name, options, seats = kind
    session = Session(catalog.make(name), 5, options, seats)
    luck = Random(5)
    out = session.game.moves_buffer()
    ended = 0
    while ended < turns or session.seats[session.game.player()] != PERSON:
        ended += session.play(luck.choice(list(out[: session.game.legal(out)])))
    store = Store(bytearray(nvm))
    saves = Saves(store, {catalog.key(name): info(name).RECORD})
    saves.begin(catalog.key(name))
    assert saves.save(session, info(name).progress(session), None, True)
    return bytes(store.nvm)


def in_series(nvm: bytes) -> bytes:
    store = Store(bytearray(nvm))
    Series(Saves(store, {})).begin(b"\0\1", bytes((1, 1, 0, 0, 0, 0, 0, 0, 0)))
    return bytes(store.nvm)


class Explorer:
    """Presses each key that may lead on, on each screen that can be reached, and B there.

    way: the keys from the start to the first screen; a dot behind one holds it. reviews: those of
    games that are over are waited for.
    """

    def __init__(self, nvm: bytes, way: str, language: str, reviews: bool) -> None:
        self.env = {"TOMBOLO_LANGUAGE": language}
        self.nvm = nvm
        self.handheld: Any = None
        self.path = [(key.rstrip("."), LONG if key.endswith(".") else 60) for key in way.split()]
        self.reviews = reviews
        self.game = ""  # whose menu is behind what is up
        self.known: set[str] = set()  # screens that have been explored
        self.led: set[str] = set()  # "from -> to"
        self.wrong: list[str] = []

    def restart(self) -> None:
        """Go to where the path leads, on a handheld that has just been switched on."""
        self.close()
        self.handheld = Handheld(nvm=self.nvm, seed=7, env=self.env, start_ms=1500).__enter__()
        for key, ms in self.path:
            self.press(key, ms)

    def close(self) -> None:
        if self.handheld:
            self.handheld.__exit__(None, None, None)

    def press(self, key: str, ms: int) -> None:
        self.handheld.hold(key, ms)
        self.handheld.wait(700)
        for _ in range(200):
            if not self.is_busy():
                break
            self.handheld.wait(1000)

    def is_busy(self) -> bool:
        up = screen(self.handheld)
        return up.is_busy and (self.reviews or type(up).__name__ not in ("Review", "Match"))

    def kind(self) -> str:
        up = screen(self.handheld)
        if type(up).__name__ in ("GameMenu", "Result"):
            self.game = up.title if hasattr(up, "title") else up.play.info.TITLE
        if type(up).__name__ == "Title":
            self.game = ""
        what = getattr(up, "title", "") or getattr(up, "sentences", ("",))[0]
        page = getattr(up, "page", "")
        return f"{self.game} {type(up).__name__} {what} {page}".replace("  ", " ").strip()

    def explore(self, parents: tuple[str, ...] = ()) -> None:
        """Press what may lead on from the screen that is up; leave it up, or another like it."""
        here = self.kind()
        self.known.add(here)
        up = screen(self.handheld)
        keys: tuple[tuple[str, int], ...] = GAME_KEYS if hasattr(up, "session") else KEYS
        rows = len(up.rows) if hasattr(up, "draw_row") else 0
        if rows:
            keys = (("A", 60),) * rows + (("B", LONG),) * (type(up).__name__ == "Title")
        for n, (key, ms) in enumerate(keys):
            if 0 < n < rows:
                self.press("DOWN", 60)
                self.path.append(("DOWN", 60))
            up = screen(self.handheld)
            is_yes = hasattr(up, "yes") and key == "A"
            is_value = n < rows and not up.rows[up.at].enter
            if not (is_yes or is_value or type(up).__name__ == "Languages"):
                self.lead(here, parents, key, ms)

    def lead(self, here: str, parents: tuple[str, ...], key: str, ms: int) -> None:
        """Press a key; if another screen comes up, explore it, and see that B leads back."""
        before = self.handheld.frame()
        was = screen(self.handheld)
        had_game = app(self.handheld).playing
        self.press(key, ms)
        up = screen(self.handheld)
        there = self.kind()
        if up is was or there == here:
            self.path.append((key, ms))
            return
        if (
            (app(self.handheld).playing and not had_game)
            or hasattr(up, "session")
            or there in parents
            or type(up).__name__ == "Title"
        ):
            self.restart()  # it has led into a game, or back
            return
        if there not in self.known:
            length = len(self.path)
            self.path.append((key, ms))
            self.explore((here, *parents))
            del self.path[length:]
        for _ in range(PAGES):
            self.press("B", 60)
            if self.kind() != there:
                break
        self.led.add(f"{here} -> {there}")
        if self.kind() != here or self.handheld.frame() != before:
            self.wrong.append(f"{here}, {key} {ms} -> {there}, B -> {self.kind()}")
            self.restart()


def explored(nvm: bytes, way: str = "", language: str = "en", reviews: bool = False) -> Explorer:
    """Explore what can be reached from the end of the way."""
    explorer = Explorer(nvm, way, language, reviews)
    explorer.restart()
    try:
        explorer.explore()
    finally:
        explorer.close()
    return explorer


def check(explorer: Explorer, *reached: str) -> None:
    """Check that B led back everywhere, and that these screens were among those reached."""
    assert not explorer.wrong, "\n".join(explorer.wrong)
    there = {led.split(" -> ")[1] for led in explorer.led}
    assert not [name for name in reached if not any(name in one for one in there)], there


LONGER = [pytest.param(kind, marks=long) for kind in (DUEL, ISLANDS)]
OVER = played(DUEL, ISLANDS, TABLE, SOLO)


@pytest.mark.parametrize(
    "language", ["en", pytest.param("fr", marks=long), pytest.param("de", marks=long)]
)
def test_b_leads_back_in_all_menus_and_in_what_comes_after_games(language):
    explorer = explored(in_series(OVER), language=language)
    check(explorer, "Standing", "Statistics", "_One", "Replay", "Review", "Match", "Map", "List")
    replays = [led.split(" -> ")[0] for led in explorer.led if led.endswith("Replay")]
    assert len(replays) == 6, "from the list of the last games and from the menu of the result"


@pytest.mark.parametrize("name", [pytest.param("arabana", marks=long), "atoll"])
def test_b_leads_back_from_the_pages_of_a_review(name):
    way = " ".join(["DOWN"] * list(TITLES).index(name) + ["A"])
    check(explored(over(*ENDED[name]), way, reviews=True), "Verdict")


@pytest.mark.parametrize("kind", [SOLO, TABLE, DUEL, ISLANDS], ids=lambda kind: kind[0])
def test_b_leads_back_to_a_running_game(kind):
    check(explored(with_game(BLANK, kind), "A"), "Hint", "Menu", "Pages", "Replay", "Notice")


@pytest.mark.parametrize("kind", [SOLO, *LONGER])
def test_b_leads_back_from_the_question_whether_a_game_may_go_for_a_new_one(kind):
    explorer = explored(with_game(in_series(OVER), kind))
    check(explorer, "Start a new one?")
    asked = {led.split(" -> ")[0].split()[1] for led in explorer.led if "new one?" in led}
    assert asked >= {"NewGame", "Numbers", "Map", "Result"}, asked
