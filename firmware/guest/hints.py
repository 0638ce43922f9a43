"""The hint of a guest: its strongest level's turn, shown by the view, without a sentence.

A view may have
    spot(moves)   x, y, w, h of where the moves are on the screen, or None
    name(move)    what a move without a spot is called
"""

from firmware.screens import ladder


class Ladder(ladder.Ladder):
    def spot(self, moves):
        return self.view.spot(moves) if hasattr(self.view, "spot") else None

    def show(self, moves, is_on):
        """Show the observation after those of the moves that reveal nothing."""
        view = self.view
        seen = view.seen
        seen.state[:] = self.state
        view.new = ()
        for move in moves if is_on else ():
            before = bytes(seen.state)
            seen.determinize(self.view.seat, bytearray(b"luck"))
            if seen.apply(move):
                seen.state[:] = before
                if hasattr(view, "cells"):
                    view.new = view.cells(move, view.seat)  # marked, for nobody knows what it shows
                break
            seen.observe(self.view.seat, seen.state)
        self.view.is_old = True  # a Grid draws what has changed

    def said(self, moves):
        if self.spot(moves) or not hasattr(self.view, "name"):
            return ""
        return self.view.name(moves[0])

    def close(self):
        self.view.seen.state[:] = self.state
        self.view.new = ()
        self.view.set_cursor(self.cursor)
