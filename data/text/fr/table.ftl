### Ce qui se dit à toutes les tables : refus, et fins hors des règles.

## Refus

refusal-illegal = Interdit : { $action } ({ $rule }, { $title })
refusal-impossible = Cela n’a pas pu arriver ici : { $happened }
refusal-wrong_seat = C’est à { $asked } de répondre, pas à { $by }
refusal-decision = { $asked } doit d’abord décider
refusal-chance = Le hasard doit d’abord parler
refusal-over = La partie est terminée ; il n’y a plus rien à décider

## Fins hors des règles

ended-resigned =
    { $outcome ->
        [you_win] Vous gagnez : { $player } abandonne.
        [you_lose] Vous abandonnez, et { $winner } gagne.
        [you_alone] Vous abandonnez et perdez.
        [you_nobody] Vous abandonnez. Personne ne gagne.
        [won] { $winner } gagne : { $player } abandonne.
        [lost] { $player } abandonne et perd.
       *[nobody] { $player } abandonne. Personne ne gagne.
    }
ended-time =
    { $outcome ->
        [you_win] Vous gagnez : { $player } n’a plus de temps.
        [you_lose] Vous n’avez plus de temps, et { $winner } gagne.
        [you_alone] Vous n’avez plus de temps et perdez.
        [you_nobody] Vous n’avez plus de temps. Personne ne gagne.
        [won] { $winner } gagne : { $player } n’a plus de temps.
        [lost] { $player } n’a plus de temps et perd.
       *[nobody] { $player } n’a plus de temps. Personne ne gagne.
    }
ended-agreed = Les joueurs conviennent d’un match nul.
ended-abandoned = Personne n’a continué.
