"""The settings: in force at once, saved, read from older records and from settings.toml."""

import importlib
from random import Random

import pytest

from firmware.games.atoll import info as atoll
from firmware.games.hashi import info as hashi
from firmware.graphics.canvas import width
from firmware.hardware.keys import RIGHT, B
from firmware.hardware.version import VERSION
from firmware.screens.begin.settings import times
from firmware.storage import rewrite
from firmware.storage.log import Store
from firmware.storage.records import LANGUAGE, SETTINGS
from firmware.storage.settings import Settings
from firmware.words import en, language
from firmware.words import en_menus as words
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import lay, short_game
from tests.firmware.hashi.buttons import confirm_start
from tests.firmware.ink import texts
from tests.firmware.kept import with_settings
from tests.firmware.menus import app, choose, mark, screen, setting, settings, up
from tests.firmware.test_device import turned

HAND, CALM = 6, 12  # bytes of the record; 255: nobody has chosen
FIRST = [3, 0, 2, 0, 4, 2, 255, 0, 0, 1, 0, 0, 255, 0]
LEFT = {"TOMBOLO_HAND": "left"}
QUIET = {"TOMBOLO_CALM": "yes"}
LANGUAGES = [name for name, _ in language.LANGUAGES]


def read(record, setting=lambda name: ""):
    store = Store(bytearray(b"\xff" * 4096))
    store.save(SETTINGS, record)
    Settings(store, hashi.SETTINGS + atoll.SETTINGS, setting).save()
    return store.load(SETTINGS)


def kept(handheld):
    return list(Store(bytearray(handheld.nvm)).load(SETTINGS))


@pytest.fixture
def h():
    with Handheld(start_ms=1000) as handheld:
        settings(handheld)
        handheld.press("A")
        yield handheld


def test_a_record_of_an_older_version_is_read_and_the_rest_is_the_first():
    assert list(read(b"")) == FIRST
    assert list(read(b"\x05\x02\x00")) == [5, 0, 0, *FIRST[3:]]
    odd = read(bytes(range(1, 12)))  # what can be of it
    assert list(odd) == [1, 0, 3, *FIRST[3:]]


@pytest.mark.parametrize("size", [4096, 8192])
def test_the_games_played_are_known_again_the_last_one_at_the_end(size):
    def opened():
        return Settings(Store(nvm), hashi.SETTINGS + atoll.SETTINGS, lambda name: "")

    nvm = bytearray(b"\xff" * size)
    luck = Random(size)
    settings = opened()
    played = []
    for _ in range(100):
        key = 500 + luck.randrange(10)
        settings.played(key)
        played = [*(one for one in played if one != key), key][-8:]
        if luck.random() < 0.1:
            settings.pace = luck.randrange(4)
            settings.save()
        if luck.random() < 0.2:
            rewrite.rewrite(settings.store)
        assert settings.seen == opened().seen == played
        assert opened().pace == settings.pace
        assert len(settings.store.added(SETTINGS)) <= 24


def test_no_more_than_eight_games_are_read_off_a_record():
    store = Store(bytearray(b"\xff" * 4096))
    store.save(SETTINGS, bytes(FIRST) + b"".join(bytes((n, 2)) for n in range(1, 11)))
    assert Settings(store, (), {}.get).seen == [512 + n for n in range(1, 9)]


def test_settings_are_to_be_saved_from_a_change_on_until_they_are():
    opened = Settings(Store(bytearray(b"\xff" * 4096)), (), {}.get)
    assert not opened.is_changed
    opened.set("level", 4)
    assert opened.is_changed
    opened.save()
    assert not opened.is_changed


def test_a_pace_is_none_half_the_normal_one_the_normal_one_or_double():
    opened = Settings(Store(bytearray(b"\xff" * 4096)), (), {}.get)
    for pace, ms in enumerate((0, 500, 1000, 2000)):
        opened.set("pace", pace)
        assert opened.paced(1000) == ms


def test_a_game_played_takes_six_bytes_of_a_single_log():
    store = Store(bytearray(b"\xff" * 4096))
    settings = Settings(store, hashi.SETTINGS + atoll.SETTINGS, lambda name: "")
    settings.played(700)
    store.save(LANGUAGE, b"en")  # else it would be a byte shorter
    before = store.end
    settings.played(701)
    assert store.end == before + 6


