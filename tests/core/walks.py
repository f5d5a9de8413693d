"""Positions and games as play reaches them, for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from fournil.core.moves import FOUNDATION, Move, Place
from fournil.core.position import Position
from fournil.core.rules import CATALOGUE, Rules
from fournil.deals.deal import Deal
from fournil.game.game import Game
from tests.core import brute

ALL_RULES = st.sampled_from(CATALOGUE)


def from_board(rules: Rules, board: brute.Board) -> Position:
    """The engine's position for a board of the brute-force generator."""
    return Position(
        rules,
        [" ".join(column) for column in board.columns],
        " ".join(card or "-" for card in board.cells),
        board.foundations,
    )


def as_board(position: Position) -> brute.Board:
    """The brute-force generator's board for a position."""
    return brute.Board(
        tuple(tuple(map(str, column)) for column in position.columns),
        tuple("" if card is None else str(card) for card in position.cells),
        position.foundations,
    )


@st.composite
def games(draw: st.DrawFn, longest: int = 60) -> Game:
    """A game in which some moves have been played.

    Any legal ones, or those to the foundations first:
    without that preference play would never get far up; with it alone, cells would hardly be used.
    """
    rules = draw(ALL_RULES)
    game = Game(Deal(rules, draw(st.integers(0, 2**30 - 1))))
    choices = draw(st.lists(st.tuples(st.booleans(), st.integers(0, 99)), max_size=longest))
    for upward, choice in choices:
        legal = list(game.position.legal_moves)
        if upward:
            legal = [move for move in legal if move.target == FOUNDATION] or legal
        if not legal:
            break
        game.play(legal[choice % len(legal)])
    return game


def positions() -> st.SearchStrategy[Position]:
    """A position that play can reach."""
    return games().map(lambda game: game.position)


def conceivable_moves(position: Position) -> list[Move]:
    """Every move between two places of this game, legal or not."""
    columns = [Place.column(index) for index in range(len(position.columns))]
    cells = [Place.cell(index) for index in range(len(position.cells))]
    found = []
    for source in (*columns, *cells, FOUNDATION):
        for target in (*columns, *cells, FOUNDATION):
            most = len(position.columns[source.index]) + 1 if source in columns else 2
            found += [Move(source, target, count) for count in range(1, most + 1)]
    return found
