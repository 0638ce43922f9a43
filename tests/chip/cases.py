"""What is played on the chip: the key scripts of the golden screens, whole games, and wandering.

Each case is keys alone, pressed on a Recorder; the chip gets the same keys. `make chip` plays
SHORT, `make chip ARGS=--all` plays all of it.
"""

from __future__ import annotations

import importlib
import random
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

from boards.install.profile import KEYS
from engine import catalog
from engine.atoll.state import HAND
from engine.game import OVER
from engine.session import PERSON, Session
from firmware import counts
from firmware.games.arabana.series import Series
from firmware.games.hashi import puzzle, puzzle_own
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from firmware.words.language import LANGUAGES
from host_sim import options, script
from host_sim.bots import LONG_MS, Policy, arabana, atoll, guest, tap
from host_sim.bots.hashi import SoloBot, TableBot
from host_sim.devices.nvm import DEFAULT_SIZE
from tests import guests
from tests.chip import power
from tests.chip.record import Recorder, Recording, settings
from tests.firmware import golden_screens, menus, test_lessons, thumb

NORMAL, AT_ONCE = 2, 0  # paces of the settings
CODE = "AJ20-06N4"  # of Hashi, side B, No. 213
WRONG = "AJ20-06N5"
_MENU_MS = 600
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


@dataclass(frozen=True)
class Case:
    """One recording to make. play: presses the keys; env: settings.toml; nvm: at power-on.

    packs: games on the drive beside those of the bundle.
    """

    name: str
    play: Callable[[Recorder], None]
    env: Mapping[str, object] = field(default_factory=dict)
    pace: int = AT_ONCE
    is_curious: bool = False
    nvm: Callable[[], bytes] | None = None
    packs: tuple[str, ...] = ()

    def record(self, plain: bool = False) -> Recording:
        """Play it in the simulator. plain: as the bundle of plain sources can be played."""
        before = self.nvm() if self.nvm else settings(self.pace)
        kind = Curious if self.is_curious else Recorder
        with tempfile.TemporaryDirectory() as folder:
            names = [name for name in self.packs if name in guests.NAMES]
            root = guests.drive(Path(folder), names)
            with kind(self.name, self.env, before, root) as recorder:
                recorder.is_plain = plain
                self.play(recorder)
                return replace(recorder.recording(), packs=self.packs)


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


def play_script(path: Path, recorder: Recorder) -> None:
    """Play a key script."""
    for step in script.read(path.read_text(encoding="utf-8")):
        if step.what == "snap":
            recorder.snap(step.name)
        else:
            script.act(step, recorder)


def of_script(path: Path) -> Case:
    """Return the case of a key script: options in its first line, as golden screens have them.

    `language=` without a name: as a drive without a language, where the first start asks.
    """
    words = [word.split("=") for word in path.read_text(encoding="utf-8").split("\n")[0].split()]
    options = {word[0]: word[1] for word in words if len(word) == 2}
    known = {"game": "TOMBOLO_GAME", "side": "TOMBOLO_SIDE", "seed": "TOMBOLO_SEED"}
    env: dict[str, str | None] = {"TOMBOLO_SEED": "1"}
    env.update((known[k], v) for k, v in options.items() if k in known)
    if "language" in options:
        env["TOMBOLO_LANGUAGE"] = options["language"] or None
    packs: tuple[str, ...] = guests.BOARDS if "packs" in options else ()
    if options.get("game") == "null":
        packs = ("null",)  # the template is in no bundle
    nvm = partial(golden_screens.nvm_of, options) if "over" in options else None
    return Case(path.stem, partial(play_script, path), env, NORMAL, nvm=nvm, packs=packs)


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
    for key, ms in SoloBot(3, 0).presses():
        tap(recorder, key, ms)
    recorder.press("B")
    menus.choose(recorder, "Hashi")
    menus.choose(recorder, "The last result")
    for key in ("RIGHT", "RIGHT", "B"):
        recorder.press(key)
    menus.choose(recorder, "Your games")
    for key in ("A", "RIGHT", "RIGHT", "RIGHT", "B"):
        recorder.press(key)
    menus.choose(recorder, "Your games")
    menus.choose(recorder, "The last games")
    for key in ("A", "A", "A"):  # its cards again
        recorder.press(key)


def play_table(recorder: Recorder) -> None:
    """Play a game of Hashi for several that has just been started to its end."""
    TableBot(recorder, "greedy").play()
    for key in ("RIGHT", "DOWN", "A"):
        recorder.press(key)


def play_arabana(recorder: Recorder, policy: str, **values: str) -> None:
    """Play a duel from the title to its end."""
    begin(recorder, "Arabana", **values)
    arabana.play(recorder, policy)
    for key in ("RIGHT", "DOWN", "A"):
        recorder.press(key)


