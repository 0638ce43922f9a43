"""Board profiles: reads boards/<name>.py, and says in one sentence what is wrong with it."""

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent
KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
CHIPS = ("SSD1306", "SH1106")
BUSES = ("I2C", "SPI", "BOARD")
MCUS = ("RP2040", "RP2350", "SAMD51", "ESP32S3", "NRF52840", "BCM")
UF2_MCUS = ("RP2040", "RP2350")  # their boot loader can write the drive, too
_PINS = {"I2C": ("SDA", "SCL"), "SPI": ("SCK", "MOSI", "CS", "DC"), "BOARD": ()}


class ProfileError(ValueError):
    """A profile is wrong; the text is one sentence that names the file and the field."""


def names() -> list[str]:
    """Return the names of all boards, sorted."""
    out = [path.stem for path in visible(FOLDER, "*.py")]
    return [name for name in out if name not in ("__init__", "TEMPLATE")]


def visible(folder: Path, pattern: str) -> list[Path]:
    """Return what matches a pattern in a folder, sorted, but nothing whose name begins with a dot.

    A Mac writes a file ._NAME beside each NAME on a disk that is not its own.
    """
    found = [(path.relative_to(folder).parts, path) for path in folder.glob(pattern)]
    return sorted(path for parts, path in found if not any(part[0] == "." for part in parts))


def load(name: str, folder: Path = FOLDER) -> SimpleNamespace:
    """Return a board's profile, checked: its fields as attributes, and `name` and `path`.

    Raises ProfileError.
    """
    path = folder / f"{name}.py"
    if name == "__init__" or not name.isidentifier() or not path.is_file():
        raise ProfileError(f"there is no board {name!r}; there are {', '.join(names())}")
    if name == "TEMPLATE":
        raise ProfileError(
            "boards/TEMPLATE.py is no board but the start of a profile: copy it to "
            "boards/yours.py and fill that in"
        )
    try:
        module = runpy.run_path(str(path), run_name=f"boards.{name}")
    except SystemExit:
        raise ProfileError(f"boards/{name}.py ends Python; a profile only holds data") from None
    except Exception as error:
        raise ProfileError(f"boards/{name}.py does not read as Python: {error}") from None
    fields = {key: value for key, value in module.items() if key.isupper()}
    check(name, fields)
    return SimpleNamespace(name=name, path=path, **fields)


def check(name: str, fields: dict[str, Any]) -> None:
    """Raise ProfileError for the first field that is missing or wrong."""
    f = _Fields(name, fields)
    f.need("NAME", str, "the board's name for people")
    f.need("BOARD_ID", str, "CircuitPython's board id, as in boot_out.txt")
    mcu = f.one_of("MCU", MCUS)
    _check_drive(f, mcu)
    f.one_of("CHIP", CHIPS)
    f.one_of("ROTATION", (0, 180))
    bus = f.one_of("BUS", BUSES)
    for field in _PINS[bus]:
        f.need(field, str, "the name of a pin")
    if bus == "SPI":
        f.need_or_none("RESET", str, "the name of a pin")
    if bus == "I2C":
        addresses = f.need("ADDRESSES", tuple, "a tuple such as (0x3C, 0x3D)")
        if not addresses or not all(isinstance(a, int) and 8 <= a < 0x78 for a in addresses):
            raise f.wrong("ADDRESSES", f"is {addresses!r}; I2C addresses lie from 0x08 to 0x77")
    if bus != "BOARD":
        top = {"I2C": 1_000_000, "SPI": 10_000_000}[bus]
        speed = f.need("FREQUENCY", int, "the speed of the bus in Hz")
        if not 10_000 <= speed <= top:
            raise f.wrong("FREQUENCY", f"is {speed}; on {bus} it lies from 10000 to {top}")
    f.need_or_none("LED", str, "the name of a pin")
    _check_battery(f)
    _check_speaker(f)
    _check_keys(f, bus)
    for field in fields:
        if field not in f.known:
            raise f.wrong(field, f"is no field of a board with BUS {bus!r}")


