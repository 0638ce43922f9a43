"""Facts about chips and boards that a profile does not hold: bytes of nvm, and of free heap."""

from dataclasses import dataclass

# CIRCUITPY_INTERNAL_NVM_SIZE in ports/*/mpconfigport.h of CircuitPython 10.2.1. For the SAMD51
# circuitpython-stubs say 256, which is the SAMD21's.
NVM = {"RP2040": 4096, "RP2350": 4096, "SAMD51": 8192, "ESP32S3": 8192, "NRF52840": 8192}

# "Board-ID" in INFO_UF2.TXT, which is also the name of the boot drive: the boot ROM's, so that all
# boards with the chip have the same (data sheets of the RP2040, 2.8.4, and of the RP2350, 5.5.4).
BOOT_IDS = {"RP2040": "RPI-RP2", "RP2350": "RP2350"}


@dataclass(frozen=True)
class Heap:
    """Bytes that gc.mem_free() returns in a program of one line, None if unknown; the source."""

    free: int | None
    source: str

    def __str__(self) -> str:
        return f"{self.free:,} bytes" if self.free else "not measured"


_LIKE_PICO = Heap(None, "the same chip as on the Pico, so about the same")

HEAPS = {  # by CircuitPython's board id
    "raspberry_pi_pico": Heap(171_072, "CircuitPython 10.2.1 on an emulated RP2040"),
    "raspberry_pi_pico_w": Heap(
        179_280,  # 126,112 in 9.0.0, which reserved buffers for Wi-Fi (issue 9085)
        "CircuitPython 10.2.1 on an emulated RP2040, without the Wi-Fi chip",
    ),
    "raspberry_pi_pico2": Heap(None, "520 KB of RAM; a Pico has 264"),
    "adafruit_feather_rp2040": _LIKE_PICO,
    "adafruit_macropad_rp2040": _LIKE_PICO,
    "adafruit_qtpy_rp2040": _LIKE_PICO,
    "seeeduino_xiao_rp2040": _LIKE_PICO,
    "feather_m4_express": Heap(None, "the linker leaves 17,300 bytes less than on a Pico"),
    "feather_nrf52840_express": Heap(None, "256 KB of RAM; a Pico has 264"),
    "adafruit_feather_esp32s3_4mbflash_2mbpsram": Heap(
        None, "512 KB of RAM on the chip, and 2 MB beside it"
    ),
}


def heap(board_id: str) -> Heap:
    """Return what is known about a board's heap."""
    return HEAPS.get(board_id, Heap(None, "no source known"))
