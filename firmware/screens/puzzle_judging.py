"""Compares the turn that a person has played in a puzzle with the best one, as in a review."""

from firmware.screens import judging


class Judging(judging.Judging):
    """The board with the person's turn, while it is compared; then the verdict of a puzzle."""

    def show(self):
        self.load_view()
        self.played = self.moves
        self.moves = self.play.row[6]
        self.why = self.play.why
        self.is_solved = self.is_as_good
        from firmware.screens.puzzle_verdict import Verdict

        return Verdict(self)