@pytest.mark.parametrize(
    ("name", "given", "at"), [("hand", LEFT, HAND), ("calm", QUIET, CALM)], ids=["hand", "calm"]
)
def test_settings_toml_counts_until_a_person_chooses(name, given, at):
    def opened(setting):
        return Settings(Store(nvm), (), setting)

    nvm = bytearray(b"\xff" * 4096)
    usual = opened({}.get)
    usual.set("level", 4)  # another one
    usual.save()
    assert (getattr(opened({}.get), name), getattr(opened(given.get), name)) == (0, 1)
    for value in (0, 1):
        chosen = opened(given.get)
        chosen.set(name, value)
        chosen.save()
        assert Store(nvm).load(SETTINGS)[at] == value
        assert getattr(opened({}.get), name) == getattr(opened(given.get), name) == value


def test_a_left_hand_of_settings_toml_stays_when_another_setting_is_kept():
    with Handheld(start_ms=1000) as right, Handheld(env=LEFT, start_ms=1000) as left:
        assert left.frame() == turned(right.frame())
        setting(right, words.SETTING["level"][0])
        right.press("RIGHT")
        nvm = right.nvm
    with Handheld(start_ms=1000, nvm=nvm) as right, Handheld(env=LEFT, nvm=nvm) as left:
        left.wait(1000)
        assert left.frame() == turned(right.frame())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_row_fits_beside_the_arrow_of_a_list(language):
    table = importlib.import_module(f"firmware.words.{language}_menus").SETTING
    rows = {row[0] for row in Settings(Store(bytearray(64)), atoll.SETTINGS, lambda name: "").table}
    assert set(table) == rows - {"coach"}, "that is a row of the game's menu, as warns is"
    for name, (label, values) in table.items():
        assert values or name == "level"
        for value in (*values, *times(name)) or ("★★★★★",):
            assert width(label + "  ←" + value + "→") <= 111


def test_brightness_is_seen_at_once_and_the_brightest_says_so(h):
    seen = [h.machine.chip.contrast]
    for _ in range(3):
        h.press("RIGHT")
        seen.append(h.machine.chip.contrast)
    assert seen[0] < seen[1] < seen[2] == seen[3] == 255
    assert screen(h).last_line == words.BRIGHTEST
    assert kept(h)[0] == 5
    h.press("DOWN")
    assert screen(h).last_line == words.HINT_CHANGE
    h.press("UP")
    h.press("LEFT", 6)
    assert h.machine.chip.contrast < 0x20


def test_a_changes_a_setting_as_right_does(h):
    setting(h, words.SETTING["dim"][0])
    h.press("RIGHT")
    once = kept(h)
    h.press("LEFT")
    h.press("A")
    assert kept(h) == once
    assert screen(h).last_line == words.HINT_CHANGE


def test_each_row_is_kept_where_it_belongs(h):
    for n, label in (
        (4, words.SETTING["dim"][0]),
        (5, words.SETTING["off"][0]),
        (2, words.SETTING["pace"][0]),
        (3, words.SETTING["asks"][0]),
        (8, words.SETTING["hold"][0]),
    ):
        setting(h, label)
        before = kept(h) or FIRST
        h.press("RIGHT")
        changed = [i for i in range(len(FIRST)) if kept(h)[i] != before[i]]
        assert changed == [n], label


def test_a_value_is_seen_before_it_is_kept(h, monkeypatch):
    program = app(h)
    keep = program.settings.save
    seen = []

    def watched():
        seen.append(h.frame())
        keep()

    monkeypatch.setattr(program.settings, "save", watched)
    before = h.frame()
    h.press("RIGHT")
    assert seen == [h.frame()]
    assert h.frame() != before
    assert kept(h)[0] == 4
    h.press("DOWN")
    assert len(seen) == 1


def test_a_value_is_kept_though_the_settings_are_left_in_the_same_step(h):
    program = app(h)
    for key in (RIGHT, B):
        program.go(program.screen.key(key))
    program.step(0)
    assert up(h) == "Settings"
    assert kept(h)[0] == 4


def test_a_value_is_kept_though_the_program_restarts_in_the_same_step(h, monkeypatch):
    program = app(h)
    monkeypatch.setattr(program.device, "restart", lambda: None)
    program.go(program.screen.key(RIGHT))
    program.restart()
    assert kept(h)[0] == 4
    assert not program.settings.is_changed


def test_the_hand_turns_picture_and_directions_at_once(h):
    setting(h, words.SETTING["hand"][0])
    before = h.frame()
    h.press("RIGHT")
    assert kept(h)[6] == 1
    lefty = turned(h.frame())
    h.press("LEFT")  # which is the right now
    assert h.frame() == before
    assert lefty != before
    h.press("RIGHT")
    up = screen(h).at
    h.press("UP")  # towards the lower end of the picture
    assert screen(h).at == up + 1


