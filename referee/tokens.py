"""What is printed on the tokens (tokens.md): a record brings its set along; the referee has one of its own for each edition."""
from collections import Counter, namedtuple

from protocol import Piece, RuleBroken, is_int

Token = namedtuple("Token", "kind value squares")
# A token in front of a player: face up, down or None (hats); `on` the squares of the infusion under it (W7.2);
# `used` marks infusions used in W10 #3.
Owned = namedtuple("Owned", "kind value squares face on used")

HAT, INFUSION = "hat", "infusion"
BUSINESSES = ("gambling", "weapons", "contraband")
KINDS = (HAT, *BUSINESSES, INFUSION)
EDITIONS = ("german", "first")

TOKEN = Piece("kind", "value", "squares")
GIVEN = Piece("kind", "value", "squares", "face", "on", optional=("used",))

# kind, value, squares, count in german, count in first
PRINTED = (
    (HAT, 2, 0, 8, 7), (HAT, 3, 1, 7, 7), (HAT, 4, 1, 5, 5), (HAT, 5, 2, 3, 3), (HAT, 6, 3, 3, 3),
    ("gambling", 0, 1, 3, 3), ("gambling", 0, 2, 3, 3),
    ("weapons", 0, 1, 3, 3), ("weapons", 0, 2, 2, 2),
    ("contraband", 0, 1, 3, 3), ("contraband", 0, 2, 1, 1),
    (INFUSION, 0, 1, 4, 3), (INFUSION, 0, 2, 3, 2),
)
MARKERS = {"gambling": 9, "weapons": 7, "contraband": 5}
KNOWN = {"german": {HAT: 26, "gambling": 6, "weapons": 5, "contraband": 4, INFUSION: 7}}
KNOWN_FIRST_TOTAL, KNOWN_FIRST_INFUSIONS = 45, 5


def own_set(edition):
    """The referee's set as a record writes it."""
    column = 3 + EDITIONS.index(edition)
    rows = [{"kind": row[0], "value": row[1], "squares": row[2], "count": row[column]} for row in PRINTED]
    return {"name": edition, "tokens": rows, "markers": dict(MARKERS)}


def token_set(edition, told):
    """The tokens (a Counter) and the majority markers of `setup.tokens`, which is always whole."""
    if not isinstance(told, dict) or set(told) != {"name", "tokens", "markers"}:
        raise RuleBroken("tokens.md", f"setup.tokens: expected name, tokens and markers, found {told!r}")
    if not isinstance(told["name"], str):
        raise RuleBroken("tokens.md", f"setup.tokens.name is not a text: {told['name']!r}")
    if not isinstance(told["tokens"], list) or not all(isinstance(row, dict) for row in told["tokens"]):
        raise RuleBroken("tokens.md", "setup.tokens.tokens is not a list of objects")
    tokens = Counter()
    for row in told["tokens"]:
        tokens[_printed(row)] += _count(row)
    _check(edition, tokens, told["markers"])
    return tokens, {kind: told["markers"][kind] for kind in BUSINESSES}


def _printed(row):
    kind, value, squares = row.get("kind"), row.get("value") or 0, row.get("squares")
    if kind not in KINDS or not is_int(value, 0, 9) or not is_int(squares, 0, 9):
        raise RuleBroken("tokens.md", f"no such token: {row!r}")
    if kind != HAT and value:
        raise RuleBroken("tokens.md", f"only hats have a value: {row!r}")
    return Token(kind, value, squares)


def _count(row):
    if not is_int(row.get("count"), 0, 99):
        raise RuleBroken("tokens.md", f"bad count: {row!r}")
    return row["count"]


def _check(edition, tokens, markers):
    counts = Counter()
    for token, count in tokens.items():
        counts[token.kind] += count
    if edition == "german":
        wrong = {kind: counts[kind] for kind, known in KNOWN["german"].items() if counts[kind] != known}
    else:
        wrong = {}
        if sum(counts.values()) != KNOWN_FIRST_TOTAL:
            wrong["total"] = sum(counts.values())
        if counts[INFUSION] != KNOWN_FIRST_INFUSIONS:
            wrong[INFUSION] = counts[INFUSION]
    if wrong:
        raise RuleBroken("tokens.md", f"the token set does not have the box's known counts: {wrong}")
    if not isinstance(markers, dict) or any(not is_int(markers.get(kind), 1, 10**6) for kind in BUSINESSES):
        raise RuleBroken("tokens.md", f"bad majority markers: {markers!r}")