def play_atoll(recorder: Recorder, policy: str, **values: str) -> None:
    """Play a game of Atoll from the title to its end."""
    begin(recorder, "Atoll", **values)
    atoll.Bot(recorder, policy).play()
    for key in ("RIGHT", "DOWN", "A"):
        recorder.press(key)


@cache
def last_card(players: int) -> bytes:
    """Return the nvm with a game of Atoll that waits for its last card to be laid."""
    store = Store(bytearray(settings(AT_ONCE).ljust(DEFAULT_SIZE, b"\xff")))
    saves = Saves(store, {})
    seats = b"\x01" * (players - 1) + bytes((PERSON,))
    session = Session(catalog.make("atoll"), 51, bytes((players, 2, 4)), seats)
    seen = catalog.make("atoll")
    policy = Policy("atoll", "medium", session.seed)
    saves.begin(catalog.key("atoll"))
    while session.game.laid(0) < 2 * HAND - 1:
        session.game.observe(session.game.player(), seen.state)
        if session.play(policy.choose(seen)):
            saves.save(session, 0, None, False)
    return bytes(store.nvm)


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


@cache
def own_puzzles() -> bytes:
    """Return the nvm with three puzzles of one's own."""
    store = Store(bytearray(settings(AT_ONCE).ljust(DEFAULT_SIZE, b"\xff")))
    for n in (3, 25, 50):
        assert puzzle_own.keep(store, puzzle.load(store, n)) == puzzle_own.KEPT
    return bytes(store.nvm)


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


@cache
def atoll_over() -> bytes:
    """Return the nvm with a game of Atoll of six that is over."""
    store = Store(bytearray(settings(AT_ONCE).ljust(DEFAULT_SIZE, b"\xff")))
    saves = Saves(store, {})
    seats = b"\x01" * 5 + bytes((PERSON,))
    session = Session(catalog.make("atoll"), 52, b"\x06\x02\x04", seats)
    seen = catalog.make("atoll")
    policy = Policy("atoll", "easy", session.seed)
    saves.begin(catalog.key("atoll"))
    while session.game.player() != OVER:
        session.game.observe(session.game.player(), seen.state)
        session.play(policy.choose(seen))
    counts.finish(saves, options.info("atoll"), session)
    return bytes(store.nvm)


def replay_over(recorder: Recorder) -> None:
    """Walk the last result's game forth and back, see all of it, and play on from there."""
    menus.choose(recorder, "Atoll")
    menus.choose(recorder, "The last result")
    recorder.hold("B", _MENU_MS)
    for key in ("RIGHT", "RIGHT", "RIGHT", "RIGHT", "LEFT", "DOWN", "UP", "A"):
        recorder.press(key)
    menus.choose(recorder, "Show all")
    for key in ("DOWN", "DOWN", "DOWN", "LEFT", "B"):  # back to the result
        recorder.press(key)
    recorder.hold("B", _MENU_MS)
    for key in ("RIGHT", "RIGHT", "A", "A", "A"):
        recorder.press(key)


@cache
def two_games() -> bytes:
    """Return the nvm with a series of Arabana-Ikibiti after two games."""
    store = Store(bytearray(settings(AT_ONCE).ljust(DEFAULT_SIZE, b"\xff")))
    found = Series(Saves(store, {}))
    found.begin(bytes((PERSON, 1)), catalog.make("arabana").OPTIONS[:-1] + b"\1")
    for seed in (1, 2):
        game = Session(catalog.make("arabana"), seed, found.options, found.seats)
        seen = catalog.make("arabana")
        policy = Policy("arabana", "easy", seed)
        while game.game.player() != OVER:
            game.game.observe(game.game.player(), seen.state)
            game.play(policy.choose(seen))
        found.count(game)
    return bytes(store.nvm)


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


def wander(recorder: Recorder, seed: int, presses: int) -> None:
    """Press keys at random: menus, help, sheets, take-backs, leaving, going on."""
    r = random.Random(seed)
    for _ in range(presses):
        key = r.choice((*KEYS, "A", "A"))
        if key in "AB" and r.random() < 0.15:
            recorder.hold(key, LONG_MS)
        else:
            recorder.press(key)


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


def seeded(seed: int, **more: object) -> dict[str, object]:
    """Return a settings.toml that fixes all luck."""
    return {"TOMBOLO_SEED": seed, **more}


def moving() -> list[Case]:
    """Return the cases with animations: a beginning alone, and whole games against opponents."""
    nvm = partial(settings, AT_ONCE, calm=0)
    table = seeded(7, TOMBOLO_GAME="hashi", TOMBOLO_OPPONENTS="easy,hard")
    against_one = partial(play_arabana, policy="medium", Rival="Gull")
    against_two = partial(play_atoll, policy="easy", Players="3", Rivals="Gull")
    return [
        Case("moving", begin_hashi, seeded(7, TOMBOLO_GAME="hashi"), nvm=nvm),
        Case("moving_table", play_table, table, nvm=nvm),
        Case("moving_arabana", against_one, seeded(7), nvm=nvm),
        Case("moving_atoll", against_two, seeded(7), nvm=nvm),
    ]


