"""Tests of verify.py: python3 -m unittest discover -s examples"""

import copy
import json
import pathlib
import unittest

import verify

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "fixtures"
FAIR = {
    "scheme": "backroom-fair/1",
    "table": "record-7-0",
    "commitment": "a30101689699f16ff02f386ccfcb58ef7ed3940121eeb9150f88de22c5aee070",
    "server_seed": "6ed3b7618f693d877c47ba143df53f5e4de21b854714de7d893d7df35391d54e",
    "player_seeds": ["green-7-0", "yellow-7-0"],
}


def fixture(name):
    return json.loads((FIXTURES / f"{name}.jsonl").read_text(encoding="utf-8"))


def check(record):
    tally = verify.Tally()
    verify.check_record(json.dumps(record), tally)
    return tally


def entry(record, **fields):
    """The first entry with these fields."""
    return next(e for e in record["log"] if all(e.get(key) == value for key, value in fields.items()))


class Vectors(unittest.TestCase):
    """The numbers of docs/fair-dice.md."""

    def setUp(self):
        self.seed = verify.check_seed(FAIR)

    def stream(self, name, before=0):
        return verify.words(self.seed, verify.message(FAIR, name, before))

    def test_message(self):
        expected = (
            "0000000f6261636b726f6f6d2d666169722f310000000a7265636f72642d372d30000000040000000200000009677265656e2d372d30"
            "0000000a79656c6c6f772d372d300000000a726f6c6c20726f756e64000000080000000000000000"
        )
        self.assertEqual(verify.message(FAIR, "roll round", 0).hex(), expected)

    def test_words_over_two_blocks(self):
        stream = self.stream("roll round")
        self.assertEqual([next(stream) for _ in range(9)][7:], [0x9B255EF1, 0xAC2C9F4C])

    def test_dice(self):
        for before, expected in enumerate(["1324113656222", "1615625554532"]):
            stream = self.stream("roll round", before)
            self.assertEqual("".join(str(verify.below(stream, 6) + 1) for _ in expected), expected)

    def test_words_are_passed_over(self):
        stream = self.stream("deal green")
        self.assertEqual(verify.below(stream, 3 << 30), 1961675890)


class Records(unittest.TestCase):
    def wrong(self, record, why):
        with self.assertRaisesRegex(verify.Mismatch, why):
            check(record)

    def bad(self, record, why):
        with self.assertRaisesRegex(verify.BadInput, why):
            check(record)

    def test_every_fixture_holds(self):
        for file in sorted(FIXTURES.glob("*.jsonl")):
            with self.subTest(file.name):
                tally = check(fixture(file.stem))
                self.assertGreater(tally.right, 0)

    def test_a_changed_outcome_is_found(self):
        hat, infusion = ({"kind": kind, "value": 0, "squares": 9} for kind in ("hat", "infusion"))
        for name, fields, change in [
            ("german-badge", {"event": "first"}, {"player": None}),
            ("german-badge", {"event": "deal"}, {"token": infusion}),
            ("german-badge", {"event": "roll"}, {"dice": [1] * 13}),
            ("german-badge", {"event": "draw"}, {"token": hat}),
            ("gangster-3", {"event": "first"}, {"player": "grey"}),
            ("gangster-3", {"event": "reveal"}, {"gangster": {"gang": "red", "power": 9}}),
        ]:
            with self.subTest(name, **fields):
                record = fixture(name)
                found = entry(record, **fields)
                found.update(change)
                self.wrong(record, rf"log entry {record['log'].index(found) + 1}: .*the record says")

    def test_a_roll_of_too_few_dice_is_found(self):
        record = fixture("german-badge")
        entry(record, event="roll")["dice"].pop()
        self.wrong(record, "roll round: the dice say")

    def test_another_seed_is_found(self):
        for field, value, why in [
            ("server_seed", "00" * 32, "not the commitment"),
            ("commitment", "00" * 32, "not the commitment"),
            ("scheme", "mine", "fair.scheme"),
            ("table", "another", r"log entry \d+: "),
            ("player_seeds", ["a", "b"], r"log entry \d+: "),
        ]:
            with self.subTest(field):
                record = fixture("german-collector")
                record["fair"][field] = value
                self.wrong(record, why)

    def test_a_seed_that_is_not_shown_proves_nothing(self):
        record = fixture("gangster-2")
        record["fair"]["server_seed"] = None
        tally = check(record)
        self.assertEqual((tally.right, list(tally.unchecked)), (0, ["the server's seed is not shown"]))
        record["fair"] = None
        self.assertEqual(check(record).right, 0)

    def test_the_bag_is_followed_until_tokens_return(self):
        record = fixture("german-guardian")
        rounds = [n for n, e in enumerate(record["log"]) if e.get("why") == "round"]
        later = sum(e.get("event") == "draw" for e in record["log"][rounds[1] :])
        self.assertEqual(check(record).unchecked.total(), later)

    def test_a_state_that_contradicts_the_log_is_found(self):
        record = fixture("german-badge")
        draw = entry(record, event="draw")
        before = record["log"][record["log"].index(draw) - 1]
        before["state"] = {"bag": []}
        self.wrong(record, "shows another bag")
        before["state"] = {"bag": [{"token": {"kind": "hat", "value": 6, "squares": 3}, "count": 99}]}
        self.wrong(record, "can't come of the box")

    def test_token_sets(self):
        record = fixture("german-badge")
        box = verify.SmileAndGun.read_box(record["setup"])
        tokens = [{"kind": k, "value": v, "squares": s, "count": n} for (k, v, s), n in reversed(box.items())]
        own = copy.deepcopy(record)
        own["setup"]["tokens"] = {"name": "mine", "tokens": tokens, "markers": {}}
        self.assertEqual(check(own).right, check(record).right)
        own["setup"]["tokens"] = {"name": "german"}
        self.bad(own, "setup.tokens")

    def test_nonsense_is_bad_input(self):
        record = fixture("gangster-2")
        for change, why in [
            ({"format": "other"}, "format"),
            ({"game": []}, "game"),
            ({"log": None}, "can't be read"),
            ({"log": [{"event": "dance"}]}, 'log entry 1: unknown event "dance"'),
            ({"log": [{"event": "reveal"}]}, "log entry 1: can't be read"),
            ({"setup": {}}, "fair or setup"),
        ]:
            with self.subTest(change=change):
                self.bad(record | change, why)
        with self.assertRaisesRegex(verify.BadInput, "not JSON"):
            verify.check_record("{", verify.Tally())


if __name__ == "__main__":
    unittest.main()
