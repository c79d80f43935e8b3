### Analysis: hints, reviews of whole games and their chart.
###
### Arguments: $points, $win, $own, $rival and the like are written numbers ("+5.2", "54.2%"); $at and $from of a
### district are the forms of cards.ftl; a reason says how much a decision adds to the lead expected at the end.

## Numbers

analysis-percent = { $number }%
analysis-round = Round { $number }
analysis-lines =
    { $number ->
        [one] { $number } line complete
       *[other] { $number } lines complete
    }

## Hints

analysis-nobody = Nobody has to decide here.
analysis-hint = { $number }. { $line }
analysis-then = { $before }, then { $after }
analysis-odds = { $win } to win · { $own } points to { $rival }
analysis-odds-legacy = { $own } points expected

## Reasons

analysis-from =
    { $from ->
        [first] first
        [second] second
        [third] third
        [tied] a tie
       *[out] no place
    }
analysis-to =
    { $to ->
        [first] first
        [second] second
        [third] third
        [tied] a tie
       *[out] no place
    }
analysis-reason-place = From { analysis-from } to { analysis-to } { $at }, { $points } points expected.
analysis-reason-rival = { $player } goes from { analysis-from } to { analysis-to } { $at }, { $points } points expected.
analysis-reason-lead = Henchmen ahead { $at }: { $to } instead of { $from }, { $points } points expected.
analysis-reason-took = Takes { $token } { $from }, { $points } points expected.
analysis-reason-used =
    Uses an infusion ({ $card }), { $left ->
        [0] none is left
        [one] { $left } is left
       *[other] { $left } are left
    }: { $points } points expected.
analysis-reason-saved =
    { $left ->
        [one] Saves an infusion
       *[other] Saves { $left } infusions
    } for later, { $points } points expected.
analysis-reason-heat =
    Heat { $own } against { $rival }, { $than ->
        [less] the lower
        [equal] a tie
       *[more] the higher
    }: { $points } points expected.
analysis-reason-line =
    { gangster-line }: { $to ->
        [none] nobody ahead
       *[other] { $to } ahead by { $to_by }
    }, previously { $from ->
        [none] nobody
       *[other] { $from } by { $from_by }
    }; { $points } points expected.
analysis-reason-scored =
    { gangster-line } is complete: { $to ->
        [none] nobody scores
       *[other] { $to } gets { $to_by }
    }; { $points } points expected.
analysis-reason-shot = The { $piece } on { $field } dies, { $points } points expected.
analysis-reason-position = Everything else on the table: { $points } points expected.

## Reviews

analysis-head-entry = entry
analysis-head-who = who
analysis-head-what = what
analysis-head-before = before
analysis-head-after = after
analysis-head-loss = loss
analysis-head-better = better
analysis-chance = chance
analysis-more =
    { $what } { $count ->
        [one] And { $count } more draw.
       *[other] And { $count } more draws.
    }
analysis-luck = luck: { $luck }
analysis-luck-of = { $seat } { $luck }
analysis-head-start = start
analysis-head-luck = luck
analysis-head-mistakes = own mistakes
analysis-head-gifts = others’ mistakes
analysis-head-seen_later = seen only later
analysis-head-end = end
analysis-stopped = The game isn’t over: “end” is where its record stops.
analysis-mistakes = The biggest mistakes
analysis-no-mistakes = No mistakes found.
analysis-mistake = { $number }. Entry { $entry }, { $seat }: { $made } (cost { $loss }). Better: { $best }.
analysis-legacy = A legacy is neither won nor lost: the percentages are points out of 100.

## The chart

analysis-chart-title = Win probability, entry by entry
analysis-chart-desc =
    { $seats }. The lines show each player’s chance of winning after every decision and roll. Numbered circles are
    the biggest mistakes; the bars below show whom chance favoured, and how much.
analysis-chart-end = { $seat } { $end }
analysis-chart-luck = Luck
analysis-chart-axis = Entries of the record
