"""Starts to play: a new game or a saved one. Kept apart from the menus, to be in memory alone."""

from engine import catalog
from engine.game import OVER
from engine.session import KNOWN, LESSON, PERSON, PRACTICE, Session
from firmware import registry
from firmware.storage.records import PLAN, number
from firmware.words import strings


def new(app, info, is_lesson=False, asked=None):
    """Return the play screen of a new game. Saved games stay until its first turn ends.

    asked: a tuple: the engine's options or their place in usual(); the seats; the seed, None for a
    random one; optional flags; and, behind the flags, moves after which the game begins, as
    practice. asked is None to use info.choices.
    """
    saves = app.saves
    key = catalog.key(info.NAME)
    if len(saves.kinds(key)) > saves.room:
        saves.remove(saves.displaced(key)[0])
    saves.begin(key)
    options, seats, seed, *more = asked or (b"", b"", None)
    flags = KNOWN
    is_settled = is_lesson or seed is not None
    if is_lesson:
        from firmware.screens import lesson

        seed = lesson.deal(info).SEED
        flags = LESSON | PRACTICE
    elif seed is None:
        seed, is_chosen = app.device.seed()
        flags = KNOWN if is_chosen else 0
    if not is_settled or not asked:
        module = registry.module(info.NAME, "new")
        if not asked:
            options, seats = module.start_options(info.choices), module.seats(info.choices)
        if not is_settled and hasattr(module, "settle"):
            options = module.settle(options, app.store)
    game = catalog.make(info.NAME)
    if isinstance(options, int):
        options = game.usual()[options]
    session = Session(game, seed, options, seats)
    session.flags = flags | (more[0] if more else 0)
    if len(more) > 1:
        session.flags = PRACTICE
        for move in more[1]:
            session.apply(move)
    record = info.room(session.options) if hasattr(info, "room") else info.RECORD
    app.store.tidy(record)
    return app.to_board(info, session)


def go_on(app, name, kind=0):
    """Return the play screen of a saved game, or a notice of why it cannot be read.

    If the game is over, return its result. kind: of its record; 0: the newest of the game.
    """
    info = registry.info(name)
    if kind in app.store.closed:
        return _over(app, info, kind, lambda play: play.to_result())
    app.store.tidy(info.RECORD)
    app.saves.go_on(kind or app.saves.kinds(catalog.key(name))[0])
    try:
        session = read(app, info, app.saves.kind)
    except ValueError as error:  # RecordError by its base: its module comes and goes
        kind = getattr(error, "kind", "unreadable")
        sentence = strings("menus").REASONS[kind].format(game=info.TITLE)
        return app.notice((sentence,), lambda: app.game_menu(info))
    if not session.moves:
        app.saves.remove()  # a new one: it is saved from its first move on
    return app.to_board(info, session)


def replay(app, name, kind):
    """Return the replay of a game that is over, or a notice of why it cannot be read."""
    info = registry.info(name)

    return _over(app, info, kind, lambda play: app.walk(play, lambda: app.last_game(info)))


def _over(app, info, kind, show):
    """Return what show(play) makes of a game that is over, or a notice if it cannot be read."""
    try:
        session = app.saves.read(kind, catalog.make(info.NAME))
        if session.game.player() != OVER:
            raise ValueError  # it goes on
    except ValueError:
        sentence = strings("menus").REASONS["unreadable"].format(game=info.TITLE)
        return app.notice((sentence,), lambda: app.game_menu(info))
    from firmware.screens.play import Play

    play = Play(app, info, session)
    if session.game.players() == 1:
        from firmware import counts

        play.best = counts.best(app.store, info, session)
    play.is_past = True
    return show(play)


def read(app, info, kind):
    """Return the session of a running game. Raises ValueError if it cannot be read."""
    session = app.saves.read(kind, catalog.make(info.NAME))
    game = session.game
    seats = session.seats
    is_seated = len(seats) == game.players() and PERSON in seats and max(seats) <= len(info.LEVELS)
    if not is_seated or game.player() == OVER:
        raise ValueError("the saved game cannot be played")
    return session


def board(app, info, session):
    """Return the play screen of a session, or what comes before it."""
    registry.check(info.NAME, "astray", session)
    if session.flags & LESSON:
        from firmware.screens.lesson import Lesson as Play
    else:
        from firmware.screens.play import Play
    app.playing = Play(app, info, session)
    restore_plan(app.saves, session, app.playing.view)
    return app.playing.first()


def restore_plan(saves, session, view):
    """Choose again what the person had chosen when this game was left, if that was saved."""
    kept = saves.store.load(PLAN)
    if not view or kept[:4] != saves.plan_head(session, view):
        return
    for at in range(5, len(kept) - 1, 2):
        move = number(kept, at)
        if not view.seen.is_legal(move):
            return
        view.decide(move)
    view.is_sure = kept[4:5] == b"\x01"
