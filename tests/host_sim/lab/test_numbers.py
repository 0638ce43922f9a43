"""The par of Hashi's numbered games: played by all cores, resumed after a stop, and as shipped."""

import pytest

from host_sim.lab import numbers


@pytest.fixture
def paths(tmp_path):
    return tmp_path / "played.txt", tmp_path / "par.bin"


def run(paths, *more):
    played, out = paths
    return numbers.main(["--jobs", "1", "--played", str(played), "--out", str(out), *more])


def test_it_plays_every_number_of_both_sides(paths, monkeypatch):
    monkeypatch.setattr(numbers, "par", lambda side, number: 100 * side + number)
    assert run(paths, "--count", "3") == 0
    assert paths[1].read_bytes() == bytes([1, 2, 3, 101, 102, 103])


def test_it_goes_on_where_it_was_stopped(paths, monkeypatch):
    paths[0].write_text("0 1 44\n0 2 45\n1 1 5")  # the last line was cut off
    asked = []

    def par(*row):
        asked.append(row)
        return 50

    monkeypatch.setattr(numbers, "par", par)
    assert run(paths, "--count", "2") == 0
    assert asked == [(1, 1), (1, 2)]
    assert paths[1].read_bytes() == bytes([44, 45, 50, 50])


@pytest.mark.parametrize(
    "line",
    [
        b"0 2 x",
        b"0 2",
        b"2 2 45",
        b"0 0 45",
        b"0 2 256",
        b"0 2 45 1",
        b"\xff",
        b"-1 2 3",
        b"9" * 5000,
    ],
)
def test_a_line_that_is_no_game_is_a_sentence_before_anything_is_computed(
    paths, monkeypatch, capsys, line
):
    monkeypatch.setattr(numbers, "par", None)
    content = b"0 1 44\n" + line + b"\n1 1 50\n"
    paths[0].write_bytes(content)
    with pytest.raises(SystemExit) as end:
        run(paths, "--count", "2")
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert said.endswith(f"{paths[0]}, line 2: this is no game, as in `0 17 52`.\n")
    assert said.count("\n") == 1
    assert paths[0].read_bytes() == content, "nothing is lost"


def test_a_stop_keeps_what_is_played(paths, monkeypatch, capsys):
    def par(side, number):
        if (side, number) == (0, 3):
            raise KeyboardInterrupt
        return 40

    monkeypatch.setattr(numbers, "par", par)
    assert run(paths, "--count", "3") == 1
    assert paths[0].read_text() == "0 1 40\n0 2 40\n"
    assert capsys.readouterr().out == "stopped; 2 of 6 games\n"
    assert not paths[1].exists()


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("number", [1, 512])
def test_the_file_that_is_shipped_has_what_the_master_makes(side, number):
    assert numbers.PAR.read_bytes()[512 * side + number - 1] == numbers.par(side, number)
