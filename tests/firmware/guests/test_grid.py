"""The view of a board of cells, by a game made for it, with moves of two cells and of none."""

from __future__ import annotations

import pytest

from firmware.hardware.keys import DOWN, HOLD_A, LEFT, RIGHT, UP, A
from firmware.words import en_guest as words
from tests.firmware.guests.buttons import PASS, first_of, leap, made, make

RIVAL = b"\x00\x01"
PEOPLE = b"\x00\x00"


def test_a_move_is_chosen_by_its_start_and_then_its_end(machine):
    view = leap(machine, RIVAL)
    assert view.choices == {0: -1}
    assert view.cursor == 0, "the cursor goes to where something can be done"
    view.key(A)
    assert (view.picked, sorted(view.choices)) == ((0,), [1, 3])
    assert view.prompt() == words.PLACE
    view.key(HOLD_A)
    view.key(A)
    assert made(view) == 3
    assert (view.picked, view.choices) == ((), {})
    assert view.prompt() == "Krill is thinking"


def test_tests_of_any_game_find_a_move_where_moves_have_two_cells(machine):
    view = leap(machine, RIVAL)
    first = first_of(view)
    assert view.session.game.is_legal(first)
    assert view.cells(first, 0) == (0, 1)


@pytest.mark.parametrize(("y", "high"), [(8, 32), (28, 32), (32, 28)])
def test_the_mark_of_a_hint_leaves_the_last_line_alone(machine, y, high):
    view = leap(machine, RIVAL, BOXES=[(10, y, 12, 24)] * 9)
    assert view.spot([1]) == (6, y - 4, 20, high)


def test_of_two_cells_as_near_the_cursor_goes_to_the_first(machine):
    def cells(self, move, seat):
        return () if move == PASS else ({1: 3, 3: 1}[move],)  # not in the order of the moves

    view = leap(machine, RIVAL, cells=cells)
    assert sorted(view.choices) == [1, 3]
    assert view.distance(4, 1) == view.distance(4, 3)
    assert view.cursor == 1


def test_b_lets_go_of_what_was_chosen_and_so_does_a_on_it(machine):
    view = leap(machine, RIVAL)
    for let_go in (view.let_go, lambda: view.key(A)):
        view.key(A)
        view.cursor = 0
        let_go()
        assert (view.picked, view.cursor, sorted(view.choices)) == ((), 0, [0])
    assert not view.let_go(), "nothing is left to let go"


def test_a_where_nothing_can_be_done_says_why_and_does_nothing(machine):
    view = leap(machine, RIVAL)
    view.cursor = 4
    assert view.prompt() == words.NEXT
    view.key(A)
    assert (view.prompt(), view.plan) == (words.NOT_HERE, [])
    view.key(RIGHT)
    assert view.prompt() == words.NEXT, "until the next key"


def test_a_held_goes_from_one_possible_cell_to_the_next(machine):
    view = leap(machine, RIVAL)
    view.key(A)
    found = []
    for _ in range(3):
        view.key(HOLD_A)
        found.append(view.cursor)
    assert found == [3, 1, 3]


@pytest.mark.parametrize("key", [UP, DOWN, LEFT, RIGHT])
def test_the_cursor_moves_to_any_cell_and_past_the_edge(machine, key):
    view = leap(machine, RIVAL)
    for at in range(9):
        x, y = at % 3, at // 3
        x = (x + (key == RIGHT) - (key == LEFT)) % 3
        y = (y + (key == DOWN) - (key == UP)) % 3
        assert view.step(at, key) == 3 * y + x


def test_cells_of_any_sizes_are_neighbours_by_where_they_lie(machine):
    boxes = ((0, 0, 10, 30), (20, 0, 9, 9), (30, 0, 9, 9), (20, 21, 9, 9), (30, 21, 9, 9))
    view = leap(machine, RIVAL, BOXES=(*boxes, *[(60, 40, 5, 5)] * 4))
    assert [view.step(1, k) for k in (UP, DOWN, LEFT, RIGHT)] == [3, 3, 0, 2]
    assert view.step(0, RIGHT) == 1
    assert view.step(4, LEFT) == 3


def test_b_takes_back_the_persons_move_with_what_the_opponent_answered(machine):
    view = leap(machine, RIVAL)
    assert not view.can_undo()
    assert not view.undo()
    for move in (1, 9 * 8 + 7, PASS, PASS):
        make(view, move)
    assert view.undo()
    view.changed()
    assert list(view.session.moves) == [1, 79]
    make(view, PASS)
    assert view.undo(), "while the opponent thinks, too"
    view.changed()
    assert view.undo()
    assert len(view.session.moves) == 0


def test_b_does_not_take_back_what_another_person_did(machine):
    view = leap(machine, PEOPLE)
    make(view, 1)
    assert view.undo()
    view.changed()
    make(view, 1)
    make(view, 79)
    assert not view.can_undo()
    assert not view.undo()
    assert len(view.session.moves) == 2


def test_a_move_without_a_cell_is_in_the_menu_and_told(machine):
    view = leap(machine, RIVAL)
    assert [row.text() for row in view.rows(None)] == [words.PASS]
    make(view, PASS)
    make(view, PASS)
    assert view.prompt() == "Krill: Pass"
    view.key(RIGHT)
    assert view.words == ""


