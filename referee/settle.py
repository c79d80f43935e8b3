"""Phase 5, Settling the Score (W5)."""
from city import CENTRE, COLOURS, DISTRICTS, GREEN, GUARDIAN, PARK, PLAYERS, POLICE, YELLOW, rival
from gang import face_for, gang_choice, lay_virtual_markers, lenores_henchman
from infusions import gain, spend, usable, ways_to_gain
from priority import preferred
from protocol import Decision
from table import MONTRESOR
from tokens import INFUSION, Token

LAST_ROUND = 3


class LostAtOnce(Exception):
    """W10 #7: the gang gained an infusion; nothing further is settled."""


def settling_the_score(game):
    """W5.1."""
    game.phase = 5
    scored = set()
    ring = game.ring_order()
    centre_first = game.shadow_district() == CENTRE  # W6.12
    for district in (CENTRE, *ring) if centre_first else (*ring, CENTRE):
        if (yield from settle(game, district)):
            scored.add(district)
    sweep(game, scored)
    if game.round < LAST_ROUND:
        game.pass_first_player()


def sweep(game, scored):
    """W5.11, and what phase 1 will fill (W2.2)."""
    game.to_fill = set(scored)
    for district in DISTRICTS:
        there = game.districts[district]
        if not there.tokens:
            if district not in scored or game.table.shadow == "remover":
                there.cubes = dict.fromkeys(COLOURS, 0)
            game.to_fill.add(district)


def settle(game, district):
    """The six steps of W5.1 in one district; whether it was scored."""
    yield from enthralling(game, district)
    if game.table.shadow == "gumshoe" and district == game.shadow_district():
        game.gumshoe = game.most_henchmen(district)  # W6.2
    guardian = game.leftover if district == CENTRE and game.table.shadow == "guardian" else 0
    places = rank(game.districts[district].cubes, guardian)
    if not places or len(places[0]) > 1:  # W5.5
        return False
    yield from serve(game, district, places)
    cubes_leave(game, district)
    return True


def enthralling(game, district):
    """W7.5: first player first, then alternating, until both decline in a row."""
    if not game.table.has("enthralling"):
        return
    cubes = game.districts[district].cubes
    colour, declined = game.first, 0
    while cubes[POLICE] and declined < 2:
        me = game.players[colour]
        squares = usable(me.tokens)
        decision = ("pass",)
        if squares and colour != game.table.gang:
            options = [("enthral", infusion) for infusion in squares] + [("pass",)]
            decision = yield Decision(colour, options, f"Enthralling before district {district}", "W7.5")
        if decision[0] == "enthral":
            cubes[POLICE] -= 1
            cubes[colour] += 1
            spend(game, me, decision[1])
            declined = 0
        else:
            declined += 1
        colour = rival(colour)


def rank(cubes, guardian=0):
    """W5.2: the colours by cubes, ties together; the Guardian wins every tie it is in (W6.12)."""
    numbers = {colour: number for colour, number in cubes.items() if number}
    if guardian:
        numbers[GUARDIAN] = guardian
    places = []
    for number in sorted(set(numbers.values()), reverse=True):
        tied = [colour for colour in numbers if numbers[colour] == number]
        if GUARDIAN in tied:
            places.append([GUARDIAN])
            tied.remove(GUARDIAN)
        if tied:
            places.append(tied)
    return places


def serve(game, district, places):
    """W5.3, W5.6, W5.7."""
    there = game.districts[district]
    # W6.13: what can be taken besides tokens
    die = game.leftover if district == PARK and game.table.shadow == "cursed" else None
    for place, colours in enumerate(places[:3 if district == CENTRE else 2]):
        if len(colours) > 1:
            for token in there.tokens:
                game.discard_token(token)
            there.tokens = []
            return
        if there.tokens or die is not None:
            if (yield from take(game, district, place, colours[0], die)):
                die = None


def take(game, district, place, colour, die):
    """One colour takes; whether it took the Cursed's die."""
    there = game.districts[district]
    if colour in (POLICE, GUARDIAN):
        if not there.tokens:
            return True
        token = preferred(there.tokens)
        there.tokens.remove(token)
        if colour == GUARDIAN:
            game.bag[token] += 1  # W6.12
        else:
            game.discard_token(token)  # W5.9
        return False
    if colour == game.table.gang:
        return gang_takes(game, district, place, die)
    return (yield from player_takes(game, district, colour, die))


def player_takes(game, district, colour, die):
    me, there = game.players[colour], game.districts[district]
    options = [
        ("take", token, *way) for token in set(there.tokens) for way in ways_to_gain(game, token, me.tokens)
    ]
    if die is not None:
        options.append(("take_die",))
    decision = yield Decision(colour, options, f"a token of district {district}", "W5.3")
    if decision[0] == "take_die":
        game.on_card[colour] += die
        return True
    _, token, face, _knockoff, on = decision
    there.tokens.remove(token)
    gain(me, Token(*token), face, on)
    return False


def gang_takes(game, district, place, die):
    there = game.districts[district]
    gang = game.players[game.table.gang]
    lay_virtual_markers(game, district, place)
    token = gang_choice(game, there.tokens, die)
    if token is None:
        game.on_card[gang.colour] += die
        return True
    there.tokens.remove(token)
    gain(gang, token, face_for(game, token), None)
    lenores_henchman(game, district, token)
    if game.table.scenario == MONTRESOR and token.kind == INFUSION:
        raise LostAtOnce
    return False


def cubes_leave(game, district):
    """W5.10, but W6.4 and W6.6."""
    there = game.districts[district]
    stay = dict.fromkeys(COLOURS, 0)
    if district == game.shadow_district():
        if game.table.shadow == "historian":
            for colour in PLAYERS:
                game.on_card[colour] += there.cubes[colour]
        elif game.table.shadow == "hideout" and there.cubes[GREEN] != there.cubes[YELLOW]:
            fewer = min(PLAYERS, key=there.cubes.get)
            stay[fewer] = there.cubes[fewer]
    there.cubes = stay
