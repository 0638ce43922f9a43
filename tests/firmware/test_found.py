"""Games that are found on the drive: guests beside the house's, and what is wrong with some."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from engine import catalog, codes
from engine.game import OVER
from firmware.graphics.canvas import LAST_LINE
from host_sim.drive import Handheld
from tests import guests
from tests.firmware.hints import WHAT, ask
from tests.firmware.ink import strokes
from tests.firmware.kept import kept
from tests.firmware.menus import TITLES, app, choose, leave, screen, up
from tests.firmware.thumb import type_code

LARGE = "feather_nrf52840"
RULES = '''"""{cls}: in turn, add 1 or 2; who reaches 21 wins."""

from engine.game import HIDDEN, OVER, Game

_COUNT = 4
_TURN = 5
_END = 21


class {cls}(Game):
    NAME = "{name}"
    SIZE = 6
    MAX_LEGAL = 2
    PLAYERS = (2, 2)

    def player(self):
        return OVER if self.state[_COUNT] >= _END else self.state[_TURN]

    def legal(self, out):
        out[0] = 0
        out[1] = 1
        return 0 if self.player() == OVER else 2

    def apply(self, move):
        self.state[_COUNT] += 1 + move
        self.state[_TURN] = 1 - self.state[_TURN]
        return False

    def score(self, player):
        return int(self.player() == OVER and self.state[_TURN] != player)

    def observe(self, player, out):
        if out is not self.state:
            out[:] = self.state
        for n in range(4):
            out[n] = HIDDEN

    def determinize(self, player, r):
        self.state[:4] = r[:4]
'''
VIEW = '''"""A view of {name}."""

from engine.{name}.rules import {cls}
from firmware import registry
from firmware.hardware.keys import A
from firmware.screens.view import View


class Small(View):
    def __init__(self, session, seat, context):
        View.__init__(self, session, seat, context, {cls}())
        self.changed()

    def key(self, k):
        self.words = ""
        if k == A:
            self.decide(0)

    def can_hint(self):
        return self.seen.player() == self.seat

    def draw(self, c):
        if self.is_fresh:
            c.clear()
            c.text(2, 2, "{name}")
            self.is_fresh = False
        c.last_line(self.foot())

    def is_under_way(self):
        return len(self.session.moves) > 0

    def cursor_state(self):
        return 0

    def set_cursor(self, state):
        pass

    def rows(self, play):
        return []


view = Small
'''


def guest(name: str, **files: str) -> dict[str, str]:
    """Return the files of a small guest: path -> text. files: others, by leaf, in its folder."""
    cls = name[0].upper() + name[1:]
    rules = RULES.format(name=name, cls=cls)
    leaves = {"info": f'TITLE = "{cls}"\n', "view": VIEW.format(name=name, cls=cls), **files}
    out = {f"firmware/games/{name}/{leaf}.py": text for leaf, text in leaves.items() if text}
    return {f"engine/{name}/rules.py": rules, **out}


def drive(folder: Path, *small: dict[str, str]) -> Path:
    """Fill an empty folder with the program and with guests, like a drive."""
    guests.drive(folder, ())
    for name, text in [item for files in small for item in files.items()]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def labels(handheld: Handheld) -> list[str]:
    return [row.text() for row in screen(handheld).rows]


def play_on(handheld: Handheld) -> None:
    """Press A until the game is over."""
    for _ in range(40):
        if up(handheld) == "Result":
            return
        handheld.press("A")
        handheld.wait(500)


def test_a_guest_of_three_files_is_played_from_the_title_to_its_result(tmp_path):
    with Handheld(root=drive(tmp_path, guest("pip")), start_ms=1000) as h:
        assert labels(h) == [*TITLES.values(), "Pip", "Statistics"]
        choose(h, "Pip")
        rows = ["New game", "Numbered games", "Enter a code", "Your games"]  # nothing explains it
        assert labels(h) == rows
        h.press("A")
        assert [text.split("  ")[0] for text in labels(h)] == ["Others", "Begins"]
        h.press("A")
        assert up(h) == "Play"
        session = screen(h).session
        assert list(session.seats) == [0, 1]
        h.press("A")
        nvm = h.nvm
        play_on(h)
        assert session.game.player() == OVER
        assert up(h) == "Result"
        h.wait(1000)
        h.press("B")
        assert up(h) == "Title"
    with Handheld(root=tmp_path, nvm=nvm, start_ms=1000) as h:
        assert labels(h)[0] == "Continue: Pip"
        h.press("A")
        assert len(screen(h).session.moves) >= 1
        assert len(kept(h, "hashi")) == 0


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (guest("pip", info="TITLE = ("), "pip cannot be loaded: "),
        (guest("pip", info="import chess"), "pip cannot be loaded: no module named 'chess'"),
        (guest("pip", info='TITLE = "Pip"\nCONTRACT = 99\n'), "Pip is made for a newer Tombolo."),
        (guest("pip", view=""), "Pip cannot be loaded: "),
        (guest("pip", view="raise MemoryError"), "Pip is too large for this board."),
        ({**guest("pip"), "engine/pip/rules.py": "1 / 0"}, "Pip cannot be loaded: "),
    ],
)
def test_a_guest_that_cannot_be_loaded_says_why_and_the_others_play(tmp_path, wrong, says):
    with Handheld(root=drive(tmp_path, wrong, guest("dot")), start_ms=1000) as h:
        assert {row.lower() for row in labels(h)} >= {"hashi", "pip", "dot"}
        choose(h, next(row for row in labels(h) if row.lower() == "pip"))
        if up(h) == "GameMenu":
            choose(h, "New game")
            if up(h) == "NewGame":
                h.press("A")
        assert up(h) == "Notice"
        assert " ".join(screen(h).pages[0]).startswith(says)
        h.press("A")
        assert up(h) == "Title"
        choose(h, "Dot")
        choose(h, "New game")
        h.press("A")
        assert up(h) == "Play"


def test_a_code_of_a_guest_that_cannot_be_loaded_leads_to_no_game(tmp_path):
    """One of odd options asks the game how many signs it has: then nobody can say."""
    wrong = {**guest("pip"), "engine/pip/rules.py": "1 / 0"}
    with Handheld(root=drive(tmp_path, wrong), start_ms=1000) as h:
        choose(h, "Hashi")
        choose(h, "Enter a code")
        type_code(h, codes.written("pip", 1, codes.ODD, 5))
        h.wait(500)
        assert up(h) == "Notice"
        assert " ".join(screen(h).pages[0]).startswith("This is not the code of a game")


def test_a_pack_that_was_cut_short_is_not_imported_and_the_others_play(tmp_path):
    """CircuitPython would never come back from it."""
    cut = {
        **guest("pip"),
        "engine/pip/rules.mpy": "half of it",
        "packs/pip.json": '{"files": {"engine/pip/rules.mpy": 400}}',
    }
    whole = {**guest("dot"), "packs/dot.json": '{"files": {"/none.mpy": 9}}'}
    unreadable = {**guest("bar"), "packs/bar.json": "{"}
    with Handheld(root=drive(tmp_path, cut, whole, unreadable), start_ms=1000) as h:
        choose(h, "pip")
        said = " ".join(screen(h).pages[0])
        assert said.startswith("pip cannot be loaded: engine/pip/rules.mpy was cut short")
        assert not [name for name in h.machine.imported if "pip" in name]
        h.press("A")
        choose(h, "bar")
        assert up(h) == "Notice"
        h.press("A")
        choose(h, "Dot")
        assert up(h) == "GameMenu"
        assert "firmware.recovery.damaged" not in h.machine.load("firmware.memory").sys.modules


def alike() -> tuple[str, str]:
    """Return two names with the same key."""
    known: dict[int, str] = {}
    for letters in product("abcdefghijklmnopqrstuvwxyz", repeat=4):
        name = "".join(letters)
        if catalog.key(name) in known:
            return known[catalog.key(name)], name
        known[catalog.key(name)] = name
    raise AssertionError


def test_two_games_with_the_same_key_are_told_in_a_sentence(tmp_path):
    one, other = alike()
    with Handheld(root=drive(tmp_path, guest(one), guest(other)), start_ms=1000) as h:
        choose(h, other.capitalize())
        said = " ".join(screen(h).pages[0])
        assert said.startswith(f"{other.capitalize()} and {one.capitalize()} cannot be told apart")
        h.press("A")
        choose(h, one.capitalize())
        assert up(h) == "GameMenu"
        choose(h, "New game")
        h.press("A")
        h.wait(1000)
        h.press("A")
        h.wait(2000)
        moves = list(screen(h).session.moves)
        assert moves
        leave(h)
        assert labels(h)[0] == f"Continue: {one.capitalize()}"
        assert not labels(h)[1].startswith("Continue")
        h.press("A")
        h.wait(1500)
        assert list(screen(h).session.moves) == moves


def test_the_title_scrolls_when_there_are_more_rows_than_fit(tmp_path):
    names = ("pip", "dot", "bar", "cup")
    with Handheld(root=drive(tmp_path, *map(guest, names)), start_ms=1000) as h:
        menu = screen(h)
        titles = labels(h)
        assert titles == [*TITLES.values(), "Bar", "Cup", "Dot", "Pip", "Statistics"]
        top = h.frame()
        for n, title in enumerate(titles):
            assert menu.at == n
            line = n - menu.first
            assert 0 <= line < 4
            assert menu._y(line) + 8 <= LAST_LINE
            assert menu.rows[n].text() == title
            h.press("DOWN")
        assert (menu.at, menu.first) == (0, 0)
        assert h.frame() == top


def test_the_result_of_six_has_room_for_all(tmp_path):
    six = {
        path: text.replace("(2, 2)", "(6, 6)").replace(
            "1 - self.state[_TURN]", "(self.state[_TURN] + 1) % 6"
        )
        for path, text in guest("six", info='TITLE = "Six"\nNUMBERED = ((6, 0),)\n').items()
    }
    env = {"TOMBOLO_GAME": "six"}
    with Handheld(seed=5, root=drive(tmp_path, six), env=env, start_ms=1500) as h:
        while up(h) != "Result":
            h.press("A")
            h.wait(300)
        rows = [args for what, args in strokes(screen(h)) if what == "text"]
        names = {words: y for _, y, words in rows}
        assert max(names.values()) < LAST_LINE
        assert len([name for name in names if name == "You" or name[-1].isdigit()]) == 5, names


def test_words_that_a_guest_has_only_in_english_are_shown_in_english(tmp_path):
    files = guest("pip")
    files["firmware/games/pip/words/en.py"] = 'TOPICS = ("Pip|It is small.",)\n'
    env = {"TOMBOLO_LANGUAGE": "de"}
    with Handheld(root=drive(tmp_path, files), env=env, start_ms=1000) as h:
        choose(h, "Pip")
        choose(h, labels(h)[-2])
        assert up(h) == "Pages"
        assert screen(h).help.words.TOPICS == ("Pip|It is small.",)


def test_the_oldest_game_of_all_goes_after_a_question_when_the_share_is_full(tmp_path):
    info = 'TITLE = "{}"\nRECORD = 380\n'
    names = ("pip", "dot", "bar", "cup")
    small = [guest(name, info=info.format(name.capitalize())) for name in names]
    with Handheld(root=drive(tmp_path, *small), start_ms=1000) as h:
        for title in ("Pip", "Dot", "Bar"):
            choose(h, title)
            choose(h, "New game")
            h.press("A")
            h.press("A")
            h.hold("B", 700)
            choose(h, "Leave")
        choose(h, "Cup")
        choose(h, "New game")
        h.press("A")
        h.wait(500)
        assert up(h) == "Question"
        assert " ".join(screen(h).pages[0]).startswith("No room for more games: Pip is removed")
        h.press("A")
        h.wait(500)
        saves = app(h).saves
        assert saves.kinds(catalog.key("pip"))
        h.press("A")
        assert not saves.kinds(catalog.key("pip"))
        assert saves.kinds(catalog.key("dot"))
        assert saves.kinds(catalog.key("cup"))


def alone(name: str) -> dict[str, str]:
    """Return the files of a guest for one player, in which nothing is revealed."""
    info = f'TITLE = "{name.capitalize()}"\nNUMBERED = ((1, 0),)\n'
    return {
        path: text.replace("(2, 2)", "(1, 1)").replace("1 - self.state[_TURN]", "0")
        for path, text in guest(name, info=info).items()
    }


def test_each_move_of_a_game_for_one_is_saved_where_nothing_ends_a_turn(tmp_path):
    root = drive(tmp_path, alone("pip"))
    with Handheld(root=root, env={"TOMBOLO_GAME": "pip"}, start_ms=1000) as h:
        for n in range(1, 4):
            h.press("A")
            h.wait(300)
            assert len(screen(h).session.moves) == n
            nvm = h.nvm  # the power goes off
            with Handheld(root=root, nvm=nvm, start_ms=1000) as again:
                choose(again, "Continue")
                again.wait(1000)
                assert len(screen(again).session.moves) == n


def test_a_hint_of_a_game_for_one_is_a_move_where_nothing_ends_a_turn(tmp_path):
    root = drive(tmp_path, alone("pip"))
    with Handheld(root=root, env={"TOMBOLO_GAME": "pip"}, start_ms=1000) as h:
        for n in range(1, 3):
            hint = ask(h, WHAT)
            assert len(hint.moves) == 1
            h.press("A")
            h.wait(300)
            session = screen(h).session
            assert (len(session.moves), session.hints()) == (n, n)
