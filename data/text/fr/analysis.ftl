### Analyse : conseils, relectures de parties entières et leur graphique.

## Nombres

analysis-percent = { $number } %
analysis-round = Manche { $number }
analysis-lines =
    { $number ->
        [one] { $number } ligne complète
       *[other] { $number } lignes complètes
    }

## Conseils

analysis-nobody = Personne n’a rien à décider ici.
analysis-hint = { $number }. { $line }
analysis-then = { $before }, puis { $after }
analysis-odds = { $own } points à { $rival } · { $win } de chances de gagner
analysis-odds-legacy = { $own } points attendus

## Raisons

analysis-from =
    { $from ->
        [first] premier
        [second] deuxième
        [third] troisième
        [tied] à égalité
       *[out] sans place
    }
analysis-to =
    { $to ->
        [first] premier
        [second] deuxième
        [third] troisième
        [tied] à égalité
       *[out] sans place
    }
analysis-reason-place = Vous seriez { analysis-to } { $at }, et non { analysis-from } : environ { $points } points.
analysis-reason-rival = { $player } serait { analysis-to } { $at }, et non { analysis-from } : environ { $points } points.
analysis-reason-lead = Votre avance { $at } serait de { $to } hommes de main, et non de { $from } : environ { $points } points.
analysis-reason-took = Prend { $token } { $from } : environ { $points } points.
analysis-reason-used =
    Utilise une infusion ({ $card }), { $left ->
        [0] et il n’en reste plus
        [one] et il en reste { $left }
       *[other] et il en reste { $left }
    } : environ { $points } points.
analysis-reason-saved =
    { $left ->
        [one] Garde une infusion
       *[other] Garde { $left } infusions
    } pour plus tard : environ { $points } points.
analysis-reason-heat =
    { $than ->
        [less] Moins de pression, { $own } contre { $rival }
        [equal] Pression égale, { $own } partout
       *[more] Plus de pression, { $own } contre { $rival }
    } : environ { $points } points.
analysis-reason-line =
    { gangster-line } : { $to ->
        [none] personne ne mène
       *[other] { $to } mène de { $to_by }
    }, jusqu’ici { $from ->
        [none] personne
       *[other] { $from } de { $from_by }
    } : environ { $points } points.
analysis-reason-scored =
    { gangster-line } est complète et { $to ->
        [none] personne ne marque
       *[other] { $to } marque { $to_by }
    } : environ { $points } points.
analysis-reason-shot = Le { $piece } en { $field } meurt : environ { $points } points.
analysis-reason-position = Les perspectives pour les tours à venir : environ { $points } points.

## Relectures

analysis-head-entry = entrée
analysis-head-who = qui
analysis-head-what = quoi
analysis-head-before = avant
analysis-head-after = après
analysis-head-loss = perte
analysis-head-better = mieux
analysis-chance = hasard
analysis-more =
    { $what } { $count ->
        [one] Et { $count } tirage de plus.
       *[other] Et { $count } tirages de plus.
    }
analysis-luck = chance : { $luck }
analysis-luck-of = { $seat } { $luck }
analysis-head-start = début
analysis-head-luck = chance
analysis-head-mistakes = ses erreurs
analysis-head-gifts = erreurs des autres
analysis-head-seen_later = visible seulement après
analysis-head-end = fin
analysis-stopped = La partie n’est pas terminée : « fin » est là où son enregistrement s’arrête.
analysis-mistakes = Les plus grosses erreurs
analysis-no-mistakes = Aucune erreur trouvée.
analysis-mistake = { $number }. Entrée { $entry }, { $seat } : { $made } (coûte { $loss }). Mieux : { $best }.
analysis-legacy = Une légende ne se gagne ni ne se perd : les pourcentages sont des points sur 100.

## Le graphique

analysis-chart-title = Chances de gagner, entrée par entrée
analysis-chart-desc =
    { $seats }. Les courbes montrent les chances de chacun après chaque décision et chaque lancer. Les cercles numérotés
    sont les plus grosses erreurs ; les barres du bas montrent qui le hasard a favorisé, et de combien.
analysis-chart-end = { $seat } { $end }
analysis-chart-luck = Chance
analysis-chart-axis = Entrées de l’enregistrement
