#!/usr/bin/env python3
"""A bot for Backroom in one file: it plays both games, with nothing but Python's standard library.

  backroom arena 'exec:python3 examples/bot.py' random --deals 10
  backroom arena --game gangster --players 3 'exec:python3 examples/bot.py' random
  backroom play --seats 'person,exec:python3 examples/bot.py'

docs/external-bots.md is the protocol: a line of JSON comes in on standard input, a line of JSON goes
out on standard output. Whatever is printed to standard error is shown if the bot fails.

It looks one choice ahead: every choice gets a number, and the highest is taken. To write a bot of
your own, keep `main` and write another `score`. A bot never has to know what is legal: it is asked
with a list of choices, and choices it doesn't know are simply worth nothing to it.
"""

import copy
import json
import sys

PROTOCOL = "backroom-bot/1"


class SmileAndGun:
    """With a Smile & a Gun: henchmen go where they win tokens."""

    # The districts that a boss on each of the twelve spaces faces, nearest first (W0.2).
    LINES = [
        [0, 3, 6], [1, 4, 7], [2, 5, 8], [2, 1, 0], [5, 4, 3], [8, 7, 6],
        [8, 5, 2], [7, 4, 1], [6, 3, 0], [6, 7, 8], [3, 4, 5], [0, 1, 2],
    ]  # fmt: skip

    def __init__(self, start):
        self.me = start["seat"]
        self.other = "yellow" if self.me == "green" else "green"
        self.dragged = None

    def score(self, ask, choice):
        """What the table is worth after a choice."""
        view, kind = ask["view"], choice["kind"]
        cubes = [dict(district["cubes"]) for district in view["districts"]]
        extra = 0
        if kind == "draft":
            space = view["players"][self.me]["boss"] + choice["movement"]
            self.line_up(cubes, self.LINES[space % 12])
            # The action dice are heat, and less heat brings a bonus.
            extra = -0.2 * choice["action"]
        elif kind == "space":
            self.line_up(cubes, self.LINES[choice["space"]])
        elif kind == "shell":
            self.line_up(cubes, choice["districts"])
        elif kind == "police":
            cubes[choice["district"]]["police"] += 1
        elif kind == "from":
            cubes[choice["district"]][self.me] -= 1
        elif kind == "to":
            dragging = ask["prompt"]["kind"] == "drag_to"
            colour = self.dragged if dragging else self.me
            cubes[choice["district"]][colour] += ask["prompt"].get("die", 1)
        elif kind == "remove":
            cubes[choice["district"]][choice["colour"]] -= 1
        elif kind == "cube":
            cubes[choice["from"]][choice["colour"]] -= 1
        elif kind == "pair":
            for district in choice["districts"]:
                cubes[district][self.me] += 1
        elif kind == "add":
            cubes[choice["district"]][choice["colour"]] += choice["count"]
        elif kind == "take":
            # A business counts for more where everybody sees it.
            extra = self.worth(choice["token"]) + (choice["face"] == "up")
        elif kind == "give":
            extra = -self.worth(choice["held"])
        elif kind in ("use", "enthral"):
            extra = -1
        elif kind == "mayor":
            extra = 1
        elif kind == "dice":
            # Rolling again is for low dice: they hardly move the boss.
            extra = choice["count"] * (2.5 - choice["value"])
        return self.prospect(view, cubes) + extra

    def chosen(self, choice):
        """Remembers what the next step needs."""
        if choice["kind"] == "cube":
            self.dragged = choice["colour"]

    def line_up(self, cubes, line):
        """Three, two and one henchman, the most in the nearest district."""
        for district, count in zip(line, (3, 2, 1)):
            cubes[district][self.me] += count

    def prospect(self, view, cubes):
        """What I would win with these cubes, less what the other would."""
        return sum(
            self.winnings(district["tokens"], there, self.me) - self.winnings(district["tokens"], there, self.other)
            for district, there in zip(view["districts"], cubes)
        )

    def winnings(self, tokens, cubes, who):
        """The token that somebody would take in a district: the better the place, the better the token."""
        if not cubes[who] or list(cubes.values()).count(cubes[who]) > 1:
            return 0
        place = sum(count > cubes[who] for count in cubes.values())
        worths = sorted(map(self.worth, tokens), reverse=True)
        # More henchmen than needed are a little worth, too: the others have turns to come.
        return (worths[place] if place < len(worths) else 0) + 0.05 * cubes[who]

    @staticmethod
    def worth(token):
        return token["value"] if token["kind"] == "hat" else 2.5


