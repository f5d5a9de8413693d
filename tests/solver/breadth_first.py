"""The fewest actions by looking at all boards one action away, two actions away, and so on.

An action is what the app calls one: a card, or a run within the limit, to a place. Knows nothing of
the package under test, and nothing of any trick.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.solver.exhaustive import Board, Kind, after_one_move


def _plain(board: Board) -> Board:
    columns, cells, up = board
    return tuple(sorted(columns)), tuple(sorted(cells)), up


def after_one_action(kind: Kind, board: Board) -> Iterator[Board]:
    """Every board that one action leads to: single cards, then runs of at least two cards."""
    yield from after_one_move(kind, board)
    columns, cells, up = board
    empty = columns.count(())
    for source, column in enumerate(columns):
        for length in range(2, len(column) + 1):
            run = column[-length:]
            if run[0] not in kind.homes[run[1]]:
                break
            for target, onto in enumerate(columns):
                limit = (kind.cells - len(cells) + 1) * 2 ** (empty - (not onto))
                if target == source or length > limit:
                    continue
                if onto and onto[-1] not in kind.homes[run[0]]:
                    continue
                moved = list(columns)
                moved[source] = column[:-length]
                moved[target] = onto + run
                yield tuple(moved), cells, up


def fewest_actions(kind: Kind, board: Board, most: int = 200_000) -> int | None:
    """The fewest actions to won; None if it cannot be won.

    Raises:
        OverflowError: more than ``most`` boards were needed.
    """
    layer = {_plain(board)}
    seen = set(layer)
    actions = 0
    while layer:
        if any(sum(up) == 4 * kind.ranks for _, _, up in layer):
            return actions
        others = {_plain(after) for before in layer for after in after_one_action(kind, before)}
        layer = others - seen
        seen |= layer
        actions += 1
        if len(seen) > most:
            raise OverflowError
    return None
