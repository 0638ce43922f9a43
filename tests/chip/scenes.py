"""What the cases of cases.py play: games with their results, lessons, series, codes, replays."""

from __future__ import annotations

import importlib
from itertools import islice
from typing import Any

from firmware.words.language import LANGUAGES
from host_sim import options
from host_sim.bots import Policy, arabana, atoll, guest, session_of, tap, wait_for_turn
from host_sim.bots.hashi import SoloBot, TableBot
from tests.chip.record import Recorder
from tests.firmware import menus, test_lessons, thumb

CODE = "AJ20-06N4"  # of Hashi, side B, No. 213
WRONG = "AJ20-06N5"
_MENU_MS = 600
_DEMO_MS = 119_000  # a second less than it takes to begin
_SOME = 6  # moves
_A_TURN = {  # keys that make a turn, nearly anywhere, and how long they are held
    "hashi": (("A", _MENU_MS), ("A", _MENU_MS), ("A", 0)),
    "arabana": (("DOWN", 0), ("DOWN", 0), ("A", 0), ("A", 0)),
    "atoll": (("A", 0), ("A", 0), ("A", 0)),
}
_LOOK_EVERY = 12  # presses of a game between two looks around
_GAMES = sorted(options.house())
_MOVES = {  # rows that play a move, which the bot does not know of
    text
    for language, _ in LANGUAGES
    for text in importlib.import_module(f"firmware.games.hashi.words.{language}").MENU_SKIP
}
_HINTS = {
    getattr(importlib.import_module(f"firmware.{place}"), name)
    for language, _ in LANGUAGES
    for place, name in (
        (f"words.{language}", "HINT"),
        (f"games.hashi.words.{language}", "MENU_MASTER"),
    )
}


class Curious(Recorder):
    """Looks at something else every few presses: a row of the game's menu, and what it leads to."""

    def __init__(self, *args: Any) -> None:
        self._presses = 0
        self._row = 0
        self._is_looking = True
        super().__init__(*args)
        self._is_looking = False

    def hold(self, key: str, ms: float) -> None:
        super().hold(key, ms)
        self._presses += 1
        if self._presses % _LOOK_EVERY or self._is_looking or self._place() not in _GAMES:
            return
        self._let_rest()
        if self._place() not in _GAMES:  # the card that was laid was the last one
            return
        self._is_looking = True
        self._look()
        self._is_looking = False

    def _look(self) -> None:
        self.hold("B", _MENU_MS)
        rows = [row.text() for row in self._screen().rows[:-1]]  # the last one leaves the game
        avoided = _MOVES | _HINTS if self.is_plain else _MOVES
        self._row = self._row % (len(rows) - 1) + 1
        # A changes a row with a value, and the bot expects the usual ones.
        while rows[self._row] in avoided or "←" in rows[self._row]:
            self._row = self._row % (len(rows) - 1) + 1
        self.press("DOWN", self._row)
        self.press("A")
        for key in ("DOWN", "RIGHT"):
            self.press(key)
        for _ in range(6):
            if self._place() in _GAMES:
                return
            self.press("B")


def begin(recorder: Recorder, label: str, **values: str) -> None:
    """Start a game from the title; values: what an option is set to, by its label's first word."""
    for wanted in (label, "New game"):
        while not recorder._screen().rows[recorder._screen().at].text().startswith(wanted):
            recorder.press("DOWN")
        recorder.press("A")
    for row in recorder._screen().rows if values else ():
        wanted = values.get(row.label.split()[0], "")
        while wanted not in row.text():
            recorder.press("RIGHT")
        recorder.press("DOWN")
    recorder.press("A")


def play_hashi(recorder: Recorder, seed: int, side: int) -> None:
    """Play a solo game that has just been started to its rank, and what the master makes of it."""
    for key, ms in SoloBot(seed, side).presses():
        tap(recorder, key, ms)
    assert recorder._place() == "Result"
    for key in ("RIGHT", "A") if recorder.is_plain else ("RIGHT", "DOWN", "DOWN", "A", "A"):
        recorder.press(key)


