### What is said at every table: refusals, and ends outside the rules.

## Refusals

refusal-illegal = Not allowed: { $action } ({ $rule }, { $title })
refusal-impossible = This can’t have happened here: { $happened }
refusal-wrong_seat = { $asked } is asked, not { $by }
refusal-decision = { $asked } has to decide first
refusal-chance = Something random has to happen first
refusal-over = The game is over; there is nothing left to decide

## Ends outside the rules

ended-resigned = { $player } gives up.
ended-time = { $player } ran out of time.
ended-agreed = The players agree to a draw.
ended-abandoned = Nobody played on.
