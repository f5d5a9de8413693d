"""Runs the runtime of the kernels: compiled beside a test, and as plain Python.

The same operations on random words must give the same results in both forms.
"""

from __future__ import annotations

from array import array
from random import Random

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.packing import (
        a_of,
        b_of,
        count_of,
        cuts_of,
        dug_a_of,
        dug_b_of,
        kind_of,
        pack,
        pack_cuts,
        pack_parent_column,
        pack_rest,
        parent_column_of,
        rest_of,
        score_floor,
        with_score,
    )
    from fournil.solver.bakers_game.shortest.packing import action
    from fournil.solver.runtime.arrays import Arrays
    from fournil.solver.runtime.bits import (
        EACH_LANE,
        FULL,
        HIGH_BITS,
        LOW_BITS,
        LOW_HALF,
        bit,
        byte_at,
        first_lane,
        lanes_with,
        lowest,
        span,
        with_byte,
        zero_lanes,
    )
    from fournil.solver.runtime.buckets import BucketQueue
    from fournil.solver.runtime.budget import Budget
    from fournil.solver.runtime.clock import now
    from fournil.solver.runtime.keyset import KeyIndex, KeySet
    from fournil.solver.runtime.memory import (
        clear_words,
        free_array,
        integers,
        more_integers,
        more_words,
        words,
    )
    from fournil.solver.runtime.probe import place_of, probe_from
    from fournil.solver.runtime.rng import mixed, stepped

IS_COMPILED = cython.compiled


def bits(chance: Random) -> list[int]:
    """The functions and constants of ``bits``, ``rng`` and both ``packing`` on random words."""
    word: cython.ulonglong = chance.getrandbits(64)
    lanes: cython.ulonglong = chance.getrandbits(64) & chance.getrandbits(64)
    lane: cython.int = chance.randrange(8)
    value: cython.int = chance.randrange(128)
    low: cython.int = chance.randrange(64)
    high: cython.int = chance.randrange(low, 63) if low < 63 else 63
    card: cython.int = chance.randrange(64)
    other: cython.int = chance.randrange(64)
    kind: cython.int = chance.randrange(1, 13)
    count: cython.int = chance.randrange(16)
    dug: cython.int = chance.randrange(32)
    cuts: cython.int = chance.randrange(1 << 13)
    score: cython.int = chance.randrange(-2048, 2048)
    move: cython.ulonglong = pack(kind, card, other, count, dug, dug ^ 9)
    move |= pack_parent_column(lane) | pack_cuts(cuts) | pack_rest(other)
    scored: cython.ulonglong = with_score(move, score)
    return [
        *(FULL, LOW_HALF, LOW_BITS, HIGH_BITS, EACH_LANE),
        *(bit(card), span(low, high), lowest(word | bit(card))),
        *(byte_at(lanes, lane), with_byte(lanes, lane, value), zero_lanes(lanes)),
        *(lanes_with(lanes, value), first_lane(bit(8 * lane + 7))),
        *(stepped(word), mixed(word)),
        *(move, scored, score_floor(scored)),
        *(kind_of(scored), a_of(scored), b_of(scored), count_of(scored), dug_a_of(scored)),
        *(dug_b_of(scored), parent_column_of(scored), cuts_of(scored), rest_of(scored)),
        action(card, kind & 3),
    ]


