"""With a Smile & a Gun: the table, the course of the game (W1) and phase 1 (W2).

Phase 2 is in town.py, phases 3 and 4 in shadow.py, phase 5 in settle.py, final scoring in scoring.py.
"""
from collections import Counter

from city import CENTRE, COLOURS, DEALT, DISTRICTS, PARK, PLAYERS, POLICE, in_front, ring_from, rival
from protocol import Deal, Draw, FirstPlayer, Roll, Words
from scoring import final_result
from settle import LostAtOnce, settling_the_score
from shadow import casting_the_shadow, feeling_the_heat
from table import ATHENA, MONTRESOR, RAVENS, TAR_AND_FEATHER, Table
from tokens import BUSINESSES, GIVEN, INFUSION, TOKEN, Owned, Token
from town import hitting_the_town

ROUNDS, DICE = 3, 13

WORDS = Words(
    {
        "reroll_all": (), "draft": ("move", "action"), "move": (), "place": (), "end": (),
        "police": ("district",), "shift": ("from", "to"), "remove": ("colour", "district"), "pair": ("districts",),
        "reroll": ("dice", "infusion"), "drag": ("colour", "from", "to", "infusion"),
        "quick_step": ("space", "infusion"), "shell": ("districts", "infusion"),
        "overwhelm": ("district", "infusion"),
        "swap": ("infusion", "give", "take", "face", "knockoff", "on"),
        "order": ("first",), "collector": ("die",),
        "add": ("colour", "count", "district"), "mayor": (), "pass": (), "enthral": ("infusion",),
        "take": ("token", "face", "knockoff", "on"), "take_die": (),
    },
    {"districts": "list", "dice": "list", "give": GIVEN, "take": TOKEN, "token": TOKEN, "knockoff": "bool"},
)


class District:
    def __init__(self):
        self.tokens = []
        self.cubes = dict.fromkeys(COLOURS, 0)


class Player:
    def __init__(self, colour):
        self.colour = colour
        self.boss = 0
        self.tokens = []  # Owned
        self.action_dice = []
        self.solo_tokens = 0
        self.markers = dict.fromkeys(BUSINESSES, 0)  # the gang's virtual markers (W9.7)
        self.used = 0  # infusions used (W10 #3)
        self.gained = 0  # infusions gained (W11.1)


