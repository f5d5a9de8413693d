"""What is measured, part by part; each gives plain figures that a table can show."""

from __future__ import annotations

import json
import random
import resource
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from processes import fc_solve, fournil

from fournil import Deal, Position, Verdict, find_rules
from fournil.deals.ranges import MicrosoftDeals
from fournil.solver import CancelToken, Limit, analyse, solve, solve_many
from fournil.solver.bakers_game.shortest import adapter as shortest

Figures = dict[str, Any]
BOULANGER = find_rules("boulanger")


def race() -> Figures:
    """Ranges of Microsoft deals, both programs as whole processes, one core each."""
    rows = []
    for cells, last in ((4, 8000), (3, 8000), (2, 32000), (1, 32000)):
        deals = ["solve", "--deals", f"ms:1-{last}", "--cells", str(cells), "--summary", "--json"]
        ours = min((fournil(*deals) for _ in range(3)), key=lambda cost: cost.seconds)
        sums = json.loads(ours.output)
        theirs = fc_solve(1, last, cells)
        rows.append(
            {
                "deals": last,
                "cells": cells,
                "winnable": sums["winnable"],
                "unknown": sums["unknown"],
                "nodes": sums["nodes"],
                "their_unsolved": theirs.output.count("Unsolved Board"),
                "their_unknown": theirs.output.count("Intractable Board"),
                "seconds": round(ours.seconds, 3),
                "their_seconds": round(theirs.seconds, 3),
                "megabytes": round(ours.memory / 1e6, 1),
                "their_megabytes": round(theirs.memory / 1e6, 1),
            }
        )
    return {"rows": rows}


def slowest() -> Figures:
    """Return the slowest single deals of Microsoft 1-32000, by the search's own clock."""
    rows = []
    for cells in (4, 3, 2, 1):
        deals = MicrosoftDeals(BOULANGER.with_cells(cells), range(1, 32001))
        taken = [(found.seconds, found.nodes) for found in solve_many(deals)]
        rows.append({"cells": cells, **spread([seconds for seconds, _ in taken])})
        rows[-1]["most_nodes"] = max(nodes for _, nodes in taken)
    return {"rows": rows}


def shortest_lines() -> Figures:
    """Fewest actions for every winnable deal of Microsoft 1-1000."""
    deals = MicrosoftDeals(BOULANGER, range(1, 1001))
    winnable = [n for n, found in zip(deals.numbers, solve_many(deals), strict=True) if found.line]
    taken, lengths, nodes = [], [], []
    for number in winnable:
        position = deals.deal(number).position
        started = time.process_time()
        found = shortest.fewest_actions(position)
        taken.append(time.process_time() - started)
        assert found.line is not None, f"deal {number} is {found}"
        lengths.append(len(found.line))
        nodes.append(found.nodes)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return {
        "deals": len(winnable),
        **spread(taken),
        "actions_mean": round(sum(lengths) / len(lengths), 2),
        "actions_fewest": min(lengths),
        "actions_most": max(lengths),
        "deal_1": lengths[0],
        "most_nodes": max(nodes),
        "megabytes": round(peak / 1e6, 1),
    }


def midgame() -> Figures:
    """Still winnable, on random positions, and the verdict after every move of some of them."""
    positions = list(random_positions(10_000))
    verdicts: list[Verdict] = []
    taken = [timed(lambda at=at: verdicts.append(solve(at).verdict)) for at in positions]
    analysed = [timed(lambda at=at: analyse(at)) for at in positions[::10]]
    return {
        "winnable": verdicts.count(Verdict.WINNABLE),
        "unknown": verdicts.count(Verdict.UNKNOWN),
        "solve": {"positions": len(taken), **spread(taken)},
        "analyse": {"positions": len(analysed), **spread(analysed)},
    }


def dozen() -> Figures:
    """Baker's Dozen: PySolFC's first deals, and 1,000 of our own of each variation."""
    rows = [_dozen_row("PySolFC 1-500", "BD1-KA", [("pysol", n) for n in range(1, 501)])]
    for options in ("KD", "KA", "ED", "EA"):
        asked = [("code", number) for number in range(1000)]
        rows.append(_dozen_row(f"{options} code 0-999", f"BD1-{options}", asked))
    rules = find_rules("BD1-KA")
    famous = solve(Deal.pysol(rules, 417).position)
    return {
        "rows": rows,
        "deal_417": {"verdict": famous.verdict.value, "nodes": famous.nodes},
    }


def _dozen_row(name: str, game: str, asked: list[tuple[str, int]]) -> Figures:
    rules = find_rules(game)
    taken, verdicts = [], []
    for source, number in asked:
        position = (Deal.pysol if source == "pysol" else Deal)(rules, number).position
        taken.append(timed(lambda position=position: verdicts.append(solve(position).verdict)))
    return {"name": name, **counted(verdicts), **spread(taken)}


