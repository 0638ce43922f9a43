"""A result in one line of plain text, and a square for each turn that was reviewed.

Window, terminal and page copy line(); the handheld shows short() as a QR code, in the letters that
a small one has. Neither reveals anything of the cards.
"""

from engine.const import const
from engine.game import OVER
from firmware.graphics import qr
from firmware.screens import code_of
from firmware.screens.after import sums
from firmware.words import strings

_SQUARES = ("\U0001f7e9", "\U0001f7e8", "\U0001f7e7", "\U0001f7e5")  # green, yellow, orange, red
_SIGNS = ".-+*"  # the same in a QR code
_MOST = const(77)  # letters of a QR code, see graphics/qr.py
_PLAIN = {"ä": "AE", "ö": "OE", "ü": "UE", "é": "E", "è": "E", "°": "O"}  # not in a QR code


def of(app):
    """Return the play screen of the result or the review that is up, None elsewhere."""
    screen = app.screen
    play = app.playing
    while screen:
        found = getattr(screen, "play", None)
        if hasattr(found, "session"):  # some screens have a method of that name
            play = found
            break
        screen = getattr(screen, "back", None)  # of the menu after a game, or of a code
    return play if play and play.session.game.player() == OVER else None


def line(play):
    """Return the line, and below it the squares if the game has been reviewed.

    Where all are green, although the turns cost something in sum, a sentence says why.
    """
    review = strings("sums")
    parts = [_head(play, review)] + _notes(play)
    if play.review:
        parts += [_cards(play, review), sums.like(play.review[2])]
    text = ", ".join([part for part in parts if part])
    if not play.review:
        return text
    lines = [text, _drawn(play, _SQUARES)]
    is_chance = play.session.game.players() > 1
    if not any(play.grades):
        lines.append(review.NO_MISTAKE[is_chance])
    return "\n".join(lines)


def short(play):
    """Return the same in the letters of a QR code: in one line, the strength in a word if need be.

    If there is no room, parts are left out: first the strength, then what the cards brought, then
    the rest. The signs for the squares have the more ink the more a turn cost.
    """
    review = strings("sums")
    head = [_head(play, review)] + _notes(play)
    cards = [_cards(play, review)] if play.review else []
    strength = play.review[2] if play.review else ()
    end = [_drawn(play, _SIGNS)] if play.review else []
    text = ""
    for more in (cards + [sums.like(strength)], cards + [sums.named(strength)], cards, [], None):
        parts = head[:1] if more is None else head + more + end
        text = _plain(" ".join([part for part in parts if part]))
        if len(text) <= _MOST:
            break
    return text


def _head(play, review):
    """Return which game it was, and its points, those of the person first."""
    from firmware.storage import numbers

    records = strings("records")
    session = play.session
    game = session.game
    setting = numbers.setting_of(session)
    # A number names the first setting alone.
    which = records.NUMBER.format(n=session.seed) if setting == 0 else code_of(session)
    others = [p for p in range(game.players()) if p != play.seat]
    points = ":".join([str(game.score(p)) for p in [play.seat] + others])
    par = numbers.par(game.NAME, setting, session.seed) if setting >= 0 else 0
    if par:
        points = review.SHARED_PAR.format(points=points, par=records.PAR.format(n=par))
    return review.SHARED.format(game=play.info.TITLE, which=which, points=points)


def _notes(play):
    """Return what a friend should know: practice, hints."""
    from engine.session import PRACTICE

    records = strings("records")
    session = play.session
    n = session.hints()
    taken = records.TAKEN[n > 1].format(n=n) if n else ""
    return [records.PRACTICE if session.flags & PRACTICE else "", taken]


def _cards(play, review):
    """Return what the cards brought, or chance and opponents."""
    is_chance = play.session.game.players() > 1
    luck, _, by = sums.parts(play.review[0], is_chance)[:3]
    return review.SHARED_LUCK[is_chance].format(n=sums.signed(luck, by, is_chance))


def _drawn(play, signs):
    return "".join([signs[grade] for grade in play.grades])


def _plain(text):
    """Return a text in the letters of a QR code; a decimal comma becomes a point."""
    out = ""
    for n in range(len(text)):
        sign = text[n]
        if sign == "," and text[n + 1 : n + 2].isdigit():
            sign = "."
        sign = _PLAIN.get(sign, sign.upper())
        if qr.LETTERS.find(sign[0]) >= 0:
            out += sign
    return out
