"""The machine's clock: virtual (time passes only in sleeps, reads and on the wire) or real.

All times are microseconds since power-on. Devices that act by themselves (the key scanner, a script
that releases a key) put timers on the clock; they run in the order of their times, whatever the
firmware does meanwhile.
"""

from __future__ import annotations

import heapq
import time as real_time
from collections.abc import Callable

READ_COST = 10  # µs
WORK = 40_000  # µs from one read to the next without a sleep: about four slices of thinking
TICKS_PERIOD = 1 << 29  # supervisor.ticks_ms wraps after so many ms
TURN_COST = 10  # µs, of a turn of a loop in a program of a drive
_TURNS = 200  # of a loop, between two looks at the real clock
POLL_EVERY = 15_000  # µs between two polls of a window while the firmware does not sleep


class Stop(BaseException):
    """The caller switches the machine off. No `except Exception` of the firmware can catch it."""


class Clock:
    """Time since power-on, and timers.

    world: what surrounds the machine (a script, a window), called with the clock while the firmware
    sleeps. On a virtual clock it is called at the end of every sleep, or only when `wake_at` is
    reached if that is set; in real time at least every `poll_every` µs. It may raise Stop.
    first_tick: supervisor.ticks_ms() at power-on. work: the time added when the firmware reads the
    time again without a sleep.
    """

    def __init__(self, realtime: bool = False, first_tick: int = 0) -> None:
        self.realtime = realtime
        self.first_tick = first_tick
        self.work = WORK
        self.wake_at: int | None = None
        self.world: Callable[[Clock], None] | None = None
        self.poll_every = 8_000
        self._now = 0
        self._has_slept = True  # since the firmware last read the clock
        self._start = real_time.monotonic_ns() // 1000
        self._last_poll = 0
        self._turns = 0
        self._paced = 0  # the time up to which turns of loops were slowed down
        self._timers: list[tuple[int, int, Callable[[], None]]] = []
        self._count = 0  # timers of one time run in the order they were made

    @property
    def now(self) -> int:
        """Microseconds since power-on, at no cost (see read)."""
        if self.realtime:
            return real_time.monotonic_ns() // 1000 - self._start
        return self._now

    @property
    def ticks_ms(self) -> int:
        """Milliseconds as supervisor.ticks_ms counts them."""
        return (self.now // 1000 + self.first_tick) % TICKS_PERIOD

    def read(self) -> int:
        """Return the time as the firmware reads it: on a virtual clock reading takes time too."""
        if self.realtime:
            now = self.now
            if now - self._last_poll > POLL_EVERY:
                self._run_timers(now)
                self._poll()
        else:
            self.advance(READ_COST if self._has_slept else self.work)
            self._has_slept = False
            if self.wake_at is not None and self._now >= self.wake_at:
                self._poll()
        return self.now

    def turn(self) -> None:
        """Let a turn of a loop take its time, while the board does its work in the background.

        In real time loops turn about as fast as on a board, and leave the rest to the desktop.
        """
        if not self.realtime:
            self.advance(TURN_COST)
            if self.wake_at is not None and self._now >= self.wake_at:
                self._poll()
            return
        self._turns += 1
        if self._turns >= _TURNS:
            self._turns = 0
            now = self.now
            self._paced = max(self._paced + _TURNS * TURN_COST, now - _TURNS * TURN_COST)
            self._run_timers(now)
            if now - self._last_poll > self.poll_every:
                self._poll()
            if self._paced > now:
                real_time.sleep((self._paced - now) / 1_000_000)

    def call_at(self, when: int, what: Callable[[], None]) -> None:
        """Run what() when the clock reaches `when` (µs)."""
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, what))

    def advance(self, us: int) -> None:
        """Advance a virtual clock, running the timers on the way."""
        if self.realtime:
            self._run_timers(self.now)
            return
        end = self._now + us
        if self._timers and self._timers[0][0] <= end:
            self._run_timers(end)
        if self._now < end:
            self._now = end

    def sleep(self, us: int) -> None:
        """Sleep for the firmware: run timers, and call the world."""
        self._has_slept = True
        if self.realtime:
            self._sleep_really(us)
            return
        end = self._now + max(us, 1)
        if self.wake_at is not None and end < self.wake_at:  # mostly
            self.advance(end - self._now)
        while self._now < end:
            step = end
            if self.wake_at is not None:
                step = min(end, max(self.wake_at, self._now))
            self.advance(step - self._now)
            if self.wake_at is not None and self._now >= self.wake_at:
                self._poll()
        if self.wake_at is None:
            self._poll()

    def _sleep_really(self, us: int) -> None:
        end = self.now + us
        while True:
            self._run_timers(self.now)
            self._poll()
            left = end - self.now
            if left <= 0:
                return
            real_time.sleep(min(left, self.poll_every) / 1_000_000)

    def _poll(self) -> None:
        self._last_poll = self.now
        if self.world is not None:
            self.world(self)

    def _run_timers(self, until: int) -> None:
        while self._timers and self._timers[0][0] <= until:
            when, _, what = heapq.heappop(self._timers)
            self._now = max(self._now, when)
            what()
