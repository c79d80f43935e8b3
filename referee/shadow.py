"""Phases 3 and 4 (W4) and the shadow cards that act in them (W6)."""
from actions import act, actions
from city import COLOURS, DISTRICTS, GREEN, PLAYERS, POLICE, YELLOW, rival, step
from gang import extra_henchmen, less_heat, three_roses
from priority import preferred
from protocol import Decision, Roll


def casting_the_shadow(game):
    """Phase 3."""
    game.phase = 3
    (game.leftover,) = game.pool
    game.pool = []
    if game.shadow_space is not None:
        game.shadow_space = step(game.shadow_space, game.leftover)
    effect = AFTER_THE_MOVE.get(game.table.shadow)
    if effect:
        effect(game, game.districts[game.shadow_district()])
    elif game.table.shadow == "collector":
        yield from collector(game)
    elif game.table.shadow == "water_creature":
        yield from water_creature(game)
    yield from three_roses(game)


# --- cards without choices -------------------------------------------------------------------------------------------


def badge(_game, there):
    """W6.1."""
    there.cubes[POLICE] = 0


def siren(_game, there):
    """W6.3."""
    most = max(there.cubes.values())
    for colour in COLOURS:
        if there.cubes[colour] == most:
            there.cubes[colour] -= most // 2


def remover(game, there):
    """W6.5."""
    if there.tokens:
        token = preferred(there.tokens)
        there.tokens.remove(token)
        game.discard_token(token)


def secret_service(_game, there):
    """W6.9."""
    there.cubes[POLICE] += 2


AFTER_THE_MOVE = {"badge": badge, "siren": siren, "remover": remover, "secret_service": secret_service}


# --- extra actions ---------------------------------------------------------------------------------------------------


def collector(game):
    """W6.7, W9.12: who may is fixed when the Shadow stops; 0:0 is a tie like any other."""
    who = game.most_henchmen(game.shadow_district())
    if who:
        order = (who,)
    else:
        options = [("order", colour) for colour in PLAYERS]
        _, first = yield Decision(game.first, options, "who goes first at the Collector", "W6.7")
        order = (first, rival(first))
    for colour in order:
        yield from collect(game, game.players[colour])


def collect(game, me):
    if me.colour == game.table.gang:
        die = max(me.action_dice)
    else:
        options = [("collector", die) for die in sorted(set(me.action_dice))] + [("pass",)]
        decision = yield Decision(me.colour, options, "Collector: reroll one action die or pass", "W6.7")
        if decision[0] == "pass":
            return
        die = decision[1]
    me.action_dice.remove(die)
    (rolled,) = yield Roll("W6.7", "collector", 1)
    me.action_dice.append(rolled)
    if me.colour == game.table.gang:
        extra_henchmen(game)
        return
    options = actions(game, me.colour, rolled)
    if options:  # what can't be carried out is dropped
        decision = yield Decision(me.colour, options, "Collector: the extra action", "W6.7")
        act(game, me.colour, decision)


def water_creature(game):
    """W6.11, W9.12."""
    who = game.most_henchmen(game.shadow_district())
    if who is None:
        return
    if who == game.table.gang:
        extra_henchmen(game)
        return
    options = actions(game, who, game.leftover)
    if options:
        decision = yield Decision(who, [*options, ("pass",)], "Water Creature: the extra action or pass", "W6.11")
        if decision[0] != "pass":
            act(game, who, decision)


# --- phase 4 ---------------------------------------------------------------------------------------------------------


def feeling_the_heat(game):
    """W4.3."""
    game.phase = 4
    heat = {colour: heat_of(game, colour) for colour in PLAYERS}
    if heat[GREEN] == heat[YELLOW]:
        return
    cooler = min(PLAYERS, key=heat.get)
    if cooler == game.table.gang:
        less_heat(game)
    else:
        yield from bonus(game, cooler)
    if game.table.shadow == "mayor":
        yield from mayor(game, cooler)


def heat_of(game, colour):
    heat = sum(game.players[colour].action_dice)
    if game.table.shadow == "press":  # W6.8
        heat += game.districts[game.shadow_district()].cubes[colour]
    return heat


def bonus(game, colour):
    kinds = [(cube, 1) for cube in COLOURS] + [(POLICE, 2)]
    options = [("add", *kind, district) for kind in kinds for district in DISTRICTS] + [("pass",)]
    decision = yield Decision(colour, options, "the bonus for less heat", "W4.3")
    if decision[0] == "add":
        _, cube, count, district = decision
        game.districts[district].cubes[cube] += count


def mayor(game, colour):
    """W6.10; the gang always uses what it may (W9.12)."""
    if colour != game.table.gang:
        decision = yield Decision(colour, [("mayor",), ("pass",)], "the Mayor's two henchmen", "W6.10")
        if decision[0] == "pass":
            return
    game.districts[game.shadow_district()].cubes[colour] += 2
