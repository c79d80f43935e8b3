"""Writes docs/strength.md from the figures that scripts/strength measured."""
import json
import math

GAMES = [("smile", "With a Smile & a Gun"), ("gangster", "Gangster: The Bosses of Chicago")]

TOP = """# How strong the bots are

Everything here was measured by `backroom arena`, `backroom gauntlet` and `backroom calibrate`; `scripts/strength` makes
it anew, part by part, in less than six hours on two cores (`scripts/strength --list` shows the parts). The figures of
each part are in `docs/strength/`. Setups go through all 142 pairs of cards of both editions in turn; every deal is
played from every seat and with every first player, so that luck evens out. A draw is half a win. Intervals are 95 %,
over deals. Thinking is time of the processor for each choice that leaves something to choose, on one core.
"""

LEVELS = """
## The levels

Levels differ in simulations (how often the tree is walked for a choice) and, for the weaker ones, in how softly they
choose among good moves. Each should beat the next lower one in 62 to 80 % of all games; with three and four players the
better one sits alone among copies of the weaker one and should have more than its fair share.
"""

NEMESIS = """
### Nemesis

Nemesis makes 20,000 simulations for a choice. Its search against Kingpin's, without the second that cuts Nemesis short on
slow machines:
"""

LADDER = """
### In Elo

What those wins come to, each level against the next lower one; somebody who is 200 points ahead wins three games of four. With two
players, and with Rookie at 1000:

| game | Rookie | Hustler | Enforcer | Fixer | Kingpin | Nemesis |
|---|---:|---:|---:|---:|---:|---:|
"""

FLOOR = """
### Against chance and one decision ahead

`random` chooses by chance, `greedy` takes the position that is worth most right after the decision.
"""

UCT = """
## Against the yardstick

`uct` is a textbook open-loop Monte Carlo tree search with random rollouts; it chooses among the same small steps, and
`backroom bench` shows that it runs at more than half of the engine's own rate of steps. Its exploration constant is the
best of this sweep (everyone against everyone, 300 simulations):
"""

SCALED = """
Kingpin's search with fewer simulations against `uct` at the same time of thinking and at ten times its own; then both at
Kingpin's full budget:
"""

GAUNTLET = """
## Alone against the gangs

Kingpin's search with 300 simulations in your seat, 200 games against each gang; difficulties and missions go through all
pairs of cards of their edition, scenarios are played with their own cards at the normal level. The books' chart begins
its ranks at 45, 56 and 66 points. (The part `odds`, 100 games each, is what the campaign's page tells: `data/odds.json`.)
"""

HARDEST = """
The gangs that are seldom beaten that way, once more with Kingpin's full budget:
"""

BOUNDS = """
### The bot or the numbers?

Scenarios 4 and 6 and missions 4 and 5 are seldom won. How often can their conditions be met at all? A search that plays for the
condition from the first turn on and for nothing else, by a judgement that was learned that way (`backroom tune smile-solo --from
crates/bots/weights/smile-solo.json --goal condition --simulations 40 --generations 2 --games 8000 --seed 4`):

| gang | games | condition met |
|---|---:|---:|
"""

BOUNDS_SAY = """
The conditions of scenario 4 and mission 5 can be met nearly always, but hardly together with the points that a win takes, too. In
mission 4 whoever meets the condition nearly always wins, and playing for it alone wins more often than playing for the win. Of
scenario 6 this search tells nothing: it learned from games in which the condition was hardly ever met, and does worse than a search
for the win.
"""

TOKENS = """
### What it says about the assumed numbers

What is printed on the tokens is assumed (`backroom rules W0.8`). With the German edition the assumption fits the books'
chart: against the gang at its normal level {german_points:.0f} points are usual, {german_45:.0f} % of the games reach 45,
{german_56:.0f} % reach 56 and {german_66:.0f} % reach 66. Somebody who plays well sees every rank, and the highest is not a
matter of course.

The first edition's numbers were chosen by measure ([tokens.md](tokens.md)): {first_points:.0f} points are usual, {first_45:.0f} % of the games
reach 45, {first_56:.0f} % reach 56 and {first_66:.0f} % reach 66. Whoever owns the box can correct them in
`crates/smile-and-gun/tokens/first.toml`.

Every scenario can be won, by its condition and against the gang: the rarest win is {scenario} with {scenario_won:.1f} %.
{missions}
"""

BEST = """
## How good is the review's best decision?

What is lost by the decision that a look takes for best: 600 simulations as reviews looked before, 6,000 as they look where
choices are close, both judged by 60,000. One position of each of 200 games, drawn by chance.

| game | simulations | positions | lost of a win | nothing lost |
|---|---:|---:|---:|---:|
"""

CALIBRATION = """
## Do win probabilities come true?

Positions of games that were not used for fitting, played by two Enforcers, looked at as in an analysis, in ten buckets:
what was said on average, and how many of those games were won.
"""


