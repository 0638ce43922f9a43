"""usb_hid, usb_midi and usb_cdc of a board at a computer that listens to nothing.

Reports and notes are taken and lead nowhere; nothing comes back.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Protocol

_DEVICES = (  # usage page, usage, bytes of a report: keyboard, mouse, consumer control
    ("KEYBOARD", 1, 6, 8),
    ("MOUSE", 1, 2, 4),
    ("CONSUMER_CONTROL", 12, 1, 2),
)


class Device:
    """usb_hid.Device."""

    KEYBOARD: Device
    MOUSE: Device
    CONSUMER_CONTROL: Device

    def __init__(self, usage_page: int, usage: int, size: int) -> None:
        self.usage_page = usage_page
        self.usage = usage
        self._size = size

    def send_report(self, report: bytes, report_id: int | None = None) -> None:
        if len(report) != self._size:
            raise ValueError(f"Buffer incorrect size. Should be {self._size} bytes.")

    def get_last_received_report(self, report_id: int | None = None) -> bytes | None:
        return None


class PortIn:
    """usb_midi.PortIn: nobody plays."""

    def read(self, nbytes: int | None = None) -> bytes:
        return b""

    def readinto(self, buf: bytearray, nbytes: int | None = None) -> int:
        return 0


class PortOut:
    """usb_midi.PortOut."""

    def write(self, buf: bytes, *limit: int) -> int:
        return min(len(buf), *limit[:1], len(buf))


class Serial:
    """usb_cdc.Serial, of which nobody reads; set `connected` to let somebody do."""

    def __init__(self) -> None:
        self.connected = False
        self.timeout: float | None = None
        self.write_timeout: float | None = None
        self.in_waiting = self.out_waiting = 0

    def read(self, size: int = 1) -> bytes:
        return b""

    def readinto(self, buf: bytearray) -> int:
        return 0

    def readline(self, size: int = -1) -> bytes:
        return b""

    def readlines(self) -> list[bytes]:
        return []

    def write(self, buf: bytes) -> int:
        return len(buf)

    def flush(self) -> None:
        """Do nothing: all is sent."""

    reset_input_buffer = reset_output_buffer = flush


class Boots(Protocol):
    """A machine. is_booting: boot.py runs, in which alone USB devices can be changed."""

    is_booting: bool


def usb_modules(machine: Boots) -> list[ModuleType]:
    """Return usb_hid, usb_midi and usb_cdc, each with new devices."""

    def only_in_boot(*_: Any, **__: Any) -> None:
        if not machine.is_booting:
            raise RuntimeError("Cannot change USB devices now")

    kind = type("Device", (Device,), {})
    devices = [kind(*what) for _, *what in _DEVICES]
    for name, *what in _DEVICES:
        setattr(kind, name, kind(*what))
    hid = _module("usb_hid", Device=kind, devices=tuple(devices), get_boot_device=lambda: 0)
    midi = _module("usb_midi", PortIn=PortIn, PortOut=PortOut, ports=(PortIn(), PortOut()))
    cdc = _module("usb_cdc", Serial=Serial, console=Serial(), data=None)
    for module in (hid, midi, cdc):
        module.__dict__.update(enable=only_in_boot, disable=only_in_boot)
    return [hid, midi, cdc]


def _module(name: str, **names: Any) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update(names)
    return module
