### Gangster: what happens, what is asked and what can be decided.
###
### Arguments: $player and $gang are names; $piece is gangster-piece; spaces are written "c4"; $stack is first or second;
### $number is a row's number or a column's letter.

## Pieces

gangster-piece =
    { $gang ->
        [red] red { $power }
        [blue] blue { $power }
        [yellow] yellow { $power }
       *[grey] grey { $power }
    }
gangster-from =
    { $stack ->
        [first] from the first stack
       *[second] from the second stack
    }
gangster-line =
    { $line ->
        [row] Row { $number }
       *[column] Column { $number }
    }
gangster-power = { $gang } { $power }

## Events

gangster-event-first_player =
    { $who ->
        [you] You begin.
       *[other] { $player } begins.
    }
gangster-event-revealed =
    { $why ->
        [open] New in the open supply: { $piece }.
       *[draw] Drawn: { $piece }.
    }
gangster-event-drew =
    { $who ->
        [you] You draw
       *[other] { $player } draws
    } { gangster-from }.
gangster-event-laid =
    { $who ->
        [you] You place
       *[other] { $player } places
    } { $from ->
        [own] a { $piece } from { $who ->
            [you] your own supply
           *[other] their own supply
        } on { $field }.
        [open] a { $piece } from the open supply on { $field }.
       *[drawn] the drawn { $piece } on { $field }.
    }
gangster-event-refilled =
    { $who ->
        [you] You refill
       *[other] { $player } refills
    } the open supply { gangster-from }.
gangster-event-moved =
    { $who ->
        [you] You move
       *[other] { $player } moves
    } a { $piece } from { $from } to { $to }.
gangster-event-shot =
    { $who ->
        [you] You shoot
       *[other] { $player } shoots
    }: the { $killer } on { $shooter } kills the { $killed } on { $victim }. { $bullets ->
        [0] No bullets left.
        [one] { $bullets } bullet left.
       *[other] { $bullets } bullets left.
    }
gangster-event-line_scored =
    { gangster-line } is complete: { $powers }. { $winner ->
        [none] Nobody scores.
       *[other] { $who ->
            [you] You get
           *[other] { $gang } gets
        } { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
gangster-event-rose =
    { $who ->
        [you] You rise
       *[other] { $player } rises
    } by { $points } to rank { $rank }.
gangster-event-points_lost =
    { $points ->
        [one] Nobody leads this gang ({ $gang }): { $points } point is lost.
       *[other] Nobody leads this gang ({ $gang }): { $points } points are lost.
    }
gangster-event-skipped =
    { $who ->
        [you] You can’t do anything and are skipped.
       *[other] { $player } can’t do anything and is skipped.
    }
gangster-event-ended =
    The game is over. { $how ->
        [capone] { $who ->
            [you] You are Al Capone.
           *[other] { $player } is Al Capone.
        }
        [won] { $who ->
            [you] You win.
           *[other] { $player } wins.
        }
       *[draw] It is a draw.
    }

## Prompts

gangster-prompt-turn =
    { $limit ->
        [yes] Enough back and forth.
       *[no] Your turn.
    } { $can ->
        [lay] Place a gangster.
        [move] Move a gangster.
        [shoot] Shoot a gangster.
        [lay_move] Place a gangster or move one.
        [lay_shoot] Place a gangster or shoot one.
        [move_shoot] Move a gangster or shoot one.
       *[lay_move_shoot] Place a gangster, move one or shoot one.
    }
gangster-prompt-lay = On which free space do you place the { $piece }?
gangster-prompt-move_from = Which gangster do you move?
gangster-prompt-move_to = Where does the { $piece } on { $field } go?
gangster-prompt-shoot_with = Which of your gangsters shoots?
gangster-prompt-shoot_at = Who does your { $piece } on { $field } shoot?
gangster-prompt-score = Row and column are both complete at { $field }. Which is scored first?
gangster-prompt-refill = Which stack refills the open supply?

## Choices

gangster-choice-own = Place your own { $power }
gangster-choice-open = Place the open { $piece }
gangster-choice-draw = Draw { gangster-from }
gangster-choice-move = Move a gangster
gangster-choice-shoot = Shoot a gangster
gangster-choice-field = { $field }
gangster-choice-gangster = { $field }: { $piece }
gangster-choice-line = { gangster-line } first
gangster-choice-refill = Refill { gangster-from }

## Actions

gangster-action-lay =
    { $from ->
        [own] place own { $piece } on { $field }
        [open] place open { $piece } on { $field }
       *[drawn] place drawn { $piece } on { $field }
    }
gangster-action-draw = draw { gangster-from }
gangster-action-refill = refill { gangster-from }
gangster-action-move = move from { $from } to { $to }
gangster-action-shoot = shoot from { $shooter } at { $victim }
gangster-action-score =
    { $line ->
        [row] score the row first
       *[column] score the column first
    }

## The end

gangster-result-score = { $player }: rank { $rank }.
gangster-result-capone = { $player } reached 17: { $player } is Al Capone.
gangster-result-winner = { $player } wins.
gangster-result-reached_first =
    A tie for the highest rank. { $who ->
        [you] You were there first and win.
       *[other] { $player } was there first and wins.
    }
gangster-result-draw = Everybody is still at 0: a draw.
