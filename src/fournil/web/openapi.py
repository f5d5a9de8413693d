"""How the API says no, for its description: what each status means, and the form of the answer."""

from __future__ import annotations

from typing import Any, Final

from fournil.web.schemas import ErrorModel, ErrorWithStateModel

Refusals = dict[int | str, dict[str, Any]]


def refusal(description: str, *, state: bool = False) -> dict[str, Any]:
    """One status; ``state`` says that the game as it stands comes with it."""
    return {"model": ErrorWithStateModel if state else ErrorModel, "description": description}


SENT: Final[Refusals] = {
    400: refusal("Not JSON, or a foreign host name"),
    403: refusal("A request from another site"),
    413: refusal("Too large"),
    415: refusal("Not sent as JSON"),
    422: refusal("It does not fit"),
}
"""Of whatever is sent to the server."""

STORED: Final[Refusals] = {503: refusal("The saved games cannot be reached now")}
"""Of whatever needs the saved games."""

READ: Final[Refusals] = {400: refusal("A foreign host name"), **STORED}
"""Of whatever is only read."""

ONE: Final[Refusals] = {404: refusal("No such game"), 422: SENT[422]}
"""Of whatever names a game."""
