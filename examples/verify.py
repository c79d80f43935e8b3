#!/usr/bin/env python3
"""Prove the dice of Backroom records with nothing but Python's standard library.

Checks that the server's seed is the promised one, then draws every random event again, as
docs/fair-dice.md describes it. It knows no rules: that an event was due, and that the decisions
between the events were legal, is what `backroom verify` proves.

What is drawn again:
  first, deal, roll   from the log alone
  reveal              from the log alone: what was not turned up yet is known
  draw                from the log alone, until tokens go back into the bag; from then on from
                      `state` (backroom record --state), otherwise the draw is counted as not checked
"""

import argparse
import hashlib
import hmac
import json
import sys
from collections import Counter

FORMAT = "backroom/1"
SCHEME = "backroom-fair/1"

EXAMPLES = """\
examples:
  backroom record --games 10 --out games.jsonl && python3 examples/verify.py games.jsonl
  backroom record --games 10 --state | python3 examples/verify.py -
  python3 examples/verify.py --strict games.jsonl

exit status: 0 all that could be checked is right, 1 something is wrong (with --strict also: something
could not be checked), 2 bad input. Needs Python 3.11 or later.
"""


class BadInput(Exception):
    """This can't be read as a record."""


class Mismatch(Exception):
    """The record says something else than the dice."""


class Unknown(Exception):
    """What lay in the bag does not follow from the log."""


# --- The scheme ------------------------------------------------------------------------------------


def message(fair, name, before):
    """What is authenticated for the random event of this name that has `before` of its name before it."""
    players = fair["player_seeds"]
    fields = [SCHEME.encode(), fair["table"].encode(), len(players).to_bytes(4, "big")]
    fields += [player.encode() for player in players]
    fields += [name.encode(), before.to_bytes(8, "big")]
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def words(seed, text):
    """An endless stream of 32-bit words."""
    block = 0
    while True:
        digest = hmac.digest(seed, text + block.to_bytes(4, "big"), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream, n):
    """A number from 0 to n - 1, each equally likely."""
    limit = 2**32 - 2**32 % n
    return next(word for word in stream if word < limit) % n


def pick(counts, stream):
    """One of the things counted, in their order."""
    number = below(stream, sum(counts.values()))
    for thing, count in counts.items():
        if number < count:
            return thing
        number -= count


def check_seed(fair):
    """The server's seed, or None if it is not shown yet."""
    if fair is None or fair["server_seed"] is None:
        return None
    if fair["scheme"] != SCHEME:
        raise Mismatch(f'fair.scheme: expected "{SCHEME}", found "{fair["scheme"]}"')
    seed = bytes.fromhex(fair["server_seed"])
    if len(seed) != 32:
        raise BadInput("fair.server_seed: expected 64 hexadecimal digits")
    promised = hashlib.sha256(seed).hexdigest()
    if promised != fair["commitment"].lower():
        raise Mismatch(f"fair.server_seed: its SHA-256 is {promised}, which is not the commitment")
    return seed


# --- With a Smile & a Gun --------------------------------------------------------------------------

KINDS = ["hat", "gambling", "weapons", "contraband", "infusion"]


def token_of(said):
    """A token as (kind, value, squares)."""
    return said["kind"], said.get("value", 0), said["squares"]


def token_text(token):
    kind, value, squares = token
    return f"{kind}{value if kind == 'hat' else ''}.{squares}"


