"""How a game begins: the first screen, a new game, going on with a saved one."""

from engine import catalog
from engine.game import OVER
from engine.session import LESSON, PERSON, PRACTICE, Session
from firmware import memory
from firmware.screens import Soon
from firmware.storage import saves as games
from firmware.storage.kinds import CRASH, FOREIGN, GO_ON, SLOT, SOUND
from firmware.games import registry
from firmware.words import strings


def _words():
    """Return what is said here; most who begin or go on are told nothing."""
    return memory.screens.take(of, "begin")


def first(app):
    """Return the screen to start with, behind a word on what was found in the store."""
    screen = _first(app)
    state = app.store.state
    if state == SOUND:
        return screen
    if state == FOREIGN:
        return _question(_words().FOREIGN, lambda: _erased(app, screen), screen)
    app.store.heal()
    return app.notice(_words().FOUND[state], screen)


def _first(app):
    """Return the title, or straight away the game to go on with, or that the settings name."""
    kept = app.store.load(GO_ON)
    if kept:
        app.store.save(GO_ON, b"")
        kind = kept[0]
        name = catalog.name_of(kind % SLOT)
        if kind in app.kinds(kind % SLOT) and name in [row[0] for row in registry.NAMES]:
            screen = go_on(app, name, kind)
            if app.playing and not app.playing.session.moves:
                app.forget()  # a new one: it waits from its first move on
            return screen
    if app.store.load(CRASH)[:1] == b"\x01" and app.kinds(app.last):
        return go_on(app, catalog.name_of(app.last), 0)  # but not again, for it may be what crashes
    name = app.device.setting("TOMBOLO_GAME")
    if not name:
        return app.title()
    if name not in [row[0] for row in registry.NAMES]:
        return app.notice((_words().NO_GAME.format(name=name),), app.title())
    kit = registry.load(name)
    asked = registry.part(name + ".new")
    if hasattr(asked, "choose"):
        asked.choose(kit.choices, app.device.setting)
    return new(app, kit, False)


def _erased(app, screen):
    app.store.erase()
    return screen


def new(app, kit, is_lesson, asked=None):
    """Return the play screen of a new game; if another has to go for it, a question first.

    asked: the engine's options and the seats, None where kit.choices are still to be read.
    A lesson is gone on with if there is one, and lies beside a game until it is over.
    """
    for kind in app.kinds(kit.ID) if is_lesson else ():
        if _flags(app, kit, kind) & LESSON:
            return go_on(app, kit.NAME, kind)
    kind = games.displaced(app, kit.ID)
    if not kind or (is_lesson and len(app.kinds(kit.ID)) == app.room):
        return _start(app, kit, is_lesson, asked)
    if len(app.kinds(kit.ID)) > app.room:
        text = (_told(_words().NEW_OVER_NEWER, app, kit, kind),)
    else:
        text = (_told(_words().NEW_OVER, app, kit, kind), _words().NEW_OVER_MORE)
    no = Soon(app, lambda: (_menus().games if is_lesson else _menus().options)(app, kit))
    return _question(text, lambda: app.soon(lambda: _start(app, kit, is_lesson, asked)), no)


def _start(app, kit, is_lesson, asked):
    """Return the play screen of a new game. What was saved stays until its first turn ends."""
    if len(app.kinds(kit.ID)) > app.room:
        app.store.save(games.displaced(app, kit.ID), b"")
    app.kind = games.place(app, kit.ID)
    if is_lesson:
        registry.bring(kit)
        seed = _lesson().deal(kit).SEED
    else:
        seed = app.device.seed()
    if not asked:
        asks = registry.part(kit.NAME + ".new")
        asked = asks.start_options(kit.choices), asks.seats(kit.choices)
    session = Session(catalog.make(kit.ID), seed, *asked)
    if is_lesson:
        session.flags = LESSON | PRACTICE
    if registry.is_full(kit.NAME) and games.save(app, session, False):
        _begin_afresh(app)
    return _play(app, kit, session)


def _begin_afresh(app):
    """Start the program anew, and go on with the game of app.kind, with all the room there is."""
    if app.store.save(GO_ON, bytes((app.kind,))):
        app.restart()


def go_on(app, name, kind):
    """Return the play screen of a saved game, or a word on why it cannot be read."""
    kit = registry.load(name)
    kind = kind or app.kinds(kit.ID)[0]
    app.kind = kind
    if registry.is_full(name):
        _begin_afresh(app)
    registry.bring(kit)
    try:
        session = memory.briefly(load, app, kind, kit)
    except ValueError as error:
        menu = Soon(app, lambda: _menus().games(app, kit))
        return app.notice((_why(str(error), name),), menu)
    return _play(app, kit, session)


def load(app, kind, kit):
    """Return the session of a kind. Raises ValueError, one sentence, if it cannot be read."""
    from engine import record

    session = record.decode(app.store.load(kind), catalog.make, app.store.added(kind))
    seats = list(session.seats)
    if session.game.ID != kit.ID or session.game.player() == OVER:
        raise ValueError("the saved game cannot be replayed")
    if (
        len(seats) != session.game.players()
        or PERSON not in seats
        or max(seats) > len(getattr(kit, "LEVELS", ()))
    ):
        raise ValueError("the saved game has nobody to play it")
    return session


def running(app, kit):
    """Return a label for each running game of a kit's kind, which tells how far it is."""
    return memory.briefly(_labels, app, kit)  # what reads them is loaded once


def _labels(app, kit):
    kinds = app.kinds(kit.ID)
    return [_words().CONTINUE_AT.format(where=_far(app, kit, kind)) for kind in kinds]


def take_back(app, kit, menu):
    """Ask before a game that has just begun goes for the one before it."""
    kind = app.before()
    text = (_words().TAKE_NEW, _told(_words().GOES_ON, app, kit, kind))
    return _question(text, lambda: _taken_back(app, kit, kind), menu)


def _taken_back(app, kit, kind):
    app.forget()
    return app.go_on(kit.NAME, kind)


def _told(sentences, app, kit, kind):
    """Return the first sentence with how far a saved game is, or the one on what is unreadable."""
    far = memory.briefly(_far, app, kit, kind)
    return sentences[far == _words().UNREADABLE].format(where=far)


def _far(app, kit, kind):
    """Return how far a saved game is, in a few words."""
    try:
        session = load(app, kind, kit)
        return _words().IN_LESSON if session.flags & LESSON else kit.where(session.game)
    except ValueError:
        return _words().UNREADABLE


def _flags(app, kit, kind):
    """Return the flags of a saved game, none if it cannot be read."""
    try:
        return memory.briefly(load, app, kind, kit).flags
    except ValueError:
        return 0


def _play(app, kit, session):
    from firmware.screens.play import Play

    if hasattr(kit, "settle"):
        kit.settle(app)
    if session.flags & LESSON:
        app.playing = _lesson().Lesson(app, kit, session)
    else:
        app.playing = Play(app, kit, session)
    games.plan_on(app, app.playing)
    return app.playing.first()


def _lesson():
    return memory.screens.lend("firmware.screens.lesson")


def _menus():
    return memory.screens.lend("firmware.screens.title")


def _question(sentences, yes, after):
    return memory.screens.lend("firmware.screens.notice").Question(sentences, yes, after)


def _why(reason, name):
    """Return in words why a game of this name cannot be read."""
    for start, sentence in _words().REASONS:
        if reason.startswith(start):
            return sentence.format(game=registry.label(name))
