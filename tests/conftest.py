"""What all tests share: no clock decides; long tests get time; a game of one's own is quick."""

import gc
import os
import signal
from collections import Counter

import hypothesis
import pytest

from host_sim import patience
from tests import guest

_TOLD = pytest.StashKey[tuple[str, str]]()
_SPENT = pytest.StashKey[float]()
_SLOWEST = 20  # files that --durations lists

# How long an example takes says something about the machine alone.
hypothesis.settings.register_profile("tombolo", deadline=None, print_blob=True)
hypothesis.settings.load_profile("tombolo")

# What starts the tests may ignore Ctrl-C, as nohup does; then the programs that they start do, too.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def game_of(config):
    return guest.chosen(config.option.keyword)


def pytest_xdist_auto_num_workers(config):
    """One process is enough for a game's tests: a second one takes longer to start than they do."""
    return 0 if game_of(config) else None


def pytest_configure(config):
    patience.watch()
    config.stash[_SPENT] = sum(os.times()[:4])
    if game_of(config):
        config.option.maxfail = config.option.maxfail or 1
        if config.option.tbstyle == "auto":
            config.option.tbstyle = "no"  # pytest_terminal_summary() says it in a sentence


def pytest_exception_interact(node, call):
    game = game_of(node.config)
    if game:
        error = call.excinfo.value
        said = guest.told(error, game), guest.rerun(error, game)
        node.config.stash.setdefault(_TOLD, said)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Note the processor time of each part of a test, with that of the programs that it ran."""
    report = yield
    now = sum(os.times()[:4])
    report.processor = now - item.config.stash[_SPENT]
    item.config.stash[_SPENT] = now
    return report


def tell_slowest(terminalreporter):
    spent = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            spent[getattr(report, "nodeid", "").split("::")[0]] += getattr(report, "processor", 0)
    terminalreporter.section("slowest files, in seconds of processor time")
    for path, seconds in spent.most_common(_SLOWEST):
        terminalreporter.line(f"{seconds:7.1f} {path}")
    terminalreporter.line(f"{spent.total():7.1f} all files")


def pytest_terminal_summary(terminalreporter, config):
    if config.option.durations is not None:
        tell_slowest(terminalreporter)
    if _TOLD in config.stash:
        sentence, command = config.stash[_TOLD]
        terminalreporter.line("")
        terminalreporter.line(sentence, red=True, bold=True)
        terminalreporter.line(f"Again: {command}")
        terminalreporter.line(
            f"With all that is known: make test ARGS='-k {game_of(config)} --tb=short'"
        )


def pytest_ignore_collect(collection_path, config):
    game = game_of(config)
    return True if game and guest.is_left_out(collection_path, game) else None


def pytest_collection_modifyitems(config, items):
    if game_of(config):
        items.sort(key=lambda item: guest.order(item.path, item.name))
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(3600))


def pytest_collection_finish():
    gc.freeze()  # what is there for all tests is not looked through again and again
