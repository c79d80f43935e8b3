### With a Smile & a Gun: was geschieht, was gefragt wird und was sich entscheiden lässt.
###
### Argumente: $player ist ein Name; $colour ist green, yellow oder police; $district ist ein Name, $at, $to und $from
### sind die Formen aus cards.ftl („im Hafen“, „in den Hafen“, „aus dem Hafen“); Felder stehen als „3/15“; $dice ist
### eine Liste wie „1 1 3 6“; $token ist smile-token oder smile-held; $card ist ein Name; $squares und $on zählen
### blaue Quadrate.

## Material

smile-phase-1 = Die Lage einschätzen
smile-phase-2 = Straßen unsicher machen
smile-phase-3 = Der Schatten geht um
smile-phase-4 = Der lange Arm des Gesetzes
smile-phase-5 = Offene Rechnungen begleichen
smile-squares =
    { $squares ->
        [0] ohne Quadrat
        [one] { $squares } Quadrat
       *[other] { $squares } Quadrate
    }
smile-token =
    { $kind ->
        [hat] { kind-hat } mit Wert { $value }
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
        [up] , aufgedeckt
        [down] , verdeckt
       *[none] { "" }
    }{ $on ->
        [none] { "" }
        [0] , auf einem Zaubertrank (ohne Quadrat)
        [one] , auf einem Zaubertrank ({ $on } Quadrat)
       *[other] , auf einem Zaubertrank ({ $on } Quadrate)
    }
smile-cubes =
    { $colour ->
        [own] { $count ->
            [one] Einer deiner Handlanger
           *[other] { $count } deiner Handlanger
        }
        [theirs] { $count ->
            [one] Ein Handlanger { $of }
           *[other] { $count } Handlanger { $of }
        }
        [green] { $count ->
            [one] { $count } grüner Handlanger
           *[other] { $count } grüne Handlanger
        }
        [yellow] { $count ->
            [one] { $count } gelber Handlanger
           *[other] { $count } gelbe Handlanger
        }
       *[police] { $count ->
            [one] { $count } Polizist
           *[other] { $count } Polizisten
        }
    }
    .object =
    { $colour ->
        [own] { $count ->
            [one] einen deiner Handlanger
           *[other] { $count } deiner Handlanger
        }
        [theirs] { $count ->
            [one] einen Handlanger { $of }
           *[other] { $count } Handlanger { $of }
        }
        [green] { $count ->
            [one] { $count } grünen Handlanger
           *[other] { $count } grüne Handlanger
        }
        [yellow] { $count ->
            [one] { $count } gelben Handlanger
           *[other] { $count } gelbe Handlanger
        }
       *[police] { $count } Polizisten
    }
smile-party =
    { $party ->
        [you] Du nimmst
        [gang] Die Gang nimmt
        [police] Die Polizei nimmt
        [guardian] { shadow-guardian } nimmt
       *[player] { $player } nimmt
    }
smile-deed =
    { $die ->
        [1] Schick einen Polizisten in einen beliebigen Bezirk
        [2] Versetze einen deiner Handlanger in einen anderen Bezirk
        [3] Versetze einen deiner Handlanger in einen anderen Bezirk
        [4] Entferne einen Marker beliebiger Farbe aus irgendeinem Bezirk
        [5] Entferne einen Marker beliebiger Farbe aus irgendeinem Bezirk
       *[6] Leg je einen deiner Handlanger in zwei benachbarte Bezirke
    }
smile-seat = { $player }
smile-seat-gang = { $player } ({ $gang })

## Ereignisse

smile-event-first_player =
    { $who ->
        [you] Du bist Startspieler.
       *[other] { $player } ist Startspieler.
    }
smile-event-dealt-player =
    { $who ->
        [you] Du beginnst
        [gang] Die Gang beginnt
       *[other] { $player } beginnt
    } mit einem Zaubertrank ({ smile-squares }).
smile-event-dealt-district = { $district }: { kind-infusion } ({ smile-squares }).
smile-event-round_began = Runde { $round } von 3. Phase 1, { smile-phase-1 }.
smile-event-rolled =
    { $why ->
        [all_equal] Alle Würfel waren gleich. Der Vorrat wird neu geworfen: { $dice }.
        [last_chance] Neu geworfen: { $dice }.
        [gang_all_equal] Alle Würfel sind gleich. Die Gang wirft den Vorrat neu: { $dice }.
        [gang_lowest] Die Gang wirft den niedrigsten Würfel neu: Er zeigt jetzt eine { $dice }.
        [collector] { shadow-collector }: Der Aktionswürfel zeigt jetzt { $dice }.
        [roses] { scenario-8 } werfen den übrigen Würfel neu: { $dice }.
       *[round] Die Würfel fallen: { $dice }.
    }
