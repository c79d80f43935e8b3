"""Compares a record's `state` and `result` with the referee's own, field by field.

A field that is missing or that the referee does not know is a remark; a value that differs breaks the record.
"""
from collections import Counter

from protocol import RuleBroken

# `null` where it doesn't apply: what the record may say instead of nothing at all
NOTHING = (None, 0, False, [], {})


class Comparison:
    def __init__(self, warn, dice_in_the_air=False):
        self.warn = warn
        self.dice_in_the_air = dice_in_the_air

    def differ(self, path, own, theirs):
        raise RuleBroken("state", f"{path} is {theirs!r}, the referee has {own!r}")

    def fields(self, path, own, theirs, compare):
        """An object: each of its own fields by `compare[key]`."""
        if not isinstance(theirs, dict):
            self.differ(path, own, theirs)
        for key in theirs:
            if key not in own:
                self.warn(f"{path}.{general(key)} is unknown to the referee")
        for key, value in own.items():
            if key not in theirs:
                self.warn(f"{path}.{general(key)} is missing")
            else:
                compare.get(key, self.plain)(f"{path}.{key}", value, theirs[key])

    def plain(self, path, own, theirs):
        if own != theirs or isinstance(own, bool) != isinstance(theirs, bool):
            self.differ(path, own, theirs)

    def numbers(self, path, own, theirs):
        """An object of numbers; null when all are 0."""
        if theirs is None and not any(own.values()):
            return
        if not isinstance(theirs, dict):
            self.differ(path, own, theirs)
        for key in own.keys() | theirs.keys():
            if own.get(key, 0) != (theirs.get(key) or 0):
                self.differ(f"{path}.{key}", own.get(key, 0), theirs.get(key))

    def number(self, path, own, theirs):
        if own != (theirs or 0):
            self.differ(path, own, theirs)

    def dice(self, path, own, theirs):
        """Dice in any order. While some are in the air the record may still show them, or not: a remark."""
        same = own == theirs
        if isinstance(own, list):
            same = isinstance(theirs, list) and Counter(own) == Counter(theirs)
        if same:
            return
        if self.dice_in_the_air:
            self.warn(f"{path.split('.')[-1]} is told differently while dice are in the air")
        else:
            self.differ(path, own, theirs)

    def pieces(self, path, own, theirs):
        """A list of objects in any order."""
        if not isinstance(theirs, list):
            self.differ(path, own, theirs)
        mine, yours = Counter(map(frozen, own)), Counter(map(frozen, theirs))
        if mine != yours:
            raise RuleBroken(
                "state", f"{path}: the record lacks {plainly(mine - yours)} and has {plainly(yours - mine)} too many")

    def heap(self, path, own, theirs):
        """A list of {"token", "count"}."""
        def counted(told):
            counts = Counter()
            for row in told:
                counts[frozen(row["token"])] += row["count"]
            return +counts
        try:
            yours = counted(theirs)
        except (TypeError, KeyError):
            self.differ(path, own, theirs)
        mine = counted(own)
        if mine != yours:
            raise RuleBroken(
                "state", f"{path}: the record lacks {plainly(mine - yours)} and has {plainly(yours - mine)} too many")

    def each(self, compare):
        """A list, place by place."""
        def run(path, own, theirs):
            if not isinstance(theirs, list) or len(theirs) != len(own):
                self.differ(path, own, theirs)
            for place, (one, two) in enumerate(zip(own, theirs)):
                compare(f"{path}[{place}]", one, two)
        return run

    def by_name(self, compare):
        """An object with one value for each player."""
        def run(path, own, theirs):
            self.fields(path, own, theirs, dict.fromkeys(own, compare))
        return run


def frozen(piece):
    if not isinstance(piece, dict):
        return piece
    return tuple(sorted((key, value) for key, value in piece.items() if not (key == "used" and not value)))


