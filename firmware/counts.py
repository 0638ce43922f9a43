"""What a finished game counts for: its setting, and its entry in the statistics.

A setting is one byte: variant in bit 6, the number of players in bits 3 to 5 (7 for more than 6),
who plays in bits 0 to 2. Loaded only when a game ends, and when statistics are shown.
"""

from engine import catalog
from engine.const import const
from engine.session import KNOWN, PERSON
from firmware import registry
from firmware.storage import statistics
from firmware.words import strings

_VARIANT = const(64)
ALONE = 0  # who plays; else the strongest computer player, from 1
PEOPLE = 6  # or several people, with computer players or without
# Of what reviews found, in their units: a game alone has hundredths of a point, others per mille.
LOST_STEP = (8, 2)
BROUGHT_STEP = 10
TURNS = 20  # luck in a game for several is kept as if it had so many turns
OTHERS = 2  # kinds of reviews that are of no game alone
FOUR = 3


def setting(info, session):
    """Return the setting of a session."""
    n = session.game.players()
    seats = list(session.seats)
    own = _own(info.NAME)
    variant = own.variant(session.options) if own else 0
    if seats.count(PERSON) > 1:
        who = PEOPLE
    else:
        who = max([catalog.NUMBERS.find(bytes((seat,))) + 1 for seat in seats]) if n > 1 else ALONE
    return variant * _VARIANT + min(n, 7) * 8 + who


def _own(name):
    """Return the game's own counts module, None if it has none."""
    return registry.module(name, "counts") if registry.has(name, "counts") else None


def players(setting):
    """Return how many play at a setting."""
    return setting >> 3 & 7


def who(setting):
    """Return ALONE, the place of a level in catalog.NUMBERS, from 1, or PEOPLE."""
    return setting & 7


def variant(setting):
    """Return what the game's counts call the variant of a setting."""
    return setting // _VARIANT


def name(who):
    """Return what a level is called, by its place in catalog.NUMBERS, from 1."""
    return strings().NAMES[who - 1][2:]


def label(info, setting):
    """Return what a setting is called."""
    words = strings("records")
    level = who(setting)
    n = players(setting)
    if not n:
        return words.OTHERS
    if level == ALONE:
        if not registry.has(info.NAME, "words"):
            return words.ALONE
        found = getattr(strings(info.NAME), "NUMBERED", (words.ALONE,))[variant(setting)]
        return found[0].upper() + found[1:]
    if level == PEOPLE:
        return words.PEOPLE
    if n > 2:
        return words.OF_MANY.format(n=n, name=name(level))
    return words.AGAINST.format(name=name(level))


def load(store, name):
    """Return the Statistics of a game."""
    return statistics.Statistics(store, catalog.key(name))


def _result(info, session):
    """Return the result of a session that is over (firmware/storage/statistics.py).

    The points are the person's; of several people, those of the best.
    """
    game = session.game
    people = [p for p in range(game.players()) if session.seats[p] == PERSON]
    points = max([game.score(p) for p in people])
    is_won = len(people) == 1 < game.players() and list(game.winners()) == people
    own = _own(info.NAME)
    mark = own.mark(game, session.seats) if own else 0
    options = list(game.usual())
    usual = options.index(session.options) if session.options in options else statistics.ODD
    return statistics.result(setting(info, session), is_won, mark, usual, points)


def over(play):
    """Enter the game of a play screen, which is over, into the statistics; and a numbered one.

    The game's own counts come first: if the power goes off in between, the game continues at its
    last turn, and this is called again.
    """
    app = play.app
    own = _own(play.info.NAME)
    if hasattr(own, "over"):
        own.over(play)
    play.best = finish(app.saves, play.info, play.session)
    if play.session.flags & KNOWN:
        from firmware.storage import numbers

        numbers.finish(app.store, play.session, play.seat)
        day = app.device.day()
        if day:
            from firmware.storage import days

            if play.session.seed == days.number_of(day) and not numbers.setting_of(play.session):
                days.done(app.store, day, days.bit(registry.by_name(play.info.NAME), days.GAME))


