"""A recording played on the chip: every picture compared, every time taken.

The simulator shows a refresh at once; the chip sends a large one in several transactions, so it may
show pictures on the way, each page the old picture's or the new one's. When a program switches the
display on, it shows for one transaction what its memory holds: chance, or CircuitPython's words.
Anything else is a difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.chip.chip import Chip, Heap, Picture
from tests.chip.record import BLANK, OFF, ON, REST, START, UNKNOWN, Recording, Step

PAGE = 128  # bytes of a frame that are eight rows
LOOK_MS = 20
STILL_MS = 120  # of rest, after which the program has done what it had to do
PATIENCE_MS = 3000  # beyond what the simulator took between two pictures, the core asleep
START_MS = 30_000  # until the display is switched on, at most
LONGEST_MS = 900_000  # a review of Atoll takes the chip ten minutes
_DOWN_MS = 60
_HOLD_MS = 500  # firmware/hardware/keys.py


@dataclass
class Played:
    """One step on the chip. Times are ms from the edge at the pin that the step acts on."""

    kind: str
    place: str
    game: str
    frames: int  # equal ones
    screen: str = ""  # that is up at its end: module and class
    shown: tuple[str, ...] = ()  # the screens whose pictures came, likewise
    key: str = START
    first: float = 0  # to the first transaction over
    last: float = 0  # to the last of the first picture asked for, or of all
    whole: float = 0  # until nothing more was to come
    rest: float = 0  # that the simulator told of something afterwards, ms
    is_long: bool = False  # an arrow was held, or it was left: its time says nothing
    has_thought: bool = False
    has_saved: bool = False
    heaps: list[Heap] = field(default_factory=list)


@dataclass
class Result:
    """What playing a recording gave. difference: "" or what was not as it should be."""

    name: str
    steps: list[Played] = field(default_factory=list)
    difference: str = ""
    wanted: bytes = b""  # the picture that did not come
    shown: bytes = b""  # the one that came instead
    title: float = 0  # ms from power-on to the first screen
    snaps: dict[str, bytes] = field(default_factory=dict)
    at_worst: bool = False  # with the least room there can be
    took: float = 0  # seconds of the machine that emulates
    is_kept: bool = False  # nothing that it uses has changed since it was played

    @property
    def frames(self) -> int:
        return sum(step.frames for step in self.steps)


class Follower:
    """Compares pictures with those wanted, in order."""

    def __init__(self, before: bytes, wanted: Sequence[bytes]) -> None:
        self.before = before
        self.wanted = wanted
        self.done = 0  # how many came
        self.wrong: Picture | None = None
        self.times: list[float] = []

    def take(self, pictures: Sequence[Picture]) -> None:
        """Take what the chip has shown since."""
        for picture in pictures:
            if self.wrong:
                return
            if self.done < len(self.wanted) and self.wanted[self.done] in (UNKNOWN, picture.frame):
                self.before = picture.frame
                self.done += 1
                self.times.append(picture.at)
            elif not self._is_on_the_way(picture.frame):
                self.wrong = picture

    def _is_on_the_way(self, frame: bytes) -> bool:
        if self.done == len(self.wanted):
            return False
        after = self.wanted[self.done]
        pages = range(0, len(frame), PAGE)
        return all(
            frame[at : at + PAGE] in (self.before[at : at + PAGE], after[at : at + PAGE])
            for at in pages
        )

    @property
    def is_through(self) -> bool:
        return self.done == len(self.wanted)


def replay(recording: Recording, chip: Chip) -> Result:
    """Play a recording on a chip that has just got its power; stop at the first difference."""
    result = Result(recording.name)
    for number, step in enumerate(recording.steps):
        trouble = _play(step, chip, result)
        for name, after in recording.snaps:
            if after == number + 1:
                result.snaps[name] = chip.frame
        if trouble:
            result.difference = f"step {number} ({step.key or 'start'}, {step.kind}): {trouble}"
            break
    else:
        if chip.nvm != recording.nvm:
            result.difference = "the nvm at the end is another"
    return result


def _play(step: Step, chip: Chip, result: Result) -> str:
    """Play one step; return what was different, or ""."""
    if step.key == OFF:
        chip.power_off()
        return ""
    if step.key in (ON, BLANK):
        if step.key == BLANK:
            chip.erase_nvm()
        chip.power_on()
        chip.watch_heap()
    chip.pictures.clear()
    chip.heaps.clear()
    before = chip.frame
    edge = chip.now
    if step.key == REST:
        chip.run(step.ms)
    elif step.key not in (START, ON, BLANK):
        for key in step.key.split("+"):
            chip.hold(key)
        chip.run(max(step.ms, _DOWN_MS))
        if step.key in "AB":  # counts when it comes up, or as soon as it has been down for long
            edge = chip.now if step.ms <= _DOWN_MS else edge + _HOLD_MS
        for key in step.key.split("+"):
            chip.hold(key, False)
    else:
        while not chip.pictures and chip.now < START_MS:
            chip.run(LOOK_MS)
    follower = Follower(before, step.frames)
    trouble = _follow(step, chip, follower)
    played = Played(step.kind, step.place, step.game, follower.done)
    played.key, played.screen = step.key, step.screen
    played.shown = () if trouble else step.shown
    played.has_thought, played.has_saved = step.has_thought, step.has_saved
    played.rest = max(step.rest, step.gap if step.gap > STILL_MS else 0)
    played.is_long = step.is_hurried or (step.ms > _DOWN_MS and step.key not in "AB")
    played.heaps = list(chip.heaps)
    times = [picture.at for picture in chip.pictures if picture.at >= edge]
    if times:
        played.first = times[0] - edge
        played.last = times[-1] - edge
    played.whole = chip.now - edge - max(STILL_MS, step.rest)  # less the rest waited for
    result.steps.append(played)
    if step.key == START and times:
        result.title = times[-1]
    if trouble and follower.wrong:
        result.shown = follower.wrong.frame
        result.wanted = step.frames[follower.done] if not follower.is_through else b""
    return trouble


def _follow(step: Step, chip: Chip, follower: Follower) -> str:
    """Run until everything wanted has come and nothing more does."""
    start = shown = chip.now
    seen = 0
    idle = 0.0
    while True:
        is_idle = chip.is_idle(LOOK_MS)
        if len(chip.pictures) > seen:
            shown = chip.now
        idle = idle + LOOK_MS if is_idle and len(chip.pictures) == seen else 0
        follower.take(chip.pictures[seen:])
        seen = len(chip.pictures)
        if "Traceback" in chip.console:
            return "the firmware stopped:\n" + chip.console[chip.console.index("Traceback") :]
        if "Out of memory" in chip.console:  # what App.step says, and goes on
            return chip.console[chip.console.index("Out of memory") :]
        if follower.wrong:
            return f"picture {follower.done + 1} of {len(step.frames)} is another"
        if follower.is_through:
            # With little room the core collects garbage while it waits for as long as a rest takes.
            if step.is_hurried or (idle >= STILL_MS and chip.now - shown >= step.rest):
                return ""
        elif idle > step.gap + PATIENCE_MS:
            return f"only {follower.done} of {len(step.frames)} pictures came"
        if chip.stopped or chip.now - start > LONGEST_MS:
            return f"it never came to rest ({follower.done} of {len(step.frames)} pictures came)"
