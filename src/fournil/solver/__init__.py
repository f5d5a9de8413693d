"""Is it winnable? Exact searches for every game, their verdicts and their lines."""

from fournil.solver.advice import Hint, analyse, hint, where_lost
from fournil.solver.batch import CodeDeals, MicrosoftDeals, solve_many
from fournil.solver.form import compiled_rooms
from fournil.solver.limit import Cancel, Limit
from fournil.solver.questions import Past
from fournil.solver.solving import solve
from fournil.solver.verdict import Reason, Solution, Verdict

__all__ = [
    "Cancel",
    "CodeDeals",
    "Hint",
    "Limit",
    "MicrosoftDeals",
    "Past",
    "Reason",
    "Solution",
    "Verdict",
    "analyse",
    "compiled_rooms",
    "hint",
    "solve",
    "solve_many",
    "where_lost",
]