def finish(saves, info, session):
    """Count a session that is over, and keep it until the next one of its game is.

    Return the best points at its setting before, None if there are none.
    """
    store = saves.store
    found = load(store, info.NAME)
    before = _best(found, info, session)
    if found.kind and not found.is_sound:
        store.save(found.kind, found.pack())
    _close(saves, session, found, _result(info, session))
    return before


def _close(saves, session, found, result):
    """Close the game being played, and count it: both by one write."""
    from engine import record

    store = saves.store
    kind = saves.kind
    if session.kept and saves.is_saved() and store.add(kind, record.more(session) + result, True):
        return
    whole = record.encode(session)
    if not store.has_halves and store.save(kind, whole) and store.add(kind, result, True):
        return
    found.count(statistics.over(whole, result))
    counted = [(found.kind, found.pack())] if found.kind else []
    if store.has_halves:
        from firmware.storage import rewrite

        store.heal()
        if rewrite.rewrite(store, [(kind, whole)] + counted, kind, result):
            return
    if saves.is_saved():  # it has no room
        saves.remove()
    for change in counted:
        store.save(*change)


def reviewed(play, is_again=False):
    """Count the review of a finished game, once, if the game is the newest of its kind.

    A game with hints, with a move taken back or with known cards does not count; a numbered one
    does. is_again: it has been counted, and more was found since, which takes its place.
    """
    store = play.app.store
    session = play.session
    found = load(store, play.info.NAME)
    newest = found.games[-1] if found.games else None
    if not newest or not found.kind or newest.seed != session.seed:
        return
    if found.is_reviewed != is_again:
        return
    if newest.flags and not _is_numbered(session):
        return
    rows = play.review[0]
    kind = _kind(newest.setting)
    lost = [row[3] for row in rows if row[0] < row[1]]
    many = max(1, len(lost))
    steps = round(sum(lost) / many / LOST_STEP[kind >= OTHERS])
    brought = sum([row[2] for row in rows]) / BROUGHT_STEP
    brought = round(brought * TURNS / many if kind >= OTHERS else brought)
    turns = _turns(play, rows, kind >= OTHERS)
    before = found.drop_review()
    added = found.review(kind, steps, brought, turns)
    if found.reviews[-1:] != before and not store.add(found.kind, added):
        store.save(found.kind, found.pack())


def themes(name):
    """Return the module with the themes of a game, None if it has none."""
    if not registry.lies("engine/" + name + "/ai", "themes"):
        return None
    return __import__("engine." + name + ".ai.themes", None, None, ("THEMES",))


def _turns(play, rows, is_chance):
    """Return the bytes of the turns that cost most, with their themes (engine/ai/themes.py)."""
    table = themes(play.info.NAME)
    if not table:
        return b""
    from engine.ai import judgement
    from engine.ai.themes import packed

    why = {turn[0]: turn[1] for turn in play.review[1]}
    turns = judgement.dearest(rows, is_chance)
    return bytes([packed(table, why.get(n) or (), rows[n][3]) for n, _ in turns])


def _kind(setting):
    """Return the kind of a review: the variant of a game alone; FOUR if four play, else OTHERS."""
    n = players(setting)
    if n == 1:
        return variant(setting)
    return FOUR if n == 4 else OTHERS


def _is_numbered(session):
    """Return True if nothing is against a game but that its number was chosen."""
    from firmware.storage import numbers

    return session.flags == KNOWN and numbers.setting_of(session) >= 0


def best(store, info, session):
    """Return the most points at the setting of a session, None if there are none."""
    return _best(load(store, info.NAME), info, session)


def _best(found, info, session):
    row = found.find(setting(info, session))
    return None if not row or row.best == statistics.NO_BEST else row.best
