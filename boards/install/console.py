"""What a connected board prints: pyserial finds its port, and pyserial's miniterm shows it."""

import os
import sys

_VENDORS = (0x239A, 0x2E8A, 0x2886, 0x303A)  # Adafruit, Raspberry Pi, Seeed, Espressif


class ConsoleError(RuntimeError):
    """There is no console to show; the text says what to do."""


def choose(ports: list[tuple[str, int | None, str]], wanted: str | None) -> str:
    """Return the name of the port to show.

    ports: rows of (name, USB vendor id, description). Raises ConsoleError.
    """
    if wanted:
        return wanted
    boards = [row for row in ports if row[1] in _VENDORS]
    if not boards:
        raise ConsoleError(
            "no board is connected by USB: plug it in with a cable that carries data "
            "(or name its port with --port)"
        )
    if len(boards) > 1:
        listed = "; ".join(f"{name} ({what})" for name, _, what in boards)
        raise ConsoleError(f"several boards are connected: name one with --port, of {listed}")
    return boards[0][0]


def check(name: str) -> None:
    """Raise ConsoleError if there is no such port, or one that this user may not open."""
    if os.name != "posix":  # elsewhere ports are no files
        return
    if not os.path.exists(name):
        raise ConsoleError(f"there is no port {name}")
    if not os.access(name, os.R_OK | os.W_OK):
        raise ConsoleError(
            f"you may not use {name}: on Linux run `sudo usermod -a -G dialout $USER`, then log out"
            " and in again"
        )


def find(wanted: str | None) -> str:
    """Return the port of the connected board, or the one that is wanted. Raises ConsoleError."""
    try:
        from serial.tools import list_ports  # type: ignore[import-untyped]
    except ImportError:
        raise ConsoleError("pyserial is not installed: run `make setup` first") from None
    name = choose([(p.device, p.vid, p.description) for p in list_ports.comports()], wanted)
    check(name)
    return name


def show(port: str | None) -> int:
    """Show a board's console until Ctrl-]; return the exit status."""
    name = find(port)
    from serial.tools import miniterm

    print(f"{name}: Ctrl-C stops the game, Ctrl-D starts it again, Ctrl-] leaves")
    sys.argv = ["console", name, "115200", "--raw", "--quiet"]
    miniterm.main()
    return 0
