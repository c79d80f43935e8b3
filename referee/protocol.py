"""What the two games and the checker say to each other.

A game is a generator. It yields what must come next, a `Chance` or a `Decision`, is sent the outcome, and returns the
result when it is over. Whoever drives it (the checker with a record, the player of random games with a generator of
random numbers) knows no rule.
"""
from operator import itemgetter


class BadInput(Exception):
    """The input is not a record at all (exit status 2)."""


class RuleBroken(Exception):
    """The record says something the rules do not allow (exit status 1)."""

    def __init__(self, rule, message):
        super().__init__(message)
        self.rule = rule
        self.message = message


def is_int(value, low, high):
    """A whole number in low..=high; JSON's true is not 1."""
    return type(value) is int and low <= value <= high


class Decision:
    """A decision by one seat: `options` is the complete list of what it may do, as tuples (see `Words`)."""

    def __init__(self, seat, options, what, rule):
        self.seat = seat
        self.options = options
        self.what = what
        self.rule = rule

    def __str__(self):
        return f"a decision by {self.seat} ({self.what})"


class Chance:
    """A chance event. `given` are the fields fixed by the rules, `tells` names the one that carries the outcome."""

    event = tells = ""

    def __init__(self, rule, given):
        self.rule = rule
        self.given = given

    def __str__(self):
        fields = "".join(f" {key} {value}" for key, value in self.given.items())
        return f"the event {self.event}{fields}"

    def read(self, entry):
        """The outcome an entry of the record tells, or RuleBroken."""
        if entry.get("event") != self.event:
            raise RuleBroken(self.rule, f"expected {self}, found {describe(entry)}")
        for key, value in self.given.items():
            if key not in entry or entry[key] != value or type(entry[key]) is not type(value):
                raise RuleBroken(self.rule, f"expected {self}, found {describe(entry)}")
        extra = set(entry) - set(self.given) - {"event", self.tells, "state"}
        if extra:
            raise RuleBroken("record.md", f"unknown field {', '.join(sorted(extra))} in {describe(entry)}")
        if self.tells not in entry:
            raise RuleBroken("record.md", f"the event {self.event} lacks its field {self.tells}")
        return self.outcome(entry[self.tells])

    def write(self, outcome):
        return {"event": self.event, **self.given, self.tells: self.spell(outcome)}

    def outcome(self, told):
        raise NotImplementedError

    def spell(self, outcome):
        return outcome

    def sample(self, rng):
        raise NotImplementedError


class FirstPlayer(Chance):
    event, tells = "first", "player"

    def __init__(self, rule, players):
        super().__init__(rule, {})
        self.players = players

    def outcome(self, told):
        if told not in self.players:
            raise RuleBroken(self.rule, f"the first player must be one of {', '.join(self.players)}, found {told!r}")
        return told

    def sample(self, rng):
        return rng.choice(self.players)


class Roll(Chance):
    event, tells = "roll", "dice"

    def __init__(self, rule, why, number):
        super().__init__(rule, {"why": why})
        self.number = number

    def __str__(self):
        return f"{super().__str__()} with {self.number} dice"

    def outcome(self, told):
        if not isinstance(told, list) or len(told) != self.number or not all(is_int(die, 1, 6) for die in told):
            raise RuleBroken(self.rule, f"expected {self}, found dice {told!r}")
        return list(told)

    def spell(self, outcome):
        return list(outcome)

    def sample(self, rng):
        return [rng.randint(1, 6) for _ in range(self.number)]


class Pick(Chance):
    """One piece out of a hidden multiset (a Counter): a token dealt or drawn, a gangster turned up."""

    def __init__(self, rule, given, source, piece):
        super().__init__(rule, given)
        self.source = source
        self.piece = piece  # the Piece that reads and writes the outcome

    def outcome(self, told):
        picked = self.piece.read(told)
        if self.source[picked] <= 0:
            raise RuleBroken(self.rule, f"{self}: {describe(told)} is not among what is left there")
        return picked

    def spell(self, outcome):
        return self.piece.write(outcome)

    def sample(self, rng):
        return rng.choice([piece for piece, count in self.source.items() for _ in range(count)])


class Deal(Pick):
    event, tells = "deal", "token"


class Draw(Pick):
    event, tells = "draw", "token"


class Reveal(Pick):
    event, tells = "reveal", "gangster"


class Piece:
    """A small JSON object with fixed keys, read as a tuple."""

    def __init__(self, *keys, optional=()):
        self.keys = keys
        self.optional = optional
        self.get = itemgetter(*keys)

    def read(self, told):
        try:
            picked = self.get(told)
        except (TypeError, KeyError, IndexError):
            raise RuleBroken("record.md", f"expected an object of {', '.join(self.keys)}, found {told!r}") from None
        if len(told) != len(self.keys) and set(told) - set(self.keys) - set(self.optional):
            raise RuleBroken("record.md", f"unknown field in {describe(told)}")
        try:
            hash(picked)
        except TypeError:
            raise RuleBroken("record.md", f"malformed piece {told!r}") from None
        return picked

    def write(self, picked):
        return dict(zip(self.keys, picked))


class Words:
    """The spelling of decisions: for each `do` its fields, each plain, a list or a piece; a decision is a tuple."""

    def __init__(self, fields, shapes):
        self.fields = fields
        self.shapes = shapes  # field name -> "list" or a Piece; anything else is plain
        self.plans = {do: self._plan(names) for do, names in fields.items()}

    def _plan(self, names):
        special = [(place + 1, self.shapes[name]) for place, name in enumerate(names) if name in self.shapes]
        return len(names) + 1, itemgetter("do", *names) if names else None, special

    def read(self, told):
        """The tuple for a decision written as an object with exactly its fields (and without `by`)."""
        try:
            size, get, special = self.plans[told["do"]]
            words = get(told) if get else (told["do"],)
        except (TypeError, KeyError):
            raise RuleBroken("record.md", f"not a decision in the record's words: {describe(told)}") from None
        if len(told) != size:
            raise RuleBroken("record.md", f"unknown field in {describe(told)}")
        if special:
            words = list(words)
            for place, shape in special:
                words[place] = self._read_special(words[place], shape)
            words = tuple(words)
        try:
            hash(words)
        except TypeError:
            raise RuleBroken("record.md", f"malformed decision {describe(told)}") from None
        return words

    @staticmethod
    def _read_special(value, shape):
        if shape == "list":
            return tuple(value) if isinstance(value, list) else value
        if shape == "bool":
            return value if isinstance(value, bool) else repr(value)
        return shape.read(value)

    def write(self, words):
        told = {"do": words[0]}
        for name, value in zip(self.fields[words[0]], words[1:]):
            shape = self.shapes.get(name)
            if isinstance(shape, Piece):
                value = shape.write(value)
            elif isinstance(value, tuple):
                value = list(value)
            told[name] = value
        return told


def describe(told):
    """One entry in a line of text, without its bulky fields."""
    if not isinstance(told, dict):
        return repr(told)
    words = []
    for key, value in told.items():
        if key in ("state", "legal"):
            continue
        words.append(f"{key}={describe(value) if isinstance(value, dict) else value}")
    return "{" + " ".join(words) + "}"
