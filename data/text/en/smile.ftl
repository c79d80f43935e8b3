### With a Smile & a Gun: what happens, what is asked and what can be decided.
###
### Arguments: $player is a name; $colour is green, yellow or police; $district is a name, $at, $to and $from are the
### forms of cards.ftl ("in the Harbour", "to the Harbour", "from the Harbour"); spaces are written "3/15"; $dice is a
### list like "1 1 3 6"; $token is smile-token or smile-held; $card is a name; $squares and $on count blue squares.

## Pieces

smile-phase-1 = Sizing It Up
smile-phase-2 = Hitting the Town
smile-phase-3 = Casting the Shadow
smile-phase-4 = Feeling the Heat
smile-phase-5 = Settling the Score
smile-squares =
    { $squares ->
        [0] no squares
        [one] { $squares } square
       *[other] { $squares } squares
    }
smile-token =
    { $kind ->
        [hat] { kind-hat } worth { $value }
        [gambling] { kind-gambling }
        [weapons] { kind-weapons }
        [contraband] { kind-contraband }
       *[infusion] { kind-infusion }
    }{ $squares ->
        [0] { "" }
       *[other] { " (" }{ smile-squares })
    }
smile-held =
    { smile-token }{ $face ->
        [up] , face up
        [down] , face down
       *[none] { "" }
    }{ $on ->
        [none] { "" }
        [0] , on an infusion (no squares)
        [one] , on an infusion ({ $on } square)
       *[other] , on an infusion ({ $on } squares)
    }
smile-cubes =
    { $colour ->
        [own] { $count ->
            [one] One of your henchmen
           *[other] { $count } of your henchmen
        }
        [theirs] { $count ->
            [one] One of { $of } henchmen
           *[other] { $count } of { $of } henchmen
        }
        [green] { $count ->
            [one] { $count } green henchman
           *[other] { $count } green henchmen
        }
        [yellow] { $count ->
            [one] { $count } yellow henchman
           *[other] { $count } yellow henchmen
        }
       *[police] { $count ->
            [one] { $count } police officer
           *[other] { $count } police officers
        }
    }
    .object = { smile-cubes }
smile-party =
    { $party ->
        [you] You take
        [gang] The gang takes
        [police] The police take
        [guardian] { shadow-guardian } takes
       *[player] { $player } takes
    }
smile-deed =
    { $die ->
        [1] add one police officer to any district
        [2] move one of your henchmen to another district
        [3] move one of your henchmen to another district
        [4] remove one cube of any colour from any district
        [5] remove one cube of any colour from any district
       *[6] add one of your henchmen to each of two adjacent districts
    }
smile-seat = { $player }
smile-seat-gang = { $player } ({ $gang })

## Events

smile-event-first_player =
    { $who ->
        [you] You are first player.
       *[other] { $player } is first player.
    }
smile-event-dealt-player =
    { $who ->
        [you] You start
        [gang] The gang starts
       *[other] { $player } starts
    } with an infusion ({ smile-squares }).
smile-event-dealt-district = { $district }: { kind-infusion } ({ smile-squares }).
smile-event-round_began = Round { $round } of 3. Phase 1, { smile-phase-1 }.
smile-event-rolled =
    { $why ->
        [all_equal] All dice were equal. The pool is rerolled: { $dice }.
        [last_chance] Rerolled: { $dice }.
        [gang_all_equal] All dice are equal. The gang rerolls the pool: { $dice }.
        [gang_lowest] The gang rerolls the lowest die and gets a { $dice }.
        [collector] { shadow-collector }: the action die now shows { $dice }.
        [roses] { scenario-8 } reroll the leftover die: { $dice }.
       *[round] The dice are rolled: { $dice }.
    }
smile-event-drawn = { $district }: { $token }.
smile-event-bag_refilled =
    { $hats ->
        [0] The bag is empty, and no hat is left to refill it.
        [one] The bag is empty. { $hats } discarded hat goes back in.
       *[other] The bag is empty. { $hats } discarded hats go back in.
    }
smile-event-cubes_added =
    { smile-cubes } { $count ->
        [one] comes
       *[other] come
    } { $to }.
smile-event-cubes_removed =
    { smile-cubes } { $count ->
        [one] disappears
       *[other] disappear
    } { $from }.
smile-event-cube_moved = { smile-cubes } goes { $from } { $to }.
smile-event-police_turned =
    { $count ->
        [one] { $count } police officer { $at } now works
       *[other] { $count } police officers { $at } now work
    } for { $who ->
        [you] you
        [gang] the gang
       *[other] { $player }
    }.
smile-event-turn_began =
    { $who ->
        [you] Your turn, { $turn } of 3.
        [gang] The gang, turn { $turn } of 3.
       *[other] { $player }, turn { $turn } of 3.
    }
