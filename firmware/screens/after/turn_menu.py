"""What can be done with a turn of a review, in a menu over the walk (verdict.py)."""

from engine.const import const
from firmware import registry
from firmware.screens.menu import Menu, Row
from firmware.words import strings

_KEEP = const(4)  # a stage of the walk
_EVEN = const(3)  # of judgement.certainty(): nothing worth a figure; 0 is hard to say


def menu(walk):
    """Return the menu of the turn that a walk is at."""
    words = strings("verdict")
    is_costly = len(walk.row()[6]) > 0 and walk.row()[3] > 0
    rows = [Row(words.RETRY, lambda menu: walk.again())]
    if is_costly and can_keep(walk):
        rows.append(Row(words.KEEP, lambda menu: _keep(walk)))
    is_looked = walk.at in [looked[0] for looked in walk.play.closer]
    if (is_costly or is_looked) and _can_look(walk):
        rows.append(Row(words.CLOSER, lambda menu: _look(walk)))
    rows.append(Row(strings("records").FROM_HERE, lambda menu: _ask(walk, menu)))
    return Menu(walk.named(), rows, walk.way(), strings().HINT_MENU_BACK)


def can_keep(walk):
    """Return True if a turn that cost something can be a puzzle: it is likely that it did, and a
    turn comes before it and behind it.
    """
    is_inside = 0 < walk.at < walk.count - 1 and 0 < walk.sure() < _EVEN
    is_said = walk.entry()[1] != ()
    return is_inside and is_said and registry.has(walk.play.info.NAME, "puzzle_keep")


def _keep(walk):
    if walk.entry()[1] is None:  # a puzzle says why
        return walk.explain(_KEEP)
    return walk.play.app.verdict(walk.play, walk.on_page(), _KEEP)


def _can_look(walk):
    """Return True if the turns can be played on here.

    In a game for several a handheld would find less in a quarter of an hour than its review.
    """
    return not walk.is_chance and registry.lies("engine/" + walk.play.info.NAME + "/ai", "rollout")


def _look(walk):
    return walk.play.app.closer(walk.play, walk.on_page(), walk.noted())


def _ask(walk, menu):
    from firmware.screens.after import onward

    walk.go()
    return onward.ask(walk.play, walk.past.session, menu)
