"""Playing the solver's lines through, as the app would."""

from __future__ import annotations

from fournil import Deal, Game, Position, Result, Verdict


def check_line(position: Position, solution: Result) -> None:
    """Plays a winning line through in a game of the app, action by action."""
    assert solution.verdict is Verdict.WINNABLE
    assert solution.line is not None
    game = Game(Deal.from_position(position))
    for move in solution.line:
        assert move in game.position.legal_moves
        game.play(move)
    assert game.position.is_won
