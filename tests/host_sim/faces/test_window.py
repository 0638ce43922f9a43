"""The window, on SDL's dummy driver: keys, pictures, recordings, sizes, gamepads.

Rerun one: python -m pytest tests/host_sim/faces/test_window.py -k NAME
"""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest
from PIL import Image

pygame = pytest.importorskip("pygame")

from host_sim.faces import png, window  # noqa: E402
from host_sim.faces.live import Live  # noqa: E402
from host_sim.parts.clock import Stop  # noqa: E402
from tests.host_sim.test_program import PROFILE  # noqa: E402


@pytest.fixture
def face(tmp_path):
    live = Live(PROFILE, 1, {}, None)
    live.machine.chip.write(b"\x00\x8d\x14\xaf\xa1\xc8\x20\x00\x81\xff")
    live.machine.chip.write(b"\x40\x01")
    made = window.Window(live, scale=4, folder=tmp_path)
    pygame.event.clear()
    yield made
    made.close()


def key(face, code, down=True, mod=0):
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=code, mod=mod))
    face.pump(face.live)


def settle(face):
    face.live.machine.clock.sleep(70_000)


def test_the_panel_is_enlarged_by_whole_numbers(face):
    face.look = "plain"
    face.pump(face.live)
    assert face.scale() == 4
    left = (face.screen.get_width() - 512) // 2
    top = (face.screen.get_height() - face.strip - 256) // 2
    assert face.screen.get_at((left, top))[:3] == (255, 255, 255)
    assert face.screen.get_at((left + 3, top + 3))[:3] == (255, 255, 255)
    assert face.screen.get_at((left + 4, top))[:3] == (0, 0, 0)


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 800), 5), ((300, 200), 2), ((150, 150), 1), ((100, 60), 1)]
)
def test_any_size_has_its_scale(face, size, scale):
    face.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    face.pump(face.live)
    if size == (1280, 800):
        scale = min((1280 - 20) // 128, (800 - 20 - face.strip) // 64)
    assert face.scale() == scale


@pytest.mark.parametrize("code", sorted(window.KEYBOARD))
def test_every_key_of_the_keyboard_presses_its_button(face, code):
    key(face, code)
    assert face.live.down() == [window.KEYBOARD[code]]
    key(face, code, down=False)
    settle(face)
    assert face.live.down() == []


def test_every_button_has_a_key():
    assert set(window.KEYBOARD.values()) == {"UP", "DOWN", "LEFT", "RIGHT", "A", "B"}


def test_losing_the_keyboard_lets_all_keys_go(face):
    key(face, pygame.K_z)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    face.pump(face.live)
    settle(face)
    assert face.live.down() == []


def test_closing_the_window_ends_the_play(face):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    with pytest.raises(Stop):
        face.pump(face.live)
    with pytest.raises(Stop):
        key(face, pygame.K_q, mod=pygame.KMOD_CTRL)


def test_f12_saves_pictures_that_never_overwrite(face, tmp_path):
    key(face, pygame.K_F12)
    key(face, pygame.K_F12)
    saved = sorted(tmp_path.glob("*.png"))
    assert len(saved) == 2
    assert Image.open(saved[0]).size == (512, 256)
    assert "Saved" in face.message


def test_f10_records_a_gif_until_it_is_pressed_again(face, tmp_path):
    chip = face.live.machine.chip
    key(face, pygame.K_F10)
    for number in range(3):
        chip.write(b"\x40" + bytes([0xFF] * (number + 1)))
        face.live.machine.clock.sleep(30_000)
        face.pump(face.live)
    key(face, pygame.K_F10)
    (saved,) = tmp_path.glob("*.gif")
    with Image.open(saved) as gif:
        assert gif.size == (384, 192)
        gif.seek(2)  # EOFError if there are fewer
    assert face.recording is None


def test_closing_saves_a_recording_that_runs(face, tmp_path):
    key(face, pygame.K_F10)
    face.live.machine.clock.sleep(30_000)
    face.pump(face.live)
    face.close()
    assert len(list(tmp_path.glob("*.gif"))) == 1


def test_a_folder_that_cannot_be_written_is_a_sentence(face, tmp_path):
    (tmp_path / "file").write_text("")
    face.folder = tmp_path / "file"
    key(face, pygame.K_F12)
    assert "cannot be saved" in face.message


def test_the_look_can_be_changed_and_a_dim_panel_is_dim(face):
    key(face, pygame.K_F9)
    assert face.look == "plain"
    key(face, pygame.K_F9)
    bright = face._panel(4).get_at((0, 0))[0]
    face.live.machine.chip.write(b"\x00\x81\x00")
    assert 0 < face._panel(4).get_at((0, 0))[0] < bright


def test_nothing_is_drawn_while_nothing_changes(face, monkeypatch):
    drawn = []
    face.message = ""
    face.pump(face.live)
    monkeypatch.setattr(face, "draw", lambda: drawn.append(1))
    for _ in range(5):
        face.pump(face.live)
    assert drawn == []
    face.live.machine.chip.write(b"\x40\x01")
    face.pump(face.live)
    assert drawn == [1]


def test_a_gamepads_buttons_hat_and_stick_press(face):
    def post(kind, **fields):
        pygame.event.post(pygame.event.Event(kind, **fields))
        face.pump(face.live)
        settle(face)

    post(pygame.JOYBUTTONDOWN, button=0)
    assert face.live.down() == ["A"]
    post(pygame.JOYBUTTONUP, button=0)
    post(pygame.JOYHATMOTION, value=(-1, 1))
    assert sorted(face.live.down()) == ["LEFT", "UP"]
    post(pygame.JOYHATMOTION, value=(0, 0))
    assert face.live.down() == []
    post(pygame.JOYAXISMOTION, axis=1, value=0.9)
    assert face.live.down() == ["DOWN"]
    post(pygame.JOYAXISMOTION, axis=1, value=0.1)
    assert face.live.down() == []
    post(pygame.JOYBUTTONDOWN, button=99)
    assert face.live.down() == []


def test_a_window_is_played_to_its_end(tmp_path):
    program = tmp_path / "loop.py"
    program.write_text("import time\nwhile True: time.sleep(0.01)")
    live = Live(PROFILE, 1, {}, None, program)
    pygame.init()
    live.machine.clock.call_at(50_000, lambda: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    assert window.play(live, 2, "oled") == ""
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
