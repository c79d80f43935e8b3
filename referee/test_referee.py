"""The referee's own tests: the books' worked examples (W12, G5), rulings that random games seldom meet, and tampering.

    python3 -m unittest discover referee
"""
import copy
import os
import random
import sys
import unittest
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import gangster  # noqa: E402
import smile  # noqa: E402
from checker import Failure, Summary, check  # noqa: E402
from city import ADJACENT, LINES, RING  # noqa: E402
from gang import action_die, gang_choice, movement_die  # noqa: E402
from infusions import face_up_infusion, offers, slippery  # noqa: E402
from play import CHOOSERS, FAMILIES, play_one  # noqa: E402
from priority import preferred  # noqa: E402
from protocol import BadInput, RuleBroken  # noqa: E402
from scoring import final_result, legacy_rank  # noqa: E402
from settle import enthralling, rank, serve, settle, settling_the_score  # noqa: E402
from shadow import collector, siren  # noqa: E402
from tokens import Owned, Token, own_set, token_set  # noqa: E402
from town import pairs  # noqa: E402


def hat(value, squares=0):
    return Token("hat", value, squares)


GAMBLING, WEAPONS, INFUSION = Token("gambling", 0, 1), Token("weapons", 0, 1), Token("infusion", 0, 1)


def duel(**changes):
    setup = {"edition": "german", "mode": "two", "shadow": "badge", "infusion": "last_chance", "first": "green",
             "tokens": own_set(changes.get("edition", "german"))}
    return smile.Game({**setup, **changes})


def solo(**changes):
    setup = {"edition": "german", "mode": "solo", "shadow": "badge", "infusion": "overwhelm", "first": "green",
             "human": "green", "level": "normal", "tokens": own_set(changes.get("edition", "german"))}
    return smile.Game({**setup, **changes})


def lay(game, district, tokens, green=0, yellow=0, police=0):
    there = game.districts[district]
    there.tokens = list(tokens)
    there.cubes = {"green": green, "yellow": yellow, "police": police}
    return there


def drive(course, *answers):
    """Answers a course's decisions in turn (a function picks from the options); returns what was asked and its result."""
    asked, answers, outcome = [], list(answers), None
    while True:
        try:
            pending = course.send(outcome)
        except StopIteration as over:
            return asked, over.value
        asked.append(pending)
        answer = answers.pop(0)
        outcome = answer(pending) if callable(answer) else answer


class WorkedExamples(unittest.TestCase):
    def test_w12_1_green_takes_either_yellow_the_other(self):
        game = duel()
        there = lay(game, 0, [hat(2), hat(4)], 3, 2, 1)
        asked, scored = drive(settle(game, 0), ("take", hat(4), None, False, None), ("take", hat(2), None, False, None))
        self.assertTrue(scored)
        self.assertEqual([(ask.seat, len(ask.options)) for ask in asked], [("green", 2), ("yellow", 1)])
        self.assertEqual((there.tokens, sum(there.cubes.values())), ([], 0))

    def test_w12_2_police_the_hat_yellow_the_weapons(self):
        game = duel()
        lay(game, 0, [hat(6), WEAPONS], 0, 1, 2)
        asked, _ = drive(settle(game, 0), ("take", WEAPONS, "up", False, None))
        self.assertEqual(len(asked[0].options), 2)
        self.assertEqual(game.discard, Counter({hat(6): 1}))

    def test_w12_3_a_tie_for_second_discards_the_rest(self):
        game = duel()
        lay(game, 4, [hat(3), GAMBLING, INFUSION], 2, 4, 2)
        asked, _ = drive(settle(game, 4), ("take", GAMBLING, "up", False, None))
        self.assertEqual(len(asked[0].options), 5)
        self.assertEqual(game.discard, Counter({hat(3): 1, INFUSION: 1}))

    def test_w12_4_the_gangs_movement_die(self):
        self.assertEqual(movement_die([3, 5, 5], 0, 4, False), 3)
        self.assertEqual(movement_die([1, 3], 0, 2, False), 1)
        self.assertEqual(movement_die([1, 4, 3], 0, 4, False), 4)

    def test_w12_5_the_gangs_action_die(self):
        self.assertEqual(action_die([1, 1, 1, 2, 3], False), 2)
        self.assertEqual(action_die([1, 1, 1, 2, 3, 5, 5], False), 2)
        self.assertEqual(action_die([6, 6, 2], False), 6)
        self.assertEqual(action_die([6, 6, 2], True), 2)

    def test_g5_examples(self):
        self.assertEqual(gangster.line_score({"red": 6, "blue": 4}), ("red", 2))
        self.assertEqual(gangster.line_score({"red": 3, "blue": 3, "yellow": 2, "grey": 1}), ("yellow", 1))
        self.assertEqual(gangster.line_score({"red": 6, "blue": 4, "yellow": 4, "grey": 0}), ("red", 2))
        self.assertEqual(gangster.line_score({"red": 3, "blue": 3, "yellow": 1, "grey": 1}), None)
        self.assertEqual(gangster.line_score({"red": 3}), ("red", 3))
        game = gangster.Game({"gangs": ["red", "blue"], "first": "red"})
        game.board = {(2, 2): ("red", 1), (2, 3): ("grey", 1), (3, 2): ("yellow", 1), (1, 1): ("blue", 1)}
        self.assertEqual(set(game.shots("red")), {("shoot", (2, 2), (2, 3)), ("shoot", (2, 2), (3, 2))})


