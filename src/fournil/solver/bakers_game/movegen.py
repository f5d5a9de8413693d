"""The moves that are tried in a position: few, but enough to find a win wherever there is one.

The words used here:

* to *dig* in a column is to send its top run to the pool, card by card. A dig is *reactive* if the
  card that it uncovers can go to a foundation, is the parent of a card in the pool or of a card
  dug just now, or is part of a run that becomes a base run. Other digs only take space: they wait
  until some later move needs them, and are then part of that move. So every move is "dig so much
  in one column, so much in another, then do one thing".
* the *room* of a move is the number of free cells and columns while it is made; base runs that are
  short enough to be unwound into cells for a while make more room for longer runs.

``docs/design/search.md`` argues for each restriction that it loses no win.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from fournil.solver.bakers_game.packing import (
        BASE_ONTO_EXPOSED,
        DIG,
        LAND,
        MERGE,
        ONTO_EXPOSED,
        ONTO_POOLED,
        SCATTER,
        SLIP,
        STRIDE,
        TAIL_ASIDE,
        TAIL_TO_EMPTY,
        TO_EMPTY,
        UNWIND,
        pack,
        pack_cuts,
        pack_parent_column,
        pack_rest,
    )
    from fournil.solver.bakers_game.state import State
    from fournil.solver.runtime.bits import bit, byte_at, lowest, span

from fournil.solver.runtime.arrays import Arrays


class MoveGenerator:
    """Finds the moves of one position after another.

    ``runs`` and ``costs`` hold, for each column (16 places each), the run that is on top after so
    many digs and the cards that these take. ``head_at``, ``exposed_at`` and ``dug_at`` tell for a
    card where it is the head of such a run, its tail, or dug: column * 16 + number of digs.
    """

    def __init__(self) -> None:
        self.arrays = Arrays()
        self.moves = self.arrays.words(1)  # until the first call of generate
        self.count = 0
        self.runs = self.arrays.integers(8 * 16)
        self.costs = self.arrays.integers(8 * 16)
        self.head_at = self.arrays.integers(64)
        self.exposed_at = self.arrays.integers(64)
        self.dug_at = self.arrays.integers(64)
        self.base_lengths = self.arrays.integers(8)
        self.base_columns = self.arrays.integers(8)
        self.bases = 0
        self.heads = 0
        self.long_heads = 0
        self.exposable = 0
        self.reactive = 0
        self.diggable = 0
        self.reachable_heads = 0
        self.spaces = 0
        self.free_cells = 0
        self.free_columns = 0

    def generate(self, state: State, moves: cython.p_ulonglong, at: cython.Py_ssize_t) -> int:
        """Write the moves of a position after all forced moves; return how many there are."""
        candidates: cython.ulonglong
        base: cython.int
        self.moves = moves
        self.count = at
        self.spaces = state.spaces()
        self.survey(state)
        candidates = self.exposable
        if state.vacant:
            candidates |= state.pool | self.diggable
        candidates = (self.heads & ~state.kings & candidates >> 1) | self.long_heads
        while candidates:
            self.move_run(state, lowest(candidates))
            candidates &= candidates - 1
        self.move_pool(state)
        for base in range(self.bases):
            self.move_base(state, self.base_columns[base], self.base_lengths[base])
        return self.count - at

    def emit(self, move: cython.ulonglong) -> None:
        """Write a move."""
        self.moves[self.count] = move
        self.count += 1

    # room

    def measure(self, state: State, taken_cards: cython.int, taken_columns: cython.int) -> None:
        """Find the free cells and columns once so many more cards and columns are in use."""
        self.free_cells = state.cells - state.pooled - taken_cards
        self.free_columns = state.vacant - taken_columns
        if self.free_cells < 0:
            self.free_columns += self.free_cells
            self.free_cells = 0

    def fits(self, length: cython.int, column: cython.int, target: cython.int) -> bool:
        """Whether a run can move in the room measured; the two columns cannot be unwound."""
        if length <= (self.free_cells + 1) << self.free_columns:
            return True
        if self.free_cells < 2 or self.bases == 0:
            return False
        return length <= self.best_capacity(column, target)

    def best_capacity(self, column: cython.int, target: cython.int) -> int:
        """Return the longest run that can move if base runs may be unwound for a while."""
        cells: cython.int = self.free_cells
        columns: cython.int = self.free_columns
        best: cython.int = (cells + 1) << columns
        base: cython.int
        if cells < 2:
            return best
        for base in range(self.bases):
            if self.base_columns[base] != column and self.base_columns[base] != target:
                cells -= self.base_lengths[base]
                if cells < 0:
                    break
                columns += 1
                if (cells + 1) << columns > best:
                    best = (cells + 1) << columns
        return best

    # what digging brings up

    def survey(self, state: State) -> None:
        """Look at every column: its base run, or its runs as far as digging reaches.

        A column is dug as far as space allows, or to its first reactive dig, which is a move.
        """
        column: cython.int
        at: cython.int
        head: cython.int
        tail: cython.int
        rest: cython.int
        run: cython.int
        card: cython.int
        cost: cython.int
        dug: cython.ulonglong
        exposed: cython.ulonglong
        # Sets are gathered in local variables, which compilers can keep in registers.
        pool: cython.ulonglong = state.pool
        foundation_next: cython.ulonglong = state.foundation_next
        exposable: cython.ulonglong = state.tops
        heads: cython.ulonglong = 0
        long_heads: cython.ulonglong = 0
        base_heads: cython.ulonglong = 0
        reactive: cython.ulonglong = 0
        diggable: cython.ulonglong = 0
        spaces: cython.int = self.spaces
        self.bases = 0
        for column in range(state.columns):
            head = byte_at(state.heads, column)
            if head == 0:
                continue
            at = column << 4
            tail = byte_at(state.tails, column)
            rest = byte_at(state.rests, column)
            self.exposed_at[tail] = at
            self.costs[at] = 0
            self.runs[at] = head | tail << 8 | rest << 16
            if rest == 0:
                base_heads |= bit(head)
                self.add_base(column, head - tail + 1)
                continue
            cost = 0
            dug = 0
            while True:
                heads |= bit(head)
                self.head_at[head] = at
                if head != tail:
                    long_heads |= bit(head)
                if cost + head - tail + 1 > spaces:
                    break
                at += 1
                dug |= span(tail, head)
                for card in range(tail, head + 1):
                    self.dug_at[card] = at
                run = state.beneath[column * STRIDE + rest]
                exposed = bit(run >> 8 & 0xFF)
                if run >> 16 == 0 or exposed & (foundation_next | (pool | dug) << 1):
                    self.emit(pack(DIG, column, head, head - tail + 1, cost, 0) | pack_rest(rest))
                    reactive |= exposed
                    base_heads |= bit(run & 0xFF)
                    break
                cost += head - tail + 1
                head = run & 0xFF
                tail = run >> 8 & 0xFF
                rest = run >> 16
                exposable |= exposed
                self.exposed_at[tail] = at
                self.costs[at] = cost
                self.runs[at] = run
            diggable |= dug
        self.heads = heads
        self.long_heads = long_heads
        self.exposable = exposable
        self.reactive = reactive
        self.diggable = diggable
        self.reachable_heads = pool | heads | base_heads

    def add_base(self, column: cython.int, length: cython.int) -> None:
        """Note a base run, shorter ones first."""
        place: cython.int = self.bases
        while place and self.base_lengths[place - 1] > length:
            self.base_lengths[place] = self.base_lengths[place - 1]
            self.base_columns[place] = self.base_columns[place - 1]
            place -= 1
        self.base_lengths[place] = length
        self.base_columns[place] = column
        self.bases += 1

    def cost_of_parent(
        self, state: State, parent: cython.int, column: cython.int, digs: cython.int
    ) -> int:
        """Return the cards that must be dug to have a parent in the pool, or -1.

        Args:
            state: the position.
            parent: a card.
            column: where the run that wants it lies ...
            digs: ... and the digs that are made there anyway.
        """
        at: cython.int
        if state.pool & bit(parent):
            return 0
        if not self.diggable & bit(parent):
            return -1
        at = self.dug_at[parent]
        if at >> 4 == column:
            return 0 if (at & 15) <= digs else -1
        return self.costs[at - 1] + (self.runs[at - 1] & 0xFF) - (self.runs[at - 1] >> 8 & 0xFF) + 1

    # runs with something beneath

    def move_run(self, state: State, head: cython.int) -> None:
        """Write all moves of a run once it is on top."""
        at: cython.int = self.head_at[head]
        column: cython.int = at >> 4
        length: cython.int = head - (self.runs[at] >> 8 & 0xFF) + 1
        rest: cython.int = self.runs[at] >> 16
        cost: cython.int = self.costs[at]
        parent_cost: cython.int
        move: cython.ulonglong
        if not state.kings & bit(head):
            if self.exposable & bit(head + 1):
                self.onto_exposed(state, head, length, column, cost, rest)
            if state.vacant:
                parent_cost = self.cost_of_parent(state, head + 1, column, at & 15)
                if parent_cost >= 0 and cost + parent_cost <= self.spaces:
                    # The parent leaves the pool for a column: one card less, one column less.
                    self.measure(state, cost + parent_cost - 1, 1)
                    if self.fits(length, column, column):
                        move = pack(ONTO_POOLED, column, head + 1, 0, cost, parent_cost)
                        if parent_cost:
                            move |= pack_parent_column(self.dug_at[head + 1] >> 4)
                        self.emit(move | pack_rest(rest))
        if length >= 2:
            self.to_columns(state, head, length, column, cost, rest)

    def onto_exposed(
        self,
        state: State,
        head: cython.int,
        length: cython.int,
        column: cython.int,
        cost: cython.int,
        rest: cython.int,
    ) -> None:
        """Move a run onto its parent, perhaps with a part of the parent's run set aside first."""
        at: cython.int = self.exposed_at[head + 1]
        target: cython.int = at >> 4
        run: cython.int = self.runs[at]
        both: cython.int = cost + self.costs[at]
        half: cython.int
        aside: cython.int
        most: cython.int
        move: cython.ulonglong
        if target == column or both > self.spaces:
            return
        self.measure(state, both, 0)
        if self.fits(length, column, target):
            move = pack(ONTO_EXPOSED, column, target, 0, cost, self.costs[at])
            self.emit(move | pack_parent_column(target) | pack_rest(rest))
        if self.free_columns == 0 or run >> 16 == 0:
            return
        half = (self.free_cells + 1) << (self.free_columns - 1)
        if length > half:
            return
        most = min((run & 0xFF) - (run >> 8 & 0xFF), half)
        for aside in range(max(1, half - length + 1), most + 1):
            move = pack(TAIL_ASIDE, column, target, aside, cost, self.costs[at])
            self.emit(move | pack_parent_column(target) | pack_rest(rest))

    def to_columns(
        self,
        state: State,
        head: cython.int,
        length: cython.int,
        column: cython.int,
        cost: cython.int,
        rest: cython.int,
    ) -> None:
        """Move a run, its lower part or its pieces to empty columns."""
        half: cython.int
        tail: cython.int
        self.measure(state, cost, 0)
        if self.free_columns < 1:
            return
        half = (self.free_cells + 1) << (self.free_columns - 1)
        for tail in range(2, min(length - 1, half) + 1):
            self.emit(pack(TAIL_TO_EMPTY, column, head, tail, cost, 0) | pack_rest(rest))
        if length <= half or (
            self.free_cells >= 2
            and self.bases
            and length <= self.best_capacity(column, column) >> 1
        ):
            self.emit(pack(TO_EMPTY, column, head, 0, cost, 0) | pack_rest(rest))
        if length >= 3:
            self.scatter(
                pack(SCATTER, column, head, 0, cost, 0) | pack_rest(rest),
                0,
                length,
                self.free_cells,
                self.free_columns,
                0,
                False,
            )

    def scatter(
        self,
        move: cython.ulonglong,
        done: cython.int,
        left: cython.int,
        free_cells: cython.int,
        free_columns: cython.int,
        cuts: cython.int,
        apart: cython.bint,
    ) -> None:
        """Write all ways to cut the rest of a run into single cards and longer parts.

        Single cards go to the pool, longer parts to empty columns. Ways that end with the first
        longer part are left out: they are the whole run moved and then unwound from its tail.

        Args:
            move: the move without its cuts.
            done: cards of the run that are cut off already.
            left: cards that are left, at least 1.
            free_cells: cells that are free by now.
            free_columns: columns that are free by now.
            cuts: the cuts made so far.
            apart: whether a longer part was cut off.
        """
        part: cython.int
        cut: cython.int
        if free_cells + free_columns < 1:
            return
        if left == 1:
            if apart:
                self.emit(move | pack_cuts(cuts))
        else:
            cut = cuts | 1 << done
            if free_cells:
                self.scatter(move, done + 1, left - 1, free_cells - 1, free_columns, cut, apart)
            else:
                self.scatter(move, done + 1, left - 1, 0, free_columns - 1, cut, apart)
        if free_columns < 1:
            return
        for part in range(2, min(left, (free_cells + 1) << (free_columns - 1)) + 1):
            if part < left:
                cut = cuts | 1 << (done + part - 1)
                self.scatter(
                    move, done + part, left - part, free_cells, free_columns - 1, cut, True
                )
            elif apart:
                self.emit(move | pack_cuts(cuts))

    # base runs and the pool

    def move_base(self, state: State, column: cython.int, length: cython.int) -> None:
        """Write all moves of a base run."""
        head: cython.int = byte_at(state.heads, column)
        tail: cython.int = byte_at(state.tails, column)
        parent: cython.ulonglong = 0
        reachable: cython.ulonglong
        part: cython.int
        half: cython.int
        if not state.kings & bit(head):
            parent = bit(head + 1)
        reachable = self.exposable | self.diggable | state.pool
        if length >= 2:
            if length <= self.spaces:
                self.emit(pack(UNWIND, column, 0, length - 1, 0, 0))
            # One card, if that is not the same, a column is not taken by a run, and the run's next
            # card or its parent may then find its place.
            if (
                (length > 2 or self.spaces < 2)
                and state.vacant
                and self.spaces >= 1
                and (
                    ((tail & 15) > 1 and self.reachable_heads & bit(tail - 1))
                    or (reachable | self.reactive) & parent
                )
            ):
                self.emit(pack(UNWIND, column, 0, 1, 0, 0))
            self.measure(state, 0, 0)
            if self.free_columns:
                half = (self.free_cells + 1) << (self.free_columns - 1)
                for part in range(2, min(length - 1, half) + 1):
                    self.emit(pack(TAIL_TO_EMPTY, column, head, part, 0, 0))
        if reachable & parent:
            self.join_base(state, column, length, head)

    def join_base(
        self, state: State, column: cython.int, length: cython.int, head: cython.int
    ) -> None:
        """Move a base run onto its parent, or its parent beneath it."""
        at: cython.int
        cost: cython.int
        slips: cython.bint
        move: cython.ulonglong
        if self.exposable & bit(head + 1):
            at = self.exposed_at[head + 1]
            if self.costs[at] <= self.spaces:
                self.measure(state, self.costs[at], 0)
                if self.fits(length, column, at >> 4):
                    move = pack(BASE_ONTO_EXPOSED, column, at >> 4, 0, 0, self.costs[at])
                    self.emit(move | pack_parent_column(at >> 4))
        # No digs are made in the column of a base run: none has number -1.
        cost = self.cost_of_parent(state, head + 1, column, -1)
        if cost < 0 or cost > self.spaces:
            return
        # All cards of the run are held for a while, so that the column is free for the parent ...
        self.measure(state, cost, 0)
        slips = length <= self.best_capacity(column, column) - 1
        if not slips and state.vacant:
            # ... or the parent lies in another column and the run goes there.
            self.measure(state, cost - 1, 1)
            slips = length <= self.best_capacity(column, column)
        if slips:
            move = pack(SLIP, column, head + 1, 0, 0, cost)
            if cost:
                move |= pack_parent_column(self.dug_at[head + 1] >> 4)
            self.emit(move)

    def move_pool(self, state: State) -> None:
        """Write the moves of pool cards onto one another in a column, and onto base runs."""
        pairs: cython.ulonglong
        if state.vacant:
            pairs = state.pool & state.pool << 1
            while pairs:
                self.emit(pack(MERGE, 0, lowest(pairs), 0, 0, 0))
                pairs &= pairs - 1
        pairs = state.pool << 1 & state.tops
        while pairs:
            self.emit(pack(LAND, 0, lowest(pairs), 0, 0, 0))
            pairs &= pairs - 1
