"""Sound on boards with a speaker: off at first, remembered, in order, cut short, never in the dark.

What sounds is read from the virtual pin: (µs, Hz) wherever it changed.
"""

from itertools import pairwise
from types import SimpleNamespace

import pytest

from boards.install.profile import load as load_profile
from boards.install.profile import names as boards
from firmware.hardware.speaker import Speaker
from host_sim.bots import arabana, atoll, tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from host_sim.machine import Machine
from tests.firmware.kept import with_settings
from tests.firmware.menus import screen, setting, settings

LOUD = [name for name in boards() if load_profile(name).SPEAKER]
CLICK = 2000
CHORD = [1047, 1319, 1568]
MINUTE = 60_000


def started(is_on=1, **options):
    nvm = with_settings(pace=0, sound=is_on)
    return Handheld("macropad", nvm=nvm, **{"seed": 7, "start_ms": 1500, **options})


def tones_of(handheld):
    """Return the tones since the last call, silences left out: (Hz, ms each lasted)."""
    pin = handheld.machine.pins["SPEAKER"]
    out = []
    for n, (at, hz) in enumerate(pin.tones):
        end = pin.tones[n + 1][0] if n + 1 < len(pin.tones) else handheld.machine.clock.now
        if hz:
            out.append((hz, (end - at) / 1000))
    del pin.tones[:-1]
    return out


def heard(handheld):
    return [hz for hz, _ in tones_of(handheld)]


@pytest.mark.parametrize("name", boards())
def test_the_row_is_in_the_settings_only_where_a_pin_is(name):
    with Handheld(name, start_ms=1500) as h:
        settings(h)
        h.press("DOWN")
        h.press("A")
        sound = h.machine.load("firmware.words.en_menus").SETTING["sound"][0]
        rows = [row.text() for row in screen(h).rows]
        assert any(row.startswith(sound) for row in rows) == (name in LOUD)


def test_it_is_off_at_first_and_its_pin_is_claimed_once():
    with Handheld("macropad", start_ms=1500) as h:
        pin = h.machine.pins["SPEAKER"]
        assert pin.user == "PWMOut"
        assert h.machine.pins["SPEAKER_ENABLE"].out is False
        for key in ("DOWN", "UP", "A", "DOWN", "B"):
            h.press(key)
        assert pin.tones == []


def test_the_setting_is_heard_at_once_and_remembered():
    with Handheld("macropad", start_ms=1500) as h:
        setting(h, "Sound")
        assert heard(h) == []
        h.press("RIGHT")
        assert heard(h) == [CLICK]
        assert h.machine.pins["SPEAKER_ENABLE"].out is True
        kept = h.nvm
        h.press("RIGHT")
        assert heard(h) == []
        assert h.machine.pins["SPEAKER_ENABLE"].out is False
    with Handheld("macropad", nvm=kept, start_ms=1500) as h:
        h.press("DOWN")
        assert heard(h) == [CLICK]


def test_a_click_for_each_key_that_counts_and_none_longer_than_a_few_steps():
    with started() as h:
        for key in ("DOWN", "UP", "A", "B"):
            h.press(key)
            tones = tones_of(h)
            assert [hz for hz, _ in tones] == [CLICK], key
            assert tones[0][1] < 40, key  # ms: not as long as a screen takes to be read
        h.hold("DOWN", 1000)  # which repeats
        assert len(tones_of(h)) > 4


def test_a_game_is_begun_with_a_click_and_not_with_a_whistle():
    with started() as h:
        for key in ("A", "A", "A"):
            h.press(key)
            h.wait(1500)
            tones = tones_of(h)
            assert tones
            assert all(ms < 40 for _, ms in tones)


def until_a_chord(handheld, presses):
    for key, ms in presses:
        tones_of(handheld)
        tap(handheld, key, ms)
        if handheld.machine.tone() in CHORD or CHORD[0] in [hz for hz, _ in tones_of(handheld)]:
            return
    raise AssertionError("nothing was finished")


def test_a_category_of_hashi_is_a_chord_of_three_tones_in_order():
    with started(env={"TOMBOLO_GAME": "hashi"}) as h:
        until_a_chord(h, SoloBot(7, 0).presses())
        pin = h.machine.pins["SPEAKER"]
        h.wait(1000)
        tones = [hz for _, hz in pin.tones if hz][-3:]
        assert tones == CHORD
        assert pin.tones[-1][1] == 0
        starts = [at for at, hz in pin.tones[-4:]]
        lasted = [(b - a) / 1000 for a, b in pairwise(starts)]
        assert [round(ms / 30) for ms in lasted] == [3, 3, 6]