smile-event-drafted =
    { $who ->
        [you] You take
        [gang] The gang takes
       *[other] { $player } takes
    } a { $movement } to move and a { $action } to act.
smile-event-boss_moved =
    { $who ->
        [you] Your boss
        [gang] The gang’s boss
        [named] { $of } boss
       *[other] { $player }’s boss
    } { $stays ->
        [yes] stays on { $to }.
       *[no] goes from { $from } to { $to }.
    }
smile-event-shadow_moved = The Shadow slips from { $from } to { $to }.
smile-event-infusion_used =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } an infusion ({ smile-squares }): { $card }.
smile-event-phase_began =
    Phase { $phase }, { $phase ->
        [2] { smile-phase-2 }
        [3] { smile-phase-3 }
        [4] { smile-phase-4 }
       *[5] { smile-phase-5 }
    }.
smile-event-heat_read =
    Heat: { colour-green } { $green }, { colour-yellow } { $yellow }. { $less ->
        [none] A tie: nobody gets the bonus.
       *[other] { $player } has less heat.
    }
    .named =
    Heat: { $one } { $green }, { $two } { $yellow }. { $less ->
        [none] A tie: nobody gets the bonus.
        [you] You have less heat.
        [gang] The gang has less heat.
       *[other] { $player } has less heat.
    }
smile-event-solo_token =
    { $who ->
        [gang] The gang
       *[other] { $player }
    } lies low and takes a solo token.
smile-event-settling = Settling: { $district }.
smile-event-unscored = Nobody comes first { $at }; everything stays.
smile-event-took = { smile-party } { $from }: { $token }.
smile-event-took_die = { smile-party } the Cursed’s die: { $die }.
smile-event-die_returned = Nobody takes the Cursed’s die.
smile-event-discarded = Discarded { $from }: { $token }.
smile-event-into_bag = Into the bag: { $token }.
smile-event-gave =
    { $who ->
        [you] You leave
       *[other] { $player } leaves
    } { $at }: { $token }.{ $on ->
        [none] { "" }
       *[other] { " " }The infusion under it is spent.
    }
smile-event-virtual_marker =
    Virtual marker for { $who ->
        [gang] the gang
       *[other] { $player }
    }: { $token }.
smile-event-onto_card =
    { smile-cubes } { $count ->
        [one] goes
       *[other] go
    } onto the card: { $card }.
smile-event-gumshoe_to =
    { $holder ->
        [none] { shadow-gumshoe } goes back to the middle.
        [you] { shadow-gumshoe } sticks to you.
        [gang] { shadow-gumshoe } sticks to the gang.
       *[other] { shadow-gumshoe } sticks to { $player }.
    }
smile-event-cleared = No token is left { $at }; all cubes leave.
smile-event-lost_at_once = The gang has its infusion, and you have lost.
smile-event-game_over = The game is over.

## Prompts

smile-prompt-draft =
    { $equal ->
        [yes] All dice are equal: reroll the pool, or take two, one to move and one to act.
       *[no] Take two dice: one to move, one to act.
    }{ $gumshoe ->
        [yes] { " " }{ shadow-gumshoe } keeps you off the highest number.
       *[no] { "" }
    }
smile-prompt-move =
    { $steps ->
        [one] Move your boss { $steps } space, or use an infusion.
       *[other] Move your boss { $steps } spaces, or use an infusion.
    }
smile-prompt-place = Place 3, 2 and 1 henchmen along your line, or use an infusion.
smile-prompt-act = Your action, { $die }: { smile-deed }.
smile-prompt-may_act = { shadow-water_creature } offers you a { $die }: { smile-deed }, or pass.
smile-prompt-end = End your turn, or use an infusion.
smile-prompt-shift_to = Where does your henchman { $from } go?
smile-prompt-reroll =
    { $count ->
        [one] There is { $count } die showing { $value } in the pool. Do you reroll it?
       *[other] There are { $count } dice showing { $value } in the pool. How many do you reroll?
    }
smile-prompt-drag = Which cube do you move?
smile-prompt-drag_to = Where does the cube { $from } go?
smile-prompt-give = Which of your tokens do you give away?
smile-prompt-swap = Which token do you take { $from } in return?
smile-prompt-quick_step = On which space do you put your boss?
smile-prompt-shell_game = Which district of your line gets 3 henchmen, which 2, which 1?
smile-prompt-overwhelm = Which district gets { $die } of your henchmen?
smile-prompt-order = { shadow-collector }: it’s a tie. Who goes first?
smile-prompt-collect = { shadow-collector }: reroll one of your action dice and do what it then shows, or pass.
smile-prompt-bonus = You have less heat: you may add one cube of any colour or two police officers to one district.
smile-prompt-mayor = { shadow-mayor }: add 2 of your henchmen { $to }, or pass.
smile-prompt-enthral = { infusion-enthralling }: turn one police officer { $at } into your henchman, or pass.
smile-prompt-take =
    { $prize ->
        [die] Take the die { $from }.
        [both] Take the token or the die { $from }.
       *[token] Take a token { $from }.
    }