def test_where_nothing_else_can_be_done_a_makes_the_move_without_a_cell(machine):
    def blocked(self, start, end):
        return False

    view = leap(machine, RIVAL)
    view.GAME.is_near = blocked
    view.changed()
    assert (view.prompt(), view.rows(None)) == ("Ⓐ Pass", [])
    assert not view.can_hint()
    view.key(A)
    assert made(view) == PASS


def test_the_final_position_stays_until_a_key(machine):
    view = leap(machine, RIVAL)
    for _ in range(10):
        assert not view.recap
        make(view, PASS)
    assert view.recap
    view.say("")
    assert view.prompt() == "Ⓐ go on"
    view.key(A)
    assert not view.recap
    make_again = leap(machine, RIVAL)
    assert not make_again.recap


def test_a_hint_finds_the_cell_of_the_move(machine):
    view = leap(machine, RIVAL)
    assert view.can_hint()
    assert view.spot([9 * 8 + 7]) == (28 - 4, 28 - 4, 22, 22)
    assert view.spot([PASS]) is None


def test_the_cursor_can_be_put_back_where_it_was(machine):
    view = leap(machine, RIVAL)
    view.key(A)
    view.key(DOWN)
    state = view.cursor_state()
    view.key(DOWN)
    view.let_go()
    view.set_cursor(state)
    assert (view.cursor_state(), sorted(view.choices)) == (state, [1, 3])


def test_marks_last_move_chosen_cell_and_possible_ends(machine):
    bitmap = machine.load("displayio").Bitmap(128, 64, 2)
    canvas = machine.load("firmware.graphics.canvas").Canvas(bitmap, lambda: None)
    view = leap(machine, RIVAL)
    view.draw(canvas)
    assert [list(view._marks)] == [[0] * 9]
    view.key(A)
    view.draw(canvas)
    assert list(view._marks) == [4, 1, 0, 1, 0, 0, 0, 0, 0]
    make(view, 3)
    view.draw(canvas)
    assert list(view._marks) == [2, 0, 0, 2, 0, 0, 0, 0, 0]
    assert len(canvas.animation.moving[0]) == 2, "the cells that changed"


def test_there_is_a_hint_where_all_moves_begin_in_one_cell(machine):
    view = leap(machine, RIVAL, cells=lambda self, move, seat: (0, 1))
    assert len(view.choices) + len(view.others) == 1
    assert view.can_hint()


def test_all_moves_of_a_rival_in_a_row_are_marked_and_of_the_persons_own_the_last(machine):
    view = leap(machine, RIVAL)
    view.session.moves, view.session.movers = [1, 79, PASS, 70], b"\x00\x01\x01\x01"
    assert view.last() == (8, 7, 7, 7)
    view.session.moves, view.session.movers = [79, 1, 13], b"\x01\x00\x00"
    assert view.last() == (1, 4)


def test_what_a_person_has_revealed_does_not_flash_and_what_a_rival_has_does(machine):
    view = leap(machine, RIVAL)
    assert view.flashes(0), "what was taken back"
    make(view, 1)
    assert view.flashes(0)
    view.session.mark = 1
    assert not view.flashes(0)
    view.session.movers = b"\x01"
    assert view.flashes(0)


def through(self, move, seat):
    """Return three cells of a move of Leap: the third is that of the corner below."""
    return () if move == PASS else (move // 9, move % 9, 8)


def test_a_move_of_three_cells_is_chosen_one_by_one_and_b_lets_the_last_go(machine):
    view = leap(machine, RIVAL, cells=through)
    view.key(A)
    assert (view.picked, sorted(view.choices)) == ((0,), [1, 3])
    view.cursor = 3
    view.key(A)
    assert (view.picked, sorted(view.choices), view.plan) == ((0, 3), [8], [])
    assert view.let_go()
    assert (view.picked, view.cursor, sorted(view.choices)) == ((0,), 3, [1, 3])
    view.key(A)
    view.cursor = 0
    view.key(A)
    assert view.picked == (), "A on a cell that was chosen lets it go, and those after it"
    for at in (0, 1, 8):
        view.cursor = at
        view.key(A)
    assert made(view) == 1


def test_cells_may_be_drawn_over_the_ground_and_paint_knows_which_one(machine):
    bitmap = machine.load("displayio").Bitmap(128, 64, 2)
    canvas = machine.load("firmware.graphics.canvas").Canvas(bitmap, lambda: None)
    painted = []

    def paint(self, c, shown, x, y, w, h):
        painted.append(self.at)

    view = leap(
        machine,
        RIVAL,
        OVER_GROUND=True,
        ground=lambda self, c: c.fill(0, 0, 42, 42),
        paint=paint,
    )
    view.draw(canvas)
    assert sorted(painted) == list(range(9))
    lit = [canvas.bitmap[x, 20] for x in range(42)]
    assert lit == [1] * 14 + [1] * 28
    view.OVER_GROUND = False
    view.is_fresh = True
    view.draw(canvas)
    assert [canvas.bitmap[x, 20] for x in range(1, 13)] == [0] * 12
