"""A slow second opinion on losses of Baker's Dozen, with none of the solver's rules.

It forgets who lies on whom and keeps, layer by layer, every pair of "how many cards of each column
have not moved" and "how far each foundation is" that can be reached. A card may leave if the moved
cards of the rank below have room on other cards than it; it may be placed if the moved cards of its
rank and itself have room one rank higher. This allows more than the game does, so if even so no
foundation set is ever complete, the game cannot be won. Nothing is called safe, no card is called
moved before it moves, no order is preferred and nothing is dropped but doubles.

Kings do not move here, and cards at the bottom of a column do: the game in which kings sink.
"""

from __future__ import annotations

from functools import cache

from fournil import Build, Card, Position

State = tuple[tuple[int, ...], tuple[int, ...]]


class LossChecker:
    """The relaxed game of one position."""

    def __init__(self, position: Position) -> None:
        self.columns = position.columns
        self.ranks = position.rules.ranks
        self.other_suit = position.rules.build is Build.OTHER_SUIT
        self.start: State = (tuple(map(len, position.columns)), tuple(position.foundations))
        self.have_room = cache(self._have_room)

    def _have_room(self, cards: frozenset[int], places: frozenset[int]) -> bool:
        """Whether cards of one rank (suits) can lie on different cards of the next (suits)."""
        if not cards:
            return True
        first, *others = sorted(cards)
        return any(
            self.have_room(frozenset(others), places - {place})
            for place in places
            if not (self.other_suit and place == first)
        )

    def after_one_move(self, state: State) -> list[State]:
        still, up = state
        moved: dict[int, set[int]] = {rank: set() for rank in range(self.ranks + 2)}
        places: dict[int, set[int]] = {rank: set() for rank in range(self.ranks + 2)}
        tops: list[tuple[int, Card]] = []
        for index, column in enumerate(self.columns):
            for place, card in enumerate(column):
                if card.rank <= up[card.suit]:
                    continue
                if place >= still[index]:
                    moved[card.rank].add(card.suit)
                    places[card.rank].add(card.suit)
                elif place == still[index] - 1:
                    places[card.rank].add(card.suit)
                    tops.append((index, card))

        def can_be_bare(card: Card) -> bool:
            return self.have_room(
                frozenset(moved[card.rank - 1]), frozenset(places[card.rank] - {card.suit})
            )

        found = []
        for suit in range(4):
            rank = up[suit] + 1
            if rank > self.ranks or suit not in places[rank]:
                continue
            index, card = next(
                (index, card)
                for index, column in enumerate(self.columns)
                for card in column
                if card == (rank, suit)
            )
            if can_be_bare(card):
                risen = (*up[:suit], rank, *up[suit + 1 :])
                lies_on_top = (index, card) in tops
                found.append((_less(still, index) if lies_on_top else still, risen))
        for index, card in tops:
            cards = frozenset(moved[card.rank] | {card.suit})
            has_place = self.have_room(cards, frozenset(places[card.rank + 1]))
            if card.rank < self.ranks and has_place and can_be_bare(card):
                found.append((_less(still, index), up))
        return found

    def states_if_lost(self, most: int) -> int | None:
        """How many states there are if none of them is won.

        Returns:
            None if one is won (the checker cannot tell then) or if there are more than ``most``.
        """
        waiting = [self.start]
        seen = {self.start}
        while waiting:
            for state in self.after_one_move(waiting.pop()):
                if sum(state[1]) == 4 * self.ranks or len(seen) > most:
                    return None
                if state not in seen:
                    seen.add(state)
                    waiting.append(state)
        return len(seen)


def _less(still: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*still[:index], still[index] - 1, *still[index + 1 :])
