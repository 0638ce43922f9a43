"""Learning goes on where it stopped, comes to the same anywhere, and is kept in signed bytes."""

from __future__ import annotations

from dataclasses import replace

import pytest

np = pytest.importorskip("numpy", reason="make test-long installs what training needs")
pytest.importorskip("numba")

from engine.hashi.ai import learned  # noqa: E402
from host_sim.lab.tournament.spread import workers  # noqa: E402
from host_sim.lab.train import games, learn, run, store  # noqa: E402
from host_sim.lab.train.board import ENTRIES, ROUNDS, side_table  # noqa: E402
from host_sim.lab.train.boards import blank  # noqa: E402
from host_sim.lab.train.core import ROW  # noqa: E402
from host_sim.lab.train.learn import Learning, Plan  # noqa: E402
from host_sim.lab.train.tables import BARE  # noqa: E402
from tests.long import long  # noqa: E402

PLAN = Plan(side=0, seed=7, games=240, shares=2, block=40)


def test_more_games_asked_for_later_come_to_the_same_tables(monkeypatch, tmp_path):
    monkeypatch.setattr(learn, "_COHERENT", 80)
    monkeypatch.setattr(learn, "_MASTER", 160)
    whole = Learning(PLAN, tmp_path / "whole.npz")
    whole.go_on(None, lambda: None)
    begun = Learning(replace(PLAN, games=160), tmp_path / "begun.npz")
    begun.go_on(None, lambda: None)
    begun.keep()
    again = Learning(PLAN, begun.path)
    assert again.step == 2
    again.go_on(None, lambda: None)
    assert np.array_equal(again.known, whole.known)
    assert again.curve == whole.curve
    with pytest.raises(ValueError, match="another plan"):
        Learning(replace(PLAN, seed=8), begun.path)


def test_late_games_are_played_nearly_as_a_master_does_and_their_errors_summed_up_anew(monkeypatch):
    monkeypatch.setattr(learn, "_COHERENT", 0)
    monkeypatch.setattr(learn, "_MASTER", 80)
    ends = []

    def played(*args):
        ends.append(int(args[9][1, 3]))
        return games.train(*args)

    monkeypatch.setattr(learn, "train", played)
    known = np.zeros((3, ROUNDS, int(side_table(0)[ENTRIES])))
    known[1:] = 1e6
    sums = [learn.share(PLAN, known, step, 0)[0][2] for step in range(3)]
    assert ends == [1, learn._NEARLY[0][1, 3], learn._NEARLY[0][1, 3]]
    assert [bool(np.all(total >= 1e6)) for total in sums] == [True, False, True]
    assert np.all(sums[1] < 1e6)


def test_what_is_learned_at_last_is_the_mean_of_the_last_tables(monkeypatch, tmp_path):
    monkeypatch.setattr(learn, "_COHERENT", 0)
    monkeypatch.setattr(learn, "_MASTER", 80)
    monkeypatch.setattr(learn, "_MEAN", 2)
    learning = Learning(replace(PLAN, games=80), tmp_path / "x.npz")
    learning.go_on(None, lambda: None)
    assert np.array_equal(learning.tables, learning.known[0])
    seen = []
    learning.plan = replace(PLAN, games=240)
    learning.go_on(None, lambda: seen.append(learning.known[0].copy()))
    assert len(seen) == 2
    assert learning.tables == pytest.approx((seen[0] + seen[1]) / 2)


def test_an_entry_learns_as_far_as_its_errors_agree():
    known = np.zeros((3, ROUNDS, 1))
    hist = np.zeros((ROUNDS, ROW), np.int64)  # every board sums up the one entry
    hist[:, ROW - 1] = 1
    gain = np.zeros(ROUNDS + 1)
    for points, value in ((1, 0.5), (-1, -0.25), (1, -0.125)):
        gain[0] = points
        games.learn(known, 0.5, True, 1.0, hist, gain, 0, ROUNDS - 1)
        assert np.all(known[0] == value)  # the third error counts (1 - 1.5) / 2.5, a fifth


def test_a_game_that_begins_at_a_board_teaches_nothing_of_the_rounds_before():
    known = np.zeros((3, ROUNDS, 1))
    hist = np.zeros((ROUNDS, ROW), np.int64)
    hist[:, ROW - 1] = 1
    gain = np.ones(ROUNDS + 1)
    games.learn(known, 0.5, True, 1.0, hist, gain, 5, ROUNDS - 1)
    assert not known[0, :5].any()
    assert known[0, 5:].all()


