"""What statistics need: the figures of the first win, and the help that was taken."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None

_games = sa.table(
    "games",
    sa.column("id", sa.String),
    sa.column("version", sa.Integer),
    sa.column("moves", sa.Integer),
    sa.column("elapsed", sa.Integer),
    sa.column("created_at", sa.BigInteger),
    sa.column("won_at", sa.BigInteger),
    sa.column("won_version", sa.Integer),
    sa.column("won_moves", sa.Integer),
    sa.column("won_elapsed", sa.Integer),
)
_actions = sa.table(
    "actions",
    sa.column("game_id", sa.String),
    sa.column("number", sa.Integer),
    sa.column("text", sa.String),
)


def upgrade() -> None:
    """Add the columns, and work out what is known of the wins so far."""
    for column in (
        sa.Column("won_version", sa.Integer, nullable=True),
        sa.Column("won_moves", sa.Integer, nullable=True),
        sa.Column("won_elapsed", sa.Integer, nullable=True),
        sa.Column("help", sa.Integer, nullable=False, server_default="0"),
        sa.Column("hints", sa.Integer, nullable=False, server_default="0"),
        sa.Column("line", sa.Text, nullable=True),
        sa.Column("wish", sa.String(16), nullable=True),
        sa.Column("level", sa.String(8), nullable=True),
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("games", column)
    connection = op.get_bind()
    won = sa.select(_games).where(_games.c.won_at.is_not(None))
    for game in connection.execute(won).all():
        texts = (
            sa.select(_actions.c.text)
            .where(_actions.c.game_id == game.id)
            .order_by(_actions.c.number)
        )
        try:
            version, moves = first_win(connection.execute(texts).scalars())
            # The seconds were noted for the whole game: the win took no longer than the time to it.
            elapsed = min(game.elapsed, max(0, (game.won_at - game.created_at) // 1000))
        except (IndexError, TypeError, AttributeError):
            # One damaged game must not keep all others from being brought forward: it stays as it
            # is, with what its row tells of it, and whoever opens it is told that it is damaged.
            version, moves, elapsed = game.version, game.moves, 0
        connection.execute(
            sa.update(_games)
            .where(_games.c.id == game.id)
            .values(won_version=version, won_moves=moves, won_elapsed=elapsed)
        )


def first_win(actions: Iterable[str]) -> tuple[int, int]:
    """The version that the first win of a won game led to, and the moves that stood then.

    No card is left to play when a game is won, so more cards have gone up by moves that stand
    than at any time before: the win is where that number is at its highest for the first time.
    """
    stand: list[str] = []
    undone: list[str] = []
    most = best_version = best_moves = 0
    for version, action in enumerate(actions, start=1):
        if action == "undo":
            undone.append(stand.pop())
        elif action == "redo":
            stand.append(undone.pop())
        elif action == "restart":
            undone += reversed(stand)
            stand.clear()
        else:
            # Playing again what was just undone keeps the rest of the way forward.
            if undone and undone[-1] == action:
                undone.pop()
            else:
                undone.clear()
            stand.append(action)
        up = sum(move.endswith("h") for move in stand)
        if up > most:
            most, best_version, best_moves = up, version, len(stand)
    return best_version, best_moves
