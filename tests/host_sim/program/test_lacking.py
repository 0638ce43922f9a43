"""A program of a drive meets what CircuitPython lacks: answers.txt is what the chip said.

`make chip ARGS=--names` asks it again.
"""

from pathlib import Path

from host_sim.drive import Handheld

FOLDER = Path(__file__).parent / "lacking"
# What is known to differ: here, on the board.
OTHERWISE = {
    # floats, numbers and types of CPython's
    "'%5.1f|%-5s|%03d' % (1.25, 'a', 7)": ("'  1.2|a    |007'", "'  1.3|a    |007'"),
    "pow(3, -1, 7)": ("5", "0"),
    "issubclass(bool, int)": ("True", "False"),
    "'{0[0]}'.format([7])": ("'7'", "NotImplementedError"),
    "'{a.b}'.format(a=1)": ("AttributeError", "NotImplementedError"),
    "list({'a': 1}.keys() & {'a'})": ("['a']", "TypeError"),
    "collections.OrderedDict([('a', 1)])": (
        "OrderedDict([('a', 1)])",
        "OrderedDict({'a': 1})",
    ),
    "open('nowhere.txt')": ("FileNotFoundError", "OSError"),  # which is an OSError
    "OSError(2).errno": ("None", "2"),
    # found in the text before it runs (lacks.py)
    "class C(object, metaclass=type): pass": ("None", "TypeError"),
    "def f(): pass\\nf.a = 1": ("None", "AttributeError"),
    "def f(): 'doc'\\nf.__doc__": ("None", "AttributeError"),
    "supervisor.runtime.serial_connected": ("False", "True"),
    # the board's own name, and what a cable brings
    "os.uname().machine": ("'raspberry_pi_pico with rp2040'", "'Raspberry Pi Pico with rp2040'"),
    "storage.remount('/', False)": ("RuntimeError", "None"),
}


def pairs(lines):
    return dict(line.lstrip("?").split("\t") for line in lines if "\t" in line)


def test_a_drive_s_program_is_told_what_the_board_would_tell():
    answers = pairs((FOLDER / "answers.txt").read_text(encoding="utf-8").splitlines())
    with Handheld("raspberry_pi_pico", drive=FOLDER, start_ms=9000) as handheld:
        said = pairs("\n".join(handheld.machine.console).splitlines())
    different = {
        one: (said.get(one), answers[one]) for one in answers if said.get(one) != answers[one]
    }
    assert different == OTHERWISE
