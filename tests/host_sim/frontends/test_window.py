"""The window, on SDL's dummy driver: keys, pictures, recordings, sizes, gamepads."""

import datetime
import os
import random
import re
from types import SimpleNamespace

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest
from PIL import Image

pygame = pytest.importorskip("pygame")

from host_sim.devices.clock import Stop  # noqa: E402
from host_sim.devices.modules import Reload, virtual_modules  # noqa: E402
from host_sim.drive import Handheld  # noqa: E402
from host_sim.frontends import controls, keyboard, png, strip, tones, window  # noqa: E402
from host_sim.frontends.live import NOTHING, Live  # noqa: E402
from host_sim.options import code_of  # noqa: E402
from tests.firmware.hints import known  # noqa: E402
from tests.firmware.menus import choose  # noqa: E402
from tests.firmware.reviewing import kept  # noqa: E402
from tests.host_sim.test_program import PROFILE, sitting  # noqa: E402


@pytest.fixture
def frontend(tmp_path):
    live = sitting()
    live.machine.chip.write(b"\x00\x8d\x14\xaf\xa1\xc8\x20\x00\x81\xff")
    live.machine.chip.write(b"\x40\x01")
    made = window.Window(live, scale=4, folder=tmp_path)
    pygame.event.clear()
    yield made
    made.close()


