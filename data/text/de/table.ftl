### Was an jedem Tisch gesagt wird: Ablehnungen, und Spielenden außerhalb der Regeln.

## Ablehnungen

refusal-illegal = Nicht erlaubt: { $action } ({ $rule }, { $title })
refusal-impossible = Das kann hier nicht geschehen sein: { $happened }
refusal-wrong_seat = Gefragt ist { $asked }, nicht { $by }
refusal-decision = Erst muss { $asked } entscheiden
refusal-chance = Erst muss etwas Zufälliges geschehen
refusal-over = Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden

## Spielenden außerhalb der Regeln

ended-resigned =
    { $outcome ->
        [you_win] Du gewinnst: { $player } gibt auf.
        [you_lose] Du gibst auf, { $winner } gewinnt.
        [you_alone] Du gibst auf und verlierst.
        [you_nobody] Du gibst auf. Niemand gewinnt.
        [won] { $winner } gewinnt: { $player } gibt auf.
        [lost] { $player } gibt auf und verliert.
       *[nobody] { $player } gibt auf. Niemand gewinnt.
    }
ended-time =
    { $outcome ->
        [you_win] Du gewinnst: { $player } hat keine Zeit mehr.
        [you_lose] Du hast keine Zeit mehr, { $winner } gewinnt.
        [you_alone] Du hast keine Zeit mehr und verlierst.
        [you_nobody] Du hast keine Zeit mehr. Niemand gewinnt.
        [won] { $winner } gewinnt: { $player } hat keine Zeit mehr.
        [lost] { $player } hat keine Zeit mehr und verliert.
       *[nobody] { $player } hat keine Zeit mehr. Niemand gewinnt.
    }
ended-agreed = Die Spieler einigen sich auf ein Unentschieden.
ended-abandoned = Niemand hat weitergespielt.
