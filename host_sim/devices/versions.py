"""The versions of CircuitPython that programs are written for, and what changed between them.

A board has the newest; a program of a drive may ask for an older one (Drive.circuitpython).
"""

from __future__ import annotations

NEWEST = 10
VERSIONS = {
    8: (8, 2, 10),
    9: (9, 2, 9),
    10: (10, 2, 1),
}  # the last is what devices are compared with
SINCE = {  # modules that came with a version
    "busdisplay": 9,
    "epaperdisplay": 9,
    "fourwire": 9,
    "i2cdisplaybus": 9,
    "paralleldisplaybus": 9,
}
UNTIL = {  # module and name -> the last version that has it, and what replaces it
    ("displayio", "Display"): (9, "busdisplay.BusDisplay"),
    ("displayio", "EPaperDisplay"): (9, "epaperdisplay.EPaperDisplay"),
    ("displayio", "FourWire"): (9, "fourwire.FourWire"),
    ("displayio", "I2CDisplay"): (9, "i2cdisplaybus.I2CDisplayBus"),
    ("displayio", "ParallelBus"): (8, "paralleldisplaybus.ParallelBus"),
    ("displayio", "Shape"): (7, "vectorio"),
    ("pulseio", "PWMOut"): (6, "pwmio.PWMOut"),
    ("busio", "OneWire"): (7, "onewireio.OneWire"),
    ("gamepad", ""): (6, "keypad"),
    ("gamepadshift", ""): (7, "keypad"),
    ("i2cperipheral", ""): (7, "i2ctarget"),
}
SHOW = 8  # the last version whose displays have show()


def change(module: str, name: str, version: int) -> str:
    """Return what a program for another version should know of a name, "" where nothing changed.

    The text continues "'module' object has no attribute 'I2CDisplay'". name: "" for the module.
    """
    if version < SINCE.get(module, 0):
        return f": {module} came with CircuitPython {SINCE[module]}"
    if (module, name) not in UNTIL:
        return ""
    last, instead = UNTIL[module, name]
    text = f": since CircuitPython {last + 1} it is {instead}"
    older = min(last, version)
    return text + (f"; --circuitpython {older} runs it as it is" if older in VERSIONS else "")
