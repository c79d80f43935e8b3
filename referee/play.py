"""The referee plays by itself: its own chance, random legal decisions, over all setups; checks the laws of its games."""
import json
import random
import time
from collections import Counter

import gangster
import smile
from checker import FORMAT, RULES, Summary, check
from city import PLAYERS
from protocol import Decision
from table import INFUSIONS, LEVELS, MONSTERS, SHADOWS
from tokens import own_set

LONGEST = 5000  # entries; far more than any game has


# --- setups ----------------------------------------------------------------------------------------------------------


def cards(rng, edition):
    return {"edition": edition, "shadow": rng.choice(SHADOWS[edition]), "infusion": rng.choice(INFUSIONS[edition])}


def token_set(rng, edition):
    """Mostly the edition's set; sometimes one with other values and squares, 0 squares too."""
    tokens = own_set(edition)
    if rng.random() < 0.7:
        return tokens
    rows = []
    for row in tokens["tokens"]:
        value = rng.randint(0, 9) if row["kind"] == "hat" else 0
        rows.append({**row, "value": value, "squares": rng.randint(0, 3)})
    return {"name": "odd", "tokens": rows, "markers": {"gambling": 4, "weapons": 5, "contraband": 6}}


def two(rng):
    setup = cards(rng, rng.choice(("german", "first")))
    setup.update(mode="two", first=rng.choice(("random", *PLAYERS)), tokens=token_set(rng, setup["edition"]))
    setup["seats"] = {colour: {"kind": "bot", "name": "referee"} for colour in PLAYERS}
    return setup


def solo(rng, edition=None):
    edition = edition or rng.choice(("german", "first"))
    setup = cards(rng, edition)
    human = rng.choice(PLAYERS)
    setup.update(mode="solo", human=human, first=human, level=rng.choice(LEVELS[edition]), scenario=None, mission=None,
                 mission_hard=False, legacy=False, tokens=token_set(rng, edition))
    setup["seats"] = {
        colour: {"kind": "bot" if colour == human else "gang", "name": "referee"} for colour in PLAYERS
    }
    if setup["level"] == "trickster":
        setup["infusion"] = rng.sample(INFUSIONS["german"], rng.choice((2, 3)))
    return setup


def scenario(rng):
    setup = solo(rng, "german")
    number = setup["scenario"] = rng.randint(1, 10)
    if number == 1:
        fix_infusion(setup, "soulmate")
    if number == 3 and setup["infusion"] == "soulmate":
        setup["infusion"] = "knockoff"
    if number == 5:
        setup["shadow"] = "historian"
    if number == 9 and setup["shadow"] in MONSTERS:
        setup["shadow"] = "hideout"
    return setup


def fix_infusion(setup, card):
    if not isinstance(setup["infusion"], list):
        setup["infusion"] = card
    elif card not in setup["infusion"]:
        setup["infusion"][0] = card


def mission(rng):
    setup = solo(rng, "first")
    setup.update(mission=rng.randint(1, 5), mission_hard=rng.random() < 0.5)
    return setup


def legacy(rng):
    setup = solo(rng)
    setup["legacy"] = True
    return setup


def bosses_of_chicago(rng):
    gangs = rng.sample(gangster.GANGS, rng.randint(2, 4))
    return {"gangs": gangs, "first": rng.choice((*gangs, "random"))}


FAMILIES = {
    "two": (two, "smile-and-gun"), "solo": (solo, "smile-and-gun"), "scenario": (scenario, "smile-and-gun"),
    "mission": (mission, "smile-and-gun"), "legacy": (legacy, "smile-and-gun"),
    "gangster": (bosses_of_chicago, "gangster"),
}
GAMES = {"smile-and-gun": smile.Game, "gangster": gangster.Game}


# --- one game --------------------------------------------------------------------------------------------------------


