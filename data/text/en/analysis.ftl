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
analysis-odds = { $own } points to { $rival } · { $win } to win
analysis-odds-legacy = { $own } points expected

## Reasons

analysis-from =
    { $from ->
        [first] first
        [second] second
        [third] third
        [tied] tied
       *[out] empty-handed
    }
analysis-to =
    { $to ->
        [first] first
        [second] second
        [third] third
        [tied] tied
       *[out] empty-handed
    }
analysis-reason-place = You would be { analysis-to } { $at }, not { analysis-from }: about { $points } points.
analysis-reason-rival = { $player } would be { analysis-to } { $at }, not { analysis-from }: about { $points } points.
analysis-reason-lead = Your lead { $at } would be { $to } henchmen, not { $from }: about { $points } points.
analysis-reason-took = Takes { $token } { $from }: about { $points } points.
analysis-reason-used =
    Uses an infusion ({ $card }), { $left ->
        [0] and none is left
        [one] and { $left } is left
       *[other] and { $left } are left
    }: about { $points } points.
analysis-reason-saved =
    { $left ->
        [one] Saves an infusion
       *[other] Saves { $left } infusions
    } for later: about { $points } points.
analysis-reason-heat =
    { $than ->
        [less] Less heat, { $own } against { $rival }
        [equal] Equal heat, { $own } each
       *[more] More heat, { $own } against { $rival }
    }: about { $points } points.
analysis-reason-line =
    { gangster-line }: { $to ->
        [none] nobody leads
       *[other] { $to } leads by { $to_by }
    }, until now { $from ->
        [none] nobody
       *[other] { $from } by { $from_by }
    }: about { $points } points.
analysis-reason-scored =
    { gangster-line } is complete and { $to ->
        [none] nobody scores
       *[other] { $to } gets { $to_by }
    }: about { $points } points.
analysis-reason-shot = The { $piece } on { $field } dies: about { $points } points.
analysis-reason-position = The prospects for the turns to come: about { $points } points.

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
