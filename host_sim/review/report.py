"""A review in words and figures: a dictionary, which JSON, text and page all show."""

from __future__ import annotations

from statistics import mean
from typing import Any

from engine import codes
from engine.ai import judgement
from engine.game import OVER
from engine.past import Past
from engine.session import PERSON, Session
from firmware import counts
from firmware.screens.after import amounts, sums
from firmware.words import strings
from host_sim.games import joined
from host_sim.options import info
from host_sim.review import strength, words
from host_sim.review.turns import Turn, module, observations, seat_of

SURE = ("hard to say", "likely", "clear", "nothing")  # by judgement.certainty()
RECENT = 20  # games of the mean over all


def report(
    record: bytes, turns: tuple[Turn, ...], finished: str = "", is_closer: bool = False
) -> dict[str, Any]:
    """Return the figures of a review. turns: what turns.reviewed() found, at least one; or, if
    is_closer, which is "closer", turns.looked_closer().

    Worths are in points, or in per cent of winning. "start", "luck", "lost", "rest": their sum
    start + luck - lost + rest is "end". "worst", "good": indices in "turns". "turn": its number as
    replays have it, all players' turns counted; 0 for the start of Hashi, None for the end of a
    game. finished: when.
    """
    session = joined(record)
    own = module(session)
    game = session.game
    known = info(game.NAME)
    setting = own.setting(session)
    played = [turn for turn in turns if not turn.is_end]
    luck = sum(turn.brought for turn in turns)
    lost = sum(turn.lost for turn in played)
    start, end = turns[0].expected + turns[0].lost - turns[0].brought, turns[-1].expected
    past = Past(session)
    rows = []
    for turn, seen in zip(turns, observations(session, turns), strict=True):
        moves = list(session.moves[turn.first : turn.end - 1])
        rows.append(_row(own, turn, seen, moves, session))
        rows[-1]["turn"] = None if turn.is_end else past.turn(turn.end) - game.SETUP
    losses = [(0, 0, 0, turn.lost, turn.error) for turn in turns]
    is_chance = game.players() > 1
    places = strength.levels(game.NAME, setting, lost / len(played), len(played))

    def worth(n: float) -> float:
        return round(n / own.SCALE, 3)

    return {
        "game": game.NAME,
        "title": words.of().TITLE.format(game=known.TITLE, setting=_label(known, session)),
        "code": codes.encode(game, session.seed, session.options),
        "finished": finished,
        "setting": setting,
        "points": game.score(seat_of(session)) if game.player() == OVER else None,
        "unit": own.UNIT,
        "closer": is_closer,
        "scale": own.SCALE,
        "notation": own.notation(),
        "start": worth(start),
        "luck": worth(luck),
        "lost": worth(lost),
        "rest": worth(end - (start + luck - lost)),
        "end": worth(end),
        "lost_a_turn": worth(lost / len(played)),
        "many": len(played),
        "strength": list(strength.names(places)),
        "levels": list(places),
        "as_good": sum(turn.lost <= 0 or turn.sure(is_chance) == judgement.EVEN for turn in played),
        "worst": [n for n, _ in judgement.dearest(losses, is_chance)],
        "good": judgement.better(losses, is_chance),
        "turns": rows,
    }


def _label(known: Any, session: Session) -> str:
    """Return what a game's setting is called; of several people also that the first is reviewed."""
    label = str(counts.label(known, counts.setting(known, session)))
    if list(session.seats).count(PERSON) > 1:
        label += ", " + str(strings().PLAYER.format(n=1))
    return label


def _row(own: Any, turn: Turn, seen: Any, moves: list[int], session: Session) -> dict[str, Any]:
    """Return a turn's entry; only one that is not as good as the best one known has another one."""
    sure = turn.sure(seen.players() > 1)
    worths = {
        key: round(n / own.SCALE, 3)
        for key, n in (
            ("brought", turn.brought),
            ("lost", turn.lost),
            ("error", turn.error),
            ("expected", turn.expected),
        )
    }
    row: dict[str, Any] = {
        "came": "" if turn.is_end else own.came_words(turn.came),
        **worths,
        "played": words.of().END if turn.is_end else own.turn(seen, moves),
        "sure": SURE[sure],
        "cost": amounts.cost(turn.lost, turn.error, sure, seen.players() > 1),
    }
    if not turn.is_end:
        row["board"] = own.text(seen)
        row["svg"] = [own.svg(seen, moves)]
    if turn.better and (turn.is_shown or sure != judgement.EVEN):
        row["best_found"] = own.turn(seen, list(turn.better))
        row["why"] = own.why(turn.why, session)
        row["svg"].append(own.svg(seen, list(turn.better)))
    return row


def number(n: float, is_signed: bool = False) -> str:
    """Return a number with one decimal, as it is written in the language chosen."""
    tenths = tenth(n)
    sign = "−" if tenths < 0 else "+" if is_signed else ""
    return f"{sign}{abs(tenths) // 10}{words.of().MARK}{abs(tenths) % 10}"


def hundredths(n: float) -> str:
    """Return a number with two decimals, as it is written in the language chosen."""
    return f"{n:.2f}".replace(".", words.of().MARK)


def tenth(n: float) -> int:
    """Return a number's tenths; a half goes away from 0."""
    tenths = int(abs(n) * 10 + 0.5)
    return -tenths if n < 0 else tenths


def give(row: dict[str, Any]) -> str:
    """Return what a turn lost, or was worth more, and its error: "?" if that is hard to say, "" if
    it is nothing worth a figure.
    """
    if row["sure"] in (SURE[judgement.HARD], SURE[judgement.EVEN]):
        return "?" if row["sure"] == SURE[judgement.HARD] else ""
    return f"{number(row['lost'])} ± {number(row['error'])}"


