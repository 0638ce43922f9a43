"""keypad as CircuitPython scans keys: at intervals, debounced by a counter, into a queue.

The counter of a key climbs from -threshold while the key is down and falls from +threshold while it
is up; crossing zero is the event. It starts at 0, so a key held at the start causes no press.

Scans that can change nothing are left out: once no counter can move, the next scan is the one after
a pin has changed, at the time at which it would have come.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any, TypeVar

from host_sim.devices.clock import Clock
from host_sim.devices.pins import Pin

Own = TypeVar("Own", bound="Scanner")


class Event:
    """A key went down or up. timestamp: supervisor.ticks_ms() at the scan."""

    def __init__(self, key_number: int = 0, pressed: bool = True, timestamp: int = 0) -> None:
        if not 0 <= key_number <= 0x7FFF:
            raise ValueError("key_number must be 0-32767")
        self._set(key_number, pressed, timestamp)

    def _set(self, key_number: int, pressed: bool, timestamp: int) -> None:
        self._key_number = key_number
        self._pressed = pressed
        self._timestamp = timestamp

    @property
    def key_number(self) -> int:
        return self._key_number

    @property
    def pressed(self) -> bool:
        return self._pressed

    @property
    def timestamp(self) -> int:
        return self._timestamp

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self._key_number == other._key_number and self._pressed == other._pressed

    def __hash__(self) -> int:
        return self._key_number << 1 | self._pressed

    def __repr__(self) -> str:
        what = "pressed" if self._pressed else "released"
        return f"<Event: key_number {self._key_number} {what}>"


class EventQueue:
    """Events in order. When it is full, new ones are dropped and `overflowed` is set."""

    def __init__(self, max_events: int) -> None:
        self._events: deque[tuple[int, bool, int]] = deque()
        self._max = max_events
        self._overflowed = False

    def get(self) -> Event | None:
        """Return the oldest event, None if there is none."""
        return Event(*self._events.popleft()) if self._events else None

    def get_into(self, event: Event) -> bool:
        """Write the oldest event into an existing one; return False if there is none."""
        if not self._events:
            return False
        event._set(*self._events.popleft())
        return True

    def clear(self) -> None:
        self._events.clear()
        self._overflowed = False

    @property
    def overflowed(self) -> bool:
        return self._overflowed

    def __len__(self) -> int:
        return len(self._events)

    def __bool__(self) -> bool:
        return bool(self._events)

    def _record(self, key_number: int, pressed: bool, timestamp: int) -> None:
        if len(self._events) >= self._max:
            self._overflowed = True
        else:
            self._events.append((key_number, pressed, timestamp))


class Scanner:
    """The common part. The pins are in use until deinit()."""

    _clock: Clock  # set by keypad_module for each machine

    def _begin(
        self,
        pins: Sequence[Pin],
        count: int,
        down: bool,
        pull: bool,
        interval: float,
        max_events: int,
        debounce_threshold: int,
    ) -> None:
        """Scan so many keys on these pins. down: the level of a key that is down."""
        if interval < 0:
            raise ValueError("interval must be >= 0")
        if max_events < 1:
            raise ValueError("max_events must be >= 1")
        if not 1 <= debounce_threshold <= 127:
            raise ValueError("debounce_threshold must be 1-127")
        self._pins = list(pins)
        if len(set(map(id, self._pins))) != len(self._pins):
            raise TypeError("row_pins contains duplicate pins")
        for pin in self._pins:
            if pin.user:
                raise ValueError(f"{pin.name} in use")
        for pin in self._pins:
            pin.claim(type(self).__name__)
        self._down = down
        self._pull = pull
        self._threshold = debounce_threshold
        self._counters = [0] * count
        self._levels: list[bool | None] = []  # at the last scan
        self._alike = 0  # earlier scans in a row with the same levels
        self._next = 0  # when the next scan is due, µs
        self._is_waiting = False  # for a pin to change: no scan is on the clock
        self._queue: EventQueue | None = EventQueue(max_events)
        self._interval = max(int(interval * 1_000_000), 1000)  # the scanning tick comes each ms
        for pin in self._pins:
            pin.active = down
            pin.watch = self._resume
        self._scan()
        self._schedule()

    def _schedule(self) -> None:
        self._next = self._clock.now + self._interval
        self._is_waiting = self._alike > self._threshold
        if not self._is_waiting:
            self._clock.call_at(self._next, self._tick)

    def _resume(self) -> None:
        if self._is_waiting:
            self._is_waiting = False
            left_out = max(0, self._clock.now - self._next) // self._interval
            if self._next <= self._clock.now:
                left_out += 1
            self._next += left_out * self._interval
            self._clock.call_at(self._next, self._tick)

    def _tick(self) -> None:
        if self._queue is not None:
            self._scan()
            self._schedule()

    def _scan(self) -> None:
        levels = self._read()
        self._alike = self._alike + 1 if levels == self._levels else 0
        self._levels = levels
        if self._alike > self._threshold:  # no counter can move
            return
        timestamp = self._clock.ticks_ms
        for number, level in enumerate(levels):
            if level is None:  # nothing drives it: the pull does, away from "pressed"
                level = not self._down if self._pull else False
            if self._crosses(number, level == self._down):
                self._events()._record(number, level == self._down, timestamp)

    def _read(self) -> list[bool | None]:
        """Return the level of each key, None where nothing drives it."""
        return [pin.level for pin in self._pins]

    def _crosses(self, number: int, down: bool) -> bool:
        step = 1 if down else -1
        if self._counters[number] == step * self._threshold:
            return False
        self._counters[number] += step
        if self._counters[number] != 0:
            return False
        self._counters[number] = step * self._threshold
        return True

    def _events(self) -> EventQueue:
        if self._queue is None:
            raise ValueError("Object has been deinitialized and can no longer be used")
        return self._queue

    @property
    def events(self) -> EventQueue:
        return self._events()

    def reset(self) -> None:
        """Assume that all keys are up, and scan: a key that is held causes a new press."""
        self._events()
        self._counters = [-self._threshold] * len(self._counters)
        self._levels = []
        self._scan()
        self._resume()

    def deinit(self) -> None:
        """Stop scanning and free the pins."""
        if self._queue is not None:
            self._queue = None
            for pin in self._pins:
                pin.free()

    @property
    def key_count(self) -> int:
        return len(self._counters)

    def __enter__(self: Own) -> Own:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()

    def __iter__(self) -> Iterator[Any]:
        raise TypeError(f"'{type(self).__name__}' object is not iterable")


class Keys(Scanner):
    """Keys with a pin each."""

    def __init__(
        self,
        pins: Sequence[Pin],
        *,
        value_when_pressed: bool,
        pull: bool = True,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        self._begin(
            pins,
            len(pins),
            value_when_pressed,
            pull,
            interval,
            max_events,
            debounce_threshold,
        )


class KeyMatrix(Scanner):
    """Keys between rows and columns: one that is down joins the pin of its row and of its column.

    A column whose pin is driven from outside looks as if all its keys were down.
    """

    def __init__(
        self,
        row_pins: Sequence[Pin],
        column_pins: Sequence[Pin],
        columns_to_anodes: bool = True,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        self._rows, self._columns = list(row_pins), list(column_pins)
        self._begin(
            [*row_pins, *column_pins],
            len(row_pins) * len(column_pins),
            not columns_to_anodes,
            True,
            interval,
            max_events,
            debounce_threshold,
        )

    def _read(self) -> list[bool | None]:
        return [
            self._down if row in column.joined else column.level
            for row in self._rows
            for column in self._columns
        ]

    def key_number_to_row_column(self, key_number: int) -> tuple[int, int]:
        if not 0 <= key_number < self.key_count:
            raise ValueError(f"key_number must be 0-{self.key_count - 1}")
        return divmod(key_number, len(self._columns))

    def row_column_to_key_number(self, row: int, column: int) -> int:
        if not 0 <= row < len(self._rows):
            raise ValueError(f"row must be 0-{len(self._rows)}")
        if not 0 <= column < len(self._columns):
            raise ValueError(f"column must be 0-{len(self._columns)}")
        return row * len(self._columns) + column


def keypad_module(clock: Clock) -> ModuleType:
    """Return `keypad` for one machine: Keys, KeyMatrix on its clock, Event, EventQueue."""
    module = ModuleType("keypad")
    keys = type("Keys", (Keys,), {"_clock": clock})
    matrix = type("KeyMatrix", (KeyMatrix,), {"_clock": clock})
    module.__dict__.update(Keys=keys, KeyMatrix=matrix, Event=Event, EventQueue=EventQueue)
    return module
