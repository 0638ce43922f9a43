"""The strip below the panel in the window: six keys to click, and a legend of the keyboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from host_sim.frontends.controls import Keys, names_of

HIGH = 70  # pixels
SHADE, TEXT, LIT = (28, 30, 36), (150, 156, 168), (255, 214, 120)
KEY = (62, 66, 76)
_SIDE = 20  # of a key of the cross
_ROUND = 18  # the radius of A and B
_MARGIN = 10
_LINE = 20
_LINES = 3  # of them


def legend(keys: Keys) -> list[str]:
    """Return the lines of the legend; actions without a key are left out."""
    moves = ", ".join(names_of(keys, way) for way in ("UP", "DOWN", "LEFT", "RIGHT"))
    rows = [
        [(moves, "move"), (names_of(keys, "A", 2), "A"), (names_of(keys, "B", 2), "B")],
        [
            *((names_of(keys, "MENU"), "menu"), (names_of(keys, "HINT"), "hint")),
            (names_of(keys, "REWIND"), "held: back in time"),
        ],
        [
            *((names_of(keys, "FULLSCREEN"), "full screen"), (names_of(keys, "LOOK"), "colour")),
            *((names_of(keys, "PICTURE"), "picture"), (names_of(keys, "RECORD"), "record")),
        ],
    ]
    return ["   ".join(f"{names}: {what}" for names, what in row if names) for row in rows]


class Strip:
    """Draws the strip onto a window's lower edge."""

    def __init__(self, keys: Keys) -> None:
        self.legend = legend(keys)
        self._font = pygame.font.Font(None, 20)
        self._places: dict[str, pygame.Rect] = {}

    def key_at(self, place: tuple[int, int]) -> str:
        """Return the key that is drawn at a place of the window, or ""."""
        for key, rect in self._places.items():
            if rect.collidepoint(place):
                return key
        return ""

    def draw(self, screen: pygame.Surface, down: Collection[str], lines: Sequence[str]) -> None:
        """Draw the keys, lit if they are down, and between them `lines`, or else the legend."""
        wide, high = screen.get_size()
        top = high - HIGH
        screen.fill(SHADE, (0, top, wide, HIGH))
        self._place(wide, top)
        for key, rect in self._places.items():
            colour = LIT if key in down else KEY
            if len(key) > 1:
                pygame.draw.rect(screen, colour, rect.inflate(-2, -2), border_radius=4)
                continue
            pygame.draw.circle(screen, colour, rect.center, _ROUND)
            letter = self._font.render(key, True, SHADE if key in down else TEXT)
            screen.blit(letter, letter.get_rect(center=rect.center))
        left = self._places["RIGHT"].right + _MARGIN
        room = self._places["B"].left - _MARGIN - left
        text = self._text(self._wrapped(lines, room) if lines else self.legend, bool(lines))
        if text.get_width() > room:
            size = (max(1, room), max(1, text.get_height() * room // text.get_width()))
            text = pygame.transform.smoothscale(text, size)
        screen.blit(text, text.get_rect(midleft=(left, top + HIGH // 2)))

    def _place(self, wide: int, top: int) -> None:
        x, y = _MARGIN + _SIDE, top + (HIGH - 3 * _SIDE) // 2 + _SIDE
        ways = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
        self._places = {
            key: pygame.Rect(x + dx * _SIDE, y + dy * _SIDE, _SIDE, _SIDE)
            for key, (dx, dy) in ways.items()
        }
        right = wide - _MARGIN - 2 * _ROUND
        for key, left, lower in (("B", right - 2 * _ROUND - 6, 4), ("A", right, -4)):
            middle = top + HIGH // 2 + lower
            self._places[key] = pygame.Rect(left, middle - _ROUND, 2 * _ROUND, 2 * _ROUND)

    def _wrapped(self, lines: Sequence[str], room: int) -> list[str]:
        """Return the lines wrapped at a width, at most _LINES of them."""
        found = []
        for line in lines:
            found.append("")
            for word in line.split():
                longer = f"{found[-1]} {word}".strip()
                if found[-1] and len(found) < _LINES and self._font.size(longer)[0] > room:
                    found.append(word)
                else:
                    found[-1] = longer
        return found

    def _text(self, lines: Sequence[str], is_lit: bool) -> pygame.Surface:
        """Return the lines as a picture."""
        drawn = [self._font.render(line, True, LIT if is_lit else TEXT) for line in lines]
        size = (max(line.get_width() for line in drawn), _LINE * len(drawn))
        text = pygame.Surface(size)
        text.fill(SHADE)
        for number, line in enumerate(drawn):
            text.blit(line, (0, number * _LINE + 3))
        return text
