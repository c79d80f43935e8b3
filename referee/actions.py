"""W3.6: the actions of the dice."""
from city import ADJACENT, COLOURS, DISTRICTS, POLICE

ACTIONS = ("police", "shift", "remove", "pair")


def actions(game, colour, die):
    """Everything the player may do with this action die."""
    districts = game.districts
    if die == 1:
        return [("police", district) for district in DISTRICTS]
    if die in (2, 3):
        return [
            ("shift", start, to)
            for start in DISTRICTS if districts[start].cubes[colour] for to in DISTRICTS if to != start
        ]
    if die in (4, 5):
        return [
            ("remove", other, district)
            for district in DISTRICTS for other in COLOURS if districts[district].cubes[other]
        ]
    return [("pair", pair) for pair in ADJACENT]


def act(game, colour, decision):
    do, *words = decision
    districts = game.districts
    if do == "police":
        districts[words[0]].cubes[POLICE] += 1
    elif do == "shift":
        start, to = words
        districts[start].cubes[colour] -= 1
        districts[to].cubes[colour] += 1
    elif do == "remove":
        other, district = words
        districts[district].cubes[other] -= 1
    else:
        for district in words[0]:
            districts[district].cubes[colour] += 1
