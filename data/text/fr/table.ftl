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
        [won] { $winner } gagne : { $player } abandonne.
        [lost] { $player } abandonne et perd.
       *[nobody] { $player } abandonne. Personne ne gagne.
    }
ended-time =
    { $outcome ->
        [won] { $winner } gagne : { $player } n’a plus de temps.
        [lost] { $player } n’a plus de temps et perd.
       *[nobody] { $player } n’a plus de temps. Personne ne gagne.
    }
ended-agreed = Les joueurs conviennent d’un match nul.
ended-abandoned = Personne n’a continué.
