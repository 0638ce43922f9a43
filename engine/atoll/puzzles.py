"""What a turn in a puzzle comes to."""


def result(game, moves):
    """Return what a turn comes to, as bytes: the kind of card, which card it takes up, where it is.

    game: as the turn begins, as its seat sees it. moves: without CONFIRM.
    """
    p = game.player()
    for move in moves:
        game.apply(move)
    place = game.chosen_place(p)
    return bytes((game.chosen(p) >> 3, game.chosen_take(p), place & 255, place >> 8))
