"""Walks a record with the referee's own game beside it."""
import gangster
import smile
from compare import Comparison, gangster_state, result as compare_result, smile_state
from protocol import BadInput, Chance, Decision, Roll, RuleBroken, describe
from table import MONTRESOR

FORMAT = "backroom/1"
GAMES = {"smile-and-gun": (smile.Game, smile_state), "gangster": (gangster.Game, gangster_state)}
RULES = {"smile-and-gun": 2, "gangster": 1}  # the number of the rules that the referee knows
RECORD_KEYS = {"format", "engine", "game", "setup", "log", "result", "rules", "fair", "ended"}
HOW_ENDED = ("resigned", "time", "agreed", "abandoned")
SHOWN = 4  # differences named in a message


class Failure(Exception):
    """A record that is not in order: at which entry, by which rule, why."""

    def __init__(self, where, broken):
        super().__init__(f"{where}: [{broken.rule}] {broken.message}")


class Summary:
    def __init__(self):
        self.decisions = self.events = self.legal_lists = self.states = 0


def check(record, warn, summary):
    """Raises Failure if the record is not in order, BadInput if it is none."""
    checker = Checker(record, warn, summary)
    checker.walk()


def check_types(entry):
    """In Python 1 == 1.0 == True; in a record they are not the same."""
    for key, value in entry.items():
        if key in ("by", "legal", "state"):
            continue
        if isinstance(value, float) or (isinstance(value, bool) and key != "knockoff"):
            raise RuleBroken("record.md", f"{key} is {value!r} in {describe(entry)}")
        if isinstance(value, dict):
            check_types(value)
        elif isinstance(value, list) and not all(type(part) is int for part in value):
            raise RuleBroken("record.md", f"{key} is {value!r} in {describe(entry)}")


class Checker:
    def __init__(self, record, warn, summary):
        self.warn, self.summary = warn, summary
        self._read_head(record)
        make, self.compare_state = GAMES[self.name]
        try:
            self.game = make(record["setup"], warn)
        except RuleBroken as broken:
            raise Failure("setup", broken) from None
        self.course = self.game.play()

    def _read_head(self, record):
        if not isinstance(record, dict) or record.get("format") != FORMAT:
            raise BadInput(f"not a record: no \"format\":\"{FORMAT}\"")
        if record.get("game") not in GAMES:
            raise BadInput(f"unknown game {record.get('game')!r}")
        if not isinstance(record.get("setup"), dict) or not isinstance(record.get("log"), list):
            raise BadInput("not a record: setup or log is missing")
        known = RULES[record["game"]]
        if record.get("rules") != known:
            raise BadInput(f"played by rules {record.get('rules')!r}, the referee knows rules {known}")
        for key in sorted(set(record) - RECORD_KEYS):
            self.warn(f"unknown record field {key!r}")
        self.name = record["game"]
        self.log = record["log"]
        self.told_result = record.get("result")
        self.ended = record.get("ended")
        if self.ended is None and isinstance(self.told_result, dict):
            self.ended = self.told_result.get("ended")

    def walk(self):
        pending, result = self.advance(None)
        for number, entry in enumerate(self.log, 1):
            try:
                pending, result = self.step(pending, result, entry)
            except RuleBroken as broken:
                raise Failure(f"entry {number} of {len(self.log)}", broken) from None
        try:
            self.finish(pending, result)
        except RuleBroken as broken:
            raise Failure(f"after entry {len(self.log)}", broken) from None

    def advance(self, outcome):
        """Lets the game run to the next request, or to its result."""
        try:
            return self.course.send(outcome), None
        except StopIteration as over:
            return None, over.value

    def step(self, pending, result, entry):
        if not isinstance(entry, dict):
            raise RuleBroken("record.md", f"an entry that is no object: {entry!r}")
        if pending is None:
            raise RuleBroken("W8.5 G4", f"the game is over, but {describe(entry)} follows (result {result!r})")
        outcome = self.read(pending, entry)
        pending, result = self.advance(outcome)
        if entry.get("state") is not None:
            self.summary.states += 1
            in_the_air = isinstance(pending, Roll) or self.cursed_die()
            self.compare_state(self.own_state(pending, entry), entry["state"], Comparison(self.warn, in_the_air))
        return pending, result

    def own_state(self, pending, entry):
        state = self.game.state()
        if pending is None and self.name == "gangster" and isinstance(entry["state"], dict):
            state["player"] = entry["state"].get("player")  # whose turn it is when the game is over is nobody's business
        return state

    def cursed_die(self):
        """W6.13: once the die was laid into the park, `leftover` may have gone with it."""
        return self.name != "gangster" and self.game.table.shadow == "cursed" and self.game.phase == 5

    def read(self, pending, entry):
        if isinstance(pending, Chance):
            self.summary.events += 1
            if "do" in entry or "event" not in entry:
                raise RuleBroken(pending.rule, f"expected {pending}, found {describe(entry)}")
            return pending.read(entry)
        self.summary.decisions += 1
        return self.read_decision(pending, entry)

    def read_decision(self, pending, entry):
        if "event" in entry or "do" not in entry:
            raise RuleBroken(pending.rule, f"expected {pending}, found {describe(entry)}")
        if entry.get("by") != pending.seat:
            raise RuleBroken(pending.rule, f"expected {pending}, found one by {entry.get('by')!r}: {describe(entry)}")
        options = set(pending.options)
        if not options or len(options) != len(pending.options):
            raise AssertionError(f"the referee's own list is empty or has doubles: {pending}")
        if entry.get("legal") is not None:
            self.summary.legal_lists += 1
            self.compare_legal(pending, options, entry["legal"])
        check_types(entry)
        words = self.game.words.read({key: entry[key] for key in entry if key not in ("by", "legal", "state")})
        if words not in options:
            raise RuleBroken(
                pending.rule, f"{describe(entry)} is not allowed: expected {pending}, one of {self.some(options)}")
        return words

    def compare_legal(self, pending, options, told):
        if not isinstance(told, list):
            raise RuleBroken("record.md", f"legal is not a list: {told!r}")
        read = self.game.words.read
        listed = set(map(read, told))
        if listed != options:
            faults = []
            if options - listed:
                faults.append(f"lacks {self.some(options - listed)}")
            if listed - options:
                faults.append(f"has wrongly {self.some(listed - options)}")
            raise RuleBroken(pending.rule, f"{pending}: the legal list {' and '.join(faults)}")
        if len(listed) != len(told):
            raise RuleBroken("record.md", f"{pending}: the legal list names something twice")

    def some(self, options):
        shown = sorted(map(str, options))
        rest = f" and {len(shown) - SHOWN} more" if len(shown) > SHOWN else ""
        return "; ".join(shown[:SHOWN]) + rest

    def finish(self, pending, result):
        if self.ended is not None:
            self.check_ended(pending)
            return
        if pending is None:
            compare_result(result, self.told_result, Comparison(self.warn),
                           self.name != "gangster" and self.game.table.scenario == MONTRESOR)
        elif self.told_result is not None:
            kind = "decision" if isinstance(pending, Decision) else "event"
            raise RuleBroken(pending.rule, f"the log ends, but the next {kind} is due: {pending}")

    def check_ended(self, pending):
        if not isinstance(self.ended, dict) or self.ended.get("how") not in HOW_ENDED:
            raise RuleBroken("record.md", f"ended is {self.ended!r}")
        if pending is None:
            self.warn("a record says that it ended outside the rules, but its game is over")