def is_costly(row: dict[str, Any]) -> bool:
    """Return True if a turn probably or clearly cost something."""
    return row["lost"] > 0 and row["sure"] in (SURE[judgement.LIKELY], SURE[judgement.CLEAR])


def named(levels: list[int]) -> str:
    """Return a strength in a sentence, "" if nothing is said. levels: their places, from 1."""
    like = sums.like([place - 1 for place in levels])
    return str(strings("sums").STRENGTH.format(like=like)) if like else ""


def parts(found: dict[str, Any]) -> tuple[int, int, int, int, int]:
    """Return what was luck, what the turns cost, and more, as sums.parts() of the handheld does."""
    luck, lost, start, end = (
        round(found[key] * found["scale"]) for key in ("luck", "lost", "start", "end")
    )
    return luck, lost, found["many"] if is_chance(found) else 10, start, end


def is_chance(found: dict[str, Any]) -> bool:
    """Return True if the figures of a review are chances of winning."""
    return bool(found["unit"] == "chance")


def under(found: dict[str, Any]) -> str:
    """Return the line below a review's title: its code, and its points."""
    if found["points"] is None:
        return str(words.of().RUNNING.format(code=found["code"]))
    many = strings("records").POINTS[found["points"] != 1]
    points = many.format(n=found["points"])
    return str(words.of().POINTS.format(code=found["code"], points=points))


def sentences(found: dict[str, Any]) -> list[str]:
    """Return what is said of the whole game."""
    many, n = found["as_good"], found["many"]
    said = [sums.summed(parts(found), is_chance(found)), named(found["levels"])]
    said.append(words.of().AS_BEST[many != 1].format(n=many, of=n))
    if not found["worst"]:
        said.append(strings("sums").NO_MISTAKE[is_chance(found)])
    return [one for one in said if one]


def about(found: dict[str, Any]) -> str:
    """Return what is meant by what is expected, and by what a turn lost."""
    is_other = found["closer"] and not is_chance(found)
    return str(words.of().ABOUT["closer" if is_other else found["unit"]])


def total(found: dict[str, Any]) -> str:
    """Return the sum of a game, whose tenths add up as they are written; of chances the means."""
    start, luck, lost, end = (tenth(found[key]) for key in ("start", "luck", "lost", "end"))
    text = found["unit"]
    rest = end - (start + luck - lost)
    if is_chance(found):
        luck, lost = (tenth(n / found["many"]) for n in (found["luck"], found["lost"]))
    elif found["closer"]:  # only the tenths leave one
        text = "whole"
        start += rest
    return str(
        words.of()
        .SUM[text]
        .format(
            start=number(start / 10),
            luck=number(luck / 10, True),
            lost=number(-lost / 10, True),
            rest=number(rest / 10, True),
            end=number(end / 10),
        )
    )


def cells(row: dict[str, Any]) -> tuple[str, ...]:
    """Return a turn as a row of the table."""
    brought = number(row["brought"], True) if row["brought"] else ""
    turn = str(row["turn"] or "")
    return (turn, row["came"], brought, row["played"], give(row), number(row["expected"]))


def heading(row: dict[str, Any]) -> str:
    """Return the line above a turn."""
    if not row["turn"]:
        return str(strings().START)
    return str(words.of().TURN.format(turn=row["turn"], came=row["came"]))


def compared(row: dict[str, Any]) -> tuple[str, ...]:
    """Return the turn played and the best one found, if there is one, each with whose it is."""
    own = words.of()
    if "best_found" not in row:
        return (own.YOURS.format(what=row["played"]),)
    better = own.BETTER if row["lost"] > 0 else own.MASTERS
    return own.YOURS.format(what=row["played"]), better.format(what=row["best_found"])


def average(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the means of the last games, all of them of the last one's game and setting."""
    last = games[-1]
    alike = [one for one in games if all(one[key] == last[key] for key in ("game", "setting"))]
    alike = alike[-RECENT:]
    lost = mean(one["lost_a_turn"] for one in alike)
    turns = sum(one["many"] for one in alike)
    places = strength.levels(last["game"], last["setting"], lost * last["scale"], turns)
    return {
        "games": len(alike),
        "title": last["title"],
        "unit": last["unit"],
        "luck": round(mean(one["luck"] for one in alike), 3),
        "luck_a_turn": round(sum(one["luck"] for one in alike) / turns, 3),
        "lost_a_turn": round(lost, 3),
        "strength": list(strength.names(places)),
        "levels": list(places),
    }


def average_words(found: dict[str, Any]) -> str:
    """Return the same in a sentence or two."""
    n = found["games"]
    luck = number(found["luck"], True)
    if is_chance(found):
        luck = ("−" if found["luck_a_turn"] < 0 else "+") + hundredths(abs(found["luck_a_turn"]))
    lost = hundredths(found["lost_a_turn"])
    said = words.of().MEAN[found["unit"]][n > 1].format(n=n, luck=luck, lost=lost)
    return f"{found['title']}. {said} {named(found['levels'])}".strip()


def all_cells(found: dict[str, Any]) -> tuple[str, ...]:
    """Return a game as a row of the table of all; sums of chances are left out."""
    luck, _, by, *_ = parts(found)
    percent = "%" * is_chance(found)
    return (
        found["finished"][:10],
        found["title"],
        "" if found["points"] is None else str(found["points"]),
        "" if percent else sums.signed(luck, by, False),
        "" if percent else number(found["lost"]),
        hundredths(found["lost_a_turn"]) + percent,
        "–".join(found["strength"]),
    )