def test_shares_begin_at_boards_of_their_own_the_same_ones_for_some_steps(monkeypatch):
    plan = replace(PLAN, made=2)
    seen = []

    def made(side, policies, seed, games):
        seen.append(range(seed, seed + games))
        return blank(0)

    monkeypatch.setattr(learn, "made", made)
    learn._begun.cache_clear()
    known = np.zeros((3, ROUNDS, int(side_table(0)[ENTRIES])))
    for step in (0, 1, learn._SAME):
        for number in (0, 1):
            learn.share(plan, known, step, number)
    learn._begun.cache_clear()
    assert [len(seeds) for seeds in seen] == [2] * 4
    assert len({seed for seeds in seen for seed in seeds}) == 8
    assert min(seeds[0] for seeds in seen) >= learn._MADE


def test_learning_may_go_on_from_a_file_that_ships(tmp_path):
    path = run.ROOT / learned.PATHS[0]
    plan = replace(PLAN, begin=str(path), games=700_160)
    assert plan.steps == 2
    learning = Learning(plan, tmp_path / "x.npz")
    tables, units, left_out, _ = store.load(path)
    entry = int(np.flatnonzero(tables[3])[0])
    assert learning.tables[3, entry] == tables[3, entry] / units[3]
    more = learning.tables[3, BARE : BARE + 19] - tables[3, BARE : BARE + 19] / units[3]
    assert more == pytest.approx(left_out[3] / units[3])
    (tmp_path / "bad").write_bytes(b"no tables")
    with pytest.raises(ValueError, match="bad"):
        Learning(replace(plan, begin=str(tmp_path / "bad")), tmp_path / "y.npz")
    with pytest.raises(ValueError, match="no tables of this side"):
        Learning(replace(plan, side=1), tmp_path / "z.npz")


@long
def test_processes_and_a_dask_cluster_come_to_the_same_tables(tmp_path):
    distributed = pytest.importorskip("distributed")
    here = Learning(PLAN, tmp_path / "here.npz")
    here.go_on(None, lambda: None)
    local = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    )
    with local:
        for jobs, address in ((2, ""), (1, local.scheduler_address)):
            there = Learning(PLAN, tmp_path / f"{jobs}.npz")
            with workers(jobs, address, learn.share) as executor:
                there.go_on(executor, lambda: None)
            assert np.array_equal(there.known, here.known)


def test_it_learns(tmp_path):
    """A few hundred games are enough to be far better than at random (16 points on A)."""
    learning = Learning(Plan(0, 3, 800, 1, 200), tmp_path / "x.npz")
    learning.go_on(None, lambda: None)
    assert learning.curve[-1][1] > 18


def test_a_file_is_read_as_it_was_written(tmp_path):
    luck = np.random.default_rng(1)
    size = int(side_table(1)[ENTRIES])
    values = luck.normal(0, 1, (16, size))
    visits = luck.integers(0, 9, (16, size))
    found = store.rounded(values, visits)
    path = tmp_path / "b.bin"
    store.write(path, "words", (18, 4), found)
    tables, units, left_out, head = store.load(path)
    assert np.array_equal(tables[1:], found[0])
    assert list(units[1:]) == list(found[1])
    assert list(left_out[1:]) == list(found[2])
    assert (head[learned.BEST], head[learned.WORST]) == (18, 4)
    assert head.startswith(learned.MAGIC + b"words")


def test_bad_words_are_one_sentence(capsys, tmp_path):
    assert run.main(["--game", "arabana"]) == 2
    sorry = "train: there is nothing to learn for 'arabana', only hashi and atoll\n"
    assert capsys.readouterr().err == sorry
    assert run.main(["--side", "C"]) == 2
    assert capsys.readouterr().err == "train: --side takes A or B, not 'C'\n"
    for spoilt in (b"nothing", b"", b"PK\x03\x04 and no more"):
        (tmp_path / "hashi_A.npz").write_bytes(spoilt)
        assert run.main(["--out", str(tmp_path), "--jobs", "1"]) == 2
        assert "cannot be read" in capsys.readouterr().err
    assert run.main(["--out", str(tmp_path / "hashi_A.npz")]) == 2
    assert capsys.readouterr().err.startswith("train: ")
    with pytest.raises(SystemExit):
        run.main(["--block", "0"])
    assert "--block: 0 is less than 1" in capsys.readouterr().err


def test_a_stop_while_it_measures_is_one_sentence(capsys, monkeypatch, tmp_path):
    def stop(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(run.learn, "visits", stop)
    words = ["--games", "20", "--block", "10", "--shares", "2", "--jobs", "1"]
    assert run.main([*words, "--out", str(tmp_path)]) == 130
    assert capsys.readouterr().err.endswith("\nstopped; the same command goes on\n")
    assert Learning(Plan(0, 1, 20, 2, 10), tmp_path / "hashi_A.npz").step == 1
