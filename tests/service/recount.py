"""Statistics once more, the plain way: from the raw stored actions, by playing them through.

Shares nothing with the program but the rules of play. What no action tells, which is when help was
taken and what time was told, comes from the notes of whoever played.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby

from fournil.core.position import Position
from fournil.deals.deal import Deal


@dataclass
class Note:
    """What a player noted of one of their games; numbers of actions are those before the event."""

    game_id: str
    imported: bool = False
    helped_after: list[int] = field(default_factory=list)
    told: list[tuple[int, int]] = field(default_factory=list)
    """Numbers of actions, and the seconds that were acknowledged then."""


@dataclass(frozen=True)
class Counted:
    """One game that counts."""

    game_id: str
    variant: str
    outcome: str
    helped: bool
    moves: int | None
    seconds: int | None


def counted(database: str, notes: Iterable[Note]) -> list[Counted]:
    """The games that count, in the order of the notes."""
    found = []
    with closing(sqlite3.connect(database)) as connection:
        for note in notes:
            (deal,) = connection.execute(
                "SELECT deal FROM games WHERE id = ?", (note.game_id,)
            ).fetchone()
            texts = [
                text
                for (text,) in connection.execute(
                    "SELECT text FROM actions WHERE game_id = ? ORDER BY number", (note.game_id,)
                )
            ]
            game = _count(deal, texts, note)
            if game is not None and not note.imported:
                found.append(game)
    return found


def _count(deal: str, texts: list[str], note: Note) -> Counted | None:
    lines = _lines(texts)
    if not any(lines):
        return None
    variant = Deal.parse(deal).rules.name
    ends = [_play(deal, line) for line in lines]
    wins = [number for number, (position, _) in enumerate(ends, start=1) if position.is_won]
    if not wins:
        stuck = not list(ends[-1][0].legal_moves)
        outcome = "stuck" if stuck else "unfinished"
        return Counted(note.game_id, variant, outcome, bool(note.helped_after), None, None)
    win = wins[0]
    helped = any(number < win for number in note.helped_after)
    seconds = max((seconds for number, seconds in note.told if number <= win), default=0)
    return Counted(note.game_id, variant, "won", helped, ends[win - 1][1], seconds or None)


def _lines(texts: list[str]) -> list[tuple[str, ...]]:
    """The actions that stand after each action."""
    line: list[str] = []
    ahead: list[str] = []
    lines = []
    for text in texts:
        if text == "redo":
            line.append(ahead.pop())
        elif text == "undo" or text == "restart" or text.startswith("back:"):
            keep = {"undo": len(line) - 1, "restart": 0}.get(text)
            keep = int(text[5:]) if keep is None else keep
            ahead += line[keep:][::-1]
            del line[keep:]
        else:
            ahead = ahead[:-1] if ahead[-1:] == [text] else []
            line.append(text)
        lines.append(tuple(line))
    return lines


@cache
def _play(deal: str, line: tuple[str, ...]) -> tuple[Position, int]:
    """Where a line leads, and how many moves it is."""
    if not line:
        return Deal.parse(deal).position, 0
    position, moves = _play(deal, line[:-1])
    if line[-1] != "finish":
        return position.play(line[-1]), moves + 1
    while not position.is_won:
        position = position.play(next(m for m in position.legal_moves if str(m).endswith("h")))
        moves += 1
    return position, moves


def figures(games: list[Counted]) -> dict[str, object]:
    """The numbers of some games."""
    outcomes = [game.outcome for game in games]
    moves = [game.moves for game in games if game.moves is not None]
    seconds = [game.seconds for game in games if game.seconds is not None]
    settled = outcomes[:-1] if outcomes[-1:] == ["unfinished"] else outcomes
    rows = [(won, len(list(row))) for won, row in groupby(o == "won" for o in settled)]
    return {
        "played": len(games),
        "won": outcomes.count("won"),
        "stuck": outcomes.count("stuck"),
        "unfinished": outcomes.count("unfinished"),
        "streak": rows[-1][1] if rows and rows[-1][0] else 0,
        "best_streak": max((length for won, length in rows if won), default=0),
        "best_moves": min(moves) if moves else None,
        "mean_moves": sum(moves) / len(moves) if moves else None,
        "best_time": min(seconds) if seconds else None,
        "mean_time": sum(seconds) / len(seconds) if seconds else None,
    }
