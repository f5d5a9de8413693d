"""``fournil solve``: can these deals be won, and how?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fournil.cli.arguments import Argument, Command, Given, Option, UsageError, whole_number
from fournil.cli.input.dealing import CELLS_OPTION, GAME_OPTION
from fournil.cli.input.ranges import NamedPosition, looks_like_range, read_range
from fournil.cli.output.tally import Tally
from fournil.deals.ranges import DealRange
from fournil.solver.base.limits import MEBIBYTE, CancelToken, Limit
from fournil.solver.base.result import Result, Verdict

if TYPE_CHECKING:
    from fournil.cli.output.progress import Progress
    from fournil.core.position import Position
    from fournil.deals.deal import Deal
    from fournil.i18n import Translator

UNDECIDED: Final = 3
"""The exit code when the verdict of a deal is unknown."""

_MAX_JOBS: Final = 256
_WIDTH: Final = 96


class Answer(NamedTuple):
    """A deal and what the search says of it.

    Attributes:
        name: what the deal is called; asked for only if it is shown.
        position: its board; made only if a line is shown or played.
        solution: the answer.
        second: what a second search of a loss says, if one was asked for.
    """

    name: Callable[[], str]
    position: Callable[[], Position]
    solution: Result
    second: Result | None = None

    @property
    def is_verified(self) -> bool:
        """Whether a line was played through, or a loss proved a second time."""
        if self.second is not None:
            return self.second.verdict is Verdict.UNWINNABLE
        return self.solution.verdict is Verdict.WINNABLE


def run(given: Given, words: Translator) -> int:
    """Settles the deals, prints what was found, and returns the exit code.

    Raises:
        KeyboardInterrupt: somebody stopped it; the sums of what was settled by then are printed.
    """
    limit = Limit(
        nodes=given["--nodes"],
        seconds=given["--seconds"],
        memory=given["--memory"] * MEBIBYTE,
    )
    deals = _deals(given)
    is_range = isinstance(deals, DealRange)
    count = deals.count if isinstance(deals, DealRange) else len(deals)
    tally = Tally()
    show = _shower(given, is_range, words)
    progress = _progress(count, given) if is_range else None
    cancel = CancelToken()
    interrupted = False
    advance = None if progress is None else progress.advance
    try:
        if show is None and not given["--verify"]:
            # Easy deals take a microsecond each: nothing that is not needed may be done for them.
            tally.count_all(_solutions(deals, given, limit, cancel), advance)
        else:
            for found in _answers(deals, given, limit, cancel):
                answer = found
                tally.count(answer.solution)
                if given["--verify"]:
                    answer = verify(answer, limit, cancel)
                    tally.count_verified(answer.solution.verdict, answer.is_verified)
                if show is not None:
                    show(answer)
                if advance is not None:
                    advance()
    except KeyboardInterrupt:
        interrupted = True
    finally:
        cancel.cancel()
        if progress is not None:
            progress.close()
    _summarise(tally, given, is_range or count > 1, words)
    if interrupted:
        raise KeyboardInterrupt
    return UNDECIDED if tally.unknown or tally.unverified else 0


def verify(answer: Answer, limit: Limit, cancel: CancelToken) -> Answer:
    """Play an answer's line through by the rules, or prove its loss a second time.

    Args:
        answer: what the search says.
        limit: what the second search of a loss may spend.
        cancel: the token that stops it.

    Returns:
        The answer with what was found.

    Raises:
        IllegalMoveError: a move of the line is illegal.
        AssertionError: the line does not end in a won game, or the loss can be won.
    """
    if answer.solution.verdict is Verdict.UNWINNABLE:
        from fournil.solver.api import verify_loss

        second = verify_loss(answer.position(), limit=limit, cancel=cancel)
        if second.verdict is Verdict.WINNABLE:
            raise AssertionError(f"{answer.name()} was called lost, but it can be won")
        return answer._replace(second=second)
    if answer.solution.verdict is Verdict.WINNABLE:
        position = answer.position()
        for move in answer.solution.line or ():
            position = position.play(move)
        if not position.is_won:
            raise AssertionError(f"the line for {answer.name()} does not win")
    return answer


def _deals(given: Given) -> DealRange | list[NamedPosition]:
    game, cells = given["--game"], given["--cells"]
    if given["--deals"] is None:
        if not given["DEAL"]:
            raise UsageError("cli-argument-missing", argument="DEAL")
        for text in given["DEAL"]:
            if looks_like_range(text):
                raise UsageError("cli-solve-range", text=text)
        from fournil.cli.input.deal_sets import read_deals

        deals: DealRange | list[NamedPosition] = read_deals(given["DEAL"], game, cells)
    elif given["DEAL"]:
        raise UsageError("cli-solve-two-kinds")
    else:
        deals = read_range(given["--deals"], game, cells)
    if given["--shortest"]:
        from fournil.solver.bakers_game.shortest.adapter import supports

        found = [deals.rules] if isinstance(deals, DealRange) else [d.position.rules for d in deals]
        for rules in found:
            if not supports(rules):
                raise UsageError("shortest-unfit", game=rules.name)
    return deals


def _solutions(
    deals: DealRange | list[NamedPosition], given: Given, limit: Limit, cancel: CancelToken
) -> Iterable[Result]:
    """What the search says of each deal, in the order of the deals."""
    if isinstance(deals, DealRange) and not given["--shortest"]:
        from fournil.solver.batch import dealt_by_the_kernel, solve_many

        # The main thread shall hear an interrupt at once. Where a whole batch takes milliseconds it
        # does in any case, and handing batches over would cost one job a sixth more.
        beside = not dealt_by_the_kernel(deals)
        return solve_many(deals, limit=limit, cancel=cancel, threads=given["--jobs"], beside=beside)
    if given["--shortest"]:
        from fournil.solver.bakers_game.shortest import fewest_actions as search
    else:
        from fournil.solver.api import solve as search
    from fournil.cli.workers import in_order

    def settle(deal: NamedPosition | Deal) -> Result:
        return search(deal.position, limit=limit, cancel=cancel)

    boards: Iterable[NamedPosition | Deal] = deals
    return in_order(settle, boards, given["--jobs"], cancel)


def _answers(
    deals: DealRange | list[NamedPosition], given: Given, limit: Limit, cancel: CancelToken
) -> Iterator[Answer]:
    """The same with what the deals are."""
    solutions = _solutions(deals, given, limit, cancel)
    if isinstance(deals, DealRange):
        for number, solution in zip(deals.numbers, solutions, strict=True):
            yield _numbered(deals, number, solution)
    else:
        for deal, solution in zip(deals, solutions, strict=True):
            yield _named(deal, solution)


def _numbered(deals: DealRange, number: int, solution: Result) -> Answer:
    return Answer(lambda: deals.name(number), lambda: deals.deal(number).position, solution)


def _named(deal: NamedPosition, solution: Result) -> Answer:
    return Answer(lambda: deal.name, lambda: deal.position, solution)


def _shower(given: Given, is_range: bool, words: Translator) -> Callable[[Answer], None] | None:
    if given["--summary"] or (is_range and not given["--json"]):
        return None
    if given["--json"]:
        return lambda answer: _print_json(answer, is_verified=given["--verify"])
    return lambda answer: _print_text(answer, words)


def _print_json(answer: Answer, *, is_verified: bool) -> None:
    from json import dumps

    solution = answer.solution
    about = {
        "deal": answer.name(),
        "verdict": solution.verdict.value,
        "line": _line(answer),
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 6),
    }
    print(dumps({**about, "verified": answer.is_verified} if is_verified else about))


def _print_text(answer: Answer, words: Translator) -> None:
    solution = answer.solution
    line = _line(answer)
    if line is not None:
        print(words("cli-solve-winnable", deal=answer.name(), count=len(line)))
        print(*_wrapped(line), sep="\n")
    elif solution.verdict is Verdict.UNWINNABLE:
        print(words("cli-solve-unwinnable", deal=answer.name(), nodes=solution.nodes))
        if answer.is_verified:
            print(f"  {words('cli-solve-proved-again')}")
        elif answer.second is not None:
            reason = words("cli-solve-reason", reason=str(answer.second.reason))
            print(f"  {words('cli-solve-not-proved-again', reason=reason)}")
    else:
        reason = words("cli-solve-reason", reason=str(solution.reason))
        print(words("cli-solve-unknown", deal=answer.name(), reason=reason))


def _line(answer: Answer) -> list[str] | None:
    """The moves as short texts, each read where it is played."""
    if answer.solution.line is None:
        return None
    position = answer.position()
    texts = []
    for move in answer.solution.line:
        texts.append(position.format_move(move))
        position = position.play_unchecked(move)
    return texts


def _wrapped(line: Iterable[str]) -> Iterator[str]:
    from textwrap import wrap

    return iter(wrap(" ".join(line), _WIDTH, initial_indent="  ", subsequent_indent="  "))


def _summarise(tally: Tally, given: Given, is_wanted: bool, words: Translator) -> None:
    if given["--json"]:
        if given["--summary"]:
            print(tally.as_json())
        elif is_wanted and sys.stderr.isatty():
            # The lines go to a program; the person who looks on sees the sums.
            print(tally.as_text(words), file=sys.stderr)
    elif is_wanted or given["--summary"]:
        print(tally.as_text(words))


def _progress(count: int, given: Given) -> Progress | None:
    """A bar on the standard error, if a person looks at it and no lines run through it."""
    is_printing = given["--json"] and not given["--summary"] and sys.stdout.isatty()
    if not sys.stderr.isatty() or is_printing:
        return None
    from fournil.cli.output.progress import Progress

    return Progress(count)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 1e9:
        raise UsageError("cli-value-seconds", option="--seconds", text=text)
    return seconds


COMMAND: Final = Command(
    name="solve",
    help="cli-solve-help",
    run=run,
    arguments=(Argument("DEAL", "cli-solve-argument", many=True, required=False),),
    options=(
        CELLS_OPTION,
        GAME_OPTION,
        Option("--deals", "cli-solve-deals", value="RANGE"),
        Option("--shortest", "cli-solve-shortest"),
        Option("--json", "cli-solve-json"),
        Option("--summary", "cli-solve-summary"),
        Option("--verify", "cli-solve-verify"),
        Option(
            "--jobs",
            "cli-solve-jobs",
            value="N",
            convert=whole_number("--jobs", 1, _MAX_JOBS),
            default=1,
        ),
        Option("--nodes", "cli-solve-nodes", value="N", convert=whole_number("--nodes", 0, 10**15)),
        Option("--seconds", "cli-solve-seconds", value="S", convert=_seconds),
        Option(
            "--memory",
            "cli-solve-memory",
            value="MB",
            convert=whole_number("--memory", 0, 10**6),
            default=1024,
        ),
    ),
)