def every() -> list[Case]:
    """Return all cases, the short ones first."""
    cases = [of_script(path) for path in golden_screens.scripts()]
    for side in (0, 1):
        env = seeded(31 + side, TOMBOLO_GAME="hashi", TOMBOLO_SIDE="AB"[side])
        play = partial(play_hashi, seed=31 + side, side=side)
        cases.append(Case(f"game_hashi_{'ab'[side]}", play, env, is_curious=True))
    env = seeded(3, TOMBOLO_GAME="hashi")
    cases.append(Case("look_back", play_and_look_back, env))
    for n, opponents in enumerate(("hard,hard,hard", "easy,person")):
        env = seeded(35 + n, TOMBOLO_GAME="hashi", TOMBOLO_OPPONENTS=opponents)
        cases.append(Case(f"game_hashi_table_{n}", play_table, env, is_curious=True))
    rivals = (("medium", "Gull", "yes"), ("hard", "Orca", "no"))
    for n, (level, name, sails) in enumerate(rivals):
        play = partial(play_arabana, policy="medium", Rival=name, Seafarer=sails)
        cases.append(Case(f"game_arabana_{level}", play, seeded(42 + n), is_curious=True))
    tables = (("3", "easy", "Crab"), ("6", "medium", "Orca"))
    for n, (players, policy, level) in enumerate(tables):
        play = partial(play_atoll, policy=policy, Players=players, Rivals=level)
        cases.append(Case(f"game_atoll_{players}", play, seeded(51 + n), is_curious=True))
    for count in (4, 6):
        left = partial(last_card, count)
        cases.append(Case(f"last_card_{count}", go_on, seeded(7), nvm=left))
    left = partial(last_card, 6)
    cases.append(Case("replay_running", replay_running, seeded(7), nvm=left))
    cases.append(Case("replay_over", replay_over, seeded(7), nvm=atoll_over))
    cases.append(Case("own_puzzle", play_own_puzzle, seeded(7), nvm=own_puzzles))
    cases.append(Case("series", go_on_with_a_series, seeded(9), nvm=two_games))
    for name in _GAMES[:-1]:  # with this luck the person begins in Arabana-Ikibiti
        cases.append(Case(f"begin_{name}", partial(begin, label=menus.TITLES[name]), seeded(54)))
    for name in _GAMES:
        play = partial(take_a_lesson, name=name)
        cases.append(Case(f"lesson_{name}", play, seeded(58), NORMAL))
    for n in range(1, 4):
        cases.append(Case(f"wander_{n}", partial(wander, seed=n, presses=150), seeded(60 + n)))
    for n, name in enumerate(_GAMES):
        env = seeded(70 + n, TOMBOLO_GAME=name)
        cases.append(Case(f"wander_{name}", partial(wander, seed=n, presses=200), env))
    luck = tuple(name for name in guests.NAMES if name not in guests.BOARDS)
    for name, packs in (("guests", guests.BOARDS), ("guests_with_luck", luck)):
        cases.append(Case(name, partial(play_guests, names=packs), seeded(83), packs=packs))
    cases.append(Case("code", enter_a_code, seeded(89)))
    cases.append(Case("first_start", choose_a_language, seeded(90, TOMBOLO_LANGUAGE=None)))
    for n, name in enumerate(("fr", "de")):
        title = of_script(golden_screens.FOLDER / "title.txt")
        env = {**title.env, "TOMBOLO_LANGUAGE": name}
        cases.append(replace(title, name=f"title_{name}", env=env))
        env = seeded(31, TOMBOLO_GAME="hashi", TOMBOLO_LANGUAGE=name)
        play = partial(play_hashi, seed=31, side=0)
        cases.append(Case(f"game_hashi_{name}", play, env, is_curious=True))
        env = seeded(92 + n, TOMBOLO_GAME=("arabana", "atoll")[n], TOMBOLO_LANGUAGE=name)
        cases.append(Case(f"wander_{name}", partial(wander, seed=n, presses=200), env))
    cases.extend(moving())
    for n in range(power.MANY):
        left = partial(power.image, n)
        cases.append(Case(f"cut_{n:02}", look_at_what_is_left, seeded(80 + n), nvm=left))
    return cases


# Whole games, in which the least room is looked for.
WORST = (
    "game_hashi_a",
    "game_hashi_b",
    "game_hashi_table_0",
    "game_arabana_hard",
    "game_atoll_6",
    "atoll_late",
    "guests",
    "wander_1",  # through a lesson and its pages
)
# After every change of the bundle: they watch the start and the heap, which any file may change.
WATCH = ("title", "first_start", "wander_1", "game_atoll_6")
SHORT = ("title", "atoll_new", "atoll", "guests", "code", "wander_3")