def begin_hashi(recorder: Recorder) -> None:
    """Play two rounds of a solo game that has just been started: numbers, bridges, cards."""
    for key, ms in islice(SoloBot(7, 0).presses(), 30):
        tap(recorder, key, ms)


def play_and_look_back(recorder: Recorder) -> None:
    """Play a solo game that has just been started, then look at the pages of what was played."""
    recorder.hold("B", _MENU_MS)
    for label in ("The 18 cards", "Score sheet"):
        menus.choose(recorder, label)
        recorder.press("B")
    recorder.press("B")
    for key, ms in SoloBot(3, 0).presses():
        tap(recorder, key, ms)
    recorder.press("DOWN")
    recorder.patience = 2
    menus.choose(recorder, "The master’s result")  # what a master makes of them
    recorder.patience = None
    for key in ("B", "B", "B"):
        recorder.press(key)
    menus.choose(recorder, "Hashi")
    menus.choose(recorder, "The last result")
    for key in ("RIGHT", "RIGHT"):
        recorder.press(key)
    recorder.hold("A", _MENU_MS)  # its code, for a phone
    for key in ("B", "B"):
        recorder.press(key)
    menus.choose(recorder, "Your games")
    for key in ("A", "RIGHT", "RIGHT", "RIGHT", "B"):
        recorder.press(key)
    menus.choose(recorder, "The last games")
    for key in ("A", "A", "A"):  # its cards again
        recorder.press(key)


def play_table(recorder: Recorder) -> None:
    """Play a game of Hashi for several that has just been started to its end."""
    TableBot(recorder, "keen").play()
    for key in ("RIGHT", "UP", "A"):
        recorder.press(key)


def play_arabana(recorder: Recorder, policy: str, **values: str) -> None:
    """Play a duel from the title to its end."""
    begin(recorder, "Arabana", **values)
    arabana.play(recorder, policy)
    for key in ("RIGHT", "DOWN", "A"):
        recorder.press(key)


def look_at_a_duel(recorder: Recorder) -> None:
    """Play some turns of a duel from the title, and look at what its menu has beside others'."""
    begin(recorder, "Arabana")
    player = Policy("arabana", "easy", session_of(recorder).seed)
    for _ in range(_SOME):
        wait_for_turn(recorder)
        view = recorder._screen().view
        arabana.press_move(recorder, view, player.choose(view.seen))
    wait_for_turn(recorder)
    for label in ("Rival’s last turn", "The cards", "The score"):
        recorder.hold("B", _MENU_MS)
        menus.choose(recorder, label)
        for key in ("RIGHT", "B", "B"):
            if recorder._place() not in _GAMES:
                recorder.press(key)
    menus.leave(recorder)


def play_atoll(recorder: Recorder, policy: str, **values: str) -> None:
    """Play a game of Atoll from the title to its end."""
    begin(recorder, "Atoll", **values)
    atoll.Bot(recorder, policy).play()
    for key in ("RIGHT", "A"):
        recorder.press(key)


def go_on(recorder: Recorder) -> None:
    """Go on with the game on the title."""
    for key in ("A", "A", "RIGHT", "LEFT", "B"):
        recorder.press(key)
    menus.leave(recorder)


def replay_running(recorder: Recorder) -> None:
    """Walk the running game on the title back a little, and look at it again."""
    recorder.press("A")
    recorder.hold("B", _MENU_MS)
    menus.choose(recorder, "Replay")
    for key in ("LEFT", "LEFT", "UP", "UP", "DOWN", "RIGHT", "A", "B", "LEFT", "B", "B"):
        recorder.press(key)


