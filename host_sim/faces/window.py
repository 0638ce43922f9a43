"""The window: the panel enlarged by whole numbers, the keys beneath it, pictures and recordings."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from host_sim.faces import keep, png
from host_sim.faces.live import Live, stopped_by_signals
from host_sim.parts.clock import Stop

KEYBOARD: Mapping[int, str] = {
    pygame.K_UP: "UP",
    pygame.K_w: "UP",
    pygame.K_DOWN: "DOWN",
    pygame.K_s: "DOWN",
    pygame.K_LEFT: "LEFT",
    pygame.K_a: "LEFT",
    pygame.K_RIGHT: "RIGHT",
    pygame.K_d: "RIGHT",
    pygame.K_z: "A",
    pygame.K_y: "A",  # where Z is on a German keyboard
    pygame.K_RETURN: "A",
    pygame.K_KP_ENTER: "A",
    pygame.K_SPACE: "A",
    pygame.K_x: "B",
    pygame.K_BACKSPACE: "B",
    pygame.K_ESCAPE: "B",
}
PAD_BUTTONS = {0: "A", 1: "B", 11: "UP", 12: "DOWN", 13: "LEFT", 14: "RIGHT"}
AXES = (("LEFT", "RIGHT"), ("UP", "DOWN"))
STICK = 0.5  # how far an axis is a direction
LEGEND = (
    "Arrows or WASD: move    Z, Enter, Space: A    X, Backspace, Esc: B (hold it: menu)",
    "F12: picture    F10: record    F9: look    close the window to leave",
)
SHADE, TEXT, LIT = (28, 30, 36), (150, 156, 168), (255, 214, 120)
_BITS = [bytes(byte >> bit & 1 for bit in range(7, -1, -1)) for byte in range(256)]
EDGE = 10  # dark glass around the pixels
_MESSAGE_US = 4_000_000


class NoWindow(Exception):
    """There is no display to open a window on; the message says why, in one sentence."""


class Window:
    """A face on pygame. scale: how many pixels a pixel is, 0 for what fits the display."""

    def __init__(
        self, live: Live, scale: int = 0, look: str = "oled", folder: Path | None = None
    ) -> None:
        self.live = live
        self.look = look
        self.folder = folder
        chip = live.machine.chip
        self.size = (chip.width, chip.height)
        try:
            pygame.display.init()
            pygame.font.init()
            scale = scale or self._fitting()
            width, height = self.size
            self.strip = 48
            self.screen = pygame.display.set_mode(
                (width * scale + 2 * EDGE, height * scale + 2 * EDGE + self.strip),
                pygame.RESIZABLE,
            )
        except pygame.error as error:
            pygame.quit()
            raise NoWindow(f"No window can be opened ({error})") from error
        pygame.display.set_caption("Tombolo - " + live.machine.profile.NAME)
        pygame.display.set_icon(_icon())
        self.pads: dict[int, Any] = {}
        with contextlib.suppress(pygame.error):  # without a joystick driver the keyboard serves
            pygame.joystick.init()
        self.font = pygame.font.Font(None, 20)
        self.message = live.notice
        self.message_until = live.machine.clock.now + 2 * _MESSAGE_US
        self.recording: png.Recording | None = None
        self._shown: tuple[object, ...] = ()

    def _fitting(self) -> int:
        sizes = pygame.display.get_desktop_sizes()
        wide, high = sizes[0] if sizes else (800, 600)
        return max(2, min(8, wide * 2 // 3 // self.size[0], (high * 2 // 3) // self.size[1]))

    def close(self) -> None:
        """Save a recording that runs, and close."""
        if self.recording is not None:
            self._stop_recording()
        pygame.quit()

    # turns

    def pump(self, live: Live) -> None:
        for event in pygame.event.get():
            self._take(event)
        if live.notice:
            self.say(live.notice)
            live.notice = ""
        if self.recording is not None:
            self.recording.add(live.machine.clock.now // 1000, live.machine.frame())
        state = self._state()
        if state != self._shown:
            self._shown = state
            self.draw()

    def _state(self) -> tuple[object, ...]:
        now = self.live.machine.clock.now
        if self.message and now > self.message_until:
            self.message = ""
        return (
            self.live.machine.chip.changes,
            self.screen.get_size(),
            tuple(self.live.down()),
            self.message,
            self.look,
            self.recording is not None,
        )

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            raise Stop
        if event.type == pygame.KEYDOWN:
            self._key_down(event)
        elif event.type == pygame.KEYUP and event.key in KEYBOARD:
            self.live.release(KEYBOARD[event.key], event.key)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.live.release_all()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._shown = ()
        else:
            self._take_pad(event)

    def _key_down(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_q and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            raise Stop
        if event.key == pygame.K_F12:
            self.save_picture()
        elif event.key == pygame.K_F10:
            self.toggle_recording()
        elif event.key == pygame.K_F9:
            self.look = "plain" if self.look == "oled" else "oled"
        elif event.key in KEYBOARD and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.live.press(KEYBOARD[event.key], event.key)

    def _take_pad(self, event: pygame.event.Event) -> None:
        if event.type == pygame.JOYDEVICEADDED:
            pad = pygame.joystick.Joystick(event.device_index)
            self.pads[pad.get_instance_id()] = pad
            self.say("Gamepad: " + pad.get_name())
        elif event.type == pygame.JOYDEVICEREMOVED:
            self.pads.pop(event.instance_id, None)
            self.live.release_all()
        elif event.type == pygame.JOYBUTTONDOWN and event.button in PAD_BUTTONS:
            self.live.press(PAD_BUTTONS[event.button], "button")
        elif event.type == pygame.JOYBUTTONUP and event.button in PAD_BUTTONS:
            self.live.release(PAD_BUTTONS[event.button], "button")
        elif event.type == pygame.JOYHATMOTION:
            self._lean("hat", event.value[0], -event.value[1])
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            way = (event.value > STICK) - (event.value < -STICK)
            self._lean_axis("stick", event.axis, way)

    def _lean(self, holder: str, x: int, y: int) -> None:
        self._lean_axis(holder, 0, x)
        self._lean_axis(holder, 1, y)

    def _lean_axis(self, holder: str, axis: int, way: int) -> None:
        for key, sign in zip(AXES[axis], (-1, 1), strict=True):
            if way == sign:
                self.live.press(key, holder)
            else:
                self.live.release(key, holder)

    # pictures

    def say(self, message: str) -> None:
        """Show a message in place of the legend for a while."""
        self.message = message
        self.message_until = self.live.machine.clock.now + _MESSAGE_US

    def save_picture(self) -> Path | None:
        """Write the panel as PNG under a new name and say where."""
        try:
            path = keep.new_name(self.folder or keep.pictures_folder(), ".png")
            png.write(path, self.live.machine.frame(), *self.size)
        except OSError as error:
            self.say(f"The picture cannot be saved: {error.strerror}.")
            return None
        self.say(f"Saved {path}")
        return path

    def toggle_recording(self) -> None:
        """Start a recording, or stop it and write it as GIF."""
        if self.recording is None:
            self.recording = png.Recording()
            self.say("Recording; F10 stops it.")
        else:
            self._stop_recording()

    def _stop_recording(self) -> None:
        recording, self.recording = self.recording, None
        if recording is None or not len(recording):
            return
        try:
            path = keep.new_name(self.folder or keep.pictures_folder(), ".gif")
            recording.save(path, self.live.machine.clock.now // 1000, *self.size)
        except OSError as error:
            self.say(f"The recording cannot be saved: {error.strerror}.")
            return
        self.say(f"Saved {path}")

    # drawing

    def scale(self) -> int:
        """Return how many pixels of the window a pixel of the panel is."""
        wide, high = self.screen.get_size()
        wide -= 2 * EDGE
        high -= 2 * EDGE + self.strip
        return max(1, min(wide // self.size[0], high // self.size[1]))

    def draw(self) -> None:
        """Draw everything."""
        self.screen.fill(png.PAPER if self.look == "oled" else (0, 0, 0))
        scale = self.scale()
        width, height = self.size[0] * scale, self.size[1] * scale
        left = (self.screen.get_width() - width) // 2
        top = max(0, (self.screen.get_height() - self.strip - height) // 2)
        self.screen.blit(self._panel(scale), (left, top))
        self._draw_strip()
        pygame.display.flip()

    def _panel(self, scale: int) -> pygame.Surface:
        machine = self.live.machine
        pixels = b"".join(_BITS[byte] for byte in machine.frame())
        small = pygame.image.frombuffer(pixels, self.size, "P")
        is_oled = self.look == "oled"
        paper, ink = (png.PAPER, png.INK) if is_oled else ((0, 0, 0), (255, 255, 255))
        if is_oled:  # the eye sees a dim OLED brighter than its current says
            shine = 0.35 + 0.65 * machine.chip.brightness
            ink = (int(ink[0] * shine), int(ink[1] * shine), int(ink[2] * shine))
        small.set_palette([paper, ink])
        size = (self.size[0] * scale, self.size[1] * scale)
        panel = pygame.transform.scale(small.convert(), size)
        if is_oled and scale >= 4:  # the dark gaps between the pixels of the glass
            for x in range(scale - 1, size[0], scale):
                pygame.draw.line(panel, paper, (x, 0), (x, size[1]))
            for y in range(scale - 1, size[1], scale):
                pygame.draw.line(panel, paper, (0, y), (size[0], y))
        return panel

    def _draw_strip(self) -> None:
        wide, high = self.screen.get_size()
        top = high - self.strip
        self.screen.fill(SHADE, (0, top, wide, self.strip))
        down = self.live.down()
        keys = "  ".join(down)
        lines = [self.message] if self.message else list(LEGEND)
        if self.recording is not None:
            lines[-1:] = ["REC  " + lines[-1]]
        for number, line in enumerate(lines):
            text = self._fit(line, wide - 16)
            self.screen.blit(text, (8, top + 7 + number * 20))
        if keys:
            text = self.font.render(keys, True, LIT, SHADE)
            self.screen.blit(text, (wide - text.get_width() - 8, top + 27))

    def _fit(self, line: str, width: int) -> pygame.Surface:
        text = self.font.render(line, True, LIT if self.message else TEXT)
        if text.get_width() > width:
            size = (max(1, width), max(1, text.get_height() * width // text.get_width()))
            text = pygame.transform.smoothscale(text, size)
        return text


def _icon() -> pygame.Surface:
    """Two islands and the bar of sand between them."""
    icon = pygame.Surface((32, 32))
    icon.fill(png.PAPER)
    pygame.draw.line(icon, png.INK, (8, 22), (24, 10), 3)
    pygame.draw.circle(icon, png.INK, (8, 22), 6)
    pygame.draw.circle(icon, png.INK, (24, 10), 6)
    return icon


def play(live: Live, scale: int, look: str) -> str:
    """Play in a window until it is closed. NoWindow if none opens; else as Live.run."""
    window = Window(live, scale, look)
    try:
        with stopped_by_signals():
            return live.run(window)
    except (KeyboardInterrupt, Stop):
        return ""
    finally:
        live.save()
        window.close()