def play_one(name, setup, rng, choose, tell=True):
    """Plays to the end; returns the record with legal lists and states (without them if not `tell`)."""
    game = GAMES[name](setup)
    course = game.play()
    log, outcome, result = [], None, None
    while True:
        try:
            pending = course.send(outcome)
        except StopIteration as over:
            result = over.value
        if tell and log:
            log[-1]["state"] = game.state()
        game.check_invariants()
        if result is not None:
            break
        outcome, entry = decide(game, pending, rng, choose, tell)
        log.append(entry)
        assert len(log) < LONGEST, "the game does not end"
    return {"format": FORMAT, "engine": "referee", "rules": RULES[name], "game": name, "setup": setup, "log": log,
            "result": result}


def decide(game, pending, rng, choose, tell):
    if not isinstance(pending, Decision):
        outcome = pending.sample(rng)
        return outcome, pending.write(outcome)
    assert pending.options, f"no legal decision: {pending}"
    assert len(set(pending.options)) == len(pending.options), f"doubles among the legal decisions: {pending}"
    outcome = choose(rng, pending.options)
    entry = {**game.words.write(outcome), "by": pending.seat}
    if tell:
        entry["legal"] = [game.words.write(option) for option in pending.options]
    return outcome, entry


def uniform(rng, options):
    return rng.choice(options)


def by_kind(rng, options):
    """First what to do, then how: rarer doings come up more often."""
    do = rng.choice(sorted({option[0] for option in options}))
    return rng.choice([option for option in options if option[0] == do])


def thrifty(rng, options):
    """Like by_kind, but gains face up, so that there are infusions to use."""
    up = [option for option in options if option[0] != "take" or option[2] != "down"]
    return by_kind(rng, up or options)


def sparing(rng, options):
    """Keeps its infusions for long; moves gangsters to and fro."""
    rest = [option for option in options if option[0] not in SPENDING]
    moves = [option for option in options if option[0] == "move"]
    if moves and rng.random() < 0.8:
        return rng.choice(moves)
    return thrifty(rng, rest if rest and rng.random() < 0.8 else options)


SPENDING = ("reroll", "drag", "quick_step", "shell", "swap", "overwhelm", "enthral")
CHOOSERS = (uniform, by_kind, thrifty, sparing)


# --- many games ------------------------------------------------------------------------------------------------------


def play_many(number, seed, out, only, quiet):
    start = time.time()
    families = [only] if only else list(FAMILIES)
    played, entries, doings, endings = Counter(), 0, Counter(), Counter()
    sink = open(out, "w", encoding="utf-8") if out else None
    for count in range(number):
        rng = random.Random(f"{seed} {count}")
        family = families[count % len(families)]
        make, name = FAMILIES[family]
        setup = make(rng)
        record = play_one(name, setup, rng, CHOOSERS[count // len(families) % len(CHOOSERS)])
        line = json.dumps(record, separators=(",", ":"))
        check(json.loads(line), lambda text: None, Summary())  # its own records must pass its own check
        if sink:
            sink.write(line + "\n")
        played[family] += 1
        entries += len(record["log"])
        doings.update(entry.get("do") or f"event {entry['event']}" for entry in record["log"])
        endings.update(notable(name, record["result"]))
    if sink:
        sink.close()
    if not quiet:
        seconds = time.time() - start
        print(f"{number} games ({', '.join(f'{n} {family}' for family, n in played.items())}), {entries} entries, "
              f"all laws hold, {seconds:.1f} s")
        print(", ".join(f"{n} {do}" for do, n in doings.most_common()))
        print(", ".join(f"{n} {ending}" for ending, n in endings.most_common()))


def notable(name, result):
    """What a game's ending shows, for the summary."""
    seen = [f"tie broken by {result['tie_break']}"] if result["tie_break"] else []
    seen += [key for key in ("won", "lost_at_once", "condition_met", "target_met", "beat_gang", "capone") if result.get(key)]
    if name == "smile-and-gun":
        seen += [part for part in ("soulmate", "card") if any(score[part] for score in result["scores"].values())]
    return seen
