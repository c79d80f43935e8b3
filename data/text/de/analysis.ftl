### Analyse: Tipps, Rückblicke auf ganze Partien und ihr Schaubild.

## Zahlen

analysis-percent = { $number } %
analysis-round = Runde { $number }
analysis-lines =
    { $number ->
        [one] { $number } Linie voll
       *[other] { $number } Linien voll
    }

## Tipps

analysis-nobody = Hier muss niemand entscheiden.
analysis-hint = { $number }. { $line }
analysis-then = { $before }, dann { $after }
analysis-odds = { $own } zu { $rival } Punkte · { $win } Gewinnchance
analysis-odds-legacy = { $own } Punkte zu erwarten

## Gründe

analysis-from =
    { $from ->
        [first] Erster
        [second] Zweiter
        [third] Dritter
        [tied] gleichauf
       *[out] ohne Platz
    }
analysis-to =
    { $to ->
        [first] Erster
        [second] Zweiter
        [third] Dritter
        [tied] gleichauf
       *[out] ohne Platz
    }
analysis-reason-place = Du wärst { $at } { analysis-to } statt { analysis-from }: etwa { $points } Punkte.
analysis-reason-rival = { $player } wäre { $at } { analysis-to } statt { analysis-from }: etwa { $points } Punkte.
analysis-reason-lead = Dein Vorsprung { $at } wäre { $to } statt { $from } Handlanger: etwa { $points } Punkte.
analysis-reason-took = Nimmt { $from } { $token }: etwa { $points } Punkte.
analysis-reason-used =
    Setzt einen Zaubertrank ein ({ $card }), { $left ->
        [0] keiner bleibt
        [one] { $left } bleibt
       *[other] { $left } bleiben
    }: etwa { $points } Punkte.
analysis-reason-saved =
    { $left ->
        [one] Spart einen Zaubertrank
       *[other] Spart { $left } Zaubertränke
    } für später: etwa { $points } Punkte.
analysis-reason-heat =
    { $than ->
        [less] Niedrigerer Fahndungslevel, { $own } gegen { $rival }
        [equal] Gleicher Fahndungslevel, je { $own }
       *[more] Höherer Fahndungslevel, { $own } gegen { $rival }
    }: etwa { $points } Punkte.
analysis-reason-line =
    { gangster-line }: { $to ->
        [none] niemand führt
       *[other] { $to } führt mit { $to_by }
    }, bisher { $from ->
        [none] niemand
       *[other] { $from } mit { $from_by }
    }: etwa { $points } Punkte.
analysis-reason-scored =
    { gangster-line } ist voll und { $to ->
        [none] niemand punktet
       *[other] { $to } bekommt { $to_by }
    }: etwa { $points } Punkte.
analysis-reason-shot = Auf { $field } stirbt die { $piece }: etwa { $points } Punkte.
analysis-reason-position = Die Aussichten für die nächsten Züge: etwa { $points } Punkte.

## Rückblicke

analysis-head-entry = Eintrag
analysis-head-who = wer
analysis-head-what = was
analysis-head-before = vorher
analysis-head-after = nachher
analysis-head-loss = Verlust
analysis-head-better = besser
analysis-chance = Zufall
analysis-more =
    { $what } { $count ->
        [one] Und noch { $count } gezogen.
       *[other] Und noch { $count } gezogen.
    }
analysis-luck = Glück: { $luck }
analysis-luck-of = { $seat } { $luck }
analysis-head-start = Anfang
analysis-head-luck = Glück
analysis-head-mistakes = eigene Fehler
analysis-head-gifts = Fehler der anderen
analysis-head-seen_later = erst später zu sehen
analysis-head-end = Ende
analysis-stopped = Die Partie ist nicht zu Ende: „Ende“ ist, wo ihre Aufzeichnung aufhört.
analysis-mistakes = Die größten Fehler
analysis-no-mistakes = Keine Fehler gefunden.
analysis-mistake = { $number }. Eintrag { $entry }, { $seat }: { $made } (kostet { $loss }). Besser: { $best }.
analysis-legacy = Ein Vermächtnis wird weder gewonnen noch verloren: Die Prozente sind Punkte von 100.

## Das Schaubild

analysis-chart-title = Gewinnwahrscheinlichkeit, Eintrag für Eintrag
analysis-chart-desc =
    { $seats }. Die Linien zeigen nach jeder Entscheidung und jedem Wurf, wie wahrscheinlich jeder gewinnt. Kreise mit
    Nummer sind die größten Fehler; die Balken darunter zeigen, wem der Zufall wie sehr half.
analysis-chart-end = { $seat } { $end }
analysis-chart-luck = Glück
analysis-chart-axis = Einträge der Aufzeichnung
