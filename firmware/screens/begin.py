"""How a game begins: the first screen, a new game, going on with a saved one."""

import gc

from engine import catalog
from engine.const import const
from engine.game import OVER
from engine.session import LESSON, PERSON, PRACTICE, Session
from firmware import memory
from firmware.games import registry
from firmware.graphics.canvas import width
from firmware.screens.notice import Question
from firmware.storage.records import CRASH, FOREIGN, GO_ON, SETTINGS_MENU, SLOT, SOUND
from firmware.words import strings

words = strings("menus")

_WIDEST = const(111)  # dots of a row


def first(app):
    """Return the screen to start with, behind a word on what was found in the store."""
    screen = _first(app)
    state = app.store.state
    if state == SOUND:
        return screen
    if state == FOREIGN:
        return Question(words.FOREIGN, lambda: _erased(app, screen), screen)
    app.store.heal()
    return app.notice(words.FOUND[state], screen)


def _first(app):
    """Return the title, or straight away the game to go on with, or that the settings name."""
    kept = app.store.load(GO_ON)
    if kept:
        app.store.save(GO_ON, b"")
        kind = kept[0]
        if kind == SETTINGS_MENU:
            from firmware.screens.settings import Settings

            return Settings(app, app.title())
        name = registry.name_of(kind % SLOT)
        if name and kind in app.saves.kinds(kind % SLOT):
            screen = go_on(app, name, kind)
            if app.playing and not app.playing.session.moves:
                app.saves.remove()  # a new one: it is saved from its first move on
            return screen
    last = app.settings.last
    if app.store.load(CRASH)[:1] == b"\x01" and app.saves.kinds(last):
        return go_on(app, registry.name_of(last))  # but not again, for it may be what crashes
    name = app.device.setting("TOMBOLO_GAME")
    if not name:
        return app.title()
    if name not in [game[1] for game in registry.games]:
        return app.notice((words.NO_GAME.format(name=name),), app.title())
    info = registry.load(name)
    module = registry.module(name, "new")
    if hasattr(module, "choose"):
        module.choose(info.choices, app.device.setting)
    return new(app, info, False)


def _erased(app, screen):
    app.store.erase()
    return screen


def new(app, info, is_lesson, asked=None):
    """Return the play screen of a new game; if another has to go for it, a question first.

    asked: the engine's options and the seats, None for those of info.choices. A lesson that was
    left is continued, and lies beside a game until it is over.
    """
    saves = app.saves
    kinds = saves.kinds(info.ID)
    for kind in kinds if is_lesson else ():
        session = _load(app, info, kind)
        if session and session.flags & LESSON:
            return go_on(app, info.NAME, kind)
    kind = saves.displaced(info.ID)
    if not kind or (is_lesson and len(kinds) == saves.room):
        return _start(app, info, is_lesson, asked)
    if len(kinds) > saves.room:
        text = (_told(words.NEW_OVER_NEWER, app, info, kind),)
    else:
        text = (_told(words.NEW_OVER, app, info, kind), words.NEW_OVER_MORE)

    def no():
        return app.game_menu(info) if is_lesson else app.options(info)

    return Question(text, lambda: _start(app, info, is_lesson, asked), no)


def _start(app, info, is_lesson, asked):
    """Return the play screen of a new game. What was saved stays until its first turn ends."""
    saves = app.saves
    if len(saves.kinds(info.ID)) > saves.room:
        saves.remove(saves.displaced(info.ID))
    saves.kind = saves.free(info.ID)
    load_game(info.NAME)
    seed = app.device.seed()
    if is_lesson:
        from firmware.screens import lesson

        seed = lesson.deal(info).SEED
    if not asked:
        module = registry.module(info.NAME, "new")
        asked = module.start_options(info.choices), module.seats(info.choices)
    session = Session(catalog.make(info.ID), seed, *asked)
    if is_lesson:
        session.flags = LESSON | PRACTICE
    return _play(app, info, session)


def load_game(name):
    """Import what playing a game takes, to stay, and unload all others; return its info module."""
    memory.release()  # the menus that led here
    info = registry.load(name)
    gc.collect()
    from firmware.screens import play, view  # noqa: F401

    registry.module(name, "view")
    strings(name)
    memory.keep()
    return info


def go_on(app, name, kind=0):
    """Return the play screen of a saved game, or a notice of why it cannot be read.

    kind: of its record; 0: the newest of the game.
    """
    info = load_game(name)
    app.saves.kind = kind or app.saves.kinds(info.ID)[0]
    try:
        session = load(app, info, app.saves.kind)
    except ValueError as error:  # RecordError by its base: its module comes and goes
        kind = getattr(error, "kind", "unreadable")
        sentence = words.REASONS[kind].format(game=info.TITLE)
        return app.notice((sentence,), lambda: app.game_menu(info))
    return _play(app, info, session)


def load(app, info, kind):
    """Return the session of a kind. Raises ValueError if it cannot be read."""
    session = app.saves.load(kind, catalog.make)
    game = session.game
    seats = list(session.seats)
    is_seated = len(seats) == game.players() and PERSON in seats and max(seats) <= len(info.LEVELS)
    if game.ID != info.ID or game.player() == OVER or not is_seated:
        raise ValueError("the saved game cannot be played")
    return session


def _load(app, info, kind):
    """Return the session of a kind, None if it cannot be read."""
    try:
        return load(app, info, kind)
    except ValueError:
        return None


def label(app, info, kind):
    """Return a row's label for a running game, which says how far it is."""
    progress = _progress(app, info, kind)
    for text in words.CONTINUE_AT:
        found = text.format(where=progress)
        if width(found) <= _WIDEST:
            break
    return found


def take_back(app, info, menu):
    """Ask before a game that has just begun goes for the one before it."""
    kind = app.saves.before()
    text = (words.TAKE_NEW_ASK, _told(words.GOES_ON, app, info, kind))

    def taken_back():
        app.saves.remove()
        return app.go_on(info.NAME, kind)

    return Question(text, taken_back, menu)


def _told(sentences, app, info, kind):
    """Return the first sentence with how far a saved game is, or the one on what is unreadable."""
    progress = _progress(app, info, kind)
    return sentences[progress == words.UNREADABLE].format(where=progress)


def _progress(app, info, kind):
    session = _load(app, info, kind)
    if not session:
        return words.UNREADABLE
    return words.IN_LESSON if session.flags & LESSON else info.progress(session.game)


def _play(app, info, session):
    if session.flags & LESSON:
        from firmware.screens.lesson import Lesson as Play
    else:
        from firmware.screens.play import Play
    app.playing = Play(app, info, session)
    app.saves.restore_plan(session, app.playing.view)
    return app.playing.first()