def play_own_puzzle(recorder: Recorder) -> None:
    """Play a puzzle of one's own, wrong and then as its answer shows, and remove it."""
    menus.choose(recorder, "Hashi")
    menus.choose(recorder, "Puzzles")
    for key in ("UP", "RIGHT", "A"):
        recorder.press(key)
    recorder.hold("A", _MENU_MS)
    recorder.hold("A", _MENU_MS)
    for key in ("A", "DOWN", "DOWN", "B"):
        recorder.press(key)
    recorder.hold("A", _MENU_MS)
    for key in ("A", "B", "B"):
        recorder.press(key)


def look_at_a_review(recorder: Recorder, name: str) -> None:
    """Review the last result, but leave that once; walk through its turns, ask why one cost what it
    did that is not among the dearest, play one again, and look where one can play on from.
    """
    menus.choose(recorder, menus.TITLES[name])
    menus.choose(recorder, "The last result")
    for key in ("RIGHT", "B") if name == "arabana" else ():  # the map
        recorder.press(key)
    recorder.press("DOWN")
    for recorder.patience in (2, None):
        menus.choose(recorder, "Review")
        if recorder.patience:
            recorder.press("B")
    recorder.press("RIGHT", 2)
    for key in ("LEFT", "RIGHT", "B", "A", "DOWN", "A", "A", "A", "LEFT", "RIGHT"):
        recorder.press(key)
    _ask_why(recorder)
    if name == "hashi":
        recorder.hold("B", _MENU_MS)
        recorder.patience = 2
        menus.choose(recorder, "Look closer")
        recorder.patience = None
        recorder.press("B")
    recorder.hold("B", _MENU_MS)
    for key in ("UP", "A", "B", "B", "B"):  # no, do not play on from here: back to the turn
        recorder.press(key)
    recorder.hold("A", _MENU_MS)
    for key, ms in _A_TURN[name]:
        tap(recorder, key, ms)
    for key in ("A", "B", "B", "LEFT", "B", "B"):
        recorder.press(key)


def _ask_why(recorder: Recorder) -> None:
    """Go to the next turn that cost something and whose reason nobody has asked for, and ask."""
    screen = recorder._screen()
    for _ in screen.costly:
        recorder.press("DOWN")
        screen = recorder._screen()
        if screen.stages() == 3 and screen.entry()[1] is None:
            break
    for _ in range(screen.stages() - 1):
        recorder.press("A")


def play_with_a_coach(recorder: Recorder, name: str) -> None:
    """Play two turns with a coach, look at why it said that, and take one back."""
    begin(recorder, menus.TITLES[name])
    recorder.hold("B", _MENU_MS)
    menus.choose(recorder, "Coach")
    recorder.press("B")
    start = (("A", 0), ("A", _MENU_MS))
    for turn in (start if name == "hashi" else _A_TURN[name], _A_TURN[name]):
        wait_for_turn(recorder)
        for key, ms in turn:
            tap(recorder, key, ms)
        wait_for_turn(recorder)
        for key in ("DOWN+A", "DOWN", "DOWN", "B"):
            recorder.press(key)
    recorder.hold("B", _MENU_MS)
    menus.choose(recorder, "The coach")
    recorder.press("A")


def look_closer(recorder: Recorder, turn: int, deals: int) -> None:
    """Review the last result, look closer at a turn that cost something, and leave after so many
    deals; see what else cost something then.
    """
    menus.choose(recorder, menus.TITLES["hashi"])
    menus.choose(recorder, "The last result")
    recorder.press("DOWN")
    menus.choose(recorder, "Review")
    recorder.press("A")
    while recorder._screen().at != turn:
        recorder.press("DOWN")
    recorder.press("A")
    recorder.hold("B", _MENU_MS)
    recorder.patience = deals
    menus.choose(recorder, "Look closer")
    recorder.patience = None
    for key in ("B", "DOWN", "A", "B", "B", "B"):
        recorder.press(key)


