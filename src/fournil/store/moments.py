"""The moments that are noted: for each player, none is before the last one.

The machine's clock may be set back. What a player did later must still come later, since their
streaks follow the order of dealing, and time must go on passing in the game that they play.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

_TICK: Final = timedelta(milliseconds=1)
_NONE: Final = timedelta(0)


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Moments:
    """A clock that never goes back for any player, whatever the machine's own does."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        # How far some players' time runs before the machine's, by the players' numbers. Those for
        # whom the clock is right, nearly all, are not in it.
        self._ahead: dict[int, timedelta] = {}

    def now(self) -> datetime:
        """The clock's moment as the tables can hold it, in whole milliseconds."""
        now = self._clock()
        return now.replace(microsecond=now.microsecond // 1000 * 1000)

    def present(self, player: int) -> datetime:
        """The present moment of a player, for measuring since an earlier one of theirs."""
        return self.now() + self._ahead.get(player, _NONE)

    def next(self, player: int, last: datetime | None) -> datetime:
        """A moment to note, which is after every one that is noted of the player already.

        Args:
            player: the player's number.
            last: the latest moment that is noted of them, if any is.
        """
        now = self.now()
        if last is None or last < now:
            self._ahead.pop(player, None)
            return now
        moment = max(now + self._ahead.get(player, _NONE), last + _TICK)
        self._ahead[player] = moment - now
        return moment
