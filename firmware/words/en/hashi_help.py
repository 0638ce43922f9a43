"""How to play Hashi, in English: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "The aim",
        "Write numbers on islands and join them by bridges. With as many bridges as its "
        "number an island is finished: 2 points.",
    ),
    (
        "The start",
        "Before the first card you write a 3 or a 4 (see New game) on an island with no flag. "
        "With others, boards then go one to the left.",
    ),
    (
        "A round",
        "Each of 17 cards shows a number, 1 to 3 bridges. First write the number, then draw "
        "the bridges. Either may be skipped.",
    ),
    (
        "The cards",
        "18: each number, 1 to 6, with 1, 2 or 3 bridges. One is put away unseen. Alone, 17 "
        "come in stacks of 7, 5 and 5.",
    ),
    (
        "Numbers",
        "go where none is yet, and on a flag only if a bridge ends there. Never lower than "
        "its bridges. Dotted rings take none just now.",
    ),
    (
        "Bridges",
        "run along dotted lines, two at most on one, and never cross. Dashed ones can take "
        "one now. Draw as many as the card shows.",
    ),
    (
        "Where from",
        "One end of a bridge must have a number. No island takes more bridges than its "
        "number, or than 6 while it has none.",
    ),
    (
        "Finished",
        "This 3 has three bridges: it lights up, and is done.",
    ),
    (
        "Extra points",
        "⚑ all four pennants: 9\n"
        "⚐ all three squares: 7\n"
        "⊷ six finished islands joined by bridges: 8\n"
        "Each counts only once.",
    ),
    (
        "In good time",
        "Alone, ⚐ has to be done by card 7, ⚑ and ⊷ by card 12. Later they bring only 3, 5 and "
        "4 points. Flags count finished.",
    ),
    (
        "With others",
        "you all play each card at once, on a board each. Plan while others think: nobody sees "
        "a choice before all have chosen.",
    ),
    (
        "First or later",
        "With others, the first at ⚑ ⚐ ⊷ and all in the same round score in full, later ones 5, "
        "3 and 4. !: a rival is one island away.",
    ),
    (
        "The winner",
        "After card 17 most points win; equals share it. Ⓑ undoes within the round. The menu "
        "can go further: then it is practice.",
    ),
    (
        "Ranks",
        "Alone, your points make a rank. Minion up to 40, the next every two points on. 51: "
        "Master bridge builder. 60, the best: Island god.",
    ),
    (
        "The keys",
        "↑↓←→ move the cursor. Ⓐ writes. For a bridge Ⓐ takes an island, then an arrow draws "
        "it that way. Ⓐ held down skips.",
    ),
    (
        "Nothing is lost",
        "Ⓑ takes back, until you take a new card. Held, it opens a menu: cards, score, leave. "
        "A game left waits under Continue.",
    ),
    (
        "The panel",
        "shows the card: a number and bars for bridges due. Below: card of 17, points, and "
        "what ⚑ ⚐ ⊷ bring: 9≤12 is nine to card 12.",
    ),
)
