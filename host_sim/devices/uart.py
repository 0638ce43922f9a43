"""busio.UART, with nothing at its other end: what is sent takes its time, and nothing comes."""

from __future__ import annotations

from typing import Any

from host_sim.devices.clock import Clock
from host_sim.devices.pins import Pin

_BITS = 10  # of a byte on the wire


class UART:
    """Two pins until deinit(). clock: the machine's, set by busio_module."""

    clock: Clock
    is_rp2 = False
    Parity = type("Parity", (), {"EVEN": "busio.UART.Parity.EVEN", "ODD": "busio.UART.Parity.ODD"})

    def __init__(
        self,
        tx: Pin | None = None,
        rx: Pin | None = None,
        *,
        rts: Pin | None = None,
        cts: Pin | None = None,
        baudrate: int = 9600,
        timeout: float = 1,
        **_: Any,
    ) -> None:
        if tx is None and rx is None:
            raise ValueError("tx and rx cannot both be None")
        for pin, place in ((tx, 0), (rx, 1), (cts, 2), (rts, 3)):
            if pin is not None and self.is_rp2 and pin.gpio is not None and pin.gpio % 4 != place:
                raise ValueError("Invalid pins")
        self._pins = [pin for pin in (tx, rx, rts, cts) if pin is not None]
        for pin in self._pins:
            pin.claim("UART")
        self.baudrate = baudrate
        self.timeout = timeout

    @property
    def in_waiting(self) -> int:
        return 0

    def _wait(self) -> None:
        self.clock.sleep(int(self.timeout * 1_000_000))

    def read(self, nbytes: int | None = None) -> bytes | None:
        self._wait()
        return None

    def readinto(self, buf: bytearray) -> int | None:
        self._wait()
        return None

    def readline(self) -> bytes | None:
        self._wait()
        return None

    def write(self, buf: bytes) -> int:
        self.clock.sleep(len(buf) * _BITS * 1_000_000 // self.baudrate)
        return len(buf)

    def reset_input_buffer(self) -> None:
        """Do nothing: it is empty."""

    def deinit(self) -> None:
        for pin in self._pins:
            pin.free()
        self._pins = []

    def __enter__(self) -> UART:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()
