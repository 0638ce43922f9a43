"""The names that the handheld's Python has and lacks; tests/portability/look.py looks for them."""

from __future__ import annotations

# Modules that CircuitPython has on the boards of this project, as far as a program needs them.
PRESENT = set(
    """array random struct json collections os time gc binascii errno io re math sys zlib hashlib
    micropython board displayio busio keypad microcontroller storage supervisor bitmaptools vectorio
    terminalio i2cdisplaybus fourwire busdisplay digitalio analogio pwmio alarm watchdog traceback
    msgpack rtc usb_cdc""".split()
)
DRIVERS = {"adafruit_displayio_ssd1306", "adafruit_displayio_sh1106"}  # in the bundle's lib/
# What each part may import beyond itself.
MAY_IMPORT = {
    "engine": {"engine", "array"},
    "firmware": {"firmware", "engine", "boards"} | PRESENT | DRIVERS,
    "boards": {"boards"},
    "tests": {"engine", "array", "binascii", "sys"},
}

MISSING_NAMES = set(
    """vars format ascii RecursionError FileNotFoundError ModuleNotFoundError PermissionError aiter
    anext breakpoint""".split()
)
MISSING_ATTRIBUTES = {  # of modules
    "math": "inf gcd isqrt hypot log2 comb perm prod lcm dist",
    "random": "Random SystemRandom shuffle sample choices gauss",
    "time": "ticks_ms ticks_us ticks_diff sleep_ms perf_counter perf_counter_ns process_time",
    "os": "path environ walk scandir",
    "sys": "print_exception settrace getsizeof",
    "re": "findall finditer fullmatch escape",
    "collections": "defaultdict Counter ChainMap abc",
    "micropython": "native viper asm_thumb schedule mem_info",
}
INACCURATE = {"time": "monotonic"}
MISSING_METHODS = {  # of a kind of value
    "str": "ljust rjust zfill title capitalize removeprefix removesuffix translate casefold"
    " swapcase expandtabs isidentifier",
    "bytearray": "pop clear reverse insert remove copy count",
    "bytes": "pop clear reverse ljust rjust zfill title capitalize translate",
    "array": "tobytes frombytes pop count insert remove reverse fromlist tolist",
    "memoryview": "tobytes tolist cast",
    "int": "bit_count",
    "namedtuple": "_replace _asdict _fields _make",
}
# Methods that only such kinds have, so that the receiver's kind need not be known.
TELLING = set(
    """ljust rjust zfill removeprefix removesuffix casefold swapcase expandtabs isidentifier title
    bit_count tobytes frombytes fromlist _replace _asdict _fields capitalize translate""".split()
)
IGNORED_BY_CLASSES = {"__slots__", "__setattr__", "__init_subclass__", "__class_getitem__"}
NO_KEYWORDS = {"zip", "sum", "split", "rsplit"}