def replay_over(recorder: Recorder) -> None:
    """Walk the last result's game forth and back, see all of it, and play on from there."""
    menus.choose(recorder, "Atoll")
    menus.choose(recorder, "The last result")
    recorder.hold("B", _MENU_MS)
    menus.choose(recorder, "Replay")
    for key in ("RIGHT", "RIGHT", "RIGHT", "RIGHT", "LEFT", "DOWN", "UP", "A"):
        recorder.press(key)
    menus.choose(recorder, "Show all")
    for key in ("DOWN", "DOWN", "DOWN", "LEFT", "B"):  # back to the menu
        recorder.press(key)
    menus.choose(recorder, "Replay")
    for key in ("RIGHT", "RIGHT", "A", "A", "A"):
        recorder.press(key)


def go_on_with_a_series(recorder: Recorder) -> None:
    """See how it stands, leave its next game, and end it."""
    for n in range(2):
        menus.choose(recorder, menus.TITLES["arabana"])
        menus.choose(recorder, "The series")
        recorder.hold("A", _MENU_MS)
        recorder.press("BA"[n])
        if not n:
            recorder.press("A")
            menus.leave(recorder)


def play_guests(recorder: Recorder, names: tuple[str, ...]) -> None:
    """With five games on the drive: begin each of ours, play a guest to its end, begin another.

    The title has more rows than fit, and the games that run lie in nvm together.
    """
    for label in menus.TITLES.values():
        begin(recorder, label)
        for key in ("RIGHT", "A", "DOWN", "A"):
            recorder.press(key)
        menus.leave(recorder)
    recorder.press("UP", 9)
    recorder.press("DOWN", 9)
    for name in names:
        title = name.capitalize()
        menus.choose(recorder, title)
        menus.choose(recorder, "How")
        recorder.press("DOWN")
        recorder.press("B")
        menus.choose(recorder, "New game")
        recorder.press("A")
        while menus.up(recorder) == "Question":
            recorder.press("A")
        recorder.press("DOWN+A")
        recorder.press("DOWN")
        recorder.press("B")
        guest.play(recorder)
        recorder.press("B")


def look_at_what_is_left(recorder: Recorder) -> None:
    """Read what is said, go on with what waits, and play two moves of it."""
    for key in ("A", "A", "A", "RIGHT", "A"):
        recorder.press(key)


def take_a_lesson(recorder: Recorder, name: str) -> None:
    """Play the lesson of a game that has never been played, and go on."""
    menus.choose(recorder, menus.TITLES[name])
    recorder.press("A")
    test_lessons.play_lesson(recorder, name)
    test_lessons.next_sentence(recorder)
    while menus.up(recorder) == "Question":
        recorder.press("A")
    recorder.press("A")


def enter_a_code(recorder: Recorder) -> None:
    """Type a code, first with a wrong sign, and begin its game; then look at the numbered games."""
    menus.choose(recorder, menus.TITLES["hashi"])
    menus.choose(recorder, "Enter a code")
    thumb.type_code(recorder, WRONG)
    recorder.press("A")
    recorder.press("B")
    thumb.type_code(recorder, CODE[-1])
    for key in ("RIGHT", "A", "A", "DOWN", "A"):
        recorder.press(key)
    menus.leave(recorder)
    menus.choose(recorder, menus.TITLES["hashi"])
    menus.choose(recorder, "Numbered")
    menus.choose(recorder, "The map")
    for key in ("LEFT", "UP", "RIGHT", "B"):
        recorder.press(key)
    menus.choose(recorder, "Type a number")
    for key in ("UP", "LEFT", "UP", "A"):
        recorder.press(key)


def choose_a_language(recorder: Recorder) -> None:
    """Answer what a first start asks, and look at the languages in the settings.

    Another one would restart the program, and CircuitPython writes on the dark display meanwhile.
    """
    for key in ("DOWN", "A"):
        recorder.press(key)
    recorder.hold("B", _MENU_MS)
    for key in ("DOWN", "DOWN", "A", "DOWN", "B", "B"):
        recorder.press(key)


def watch_the_demo(recorder: Recorder) -> None:
    """Leave the title alone until a game plays itself, and end that."""
    recorder.press("DOWN")
    recorder.rest(_DEMO_MS)
    recorder.press("A")
    recorder.press("UP")
