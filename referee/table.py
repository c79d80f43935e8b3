"""What is fixed for one game of With a Smile & a Gun: the record's `setup`, read and checked (W1, W9.11, W10, W11)."""
from city import CENTRE, HARBOUR, PARK, PLAYERS, rival
from protocol import RuleBroken
from tokens import EDITIONS, token_set

SHADOWS = {
    "first": ("badge", "gumshoe", "siren", "historian", "remover"),
    "german": ("badge", "gumshoe", "siren", "historian", "remover", "hideout", "collector", "press",
               "secret_service", "mayor", "water_creature", "guardian", "cursed"),
}
INFUSIONS = {
    "first": ("last_chance", "knockoff", "dragging_arms", "slippery", "enthralling"),
    "german": ("last_chance", "knockoff", "dragging_arms", "slippery", "enthralling", "overwhelm", "quick_step",
               "shell_game", "soulmate"),
}
LEVELS = {
    "first": ("normal", "easy", "hard", "legendary"),
    "german": ("normal", "trickster", "henchman", "capo", "don"),
}
MONSTERS = {"water_creature": HARBOUR, "guardian": CENTRE, "cursed": PARK}  # W6.11 to W6.13
KNOWN_KEYS = {"edition", "mode", "shadow", "infusion", "first", "human", "level", "scenario", "mission", "mission_hard",
              "legacy", "tokens", "seats"}
# the scenarios by number (W10)
RAVENS, RED_DEATH, BARREL, LENORE, ATHENA, GOLD_BUGS, MONTRESOR, ROSES, TAR_AND_FEATHER, LEGACY = range(1, 11)


class Table:
    def __init__(self, setup, warn=lambda text: None):
        if not isinstance(setup, dict):
            raise RuleBroken("record.md", "setup is not an object")
        for key in sorted(set(setup) - KNOWN_KEYS):
            warn(f"unknown setup field {key!r}")
        self.edition = _one_of(setup, "edition", EDITIONS)
        self.solo = _one_of(setup, "mode", ("two", "solo")) == "solo"
        self.shadow = _one_of(setup, "shadow", SHADOWS[self.edition])
        self._read_solo(setup)
        self._read_infusions(setup)
        self._read_first(setup, warn)
        self._check_scenario()
        self.tokens, self.markers = token_set(self.edition, setup.get("tokens"))
        self._check_seats(setup.get("seats"), warn)
        self.home = MONSTERS.get(self.shadow)  # the monster's district, or None
        self.german = self.edition == "german"
        # W9.11
        self.six_rule = self.level in ("hard", "legendary", "capo", "don")
        self.gang_rerolls_equal = self.level in ("hard", "legendary")
        self.no_solo_tokens = self.level in ("easy", "henchman")
        self.double_worth = self.level in ("legendary", "don")

    def has(self, infusion):
        return infusion in self.infusions

    def _read_solo(self, setup):
        self.human = self.gang = self.level = self.scenario = self.mission = None
        self.mission_hard = self.legacy = False
        if not self.solo:
            odd = [key for key in ("human", "scenario", "mission", "mission_hard", "legacy") if setup.get(key)]
            if odd or setup.get("level") not in (None, "normal"):
                raise RuleBroken("W9", f"a game of two has no {', '.join(odd) or 'level'}")
            return
        self.human = _one_of(setup, "human", PLAYERS)
        self.gang = rival(self.human)
        self.level = "normal" if setup.get("level") is None else _one_of(setup, "level", LEVELS[self.edition])
        self.legacy = _flag(setup, "legacy")
        self.mission_hard = _flag(setup, "mission_hard")
        if setup.get("scenario") is not None:
            self.scenario = _one_of(setup, "scenario", range(1, 11))
        if setup.get("mission") is not None:
            self.mission = _one_of(setup, "mission", range(1, 6))
        if self.scenario and self.edition != "german":
            raise RuleBroken("W10", "scenarios are of the german edition")
        if self.mission and self.edition != "first":
            raise RuleBroken("W11", "missions are of the first edition")
        if self.legacy and (self.mission or self.scenario not in (None, LEGACY)):
            raise RuleBroken("W11.3", "legacy is a game of its own, with neither mission nor scenario")
        if self.mission_hard and not self.mission:
            raise RuleBroken("W11.2", "mission_hard without a mission")

    def _read_infusions(self, setup):
        told = setup.get("infusion")
        names = told if isinstance(told, list) else [told]
        for name in names:
            if name not in INFUSIONS[self.edition]:
                raise RuleBroken("W7", f"the {self.edition} edition has no infusion card {name!r}")
        self.infusions = frozenset(names)
        if isinstance(told, list) != (self.level == "trickster"):
            raise RuleBroken("W9.11", "a list of infusion cards with trickster, and only then")
        if isinstance(told, list) and (len(names) not in (2, 3) or len(self.infusions) != len(names)):
            raise RuleBroken("W9.11", "trickster plays with two or three different infusion cards")

    def _read_first(self, setup, warn):
        told = setup.get("first")
        if self.solo:
            if told not in (None, self.human):
                warn(f"solo, but setup.first is {told!r}, not the human (W9.1)")
            self.first = self.human
        else:
            self.first = _one_of(setup, "first", ("random", *PLAYERS))

    def _check_scenario(self):
        if self.scenario == RAVENS and not self.has("soulmate"):
            raise RuleBroken("W10", "scenario 1 is played with Soulmate")
        if self.scenario == BARREL and self.infusions == {"soulmate"}:
            raise RuleBroken("W10", "scenario 3 cannot be played with Soulmate alone")
        if self.scenario == ATHENA and self.shadow != "historian":
            raise RuleBroken("W10", "scenario 5 is played with the Historian")
        if self.scenario == TAR_AND_FEATHER and self.shadow in MONSTERS:
            raise RuleBroken("W10", "scenario 9 is not played with monsters")

    def _check_seats(self, seats, warn):
        if not isinstance(seats, dict):
            return
        for colour in PLAYERS:
            kind = (seats.get(colour) or {}).get("kind")
            if kind is not None and (kind == "gang") != (colour == self.gang):
                warn(f"seat {colour} is a {kind}")


def _one_of(setup, key, allowed):
    value = setup.get(key)
    if value not in allowed or isinstance(value, bool):
        raise RuleBroken("record.md", f"setup.{key} is {value!r}, expected one of {', '.join(map(str, allowed))}")
    return value


def _flag(setup, key):
    value = setup.get(key)
    if value not in (None, True, False):
        raise RuleBroken("record.md", f"setup.{key} is {value!r}, expected true or false")
    return bool(value)
