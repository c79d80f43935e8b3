"""Gangster: The Bosses of Chicago (G0 to G5)."""
from collections import Counter

from protocol import Decision, FirstPlayer, Piece, Reveal, RuleBroken, Words

GANGS = ("red", "blue", "yellow", "grey")
POWERS = (1, 2, 3)
EACH = 3  # gangsters of each power in a gang
SIZE = 6
FIELDS = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
AL_CAPONE = 17
MOVES_IN_A_ROW = 12  # G2.5

GANGSTER = Piece("gang", "power")
WORDS = Words(
    {
        "lay": ("from", "gangster", "field"), "draw": ("stack",), "refill": ("stack",), "move": ("from", "to"),
        "shoot": ("shooter", "victim"), "score": ("line",),
    },
    {"gangster": GANGSTER, "field": "list", "from": "list", "to": "list", "shooter": "list", "victim": "list"},
)


def beside(field):
    row, column = field
    return [
        (r, c) for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if 0 <= r < SIZE and 0 <= c < SIZE
    ]


BESIDE = {field: beside(field) for field in FIELDS}


def line_score(powers):
    """G3.2, G3.3: (gang, points) for a line's living power by gang, or None if all knock each other out."""
    levels = sorted({power for power in powers.values() if power > 0}, reverse=True)
    for place, level in enumerate(levels):
        there = [gang for gang, power in powers.items() if power == level]
        if len(there) == 1:
            below = levels[place + 1] if place + 1 < len(levels) else 0
            return there[0], level - below
    return None


class CaponeFound(Exception):
    """G4.1: the game ends at once."""


