### Gangster: was geschieht, was gefragt wird und was sich entscheiden lässt.
###
### Argumente: $player und $gang sind Namen; $piece ist gangster-piece; Felder stehen als „c4“; $stack ist first oder
### second; $number ist die Nummer einer Reihe oder der Buchstabe einer Spalte.

## Material

gangster-piece =
    { $gang ->
        [red] rote { $power }
        [blue] blaue { $power }
        [yellow] gelbe { $power }
       *[grey] graue { $power }
    }
gangster-from =
    { $stack ->
        [first] vom ersten Stapel
       *[second] vom zweiten Stapel
    }
gangster-line =
    { $line ->
        [row] Reihe { $number }
       *[column] Spalte { $number }
    }
gangster-power = { $gang } { $power }

## Ereignisse

gangster-event-first_player =
    { $who ->
        [you] Du beginnst.
       *[other] { $player } beginnt.
    }
gangster-event-revealed =
    { $why ->
        [open] Neu im offenen Vorrat: { $piece }.
       *[draw] Gezogen: { $piece }.
    }
gangster-event-drew =
    { $who ->
        [you] Du ziehst
       *[other] { $player } zieht
    } { gangster-from }.
gangster-event-laid =
    { $who ->
        [you] Du legst
       *[other] { $player } legt
    } { $from ->
        [own] eine { $piece } aus { $who ->
            [you] deinem
           *[other] dem
        } eigenen Vorrat auf { $field }.
        [open] eine { $piece } aus dem offenen Vorrat auf { $field }.
       *[drawn] die gezogene { $piece } auf { $field }.
    }
gangster-event-refilled =
    { $who ->
        [you] Du füllst
       *[other] { $player } füllt
    } den offenen Vorrat { gangster-from } auf.
gangster-event-moved =
    { $who ->
        [you] Du bewegst
       *[other] { $player } bewegt
    } eine { $piece } von { $from } nach { $to }.
gangster-event-shot =
    { $who ->
        [you] Du schießt
       *[other] { $player } schießt
    }: Die { $killer } auf { $shooter } tötet die { $killed } auf { $victim }. { $bullets ->
        [0] Keine Patrone mehr.
        [one] Noch { $bullets } Patrone.
       *[other] Noch { $bullets } Patronen.
    }
gangster-event-line_scored =
    { gangster-line } ist voll: { $powers }. { $winner ->
        [none] Niemand punktet.
       *[other] { $who ->
            [you] Du bekommst
           *[other] { $gang } bekommt
        } { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
gangster-event-rose =
    { $who ->
        [you] Du steigst
       *[other] { $player } steigt
    } um { $points } auf Rang { $rank }.
gangster-event-points_lost =
    { $points ->
        [one] Diese Gang führt niemand ({ $gang }): { $points } Punkt verfällt.
       *[other] Diese Gang führt niemand ({ $gang }): { $points } Punkte verfallen.
    }
gangster-event-skipped =
    { $who ->
        [you] Du kannst nichts tun und wirst übersprungen.
       *[other] { $player } kann nichts tun und wird übersprungen.
    }
gangster-event-ended =
    Die Partie ist zu Ende. { $how ->
        [capone] { $who ->
            [you] Du bist Al Capone.
           *[other] { $player } ist Al Capone.
        }
        [won] { $who ->
            [you] Du gewinnst.
           *[other] { $player } gewinnt.
        }
       *[draw] Es endet unentschieden.
    }

## Fragen

gangster-prompt-turn =
    { $limit ->
        [yes] Genug hin und her.
       *[no] Du bist am Zug.
    } { $can ->
        [lay] Leg einen Gangster.
        [move] Beweg einen Gangster.
        [shoot] Erschieß einen Gangster.
        [lay_move] Leg einen Gangster oder beweg einen.
        [lay_shoot] Leg einen Gangster oder erschieß einen.
        [move_shoot] Beweg einen Gangster oder erschieß einen.
       *[lay_move_shoot] Leg einen Gangster, beweg einen oder erschieß einen.
    }
gangster-prompt-lay = Auf welches freie Feld legst du die { $piece }?
gangster-prompt-move_from = Welchen Gangster bewegst du?
gangster-prompt-move_to = Wohin geht die { $piece } auf { $field }?
gangster-prompt-shoot_with = Welcher deiner Gangster schießt?
gangster-prompt-shoot_at = Wen erschießt deine { $piece } auf { $field }?
gangster-prompt-score = Auf { $field } sind Reihe und Spalte voll. Was wird zuerst gewertet?
gangster-prompt-refill = Von welchem Stapel füllst du den offenen Vorrat auf?

## Einzelne Wahlmöglichkeiten

gangster-choice-own = Deine eigene { $power } legen
gangster-choice-open = Die offene { $piece } legen
gangster-choice-draw =
    { $stack ->
        [first] Vom ersten Stapel ziehen
       *[second] Vom zweiten Stapel ziehen
    }
gangster-choice-move = Einen Gangster bewegen
gangster-choice-shoot = Einen Gangster erschießen
gangster-choice-field = { $field }
gangster-choice-gangster = { $field }: { $piece }
gangster-choice-line = { gangster-line } zuerst
gangster-choice-refill =
    { $stack ->
        [first] Vom ersten Stapel auffüllen
       *[second] Vom zweiten Stapel auffüllen
    }

## Entscheidungen

gangster-action-lay =
    { $from ->
        [own] eine { $piece } aus dem eigenen Vorrat auf { $field } legen
        [open] eine { $piece } aus dem offenen Vorrat auf { $field } legen
       *[drawn] die gezogene { $piece } auf { $field } legen
    }
gangster-action-draw = { gangster-from } ziehen
gangster-action-refill = { gangster-from } auffüllen
gangster-action-move = von { $from } nach { $to } bewegen
gangster-action-shoot = von { $shooter } auf { $victim } schießen
gangster-action-score =
    { $line ->
        [row] zuerst die Reihe werten
       *[column] zuerst die Spalte werten
    }

## Das Ende

gangster-result-score = { $player }: Rang { $rank }.
gangster-result-capone = { $player } hat die 17 erreicht: { $player } ist Al Capone.
gangster-result-winner = { $player } gewinnt.
gangster-result-reached_first =
    Gleichstand an der Spitze. { $who ->
        [you] Du warst zuerst dort und gewinnst.
       *[other] { $player } war zuerst dort und gewinnt.
    }
gangster-result-draw = Alle stehen noch auf 0: unentschieden.
