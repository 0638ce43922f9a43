"""Which port `make console` shows, and the sentence where it shows none."""

import os

import pytest

from boards.install import console
from boards.install.commands import main

PICO = ("/dev/ttyACM0", 0x239A, "Pico")
MODEM = ("/dev/ttyS0", None, "n/a")


def test_the_only_board_is_shown_and_any_port_that_is_named():
    assert console.choose([MODEM, PICO], None) == "/dev/ttyACM0"
    assert console.choose([PICO, PICO], "COM7") == "COM7"


@pytest.mark.parametrize(
    ("ports", "sentence"),
    [
        ([MODEM], "no board is connected by USB: "),
        (
            [PICO, ("COM7", 0x2E8A, "Pico 2")],
            r"name one with --port, of .*\(Pico\); COM7 \(Pico 2\)",
        ),
    ],
)
def test_no_board_and_several_are_explained(ports, sentence):
    with pytest.raises(console.ConsoleError, match=sentence):
        console.choose(ports, None)


@pytest.mark.skipif(os.name == "nt", reason="ports are files elsewhere")
def test_a_port_that_cannot_be_opened_is_one_sentence(tmp_path, monkeypatch, capsys):
    port = tmp_path / "ttyACM0"
    assert main(["console", "--port", str(port)]) == 1
    assert capsys.readouterr().err == f"console: there is no port {port}\n"
    port.write_text("")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert main(["console", "--port", str(port)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"console: you may not use {port}: on Linux run `sudo usermod")
    assert said.count("\n") == 1
