"""English: what a review says."""

MARK = "."  # in decimals
TITLE = "{game}: {setting}"
POINTS = "Code {code}, {points}"
RUNNING = "Code {code}, not finished yet"
HEAD = ("turn", "came", "brought", "played", "lost", "expected")
START = "start"
END = "the end"
ROUND = "round {n}"
SUM = {
    "points": "{start} points to expect at first if the master plays on, {luck} by luck, {lost} by your turns, {rest} by the program’s own error: {end}.",
    "whole": "{start} points to expect at first if the best turns found are played, {luck} by luck, {lost} by your turns: {end}.",
    "chance": "Chance of winning in per cent: {start} at first, {end} at the end; on average a turn {luck} by the cards and the others, {lost} by your turn.",
}
AS_BEST = (
    "One turn of {of} was as good as the best one found.",
    "{n} turns of {of} were as good as the best ones found.",
)
DEAREST = "What cost most"
GOOD = "Better than the master found"
TURN = "Turn {turn}, {came}"
YOURS = "Yours: {what}"
BETTER = "Better: {what}"
MASTERS = "The master’s: {what}"
LEGEND = ("expected", "luck", "lost")
WALK = "Click on the curve for any turn; then the arrow keys go to the next one."
BEFORE = "← The mistake before: {turn}"
NEXT = "The next mistake: {turn} →"
TURNS = "All turns"
EXPECTED = "Points to expect"
ABOUT = {
    "points": "“Expected” is the final result if the program’s master plays on from there; the closer look expects some three points more at first, since it finds better turns. What a turn lost is measured against the master’s turn, give or take its standard error. A question mark stands where it is hard to say.",
    "closer": "“Expected” is the final result if the best turns that the program finds are played from there on: some three points more at first than in the quick review and on the handheld, where a master plays on and misses some of them. What a turn lost is measured against the best turn found, give or take its standard error. A question mark stands where it is hard to say.",
    "chance": "“Expected” is the chance of winning. What a turn lost is measured against the turn of the strongest level, give or take its standard error. A question mark stands where it is hard to say.",
}
ALL = "All games"
ALL_HEAD = ("finished", "game", "points", "luck", "lost", "a turn", "strength")
MEAN = {
    "points": (
        "The last game: luck {luck}, lost {lost} a turn.",
        "Mean of the last {n} games: luck {luck}, lost {lost} a turn.",
    ),
    "chance": (
        "The last game, on average a turn: luck {luck}%, lost {lost}%.",
        "Mean of the last {n} games, a turn: luck {luck}%, lost {lost}%.",
    ),
}
HASHI_NOTATION = (
    "5 ||: a 5 with two bridges. 4 C2, C2–E2: a 4 on column C, row 2, and a bridge; = for two."
)
HASHI_NO_NUMBER = "no {n}"
HASHI_NO_BRIDGES = "no bridges"
ARABANA_NOTATION = "A–B: a bridge between the islands A and B; the letter in brackets is the card’s. ABC: a ship in the sea between A, B and C."
ARABANA_DRAWS = "draws {card}"
ARABANA_STACK = "draws from the stack"
ARABANA_PASSES = "passes"
ARABANA_LAYS_OFF = "discards {cards}"
ATOLL_NOTATION = "Sand/rock C4–D4: the sand of the card is in column C, row 4 of the drawing, its rock in column D."
ATOLL_SWAPS = "swaps ({taken})"