class Gangster:
    """Gangster: lines that are nearly full should be mine."""

    def __init__(self, start):
        self.me = start["seat"]

    def score(self, ask, choice):
        """What the board is worth after a choice, or after the best that can follow it."""
        board, kind, prompt = ask["view"]["board"], choice["kind"], ask["prompt"]
        if kind == "own":
            # The own gangsters stay; there are only three.
            return self.best_lay(board, {"gang": self.me, "power": choice["power"]}) - 0.3
        if kind == "open":
            return self.best_lay(board, choice["gangster"])
        if kind == "shoot":
            return max(self.after_shot(board, field) for field in self.targets(board))
        if kind == "field" and prompt["kind"] == "lay":
            return self.after_lay(board, prompt["gangster"], choice["field"])
        if kind == "field" and prompt["kind"] == "shoot_at":
            return self.after_shot(board, choice["field"])
        if kind == "field" and prompt["kind"] == "move_to":
            (row, column), moved = prompt["from"], copy.deepcopy(board)
            gangster, moved[row][column] = moved[row][column], None
            return self.after_lay(moved, gangster, choice["field"])
        if kind == "move":
            return self.value(board) - 0.5
        return self.value(board)

    def chosen(self, choice):
        """Nothing to remember."""

    def best_lay(self, board, gangster):
        free = [[r, c] for r in range(6) for c in range(6) if board[r][c] is None]
        return max(self.after_lay(board, gangster, field) for field in free)

    def after_lay(self, board, gangster, field):
        after = copy.deepcopy(board)
        after[field[0]][field[1]] = {"alive": True, **gangster}
        return self.value(after)

    def after_shot(self, board, field):
        after = copy.deepcopy(board)
        after[field[0]][field[1]]["alive"] = False
        # A bullet is worth keeping for a better moment.
        return self.value(after) - 1

    def targets(self, board):
        """Living gangsters beside one of mine."""

        def alive(r, c):
            return 0 <= r < 6 and 0 <= c < 6 and board[r][c] is not None and board[r][c]["alive"]

        mine = [(r, c) for r in range(6) for c in range(6) if alive(r, c) and board[r][c]["gang"] == self.me]
        beside = [(r + dr, c + dc) for r, c in mine for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        return [field for field in beside if alive(*field)]

    def value(self, board):
        """My lead in every row and column; the fuller a line, the more it counts."""
        total = 0
        for line in board + [list(column) for column in zip(*board)]:
            laid = [gangster for gangster in line if gangster is not None]
            power = {self.me: 0, "the best of the others": 0}
            for gangster in laid:
                if gangster["alive"]:
                    power[gangster["gang"]] = power.get(gangster["gang"], 0) + gangster["power"]
            mine = power.pop(self.me)
            total += (mine - max(power.values())) * len(laid) ** 2 / 36
        return total


GAMES = {"smile-and-gun": SmileAndGun, "gangster": Gangster}


def answer(message):
    """One line out; `flush`, or it stays here and the table waits in vain."""
    print(json.dumps(message), flush=True)


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "start":
            player = GAMES[message["game"]](message)
            answer({"protocol": PROTOCOL})
        elif message["kind"] == "ask":
            choice = max(message["choices"], key=lambda choice: player.score(message, choice))
            player.chosen(choice)
            answer({"choice": choice["id"]})
        elif message["kind"] == "over":
            return


if __name__ == "__main__":
    main()
