"""What a game may say of itself in info.py and in its words, in sentences for its maker."""

from __future__ import annotations

import re
from pathlib import Path

from firmware.storage.records import ROOM

# Of each name that firmware/checks.py looks at.
MAY_BE = {
    "TITLE": "a text of 1 to 40 letters",
    "CONTRACT": "a number, of the program that the game is made for; leave it out",
    "TIER": '"guest"; leave it out',
    "VERSION": "the number that the class in rules.py has as VERSION, 0 to 255",
    "NUMBERED": "pairs, of how many play (0 for as many as the rules say, or within PLAYERS) and a"
    " place in usual(), such as ((0, 0),), and in the words their names, if there are several",
    "LEVELS": "a tuple of 1 to 5 names, the weakest first, of POLICIES in rules.py or random,"
    " greedy, search; with one name a comma behind it",
    "SEAT": "0 or -1",
    "choices": 'a bytearray, such as bytearray(b"\\x01"), for it is changed',
    "number_setting": "a number from 0 to 255",
    "progress": "a function of a session that returns a number from 0 to 65535",
    "where": "a function of that number that returns a text",
    "RECORD": f"a number of bytes, 1 to {ROOM}",
    "room": "a function of options",
    "SIGN": "a number from 0 to 3, or rows of # and . of one length, 8 of 7 dots at most",
    "SCENE": "a number from 0 to 3",
    "TOPICS": 'a tuple of texts, "title|text" each; with one text a comma behind it',
    "OPTIONS": 'a tuple of rows, such as (("To", ("50", "100")),)',
}


def refusal(name: str, root: Path, wrong: str) -> str:
    """Return the sentence for what firmware/checks.py finds wrong with a game below root."""
    word = re.match(r"\w*", wrong)[0]  # type: ignore[index]
    file = f"firmware/games/{name}/{'words/en.py' if '(words)' in wrong else 'info.py'}"
    path = root / file
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    at = [f":{n}" for n, line in enumerate(lines, 1) if re.match(rf"(def )?{word}\b", line)]
    return f"{file}{''.join(at[:1])}: {name} says {wrong}; it may be {MAY_BE[word]}"
