### Gangster : ce qui arrive, ce qui est demandé et ce qui peut être décidé.
###
### Arguments : $player et $gang sont des noms ; $piece est gangster-piece ; les cases s’écrivent « c4 » ; $stack est
### first ou second ; $number est le numéro d’une rangée ou la lettre d’une colonne.

## Matériel

gangster-piece =
    { $gang ->
        [red] { $power } rouge
        [blue] { $power } bleu
        [yellow] { $power } jaune
       *[grey] { $power } gris
    }
gangster-from =
    { $stack ->
        [first] la première pile
       *[second] la seconde pile
    }
gangster-line =
    { $line ->
        [row] Rangée { $number }
       *[column] Colonne { $number }
    }
gangster-power = { $gang } { $power }

## Événements

gangster-event-first_player =
    { $who ->
        [you] Vous commencez.
       *[other] { $player } commence.
    }
gangster-event-revealed =
    { $why ->
        [open] Nouveau dans la réserve ouverte : { $piece }.
       *[draw] Pioché : { $piece }.
    }
gangster-event-drew =
    { $who ->
        [you] Vous piochez
       *[other] { $player } pioche
    } dans { gangster-from }.
gangster-event-laid =
    { $who ->
        [you] Vous posez
       *[other] { $player } pose
    } { $from ->
        [own] un { $piece } de { $who ->
            [you] votre
           *[other] sa
        } propre réserve en { $field }.
        [open] un { $piece } de la réserve ouverte en { $field }.
       *[drawn] en { $field } le { $piece } pioché.
    }
gangster-event-refilled =
    { $who ->
        [you] Vous complétez
       *[other] { $player } complète
    } la réserve ouverte depuis { gangster-from }.
gangster-event-moved =
    { $who ->
        [you] Vous déplacez
       *[other] { $player } déplace
    } un { $piece } de { $from } en { $to }.
gangster-event-shot =
    { $who ->
        [you] Vous tirez
       *[other] { $player } tire
    } : le { $killer } en { $shooter } tue le { $killed } en { $victim }. { $bullets ->
        [0] Il ne reste plus de balle.
        [one] Il reste { $bullets } balle.
       *[other] Il reste { $bullets } balles.
    }
gangster-event-line_scored =
    { gangster-line } complète : { $powers }. { $winner ->
        [none] Personne ne marque.
       *[other] { $who ->
            [you] Vous marquez
           *[other] { $gang } marque
        } { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
gangster-event-rose =
    { $who ->
        [you] Vous montez de { $points } et atteignez
       *[other] { $player } monte de { $points } et atteint
    } le rang { $rank }.
gangster-event-points_lost =
    { $points ->
        [one] Personne ne mène ce gang ({ $gang }) : { $points } point perdu.
       *[other] Personne ne mène ce gang ({ $gang }) : { $points } points perdus.
    }
gangster-event-skipped =
    { $who ->
        [you] Vous ne pouvez rien faire et votre tour est sauté.
       *[other] { $player } ne peut rien faire et son tour est sauté.
    }
gangster-event-ended =
    La partie est terminée. { $how ->
        [capone] { $who ->
            [you] Vous êtes Al Capone.
           *[other] { $player } est Al Capone.
        }
        [won] { $who ->
            [you] Vous l’emportez.
           *[other] { $player } l’emporte.
        }
       *[draw] Match nul.
    }

## Questions

gangster-prompt-turn =
    { $limit ->
        [yes] Assez de va-et-vient.
       *[no] À vous de jouer.
    } { $can ->
        [lay] Posez un gangster.
        [move] Déplacez un gangster.
        [shoot] Abattez un gangster.
        [lay_move] Posez un gangster ou déplacez-en un.
        [lay_shoot] Posez un gangster ou abattez-en un.
        [move_shoot] Déplacez un gangster ou abattez-en un.
       *[lay_move_shoot] Posez un gangster, déplacez-en un ou abattez-en un.
    }
gangster-prompt-lay = Sur quelle case libre posez-vous le { $piece } ?
gangster-prompt-move_from = Quel gangster déplacez-vous ?
gangster-prompt-move_to = Où va le { $piece } en { $field } ?
gangster-prompt-shoot_with = Lequel de vos gangsters tire ?
gangster-prompt-shoot_at = Qui votre { $piece } en { $field } abat-il ?
gangster-prompt-score = En { $field }, la rangée et la colonne sont complètes. Laquelle est comptée en premier ?
gangster-prompt-refill = Quelle pile complète la réserve ouverte ?

## Choix

gangster-choice-own = Poser votre propre { $power }
gangster-choice-open = Poser le { $piece } de la réserve ouverte
gangster-choice-draw = Piocher dans { gangster-from }
gangster-choice-move = Déplacer un gangster
gangster-choice-shoot = Abattre un gangster
gangster-choice-field = { $field }
gangster-choice-gangster = { $field } : { $piece }
gangster-choice-line = { gangster-line } d’abord
gangster-choice-refill = Compléter depuis { gangster-from }

## Décisions

gangster-action-lay =
    { $from ->
        [own] poser un { $piece } de sa propre réserve en { $field }
        [open] poser un { $piece } de la réserve ouverte en { $field }
       *[drawn] poser en { $field } le { $piece } pioché
    }
gangster-action-draw = piocher dans { gangster-from }
gangster-action-refill = compléter depuis { gangster-from }
gangster-action-move = déplacer de { $from } en { $to }
gangster-action-shoot = tirer de { $shooter } sur { $victim }
gangster-action-score =
    { $line ->
        [row] compter d’abord la rangée
       *[column] compter d’abord la colonne
    }

## La fin

gangster-result-score = { $player } : rang { $rank }.
gangster-result-capone = { $player } a atteint 17 : { $player } est Al Capone.
gangster-result-winner = { $player } l’emporte.
gangster-result-reached_first =
    Égalité au plus haut rang. { $who ->
        [you] Vous y étiez en premier et l’emportez.
       *[other] { $player } y était en premier et l’emporte.
    }
gangster-result-draw = Tous sont encore à 0 : match nul.
