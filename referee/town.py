"""Phase 2, Hitting the Town (W3)."""
from actions import ACTIONS, act, actions
from city import LINES, rival, step
from gang import gang_turn
from infusions import offers, use
from protocol import Decision, Roll

TURNS = 3


def hitting_the_town(game):
    """W3.1."""
    game.phase = 2
    for _ in range(TURNS):
        for colour in (game.first, rival(game.first)):
            if colour == game.table.gang:
                yield from gang_turn(game)
            else:
                yield from turn(game, game.players[colour])


def turn(game, me):
    move_die = yield from draft(game, me)
    yield from move(game, me, move_die)
    yield from place(game, me)
    yield from action(game, me)
    yield from end(game, me)


def draft(game, me):
    """W3.2, W3.3; returns the movement die."""
    start_of_turn = True
    while True:
        options = pairs(game.pool, bound=game.gumshoe == me.colour) + offers(game, me, "draft")
        if start_of_turn and len(set(game.pool)) == 1:
            options.append(("reroll_all",))
        decision = yield Decision(me.colour, options, "draft", "W3.3")
        if decision[0] == "draft":
            _, move_die, action_die = decision
            game.pool.remove(move_die)
            game.pool.remove(action_die)
            me.action_dice.append(action_die)
            return move_die
        if decision[0] == "reroll_all":
            game.pool = yield Roll("W3.2", "all_equal", len(game.pool))
        else:
            start_of_turn = False
            yield from use(game, me, decision)


def pairs(pool, bound):
    """All (movement, action) pairs of dice; `bound` by the Gumshoe (W6.2)."""
    values = sorted(set(pool))
    return [
        ("draft", move_die, action_die)
        for move_die in values for action_die in values
        if move_die != action_die or pool.count(move_die) > 1
        if not bound or gumshoe_allows(pool, move_die, action_die) or gumshoe_allows(pool, action_die, move_die)
    ]


def gumshoe_allows(pool, one, two):
    """W6.2: two dice taken one after the other, each not of the highest value, unless all are equal."""
    rest = list(pool)
    for die in (one, two):
        if die == max(rest) != min(rest):
            return False
        rest.remove(die)
    return True


def move(game, me, die):
    """W3.4, or Quick Step."""
    while extra := offers(game, me, "move"):
        decision = yield Decision(me.colour, [("move",), *extra], "move", "W3.4")
        if decision[0] == "move":
            break
        yield from use(game, me, decision)
        if decision[0] == "quick_step":
            return
    me.boss = step(me.boss, die)


def place(game, me):
    """W3.5, or Shell Game."""
    while extra := offers(game, me, "place"):
        decision = yield Decision(me.colour, [("place",), *extra], "place", "W3.5")
        if decision[0] == "place":
            break
        yield from use(game, me, decision)
        if decision[0] == "shell":
            return
    for district, number in zip(LINES[me.boss], (3, 2, 1)):
        game.districts[district].cubes[me.colour] += number


def action(game, me):
    """W3.6, or Overwhelm."""
    while True:
        options = actions(game, me.colour, me.action_dice[-1]) + offers(game, me, "action")
        decision = yield Decision(me.colour, options, "action", "W3.6")
        if decision[0] in ACTIONS:
            act(game, me.colour, decision)
            return
        yield from use(game, me, decision)
        if decision[0] == "overwhelm":
            return


def end(game, me):
    """W3.7: Last Chance and Dragging Arms up to the end of the turn."""
    while extra := offers(game, me, "end"):
        decision = yield Decision(me.colour, [("end",), *extra], "end", "W3.7")
        if decision[0] == "end":
            return
        yield from use(game, me, decision)