def test_a_key_cuts_a_chord_short():
    with started(env={"TOMBOLO_GAME": "hashi"}) as h:
        until_a_chord(h, SoloBot(7, 0).presses())
        assert h.machine.tone() in CHORD
        h.machine.set_key("A", True)
        h.wait(30)
        assert h.machine.tone() == 0
        h.machine.set_key("A", False)
        tones_of(h)
        h.wait(1000)
        assert heard(h) == [CLICK]


class Listening(Handheld):
    """Raises Heard at the press after a chord, with what the view had seen before it."""

    class Heard(Exception):
        pass

    def hold(self, key, ms):
        if CHORD[0] in heard(self):
            raise Listening.Heard
        super().hold(key, ms)


@pytest.mark.parametrize("name", ["arabana", "atoll"])
def test_an_island_or_a_request_of_ones_own_is_a_chord(name):
    nvm = with_settings(pace=0, sound=1)
    with Listening("macropad", nvm=nvm, env={"TOMBOLO_GAME": name}, seed=7, start_ms=3000) as h:
        with pytest.raises(Listening.Heard):
            arabana.play(h) if name == "arabana" else atoll.Bot(h).play()
        view = screen(h).view
        is_island = name == "arabana"
        assert view.seen.islands(view.seat) if is_island else view.seen.score(view.seat)


def test_the_same_keys_show_the_same_pictures_as_without_sound():
    env = {"TOMBOLO_GAME": "hashi"}
    with started(env=env) as loud, started(0, env=env) as still:
        for n, (key, ms) in enumerate(SoloBot(7, 0).presses()):
            if n == 114:
                break
            tap(loud, key, ms)
            tap(still, key, ms)
            assert loud.frame() == still.frame(), (n, key)
        assert n == 114
        assert heard(still) == []


def test_nothing_sounds_in_the_dark_nor_by_itself():
    with started() as h:
        h.wait(2 * MINUTE + 30_000)  # a game plays itself on the title
        assert type(screen(h)).__name__ == "Demo"
        h.wait(4 * MINUTE)
        assert not h.machine.chip.is_on
        h.press("DOWN")  # which only wakes
        assert heard(h) == []
        h.press("DOWN")
        assert heard(h) == [CLICK]


@pytest.mark.parametrize(("quiet", "is_heard"), [(59_999, True), (60_000, False)])
def test_a_minute_after_the_last_key_nothing_sounds(quiet, is_heard):
    with started() as h:
        program = h.machine.main["app"]
        program.idle._ms = quiet
        program.sound.chord()
        program.step(0)
        assert (h.machine.tone() == CHORD[0]) is is_heard


def test_a_crash_ends_the_tone():
    with started(env={"TOMBOLO_GAME": "hashi"}) as h:
        until_a_chord(h, SoloBot(7, 0).presses())
        assert h.machine.tone()
        h._is_strict = False
        h.machine.main["app"].screen.tick = None
        h.wait(200)
        assert h.machine.tone() == 0


def test_a_piezo_alone_needs_no_second_pin():
    with Machine(load_profile("pico")) as machine:
        wiring = machine.load("firmware.hardware.wiring")
        speaker = wiring.speaker(SimpleNamespace(SPEAKER=("GP18", None)))
        assert speaker.is_there
        assert not wiring.speaker(SimpleNamespace(SPEAKER=None)).is_there
        speaker.turn(1)
        speaker.key()
        speaker.start(True)
        speaker.tick(10)
        speaker.tick(10)
        assert [hz for _, hz in machine.pins["GP18"].tones] == [CLICK, 0]


def test_a_tone_lasts_its_time_from_the_end_of_the_step_that_began_it():
    out = SimpleNamespace(frequency=0, duty_cycle=0)
    speaker = Speaker(out, None)
    speaker.turn(1)
    speaker.chord()
    speaker.key()  # of the key that finished it: the chord answers
    speaker.start(True)
    assert (out.frequency, out.duty_cycle) == (CHORD[0], 0x8000)
    speaker.tick(400)  # what the step took that had begun it
    assert out.frequency == CHORD[0]
    speaker.tick(89)
    assert out.frequency == CHORD[0]
    speaker.tick(1)
    assert out.frequency == CHORD[1]
    speaker.turn(0)
    assert out.duty_cycle == 0
    speaker.key()
    speaker.start(True)
    assert out.duty_cycle == 0