class Rulings(unittest.TestCase):
    def test_w0_geometry(self):
        self.assertEqual(len(ADJACENT), 12)
        self.assertEqual(sorted(RING), [0, 1, 2, 3, 5, 6, 7, 8])
        self.assertEqual([line[0] for line in LINES], [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0])

    def test_tokens_known_counts(self):
        counts = [sum(token_set(edition, own_set(edition))[0].values()) for edition in ("german", "first")]
        self.assertEqual(counts, [48, 45])
        hats = {**own_set("first"), "tokens": [{"kind": "hat", "value": 1, "squares": 0, "count": 45}]}
        self.assertRaises(RuleBroken, token_set, "first", hats)

    def test_a_token_set_is_whole(self):
        whole = own_set("german")
        for field in whole:
            part = {key: value for key, value in whole.items() if key != field}
            self.assertRaises(RuleBroken, token_set, "german", part)
        for told in (None, "german", {"name": "german"}):
            self.assertRaises(RuleBroken, token_set, "german", told)

    def test_w5_4_among_equals_more_squares(self):
        self.assertEqual(preferred([hat(2, 1), hat(2, 2), GAMBLING]), hat(2, 2))

    def test_w5_5_and_w5_11(self):
        game = duel()
        lay(game, 0, [hat(2)], 2, 2, 1)
        self.assertFalse(drive(settle(game, 0))[1])
        lay(game, 1, [], 0, 1, 0)
        self.assertTrue(drive(settle(game, 1))[1])

    def test_w5_11_with_the_remover_scored_districts_without_token_are_cleared_too(self):
        for shadow, left in (("badge", 1), ("remover", 0)):
            game = solo(scenario=4, shadow=shadow)
            game.players["yellow"].boss = 5  # in front of district 8
            lay(game, 8, [hat(6)], police=1)
            lay(game, 4, [hat(2)], yellow=1)
            drive(settling_the_score(game))
            self.assertEqual(game.districts[8].cubes["yellow"], left, shadow)
            self.assertEqual(game.to_fill, set(range(9)))

    def test_w6_7_0_to_0_is_a_tie_like_any_other(self):
        game = duel(shadow="collector")
        for player in game.players.values():
            player.action_dice = [1, 2, 3]
        asked, _ = drive(collector(game), ("order", "yellow"), ("pass",), ("pass",))
        self.assertEqual([pending.seat for pending in asked], ["green", "yellow", "green"])

    def test_w6_2_gumshoe_pairs(self):
        self.assertEqual(set(pairs([6, 6, 3], True)), {("draft", 3, 6), ("draft", 6, 3)})
        self.assertEqual(set(pairs([6, 5, 5], True)), {("draft", 5, 5)})
        self.assertEqual(set(pairs([4, 4, 4], True)), {("draft", 4, 4)})
        self.assertEqual(len(pairs([6, 5, 4], False)), 6)

    def test_w6_3_siren_takes_half_of_all_tied(self):
        game = duel(shadow="siren")
        there = lay(game, 0, [], 5, 5, 4)
        siren(game, there)
        self.assertEqual(list(there.cubes.values()), [3, 3, 4])

    def test_w6_12_the_guardian_wins_ties(self):
        cubes = {"green": 3, "yellow": 3, "police": 1}
        self.assertEqual(rank(cubes, 3), [["guardian"], ["green", "yellow"], ["police"]])
        self.assertEqual(rank(cubes, 1), [["green", "yellow"], ["guardian"], ["police"]])
        self.assertEqual(rank({"green": 3, "yellow": 0, "police": 1}, 1), [["green"], ["guardian"], ["police"]])

    def test_w6_13_first_takes_the_token_or_the_die(self):
        game = duel(shadow="cursed")
        game.leftover = 4
        lay(game, 5, [hat(2)], 2, 1, 0)
        drive(serve(game, 5, [["green"], ["yellow"]]), ("take_die",), ("take", hat(2), None, False, None))
        self.assertEqual(game.on_card, {"green": 4, "yellow": 0})

    def test_w7_4_the_infusion_used_is_not_given(self):
        game = duel(infusion="slippery")
        lay(game, 0, [hat(6)])
        me = game.players["green"]
        me.tokens = [face_up_infusion(1)]
        self.assertEqual(slippery(game, me, [1]), [])
        me.tokens.append(face_up_infusion(1))
        self.assertEqual(slippery(game, me, [1]),
                         [("swap", 1, ("infusion", 0, 1, "up", None), hat(6), None, False, None)])

    def test_w7_4_trickster_doubles_on_a_third_infusion(self):
        game = solo(level="trickster", infusion=["slippery", "knockoff"])
        lay(game, 0, [WEAPONS])
        me = game.players["green"]
        me.tokens = [face_up_infusion(1), face_up_infusion(2), Owned("hat", 2, 0, None, None, False)]
        options = offers(game, me, "place")
        # use 1: give 2 -> no spare infusion: 2 faces; give the hat -> spare 2: 4 ways; and the same with 2
        self.assertEqual(len(options), 12)
        self.assertNotIn(("swap", 1, ("infusion", 0, 2, "up", None), WEAPONS, "up", True, 2), options)

    def test_w7_5_until_both_decline_in_a_row(self):
        game = duel(infusion="enthralling")
        lay(game, 0, [], 0, 0, 3)
        for colour in ("green", "yellow"):
            game.players[colour].tokens = [face_up_infusion(1)]
        asked, _ = drive(enthralling(game, 0), ("pass",), ("enthral", 1), ("pass",))
        self.assertEqual([ask.seat for ask in asked], ["green", "yellow", "green"])

    def test_w7_5_no_police_left(self):
        game = duel(infusion="enthralling")
        lay(game, 0, [], 0, 0, 1)
        game.players["green"].tokens = [face_up_infusion(1), face_up_infusion(1)]
        asked, _ = drive(enthralling(game, 0), ("enthral", 1))
        self.assertEqual(len(asked), 1)

    def test_w9_9_virtual_markers_alone(self):
        for edition, mine in (("german", 18), ("first", 0)):
            game = solo(edition=edition, infusion="knockoff")
            game.players["green"].tokens = [Owned(*GAMBLING, "up", None, False)]
            game.players["yellow"].markers["gambling"] = 2
            self.assertEqual(final_result(game)["scores"]["green"]["gambling"], mine)

    def test_w9_12_the_gang_and_the_cursed(self):
        game = solo(shadow="cursed")
        self.assertIsNone(gang_choice(game, [hat(4)], 4))
        self.assertEqual(gang_choice(game, [hat(5)], 4), hat(5))
        ravens = solo(shadow="cursed", scenario=1, infusion="soulmate")
        ravens.players["yellow"].tokens = [face_up_infusion(1)]
        self.assertEqual(gang_choice(ravens, [INFUSION], 6), INFUSION)

    def test_w11_3_ranks(self):
        self.assertEqual([legacy_rank(n) for n in (44, 45, 55, 56, 65, 66)], [1, 2, 2, 3, 3, 4])

    def test_w7_2_doubled_tokens(self):
        game = duel(infusion="knockoff")
        game.players["green"].tokens = [
            Owned("hat", 5, 2, None, 1, False), Owned(*WEAPONS, "down", 1, False), Owned(*GAMBLING, "up", 2, False)]
        game.players["yellow"].tokens = [Owned(*GAMBLING, "up", None, False)]
        green = final_result(game)["scores"]["green"]
        self.assertEqual((green["hats"], green["face_down"], green["gambling"]), (10, 2, 9))

    def test_setups_that_cannot_be(self):
        for changes in ({"edition": "first", "shadow": "mayor"}, {"scenario": 5}, {"scenario": 1},
                        {"scenario": 9, "shadow": "cursed"}, {"scenario": 3, "infusion": "soulmate"},
                        {"mission": 1}, {"level": "easy"}, {"infusion": ["overwhelm", "soulmate"]},
                        {"level": "trickster"}):
            with self.assertRaises(RuleBroken, msg=str(changes)):
                solo(**changes)

    def test_g2_5_twelve_moves(self):
        game = gangster.Game({"gangs": ["red", "blue"], "first": "red"})
        game.board = {(0, 0): ("red", 1)}
        game.moves = 11
        self.assertIn("move", {option[0] for option in game.options("red")})
        game.moves = 12
        self.assertNotIn("move", {option[0] for option in game.options("red")})
        game.own["red"], game.stacks = [], [0, 0]
        self.assertEqual({option[0] for option in game.options("red")}, {"move"})

    def test_g4_1_the_second_row_is_not_scored(self):
        game = gangster.Game({"gangs": ["red", "blue"], "first": "red"})
        game.player = "red"
        game.rank = {"red": 16, "blue": 16}
        for place in range(1, 6):
            game.board[0, place] = ("red", 1)
            game.board[place, 0] = ("blue", 3)
        with self.assertRaises(gangster.CaponeFound):
            drive(game.lay("own", ("red", 3), (0, 0)), ("score", "row"))
        self.assertEqual(game.rank, {"red": 24, "blue": 16})