smile-event-drawn = { $district }: { $token }.
smile-event-bag_refilled =
    { $hats ->
        [0] Der Beutel ist leer, und kein Hut ist mehr da, um ihn zu füllen.
        [one] Der Beutel ist leer. { $hats } Hut aus der Ablage kommt hinein.
       *[other] Der Beutel ist leer. { $hats } Hüte aus der Ablage kommen hinein.
    }
smile-event-cubes_added =
    { smile-cubes } { $count ->
        [one] kommt
       *[other] kommen
    } { $to }.
smile-event-cubes_removed =
    { smile-cubes } { $count ->
        [one] verschwindet
       *[other] verschwinden
    } { $from }.
smile-event-cube_moved = { smile-cubes } geht { $from } { $to }.
smile-event-police_turned =
    { $count ->
        [one] { $count } Polizist { $at } arbeitet
       *[other] { $count } Polizisten { $at } arbeiten
    } jetzt für { $who ->
        [you] dich
        [gang] die Gang
       *[other] { $player }
    }.
smile-event-turn_began =
    { $who ->
        [you] Du, Zug { $turn } von 3.
        [gang] Die Gang, Zug { $turn } von 3.
       *[other] { $player }, Zug { $turn } von 3.
    }
smile-event-drafted =
    { $who ->
        [you] Du nimmst
        [gang] Die Gang nimmt
       *[other] { $player } nimmt
    } eine { $movement } für die Bewegung und eine { $action } für die Aktion.
smile-event-boss_moved =
    { $who ->
        [you] Dein Boss
        [gang] Der Boss der Gang
        [named] Der Boss { $of }
       *[other] Der Boss von { $player }
    } { $stays ->
        [yes] bleibt auf { $to }.
       *[no] geht von { $from } nach { $to }.
    }
smile-event-shadow_moved = Der Schatten schleicht von { $from } nach { $to }.
smile-event-infusion_used =
    { $who ->
        [you] Du setzt
       *[other] { $player } setzt
    } einen Zaubertrank ein ({ smile-squares }): { $card }.
smile-event-phase_began =
    Phase { $phase }, { $phase ->
        [2] { smile-phase-2 }
        [3] { smile-phase-3 }
        [4] { smile-phase-4 }
       *[5] { smile-phase-5 }
    }.
smile-event-heat_read =
    Fahndungslevel: { colour-green } { $green }, { colour-yellow } { $yellow }. { $less ->
        [none] Gleichstand: Niemand bekommt den Bonus.
       *[other] { $player } hat den niedrigeren.
    }
    .named =
    Fahndungslevel: { $one } { $green }, { $two } { $yellow }. { $less ->
        [none] Gleichstand: Niemand bekommt den Bonus.
        [you] Du hast den niedrigeren.
        [gang] Die Gang hat den niedrigeren.
       *[other] { $player } hat den niedrigeren.
    }
smile-event-solo_token =
    { $who ->
        [gang] Die Gang
       *[other] { $player }
    } hält sich bedeckt und nimmt ein Solo-Plättchen.
smile-event-settling = Abgerechnet wird: { $district }.
smile-event-unscored = Niemand ist Erster { $at }; alles bleibt liegen.
smile-event-took = { smile-party } { $from }: { $token }.
smile-event-took_die = { smile-party } den Würfel des Verfluchten: { $die }.
smile-event-die_returned = Den Würfel des Verfluchten nimmt niemand.
smile-event-discarded = Abgelegt { $from }: { $token }.
smile-event-into_bag = In den Beutel: { $token }.
smile-event-gave =
    { $who ->
        [you] Du lässt
       *[other] { $player } lässt
    } { $at } zurück: { $token }.{ $on ->
        [none] { "" }
       *[other] { " " }Der Zaubertrank darunter ist verbraucht.
    }
smile-event-virtual_marker =
    Virtueller Marker für { $who ->
        [gang] die Gang
       *[other] { $player }
    }: { $token }.
smile-event-onto_card =
    { smile-cubes } { $count ->
        [one] kommt
       *[other] kommen
    } auf die Karte: { $card }.