def key(frontend, code, down=True, mod=0, place=None):
    """Press a key, or release it. place: its scancode, that of a US keyboard unless given."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    if place is None:
        place = code - ord("a") + pygame.KSCAN_A if ord("a") <= code <= ord("z") else code
    pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, scancode=place))
    frontend.pump(frontend.live)


def settle(frontend):
    frontend.live.machine.clock.sleep(70_000)


def test_the_panel_is_enlarged_by_whole_numbers(frontend):
    frontend.look = "plain"
    frontend.pump(frontend.live)
    assert frontend.scale() == 4
    left = (frontend.screen.get_width() - 512) // 2
    top = (frontend.screen.get_height() - strip.HIGH - 256) // 2
    assert frontend.screen.get_at((left, top))[:3] == (255, 255, 255)
    assert frontend.screen.get_at((left + 3, top + 3))[:3] == (255, 255, 255)
    assert frontend.screen.get_at((left + 4, top))[:3] == (0, 0, 0)


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 800), 9), ((300, 220), 2), ((150, 150), 1), ((100, 60), 1)]
)
def test_any_size_has_its_scale(frontend, size, scale):
    frontend.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    frontend.pump(frontend.live)
    assert frontend.scale() == scale


PRESSING = [(k, what) for k, what in controls.read("").items() if what in controls.BUTTONS]


@pytest.mark.parametrize(("name", "button"), PRESSING)
def test_every_key_of_the_keyboard_presses_its_button(frontend, name, button):
    code = keyboard.code(name)
    key(frontend, code)
    assert frontend.live.down() == [button]
    key(frontend, code, down=False)
    settle(frontend)
    assert frontend.live.down() == []


@pytest.mark.parametrize("name", ["m", "f12", "kp3", "lshift", "pagedown", ";", "ö"])
def test_every_name_of_a_key_is_one_of_pygames(name):
    assert keyboard.code(name) in [getattr(pygame, n) for n in dir(pygame) if n[:2] == "K_"] + [246]


@pytest.mark.parametrize(
    ("typed", "place", "button"),
    [("я", "z", "A"), ("ч", "x", "B"), ("ц", "w", "UP"), ("ζ", "z", "A"), ("q", "a", "LEFT")],
)
def test_on_another_layout_a_key_does_what_its_place_says(frontend, typed, place, button):
    place = pygame.KSCAN_A + ord(place) - ord("a")
    key(frontend, ord(typed), place=place)
    assert frontend.live.down() == [button]
    key(frontend, ord("ø"), down=False, place=place)  # the layout was changed meanwhile
    settle(frontend)
    assert frontend.live.down() == []


def test_what_a_key_types_goes_before_its_place(frontend):
    key(frontend, ord("z"), place=pygame.KSCAN_W)  # a French keyboard
    assert frontend.live.down() == ["A"]


def test_m_holds_b_long_enough_for_the_menu(frontend):
    key(frontend, pygame.K_m)
    key(frontend, pygame.K_m, down=False)
    frontend.live.machine.clock.sleep(600_000)
    assert frontend.live.down() == ["B"]
    frontend.live.machine.clock.sleep(400_000)
    assert frontend.live.down() == []


def test_the_mouse_presses_the_keys_that_are_drawn(frontend):
    def mouse(kind, place):
        pygame.event.post(pygame.event.Event(kind, button=1, pos=place))
        frontend.pump(frontend.live)
        settle(frontend)

    frontend.pump(frontend.live)
    places = frontend.strip._places
    assert list(places) == ["UP", "DOWN", "LEFT", "RIGHT", "B", "A"]
    for name, rect in places.items():
        assert frontend.screen.get_rect().contains(rect)
        assert rect.unionall([r for n, r in places.items() if n != name]) != rect
        mouse(pygame.MOUSEBUTTONDOWN, rect.center)
        assert frontend.live.down() == [name]
        assert frontend.screen.get_at((rect.centerx, rect.top + 4))[:3] == strip.LIT
        mouse(pygame.MOUSEBUTTONUP, (0, 0))  # wherever it is let go
        assert frontend.live.down() == []
    mouse(pygame.MOUSEBUTTONDOWN, (5, 5))
    assert frontend.live.down() == []


def test_f11_fills_the_display_and_gives_the_window_back(frontend):
    before = frontend.screen.get_size()
    for _ in range(2):
        key(frontend, pygame.K_F11)
        assert frontend.screen.get_flags() & pygame.FULLSCREEN
        frontend.draw()
        key(frontend, pygame.K_F11)
        assert not frontend.screen.get_flags() & pygame.FULLSCREEN
        assert frontend.screen.get_size() == before


def test_holding_r_goes_back_and_letting_go_starts_from_there(frontend):
    chip = frontend.live.machine.chip
    frames = []
    for number in range(3):
        chip.write(b"\x40" + bytes([0xFF] * (number + 1)))
        frontend.pump(frontend.live)
        frames.append(frontend.rewind.frame())
    key(frontend, pygame.K_r)
    assert frontend.rewind.frame() == frames[1]
    chip.write(b"\x40\xff")  # what the program does meanwhile is not noted
    frontend.live.machine.clock.sleep(window._BACK_US)
    frontend.pump(frontend.live)
    assert frontend.rewind.frame() == frames[0]
    with pytest.raises(Reload):
        key(frontend, pygame.K_r, down=False)
    assert frontend.rewind.at == 0
    key(frontend, pygame.K_r)  # nothing lies before the first: the program goes on
    key(frontend, pygame.K_r, down=False)


def test_arrows_look_around_while_time_is_gone_back_in(frontend):
    chip, clock = frontend.live.machine.chip, frontend.live.machine.clock
    for number in range(30):
        chip.write(b"\x40" + bytes([0xFF] * (number + 1)))
        frontend.pump(frontend.live)

    def run(times):
        for _ in range(times):
            clock.sleep(window._BACK_US)
            frontend.pump(frontend.live)
        return frontend.rewind.at

    key(frontend, pygame.K_r)
    assert run(4) == 5
    key(frontend, pygame.K_RIGHT)
    assert frontend.live.down() == []
    assert run(2) == 2
    key(frontend, pygame.K_RIGHT, down=False)
    assert run(9) == 2
    key(frontend, pygame.K_LEFT)
    key(frontend, pygame.K_LEFT, down=False)
    assert run(9) == 3
    assert "3 pictures" in lines_of(frontend)
    key(frontend, pygame.K_RIGHT)
    assert run(9) == 0
    key(frontend, pygame.K_RIGHT, down=False)
    key(frontend, pygame.K_r, down=False)  # the program goes on
    key(frontend, pygame.K_LEFT)
    assert frontend.live.down() == ["LEFT"]


def lines_of(frontend):
    """Return what the strip says."""
    said = []
    draw = frontend.strip.draw
    frontend.strip.draw = lambda screen, down, lines: said.extend(lines)
    frontend.draw()
    frontend.strip.draw = draw
    return " ".join(said)


def test_keys_may_be_others(tmp_path):
    live = sitting()
    frontend = window.Window(live, 2, keys=controls.read("A = j\nMENU = tab\nFULLSCREEN = f1"))
    for code, down in ((pygame.K_j, ["A"]), (pygame.K_z, []), (pygame.K_TAB, ["B"])):
        key(frontend, code)
        assert live.down() == down
        live.machine.clock.sleep(1_000_000)
        key(frontend, code, down=False)
        settle(frontend)
    assert "J: A" in frontend.strip.legend[0]
    frontend.close()


def test_one_key_asks_for_a_hint(frontend):
    key(frontend, pygame.K_h)
    assert frontend.live.down() == ["DOWN", "A"]
    frontend.live.machine.clock.sleep(300_000)
    settle(frontend)
    assert frontend.live.down() == []
    assert "H: hint" in frontend.strip.legend[1]


def test_losing_the_keyboard_lets_all_keys_go(frontend):
    key(frontend, pygame.K_z)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    frontend.pump(frontend.live)
    settle(frontend)
    assert frontend.live.down() == []


def test_closing_the_window_ends_the_play(frontend):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    with pytest.raises(Stop):
        frontend.pump(frontend.live)
    with pytest.raises(Stop):
        key(frontend, pygame.K_q, mod=pygame.KMOD_CTRL)


def test_f12_saves_pictures_that_never_overwrite(frontend, tmp_path):
    key(frontend, pygame.K_F12)
    key(frontend, pygame.K_F12)
    saved = sorted(tmp_path.glob("*.png"))
    assert len(saved) == 2
    assert Image.open(saved[0]).size == (512, 256)
    assert "Saved" in frontend.message


def test_f10_records_a_gif_until_it_is_pressed_again(frontend, tmp_path):
    chip = frontend.live.machine.chip
    key(frontend, pygame.K_F10)
    for number in range(3):
        chip.write(b"\x40" + bytes([0xFF] * (number + 1)))
        frontend.live.machine.clock.sleep(30_000)
        frontend.pump(frontend.live)
    key(frontend, pygame.K_F10)
    (saved,) = tmp_path.glob("*.gif")
    with Image.open(saved) as gif:
        assert gif.size == (384, 192)
        gif.seek(2)  # EOFError if there are fewer
    assert frontend.recording is None


def test_a_recording_that_is_full_is_saved_and_says_so(frontend, tmp_path, monkeypatch):
    monkeypatch.setattr(png.Recording, "MAX_FRAMES", 3)
    chip = frontend.live.machine.chip
    key(frontend, pygame.K_F10)
    for number in range(5):
        chip.write(b"\x40" + bytes([0xFF] * (number + 1)))
        frontend.live.machine.clock.sleep(30_000)
        frontend.pump(frontend.live)
    (saved,) = tmp_path.glob("*.gif")
    with Image.open(saved) as gif:
        assert gif.n_frames == 3  # type: ignore[attr-defined]
        gif.seek(2)
        assert gif.info["duration"] == 30
    assert frontend.recording is None
    assert frontend.message == f"A film has 3,000 pictures at most, so it has ended. Saved {saved}"


def test_closing_saves_a_recording_that_runs(frontend, tmp_path):
    key(frontend, pygame.K_F10)
    frontend.live.machine.clock.sleep(30_000)
    frontend.pump(frontend.live)
    frontend.close()
    assert len(list(tmp_path.glob("*.gif"))) == 1


def test_a_folder_that_cannot_be_written_is_a_sentence(frontend, tmp_path):
    (tmp_path / "file").write_text("")
    frontend.folder = tmp_path / "file"
    key(frontend, pygame.K_F12)
    assert "cannot be saved" in frontend.message


def test_the_colours_of_real_panels_can_be_looked_at(frontend):
    frontend.live.machine.chip.write(b"\x00\xa5")  # all lit
    seen = {}
    for _ in png.LOOKS:
        panel = frontend._panel(1)
        seen[frontend.look] = (panel.get_at((0, 15))[:3], panel.get_at((0, 16))[:3])
        key(frontend, pygame.K_F9)
    assert list(seen) == ["white", "blue", "yellow-blue", "plain"]
    assert frontend.look == "white"
    assert seen["white"] == (png.INK, png.INK)
    assert seen["yellow-blue"][1] == seen["blue"][0] == seen["blue"][1]
    red, green, blue = seen["yellow-blue"][0]
    assert red > green > blue
    assert seen["plain"] == ((255, 255, 255),) * 2


def test_the_white_panel_at_default_brightness_is_white_and_not_grey(frontend):
    chip = frontend.live.machine.chip
    chip.write(b"\x00\xa5")
    chip.write(b"\x00\x81\x7f")  # the default, as firmware/hardware/device.py sets it
    panel = frontend._panel(4)
    ink = [sum(panel.get_at((x, y))[:3]) / 3 for x in range(4) for y in range(4)]
    assert max(ink) > 195
    assert sum(ink) / 16 > 160  # the gaps between the pixels count, too


def test_the_strip_names_enter(frontend):
    assert "Z, Enter: A" in frontend.strip.legend[0]


def test_a_dim_panel_is_dim(frontend):
    bright = frontend._panel(4).get_at((0, 0))[0]
    frontend.live.machine.chip.write(b"\x00\x81\x00")
    assert 0 < frontend._panel(4).get_at((0, 0))[0] < bright


def test_nothing_is_drawn_while_nothing_changes(frontend, monkeypatch):
    drawn = []
    frontend.message = ""
    frontend.pump(frontend.live)
    monkeypatch.setattr(frontend, "draw", lambda: drawn.append(1))
    for _ in range(5):
        frontend.pump(frontend.live)
    assert drawn == []
    frontend.live.machine.chip.write(b"\x40\x01")
    frontend.pump(frontend.live)
    assert drawn == [1]


def test_a_gamepads_buttons_hat_and_stick_press(frontend):
    def post(kind, **fields):
        pygame.event.post(pygame.event.Event(kind, **fields))
        frontend.pump(frontend.live)
        settle(frontend)

    post(pygame.JOYAXISMOTION, axis=1, value=-1.0)  # it was never in the middle: no stick's
    assert frontend.live.down() == []
    post(pygame.JOYAXISMOTION, axis=1, value=0.0)
    post(pygame.JOYBUTTONDOWN, button=0)
    assert frontend.live.down() == ["A"]
    post(pygame.JOYBUTTONUP, button=0)
    post(pygame.JOYHATMOTION, value=(-1, 1))
    assert sorted(frontend.live.down()) == ["LEFT", "UP"]
    post(pygame.JOYHATMOTION, value=(0, 0))
    assert frontend.live.down() == []
    post(pygame.JOYAXISMOTION, axis=1, value=0.9)
    assert frontend.live.down() == ["DOWN"]
    for value, down in ((0.45, ["DOWN"]), (0.55, ["DOWN"]), (0.3, []), (0.45, []), (-0.45, [])):
        post(pygame.JOYAXISMOTION, axis=1, value=value)  # it trembles
        assert frontend.live.down() == down
    for button, down in ((3, ["DOWN", "A"]), (7, ["B"]), (99, [])):
        post(pygame.JOYBUTTONDOWN, button=button)
        assert sorted(frontend.live.down(), reverse=True) == down
        frontend.live.machine.clock.sleep(1_000_000)
        assert frontend.live.down() == []


def test_an_unplugged_gamepad_lets_go_of_its_buttons_alone(frontend):
    for pad in (1, 2):
        pygame.event.post(pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=pad))
        pygame.event.post(
            pygame.event.Event(pygame.JOYHATMOTION, value=(-pad % 2, 1), instance_id=pad)
        )
    frontend.pump(frontend.live)
    assert sorted(frontend.live.down()) == ["A", "RIGHT", "UP"]
    for pad, down in ((1, ["A", "UP"]), (2, [])):
        pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=pad))
        frontend.pump(frontend.live)
        settle(frontend)
        assert sorted(frontend.live.down()) == down


def test_a_window_is_played_to_its_end(tmp_path):
    program = tmp_path / "loop.py"
    program.write_text("import time\nwhile True: time.sleep(0.01)")
    live = Live(PROFILE, 1, {}, None, program)
    pygame.init()
    live.machine.clock.call_at(50_000, lambda: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    assert window.play(live, 2, "white") == ""
    assert not pygame.display.get_init()


def test_recordings_keep_one_frame_for_what_does_not_change(tmp_path):
    recording = png.Recording(scale=1)
    with pytest.raises(ValueError, match="nothing"):
        recording.save(tmp_path / "x.gif", 0)
    for ms in range(0, 100, 10):
        recording.add(ms, bytes(1024))
    recording.add(100, b"\xff" * 1024)
    assert len(recording) == 2
    recording.save(tmp_path / "x.gif", 300)
    with Image.open(tmp_path / "x.gif") as gif:
        assert gif.info["duration"] == 100
        gif.seek(1)
        assert gif.info["duration"] == 200
        with pytest.raises(EOFError):
            gif.seek(2)


def test_a_tone_is_a_square_wave_of_its_frequency():
    heard = tones.wave(1047)
    signs = [heard[n + 1] < 128 for n in range(0, len(heard), 2)]
    edges = sum(a and not b for a, b in zip(signs, [*signs[1:], signs[0]], strict=True))
    assert abs(edges / (len(signs) / 44_100) - 1047) < 1


def test_what_the_speaker_plays_sounds_until_it_is_silent(frontend):
    for hz in (2000, 0, 1047, 1319, 0):
        frontend.live.machine.tone = lambda hz=hz: hz
        frontend.pump(frontend.live)
        assert frontend.tones.hz == hz
    assert sorted(frontend.tones._sounds) == [1047, 1319, 2000]


def test_without_a_sound_card_it_is_silent(frontend, monkeypatch):
    def none(*_):
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    frontend.live.machine.tone = lambda: 2000
    frontend.pump(frontend.live)
    frontend.pump(frontend.live)
    assert not frontend.tones._sounds


@pytest.fixture
def held():
    """A window on the real firmware, which runs while the test sleeps."""
    with Handheld("pico", seed=1) as handheld:
        live = Live(handheld.machine.profile, 1, {}, None)
        live.machine = handheld.machine
        made = window.Window(live, scale=2)
        pygame.event.clear()
        yield made, handheld
        made.close()


def test_a_left_hand_turns_picture_and_keys_together(held):
    frontend, handheld = held
    live = frontend.live
    before = live.frame()
    app = handheld.machine.main["app"]
    app.settings.set("hand", 1)
    app.device.turn(1, 0)
    app.canvas.redraw = True
    handheld.wait(100)
    assert app.device.is_turned
    handheld.press("UP")  # a button of the handheld, which its player holds upside down
    moved = live.frame()
    assert live.frame() != handheld.frame()
    assert live.frame() == handheld.frame()[::-1].translate(
        bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
    )
    key(frontend, pygame.K_UP)
    handheld.wait(100)
    assert live.down() == ["UP"]
    assert handheld.machine.is_down("DOWN")
    key(frontend, pygame.K_UP, down=False)
    handheld.wait(200)
    assert live.down() == []
    assert not handheld.machine.is_down("DOWN")
    assert live.frame() == before != moved


def test_f6_copies_the_code_of_a_running_game_and_the_result_of_one_that_is_over(
    monkeypatch, capsys
):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    with Handheld("pico", seed=77, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        live = Live(handheld.machine.profile, 77, {}, None)
        live.machine = handheld.machine
        made = window.Window(live, scale=2)
        pygame.event.clear()
        key(made, pygame.K_F6)
        session = handheld.machine.main["app"].playing.session
        luck = random.Random(1)
        out = session.game.moves_buffer()
        while session.game.player() >= 0:
            session.play(luck.choice(list(out[: session.game.legal(out)])))
        key(made, pygame.K_F6)
        points = session.game.score(0)
        assert copied == ["TOMBOLO AJ00-02DB", f"Tombolo Hashi AJ00-02DB: {points}"]
        assert code_of(copied[1]) == "AJ00-02DB"
        assert made.message == "Copied: " + copied[1]
        assert capsys.readouterr().out.split("\n")[:2] == copied, "it is printed, too"
        made.close()


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_f6_copies_a_review_with_its_squares_from_the_result_and_the_review(
    monkeypatch, capsys, has_clipboard
):
    copied = []

    def put(text):
        if not has_clipboard:
            raise pygame.error("no clipboard")
        copied.append(text)

    monkeypatch.setattr(pygame.scrap, "put_text", put)
    with Handheld(nvm=kept(), seed=5) as handheld:
        live = Live(handheld.machine.profile, 5, {}, None)
        live.machine = handheld.machine
        made = window.Window(live, scale=2)
        pygame.event.clear()
        choose(handheld, "Hashi")
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        key(made, pygame.K_F6)  # in the menu after the game
        choose(handheld, "Review of your turns")
        known(handheld, "Overview")
        key(made, pygame.K_F6)
        out = re.sub("\n(?=[🟩🟨🟧🟥])", "|", capsys.readouterr().out)
        before, after, *_ = out.split("\n")
        assert re.fullmatch(r"Tombolo Hashi AJ\S{7}: \d+", before)
        text, squares = after.split("|")
        assert text.startswith(before + ", luck ")
        assert ", like a" in text or ", between " in text
        assert len(squares) == 17
        assert set(squares) <= set("🟩🟨🟧🟥")
        said = "Copied" if has_clipboard else "There is no clipboard"
        assert made.message == f"{said}: {text}"
        assert copied == ([before, f"{text}\n{squares}"] if has_clipboard else [])
        made.close()


def test_what_has_a_code_is_pasted_and_its_game_dealt(monkeypatch, frontend):
    machine = frontend.live.machine
    for text, mod, place in (
        ("have a look: https://games.example/#AJ20-06N4.", pygame.KMOD_CTRL, pygame.KSCAN_V),
        ("TOMBOLO AJ20-06N4 41", pygame.KMOD_META, pygame.KSCAN_V),
    ):
        monkeypatch.setattr(pygame.scrap, "get_text", lambda text=text: text)
        with pytest.raises(Reload):
            key(frontend, ord("м"), mod=mod, place=place)
        getenv = virtual_modules(machine)["os"].getenv
        assert [getenv("TOMBOLO_CODE") for _ in range(2)] == ["AJ20-06N4", None]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "see you at 8")
    key(frontend, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert frontend.message == "What was copied has no code of a game."
    link = "https://games.example/#record=" + "A" * 40
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: link)
    key(frontend, pygame.K_v, mod=pygame.KMOD_CTRL)
    why = "The link's game cannot be shown: signs of the link are missing, or wrong."
    assert frontend.message == why
    assert frontend.live.down() == []


def test_the_days_number_in_the_caption_changes_at_midnight(monkeypatch, frontend):
    day = datetime.date(2026, 1, 1)
    monkeypatch.setattr(
        window, "datetime", SimpleNamespace(date=SimpleNamespace(today=lambda: day))
    )
    frontend.pump(frontend.live)
    assert pygame.display.get_caption()[0].endswith("today: No. 1")
    day = datetime.date(2026, 1, 2)
    frontend.pump(frontend.live)
    assert pygame.display.get_caption()[0].endswith("today: No. 2")


def test_what_is_not_saved_is_shown_until_it_is(frontend, monkeypatch):
    shown = []
    monkeypatch.setattr(frontend.strip, "draw", lambda _screen, _down, lines: shown.append(lines))
    for unsaved in ("", "The game cannot be saved.", ""):
        frontend.live.unsaved = unsaved
        frontend.pump(frontend.live)
    assert shown == [[], ["The game cannot be saved."], []]


def test_f6_without_a_game_says_what_it_is_for(held):
    made, _ = held
    key(made, pygame.K_F6)
    assert made.message == NOTHING
