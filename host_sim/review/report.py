"""A review in words and figures: a dictionary, which JSON, text and page all show."""

from __future__ import annotations

from statistics import mean
from typing import Any

from engine import codes
from engine.ai import judgement
from engine.game import OVER
from engine.session import PERSON, Session
from firmware import counts
from firmware.words import strings
from host_sim.games import joined
from host_sim.options import info
from host_sim.review import strength, words
from host_sim.review.turns import Turn, module, observations, seat_of

RECENT = 20  # games of the mean over all


def report(record: bytes, turns: tuple[Turn, ...], finished: str = "") -> dict[str, Any]:
    """Return the figures of a review. turns: what turns.reviewed() found, at least one.

    Worths are in points, or in per cent of winning. "start", "luck", "lost", "rest": their sum
    start + luck - lost + rest is "end". "worst", "good": indices in "turns". finished: when.
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
    first = int(turns[0].came != ())  # the start, where nothing has come, is turn 0
    rows = []
    for n, (turn, seen) in enumerate(zip(turns, observations(session, turns), strict=True)):
        moves = list(session.moves[turn.first : turn.end - 1])
        rows.append(_row(own, turn, seen, moves, session))
        rows[-1]["turn"] = n + first
    clear = [n for n, turn in enumerate(turns) if turn.is_clear]
    losses = [(0, 0, 0, turn.lost, turn.error) for turn in turns]
    dearest = judgement.dearest(losses, game.players() > 1)
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
        "as_good": sum(turn.lost <= 0 for turn in played),
        "worst": [n for n, sure in dearest if sure > 1],
        "good": [n for n in clear if turns[n].lost < 0],
        "turns": rows,
    }


def _label(known: Any, session: Session) -> str:
    """Return what a game's setting is called; of several people also that the first is reviewed."""
    label = str(counts.label(known, counts.setting(known, session)))
    if list(session.seats).count(PERSON) > 1:
        label += ", " + str(strings().PLAYER.format(n=1))
    return label


def _row(own: Any, turn: Turn, seen: Any, moves: list[int], session: Session) -> dict[str, Any]:
    """Return a turn's entry: what is not clear has no board, and says no other turn."""
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
        "is_clear": turn.is_clear,
    }
    if turn.is_clear:
        row["best_found"] = own.turn(seen, list(turn.better))
        row["why"] = own.why(turn.why, session)
        row["board"] = own.text(seen)
        row["svg"] = [own.svg(seen, moves), own.svg(seen, list(turn.better))]
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


def amount(unit: str, n: float, is_signed: bool = False) -> str:
    """Return a worth with its unit."""
    return str(words.of().UNITS[unit].format(n=number(n, is_signed)))


def give(row: dict[str, Any], unit: str = "") -> str:
    """Return what a turn lost, or was worth more, and its error; "" if that is nothing."""
    lost = row["lost"]
    if unit:
        lost = abs(lost)
    elif not lost:
        return ""
    text = words.of().GIVE.format(n=number(lost), error=number(row["error"]))
    return str(words.of().UNITS[unit].format(n=text)) if unit else str(text)


def named(names: list[str]) -> str:
    """Return a strength in a sentence, "" if nothing is said."""
    if not names:
        return ""
    name, other = names[0], names[-1]
    return str(words.of().STRENGTH[len(names) - 1].format(name=name, other=other))


def under(found: dict[str, Any]) -> str:
    """Return the line below a review's title: its code, and its points."""
    if found["points"] is None:
        return str(words.of().RUNNING.format(code=found["code"]))
    many = strings("records").POINTS[found["points"] != 1]
    points = many.format(n=found["points"])
    return str(words.of().POINTS.format(code=found["code"], points=points))


def sentences(found: dict[str, Any]) -> list[str]:
    """Return what is said of the whole game."""
    own = words.of()
    unit = found["unit"]
    # Turns that together are better than the best ones found cost nothing.
    luck, lost = (amount(unit, value) for value in (abs(found["luck"]), max(0, found["lost"])))
    many, n = found["as_good"], found["many"]
    said = [
        own.LUCK[unit][found["luck"] < 0].format(luck=luck, lost=lost),
        named(found["strength"]),
    ]
    said.append(own.AS_BEST[many != 1].format(n=many, of=n))
    if not found["worst"]:
        said.append(own.NO_DEAREST)
    return [one for one in said if one]


def total(found: dict[str, Any]) -> str:
    """Return the sum of a game, whose tenths add up as they are written."""
    parts = [tenth(found[key]) for key in ("start", "luck", "lost", "end")]
    start, luck, lost, end = parts
    rest = end - (start + luck - lost)
    return str(
        words.of()
        .SUM[found["unit"]]
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
    return (
        str(row["turn"]), row["came"], brought, row["played"], give(row), number(row["expected"])
    )  # fmt: skip


def heading(row: dict[str, Any], unit: str) -> str:
    """Return the line above a turn that is shown."""
    text = words.of().COST if row["lost"] > 0 else words.of().GAINED
    return str(text.format(turn=row["turn"], came=row["came"], cost=give(row, unit)))


def compared(row: dict[str, Any]) -> tuple[str, str]:
    """Return the turn played and the best one found, each with whose it is."""
    own = words.of()
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
        "luck": round(mean(one["luck"] for one in alike), 3),
        "lost_a_turn": round(lost, 3),
        "strength": list(strength.names(places)),
    }


def average_words(found: dict[str, Any]) -> str:
    """Return the same in a sentence or two."""
    n = found["games"]
    luck, lost = number(found["luck"], True), hundredths(found["lost_a_turn"])
    said = words.of().MEAN[n > 1].format(n=n, luck=luck, lost=lost)
    return f"{found['title']}. {said} {named(found['strength'])}".strip()


def all_cells(found: dict[str, Any]) -> tuple[str, ...]:
    """Return a game as a row of the table of all."""
    points = "" if found["points"] is None else str(found["points"])
    return (
        found["finished"][:10],
        found["title"],
        points,
        number(found["luck"], True),
        number(found["lost"]),
        hundredths(found["lost_a_turn"]),
        "–".join(found["strength"]),
    )