class Game:
    words = WORDS

    def __init__(self, setup, warn=lambda text: None):
        self.table = table = Table(setup, warn)
        self.round, self.phase = 1, 1
        self.first = None if table.first == "random" else table.first
        self.shadow_space = None if table.home is not None else 5 if table.scenario == TAR_AND_FEATHER else 0
        self.pool, self.leftover = [], None
        self.gumshoe = None
        self.on_card = dict.fromkeys(PLAYERS, 0)
        self.districts = [District() for _ in DISTRICTS]
        self.players = {colour: Player(colour) for colour in PLAYERS}
        self.bag, self.discard, self.out = Counter(table.tokens), Counter(), Counter()
        self.to_fill = set(DISTRICTS)  # W2.2
        self.lost_at_once = False
        if table.scenario == ATHENA:
            self.on_card[table.gang] = 2

    # --- what others ask about the table -------------------------------------------------------------------------

    def capacity(self, district):
        """W0.6."""
        if district == CENTRE:
            return 3
        return 1 if district == PARK and self.table.shadow == "cursed" else 2

    def shadow_district(self):
        """W4.1: the district in front of the Shadow, or the monster's."""
        return in_front(self.shadow_space) if self.table.home is None else self.table.home

    def ring_order(self):
        """The ring from the Shadow's district on; from the harbour when the Guardian sits in the centre."""
        start = self.shadow_district()
        return ring_from(0 if start == CENTRE else start)

    def most_henchmen(self, district):
        """W4.2: the player with most henchmen there, None on a tie."""
        cubes = self.districts[district].cubes
        if cubes["green"] == cubes["yellow"]:
            return None
        return max(PLAYERS, key=cubes.get)

    # --- where tokens go -----------------------------------------------------------------------------------------

    def discard_token(self, token):
        if self.table.scenario == MONTRESOR and token.kind == INFUSION:
            self.bag[token] += 1
        else:
            self.discard[token] += 1

    def leave_game(self, token):
        if self.table.scenario == MONTRESOR and token.kind == INFUSION:
            self.bag[token] += 1
        else:
            self.out[token] += 1

    # --- the course of the game ----------------------------------------------------------------------------------

    def play(self):
        """W1.5: yields what comes next, returns the result."""
        if self.first is None:
            self.first = yield FirstPlayer("W1.4", PLAYERS)
        yield from self.deal_infusions()
        try:
            for number in range(1, ROUNDS + 1):
                self.round = number
                yield from self.sizing_it_up()
                yield from hitting_the_town(self)
                yield from casting_the_shadow(self)
                yield from feeling_the_heat(self)
                yield from settling_the_score(self)
        except LostAtOnce:
            self.lost_at_once = True
        return final_result(self)

    def deal_infusions(self):
        """W1.2."""
        infusions = Counter({token: n for token, n in self.bag.items() if token.kind == INFUSION})
        seats = PLAYERS if self.table.german else ()
        for to in (*seats, *DEALT):
            token = Token(*(yield Deal("W1.2", {"to": to}, infusions, TOKEN)))
            infusions[token] -= 1
            self.bag[token] -= 1
            if to in PLAYERS:
                # W9.1: the gang's lies face down, but see W10 #1
                down = to == self.table.gang and self.table.scenario != RAVENS
                self.players[to].tokens.append(Owned(*token, "down" if down else "up", None, False))
            else:
                self.districts[to].tokens.append(token)

    def sizing_it_up(self):
        """Phase 1."""
        self.phase = 1
        self.pool, self.leftover = [], None
        for player in self.players.values():
            player.action_dice = []
        self.pool = yield Roll("W2.1", "round", DICE)
        placed = yield from self.fill()
        if self.round == 1:
            if self.table.scenario == MONTRESOR:
                self.gang_infusion_to_bag()
            # W2.5: the infusions of setup count as placed in this phase
            placed += [(district, self.districts[district].tokens[0]) for district in DEALT]
        self.lay_police(placed)

    def fill(self):
        """W2.3; returns what was placed as (district, token)."""
        placed = []
        order = (CENTRE, *self.ring_order())
        for level in range(3):
            for district in order:
                tokens = self.districts[district].tokens
                if district not in self.to_fill or len(tokens) != level or level >= self.capacity(district):
                    continue
                if not self.something_to_draw():
                    return placed
                token = Token(*(yield Draw("W2.3", {"district": district}, self.bag, TOKEN)))
                self.bag[token] -= 1
                tokens.append(token)
                placed.append((district, token))
        return placed

    def something_to_draw(self):
        """W2.4: an empty bag takes the discard pile's hats; the pile's other tokens leave the game."""
        if not any(self.bag.values()):
            for token, count in self.discard.items():
                (self.bag if token.kind == "hat" else self.out)[token] += count
            self.discard.clear()
        return any(self.bag.values())

    def gang_infusion_to_bag(self):
        """W10 #7: after the first filling."""
        gang = self.players[self.table.gang]
        for owned in gang.tokens:
            self.bag[Token(*owned[:3])] += 1
        gang.tokens = []

    def lay_police(self, placed):
        """W2.5."""
        if self.table.german:
            for district, token in placed:
                self.districts[district].cubes[POLICE] += token.squares
        else:
            for district in {district for district, _ in placed}:
                there = self.districts[district]
                there.cubes[POLICE] += sum(token.squares for token in there.tokens)

    def pass_first_player(self):
        """W5.12; in solo the human stays first (W9.1)."""
        if self.table.solo:
            return
        mine, theirs = (len(self.players[who].tokens) for who in (self.first, rival(self.first)))
        if theirs >= mine:
            self.first = rival(self.first)

    # --- the table in the record's words -------------------------------------------------------------------------

    def state(self):
        return {
            "round": self.round, "phase": self.phase, "first": self.first, "shadow_space": self.shadow_space,
            "pool": sorted(self.pool), "leftover": self.leftover, "gumshoe": self.gumshoe,
            "on_card": dict(self.on_card),
            "districts": [
                {"tokens": [TOKEN.write(token) for token in there.tokens], "cubes": dict(there.cubes)}
                for there in self.districts
            ],
            "players": {colour: self.player_state(player) for colour, player in self.players.items()},
            "discard": heap(self.discard), "bag": heap(self.bag),
        }

    @staticmethod
    def player_state(player):
        tokens = []
        for owned in player.tokens:
            told = GIVEN.write(owned[:5])
            if owned.used:
                told["used"] = True
            tokens.append(told)
        return {
            "boss": player.boss, "tokens": tokens, "action_dice": list(player.action_dice),
            "solo_tokens": player.solo_tokens, "markers": dict(player.markers),
        }

    # --- the laws of the table, for the games that the referee plays itself ----------------------------------------

    def check_invariants(self):
        seen = Counter(self.out)
        seen.update(self.bag)
        seen.update(self.discard)
        for there in self.districts:
            seen.update(there.tokens)
            assert min(there.cubes.values()) >= 0, "negative cubes"
        for player in self.players.values():
            for owned in player.tokens:
                seen[Token(*owned[:3])] += 1
                if owned.on is not None:
                    seen[Token(INFUSION, 0, owned.on)] += 1
        assert +seen == +self.table.tokens, "tokens are not conserved"
        assert all(len(self.districts[d].tokens) <= self.capacity(d) for d in DISTRICTS), "overfull district"
        assert min(self.bag.values()) >= 0 and all(0 <= p.boss < 12 for p in self.players.values())


def heap(counter):
    return [{"token": TOKEN.write(token), "count": count} for token, count in sorted(counter.items()) if count]
