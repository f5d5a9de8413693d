"""Position: a board with its moves: what may be played on it, and what a move's text means."""

from __future__ import annotations

from typing import Final, cast

from fournil.core.board import (
    Board,
    Foundations,
    set_cells,
    set_columns,
    set_foundations,
    set_rules,
)
from fournil.core.cards import Card
from fournil.core.legality import LegalMoves, complete, refusal, shortest_text
from fournil.core.moves import Move, Place, PlaceKind, readings_of
from fournil.errors import AmbiguousMoveError

_COLUMN: Final = PlaceKind.COLUMN
_CELL: Final = PlaceKind.CELL
_new: Final = object.__new__


class Position(Board):
    """The cards of one game at one moment: immutable and hashable.

    Two positions are equal when the same cards lie in the same places under the same rules.

    Attributes:
        rules: the game.
        columns: the cards of each tableau column, top card last.
        cells: the card in each free cell, or None.
        foundations: the rank on top of each foundation in the order S H D C, 0 where it is empty.

    >>> from fournil.core.rules import find_rules
    >>> from fournil.deals.deal import Deal
    >>> start = Deal(find_rules("boulanger"), 26).position
    >>> len(start.legal_moves), start.is_won
    (33, False)
    """

    __slots__ = ()

    # what may be played

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that the rules allow here: a lazy view that can be iterated, counted, asked."""
        return LegalMoves(self)

    def play(self, move: Move | str) -> Position:
        """The position after a move.

        Raises:
            MalformedMoveError: the text names no move.
            AmbiguousMoveError: the text can be read as two moves.
            IllegalMoveError: the rules refuse it here; the error says why.

        >>> from fournil.core.rules import find_rules
        >>> from fournil.deals.deal import Deal
        >>> start = Deal(find_rules("boulanger"), 26).position
        >>> len(start.play("1a").columns[0])
        6
        """
        if isinstance(move, str):
            move = self.parse_move(move)
        elif move.count is None:
            move = complete(self, move)
        reason = refusal(self, move)
        if reason is not None:
            raise reason
        return self.play_unchecked(move)

    def play_unchecked(self, move: Move) -> Position:
        """The position after a move that is known to be legal: nothing is checked."""
        (source, source_index), (target, target_index) = move.source, move.target
        columns, cells, foundations = self.columns, self.cells, self.foundations
        # Piles that the move leaves alone are shared.
        piles = list(columns)
        if source == _COLUMN:
            column = columns[source_index]
            cut = len(column) - (move.count or 1)
            cards = column[cut:]
            piles[source_index] = column[:cut]
        else:
            held = list(cells)
            cards = (cast("Card", held[source_index]),)
            held[source_index] = None
            cells = tuple(held)
        if target == _COLUMN:
            piles[target_index] += cards
        elif target == _CELL:
            held = list(cells)
            held[target_index] = cards[0]
            cells = tuple(held)
        else:
            up = list(foundations)
            up[cards[0].suit] += 1
            foundations = cast("Foundations", tuple(up))
        position = _new(type(self))
        set_rules(position, self.rules)
        set_columns(position, tuple(piles))
        set_cells(position, cells)
        set_foundations(position, foundations)
        return position

    def parse_move(self, text: str) -> Move:
        """The move that a text stands for here, with its number of cards; it may be illegal.

        Raises:
            MalformedMoveError: the text names no move.
            AmbiguousMoveError: the text can be read as two moves on this board.
        """
        readings = readings_of(text)
        fitting = [move for move in readings if self.has(move.source) and self.has(move.target)]
        if len(fitting) > 1:
            raise AmbiguousMoveError(
                "move-ambiguous", text=text, first=str(fitting[0]), second=str(fitting[1])
            )
        return self.resolve((fitting or readings)[0])

    def format_move(self, move: Move) -> str:
        """The shortest text that reads back as this move here.

        >>> from fournil.core.rules import find_rules
        >>> from fournil.deals.deal import Deal
        >>> start = Deal(find_rules("boulanger"), 26).position
        >>> start.format_move(Move.parse("1a"))
        '1a'
        """
        return shortest_text(self, move)

    def resolve(self, move: Move) -> Move:
        """The same move with its number of cards: the longest run that may go, else one card."""
        return complete(self, move)

    def destinations(self) -> dict[Card, tuple[Place, ...]]:
        """Where each card may go now, alone or at the head of its run; only cards that can move."""
        table: dict[Card, list[Place]] = {}
        for move in self.legal_moves:
            table.setdefault(self.moved_cards(move)[0], []).append(move.target)
        return {card: tuple(places) for card, places in table.items()}

    @property
    def is_stuck(self) -> bool:
        """Whether no legal move exists and the game is not won."""
        return not self.is_won and not self.legal_moves
