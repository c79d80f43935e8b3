### Was an jedem Tisch gesagt wird: Ablehnungen, und Spielenden außerhalb der Regeln.

## Ablehnungen

refusal-illegal = Nicht erlaubt: { $action } ({ $rule }, { $title })
refusal-impossible = Das kann hier nicht geschehen sein: { $happened }
refusal-wrong_seat = Gefragt ist { $asked }, nicht { $by }
refusal-decision = Erst muss { $asked } entscheiden
refusal-chance = Erst muss etwas Zufälliges geschehen
refusal-over = Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden

## Spielenden außerhalb der Regeln

ended-resigned = { $player } gibt auf.
ended-time = { $player } hat keine Zeit mehr.
ended-agreed = Die Spieler einigen sich auf ein Unentschieden.
ended-abandoned = Niemand hat weitergespielt.
