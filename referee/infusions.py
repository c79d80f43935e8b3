"""W7: the infusion cards. Windows are those of W3.7; Knockoff is part of every gain, Enthralling is in settle.py."""
from itertools import permutations, product

from city import COLOURS, DISTRICTS, LINES, SPACES, in_front
from protocol import Roll
from table import BARREL
from tokens import HAT, INFUSION, Owned, Token


def usable(tokens):
    """The squares of the infusions that can be used: face up, not marked (W10 #3); equal ones once."""
    return sorted({t.squares for t in tokens if t.kind == INFUSION and t.face == "up" and not t.used})


def face_up_infusion(squares):
    return Owned(INFUSION, 0, squares, "up", None, False)


def spend(game, me, squares):
    """The infusion leaves the game after its effect; W10 #3: it stays, marked; W10 #7: it goes into the bag."""
    me.used += 1
    me.tokens.remove(face_up_infusion(squares))
    if game.table.scenario == BARREL:
        me.tokens.append(face_up_infusion(squares)._replace(used=True))
    else:
        game.leave_game(Token(INFUSION, 0, squares))


# --- gaining a token (W5.8, W7.2) ------------------------------------------------------------------------------------


def ways_to_gain(game, token, tokens):
    """All (face, knockoff, on) for a token gained by someone who then has `tokens`."""
    faces = (None,) if token.kind == HAT else ("up", "down")
    ways = [(face, False, None) for face in faces]
    if token.kind != INFUSION and game.table.has("knockoff"):
        ways += [(face, True, squares) for face in faces for squares in usable(tokens)]
    return ways


def gain(me, token, face, on):
    if on is not None:
        me.tokens.remove(face_up_infusion(on))  # it stays under the token and counts as used
        me.used += 1
    if token.kind == INFUSION:
        me.gained += 1
    me.tokens.append(Owned(*token, face, on, False))


# --- what each card offers -------------------------------------------------------------------------------------------


def last_chance(game, me, squares):
    """W7.1: any dice of the pool, at least one."""
    values = sorted(set(game.pool))
    counts = [range(game.pool.count(value) + 1) for value in values]
    choices = []
    for taken in product(*counts):
        dice = tuple(value for value, number in zip(values, taken) for _ in range(number))
        if dice:
            choices.append(dice)
    return [("reroll", dice, infusion) for dice in choices for infusion in squares]


def dragging_arms(game, _me, squares):
    """W7.3."""
    return [
        ("drag", colour, start, to, infusion)
        for start in DISTRICTS for colour in COLOURS if game.districts[start].cubes[colour]
        for to in DISTRICTS if to != start for infusion in squares
    ]


def quick_step(_game, _me, squares):
    """W7.7: any space, its own too."""
    return [("quick_step", space, infusion) for space in range(SPACES) for infusion in squares]


def shell_game(_game, me, squares):
    """W7.8: the usual order too."""
    return [("shell", order, infusion) for order in permutations(LINES[me.boss]) for infusion in squares]


def overwhelm(_game, _me, squares):
    """W7.6."""
    return [("overwhelm", district, infusion) for district in DISTRICTS for infusion in squares]


def slippery(game, me, squares):
    """W7.4: one of yours, other than the infusion being used and not marked, for one in front of your boss."""
    there = set(game.districts[in_front(me.boss)].tokens)
    options = []
    for infusion in squares:
        mine = without(me.tokens, face_up_infusion(infusion))
        for give in {owned for owned in mine if not owned.used}:
            rest = without(mine, give)
            options += [
                ("swap", infusion, tuple(give[:5]), take, *way)
                for take in there for way in ways_to_gain(game, take, rest)
            ]
    return options


def without(tokens, one):
    rest = list(tokens)
    rest.remove(one)
    return rest


ANY_TIME = ("draft", "move", "place", "action", "end")
WINDOWS = {
    "last_chance": (last_chance, ANY_TIME),
    "dragging_arms": (dragging_arms, ANY_TIME),
    "quick_step": (quick_step, ("move",)),
    "shell_game": (shell_game, ("place",)),
    "slippery": (slippery, ("place", "action")),
    "overwhelm": (overwhelm, ("action",)),
}


def offers(game, me, window):
    """Everything the infusion cards in play offer in this window of the turn."""
    squares = usable(me.tokens)
    if not squares:
        return []
    options = []
    for card in game.table.infusions:
        offer, windows = WINDOWS.get(card, (None, ()))
        if window in windows:
            options += offer(game, me, squares)
    return options


# --- what each card does ---------------------------------------------------------------------------------------------


def use(game, me, decision):
    """Carries out a decision of `offers`, then the infusion is spent."""
    if decision[0] == "reroll":
        yield from do_reroll(game, me, *decision[1:])
    else:
        DOES[decision[0]](game, me, *decision[1:])


def do_reroll(game, me, dice, infusion):
    spend(game, me, infusion)
    for die in dice:
        game.pool.remove(die)
    game.pool += yield Roll("W7.1", "last_chance", len(dice))


def do_drag(game, me, colour, start, to, infusion):
    game.districts[start].cubes[colour] -= 1
    game.districts[to].cubes[colour] += 1
    spend(game, me, infusion)


def do_quick_step(game, me, space, infusion):
    me.boss = space
    spend(game, me, infusion)


def do_shell(game, me, districts, infusion):
    for district, number in zip(districts, (3, 2, 1)):
        game.districts[district].cubes[me.colour] += number
    spend(game, me, infusion)


def do_overwhelm(game, me, district, infusion):
    game.districts[district].cubes[me.colour] += me.action_dice[-1]
    spend(game, me, infusion)


def do_swap(game, me, infusion, give, take, face, _knockoff, on):
    spend(game, me, infusion)
    there = game.districts[in_front(me.boss)].tokens
    there.remove(take)
    me.tokens.remove(Owned(*give, False))
    back, under = Token(*give[:3]), give[4]
    there.append(back)
    if back.kind == INFUSION:
        me.gained -= 1  # W11.1: less those given away
    if under is not None:
        infusion_leaves_from_under(game, me, under)
    gain(me, Token(*take), face, on)


def infusion_leaves_from_under(game, me, squares):
    """W7.2: swapped away, the doubled token goes back single and the infusion leaves; W10 #3: used ones stay, marked."""
    if game.table.scenario == BARREL:
        me.tokens.append(face_up_infusion(squares)._replace(used=True))
    else:
        game.leave_game(Token(INFUSION, 0, squares))


DOES = {"drag": do_drag, "quick_step": do_quick_step, "shell": do_shell, "overwhelm": do_overwhelm, "swap": do_swap}