smile-event-gumshoe_to =
    { $holder ->
        [none] { shadow-gumshoe } geht zurück in die Mitte.
        [you] { shadow-gumshoe } hängt sich an dich.
        [gang] { shadow-gumshoe } hängt sich an die Gang.
       *[other] { shadow-gumshoe } hängt sich an { $player }.
    }
smile-event-cleared = Kein Plättchen mehr { $at }; alle Marker kommen weg.
smile-event-lost_at_once = Die Gang hat ihren Zaubertrank, und du hast verloren.
smile-event-game_over = Die Partie ist zu Ende.

## Fragen

smile-prompt-draft =
    { $equal ->
        [yes] Alle Würfel sind gleich: Wirf den Vorrat neu oder nimm zwei, einen für die Bewegung und einen für die Aktion.
       *[no] Nimm zwei Würfel: einen für die Bewegung, einen für die Aktion.
    }{ $gumshoe ->
        [yes] { " " }{ shadow-gumshoe } lässt dich nicht an die höchste Zahl.
       *[no] { "" }
    }
smile-prompt-move =
    { $steps ->
        [one] Zieh deinen Boss { $steps } Feld weit oder setz einen Zaubertrank ein.
       *[other] Zieh deinen Boss { $steps } Felder weit oder setz einen Zaubertrank ein.
    }
smile-prompt-place = Leg 3, 2 und 1 Handlanger entlang deiner Linie oder setz einen Zaubertrank ein.
smile-prompt-act = Deine Aktion, { $die }: { smile-deed }.
smile-prompt-may_act = { shadow-water_creature } bietet dir eine { $die } an: { smile-deed } oder verzichte.
smile-prompt-end = Beende deinen Zug oder setz einen Zaubertrank ein.
smile-prompt-shift_to = Wohin geht dein Handlanger { $from }?
smile-prompt-reroll =
    { $count ->
        [one] Im Vorrat zeigt { $count } Würfel eine { $value }. Wirfst du ihn neu?
       *[other] Im Vorrat zeigen { $count } Würfel eine { $value }. Wie viele davon wirfst du neu?
    }
smile-prompt-drag = Welchen Marker versetzt du?
smile-prompt-drag_to = Wohin kommt der Marker { $from }?
smile-prompt-give = Welches deiner Plättchen gibst du her?
smile-prompt-swap = Welches Plättchen nimmst du dafür { $from }?
smile-prompt-quick_step = Auf welches Feld stellst du deinen Boss?
smile-prompt-shell_game = Welcher Bezirk deiner Linie bekommt 3 Handlanger, welcher 2, welcher 1?
smile-prompt-overwhelm = Welcher Bezirk bekommt { $die } deiner Handlanger?
smile-prompt-order = { shadow-collector }: Gleichstand. Wer kommt zuerst?
smile-prompt-collect = { shadow-collector }: Wirf einen deiner Aktionswürfel neu und führ die Aktion aus, die er dann zeigt, oder verzichte.
smile-prompt-bonus = Dein Fahndungslevel ist niedriger: Du darfst einen Marker beliebiger Farbe oder zwei Polizisten in einen Bezirk legen.
smile-prompt-mayor = { shadow-mayor }: Schick 2 deiner Handlanger { $to } oder verzichte.
smile-prompt-enthral = { infusion-enthralling }: Mach einen Polizisten { $at } zu deinem Handlanger oder verzichte.
smile-prompt-take =
    { $prize ->
        [die] Nimm den Würfel { $from }.
        [both] Nimm das Plättchen oder den Würfel { $from }.
       *[token] Nimm ein Plättchen { $from }.
    }

## Einzelne Wahlmöglichkeiten

smile-choice-reroll_all = Alle Würfel neu werfen
smile-choice-draft = Bewegung { $movement }, Aktion { $action }
smile-choice-move = Mit der { $steps } ziehen
smile-choice-place = 3, 2, 1 legen
smile-choice-end = Zug beenden
smile-choice-use = Zaubertrank einsetzen ({ smile-squares }): { $card }
smile-choice-police = Polizist { $to }
smile-choice-from = Handlanger { $from }
smile-choice-to = { $district }
smile-choice-remove = { smile-cubes } { $from }
smile-choice-pair = { $one } und { $two }
smile-choice-dice =
    { $count ->
        [0] Alle { $value }er behalten
        [one] { $count } Würfel mit { $value } neu werfen
       *[other] { $count } Würfel mit { $value } neu werfen
    }