class _Fields:
    """The fields of one profile, and how to report what is wrong with them."""

    def __init__(self, name: str, fields: dict[str, Any]) -> None:
        self.name = name
        self.fields = fields
        self.known: set[str] = set()

    def wrong(self, field: str, why: str) -> ProfileError:
        """Return an error about a field."""
        return ProfileError(f"boards/{self.name}.py: {field} {why}")

    def need(self, field: str, kind: type, what: str) -> Any:
        """Return a field's value. Raises ProfileError unless it is there and of that type."""
        self.known.add(field)
        if field not in self.fields:
            raise self.wrong(field, f"is missing; it is {what}")
        value = self.fields[field]
        if not isinstance(value, kind) or isinstance(value, bool) or value == "":
            raise self.wrong(field, f"is {value!r}; it must be {what}")
        return value

    def need_or_none(self, field: str, kind: type, what: str) -> Any:
        """Like need(), but the value may also be None."""
        if field in self.fields and self.fields[field] is None:
            self.known.add(field)
            return None
        return self.need(field, kind, what + ", or None")

    def one_of(self, field: str, choices: tuple) -> Any:
        """Return a field's value. Raises ProfileError unless it is one of these."""
        what = " or ".join(repr(choice) for choice in choices)
        value = self.need(field, type(choices[0]), what)
        if value not in choices:
            raise self.wrong(field, f"is {value!r}; it must be {what}")
        return value


def _check_drive(f: _Fields, mcu: str) -> None:
    if mcu not in UF2_MCUS:
        f.known.add("DRIVE")
        if f.fields.get("DRIVE", 0) is not None:
            raise f.wrong("DRIVE", f"must be None with MCU {mcu!r}")
        return
    drive = f.need("DRIVE", tuple, "(start, end) of CIRCUITPY in the flash")
    if len(drive) != 2 or not all(isinstance(at, int) and at % 4096 == 0 for at in drive):
        raise f.wrong("DRIVE", f"is {drive!r}; it must be two multiples of 4096, start and end")
    if not 0x80000 <= drive[0] < drive[1] <= 0x1000000:
        raise f.wrong("DRIVE", f"is {drive!r}; start and end must lie within 16 MB, in this order")


def _check_battery(f: _Fields) -> None:
    what = 'a pin and how many times its voltage the battery has, such as ("VOLTAGE_MONITOR", 2)'
    battery = f.need_or_none("BATTERY", tuple, what)
    if battery is None:
        return
    is_pair = len(battery) == 2 and isinstance(battery[0], str) and isinstance(battery[1], int)
    if not is_pair or not battery[0] or not 1 <= battery[1] <= 10:
        raise f.wrong("BATTERY", f"is {battery!r}; it must be {what}, or None")


def _check_speaker(f: _Fields) -> None:
    what = 'a pin and what switches its amplifier, such as ("GP18", None)'
    speaker = f.need_or_none("SPEAKER", tuple, what)
    if speaker is None:
        return
    is_pair = len(speaker) == 2 and isinstance(speaker[0], str)
    if not is_pair or not speaker[0] or not (speaker[1] is None or isinstance(speaker[1], str)):
        raise f.wrong("SPEAKER", f"is {speaker!r}; it must be {what}, or None")


def _check_keys(f: _Fields, bus: str) -> None:
    keys = f.need("KEYS", tuple, "six names of pins, in the order " + " ".join(KEYS))
    if not all(isinstance(key, str) and key for key in keys):
        raise f.wrong("KEYS", f"is {keys!r}; it must be six names of pins")
    if len(keys) != len(KEYS):
        raise f.wrong(
            "KEYS",
            f"names {len(keys)} pins; Tombolo is played with six ({' '.join(KEYS)}), "
            "and there is no way to play it with another number",
        )
    used: dict[str, str] = {}
    for field in (*_PINS[bus], "RESET", "LED"):
        if f.fields.get(field) is not None:
            used[f.fields[field]] = field
    for key, pin in zip(KEYS, keys, strict=True):
        if pin in used:
            raise f.wrong("KEYS", f"gives {pin} to {key}, but it serves {used[pin]} already")
        used[pin] = key


def pins(board: SimpleNamespace) -> list[tuple[str, str]]:
    """Return (field or key, pin) for every pin that a profile names."""
    out = [(field, getattr(board, field)) for field in _PINS[board.BUS]]
    if getattr(board, "RESET", None):
        out.append(("RESET", board.RESET))
    out += list(zip(KEYS, board.KEYS, strict=True))
    if board.LED:
        out.append(("LED", board.LED))
    if board.BATTERY:
        out.append(("BATTERY", board.BATTERY[0]))
    out += [("SPEAKER", pin) for pin in board.SPEAKER or () if pin]
    return out