class Tampering(unittest.TestCase):
    """A record with one thing changed is not in order."""

    def records(self):
        for count, (family, (make, name)) in enumerate(FAMILIES.items()):
            for again in range(3):
                rng = random.Random(f"tamper {family} {again}")
                yield rng, play_one(name, make(rng), rng, CHOOSERS[(count + again) % len(CHOOSERS)])

    def refuses(self, record, what):
        with self.assertRaises(Failure, msg=what):
            check(record, lambda text: None, Summary())

    def test_tampering(self):
        for rng, record in self.records():
            check(record, lambda text: None, Summary())
            for tamper in (self.drop_legal, self.double_legal, self.drop_entry, self.wrong_seat, self.wrong_cubes,
                           self.wrong_result, self.early_end, self.late_end, self.foreign_decision):
                broken = copy.deepcopy(record)
                tamper(rng, broken)
                self.refuses(broken, f"{tamper.__name__} in {record['setup']}")

    @staticmethod
    def decision(rng, record):
        return rng.choice([entry for entry in record["log"] if "do" in entry])

    def drop_legal(self, rng, record):
        self.decision(rng, record)["legal"].pop()

    def double_legal(self, rng, record):
        legal = self.decision(rng, record)["legal"]
        legal.append(legal[0])

    def drop_entry(self, rng, record):
        record["log"].remove(self.decision(rng, record))

    def wrong_seat(self, rng, record):
        self.decision(rng, record)["by"] = "police"

    def foreign_decision(self, rng, record):
        entry = self.decision(rng, record)
        entry.update({"do": "pass" if entry["do"] == "draft" else "draft"})

    @staticmethod
    def wrong_cubes(rng, record):
        state = rng.choice(record["log"])["state"]
        if record["game"] == "gangster":
            state["rank"][record["setup"]["gangs"][0]] += 1
        else:
            state["districts"][rng.randrange(9)]["cubes"]["police"] += 1

    @staticmethod
    def wrong_result(_rng, record):
        score = next(iter(record["result"]["scores"].items()))
        if record["game"] == "gangster":
            record["result"]["scores"][score[0]] += 1
        else:
            score[1]["hats"] += 1

    @staticmethod
    def early_end(_rng, record):
        record["log"].pop()

    @staticmethod
    def late_end(_rng, record):
        record["log"].append(copy.deepcopy(record["log"][-1]))

    def test_records_of_other_rules_are_refused(self):
        for _, record in self.records():
            other = {**record, "rules": record["rules"] + 1}
            self.assertRaises(BadInput, check, other, lambda text: None, Summary())

    def test_unfinished_and_ended_outside_the_rules(self):
        for _, record in self.records():
            record["log"] = record["log"][:len(record["log"]) // 2]
            self.refuses(record, "a result without an end")
            check({**record, "result": None}, lambda text: None, Summary())
            check({**record, "result": None, "ended": {"how": "resigned", "by": "green"}}, lambda text: None, Summary())


if __name__ == "__main__":
    unittest.main()