def relatives() -> Figures:
    """200 deals each of FreeCell and Good Measure, every line played through."""
    rows = []
    for game in ("freecell", "good-measure"):
        rules = find_rules(game)
        taken, verdicts = [], []
        for number in range(1, 201):
            position = (Deal.microsoft if game == "freecell" else Deal)(rules, number).position
            started = time.process_time()
            found = solve(position)
            taken.append(time.process_time() - started)
            verdicts.append(found.verdict)
            for move in found.line or ():
                position = position.play(move)
            assert position.is_won or found.verdict is not Verdict.WINNABLE
        rows.append({"name": game, **counted(verdicts), **spread(taken)})
    impossible = solve(Deal.microsoft(find_rules("freecell"), 11982).position)
    return {"rows": rows, "freecell_11982": impossible.verdict.value}


def threads() -> Figures:
    """Return the same deals on one thread and on two, by the clock; the best of five."""
    deals = MicrosoftDeals(BOULANGER, range(1, 8001))
    seconds = {}
    for count in (1, 2):
        times = []
        for _ in range(5):
            started = time.perf_counter()
            for _found in solve_many(deals, threads=count):
                pass
            times.append(time.perf_counter() - started)
        seconds[count] = min(times)
    return {
        "one": round(seconds[1], 3),
        "two": round(seconds[2], 3),
        "ratio": round(seconds[1] / seconds[2], 2),
    }


def cancelling() -> Figures:
    """How long a search goes on after another thread has stopped it, by the clock."""
    freecell = Deal.microsoft(find_rules("freecell"), 11982).position
    dozen_417 = Deal.pysol(find_rules("BD1-KA"), 417).position
    longest = Deal.microsoft(BOULANGER, 1).position
    deals = MicrosoftDeals(BOULANGER, range(1, 200_001))
    searches: dict[str, Callable[[CancelToken], object]] = {
        "Jeu du Boulanger, many deals": lambda cancel: next(
            found for found in solve_many(deals, cancel=cancel) if found.reason
        ),
        "the same, fewest actions": lambda cancel: shortest.search(longest, Limit(), cancel),
        "Baker's Dozen, PySolFC 417": lambda cancel: solve(dozen_417, cancel=cancel),
        "FreeCell, Microsoft 11982": lambda cancel: solve(freecell, cancel=cancel),
    }
    rows = []
    for name, search in searches.items():
        taken = [_time_to_stop(search, 0.02 + 0.003 * turn) for turn in range(30)]
        rows.append({"name": name, **spread(taken)})
    return {"rows": rows}


def _time_to_stop(search: Callable[[CancelToken], object], after: float) -> float:
    """Seconds from throwing the switch to the end of a search that ran for a while."""
    cancel = CancelToken()
    ended: list[float] = []

    def search_on() -> None:
        while not cancel.is_cancelled:
            search(cancel)
        ended.append(time.perf_counter())

    thread = threading.Thread(target=search_on)
    thread.start()
    time.sleep(after)
    stopped = time.perf_counter()
    cancel.cancel()
    thread.join()
    return ended[0] - stopped


PARTS: dict[str, Callable[[], Figures]] = {
    "race": race,
    "slowest": slowest,
    "shortest": shortest_lines,
    "midgame": midgame,
    "dozen": dozen,
    "relatives": relatives,
    "threads": threads,
    "cancelling": cancelling,
}


def random_positions(count: int) -> Iterator[Position]:
    """Positions some random moves into random deals, not won yet."""
    chance = random.Random(1)
    while count > 0:
        position = Deal(BOULANGER, chance.randrange(1 << 30)).position
        for _ in range(chance.randrange(30)):
            moves = list(position.legal_moves)
            if not moves:
                break
            position = position.play_unchecked(chance.choice(moves))
        if not position.is_won:
            count -= 1
            yield position


def timed(work: Callable[[], object]) -> float:
    """Return the CPU seconds that something takes."""
    started = time.process_time()
    work()
    return time.process_time() - started


def counted(verdicts: list[Verdict]) -> Figures:
    """How often each verdict was given."""
    return {verdict.value: verdicts.count(verdict) for verdict in Verdict}


def spread(seconds: list[float]) -> Figures:
    """Mean, median, 99th percentile and maximum, in milliseconds."""
    ordered = sorted(seconds)
    values = {
        "mean": sum(ordered) / len(ordered),
        "median": ordered[len(ordered) // 2],
        "p99": ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
        "most": ordered[-1],
    }
    return {f"{name}_ms": round(1000 * value, 3) for name, value in values.items()}
