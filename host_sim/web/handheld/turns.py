"""Runs the program a turn at a time, for the page's timer, which calls all the functions here."""

import sys

import better
import devices
import first
import page
import spoken
import unpack

_PROGRAM = ("boards", "code", "engine", "firmware", "host_sim", "told")

_LONG_MS = 600  # that a button is held which somebody points at
_TICKS = 0x1FFFFFFF  # page.now() begins again behind it

_program = None  # the generator that runs, or None before it has begun
_code = None  # the module code.py
_pointer = None  # what somebody points at, once somebody has
_held = None  # the button that is held for that, and since when
_sent = ""  # the digits of a game that the page was given, until it is shown
_better = better.Better()  # plays the turns of a review on


def start(saved, was_hung):
    """Switch the handheld on. saved: the bytes of nvm as hexadecimal digits, "" for a new one."""
    if saved:
        devices.nvm.bytes[:] = bytes.fromhex(saved)
    devices.cpu.reset_reason = devices.WATCHDOG if was_hung else None
    devices.next_program[0] = None
    _forget()
    with open("/boot.py") as file:
        exec(file.read(), {"__name__": "boot"})
    devices.slept()


def turn():
    """Take one turn of the main loop. Return how many ms the program then rests or sleeps.

    If the number is negative, the program sleeps, and no key wakes it. None: the program has ended,
    and only start() can follow.
    """
    restarts = False
    _point_on()
    try:
        if not _program:
            _begin()
        ms = next(_program)
    except devices.Restart:
        restarts = True
        ms = -devices.slept()
    except devices.Ended:
        ms = None
    _show_sent()
    spoken.tell(_code and _code.app)
    if restarts:
        _forget()
    return 0 if ms and ms > 0 and _pointer and _pointer.is_busy() else ms


def _show_sent():
    """Put up the game that the page was given, once that can be."""
    global _sent
    if _sent and _code and _code.app:
        from host_sim import sent

        if sent.show(_code.app, _sent, _module):
            _sent = ""


def _module(name):
    return __import__(name, None, None, ("__name__",))


def _begin():
    """Start the program: code.py, or what boot.py has named instead, which has no main loop."""
    global _program, _code, _sent
    _sent = page.setting("TOMBOLO_RECORD") or _sent
    spoken.watch()
    import told

    told.watch()
    if first.NAME:
        first.put()
    path = devices.next_program[0]
    if path:
        with open(path) as file:
            exec(file.read(), {"__name__": "__main__"})
    import code as _code

    _program = _code.program()


def _forget():
    """Unload the program, so that it starts as after power-on."""
    global _program, _pointer, _held, _better
    _program = _pointer = _held = None
    _better = better.Better()
    for name in list(sys.modules):
        if name.split(".")[0] in _PROGRAM:
            del sys.modules[name]


def play_on():
    """Play the turns of the review that is up on a little; return how much is done, 0 to 1, -1 if
    there is nothing to do. For the time that is left.
    """
    app = _code and _code.app
    return _better.go_on(app.screen) if app else -1


def key(number, is_down):
    """Take what a button did, by the number that it has in the firmware."""
    devices.Keys.waiting.append((number, is_down, page.now()))


# --- pointing at the display: host_sim/pointing ---


def tap(x, y, is_long):
    """Act on a tap on a dot of the display; return False if a long one means nothing there."""
    return not (_code and _code.app) or _pointing().tap(_code.app, x, y, is_long)


def drag(x, y, to_x, to_y, is_over):
    """Act on a drag from a dot to another; is_over: it has ended."""
    if _code and _code.app:
        _pointing().drag(_code.app, (x, y), (to_x, to_y), is_over)


def wheel(by):
    """Turn what can be turned there, by 1 or -1."""
    if _code and _code.app:
        _pointing().turn(_code.app, by)


def new_game():
    """Go to the options of a new game."""
    if _code and _code.app:
        _pointing().new_game(_code.app)


def _pointing():
    global _pointer
    if not _pointer:
        from host_sim.pointing.pointer import Pointer

        _pointer = Pointer(sys.modules, _press)
    return _pointer


def _press(number, is_long):
    global _held
    key(number, True)
    if is_long:
        _held = number, page.now()
    else:
        key(number, False)


