"""Writes docs/strength.md from the figures that scripts/strength measured."""
import json

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
its ranks at 45, 56 and 66 points.
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
    text.append(FLOOR)
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
    text += gauntlet(figures)
    text.append(CALIBRATION)
    for short, game in GAMES:
        text += calibration(figures, f"{short}-calibration", game)
    return "\n".join(line.rstrip("\n") if line.startswith("|") else line for line in text).rstrip() + "\n"


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


def gauntlet(figures):
    if "gauntlet" not in figures:
        return missing("gauntlet")
    part = figures["gauntlet"]
    rows = ["| gang | games | won | condition met | points | gang's | 45+ | 56+ | 66+ |", "|---|---:|---:|---:|---:|---:|---:|---:|---:|"]
    for row in part["results"][0]["figures"]:
        share = lambda count: f"{100 * count / row['games']:.1f} %"
        condition = "" if row["condition"] is None else share(row["condition"])
        chart = " | ".join(share(count) for count in row["chart"])
        rows.append(
            f"| {row['gang']} | {row['games']} | {share(row['won'])} | {condition} | {row['points']:.1f} | {row['gang_points']:.1f} | {chart} |"
        )
    return rows + [where(part), commands(part)]


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
