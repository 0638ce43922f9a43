"""`make test ARGS=--durations`: which files of tests take most processor time."""

from types import SimpleNamespace

from tests import conftest


def report(name, processor):
    return SimpleNamespace(nodeid=name, processor=processor)


class Reporter:
    """A terminal of pytest that keeps what is written."""

    def __init__(self, **stats):
        self.stats = stats
        self.lines = []

    def section(self, title):
        self.lines.append(title)

    def line(self, text):
        self.lines.append(text)


def test_the_slowest_files_are_listed_with_the_sums_of_their_tests():
    quick = [report(f"tests/test_{n}.py::test_one", n / 10) for n in range(1, 30)]
    slow = [report("tests/test_slow.py::test_one[a]", 2.5), report("tests/test_slow.py::test", 1)]
    shown = Reporter(passed=[*quick, slow[0]], failed=[slow[1]], warnings=[SimpleNamespace()])
    conftest.tell_slowest(shown)
    assert shown.lines[1] == "    3.5 tests/test_slow.py"
    assert shown.lines[2] == "    2.9 tests/test_29.py"
    assert len(shown.lines) == 1 + 20 + 1
    assert shown.lines[-1] == "   47.0 all files"
