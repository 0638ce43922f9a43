"""The machine's devices: pins, buses, nvm, clock. What a board refuses is in test_board.py."""

import pytest

from boards.install import profile
from host_sim import options, play
from host_sim.devices.bus import Fatal
from host_sim.devices.clock import Clock, Stop
from host_sim.devices.nvm import PORTS, Nvm, Step, changes, cut
from host_sim.devices.pins import definition, make_pins
from host_sim.machine import Machine, check_pins
from tests.host_sim.test_program import PROFILE


@pytest.fixture
def machine():
    with Machine(PROFILE) as made:
        yield made


@pytest.fixture
def board(machine):
    return machine.board


@pytest.fixture
def busio(machine):
    return machine.load("busio")


@pytest.mark.skipif(not definition(PROFILE.BOARD_ID), reason="needs circuitpython-stubs")
def test_pins_are_those_of_the_boards_definition(board):
    assert board.board_id == "raspberry_pi_pico"
    assert board.GP26 is board.A0
    assert board.GP25 is board.LED
    assert not hasattr(board, "GP30")


def test_a_profile_with_a_pin_that_the_board_lacks_is_one_sentence(monkeypatch):
    board = profile.load("pico")
    board.KEYS = ("GP99", *board.KEYS[1:])
    says = "boards/pico.py: UP is on GP99, which is no pin of raspberry_pi_pico"
    with pytest.raises(profile.ProfileError, match=says):
        check_pins(board)
    monkeypatch.setattr(options.profile, "load", lambda _: board)
    with pytest.raises(ValueError, match=says):
        options.settings(play._parser().parse_args([]))


@pytest.mark.parametrize("name", profile.names())
def test_every_board_has_the_pins_of_its_profile(name):
    check_pins(profile.load(name))


def test_without_the_stubs_the_pins_of_the_profile_serve():
    profile = type("Profile", (), {**vars(PROFILE), "BOARD_ID": "no_such_board"})
    assert definition("no_such_board") is None
    assert set(make_pins(profile)) == {"GP4", "GP5", *PROFILE.KEYS, "LED"}


def test_keys_take_all_their_pins_or_none(machine, board, busio):
    keypad = machine.load("keypad")
    busio.I2C(board.GP5, board.GP4)
    with pytest.raises(ValueError, match="in use"):
        keypad.Keys((board.GP10, board.GP4), value_when_pressed=False)
    keypad.Keys((board.GP10,), value_when_pressed=False).deinit()


def test_the_wire_counts_bytes_and_takes_its_time(machine, board, busio):
    i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
    i2c.try_lock()
    before = machine.clock.now
    i2c.writeto(0x3C, b"\x40" + bytes(1024))
    assert machine.wire.bytes_written == 1025
    assert 22_000 < machine.clock.now - before < 24_000  # µs, as measured on the board


def test_slices_of_a_buffer_are_written(machine, board, busio):
    i2c = busio.I2C(board.GP5, board.GP4)
    i2c.try_lock()
    i2c.writeto(0x3C, b"..\x00\x81\x33..", start=2, end=5)
    assert machine.chip.contrast == 0x33


@pytest.mark.parametrize("mcu", ["RP2040", "RP2350", "SAMD51", "NRF52840", "ESP32S3"])
def test_esp_idf_alone_refuses_to_write_nothing(mcu):
    profile = type("Profile", (), {**vars(PROFILE), "MCU": mcu})
    with Machine(profile) as machine:
        i2c = machine.load("busio").I2C(machine.board.GP5, machine.board.GP4)
        i2c.try_lock()
        if mcu == "ESP32S3":
            with pytest.raises(OSError, match="put/output"):
                i2c.writeto(0x3C, b"")
        else:
            i2c.writeto(0x3C, b"")
        assert i2c.scan() == [0x3C]


def test_an_i2c_of_0_hz_hangs(board, busio):
    with pytest.raises(Fatal, match="0 Hz"):
        busio.I2C(board.GP5, board.GP4, frequency=0)


