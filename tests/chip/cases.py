"""What is played on the chip: the key scripts of the golden screens, whole games, and wandering.

Each case is keys alone, pressed on a Recorder; the chip gets the same keys. `make chip` plays
SHORT, `make chip ARGS=--all` plays all of it.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random

from firmware.words.language import LANGUAGES
from host_sim import options, script
from tests import guests
from tests.chip import left, power, scenes
from tests.chip.record import AT_ONCE, NORMAL, Recorder, Recording, settings
from tests.chip.tours import Tour
from tests.firmware import golden_screens, menus

_GAMES = sorted(options.house())
_DEALS = 12  # of a closer look: more than it takes until the error is smaller


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
        kind = scenes.Curious if self.is_curious else Recorder
        with tempfile.TemporaryDirectory() as folder:
            names = [name for name in self.packs if name in guests.NAMES]
            root = guests.drive(Path(folder), names)
            with kind(self.name, self.env, before, root) as recorder:
                recorder.is_plain = plain
                self.play(recorder)
                return replace(recorder.recording(), packs=self.packs)


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
    packs = golden_screens.packs_of(options)
    if options.get("game") == "null":
        packs = ("null",)  # the template is in no bundle
    is_begun = "over" in options or "usual" in options
    nvm = partial(golden_screens.nvm_of, options) if is_begun else None
    return Case(path.stem, partial(play_script, path), env, NORMAL, nvm=nvm, packs=packs)


def seeded(seed: int, **more: object) -> dict[str, object]:
    """Return a settings.toml that fixes all luck."""
    return {"TOMBOLO_SEED": seed, **more}


def wandering(name: str) -> Case:
    """Return a random tour by its name: wander_SEED_PRESSES, and what else is to be so.

    `after`: games are over before it begins, and it looks at what comes then. `packs`: there are
    two more games on the drive. `fr`, `de`: the language. A game: it begins in that.
    Raises ValueError for any other word.
    """
    found = re.fullmatch(r"wander_(\d+)_(\d+)((?:_[a-z]+)*)", name)
    words = set(found[3].split("_")[1:]) if found else set()
    languages = words & {language for language, _ in LANGUAGES}
    games = words & set(_GAMES)
    known = {"after", "packs"} | languages | games
    if not found or words - known or len(languages) > 1 or len(games) > 1:
        forms = f"after, packs, {', '.join(language for language, _ in LANGUAGES)}, a game"
        raise ValueError(f"{name!r} is no wander_SEED_PRESSES, and behind them any of _{forms}")
    seed = int(found[1])
    is_after = "after" in words
    env = seeded(seed, TOMBOLO_LANGUAGE=next(iter(languages), "en"))
    if games:
        env["TOMBOLO_GAME"] = games.pop()
    play = partial(wander, seed=seed, presses=int(found[2]), is_after=is_after)
    nvm = partial(left.evening, seed) if is_after else None
    return Case(name, play, env, nvm=nvm, packs=guests.BOARDS if "packs" in words else ())


def wander(recorder: Recorder, seed: int, presses: int, is_after: bool) -> None:
    """Take a tour of so many presses, which is at times impatient with a review."""
    tour, luck = Tour(recorder, seed, is_after), Random(seed)
    for _ in range(presses):
        recorder.patience = luck.choice((None, None, None, 1, 3))
        tour.press()


def named(name: str) -> Case:
    """Return a case by its name; any tour is one. Raises ValueError if there is none."""
    known = {case.name: case for case in every()}
    if name in known:
        return known[name]
    if name.startswith("wander_"):
        return wandering(name)
    raise ValueError(f"there is no case {name!r}; there are {', '.join(known)}")


def moving() -> list[Case]:
    """Return the cases with animations: a beginning alone, and whole games against opponents."""
    nvm = partial(settings, AT_ONCE, calm=0)
    table = seeded(7, TOMBOLO_GAME="hashi", TOMBOLO_OPPONENTS="easy,hard")
    against_one = partial(scenes.play_arabana, policy="medium", Rival="Gull")
    against_two = partial(scenes.play_atoll, policy="easy", Players="3", Rivals="Gull")
    return [
        Case("moving", scenes.begin_hashi, seeded(7, TOMBOLO_GAME="hashi"), nvm=nvm),
        Case("moving_table", scenes.play_table, table, nvm=nvm),
        Case("moving_arabana", against_one, seeded(7), nvm=nvm),
        Case("moving_atoll", against_two, seeded(7), nvm=nvm),
    ]


def every() -> list[Case]:
    """Return all cases, the short ones first."""
    cases = [of_script(path) for path in golden_screens.scripts()]
    for side in (0, 1):
        env = seeded(31 + side, TOMBOLO_GAME="hashi", TOMBOLO_SIDE="AB"[side])
        play = partial(scenes.play_hashi, seed=31 + side, side=side)
        cases.append(Case(f"game_hashi_{'ab'[side]}", play, env, is_curious=True))
    env = seeded(3, TOMBOLO_GAME="hashi")
    cases.append(Case("look_back", scenes.play_and_look_back, env))
    for n, opponents in enumerate(("hard,hard,hard", "easy,person")):
        env = seeded(35 + n, TOMBOLO_GAME="hashi", TOMBOLO_OPPONENTS=opponents)
        cases.append(Case(f"game_hashi_table_{n}", scenes.play_table, env, is_curious=True))
    rivals = (("medium", "Gull", "yes"), ("hard", "Orca", "no"))
    for n, (level, name, sails) in enumerate(rivals):
        play = partial(scenes.play_arabana, policy="medium", Rival=name, Seafarer=sails)
        cases.append(Case(f"game_arabana_{level}", play, seeded(42 + n), is_curious=True))
    tables = (("3", "easy", "Crab"), ("6", "medium", "Orca"))
    for n, (players, policy, level) in enumerate(tables):
        play = partial(scenes.play_atoll, policy=policy, Players=players, Rivals=level)
        cases.append(Case(f"game_atoll_{players}", play, seeded(51 + n), is_curious=True))
    for count in (4, 6):
        nvm = partial(left.last_card, count)
        cases.append(Case(f"last_card_{count}", scenes.go_on, seeded(7), nvm=nvm))
    cases.append(Case("replay_running", scenes.replay_running, seeded(7), nvm=nvm))
    cases.append(Case("replay_over", scenes.replay_over, seeded(7), nvm=left.atoll_over))
    # Atoll has one round first, and two in the long one, which takes twice the time.
    reviews = [(f"review_{name}", name, 1 if name == "atoll" else 3) for name in _GAMES]
    for case, name, evening in (*reviews, ("review_long", "atoll", 3)):
        play, nvm = partial(scenes.look_at_a_review, name=name), partial(left.evening, evening)
        cases.append(Case(case, play, seeded(7), nvm=nvm))
    for name in _GAMES:
        play = partial(scenes.play_with_a_coach, name=name)
        cases.append(Case(f"coach_{name}", play, seeded(61)))
    for name, turn, side, seed, level in CLOSER:
        play = partial(scenes.look_closer, turn=turn, deals=_DEALS)
        nvm = partial(left.hashi_over, side, seed, level)
        cases.append(Case(name, play, seeded(7), nvm=nvm))
    cases.append(Case("duel", scenes.look_at_a_duel, seeded(54)))
    cases.append(Case("own_puzzle", scenes.play_own_puzzle, seeded(7), nvm=left.own_puzzles))
    cases.append(Case("series", scenes.go_on_with_a_series, seeded(9), nvm=left.two_games))
    for name in _GAMES[:-1]:  # with this luck the person begins in Arabana-Ikibiti
        cases.append(
            Case(f"begin_{name}", partial(scenes.begin, label=menus.TITLES[name]), seeded(54))
        )
    for name in _GAMES:
        play = partial(scenes.take_a_lesson, name=name)
        cases.append(Case(f"lesson_{name}", play, seeded(58), NORMAL))
    cases.extend(wandering(name) for name in WANDERS)
    luck = tuple(name for name in guests.NAMES if name not in guests.BOARDS)
    for name, packs in (("guests", guests.BOARDS), ("guests_with_luck", luck)):
        cases.append(Case(name, partial(scenes.play_guests, names=packs), seeded(83), packs=packs))
    cases.append(Case("code", scenes.enter_a_code, seeded(89)))
    cases.append(Case("first_start", scenes.choose_a_language, seeded(90, TOMBOLO_LANGUAGE=None)))
    cases.append(Case("demo", scenes.watch_the_demo, seeded(91)))
    for name in ("fr", "de"):
        title = of_script(golden_screens.FOLDER / "title.txt")
        env = {**title.env, "TOMBOLO_LANGUAGE": name}
        cases.append(replace(title, name=f"title_{name}", env=env))
        env = seeded(31, TOMBOLO_GAME="hashi", TOMBOLO_LANGUAGE=name)
        play = partial(scenes.play_hashi, seed=31, side=0)
        cases.append(Case(f"game_hashi_{name}", play, env, is_curious=True))
    cases.extend(moving())
    for n in range(power.MANY):
        nvm = partial(power.image, n)
        cases.append(Case(f"cut_{n:02}", scenes.look_at_what_is_left, seeded(80 + n), nvm=nvm))
    return cases


# Closer looks at a turn of an early round and one of a late one: which turn, the game's side and
# seed, and who played it.
CLOSER = (
    ("closer_early", 3, 0, 61, "easy"),
    ("closer_late", 11, 1, 60, "medium"),
)
# Random tours, each after its name: see wandering().
WANDERS = (
    "wander_1_150",
    "wander_2_150_packs",
    "wander_3_150_arabana_fr",
    "wander_4_150_atoll_de",
    "wander_5_150_hashi",
    "wander_10_200_after",
    "wander_7_200_after_fr_packs",
    "wander_8_200_after_de_packs",
    "wander_9_200_after",
)
# `make chip ARGS=--release`: each shows what no other of them does. The long ones come first, so
# that no core waits for another at the end.
RELEASE = (
    "wander_7_200_after_fr_packs",
    "look_back",
    "atoll_puzzle",
    "hashi_hint",
    "atoll_new",
    "duel",
    "replay_over",
    "replay_running",
    "moving",
    "kalah",
    "code",
    "own_puzzle",
    "lesson_atoll",
    "series",
    "title",
    "demo",
    "replay_all",
    "first_start",
)
# And with the least room: what takes most of it.
RELEASE_WORST = (
    "wander_8_200_after_de_packs",
    "wander_1_150",
    "review_atoll",
    "review_arabana",
    "review_hashi",
    "coach_atoll",
    "coach_arabana",
    "coach_hashi",
    "atoll_late",
    "arabana_puzzle",
    "hashi_puzzle",
    "lesson_hashi",
    "lesson_arabana",
)
# `make chip ARGS=--heap`: whole games, in which the least room is looked for.
WORST = (
    "game_hashi_a",
    "game_hashi_b",
    "game_hashi_table_0",
    "game_arabana_hard",
    "game_atoll_6",
    "atoll_late",
    "guests",
    "wander_1_150",  # through a lesson and its pages
)
# After every change of the bundle: they watch the start and the heap, which any file may change.
WATCH = ("title", "first_start", "wander_1_150", "game_atoll_6")
SHORT = ("title", "atoll_new", "atoll", "guests", "code", "wander_1_150")
