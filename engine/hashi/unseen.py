"""Hashi's determinize: deals what a seat cannot see. Loaded only for players that use it."""

from engine import rng
from engine.hashi.state import CHOICE, DECK, LEFT, PHASE, ROUND, TURN


def deal(game, player, r):
    """Implement Game.determinize: random unseen cards, random choices of the seats before."""
    s = game.state
    game.observe(player, s)
    unseen = bytearray([card for card in range(18) if not game.is_played(card)])
    rng.shuffle(r, unseen, 0, len(unseen))
    s[DECK + s[ROUND] : DECK + 18] = unseen
    turn = s[TURN]
    phase = s[PHASE]
    left = s[LEFT]
    out = game.moves_buffer() if turn else None
    for q in range(turn):
        if q != player:
            s[CHOICE + 4 * q : CHOICE + 4 * q + 4] = b"\0\0\0\0"
            game.begin(s, q)
            while s[TURN] == q:
                game.apply(out[rng.below(r, game.legal(out))])
    s[TURN] = turn
    s[PHASE] = phase
    s[LEFT] = left
    s[:4] = r[:4]
