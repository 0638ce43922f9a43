"""The window: the panel enlarged by whole numbers, pictures, recordings, going back in time.

strip.py draws the keys below it.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import os
from functools import partial
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from host_sim import pasted
from host_sim.devices.clock import Stop
from host_sim.devices.modules import Reload
from host_sim.devices.panel import HEIGHT, WIDTH
from host_sim.frontends import controls, keep, png
from host_sim.frontends.keyboard import Keyboard
from host_sim.frontends.live import NOTHING, Live, stopped_by_signals
from host_sim.frontends.mouse import EVENTS, Mouse
from host_sim.frontends.pads import Pads
from host_sim.frontends.rewind import Rewind
from host_sim.frontends.strip import HIGH, Strip
from host_sim.frontends.tones import Tones
from host_sim.options import code_of, number_of_day

_BITS = [bytes(byte >> bit & 1 for bit in range(7, -1, -1)) for byte in range(256)]
UNSEEN = ("dummy", "offscreen")  # what SDL falls back on, though nobody can see it
EDGE = 10  # dark glass around the pixels
_EYE = 0.2  # exponent of brightness
_BYTES = WIDTH * HEIGHT // 8  # of a frame; a lower glass leaves the rest dark
_GAP = (170, 170, 170)  # what the gaps leave of 255: a whole gap would take half of the light
_MESSAGE_US = 4_000_000
_BACK_US = 90_000  # from one picture to the one before, back in time
_WAYS = {"LEFT": -1, "RIGHT": 1}  # while time is gone back in
_FASTER = 12  # pictures, after which it goes twice as fast, and so on


class NoWindow(Exception):
    """No window can be opened; the message says why, in one sentence."""


class Window:
    """A frontend on pygame. scale: pixels of the window per dot, 0 for as many as fit the screen.

    look: one of png.LOOKS. keys: what each key of the keyboard does. folder: for pictures.
    """

    def __init__(
        self,
        live: Live,
        scale: int = 0,
        look: str = "white",
        keys: controls.Keys | None = None,
        folder: Path | None = None,
    ) -> None:
        self.live = live
        live.is_held = True
        self.look = look
        keys = keys or controls.read("")
        self.keyboard = Keyboard(keys)
        self.folder = folder
        self.rewind = Rewind(live.machine, live.frame)
        self._back_since: int | None = None  # when time began to run that way, None if it does not
        self._way = -1  # back; 1: forward; 0: it stands
        self._steps = 0  # since then
        self.mouse = Mouse(live)
        try:
            pygame.display.init()
            pygame.font.init()
            scale = scale or self._fitting()
            self._small = (WIDTH * scale + 2 * EDGE, HEIGHT * scale + 2 * EDGE + HIGH)
            self.screen = pygame.display.set_mode(self._small, pygame.RESIZABLE)
        except pygame.error as error:
            pygame.quit()
            raise NoWindow(f"No window can be opened ({error})") from error
        driver = pygame.display.get_driver()
        if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            pygame.quit()
            raise NoWindow("No window can be opened (there is no display)")
        self._day: datetime.date | None = None  # in the caption
        pygame.display.set_icon(_icon())
        self.pads = Pads(live.press, live.release, self._hold)
        self.strip = Strip(keys)
        self.message = live.notice
        self.message_until = live.machine.clock.now + 2 * _MESSAGE_US
        self.recording: png.Recording | None = None
        self.tones = Tones()
        self._shown: tuple[object, ...] = ()

    def _fitting(self) -> int:
        sizes = pygame.display.get_desktop_sizes()
        wide, high = sizes[0] if sizes else (800, 600)
        return max(2, min(8, wide * 2 // 3 // WIDTH, (high * 2 // 3) // HEIGHT))

    def close(self) -> None:
        """Save a recording that runs, and close."""
        if self.recording is not None:
            self._stop_recording()
        self.tones.close()
        pygame.quit()

    # turns

    def pump(self, live: Live) -> None:
        self._caption()
        for event in pygame.event.get():
            self._take(event)
        if self._back_since is None:
            self.rewind.note()
        else:
            self._go_back(live.machine.clock.now - self._back_since)
        self.mouse.pump()
        self.tones.play(live.machine.tone())
        if live.notice:
            self.say(live.notice)
            live.notice = ""
        if self.recording is not None:
            self.recording.add(live.machine.clock.now // 1000, live.frame())
            if self.recording.full_ms is not None:
                self._stop_recording()
        state = self._state()
        if state != self._shown:
            self._shown = state
            self.draw()

    def _caption(self) -> None:
        """Keep the number of the day's game in the caption, past midnight too."""
        if self.live.drive:
            if self._shown == ():
                board = self.live.machine.profile.NAME
                pygame.display.set_caption(f"{self.live.drive.root.name} - {board}")
            return
        day = datetime.date.today()
        if day != self._day:
            self._day = day
            board, number = self.live.machine.profile.NAME, number_of_day(day)
            pygame.display.set_caption(f"Tombolo - {board} - today: No. {number}")

    def _state(self) -> tuple[object, ...]:
        now = self.live.machine.clock.now
        if self.message and now > self.message_until:
            self.message = ""
        return (
            self.live.machine.chip.changes,
            self.rewind.at,
            self.screen.get_size(),
            tuple(self.live.down()),
            self.message or self.live.unsaved,
            self.look,
            self.recording is not None,
        )

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            raise Stop
        if event.type == pygame.KEYDOWN:
            self._key_down(event)
        elif event.type == pygame.KEYUP:
            self._key_up(event)
        elif event.type in EVENTS:
            self.mouse.take(event, self.place(), self.strip.key_at, bool(self.rewind.at))
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.live.release_all()
            self.mouse.leave()
            self._stop_going_back()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._shown = ()
        elif event.type == pygame.JOYDEVICEADDED:
            self.say("Gamepad: " + self.pads.add(event.device_index))
        else:
            self.pads.take(event)

    def _key_down(self, event: pygame.event.Event) -> None:
        if self.keyboard.is_command(event, "q"):
            raise Stop
        if self.keyboard.is_command(event, "v"):
            self.paste_code()
        what = self.keyboard.meaning(event)
        is_plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        if what == "PICTURE":
            self.save_picture()
        elif what == "RECORD":
            self.toggle_recording()
        elif what == "COPY":
            self.copy_code()
        elif what == "LOOK":
            names = list(png.LOOKS)
            self.look = names[(names.index(self.look) + 1) % len(names)]
            self.say(f"A {self.look} panel")
        elif what == "FULLSCREEN":
            self.toggle_fullscreen()
        elif what == "REWIND" and is_plain and self._back_since is None:
            if not self.live.drive:  # which would begin again, wherever it was
                self._run_time(-1)
        elif self._back_since is not None and what in _WAYS:
            self._run_time(_WAYS[what])
        elif what in controls.HELD and is_plain:
            self._hold(what)
        elif what in controls.BUTTONS and is_plain:
            self.live.press(what, self.keyboard.press(event, what))

    def _key_up(self, event: pygame.event.Event) -> None:
        held, place = self.keyboard.let_go(event)
        if held:
            self.live.release(held, place)
        what = self.keyboard.meaning(event)
        if what == "REWIND":
            self._stop_going_back()
        elif self._back_since is not None and what in _WAYS:
            self._run_time(0)

    def _hold(self, what: str) -> None:
        """Hold the buttons that open the menu or ask for a hint, for as long as that takes."""
        buttons, us = controls.HELD[what]
        clock = self.live.machine.clock
        for button in buttons:
            self.live.press(button, what)
            clock.call_at(clock.now + us, partial(self.live.release, button, what))

    def _run_time(self, way: int) -> None:
        """Let time run back, forward or not at all, until the key for going back is released."""
        self._way = way
        self._back_since = self.live.machine.clock.now
        self._steps = 0

    def _go_back(self, us: int) -> None:
        """Go further, faster and faster; us: since time began to run that way."""
        while self._way and self._steps * _BACK_US <= us:
            go = self.rewind.back if self._way < 0 else self.rewind.forward
            go(1 << min(self._steps // _FASTER, 5))
            self._steps += 1

    def _stop_going_back(self) -> None:
        """Resume the game from the picture that is shown."""
        self._back_since = None
        if self.rewind.go():
            self.live.release_all()
            raise Reload

    def toggle_fullscreen(self) -> None:
        """Change between full screen and window."""
        if self.screen.get_flags() & pygame.FULLSCREEN:
            self.screen = pygame.display.set_mode(self._small, pygame.RESIZABLE)
        else:
            self._small = self.screen.get_size()
            self.screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)

    # pictures

    def say(self, message: str) -> None:
        """Show a message in place of the legend for a while."""
        self.message = message
        self.message_until = self.live.machine.clock.now + _MESSAGE_US

    def save_picture(self) -> Path | None:
        """Save the panel as PNG under a new name; return it, None if that failed."""
        try:
            path = keep.new_name(self.folder or keep.pictures_folder(), ".png")
            png.write(path, self.live.frame())
        except OSError as error:
            self.say(f"The picture cannot be saved: {error.strerror}.")
            return None
        self.say(f"Saved {path}")
        return path

    def copy_code(self) -> None:
        """Copy a running game's code, or the result that is up; print it, too."""
        line = self.live.line()
        if not line:
            self.say(NOTHING)
            return
        with contextlib.suppress(OSError, ValueError):  # nobody reads what is printed
            print(line, flush=True)
        shown = line.split("\n")[0]  # the window's font has no squares
        try:
            pygame.scrap.put_text(line)
        except pygame.error:
            self.say(f"There is no clipboard: {shown}")
        else:
            self.say(f"Copied: {shown}")

    def paste_code(self) -> None:
        """Deal the game whose code is in what was copied."""
        text = ""
        try:
            text = pygame.scrap.get_text()
            code = code_of(text)
        except pygame.error:
            self.say("The clipboard cannot be read.")
        except argparse.ArgumentTypeError as error:
            why = str(error) if pasted.record(text) else "what was copied has no code of a game"
            self.say(why[0].upper() + why[1:] + ".")
        else:
            self.live.open(code)

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
            recording.save(path, self.live.machine.clock.now // 1000)
        except OSError as error:
            self.say(f"The recording cannot be saved: {error.strerror}.")
            return
        is_full = recording.full_ms is not None
        self.say(f"{recording.FULL}. Saved {path}" if is_full else f"Saved {path}")

    # drawing

    def scale(self) -> int:
        """Return how many pixels of the window a pixel of the panel is."""
        wide, high = self.screen.get_size()
        wide -= 2 * EDGE
        high -= 2 * EDGE + HIGH
        return max(1, min(wide // WIDTH, high // HEIGHT))

    def place(self) -> tuple[int, int, int]:
        """Return left and top of the panel in the window, and the pixels of a dot."""
        scale = self.scale()
        left = (self.screen.get_width() - WIDTH * scale) // 2
        top = max(0, (self.screen.get_height() - HIGH - HEIGHT * scale) // 2)
        return left, top, scale

    def draw(self) -> None:
        """Draw everything."""
        self.screen.fill((0, 0, 0) if self.look == "plain" else png.PAPER)
        left, top, scale = self.place()
        self.screen.blit(self._panel(scale), (left, top))
        message = self.message or self.live.unsaved
        lines = [message] if message else []
        if self.rewind.at:
            where = self.rewind.where() or f"{self.rewind.at} pictures"
            lines = [f"Back in time: {where}   Left, Right: look around"]
        elif self.recording is not None:
            lines = ["REC   " + line for line in lines or [self.strip.legend[-1]]]
        self.strip.draw(self.screen, self.live.down(), lines)
        pygame.display.flip()

    def _panel(self, scale: int) -> pygame.Surface:
        machine = self.live.machine
        frame = self.rewind.frame() if self.rewind.at else self.live.frame()
        small = pygame.image.frombuffer(
            b"".join(_BITS[byte] for byte in frame.ljust(_BYTES, b"\0")), (WIDTH, HEIGHT), "P"
        )
        size = (WIDTH * scale, HEIGHT * scale)
        panel = pygame.Surface(size)
        paper = (0, 0, 0) if self.look == "plain" else png.PAPER
        rows = [row for row, _ in png.LOOKS[self.look]] + [HEIGHT]
        for number, (row, ink) in enumerate(png.LOOKS[self.look]):
            # The eye sees a dim OLED far brighter than in proportion to its current.
            shine = 1 if self.look == "plain" else machine.chip.brightness**_EYE
            small.set_palette([paper, tuple(int(channel * shine) for channel in ink)])
            band = small.subsurface((0, row, WIDTH, rows[number + 1] - row)).convert(panel)
            panel.blit(pygame.transform.scale_by(band, scale), (0, row * scale))
        if self.look != "plain" and scale >= 4:  # the gaps between the pixels of the glass
            for x in range(scale - 1, size[0], scale):
                panel.fill(_GAP, (x, 0, 1, size[1]), pygame.BLEND_MULT)
            for y in range(scale - 1, size[1], scale):
                panel.fill(_GAP, (0, y, size[0], 1), pygame.BLEND_MULT)
        return panel


def _icon() -> pygame.Surface:
    """Return the icon: two islands and the bar of sand between them."""
    icon = pygame.Surface((32, 32))
    icon.fill(png.PAPER)
    pygame.draw.line(icon, png.INK, (8, 22), (24, 10), 3)
    pygame.draw.circle(icon, png.INK, (8, 22), 6)
    pygame.draw.circle(icon, png.INK, (24, 10), 6)
    return icon


def play(live: Live, scale: int, look: str, keys: controls.Keys | None = None) -> str:
    """Play in a window until it is closed. NoWindow if none opens; else as Live.run."""
    window = Window(live, scale, look, keys)
    try:
        with stopped_by_signals():
            return live.run(window)
    except (KeyboardInterrupt, Stop):
        return ""
    finally:
        live.save()
        window.close()
