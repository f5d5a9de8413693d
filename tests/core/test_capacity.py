"""The capacity table, proved by doing the single-card moves that a run move stands for.

Every cell of the table is shown twice: with plain numbers for cards, where runs may be as long as
the table asks for, and on the engine's own boards, as far as thirteen ranks reach. Each time an
exhaustive search of single moves carries exactly as many cards as the table says, and shows that
one more cannot be carried.
"""

from __future__ import annotations

from collections import deque

import pytest

from fournil.core.cards import Card, Rank, Suit
from fournil.core.moves import Move, Place, PlaceKind
from fournil.core.position import Position
from fournil.core.rules import Build, EmptyColumn, Rules, find_rules
from fournil.errors import IllegalMoveError

# (empty cells, empty columns with the target if it is one, whether the target is empty) -> cards
TABLE = {
    (cells, empty, False): count
    for cells, row in enumerate([(1, 2, 4), (2, 4, 8), (3, 6, 12), (4, 8, 16), (5, 10, 20)])
    for empty, count in enumerate(row)
} | {
    (cells, empty, True): count
    for cells, row in enumerate([(1, 2), (2, 4), (3, 6), (4, 8), (5, 10)])
    for empty, count in enumerate(row, start=1)
}
CASES = [(*situation, count) for situation, count in TABLE.items()]
BOULANGER = find_rules("boulanger")


@pytest.mark.parametrize(("cells", "empty", "to_empty", "count"), CASES)
def test_capacity_is_that_of_the_table(cells: int, empty: int, to_empty: bool, count: int) -> None:
    assert BOULANGER.capacity(cells, empty, to_empty=to_empty) == count


@pytest.mark.parametrize(("cells", "empty", "to_empty", "count"), CASES)
def test_single_moves_carry_as_many_cards_and_no_more(
    cells: int, empty: int, to_empty: bool, count: int
) -> None:
    helpers = empty - to_empty
    assert can_carry(count, cells, helpers)
    assert not can_carry(count + 1, cells, helpers)


def can_carry(length: int, cells: int, helpers: int) -> bool:
    """Whether single moves can carry a run, searched exhaustively.

    The run is the numbers ``length`` ... 1, on a source that holds nothing else that may move. The
    target takes ``length``. ``helpers`` columns and ``cells`` cells are empty.
    """
    run = tuple(range(length, 0, -1))
    # Source and target differ from the helpers, which are alike; so are the cells.
    begin = (run, (), ((),) * helpers, ())
    seen = {begin}
    waiting = deque([begin])
    while waiting:
        state = waiting.popleft()
        if state[1] == run:
            return True
        for after in single_moves(state, length, cells):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


State = tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]


def single_moves(state: State, length: int, cells: int) -> list[State]:
    """Every state that one single-card move leads to."""
    source, target, helpers, held = state
    lifted: list[tuple[int, State]] = []
    if source:
        lifted.append((source[-1], (source[:-1], target, helpers, held)))
    if target:
        lifted.append((target[-1], (source, target[:-1], helpers, held)))
    for index, helper in enumerate(helpers):
        if helper:
            rest = (*helpers[:index], helper[:-1], *helpers[index + 1 :])
            lifted.append((helper[-1], (source, target, rest, held)))
    lifted += [
        (card, (source, target, helpers, tuple(other for other in held if other != card)))
        for card in held
    ]
    found: list[State] = []
    for card, (source_left, target_left, helpers_left, held_left) in lifted:
        # What lay under the whole run takes its head back, as does the target.
        if card == (source_left[-1] - 1 if source_left else length):
            found.append(((*source_left, card), target_left, helpers_left, held_left))
        if card == (target_left[-1] - 1 if target_left else length):
            found.append((source_left, (*target_left, card), helpers_left, held_left))
        for index, helper in enumerate(helpers_left):
            if not helper or helper[-1] == card + 1:
                more = (*helpers_left[:index], (*helper, card), *helpers_left[index + 1 :])
                found.append((source_left, target_left, tuple(sorted(more)), held_left))
        if len(held_left) < cells:
            found.append(
                (source_left, target_left, helpers_left, tuple(sorted((*held_left, card))))
            )
    return found


# The same on the engine's boards.

FITTING = [case for case in CASES if case[3] + (not case[2]) <= 13]
ONE_MORE_FITTING = [case for case in CASES if case[3] + 1 + (not case[2]) <= 13]


def board(length: int, cells: int, empty: int, *, to_empty: bool) -> tuple[Position, Place, Place]:
    """A board with a run of hearts, and where it comes from and is to go.

    The target is the next higher heart, or empty. Toward an occupied target the source holds the
    run and nothing else, as when a player drags a whole column: it is no empty column. Toward an
    empty target a card lies beneath the run. Cards that fill the other cells and columns take no
    heart, for this game builds by suit.
    """
    hearts = [Card(Rank(rank), Suit.HEARTS) for rank in range(length, 0, -1)]
    others = [card for card in BOULANGER.deck if card not in hearts]
    target: list[Card] = []
    if not to_empty:
        parent = Card(Rank(length + 1), Suit.HEARTS)
        others.remove(parent)
        target = [parent]
    filled_cells = [others.pop() for _ in range(4 - cells)]
    beneath = [others.pop()] if to_empty else []
    columns: list[list[Card]] = [[*beneath, *hearts], target]
    spare: list[list[Card]] = [[] for _ in range(empty - to_empty)]
    blocked: list[list[Card]] = [[others.pop(0)] for _ in range(8 - len(columns) - len(spare))]
    blocked[0][:0] = others
    position = Position(
        BOULANGER, [*columns, *spare, *blocked], [*filled_cells, *[None] * cells], (0, 0, 0, 0)
    )
    return position, Place.column(0), Place.column(1)