def _point_on():
    """Press what is still to be pressed, once what was has been taken."""
    global _held
    if _held:
        if page.now() - _held[1] & _TICKS >= _LONG_MS:
            key(_held[0], False)
            _held = None
    elif _pointer and _pointer.is_busy() and not devices.Keys.waiting:
        _pointer.go_on(_code.app)


def is_turned():
    """Return True if the handheld is held upside down, as a left hand does."""
    return bool(_code and _code.device and _code.device.is_turned)


def code():
    """Return the code of the game on the screen (engine/codes.py), "" if there is none."""
    play = _on_screen()
    if not play:
        return ""
    from engine import codes

    session = play.session
    return codes.encode(session.game, session.seed, session.options)


def _on_screen():
    """Return the play screen of the game that is played, or whose result is up; None if none is."""
    app = _code and _code.app
    if not app:
        return None
    from firmware.screens.after import share

    return share.of(app) or app.playing


def lesson_of(name, code):
    """Return the game of this name or code if it has a lesson, else ""; None: there is no game."""
    from engine import codes
    from firmware import registry

    try:
        name = name.lower() or codes.name(code, [game.name for game in registry.games])
    except ValueError:
        return None
    game = registry.by_name(name)
    return game and (name if game.is_house and registry.has(name, "help") else "")


def start_lesson(name):
    """Begin the lesson of a game; what is played is left as its menu leaves it."""
    from firmware import registry

    app = _code.app
    if app.playing:
        app.playing.keep()
    info = registry.read(name)
    app.go(app.leave(info))
    app.step(0)  # draws the game's menu, which the lesson begins over
    app.go(app.start(info, True))


def can_press(what):
    """Return True if a button of the page, "HINT" or "BACK", does here what it says."""
    app = _code and _code.app
    if not app:
        return True
    screen = app.screen
    if what == "HINT":
        return hasattr(screen, "ask_hint") or hasattr(screen, "ladder")
    return not _would_leave(screen)


def _would_leave(screen):
    """Return True if B leaves a puzzle, or a turn played again, of which nothing is played."""
    if not (hasattr(screen, "ask_hint") and hasattr(screen, "leave")):
        return False
    view = screen.view
    is_begun = len(screen.session.moves) > getattr(screen, "begun", 0)
    is_open = view.recap or getattr(view, "sheet", None) or getattr(view, "is_taken", False)
    if is_begun or view.plan or view.is_sure or is_open:
        return False
    cursor, words = view.cursor_state(), view.words
    view.let_go()
    is_moved = view.cursor_state() != cursor
    view.set_cursor(cursor)
    view.words = words
    return not is_moved


def is_offered():
    """Return True until the game that the page was given is saved, or left for the title."""
    app = _code and _code.app
    if not app:
        return True
    if app.playing:
        return not app.saves.is_saved()
    return _sent != "" or type(app.screen).__name__ != "Title"


def record():
    """Return the game on the screen with its moves, as host_sim/sent.py writes it; "" if none."""
    play = _on_screen()
    if not play or not play.session.moves:
        return ""
    from host_sim import sent

    return sent.SIGN + sent.write(play.session)


def result():
    """Return the result that is up as a text to share (after/share.py), "" if there is none."""
    app = _code and _code.app
    if not app:
        return ""
    from firmware.screens.after import share

    over = share.of(app)
    return share.line(over) if over else ""


def finished():
    """Return how many games that are over are in memory, None before that is known."""
    app = _code and _code.app
    return len(app.store.closed) if app else None


# --- packs: games that the page was given ---

lay_pack = unpack.lay
remove_pack = unpack.remove


# --- saved games, as hexadecimal digits: the page's files ---


def read_save(content):
    """Return the saved games in the content of a file, as this handheld keeps them; "" if none."""
    from host_sim import saves

    try:
        found = saves.read(bytes.fromhex(content))
    except saves.SaveError:
        return ""
    return saves.convert(found, len(devices.nvm)).hex()


def convert(saved, size):
    """Return saved games as a memory of another size needs them."""
    from host_sim import saves

    return saves.convert(bytes.fromhex(saved), size).hex()


def counts(saved):
    """Return how many games are running and how many are finished, as JSON: "[1, 20]"."""
    from host_sim import saves

    return str(list(saves.counts(bytes.fromhex(saved))))
