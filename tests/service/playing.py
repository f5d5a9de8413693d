"""Playing at a desk in tests: actions by their texts, and all that is seen of a game."""

from fournil.service import GameService, GameState

ANNA = "a" * 64
BORIS = "b" * 64
DEAL = "BK1-C4-AAAAA24"
NEARLY_WON = "BK1-C4-PFYJNULOI76RD"
"""K♠ with Q♠ on it, K♥, and K♦ in a cell: what is left can simply go up."""


def act(desk: GameService, state: GameState, action: str, player: str = ANNA) -> GameState:
    """One action on a game: a move's text, undo, redo, restart, finish, or back:N."""
    game_id, version = state.saved.id, state.saved.version
    if action.startswith("back:"):
        return desk.back_to(player, game_id, version, int(action.removeprefix("back:")))
    named = {
        "undo": desk.undo,
        "redo": desk.redo,
        "restart": desk.restart,
        "finish": desk.finish,
    }
    if action in named:
        return named[action](player, game_id, version)
    return desk.play(player, game_id, version, action)


def what_is_seen(state: GameState) -> tuple[object, ...]:
    return (
        state.saved.version,
        state.position,
        state.actions,
        state.score,
        state.status,
        state.undo_left,
        state.redo_left,
    )