## Choices

smile-choice-reroll_all = Reroll all dice
smile-choice-draft = Move { $movement }, act with { $action }
smile-choice-move = Move { $steps }
smile-choice-place = Place 3, 2, 1
smile-choice-end = End the turn
smile-choice-use = Use infusion ({ smile-squares }): { $card }
smile-choice-police = Police officer { $to }
smile-choice-from = Henchman { $from }
smile-choice-to = { $district }
smile-choice-remove = { smile-cubes } { $from }
smile-choice-pair = { $one } and { $two }
smile-choice-dice =
    { $count ->
        [0] Keep all { $value }s
        [one] Reroll { $count } die showing { $value }
       *[other] Reroll { $count } dice showing { $value }
    }
smile-choice-cube = { smile-cubes } { $from }
smile-choice-space = Space { $space } ({ $district })
smile-choice-shell = 3 { $three }, 2 { $two }, 1 { $one }
smile-choice-give = Give: { $token }
smile-choice-take = Take: { $token }
smile-choice-take_die = Take the die
smile-choice-first = { $player } first
smile-choice-collect = Reroll the { $die }
smile-choice-add = { smile-cubes } { $to }
smile-choice-mayor = Add 2 henchmen
smile-choice-enthral = Use infusion ({ smile-squares }): { infusion-enthralling }
smile-choice-pass = Pass

## Actions

smile-action-reroll_all = reroll all dice
smile-action-draft = take { $movement } to move, { $action } to act
smile-action-move = move by the die
smile-action-place = place 3, 2, 1
smile-action-end = end the turn
smile-action-police = send a police officer { $to }
smile-action-shift = move a henchman { $from } { $to }
smile-action-remove = remove { smile-cubes.object } { $from }
smile-action-pair = one henchman each: { $one }, { $two }
smile-action-reroll = { infusion-last_chance } ({ smile-squares }): reroll { $dice }
smile-action-drag = { infusion-dragging_arms } ({ smile-squares }): { smile-cubes } { $from } { $to }
smile-action-quick_step = { infusion-quick_step } ({ smile-squares }): boss on { $space }
smile-action-shell = { infusion-shell_game } ({ smile-squares }): 3 { $three }, 2 { $two }, 1 { $one }
smile-action-overwhelm = { infusion-overwhelm } ({ smile-squares }): { $district }
smile-action-swap = { infusion-slippery } ({ smile-squares }): { $give }, for { $take }
smile-action-order = { $player } goes first
smile-action-collector = reroll the { $die }
smile-action-add = add { smile-cubes.object } { $to }
smile-action-mayor = add 2 henchmen
smile-action-pass = pass
smile-action-enthral = { infusion-enthralling } ({ smile-squares })
smile-action-take = take: { $token }
smile-action-take_die = take the die

## Final scoring

smile-points-hats = hats { $points }
smile-points-face_down = face down { $points }
smile-points-gambling = { kind-gambling } { $points }
smile-points-weapons = { kind-weapons } { $points }
smile-points-contraband = { kind-contraband } { $points }
smile-points-card = { $card } { $points }
smile-points-soulmate = { infusion-soulmate } { $points }
smile-points-solo_tokens = solo tokens { $points }
smile-points-nothing = nothing at all
smile-result-score =
    { $player }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $parts }).{ $monopolies ->
        [0] { "" }
        [one] { " " }{ $monopolies } monopoly.
       *[other] { " " }{ $monopolies } monopolies.
    }
smile-result-winner = { $player } wins.
smile-result-infusions =
    Tied on points. { $who ->
        [you] You win
       *[other] { $player } wins
    } with more face-up infusions.
smile-result-henchmen =
    Tied on points and infusions. { $who ->
        [you] You win
       *[other] { $player } wins
    } with more henchmen in the city.
smile-result-draw = Tied on points, infusions and henchmen: a draw.
smile-result-lost_at_once = The gang got hold of an infusion; nothing more was settled.
smile-result-beat_gang =
    { $met ->
        [yes] You have more points than the gang.
       *[no] You do not have more points than the gang.
    }
smile-result-condition =
    { $met ->
        [yes] { $name }: condition met.
       *[no] { $name }: condition not met.
    }
smile-result-target =
    { $met ->
        [yes] { $name }: { $points } points reached.
       *[no] { $name }: { $points } points not reached.
    }
smile-result-won = You win.
smile-result-lost = You lose.
smile-result-rank = Rank { $rank } of 4: { $name }. { $text }