class SmileAndGun:
    """Follows the bag, as far as a log without rules allows."""

    def __init__(self, setup):
        self.box = self.read_box(setup)
        self.bag = dict(self.box)
        self.lost = None  # Why the bag isn't known.
        self.rounds = 0
        self.taken = 0  # Turns of this round.
        self.rerolled = 0  # Dice in the hand for Last Chance.
        self.state = None  # The table after the entry before.
        self.returns = None
        if setup["shadow"] == "guardian":
            self.returns = "the Guardian may have put tokens back into the bag"
        if setup.get("scenario") == 7:
            self.returns = "infusions may have gone back into the bag (scenario 7)"

    @staticmethod
    def read_box(setup):
        """Every token of the set with its number, in the order in which the police choose."""
        prints = setup["tokens"].get("tokens")
        if prints is None:
            raise BadInput("setup.tokens: expected the whole set (a record of rules 1 only names it)")
        prints = sorted(prints, key=lambda p: (KINDS.index(p["kind"]), -p.get("value", 0), -p["squares"]))
        box = {token_of(p): p["count"] for p in prints}
        if not all(0 <= count <= 99 for count in box.values()):
            raise BadInput("setup.tokens: expected counts from 0 to 99")
        return box

    @staticmethod
    def name(entry):
        match entry["event"]:
            case "first":
                return "first"
            case "deal":
                return f"deal {entry['to']}"
            case "roll":
                return f"roll {entry['why']}"
            case "draw":
                return f"draw {entry['district']}"
        raise BadInput(f'unknown event "{entry["event"]}"')

    def again(self, entry, stream):
        """What the dice say, and what the record says."""
        match entry["event"]:
            case "first":
                return ["green", "yellow"][below(stream, 2)], entry["player"]
            case "deal":
                self.know_bag()
                infusions = {token: count for token, count in self.bag.items() if token[0] == "infusion"}
                return token_text(self.drawn(infusions, stream)), token_text(token_of(entry["token"]))
            case "roll":
                dice = [below(stream, 6) + 1 for _ in range(self.dice_due(entry))]
                return sorted(dice), sorted(entry["dice"])
            case "draw":
                self.know_bag()
                return token_text(self.drawn(self.bag, stream)), token_text(token_of(entry["token"]))

    @staticmethod
    def drawn(counts, stream):
        if not sum(counts.values()):
            raise Mismatch("nothing is left to be drawn")
        return pick(counts, stream)

    def dice_due(self, entry):
        """How many dice are rolled: that much follows from the log."""
        match entry["why"]:
            case "round":
                return 13
            case "all_equal" | "gang_all_equal":
                return 13 - 2 * self.taken
            case "last_chance":
                return self.rerolled
            case "gang_lowest" | "collector" | "roses":
                return 1
        raise BadInput(f'unknown roll "{entry["why"]}"')

    def know_bag(self):
        """Looks what lies in the bag now, or says why that can't be known."""
        shown = None
        if self.state is not None:
            counts = {token_of(pile["token"]): pile["count"] for pile in self.state["bag"]}
            shown = {token: counts.pop(token, 0) for token in self.box}
            if counts or not all(0 <= shown[token] <= self.box[token] for token in self.box):
                raise Mismatch("the state before it shows a bag that can't come of the box")
        if self.lost is None and not sum(self.bag.values()):
            self.lost = "the bag ran empty and discarded hats came back"
            if shown and any(count for (kind, _, _), count in shown.items() if kind != "hat"):
                raise Mismatch("the state before it shows other tokens than hats in a bag that ran empty")
        if self.lost is None:
            if shown is not None and shown != self.bag:
                raise Mismatch("the state before it shows another bag than the log")
        elif shown is not None:
            self.bag, self.lost = shown, None
        else:
            raise Unknown(self.lost)

    def note(self, entry):
        """Takes the entry in, whatever the dice said."""
        if entry.get("event") in ("deal", "draw") and self.lost is None:
            token = token_of(entry["token"])
            if not self.bag.get(token):
                raise Mismatch(f"{token_text(token)} is not in the bag")
            self.bag[token] -= 1
        if entry.get("event") == "roll":
            if entry["why"] == "round":
                self.rounds, self.taken = self.rounds + 1, 0
                if self.rounds > 1 and self.returns:
                    self.lost = self.returns
            self.taken += entry["why"] == "gang_lowest"
        if entry.get("do") == "draft":
            self.taken += 1
        if entry.get("do") == "reroll":
            self.rerolled = len(entry["dice"])
        self.state = entry.get("state")


# --- Gangster --------------------------------------------------------------------------------------

GANGS = ["red", "blue", "yellow", "grey"]


def gangster_of(said):
    return said["gang"], said["power"]