def test_a_key_that_turns_the_keys_does_not_repeat(h):
    setting(h, words.SETTING["hand"][0])
    h.hold("RIGHT", 3000)
    h.wait(1000)
    assert kept(h)[6] == 1


def test_the_display_turns_alone(h):
    setting(h, words.SETTING["flip"][0])
    at = screen(h).at
    h.press("RIGHT")
    assert kept(h)[7] == 1
    h.press("UP")
    assert screen(h).at == at - 1
    h.press("DOWN")
    upside_down = h.frame()
    h.press("LEFT")
    assert h.frame() != upside_down
    setting(h, words.SETTING["hand"][0])
    h.press("RIGHT")
    setting(h, words.SETTING["flip"][0])
    turned_once = h.frame()
    h.press("RIGHT")  # the same way: both together stand upright again
    assert h.frame() != turned_once


def test_what_is_erased_is_first_again_and_seen_so():
    with Handheld(nvm=with_settings(level=5, hand=1), start_ms=1000) as h:
        assert h.machine.chip.contrast == 255
        settings(h)
        mark(h, words.ERASE)
        h.press("A", 3)
        h.wait(500)
        assert 126 <= h.machine.chip.contrast <= 127
    with Handheld(start_ms=1000) as fresh:
        assert fresh.frame() == h.frame()


def test_confirming_by_a_hold_in_atoll():
    with Handheld(nvm=with_settings(pace=0, hold=1), start_ms=1000) as h:
        view = short_game(h).view
        lay(h, view)
        assert "Ⓐ…confirm" in view.foot()
        h.press("A")
        assert not view.is_sure
        assert "Ⓐ…" not in view.foot()  # the sentence says so
        assert view.words == en.HOLD
        h.hold("A", 600)
        assert view.is_sure or view.ended


@pytest.mark.parametrize("hold", [0, 1])
def test_confirming_by_a_hold_in_hashi(hold):
    env = {"TOMBOLO_GAME": "hashi"}
    nvm = with_settings(pace=0, hold=hold)
    with Handheld(seed=7, env=env, nvm=nvm, start_ms=1500) as h:
        view = screen(h).view
        confirm_start(h)
        h.hold("A", 600)  # neither number
        h.hold("A", 600)  # nor bridges
        assert view.is_final()
        assert view.foot().startswith(("Ⓐ next", "Ⓐ…next")[hold])
        h.press("A")
        assert view.seen.round() == 2 - hold
        if hold:
            h.hold("A", 600)
            assert view.seen.round() == 2


def test_confirming_by_a_hold_in_arabana():
    env = {"TOMBOLO_GAME": "arabana"}
    nvm = with_settings(pace=0, hold=1)
    with Handheld(seed=7, env=env, nvm=nvm, start_ms=2000) as h:
        for _ in range(300):
            play = screen(h)
            if getattr(play, "view", None) and play.view.is_final():
                break
            h.press("A")
        view = play.view
        assert "Ⓐ…" in view.foot()
        n = len(play.session.moves)
        h.press("A")
        assert len(play.session.moves) == n
        assert view.words == en.HOLD
        h.hold("A", 600)
        assert len(play.session.moves) > n


def test_what_hashi_tells_and_warns_of_is_kept():
    env = {"TOMBOLO_GAME": "hashi", "TOMBOLO_OPPONENTS": "easy"}
    with Handheld(seed=7, env=env, start_ms=1500) as h:
        h.hold("B", 600)
        for label in ("Recap", "Warnings"):
            mark(h, label)
            h.press("RIGHT")
        nvm = h.nvm
    assert list(Store(bytearray(nvm)).load(SETTINGS))[9:11] == [2, 1]
    with Handheld(seed=7, env=env, nvm=nvm, start_ms=1500) as h:
        h.press("A")  # begin another
        h.hold("B", 600)
        rows = [row.text() for row in screen(h).rows]
        assert "Recap: ←none→" in rows
        assert "Warnings: ←off→" in rows
        values = app(h).settings
        assert (values.recap, values.warns) == (2, 1)


def test_the_settings_are_two_groups_and_the_version_stands_below_them():
    with Handheld("macropad", start_ms=1000) as h:
        settings(h)
        assert not {label for label, _ in words.SETTING.values()} & set(rows_of(h))
        found = []
        for n in range(2):
            choose(h, words.GROUPS[n])
            assert screen(h).title == words.GROUPS[n]
            assert len(screen(h).rows) <= 6
            found += [row.split("  ")[0] for row in rows_of(h)]
            h.press("B")
        assert sorted(found) == sorted(label for label, _ in words.SETTING.values())
        assert "Tombolo " + VERSION in texts(screen(h))


def rows_of(handheld):
    return [row.text() for row in screen(handheld).rows]