def test_nvm_takes_bytes_and_slices():
    nvm = Nvm(size=16)
    nvm[3] = 7
    nvm[4:6] = b"ab"
    nvm[6:6] = b""
    assert bytes(nvm)[2:7] == b"\xff\x07ab\xff"
    assert nvm[3] == 7
    assert isinstance(nvm[3:5], bytearray)
    with pytest.raises(ValueError, match="16 bytes"):
        Nvm(bytes(17), 16)


def steps(nvm, start, value):
    """Write; return what the flash did: (start, stop, whether that was an erase)."""
    found = []
    nvm.on_steps = lambda nvm, steps: found.extend(steps)
    nvm[start : start + len(value)] = value
    return [(step.start, step.stop, step.content is None) for step in found]


def test_nvm_of_an_rp2040_programs_pages_and_erases_all_of_it():
    nvm = Nvm()
    assert steps(nvm, 250, b"0123456789") == [(250, 256, False), (256, 260, False)]
    assert steps(nvm, 0, b"\1" * 300)[:2] == [(0, 4096, True), (0, 256, False)]
    assert nvm[255:260] == b"\1" * 5
    assert steps(nvm, 299, b"ab")[0] == (0, 4096, True)
    assert nvm[298:302] == b"\1ab\xff"


def test_nvm_of_an_nrf52840_erases_only_the_pages_it_touches():
    nvm = Nvm(size=8192, port=PORTS["NRF52840"])
    assert steps(nvm, 4096, b"abcdef") == [
        (4096, 8192, True),
        (4096, 4100, False),
        (4100, 4104, False),
    ]
    both = steps(nvm, 4094, b"abcd")
    assert [step[:2] for step in both if step[2]] == [(0, 4096), (4096, 8192)]
    assert nvm[4094:4102] == b"abcdcdef"


@pytest.mark.parametrize("name", ["SAMD51", "ESP32S3"])
def test_nvm_of_the_others_erases_all_of_it_each_time(name):
    nvm = Nvm(size=8192, port=PORTS[name])
    nvm[0] = 1
    assert steps(nvm, 5000, b"x")[0] == (0, 8192, True)
    assert (nvm[0], nvm.erases) == (1, 2)


def test_a_cut_leaves_some_of_the_bits_of_a_step_as_they_were():
    flash = bytearray(b"ab" + b"\xff" * 14)
    port = PORTS["RP2"]
    bits = changes(flash, Step(0, 16, None), port)
    assert len(bits) == 16 - 3 - 3
    assert cut(flash, bits) == b"\xff" * 16
    assert cut(flash, []) == flash
    assert cut(flash, bits[:1]) == b"c" + flash[1:]
    program = Step(2, 4, b"xy")
    bits = changes(flash, program, port)
    assert cut(flash, bits) == b"abxy" + flash[4:]
    torn = cut(flash, bits[2:5])
    assert (torn[2] | ord("x"), torn[3] | ord("y")) == (torn[2], torn[3])


def test_timers_run_in_order_at_their_times():
    clock = Clock()
    seen = []
    for when in (300, 100, 200, 100):
        clock.call_at(when, lambda: seen.append(clock.now))
    clock.sleep(250)
    assert seen == [100, 100, 200]
    clock.sleep(100)
    assert seen[-1] == 300
    assert clock.now == 350


def test_the_world_gets_its_turn_in_the_middle_of_a_sleep():
    clock = Clock()
    turns = []

    def world(it):
        turns.append(it.now)
        it.wake_at = it.now + 400 if len(turns) < 3 else None
        if len(turns) == 4:
            raise Stop

    clock.world = world
    clock.wake_at = 100
    with pytest.raises(Stop):
        clock.sleep(1000)
    assert turns == [100, 500, 900, 1000]


def test_a_real_clock_sleeps_really():
    clock = Clock(realtime=True)
    before = clock.now
    clock.sleep(20_000)
    assert clock.now - before >= 20_000