def plainly(counts):
    """Pieces in a line of text: how many of each."""
    words = []
    for piece, count in counts.items():
        name = " ".join(f"{key} {value}" for key, value in piece) if isinstance(piece, tuple) else str(piece)
        words.append(f"{count} x ({name})")
    return ", ".join(words) or "nothing"


def general(key):
    return key if isinstance(key, str) else "?"


# --- states ----------------------------------------------------------------------------------------------------------


def smile_state(own, theirs, compare):
    def district(path, mine, yours):
        compare.fields(path, mine, yours, {"tokens": compare.pieces, "cubes": compare.numbers})

    def player(path, mine, yours):
        compare.fields(path, mine, yours, {
            "tokens": compare.pieces, "action_dice": compare.dice, "solo_tokens": compare.number,
            "markers": compare.numbers,
        })

    compare.fields("state", own, theirs, {
        "pool": compare.dice, "leftover": compare.dice, "on_card": compare.numbers,
        "districts": compare.each(district), "players": compare.by_name(player),
        "discard": compare.heap, "bag": compare.heap,
    })


def gangster_state(own, theirs, compare):
    def supply(path, mine, yours):
        if isinstance(yours, list) and all(type(power) is int for power in yours):
            mine = [gangster["power"] for gangster in mine]
        compare.pieces(path, mine, yours)

    compare.fields("state", own, theirs, {
        "own": compare.by_name(supply), "open": compare.pieces, "bullets": compare.by_name(compare.plain),
        "rank": compare.by_name(compare.plain),
    })


# --- results ---------------------------------------------------------------------------------------------------------

# What a field may also say: `null where it doesn't apply`, and the plain yes or no that follows.
ALSO = {"condition_met": (None, True), "lost_at_once": (None, False), "target_met": (None,), "rank": (None,)}


def result(own, theirs, compare, scenario_seven=False):
    if not isinstance(theirs, dict):
        raise RuleBroken("result", f"the game is over, result is {theirs!r}, the referee has {own!r}")
    for key in theirs:
        if key not in own and theirs[key] not in NOTHING:
            compare.warn(f"result.{key} is unknown to the referee")
    for key, value in own.items():
        if key not in theirs:
            if value not in NOTHING:
                compare.warn(f"result.{key} is missing")
        elif key == "scores":
            _scores(value, theirs[key], compare)
        elif key == "capone":
            if theirs[key] != value and theirs[key] is not (value is not None):
                raise RuleBroken("result", f"capone is {theirs[key]!r}, the referee has {value!r}")
        elif not _same_verdict(key, value, theirs[key], scenario_seven):
            raise RuleBroken("result", f"{key} is {theirs[key]!r}, the referee has {value!r}")


def _same_verdict(key, own, theirs, scenario_seven):
    if own == theirs and isinstance(own, bool) == isinstance(theirs, bool):
        return True
    if scenario_seven:
        return key == "condition_met" and theirs is None
    applies = own if key != "lost_at_once" else own or None
    return applies is None and theirs in ALSO.get(key, ()) and not (theirs == 0 and theirs is not False)


def _scores(own, theirs, compare):
    if not isinstance(theirs, dict):
        raise RuleBroken("result", f"scores is {theirs!r}, the referee has {own!r}")
    for who, mine in own.items():
        yours = theirs.get(who)
        if not isinstance(mine, dict):
            if yours != mine:
                raise RuleBroken("result", f"scores.{who} is {yours!r}, the referee has {mine!r}")
            continue
        if not isinstance(yours, dict):
            raise RuleBroken("result", f"scores.{who} is {yours!r}, the referee has {mine!r}")
        for key in yours.keys() - mine.keys():
            compare.warn(f"result.scores.{key} is unknown to the referee")
        for key, value in mine.items():
            if key not in yours:
                compare.warn(f"result.scores.{key} is missing")
            elif yours[key] != value:
                raise RuleBroken("result", f"scores.{who}.{key} is {yours[key]!r}, the referee has {value!r}")
