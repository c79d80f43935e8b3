### What is said at every table: refusals, and ends outside the rules.

## Refusals

refusal-illegal = Not allowed: { $action } ({ $rule }, { $title })
refusal-impossible = This can’t have happened here: { $happened }
refusal-wrong_seat = { $asked } is asked, not { $by }
refusal-decision = { $asked } has to decide first
refusal-chance = Something random has to happen first
refusal-over = The game is over; there is nothing left to decide

## Ends outside the rules

ended-resigned =
    { $outcome ->
        [you_win] You win: { $player } gives up.
        [you_lose] You give up, and { $winner } wins.
        [you_alone] You give up and lose.
        [you_nobody] You give up. Nobody wins.
        [won] { $winner } wins: { $player } gives up.
        [lost] { $player } gives up and loses.
       *[nobody] { $player } gives up. Nobody wins.
    }
ended-time =
    { $outcome ->
        [you_win] You win: { $player } ran out of time.
        [you_lose] You ran out of time, and { $winner } wins.
        [you_alone] You ran out of time and lose.
        [you_nobody] You ran out of time. Nobody wins.
        [won] { $winner } wins: { $player } ran out of time.
        [lost] { $player } ran out of time and loses.
       *[nobody] { $player } ran out of time. Nobody wins.
    }
ended-agreed = The players agree to a draw.
ended-abandoned = Nobody played on.
