"""W0: the city."""

GREEN, YELLOW, POLICE, GUARDIAN = "green", "yellow", "police", "guardian"
PLAYERS = (GREEN, YELLOW)
COLOURS = (GREEN, YELLOW, POLICE)

# W0.2: the line of three districts that each perimeter space faces, nearest first
LINES = (
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (2, 1, 0), (5, 4, 3), (8, 7, 6),
    (8, 5, 2), (7, 4, 1), (6, 3, 0),
    (6, 7, 8), (3, 4, 5), (0, 1, 2),
)
SPACES = len(LINES)
DISTRICTS = range(9)
HARBOUR, CENTRE, PARK = 0, 4, 5  # W0.1, W0.3
RING = (0, 1, 2, 5, 8, 7, 6, 3)  # W0.4
DEALT = (0, 2, 6, 8, CENTRE)  # W1.2: corners, then the centre
# W0.5: sharing a side, each pair ascending
ADJACENT = tuple(
    (one, two) for one in DISTRICTS for two in (one + 1, one + 3)
    if two < 9 and (two == one + 3 or one // 3 == two // 3)
)


def rival(player):
    return YELLOW if player == GREEN else GREEN


def in_front(space):
    return LINES[space][0]


def step(space, die):
    """W3.4: clockwise."""
    return (space + die) % SPACES


def distance(one, two):
    """Steps between two spaces, either way round (W9.3)."""
    there = (two - one) % SPACES
    return min(there, SPACES - there)


def ring_from(district):
    at = RING.index(district)
    return RING[at:] + RING[:at]
