"""W5.4: which token the police choose, and whoever chooses like them."""
from tokens import BUSINESSES, HAT, INFUSION

POLICE_ORDER = (HAT, *BUSINESSES, INFUSION)
GOLD_BUGS_ORDER = (*BUSINESSES, HAT, INFUSION)  # W10 #6


def preferred(tokens, order=POLICE_ORDER):
    """By kind, then the higher hat, then more blue squares."""
    return min(tokens, key=lambda token: (order.index(token.kind), -token.value, -token.squares))