smile-choice-cube = { smile-cubes } { $from }
smile-choice-space = Feld { $space } ({ $district })
smile-choice-shell = 3 { $three }, 2 { $two }, 1 { $one }
smile-choice-give = Hergeben: { $token }
smile-choice-take = Nehmen: { $token }
smile-choice-take_die = Den Würfel nehmen
smile-choice-first = { $player } zuerst
smile-choice-collect = Die { $die } neu werfen
smile-choice-add = { smile-cubes } { $to }
smile-choice-mayor = 2 Handlanger dazulegen
smile-choice-enthral = Zaubertrank einsetzen ({ smile-squares }): { infusion-enthralling }
smile-choice-pass = Verzichten

## Entscheidungen

smile-action-reroll_all = alle Würfel neu werfen
smile-action-draft = { $movement } für die Bewegung, { $action } für die Aktion nehmen
smile-action-move = mit dem Würfel ziehen
smile-action-place = 3, 2, 1 legen
smile-action-end = den Zug beenden
smile-action-police = einen Polizisten { $to } schicken
smile-action-shift = einen Handlanger { $from } { $to } versetzen
smile-action-remove = { smile-cubes.object } { $from } entfernen
smile-action-pair = je einen Handlanger legen: { $one }, { $two }
smile-action-reroll = { infusion-last_chance } ({ smile-squares }): { $dice } neu werfen
smile-action-drag = { infusion-dragging_arms } ({ smile-squares }): { smile-cubes } { $from } { $to }
smile-action-quick_step = { infusion-quick_step } ({ smile-squares }): Boss auf { $space }
smile-action-shell = { infusion-shell_game } ({ smile-squares }): 3 { $three }, 2 { $two }, 1 { $one }
smile-action-overwhelm = { infusion-overwhelm } ({ smile-squares }): { $district }
smile-action-swap = { infusion-slippery } ({ smile-squares }): { $give }, gegen { $take }
smile-action-order = { $player } kommt zuerst
smile-action-collector = die { $die } neu werfen
smile-action-add = { smile-cubes.object } { $to } schicken
smile-action-mayor = 2 Handlanger dazulegen
smile-action-pass = verzichten
smile-action-enthral = { infusion-enthralling } ({ smile-squares })
smile-action-take = nehmen: { $token }
smile-action-take_die = den Würfel nehmen

## Schlusswertung

smile-points-hats = Hüte { $points }
smile-points-face_down = verdeckt { $points }
smile-points-gambling = { kind-gambling } { $points }
smile-points-weapons = { kind-weapons } { $points }
smile-points-contraband = { kind-contraband } { $points }
smile-points-card = { $card } { $points }
smile-points-soulmate = { infusion-soulmate } { $points }
smile-points-solo_tokens = Solo-Plättchen { $points }
smile-points-nothing = rein gar nichts
smile-result-score =
    { $player }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    } ({ $parts }).{ $monopolies ->
        [0] { "" }
        [one] { " " }{ $monopolies } Monopol.
       *[other] { " " }{ $monopolies } Monopole.
    }
smile-result-winner = { $player } gewinnt.
smile-result-infusions =
    Gleich viele Punkte. { $who ->
        [you] Du gewinnst
       *[other] { $player } gewinnt
    } mit mehr aufgedeckten Zaubertränken.
smile-result-henchmen =
    Gleich viele Punkte und Zaubertränke. { $who ->
        [you] Du gewinnst
       *[other] { $player } gewinnt
    } mit mehr Handlangern in der Stadt.
smile-result-draw = Gleich viele Punkte, Zaubertränke und Handlanger: unentschieden.
smile-result-lost_at_once = Die Gang kam an einen Zaubertrank; danach wurde nichts mehr abgerechnet.
smile-result-beat_gang =
    { $met ->
        [yes] Du hast mehr Punkte als die Gang.
       *[no] Du hast nicht mehr Punkte als die Gang.
    }
smile-result-condition =
    { $met ->
        [yes] { $name }: Bedingung erfüllt.
       *[no] { $name }: Bedingung nicht erfüllt.
    }
smile-result-target =
    { $met ->
        [yes] { $name }: { $points } Punkte erreicht.
       *[no] { $name }: { $points } Punkte nicht erreicht.
    }
smile-result-won = Du hast gewonnen.
smile-result-lost = Du hast verloren.
smile-result-rank = Rang { $rank } von 4: { $name }. { $text }