class Gangster:
    """Knows which gangsters were not turned up yet."""

    def __init__(self, setup):
        self.gangs = setup["gangs"]
        # Three of each; whoever plays has laid out one of each power.
        self.unseen = {(gang, power): 3 - (gang in self.gangs) for gang in GANGS for power in (1, 2, 3)}

    @staticmethod
    def name(entry):
        match entry["event"]:
            case "first":
                return "first"
            case "reveal":
                return f"reveal {entry['stack']} {entry['why']}"
        raise BadInput(f'unknown event "{entry["event"]}"')

    def again(self, entry, stream):
        if entry["event"] == "first":
            return self.gangs[below(stream, len(self.gangs))], entry["player"]
        if not sum(self.unseen.values()):
            raise Mismatch("nobody is left to be turned up")
        drawn, said = pick(self.unseen, stream), gangster_of(entry["gangster"])
        return "{}/{}".format(*drawn), "{}/{}".format(*said)

    def note(self, entry):
        if entry.get("event") == "reveal":
            self.unseen[gangster_of(entry["gangster"])] -= 1


GAMES = {"smile-and-gun": SmileAndGun, "gangster": Gangster}


# --- Records ---------------------------------------------------------------------------------------


class Tally:
    """What was drawn again, and what could not be, with the reasons."""

    def __init__(self):
        self.records = self.failed = self.right = 0
        self.unchecked = Counter()


def check_record(line, tally):
    """Draws every random event of a record again."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadInput(f'format: expected "{FORMAT}"')
    if str(record.get("game")) not in GAMES:
        raise BadInput(f"game: expected one of {', '.join(GAMES)}")
    number = 0
    try:
        seed = check_seed(record.get("fair"))
        table = GAMES[record["game"]](record["setup"])
        seen = Counter()
        for number, entry in enumerate(record["log"], 1):
            if "event" in entry:
                if seed is None:
                    tally.unchecked["the server's seed is not shown"] += 1
                else:
                    check_event(record["fair"], seed, table, entry, seen, tally)
            table.note(entry)
    except Mismatch as error:
        raise Mismatch(f"log entry {number}: {error}" if number else str(error)) from None
    except BadInput as error:
        raise BadInput(f"log entry {number}: {error}" if number else str(error)) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        where = f"log entry {number}" if number else "fair or setup"
        raise BadInput(f"{where}: can't be read: {type(error).__name__} {error}") from None


def check_event(fair, seed, table, entry, seen, tally):
    name = table.name(entry)
    stream = words(seed, message(fair, name, seen[name]))
    seen[name] += 1
    try:
        drawn, said = table.again(entry, stream)
    except Unknown as why:
        tally.unchecked[str(why)] += 1
        return
    if drawn != said:
        raise Mismatch(f"{name}: the dice say {drawn}, the record says {said}")
    tally.right += 1


def read_lines(file):
    try:
        stream = sys.stdin if file == "-" else open(file, encoding="utf-8")
        with stream:
            yield from ((number, line) for number, line in enumerate(stream, 1) if line.strip())
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: {error}") from None


def check_file(file):
    """Checks a file of records; complains about each that is wrong."""
    tally = Tally()
    for number, line in read_lines(file):
        tally.records += 1
        try:
            check_record(line, tally)
        except Mismatch as error:
            tally.failed += 1
            print(f"{file}:{number}: {error}", file=sys.stderr)
        except BadInput as error:
            raise BadInput(f"{file}:{number}: {error}") from None
    return tally


def report(file, tally):
    unchecked = sum(tally.unchecked.values())
    print(
        f"{file}: {tally.records} {'record' if tally.records == 1 else 'records'}, {tally.failed} wrong; "
        f"{tally.right} random events drawn again and right, {unchecked} not checked"
    )
    for why, count in tally.unchecked.most_common():
        print(f"  {count} not checked: {why}")
    if set(tally.unchecked) - {"the server's seed is not shown"}:
        print("  (records written with --state show the bag)")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file of records, one game a line; - is standard input")
    parser.add_argument("-q", "--quiet", action="store_true", help="say only what is wrong")
    parser.add_argument("--strict", action="store_true", help="fail if anything could not be checked")
    args = parser.parse_args()
    passed = True
    try:
        for file in args.files:
            tally = check_file(file)
            if not args.quiet:
                report(file, tally)
            passed &= not tally.failed and not (args.strict and tally.unchecked)
    except BadInput as error:
        print(f"verify.py: {error}", file=sys.stderr)
        return 2
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
