"""What comes before a game: the first screen, and the questions before a new game."""

from engine import catalog
from engine.session import LESSON, Session
from firmware import registry
from firmware.screens import where
from firmware.screens.notice import Question
from firmware.storage.records import CRASH, FOREIGN, GO_ON, SETTINGS_MENU, SOUND
from firmware.words import strings

words = strings("menus")


def first(app):
    """Return the screen to start with, after a word on what was found on the drive and in nvm."""
    screen = _found(app, _first(app))
    profiles, settings = app.amiss
    told = [words.REFUSED["broken"].format(game=file, about=why) for file, why in profiles]
    told += [words.WRONG.format(name=name, value=value) for name, value in settings]
    return app.notice(told, screen) if told else screen


def _found(app, screen):
    """Return a screen, after a word on what was found in the store."""
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
            from firmware.screens.begin.settings import Settings

            return Settings(app, app.title())
        game = registry.by_key(app.saves.key(kind))
        if game and not game.why:
            return app.go_on(game.name, kind)
    last = registry.by_key(app.settings.last())
    if app.store.load(CRASH)[:1] == b"\x01" and last and not last.why and app.saves.kinds(last.key):
        return app.go_on(last.name, 0)  # but not again, for it may be what crashes
    code = app.device.setting("TOMBOLO_CODE")
    if code:
        from firmware.screens.begin.code import deal

        return deal(app, code, app.title())
    name = app.device.setting("TOMBOLO_GAME").lower()
    if not name:
        return app.title()
    if not registry.by_name(name):
        return app.notice((words.NO_GAME.format(name=name),), app.title())
    return app.guarded(name, lambda: _named(app, name))


def _named(app, name):
    """Return the game that settings.toml names, begun; of a seed too, one that runs goes on."""
    info = registry.read(name)
    module = registry.module(name, "new")
    if hasattr(module, "choose"):
        module.choose(info.choices, app.device.setting)
    seed, is_chosen = app.device.seed(False)
    if not is_chosen:
        return new(app, info, False)
    options, seats = module.start_options(info.choices), module.seats(info.choices)
    if hasattr(module, "settle"):
        options = module.settle(options, app.store)
    if app.saves.kinds(catalog.key(name)):
        game = catalog.make(name)
        if isinstance(options, int):
            options = game.usual()[options]
        kind = app.saves.same(Session(game, seed, options))
        if kind:
            return app.go_on(name, kind)
    return new(app, info, False, (options, seats, seed))


def _erased(app, screen):
    from firmware.storage import rewrite

    rewrite.erase(app.store)
    return screen


def new(app, info, is_lesson, asked=None, begin=None):
    """Return the play screen of a new game; if another has to go for it, a question first.

    asked: options, seats and seed, as start.new() takes them, or None. begin(), if it is given,
    returns the play screen once that is answered. A lesson that was left is continued, and lies
    beside a game until it is over.
    """
    begin = begin or (lambda: app.play(info, is_lesson, asked))
    saves = app.saves
    key = catalog.key(info.NAME)
    kinds = saves.kinds(key)
    for kind in kinds if is_lesson else ():
        _, flags, _ = saves.about(kind)
        if flags & LESSON:
            return app.go_on(info.NAME, kind)
    displaced = saves.displaced(key)
    if not displaced or (is_lesson and len(kinds) <= saves.room):
        return begin()
    if len(kinds) > saves.room:
        text = (_told(words.NEW_OVER_NEWER, app, info, displaced[0]),)
    else:
        text = [_goes(app, info, kind) for kind in displaced] + [words.NEW_OVER_MORE]
    # The list of languages at the first start is the only screen that B does not leave.
    screen = app.screen
    return Question(text, begin, screen if getattr(screen, "back", screen) else app.title)


def _goes(app, info, kind):
    """Return the question whether a saved game may go for a new one of info."""
    game = registry.by_key(app.saves.key(kind))
    if game and game.name != info.NAME:
        return words.NEW_OVER_OTHER.format(game=game.title)
    return _told(words.NEW_OVER, app, info, kind)


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
    found = where(app, info, kind)
    return sentences[found == words.UNREADABLE].format(where=found)
