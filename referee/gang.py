"""W9: the rival gang's turn and its choices."""
from city import CENTRE, LINES, distance, in_front, step
from priority import GOLD_BUGS_ORDER, POLICE_ORDER, preferred
from protocol import Roll
from table import ATHENA, GOLD_BUGS, LENORE, RAVENS, ROSES, TAR_AND_FEATHER
from tokens import BUSINESSES, HAT, INFUSION


def gang_turn(game):
    table = game.table
    gang, human = game.players[table.gang], game.players[table.human]
    bound = game.gumshoe == gang.colour
    yield from gang_rerolls(game)

    die = movement_die(game.pool, gang.boss, human.boss, bound)
    game.pool.remove(die)
    gang.boss = step(gang.boss, die)
    numbers = (3, 2, 1) if table.scenario == TAR_AND_FEATHER else (4, 3, 2)
    add_along(game, LINES[gang.boss], numbers)
    if table.scenario == TAR_AND_FEATHER:  # W10 #9
        game.shadow_space = step(game.shadow_space, die)
        add_along(game, LINES[game.shadow_space], (1, 1, 1))

    die = action_die(game.pool, bound)
    game.pool.remove(die)
    gang.action_dice.append(die)
    if die == 6 and table.six_rule:  # W9.11
        add_along(game, (in_front(human.boss), game.shadow_district()), (1, 1))


def gang_rerolls(game):
    """W9.11 (hard, legendary), then W9.2."""
    if game.table.gang_rerolls_equal and len(set(game.pool)) == 1:
        game.pool = yield Roll("W9.11", "gang_all_equal", len(game.pool))
    game.pool.remove(min(game.pool))
    game.pool += yield Roll("W9.2", "gang_lowest", 1)


def add_along(game, districts, numbers):
    for district, number in zip(districts, numbers):
        game.districts[district].cubes[game.table.gang] += number


def allowed(pool, bound):
    """The values the gang may take; W9.12: the Gumshoe binds it, judged on the pool as it is."""
    values = set(pool)
    if bound and len(values) > 1:
        values.remove(max(values))
    return values


def movement_die(pool, here, target, bound):
    """W9.3: to the human's space, else nearest to it, the lower on a tie."""
    return min(allowed(pool, bound), key=lambda die: (distance(step(here, die), target), die))


def action_die(pool, bound):
    """W9.5."""
    values = allowed(pool, bound)
    if 6 in values:
        return 6
    single = [value for value in values if pool.count(value) == 1]
    return min(single or values)


def extra_henchmen(game):
    """W9.12: Water Creature and Collector, read off the left-over die."""
    line = LINES[game.players[game.table.human].boss]
    number = 1 if game.leftover <= 3 else 2 if game.leftover <= 5 else 3
    add_along(game, line[:number], (1, 1, 1))


def three_roses(game):
    """W10 #8: between phases 3 and 4."""
    if game.table.scenario != ROSES:
        return
    gang = game.players[game.table.gang]
    (game.leftover,) = yield Roll("W10", "roses", 1)
    gang.boss = step(gang.boss, game.leftover)
    cubes = game.districts[in_front(gang.boss)].cubes
    cubes[gang.colour] += cubes["police"]
    cubes["police"] = 0


def less_heat(game):
    """W9.6, W9.11, W10 #5: what the gang gets for less heat."""
    table = game.table
    if table.no_solo_tokens:
        return
    if table.scenario == ATHENA:
        game.on_card[table.gang] += 3 if table.level in ("capo", "don") else 1
    else:
        game.players[table.gang].solo_tokens += 1


# --- taking in phase 5 -----------------------------------------------------------------------------------------------


def lay_virtual_markers(game, district, place):
    """W9.7."""
    table = game.table
    if table.scenario == GOLD_BUGS:
        return
    if table.german or place == 0 or (place == 1 and district == CENTRE):
        for token in game.districts[district].tokens:
            if token.kind in BUSINESSES:
                game.players[table.gang].markers[token.kind] += 1


def gang_choice(game, tokens, die):
    """The token the gang takes, or None for the Cursed's die (`die`, None if it is not there)."""
    table = game.table
    if table.scenario == RAVENS:  # W10 #1
        infusions = [token for token in tokens if token.kind == INFUSION]
        owned = sum(token.kind == INFUSION for token in game.players[table.gang].tokens)
        if infusions and owned % 2:
            return preferred(infusions, POLICE_ORDER)
    if die is not None and not any(token.kind == HAT and token.value > die for token in tokens):  # W9.12
        return None
    return preferred(tokens, GOLD_BUGS_ORDER if table.scenario == GOLD_BUGS else POLICE_ORDER)


def face_for(game, token):
    """W9.8, W10 #1."""
    if token.kind == HAT:
        return None
    return "down" if token.kind == INFUSION and game.table.scenario != RAVENS else "up"


def lenores_henchman(game, district, token):
    """W10 #4: for a hat of 2 or 3."""
    if game.table.scenario == LENORE and token.kind == HAT and token.value in (2, 3):
        boss = game.players[game.table.gang].boss
        add_along(game, (in_front(boss) if district == CENTRE else CENTRE,), (1,))
