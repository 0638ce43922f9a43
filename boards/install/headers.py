"""Where a board's pins are, and the label printed beside each: seen from above, USB at the top.

Only wiring tables and drawings need this; a new board works without it.
"""

from dataclasses import dataclass

from boards.install.words import TEXTS


@dataclass(frozen=True)
class Header:
    """The labels of two rows of pins, top to bottom; "" is a place without a pin.

    power: the label of 3.3 V. names: CircuitPython's name -> label, where they differ. count: True
    if places have numbers, down the left row and up the right one. plug: pins on a STEMMA QT plug.
    """

    left: tuple[str, ...]
    right: tuple[str, ...]
    power: str
    names: dict[str, str]
    count: bool = False
    plug: tuple[str, ...] = ()

    def place(self, pin: str, texts: dict[str, str] = TEXTS) -> str:
        """Return the label of a pin, with its number if places have numbers."""
        label = self.names.get(pin, pin)
        if pin in self.plug:
            return f"STEMMA QT {label}"
        number = self.number(label)
        return texts["PLACE"].format(label=label, number=number) if number else label

    def number(self, label: str) -> int:
        """Return the number of the first place with this label, 0 if places have none."""
        places = self.left + self.right[::-1]
        return places.index(label) + 1 if self.count and label in places else 0


_PICO = Header(
    left=tuple(
        "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 "
        "GP15".split()
    ),
    right=tuple(
        "VBUS VSYS GND 3V3_EN 3V3(OUT) ADC_VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 "
        "GP18 GND GP17 GP16".split()
    ),
    power="3V3(OUT)",
    names={},
    count=True,
)
_FEATHER_RIGHT = ("", "", "", "", *"BAT EN USB 13 12 11 10 9 6 5 SCL SDA".split())
_FEATHER_NAMES = {f"D{n}": str(n) for n in (5, 6, 9, 10, 11, 12, 13)}


def _feather(left: str) -> Header:
    return Header(tuple(left.split()), _FEATHER_RIGHT, "3V3", _FEATHER_NAMES)


_SMALL_RIGHT = ("5V", "GND", "3V3")

HEADERS = {
    "pico": _PICO,
    "pico_w": _PICO,
    "pico2": _PICO,
    "feather_rp2040": _feather("RST 3V3 3V3 GND A0 A1 A2 A3 D24 D25 SCK MO MI RX TX D4"),
    "feather_m4": _feather("RST 3V3 AREF GND A0 A1 A2 A3 A4 A5 SCK MO MI RX TX D4"),
    "feather_esp32s3": _feather("RST 3V3 3V3 GND A0 A1 A2 A3 A4 A5 SCK MO MI RX TX DB"),
    "feather_nrf52840": _feather("RST 3V3 AREF GND A0 A1 A2 A3 A4 A5 SCK MO MI RX TX D2"),
    "qtpy_rp2040": Header(
        left=tuple("A0 A1 A2 A3 SDA SCL TX".split()),
        right=(*_SMALL_RIGHT, "MO", "MI", "SCK", "RX"),
        power="3V3",
        names={"SDA1": "SDA", "SCL1": "SCL"},
        plug=("SDA1", "SCL1"),
    ),
    "xiao_rp2040": Header(
        left=tuple("D0 D1 D2 D3 D4 D5 D6".split()),
        right=(*_SMALL_RIGHT, "D10", "D9", "D8", "D7"),
        power="3V3",
        names={},
    ),
}

# Boards with a display and keys of their own, on a grid of unit squares: the display (left, top,
# width, height), and each key (name or "", column, row).
LAYOUTS = {
    "macropad": (
        (0.0, 0.0, 2.0, 1.0),
        (
            *(("", 2, 0), ("", 0, 1), ("", 1, 1), ("", 2, 1)),
            *(("", 0, 2), ("UP", 1, 2), ("", 2, 2)),
            *(("LEFT", 0, 3), ("DOWN", 1, 3), ("RIGHT", 2, 3)),
            *(("B", 0, 4), ("", 1, 4), ("A", 2, 4)),
        ),
    ),
    "oled_bonnet": (
        (2.7, 0.0, 4.0, 2.0),
        (
            *(("UP", 0.8, -0.1), ("LEFT", 0, 0.6), ("RIGHT", 1.6, 0.6), ("DOWN", 0.8, 1.3)),
            *(("A", 7.0, 1.0), ("B", 8.1, 0.1)),
        ),
    ),
}