def carried_by_single_moves(position: Position, source: Place, target: Place) -> Position | None:
    """Where single moves of the run's cards lead once all lie on the target: all are searched."""
    run = position.columns[source.index][-position.run_length(source.index) :]
    goal = position.columns[target.index] + run
    seen = {alike_key(position)}
    waiting = deque([position])
    while waiting:
        here = waiting.popleft()
        if here.columns[target.index] == goal:
            return here
        for move in here.legal_moves:
            if move.count != 1 or here.moved_cards(move)[0] not in run:
                continue
            if move.target.kind is PlaceKind.FOUNDATION:
                continue
            after = here.play(move)
            alike = alike_key(after)
            if alike not in seen:
                seen.add(alike)
                waiting.append(after)
    return None


def alike_key(position: Position) -> tuple[object, ...]:
    """What makes two boards the same for this search.

    Cells are alike, and so are the columns that were empty.
    """
    held = frozenset(card for card in position.cells if card is not None)
    return position.columns[:2], frozenset(position.columns[2:]), held


@pytest.mark.parametrize(("cells", "empty", "to_empty", "count"), FITTING)
def test_a_run_move_is_what_single_moves_do(
    cells: int, empty: int, to_empty: bool, count: int
) -> None:
    position, source, target = board(count, cells, empty, to_empty=to_empty)
    move = Move(source, target, count)
    assert move in position.legal_moves
    assert position.parse_move("12") == move
    carried = carried_by_single_moves(position, source, target)
    assert carried is not None
    assert set(carried.cells) == set(position.cells)
    assert position.play(move).columns == carried.columns


@pytest.mark.parametrize(("cells", "empty", "to_empty", "count"), ONE_MORE_FITTING)
def test_one_card_more_is_refused_and_could_not_be_carried(
    cells: int, empty: int, to_empty: bool, count: int
) -> None:
    position, source, target = board(count + 1, cells, empty, to_empty=to_empty)
    assert carried_by_single_moves(position, source, target) is None
    move = Move(source, target, count + 1)
    assert move not in position.legal_moves
    with pytest.raises(IllegalMoveError) as refused:
        position.play(move)
    assert refused.value.key == ("move-capacity-one" if count == 1 else "move-capacity")


def test_a_whole_column_dragged_to_an_empty_one_is_no_empty_column() -> None:
    """Single moves could use the column that empties behind the run.

    But all that they would change is which column is empty.

    The rule counts only columns that are empty when the move begins, so the table holds here too.
    """
    position, source, target = board(6, 4, 1, to_empty=True)
    bottom = position.columns[source.index][0]
    last = len(position.columns) - 1
    columns = [list(column) for column in position.columns]
    columns[source.index].remove(bottom)
    columns[last].insert(0, bottom)
    whole = Position(BOULANGER, columns, position.cells)
    with pytest.raises(IllegalMoveError) as refused:
        whole.play(Move(source, target, 6))
    assert (refused.value.key, refused.value.params["limit"]) == ("move-capacity", 5)
    assert whole.resolve(Move(source, target, None)).count == 5


def test_the_worked_example_of_the_rules() -> None:
    """Four cells and one column empty: ten cards to an occupied column, five to the empty one."""
    position, source, target = board(10, 4, 1, to_empty=False)
    assert position.resolve(Move(source, target, None)).count == 10
    (empty,) = (index for index, column in enumerate(position.columns) if not column)
    assert position.resolve(Move(source, Place.column(empty), None)).count == 5


@pytest.mark.parametrize("fill", [EmptyColumn.KING, EmptyColumn.NOTHING])
def test_empty_columns_that_take_not_every_card_do_not_help(fill: EmptyColumn) -> None:
    rules = BOULANGER.replace(fill=fill)
    assert [rules.capacity(2, empty, to_empty=False) for empty in range(3)] == [3, 3, 3]


def test_games_of_single_cards_move_one_card() -> None:
    for name in ("BD1-KD", "BD1-KA", "BD1-ED", "BD1-EA", "GM1-KA"):
        rules = find_rules(name)
        for empty in range(3):
            assert rules.capacity(0, empty, to_empty=False) == 1


def test_runs_of_alternate_colours_move_by_the_same_table() -> None:
    rules: Rules = find_rules("freecell")
    assert rules.build is Build.ALTERNATE_COLOUR
    for (cells, empty, to_empty), count in TABLE.items():
        assert rules.capacity(cells, empty, to_empty=to_empty) == count
