"""Final scoring (W8) and the verdicts of solo play (W9.10, W10, W11)."""
from city import PLAYERS, rival
from table import ATHENA, BARREL, GOLD_BUGS, LEGACY, LENORE, MONTRESOR, RAVENS, RED_DEATH
from tokens import BUSINESSES, HAT, INFUSION

MISSION_TARGETS = {1: 48, 2: 50, 3: 52, 4: 54, 5: 56}  # W11.1


def final_result(game):
    scores = {colour: score(game, game.players[colour]) for colour in PLAYERS}
    return solo_result(game, scores) if game.table.solo else duel_result(game, scores)


def score(game, me):
    table = game.table
    is_gang = me.colour == table.gang
    parts = {
        "hats": sum(token.value * times(token) for token in me.tokens if token.kind == HAT),
        "face_down": sum(face_down(table, is_gang, token) for token in me.tokens if token.face == "down"),
    }
    monopolies = 0
    for kind in BUSINESSES:
        mine, theirs = (business(game, colour, kind) for colour in (me.colour, rival(me.colour)))
        monopoly = mine > 0 == theirs
        monopolies += monopoly
        parts[kind] = table.markers[kind] * (2 if monopoly else 1) if mine > theirs else 0
    parts["card"] = card(game, me.colour)
    pairs = not is_gang or table.scenario == RAVENS
    parts["soulmate"] = 10 * (face_up_infusions(me) // 2) if table.has("soulmate") and pairs else 0
    parts["solo_tokens"] = me.solo_tokens * (6 if table.double_worth else 3)
    return {**parts, "total": sum(parts.values()), "monopolies": monopolies}


def times(token):
    """W7.2: doubled by an infusion under it."""
    return 1 if token.on is None else 2


def face_down(table, is_gang, token):
    """W8.2; W9.11: the gang's infusions count 3 with Don and legendary."""
    if is_gang and table.double_worth and token.kind == INFUSION:
        return 3
    return times(token)


def business(game, colour, kind):
    """W8.3: what counts towards a majority; W9.9: virtual markers."""
    me = game.players[colour]
    real = sum(times(token) for token in me.tokens if token.kind == kind and token.face == "up")
    if game.table.german and not real:
        return 0
    return real + me.markers[kind]


def face_up_infusions(me):
    return sum(token.kind == INFUSION and token.face == "up" and not token.used for token in me.tokens)


def card(game, colour):
    """W8.4: W6.2, W6.4, W6.13."""
    mine, theirs = game.on_card[colour], game.on_card[rival(colour)]
    if game.table.shadow == "gumshoe":
        return -3 if game.gumshoe == colour else 0
    if game.table.shadow == "historian":
        return mine or -5
    if game.table.shadow == "cursed":
        return mine + (5 if mine > theirs else 0)
    return 0


def duel_result(game, scores):
    """W8.5."""
    measures = (
        (None, lambda colour: scores[colour]["total"]),
        ("infusions", lambda colour: face_up_infusions(game.players[colour])),
        ("henchmen", lambda colour: sum(there.cubes[colour] for there in game.districts)),
    )
    for name, measure in measures:
        one, two = map(measure, PLAYERS)
        if one != two:
            return {"scores": scores, "winner": PLAYERS[one < two], "tie_break": name}
    return {"scores": scores, "winner": None, "tie_break": "draw"}


# --- solo ------------------------------------------------------------------------------------------------------------


def solo_result(game, scores):
    table = game.table
    mine, theirs = (scores[colour]["total"] for colour in (table.human, table.gang))
    beat_gang = mine > theirs  # W9.10
    met = condition(game, scores)
    target_met = None
    if table.mission:
        target_met = mine >= MISSION_TARGETS[table.mission]
        won = target_met and met and (beat_gang or not table.mission_hard)
    else:
        won = beat_gang and met is not False and not game.lost_at_once
    legacy = table.legacy or table.scenario == LEGACY
    return {
        "scores": scores, "winner": table.human if beat_gang else table.gang, "tie_break": None,
        "won": None if legacy else won, "beat_gang": beat_gang, "condition_met": met,
        "rank": legacy_rank(mine) if legacy else None, "lost_at_once": game.lost_at_once, "target_met": target_met,
    }


def legacy_rank(points):
    """W11.3."""
    return 1 + sum(points >= bound for bound in (45, 56, 66))


def condition(game, scores):
    """W10, W11.1; None where there is none."""
    table = game.table
    me, gang = game.players[table.human], game.players[table.gang]
    monopolies = scores[me.colour]["monopolies"]
    if table.mission:
        return (monopolies >= 1, me.gained >= 3, small_hats(me) >= 7, monopolies >= 2, me.gained >= 5)[table.mission - 1]
    if table.scenario == RED_DEATH:
        return monopolies >= 1 and not scores[gang.colour]["monopolies"]
    if table.scenario == BARREL:
        return me.used >= 4
    if table.scenario == LENORE:
        return small_hats(me) >= 6
    if table.scenario == ATHENA:
        return game.on_card[me.colour] > game.on_card[gang.colour]
    if table.scenario == GOLD_BUGS:
        return monopolies >= 2
    if table.scenario == MONTRESOR:
        return not game.lost_at_once
    return None


def small_hats(me):
    return sum(token.kind == HAT and token.value in (2, 3) for token in me.tokens)
