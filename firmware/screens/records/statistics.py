"""The statistics of a game: all of them, Hashi's ranks, reviews, and a page for each setting."""

from engine import catalog
from engine.const import const
from firmware import counts, registry
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, LEFT, UP, A
from firmware.screens import Screen
from firmware.storage.statistics import LOST, NO_BEST
from firmware.words import strings

common = strings()
words = strings("records")

_PITCH = const(9)
_TOP = const(10)
_WIDEST = const(124)  # dots of a line
_FIVE = const(5)  # games that say what is next
_ENOUGH = const(4)  # of them won: a stronger level is next
_FEW = const(1)  # of them won: a weaker one
_MISTAKE = const(-1)  # beside the page on themes; no kind of reviews, and no row
# The curve.
_LEFT = const(25)
_UPPER = const(39)
_LOWER = const(53)
_STEP = const(5)
_MOST_SCORES = const(20)


class Statistics(Screen):
    """Pages, turned with left and right; after the last comes the first, on which A resets all."""

    def __init__(self, app, info, back):
        self.app = app
        self.info = info
        self.back = back
        self.at = 0
        self.load()

    def load(self):
        """Read what is kept."""
        self.found = counts.load(self.app.store, self.info.NAME)
        self.pages = [(self._all, None)]
        if self.found.marks & ~LOST and registry.has(self.info.NAME, "counts"):
            self.pages.append((self._shelf, None))
        kinds = self._kinds()
        for kind in kinds:
            self.pages.append((self._reviews, kind))
        self.mistake = None  # once its page is up
        if kinds and counts.themes(self.info.NAME):
            self.pages.append((self._themes, _MISTAKE))
        for row in reversed(self.found.rows):  # the one played last first
            self.pages.append((self._row, row))
        if self._sum("helped"):
            self.pages.append((self._no_best, None))

    def _kinds(self):
        """Return the kinds of reviews that there are; none on a drive without reviews."""
        if not registry.has_reviews():
            return []
        return sorted({review[0] for review in self.found.reviews})

    def key(self, k):
        if k in BACK:
            return self.back or self.app.your_games(self.info)
        if k in DO and not self.at and self.found.rows:
            return self._ask()
        if k in DO and self._has_theme():
            return self._puzzle()
        if k < A:
            step = -1 if k in (LEFT, UP) else 1
            self.at = (self.at + step) % len(self.pages)
            self.is_fresh = True
        return self

    def _has_theme(self):
        """Return True if this page names a mistake."""
        if self.pages[self.at][1] != _MISTAKE:
            return False
        if not self.mistake:
            from firmware.screens.records.themes import Mistake

            self.mistake = Mistake(self.info, self.found.reviews)
        return self.mistake.theme >= 0

    def _puzzle(self):
        """Return what leads to a puzzle about the mistake, or a sentence that there is none."""
        n = self.mistake.puzzle(self.info, self.app.store)
        if n < 0:
            return self.app.notice((strings("themes").NO_PUZZLE,), self, is_over_list=True)
        return self.app.puzzle(self.info, n, self.mistake.theme)

    def _ask(self):
        from firmware.screens.notice import Question

        first, second = words.RESET_ASK
        sure = Question(words.RESET_SURE, self._reset, self)
        return Question((first, second.format(game=self.info.TITLE)), lambda: sure, self)

    def _reset(self):
        """Forget all but the list of the last games."""
        found = self.found
        found.reset()
        self.app.store.save(found.kind, found.pack())
        self.load()
        self.at = 0
        return self

    def fill(self, c):
        self.last_line = common.HINT_PAGES if len(self.pages) > 1 else common.HINT_BACK
        if self.found.rows and not self.at:
            self.last_line = words.HINT_ALL
        elif self._has_theme():
            self.last_line = strings("themes").HINT_THEME
        draw, row = self.pages[self.at]
        draw(c, row)

    def _head(self, c, title):
        """Draw the title, and which page it is."""
        number = str(self.at + 1) + "/" + str(len(self.pages))
        c.right(WIDTH, 0, number)
        c.rule(c.text(0, 0, title) + 2, WIDTH - width(number) - 3)

    def _sum(self, name):
        return sum([getattr(row, name) for row in self.found.rows])

    def _all(self, c, _):
        self._head(c, self.info.TITLE)
        found = self.found
        finished = self._sum("finished")
        running = len(self.app.saves.kinds(found.key))
        played = words.PLAYED.format(n=finished + found.given_up + running)
        c.row(LINE, played, words.FINISHED.format(n=finished))
        won = words.WON.format(n=self._sum("won")) if has_rivals(found) else ""
        hints = words.HINTS.format(n=decimal(self._sum("hints"), finished)) if finished else ""
        c.text(1, 2 * LINE, won or hints)
        c.text(1, 3 * LINE, hints if won else "")
        lines = wrapped(advice(self.info, found), _WIDEST)
        for n in range(len(lines)):
            c.text(1, LAST_LINE - (len(lines) - n) * LINE, lines[n])

    def _shelf(self, c, _):
        shelf = registry.module(self.info.NAME, "counts")
        self._head(c, shelf.title(self.found.marks))
        shelf.draw(c, self.found.marks)

    def _reviews(self, c, kind):
        """Draw what the reviews of a kind of games found: the mean, whom it is like, a curve."""
        from firmware.screens.after import sums

        review = strings("sums")
        name = self.info.NAME
        is_chance = kind >= counts.OTHERS
        title = review.REVIEWS
        own = registry.module(name, "counts") if registry.has(name, "counts") else None
        if not is_chance and hasattr(own, "called"):
            title += " " + own.called(kind)
        if kind == counts.FOUR:
            title = review.REVIEWS_FOUR
        self._head(c, title)
        found = [one for one in self.found.reviews if one[0] == kind]
        n = len(found)
        lost = [one[1] * counts.LOST_STEP[is_chance] for one in found]
        c.text(1, _TOP, review.LOST.format(n=_figure(sum(lost), n, is_chance)))
        c.text(1, _TOP + _PITCH, sums.like(self._strength(kind, sum(lost) / n, n), True))
        brought = sum([one[2] for one in found]) * counts.BROUGHT_STEP / n
        luck = sums.signed(round(brought), counts.TURNS if is_chance else 10, is_chance)
        c.text(1, _TOP + 2 * _PITCH, review.LUCK[is_chance].format(n=luck))
        self._curve(c, lost, lambda n: _figure(n, 1, is_chance))

    def _themes(self, c, _):
        self._head(c, strings("themes").TITLE)
        self.mistake.draw(c)

    def _strength(self, kind, lost, n):
        """Return the strength of play that loses so much a turn in n games; () if nobody knows."""
        try:
            levels = __import__("engine." + self.info.NAME + ".ai.measured", None, None, ("LOST",))
        except ImportError:  # nothing has been measured
            return ()
        if n < levels.GAMES:
            return ()
        from engine.ai import judgement

        return judgement.strength(levels.mean(kind), lost, n * levels.TURNS, levels.TURNS)

    def _row(self, c, row):
        self._head(c, counts.label(self.info, row.setting))
        n = row.finished
        text = words.BEST_OF if row.helped else words.BEST
        best = "" if row.best == NO_BEST else text.format(n=row.best, of=n - row.helped)
        mean = words.MEAN.format(n=decimal(row.total, n)) if n and row.setting else ""
        beside = words.WON.format(n=row.won) if _has_rival(row.setting) else ""
        if best and width(best + mean) > _WIDEST:
            beside = beside or mean
            mean = ""
        c.row(_TOP, words.FINISHED.format(n=n), beside)
        c.row(_TOP + _PITCH, best or mean, mean if best else "")
        if _has_rival(row.setting):
            longest = words.LONGEST.format(n=row.longest)
            c.row(_TOP + 2 * _PITCH, words.STREAK.format(n=row.streak), longest)
        elif n:
            c.text(1, _TOP + 2 * _PITCH, words.HINTS.format(n=decimal(row.hints, n)))
        self._curve(c, [points for what, _, points in self.found.scores if what == row.setting])

    def _curve(self, c, points, written=str):
        """Draw figures from left to right, beside the most and the least, as they are written."""
        if not points:
            return
        least, most = min(points), max(points)
        left = max(_LEFT, max(width(written(least)), width(written(most))) + 3)
        step = min(_STEP, (WIDTH - 2 - left) // (_MOST_SCORES - 1))
        c.right(left - 3, _UPPER - 2, written(most))
        if most > least:
            c.right(left - 3, _LOWER - 6, written(least))
        before = 0
        for n in range(len(points)):
            x = left + n * step
            height = (points[n] - least) * (_LOWER - _UPPER) // ((most - least) or 1)
            y = _LOWER - height if most > least else _UPPER + 1
            if n:
                c.line(x - step, before, x, y)
            c.fill(x - 1, y - 1, 3, 3)
            before = y

    def _no_best(self, c, _):
        self._head(c, words.NO_BEST)
        text = words.NO_BEST_TEXT.format(n=self._sum("helped"), all=self._sum("finished"))
        lines = wrapped(text, _WIDEST)
        for n in range(len(lines)):
            c.text(2, _TOP + 1 + n * LINE, lines[n])


def decimal(total, n):
    """Return a mean with one decimal place, from 10,000 on with none, in words."""
    tenths = (abs(total) * 10 + n // 2) // n
    if tenths >= 100000:
        return str((2 * total + n) // (2 * n))
    whole = ("-" if total < 0 and tenths else "") + str(tenths // 10)
    return words.DECIMAL.format(n=whole, tenth=tenths % 10)


def _figure(total, n, is_chance):
    """Return the mean of hundredths of a point, or of per mille of winning, in words."""
    if is_chance:
        return strings("verdict").PERCENT.format(n=decimal(total, 10 * n))
    return decimal(total, 100 * n)


def _has_rival(setting):
    return counts.who(setting) not in (counts.ALONE, counts.PEOPLE)


def has_rivals(found):
    """Return True if something was played against computer players."""
    return True in [_has_rival(row.setting) for row in found.rows]


def advice(info, found):
    """Return what is best next, in a sentence."""
    if not found.kind:
        return words.NO_ROOM
    if found.marks & LOST:
        return words.LOST
    if not found.scores:
        return words.FIRST_FIVE
    setting = found.scores[-1][0]
    last = [score for score in found.scores if score[0] == setting][-_FIVE:]
    row = found.find(setting)
    if not _has_rival(setting):
        if len(last) < _FIVE or row.best == NO_BEST:
            return words.FIRST_FIVE
        total = sum([score[2] for score in last])
        text = words.LAST_FIVE[total > _FIVE * row.best]  # such points count for no best
        return text.format(mean=decimal(total, _FIVE), best=row.best)
    who = counts.who(setting)
    name = counts.name(who)
    if len(last) < _FIVE:
        return words.MORE.format(n=_FIVE - len(last), name=name)
    won = sum([score[1] for score in last])
    levels = [n for n in range(1, 6) if catalog.NUMBERS[n - 1] <= len(info.LEVELS)]
    at = levels.index(who)
    if won >= _ENOUGH and at + 1 < len(levels):
        return words.STRONGER.format(n=won, name=name, other=counts.name(levels[at + 1]))
    if won <= _FEW and at:
        return words.WEAKER.format(n=won, name=name, other=counts.name(levels[at - 1]))
    return words.STAY.format(n=won, name=name)