def page(folder, parts):
    figures = {}
    for name in parts:
        path = folder / f"{name}.json"
        if path.exists():
            figures[name] = json.loads(path.read_text())
    text = [TOP, LEVELS]
    for short, game in GAMES:
        text += pairings(figures, f"{short}-levels", game)
    for players in (3, 4):
        text += pairings(figures, f"gangster-levels-{players}", f"Gangster with {players} players (fair: {100 / players:.1f} %)")
    text.append(NEMESIS)
    for short, game in GAMES:
        text += pairings(figures, f"{short}-nemesis", game)
    text += ladder(figures) + [FLOOR]
    for short, game in GAMES:
        text += pairings(figures, f"{short}-floor", game)
    text += thinking(figures) + [UCT]
    for short, game in GAMES:
        text += sweep(figures, f"{short}-sweep", game)
    text.append(SCALED)
    for short, game in GAMES:
        text += pairings(figures, f"{short}-uct", game)
        text += pairings(figures, f"{short}-uct-full", f"{game}, full budget")
    text += cards(figures)
    text.append(GAUNTLET)
    text += gauntlet(figures, "gauntlet") + [HARDEST] + gauntlet(figures, "gauntlet-full") + bounds(figures) + tokens(figures)
    text += best(figures) + [CALIBRATION]
    for short, game in GAMES:
        text += calibration(figures, f"{short}-calibration", game)
    return "\n".join(line.rstrip("\n") if line.startswith("|") else line for line in text).rstrip() + "\n"


def odds(folder):
    """How often every gang of the campaign is beaten."""
    part = json.loads((folder / "odds.json").read_text())
    rows = part["results"][0]["figures"]
    gangs = ",\n".join(f'    "{row["gang"]}": {{ "games": {row["games"]}, "won": {row["won"]} }}' for row in rows)
    return f'{{\n  "level": "normal",\n  "gangs": {{\n{gangs}\n  }}\n}}\n'


def where(part):
    return (
        f"\nCommit {part['commit']}, {part['processor']}, {part['cpu_minutes']} minutes of processor time, "
        f"at most {part['memory_mb']} MB.\n"
    )


def commands(part):
    return "\n```\n" + "\n".join(result["command"] for result in part["results"]) + "\n```\n"


def missing(name):
    return [f"\n*Not measured yet: `scripts/strength {name}`.*\n"]


def pairings(figures, name, title):
    head = [f"\n**{title}**\n"]
    if name not in figures:
        return head + missing(name)
    rows = ["| bot | against | games | wins | 95 % interval | thinking |", "|---|---|---:|---:|---|---|"]
    for result in figures[name]["results"]:
        for row in result["figures"]["pairings"]:
            rows.append(
                f"| {row['one']} | {row['two']} | {row['games']} | {100 * row['wins']:.1f} % "
                f"| {100 * row['low']:.1f} to {100 * row['high']:.1f} % | {row['one_ms']:.2f} and {row['two_ms']:.2f} ms |"
            )
    return head + rows + [where(figures[name]), commands(figures[name])]


def ladder(figures):
    """How far each level is above Rookie."""
    rows = []
    for short, game in GAMES:
        parts = [figures.get(f"{short}-{part}") for part in ("levels", "nemesis")]
        if None in parts:
            return [LADDER] + missing(f"{short}-nemesis")
        # The levels' pairings were measured from the highest down.
        wins = [result["figures"]["pairings"][0]["wins"] for part in parts for result in reversed(part["results"])]
        elo = [1000.0]
        for share in wins:
            elo.append(elo[-1] + 400 * math.log10(share / (1 - share)))
        rows.append(f"| {game} | " + " | ".join(f"{level:.0f}" for level in elo) + " |")
    return [LADDER.rstrip("\n")] + rows + [""]


def thinking(figures):
    head = ["\n### Thinking\n"]
    if "pace" not in figures:
        return head + missing("pace")
    part = figures["pace"]
    rows = ["| game | level | simulations | a second | on average | longest |", "|---|---|---:|---:|---:|---:|"]
    for game, speed in part["results"][0]["figures"].items():
        for row in speed["levels"]:
            rows.append(
                f"| {game} | {row['level']} | {row['simulations']} | {row['simulations_per_s']:.0f} "
                f"| {row['mean_ms']:.2f} ms | {row['longest_ms']:.0f} ms |"
            )
        steps = (speed["decisions_per_s"] + speed["events_per_s"]) or 1
        share = 100 * speed["uct_steps_per_s"] / steps
        head.append(f"{game}: `uct` makes {speed['uct_steps_per_s']:.0f} steps a second, {share:.0f} % of the engine's {steps:.0f}.\n")
    return head + rows + [where(part), commands(part)]


