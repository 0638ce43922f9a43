"""How a board is brought into its boot loader and how it is restarted, by the names on its buttons.

Only instructions need this; a new board works without it.
"""

from types import SimpleNamespace

from boards.install import profile
from boards.install.words import TEXTS

_PICO = (("HOLD_ONLY", "BOOTSEL"), ("REPLUG", ""))
_TWICE = (("TWICE", "RESET"), ("PRESS", "RESET"))
# For the boot loader, and to restart: the name of the text, and what is printed beside the button.
_BUTTONS = {
    "feather_esp32s3": (("TWICE_PURPLE", "RESET"), ("PRESS", "RESET")),
    "feather_m4": _TWICE,
    "feather_nrf52840": _TWICE,
    "feather_rp2040": (("HOLD", "BOOTSEL"), ("PRESS", "RESET")),
    "macropad": (("HOLD_WHEEL", ""), ("PRESS_RESET", "")),
    "pico": _PICO,
    "pico2": _PICO,
    "pico_w": _PICO,
    "qtpy_rp2040": (("HOLD", "BOOT"), ("PRESS", "RST")),
    "xiao_rp2040": (("HOLD", "B"), ("PRESS", "R")),
}
RESTART = TEXTS["RESTART_ANY"]  # of a board that is not known


def boot(board: SimpleNamespace, texts: dict[str, str] = TEXTS) -> str:
    """Return a sentence: how this board is brought into its boot loader."""
    takes_uf2 = board.MCU in profile.UF2_MCUS
    unknown = ("HOLD_ANY", "") if takes_uf2 else ("TWICE", "RESET")
    name, button = _BUTTONS.get(board.name, (unknown,))[0]
    return texts[name].format(button=button)


def restart(board: SimpleNamespace, texts: dict[str, str] = TEXTS) -> str:
    """Return how this board is restarted, to go on after "then"."""
    name, button = _BUTTONS.get(board.name, (None, ("RESTART_ANY", "")))[1]
    return texts[name].format(button=button)
