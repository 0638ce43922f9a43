"""Reviews of finished games: what was luck, and what was play (`make review`).

A game that can be reviewed has engine/<game>/ai/review.py, whose turn() returns for each turn a row
as engine/hashi/ai/review.py says; and a module here, host_sim/review/<game>.py:
    UNIT                    "points", or "chance": hundredths of points in rows, or per mille
    SCALE                   how many of these make one unit
    refusal(session)        why this very game cannot be reviewed, in a sentence without its full
                            stop; "" if it can
    setting(session)        the key of its strengths in strength.py
    came(seen)              numbers of what came before a turn; () for nothing
    came_words(came)        the same in a few words
    turn(seen, moves)       a turn in a few words
    why(found, session)     a reason of contrast.py in a sentence, "" for ()
    candidates(seen, better)  turns that may be the best, the one found first
    beyond(seen)            how much more than the one who plays turns on, after this turn, one wins
                            on average who finds the best turns
    player(seen)            what plays turns on: a function as engine/<game>/ai/rollout.py has it
    svg(seen, moves)        the board after the moves, which stand out
    text(seen)              the board in lines of text
    notation()              in a sentence how a turn is written
seen: the observation of the player before the turn.
"""