def sweep(figures, name, title):
    head = [f"\n**{title}**\n"]
    if name not in figures:
        return head + missing(name)
    (result,) = figures[name]["results"]
    rows = ["| constant | Elo |", "|---:|---:|"]
    ratings = sorted(result["figures"]["elo"].items(), key=lambda item: -item[1])
    constant = lambda bot: (bot.split(":") + ["0.7"])[2]
    rows += [f"| {constant(bot)} | {rating:.0f} |" for bot, rating in ratings]
    return head + rows + [where(figures[name]), commands(figures[name])]


def cards(figures):
    if "smile-uct" not in figures:
        return []
    rows = ["\n**By card, at equal time**\n", "| card | games | wins | 95 % interval |", "|---|---:|---:|---|"]
    for row in figures["smile-uct"]["results"][0]["figures"]["cards"]:
        rows.append(
            f"| {row['card']} | {row['games']} | {100 * row['wins']:.1f} % | {100 * row['low']:.1f} to {100 * row['high']:.1f} % |"
        )
    return rows + [""]


def gauntlet(figures, name):
    if name not in figures:
        return missing(name)
    part = figures[name]
    rows = ["| gang | games | won | condition met | points | gang's | 45+ | 56+ | 66+ |", "|---|---:|---:|---:|---:|---:|---:|---:|---:|"]
    for row in part["results"][0]["figures"]:
        share = lambda count: f"{100 * count / row['games']:.1f} %"
        condition = "" if row["condition"] is None else share(row["condition"])
        chart = " | ".join(share(count) for count in row["chart"])
        rows.append(
            f"| {row['gang']} | {row['games']} | {share(row['won'])} | {condition} | {row['points']:.1f} | {row['gang_points']:.1f} | {chart} |"
        )
    return rows + [where(part), commands(part)]


def tokens(figures):
    if "gauntlet" not in figures:
        return []
    by_gang = lambda name: {row["gang"]: row for row in figures[name]["results"][0]["figures"]} if name in figures else {}
    few, full = by_gang("gauntlet"), by_gang("gauntlet-full")
    won = lambda row: 100 * row["won"] / row["games"]
    said = {}
    for edition in ("first", "german"):
        row = few[f"{edition} normal"]
        said[f"{edition}_points"] = row["points"]
        for line, count in zip((45, 56, 66), row["chart"]):
            said[f"{edition}_{line}"] = 100 * count / row["games"]
    best = {gang: max(won(few[gang]), won(full.get(gang, few[gang]))) for gang in few}
    said["scenario"] = min((gang for gang in best if gang.startswith("scenario")), key=best.get)
    said["scenario_won"] = best[said["scenario"]]
    missions = [gang for gang in best if gang.startswith("mission")]
    never = [gang for gang in missions if best[gang] == 0]
    shares = ", ".join(f"{gang} {best[gang]:.1f} %" for gang in missions)
    said["missions"] = f"Not every mission was: {shares}." if never else f"So can every mission: {shares}."
    return [TOKENS.format(**said)]


def bounds(figures):
    if "bounds" not in figures:
        return missing("bounds")
    part = figures["bounds"]
    rows = [f"| {row['gang']} | {row['games']} | {100 * row['condition'] / row['games']:.0f} % |" for row in part["results"][0]["figures"]]
    return [BOUNDS.rstrip("\n")] + rows + [BOUNDS_SAY, where(part), commands(part)]


def best(figures):
    rows, ends = [], []
    for short, game in GAMES:
        if f"{short}-best" not in figures:
            ends += missing(f"{short}-best")
            continue
        part = figures[f"{short}-best"]
        (result,) = part["results"]
        found = result["figures"]
        for look in found["looks"]:
            lost = f"{100 * look['loss']:.2f} ± {100 * look['within']:.2f} %"
            rows.append(f"| {game} | {look['simulations']} | {found['positions']} | {lost} | {100 * look['best']:.1f} % |")
        ends += [where(part), commands(part)]
    return [BEST.rstrip("\n")] + rows + ends


def calibration(figures, name, title):
    head = [f"\n**{title}**\n"]
    if name not in figures:
        return head + missing(name)
    part = figures[name]
    rows = ["| bucket | positions | said | came | difference |", "|---|---:|---:|---:|---:|"]
    (result,) = part["results"]
    for number, row in enumerate(result["figures"]["buckets"]):
        rows.append(
            f"| {10 * number} to {10 * number + 10} % | {row['positions']} | {row['said']:.1f} % | {row['came']:.1f} % | {row['came'] - row['said']:+.1f} |"
        )
    figures = result["figures"]
    left = f"\nWhat is left to straighten: slope {figures['slope']:.2f}, lean {figures['lean']:+.2f} (1 and 0: nothing).\n"
    return head + rows + [left, where(part), commands(part)]
