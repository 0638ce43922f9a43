"""Each game has all that its tier promises; what one lacks is told as one list.

A guest needs rules and a view, and words in English if it has words. The template is a guest with
tests. A house game has everything.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from boards.install.saying import refusal
from engine import catalog
from firmware import checks, registry
from firmware.words.language import LANGUAGES
from host_sim.games import games as with_rules
from host_sim.lab import policies_of
from host_sim.maker import lesson, spelling
from host_sim.options import LEVELS, games, info
from tests import pack
from tests.guests import ALL, root_of

ROOT = Path(__file__).parents[1]
ENGLISH = {"en": "English", "fr": "French", "de": "German"}

RULES = (("its rules", "engine/{name}/rules.py"),)
SCREENS = (
    ("what is known of it", "firmware/games/{name}/info.py"),
    ("its view", "firmware/games/{name}/view.py"),
)
TESTED = (("golden playthroughs (make playthroughs)", "tests/engine/{name}/golden"),)
HOUSE = (
    ("a page on its engine", "engine/{name}/DESIGN.md"),
    ("invariants", "engine/{name}/check.py"),
    ("reasons for hints", "engine/{name}/ai/explain.py"),
    ("a page on its keys", "firmware/games/{name}/README.md"),
    ("the options of a new game", "firmware/games/{name}/new.py"),
    ("help and a lesson", "firmware/games/{name}/help.py"),
    ("hints", "firmware/games/{name}/hints.py"),
    ("what is said of its cursor", "host_sim/web/handheld/told/{name}.py"),
    ("a bot", "host_sim/bots/{name}.py"),
    ("a trace", "host_sim/lab/trace/{name}.py"),
    ("a referee", "tests/referees/{name}.py"),
    ("positions for tests", "tests/positions/{name}.py"),
    ("option strings for tests", "tests/engine/{name}/kinds.py"),
    ("tests of its rules", "tests/engine/{name}/test_rules.py"),
    ("the buttons of its tests", "tests/firmware/{name}/buttons.py"),
)


def lacks(name: str, tier: str, root: Path = ROOT) -> str:
    """Return what a game lacks for a tier, as one sentence; "" for nothing."""
    wanted = [*RULES, *SCREENS]
    words = f"firmware/games/{name}/words"
    if tier != "guest":
        wanted += TESTED
    if tier == "house":
        wanted += HOUSE
        for language, _ in LANGUAGES:
            called = ENGLISH.get(language, language)
            wanted.append((f"{called} words", f"{words}/{language}.py"))
            wanted.append((f"{called} words for its help", f"{words}/{language}_help.py"))
    elif (root / words).is_dir():
        wanted.append(("English words", f"{words}/en.py"))
    found = [(what, path.format(name=name)) for what, path in wanted]
    missing = [f"{what} ({path})" for what, path in found if not (root / path).exists()]
    return f"{name} lacks: {', '.join(missing)}" if missing else ""


@pytest.mark.parametrize("name", games())
def test_a_game_has_what_its_tier_promises(name):
    missing = lacks(name, info(name).TIER)
    assert not missing, missing


@pytest.mark.parametrize("name", [*ALL, "null"])
def test_a_guest_is_written_in_the_handhelds_python(name):
    problems = pack.portability(name, root_of(name))
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", [*ALL, "null"])
def test_no_name_of_a_guest_is_misspelt(name):
    problems = spelling.problems(root_of(name), name)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", [*ALL, "null"])
def test_a_lesson_of_a_guest_lacks_nothing(name):
    problems = lesson.lacks(root_of(name), name)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", games())
def test_a_game_says_of_itself_what_others_need(name):
    one = info(name)
    wrong = checks.wrong(one, registry.CONTRACT, is_pack=False) if one.TIER != "house" else ""
    wrong = wrong or checks.unfit(one, catalog.make(name))
    assert not wrong, refusal(name, ROOT, wrong)
    assert one.TIER in ("guest", "house", "template")
    assert one.CONTRACT <= registry.CONTRACT
    assert catalog.make(name).NAME == name
    game = catalog.make(name)
    assert one.VERSION == game.VERSION
    numbered = [game.usual()[place] for _, place in one.NUMBERED]
    assert numbered == list(game.numbered()), (
        f"engine/{name}/rules.py: the numbered games have the options {list(game.numbered())}, and"
        f" NUMBERED of info.py, places in usual(), {numbered}: let OPTIONS come first in usual()"
    )
    for (players, _), kind in zip(one.NUMBERED, numbered, strict=True):
        game.reset(1, kind)
        assert game.players() == (players or game.players())
    policies = policies_of(catalog.make(name))
    assert one.LEVELS, "a hint asks the strongest of them"
    assert set(one.LEVELS) <= {*policies, "random", "greedy", "search"}
    if one.TIER == "house":
        assert set(one.LEVELS) == set(LEVELS)
        assert one.PLACE
    else:
        place = getattr(one, "PLACE", registry._LAST)  # which registry.filled() writes there
        assert place == registry._LAST, "guests come after the house games, by their titles"
        assert not one.SETTINGS, "the settings of house games have numbered bytes"


def test_no_two_games_have_the_same_key():
    keys = {catalog.key(name): name for name in with_rules()}
    assert len(keys) == len(with_rules()), keys


def test_what_a_game_lacks_is_one_list(tmp_path):
    assert lacks("kalah", "guest", tmp_path) == (
        "kalah lacks: its rules (engine/kalah/rules.py),"
        " what is known of it (firmware/games/kalah/info.py),"
        " its view (firmware/games/kalah/view.py)"
    )
    (tmp_path / "firmware/games/kalah/words").mkdir(parents=True)
    for path in ("engine/kalah/rules.py", "firmware/games/kalah/info.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    (tmp_path / "firmware/games/kalah/view.py").touch()
    assert lacks("kalah", "guest", tmp_path) == (
        "kalah lacks: English words (firmware/games/kalah/words/en.py)"
    )
    assert "French words (firmware/games/kalah/words/fr.py)" in lacks("kalah", "house", tmp_path)