def memory(chance: Random) -> list[int]:
    """Raw arrays: zero when they are new, the same after they have grown."""
    count: cython.Py_ssize_t = chance.randrange(1, 20)
    more: cython.Py_ssize_t = count + chance.randrange(20)
    place: cython.Py_ssize_t
    found = []
    long_array = words(count)
    short_array = integers(count)
    for place in range(count):
        found += [long_array[place], short_array[place]]
        long_array[place] = chance.getrandbits(64)
        short_array[place] = chance.getrandbits(31)
    long_array = more_words(long_array, more)
    short_array = more_integers(short_array, more)
    for place in range(count):
        found += [long_array[place], short_array[place]]
    clear_words(long_array, count // 2)
    for place in range(count):
        found.append(long_array[place])
    free_array(long_array)
    free_array(short_array)
    return found


def probing(chance: Random) -> list[int]:
    """Where keys stand in a crowded table."""
    wide: cython.int = chance.randrange(2)
    size: cython.Py_ssize_t = 16
    place: cython.Py_ssize_t
    key: cython.ulonglong
    arrays: Arrays = Arrays()
    slots = arrays.words(32)
    found = []
    for _ in range(12):
        key = chance.getrandbits(62) if chance.random() < 0.7 else 5
        place = place_of(slots, size, wide, key)
        slots[place] = key << 2 | 1
        found += [place, probe_from(slots, size, wide, key, ((place >> wide) + 1) & 15)]
    return found


def new_budget(memory_limit: int) -> Budget:
    """A budget that is limited in memory only, for a search that has begun."""
    budget: Budget = Budget()
    budget.set_limits(-1, memory_limit, array("i", [0]))
    budget.new_search(-1.0)
    return budget


def arrays(chance: Random) -> list[int]:
    """Arrays of one owner, growing and exchanged in turn."""
    owner: Arrays = Arrays()
    size: cython.Py_ssize_t = 4
    place: cython.Py_ssize_t
    first = owner.words(4)
    second = owner.integers(4)
    found = []
    for _ in range(8):
        for place in range(size):
            first[place] = chance.getrandbits(64)
            second[place] = chance.getrandbits(31)
        first = owner.more_words(first, 2 * size)
        second = owner.more_integers(second, 2 * size)
        found.append(owner.all_grown())
        for place in range(size):
            found += [first[place], second[place]]
        size *= 2
        if chance.random() < 0.3:
            first = owner.exchange_words(first, words(size))
    return found


def key_set(operations: list[tuple[str, int]], memory_limit: int) -> list[int]:
    """What a :class:`KeySet` answers to a list of operations."""
    budget: Budget = new_budget(memory_limit)
    keys: KeySet = KeySet(budget, 8)
    found: list[int] = []
    for name, key in operations:
        if name == "clear":
            keys.clear()
        elif name == "contains":
            found.append(keys.contains(key))
        elif keys.is_full() and not keys.grow():
            found.append(budget.stopped)
            break
        else:
            found.append(keys.insert(key))
    return [*found, keys.count, budget.memory_used()]


def key_index(operations: list[tuple[str, int]], memory_limit: int, wide: bool) -> list[int]:
    """What a :class:`KeyIndex` answers to a list of operations."""
    budget: Budget = new_budget(memory_limit)
    index: KeyIndex = KeyIndex(budget, 8, wide)
    place: cython.Py_ssize_t
    found: list[int] = []
    for name, key in operations:
        if name == "clear":
            found.append(index.clear())
        elif name == "contains":
            found.append(index.tag(key))
            if wide:
                found.append(index.value(key))
        elif index.is_full() and not index.grow():
            found.append(budget.stopped)
            break
        else:
            place = index.find(key)
            index.insert(place, key, key % 3 + 1)
            if wide:
                index.slots[place + 1] = key ^ 0xFFFF
            found.append(index.slots[index.find_next(place, key)] == key << 2 | key % 3 + 1)
    return [*found, index.count, budget.memory_used()]


def bucket_queue(operations: list[tuple[str, int]], memory_limit: int) -> list[int]:
    """What a :class:`BucketQueue` of 50 priorities answers to a list of operations."""
    budget: Budget = new_budget(memory_limit)
    queue: BucketQueue = BucketQueue(budget, 50, 4)
    found: list[int] = []
    for item, (name, number) in enumerate(operations):
        if name == "clear":
            queue.clear()
        elif name == "contains":
            found.append(queue.pop())
        elif not queue.push(item, number % 50):
            found.append(budget.stopped)
            break
    return [*found, budget.memory_used()]


def time_goes_on() -> bool:
    """Whether the clock never goes back."""
    before: cython.double = now()
    return before <= now()
