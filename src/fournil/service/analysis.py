"""Advice: the truth about the positions of a game, worked out beside the play.

Every question comes back at once as a :class:`PendingAnswer`: a future that somebody may wait for,
and how its outcome becomes an answer. What an answer tells counts as help and is written down
before it is given. A question about a position that the game has left is given up, so its searches
stop.

Hints come from one winning line, which is kept with the game: the moves that stood when it was
found, and those that win from there. As long as the moves that stand are the first of that line,
the next hint is its next move. So hints lead to the end however often they are asked for, after
undoing, after a restart of the server, and from several servers at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from fournil.deals.deal import Deal
from fournil.errors import FournilError, NoWinnablePositionError
from fournil.game.game import Game
from fournil.game.record import illegal
from fournil.service.jobs import JobsByGame, PendingAnswer
from fournil.service.snapshots import ActionRejectedError, VersionConflictError
from fournil.service.solver_pool import SolverPool
from fournil.service.timeouts import USUAL, Timeouts
from fournil.solver import Result, Verdict, WinLoss
from fournil.solver.analysis import each_move, find_losing_move, verdict_of, without_cycles
from fournil.store import Help

if TYPE_CHECKING:
    from fournil.core.moves import Move
    from fournil.core.position import Position
    from fournil.service.snapshots import GameState
    from fournil.store import Store

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Truth:
    """Whether a game can still be won, at a version of it."""

    version: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class MovesTruth:
    """What each legal move leads to, at a version of a game."""

    version: int
    verdicts: dict[Move, Verdict]


@dataclass(frozen=True, slots=True)
class WinningLine:
    """How a game can be won from a version of it.

    Attributes:
        version: the version.
        verdict: whether it can.
        moves: the moves to play; None unless it can. None are needed where it is won.
    """

    version: int
    verdict: Verdict
    moves: tuple[Move, ...] | None


@dataclass(frozen=True, slots=True)
class WayBack:
    """The last position of a game, at a version of it, that can be won.

    Attributes:
        version: the version.
        actions: how many of its first actions lead there.
    """

    version: int
    actions: int


class AnalysisService:
    """What the solver tells the players of a desk; one serves many threads."""

    def __init__(
        self,
        store: Store,
        look: Callable[[str, str], GameState],
        lanes: SolverPool | None = None,
        *,
        timeouts: Timeouts = USUAL,
    ) -> None:
        """Give advice on the games of a store.

        Args:
            store: keeps the help that was given, and the lines.
            look: a game of a player as it stands, given the player and the game's id.
            lanes: where positions are settled; lanes of its own if not given.
            timeouts: after what questions are given up.
        """
        self._store = store
        self._look = look
        self._lanes = lanes or SolverPool(timeouts=timeouts)
        self._timeouts = timeouts
        self._watches = JobsByGame()

    def moved(self, game_id: str) -> None:
        """Give up all questions about a game: its position has changed."""
        self._watches.moved(game_id)

    def close(self) -> None:
        """Stop all searches."""
        self._lanes.close()

    # questions about a game

    def truth(self, player: str, game_id: str, version: int | None = None) -> PendingAnswer[Truth]:
        """Whether a game can still be won.

        Args:
            player: whose game it is.
            game_id: which game.
            version: the version that is meant; the present one if not given.

        Raises:
            VersionConflictError: the game is at another version.
            UnknownSavedGameError: the player has no such game.
        """

        def prepare(state: GameState) -> Future[Result]:
            if self._lanes.settled(state.position) is None:
                self._kept_line(state)  # which settles it, too
            return self._outlook(state)

        def conclude(state: GameState, solution: Result) -> Truth:
            if solution.verdict is not Verdict.UNKNOWN:
                self._note(state, Help.TRUTH)
            return Truth(state.saved.version, solution.verdict)

        return self._ask(player, game_id, version, prepare, conclude)

    def analysis(
        self, player: str, game_id: str, version: int | None = None
    ) -> PendingAnswer[MovesTruth]:
        """The verdict on each legal move of a game, in the order of the legal moves.

        Takes and raises what :meth:`truth` does.
        """

        def prepare(state: GameState) -> Future[dict[Move, Verdict]]:
            position = state.position
            self._kept_line(state)  # one more move whose verdict is known
            return self._lanes.ask(
                ("moves", position), lambda: each_move(position), self._timeouts.moves
            )

        def conclude(state: GameState, verdicts: dict[Move, Verdict]) -> MovesTruth:
            if any(verdict is not Verdict.UNKNOWN for verdict in verdicts.values()):
                self._note(state, Help.ANALYSIS)
            return MovesTruth(state.saved.version, verdicts)

        return self._ask(player, game_id, version, prepare, conclude)

    def hint(
        self, player: str, game_id: str, version: int | None = None
    ) -> PendingAnswer[WinningLine]:
        """The next move of a winning line, the same line as long as it is followed.

        Its answer holds that one move, or none where the game is won; it takes and raises what
        :meth:`truth` does.
        """
        return self._line(player, game_id, version, Help.HINT)

    def solution(
        self, player: str, game_id: str, version: int | None = None
    ) -> PendingAnswer[WinningLine]:
        """A whole winning line; hints follow it, too. Takes and raises what :meth:`truth` does."""
        return self._line(player, game_id, version, Help.SOLUTION)

    def back(self, player: str, game_id: str, version: int | None = None) -> PendingAnswer[WayBack]:
        """Where the last winnable position of a game is; takes and raises what :meth:`truth` does.

        Its answer raises :class:`ActionRejectedError` where there is none to go back to: the game
        is won (``back-won``), it can still be won (``back-winnable``), it never could
        (``back-never``), or the search reached its limit before it could tell (``back-unknown``).
        """

        def prepare(state: GameState) -> Future[WinLoss]:
            played = len(state.actions)
            if state.position.is_won:
                return _done(WinLoss(played + 1, played, played + 1))
            positions = tuple(_positions(state.deal, state.actions))
            known = self._known_winnable(state, positions)
            return self._lanes.ask(
                ("past", positions), lambda: find_losing_move(positions, known), self._timeouts.past
            )

        def conclude(state: GameState, past: WinLoss) -> WayBack:
            if state.position.is_won:
                raise ActionRejectedError(NoWinnablePositionError("back-won"), state)
            if past.last_winnable == past.positions - 1:
                self._note(state, Help.TRUTH)
                raise ActionRejectedError(NoWinnablePositionError("back-winnable"), state)
            if past.first_lost == 0:
                self._note(state, Help.TRUTH)
                raise ActionRejectedError(NoWinnablePositionError("back-never"), state)
            if not past.is_exact:
                raise ActionRejectedError(NoWinnablePositionError("back-unknown"), state)
            self._note(state, Help.BACK)
            return WayBack(state.saved.version, past.last_winnable)

        return self._ask(player, game_id, version, prepare, conclude)

    # questions about no game in particular

    def verdicts(self, deal: str, moves: Sequence[str]) -> PendingAnswer[list[Verdict]]:
        """The verdict on each position of a line: one for the deal and one after each move.

        Args:
            deal: any text that names a deal.
            moves: texts of moves; ``finish`` is one, too.

        Raises:
            FournilError: the text names no deal.
            IllegalRecordError: a move cannot be played; it says which, and why.
        """
        positions = tuple(_positions(Deal.parse(deal), moves))
        future = self._lanes.ask(
            ("past", positions), lambda: find_losing_move(positions), self._timeouts.past
        )
        return PendingAnswer(future, lambda past: past.verdicts)

    # how questions are asked

    def _ask(
        self,
        player: str,
        game_id: str,
        version: int | None,
        prepare: Callable[[GameState], Future[Any]],
        conclude: Callable[[GameState, Any], T],
    ) -> PendingAnswer[T]:
        seen: GameState

        def ask() -> Future[Any]:
            nonlocal seen
            seen = self._look(player, game_id)
            if version not in (None, seen.saved.version):
                raise VersionConflictError(seen)
            return prepare(seen)

        future = self._watches.ask(game_id, ask)
        return PendingAnswer(
            future,
            lambda outcome: conclude(seen, outcome),
            lambda: self._look(player, game_id),
        )

    def _outlook(self, state: GameState) -> Future[Result]:
        position = state.position
        if position.is_won:
            return _done(Result(Verdict.WINNABLE, ()))
        settled = self._lanes.settled(position)
        if settled is not None:
            return _done(settled)
        return self._lanes.ask(
            ("verdict_of", position), lambda: verdict_of(position), self._timeouts.question
        )

    def _note(self, state: GameState, told: Help, line: str | None = None) -> None:
        """Write down what is about to be told, unless that would change nothing."""
        saved = state.saved
        counts = saved.won_at is None and (told is Help.HINT or not saved.help & told)
        if counts or line is not None:
            self._store.note_help(saved, told, line=line)

    # winning lines

    def _line(
        self, player: str, game_id: str, version: int | None, told: Help
    ) -> PendingAnswer[WinningLine]:
        kept: tuple[Move, ...] | None = None

        def prepare(state: GameState) -> Future[Result]:
            nonlocal kept
            kept = self._kept_line(state)
            if kept is not None:
                return _done(Result(Verdict.WINNABLE, kept))
            return self._outlook(state)

        def conclude(state: GameState, solution: Result) -> WinningLine:
            version = state.saved.version
            if solution.line is None:
                if solution.verdict is Verdict.UNWINNABLE:
                    self._note(state, Help.TRUTH)
                return WinningLine(version, solution.verdict, None)
            if state.position.is_won:
                return WinningLine(version, solution.verdict, ())
            line, text = kept, None
            if line is None:
                line = without_cycles(state.position, solution.line)
                text = " ".join((*state.actions, *map(str, line)))
                self._learn(state.position, line)
            self._note(state, told, text)
            return WinningLine(version, solution.verdict, line[:1] if told is Help.HINT else line)

        return self._ask(player, game_id, version, prepare, conclude)

    def _kept_line(self, state: GameState) -> tuple[Move, ...] | None:
        """What is left of the kept line, if it goes on from here: that settles here and next."""
        if state.position.is_won:
            return None
        kept = self._kept(state)
        played = len(state.actions)
        if tuple(kept[:played]) != state.actions:
            return None
        line = _winning(state.position, kept[played:])
        if line is not None:
            here_and_next = (state.position, state.position.play_unchecked(line[0]))
            if any(self._lanes.settled(position) is None for position in here_and_next):
                self._learn(state.position, line)
        return line

    def _known_winnable(self, state: GameState, positions: Sequence[Position]) -> int:
        """How far the moves that stand follow the kept line: so far the game can be won.

        Answers the index of the last such position; -1 if no line was kept.
        """
        kept = self._kept(state)
        common = 0
        for one, other in zip(kept, state.actions, strict=False):
            if one != other:
                break
            common += 1
        return -1 if _winning(positions[common], kept[common:]) is None else common

    def _kept(self, state: GameState) -> list[str]:
        """The actions of the kept line, from the deal on; none if there is no such line."""
        saved = state.saved
        if saved.won_at is None and not saved.help & (Help.HINT | Help.SOLUTION):
            return []  # no line was ever shown: no need to ask the store
        return (self._store.line(saved.id) or "").split()

    def _learn(self, position: Position, line: Sequence[Move]) -> None:
        for at, move in enumerate(line):
            self._lanes.learn(position, Result(Verdict.WINNABLE, tuple(line[at:])))
            position = position.play_unchecked(move)


def _done(answer: T) -> Future[T]:
    """A future for what is known already."""
    future: Future[T] = Future()
    future.set_result(answer)
    return future


def _positions(deal: Deal, actions: Sequence[str]) -> Iterator[Position]:
    """The position of a deal, and the one after each action.

    Raises:
        IllegalRecordError: one of them cannot be played.
    """
    game = Game(deal)
    yield game.position
    for action in actions:
        try:
            game.replay_action(action)
        except FournilError as reason:
            raise illegal(game, action, reason) from reason
        yield game.position


def _winning(position: Position, texts: Sequence[str]) -> tuple[Move, ...] | None:
    """The moves that these texts stand for, if they win from a position; None if they do not."""
    moves = []
    try:
        for text in texts:
            move = position.parse_move(text)
            position = position.play(move)
            moves.append(move)
    except FournilError:
        return None
    return tuple(moves) if position.is_won else None