class Game:
    words = WORDS

    def __init__(self, setup, warn=lambda text: None):
        self._read_setup(setup, warn)
        self.own = {gang: list(POWERS) for gang in self.gangs}
        self.unseen = Counter({(gang, power): EACH for gang in GANGS for power in POWERS})
        for gang in self.gangs:
            for power in POWERS:
                self.unseen[gang, power] -= 1
        left = sum(self.unseen.values())
        self.stacks = [(left + 1) // 2, left // 2]  # G1.2
        self.open = []
        self.board = {}  # field -> (gang, power)
        self.dead = set()  # fields
        self.bullets = dict.fromkeys(self.gangs, 2 if len(self.gangs) == 2 else 1)  # G1.3
        self.rank = dict.fromkeys(self.gangs, 0)
        self.reached = dict.fromkeys(self.gangs, 0)  # when the present rank was reached
        self.scorings = 0
        self.barred = None  # the field of the gangster laid or moved in the turn before (G2.2)
        self.moves = 0  # in a row (G2.5)
        self.drawn = None

    def _read_setup(self, setup, warn):
        gangs = setup.get("gangs") if isinstance(setup, dict) else None
        if not isinstance(gangs, list) or not 2 <= len(gangs) <= 4 or len(set(map(str, gangs))) != len(gangs):
            raise RuleBroken("G0.2", f"setup.gangs must be 2 to 4 gangs, found {gangs!r}")
        if any(gang not in GANGS for gang in gangs):
            raise RuleBroken("G0.1", f"no such gang in {gangs!r}")
        if setup.get("first") not in (*gangs, "random"):
            raise RuleBroken("G1.4", f"setup.first is {setup.get('first')!r}")
        for key in sorted(set(setup) - {"gangs", "first", "seats"}):
            warn(f"unknown setup field {key!r}")
        self.gangs = gangs
        self.player = None if setup["first"] == "random" else setup["first"]

    # --- the course of the game ----------------------------------------------------------------------------------

    def play(self):
        if self.player is None:
            self.player = yield FirstPlayer("G1.4", self.gangs)
        for stack in (0, 1):
            yield from self.turn_up(stack, "G1.2")
        try:
            while len(self.board) < len(FIELDS):  # G4.2
                yield from self.turn()
                self.pass_turn()
        except CaponeFound:
            pass
        return self.result()

    def turn_up(self, stack, rule):
        self.open.append((yield from self.reveal(stack, "open", rule)))

    def reveal(self, stack, why, rule):
        gangster = yield Reveal(rule, {"stack": stack, "why": why}, self.unseen, GANGSTER)
        self.unseen[gangster] -= 1
        self.stacks[stack] -= 1
        return gangster

    def pass_turn(self):
        """G1.4, G2.4: clockwise, skipping whoever can do nothing."""
        if len(self.board) == len(FIELDS):
            return
        at = self.gangs.index(self.player)
        for step in range(1, len(self.gangs) + 1):
            player = self.gangs[(at + step) % len(self.gangs)]
            if self.options(player):
                self.player = player
                return
        raise AssertionError("nobody can do anything, yet the board is not full")

    def turn(self):
        """G2."""
        decision = yield Decision(self.player, self.options(self.player), "a turn", "G2")
        do, *words = decision
        if do == "lay":
            source, gangster, field = words
            yield from self.lay(source, gangster, field)
        elif do == "draw":
            yield from self.draw(words[0])
        elif do == "move":
            yield from self.move(*words)
        else:
            self.shoot(*words)

    # --- what a player may do ------------------------------------------------------------------------------------

    def options(self, player):
        must = self.lays(player) + self.shots(player)
        if must and self.moves >= MOVES_IN_A_ROW:  # G2.5
            return must
        return must + self.steps()

    def free(self):
        return [field for field in FIELDS if field not in self.board]

    def lays(self, player):
        """G2.1."""
        free = self.free()
        options = [("lay", "own", (player, power), field) for power in self.own[player] for field in free]
        options += [("lay", "open", gangster, field) for gangster in set(self.open) for field in free]
        options += [("draw", stack) for stack in (0, 1) if self.stacks[stack]]
        return options

    def steps(self):
        """G2.2."""
        full_rows, full_columns = self.complete()
        return [
            ("move", field, to)
            for field in self.board
            if field not in self.dead and field != self.barred
            and field[0] not in full_rows and field[1] not in full_columns
            for to in BESIDE[field] if to not in self.board
        ]

    def shots(self, player):
        """G2.3."""
        if not self.bullets[player]:
            return []
        living = [field for field in self.board if field not in self.dead]
        return [
            ("shoot", field, victim)
            for field in living if self.board[field][0] == player
            for victim in BESIDE[field] if victim in self.board and victim not in self.dead
        ]

    def complete(self):
        rows = Counter(row for row, _ in self.board)
        columns = Counter(column for _, column in self.board)
        return ({row for row in rows if rows[row] == SIZE}, {column for column in columns if columns[column] == SIZE})

    # --- what is done --------------------------------------------------------------------------------------------

    def lay(self, source, gangster, field):
        if source == "own":
            self.own[self.player].remove(gangster[1])
        elif source == "open":
            self.open.remove(gangster)
        self.board[field] = gangster
        self.barred, self.moves = field, 0
        lines = self.lines_through(field)
        yield from self.score(field, lines)
        if source == "open":
            yield from self.refill()

    def draw(self, stack):
        self.drawn = yield from self.reveal(stack, "draw", "G2.1")
        options = [("lay", "drawn", self.drawn, field) for field in self.free()]
        _, source, gangster, field = yield Decision(self.player, options, "lay the drawn gangster", "G2.1")
        self.drawn = None
        yield from self.lay(source, gangster, field)

    def refill(self):
        """G2.1: after scoring, from a stack of the player's choice."""
        filled = [stack for stack in (0, 1) if self.stacks[stack]]
        if len(filled) == 2:
            options = [("refill", stack) for stack in filled]
            _, stack = yield Decision(self.player, options, "which stack refills the open supply", "G2.1")
            filled = [stack]
        for stack in filled:
            yield from self.turn_up(stack, "G2.1")

    def move(self, start, to):
        self.board[to] = self.board.pop(start)
        self.barred = to
        self.moves += 1
        # the row or column it moved along was not complete and is not now: it only changed its place in it
        entered = "column" if start[0] == to[0] else "row"
        yield from self.score(to, [line for line in self.lines_through(to) if line == entered])

    def shoot(self, _shooter, victim):
        self.dead.add(victim)
        self.bullets[self.player] -= 1
        self.barred, self.moves = None, 0

    # --- scoring (G3) --------------------------------------------------------------------------------------------

    def lines_through(self, field):
        rows, columns = self.complete()
        return [line for line, full in (("row", field[0] in rows), ("column", field[1] in columns)) if full]

    def score(self, field, lines):
        if len(lines) == 2:  # G3.4
            options = [("score", line) for line in lines]
            _, first = yield Decision(self.player, options, "which line is scored first", "G3.4")
            lines = [first, *(line for line in lines if line != first)]
        for line in lines:
            self.score_line(field, line)

    def score_line(self, field, line):
        at = 0 if line == "row" else 1
        powers = Counter()
        for place, (gang, power) in self.board.items():
            if place[at] == field[at] and place not in self.dead:
                powers[gang] += power
        best = line_score(powers)
        if best is None or best[0] not in self.rank:  # G0.2: a neutral gang's points are lost
            return
        gang, points = best
        self.scorings += 1
        self.rank[gang] += points
        self.reached[gang] = self.scorings
        if self.rank[gang] >= AL_CAPONE:
            raise CaponeFound

    # --- the end (G4) --------------------------------------------------------------------------------------------

    def result(self):
        best = max(self.rank.values())
        leaders = [gang for gang in self.gangs if self.rank[gang] == best]
        winner, tie_break = min(leaders, key=self.reached.get), None
        if best == 0:
            winner, tie_break = None, "draw"
        elif len(leaders) > 1:
            tie_break = "reached first"
        return {
            "scores": dict(self.rank), "winner": winner, "tie_break": tie_break,
            "capone": winner if best >= AL_CAPONE else None,
        }

    def state(self):
        return {
            "player": self.player,
            "board": [[self.field_state((row, column)) for column in range(SIZE)] for row in range(SIZE)],
            "own": {gang: [{"gang": gang, "power": power} for power in self.own[gang]] for gang in self.gangs},
            "open": [GANGSTER.write(gangster) for gangster in self.open],
            "stacks": list(self.stacks), "bullets": dict(self.bullets), "rank": dict(self.rank),
        }

    def field_state(self, field):
        if field not in self.board:
            return None
        return {**GANGSTER.write(self.board[field]), "alive": field not in self.dead}

    def check_invariants(self):
        seen = Counter(self.unseen)
        seen.update(self.board.values())
        seen.update(self.open)
        seen.update((gang, power) for gang in self.gangs for power in self.own[gang])
        if self.drawn:
            seen[self.drawn] += 1
        assert all(seen[gang, power] == EACH for gang in GANGS for power in POWERS), "gangsters are not conserved"
        assert sum(seen.values()) == 36 and sum(self.stacks) == sum(self.unseen.values())
        assert all(field in self.board for field in self.dead)
        assert sum(self.bullets.values()) + len(self.dead) == (4 if len(self.gangs) in (2, 4) else 3)
