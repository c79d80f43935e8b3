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
analysis-odds = { $win } de chances de gagner · { $own } points à { $rival }
analysis-odds-legacy = { $own } points attendus

## Raisons

analysis-from =
    { $from ->
        [first] la première
        [second] la deuxième
        [third] la troisième
        [tied] une égalité
       *[out] aucune
    }
analysis-to =
    { $to ->
        [first] Première place
        [second] Deuxième place
        [third] Troisième place
        [tied] Égalité
       *[out] Aucune place
    }
analysis-reason-place = { analysis-to } { $at }, auparavant { analysis-from } ; { $points } points attendus.
analysis-reason-rival = { $player } { $at } : { analysis-to }, auparavant { analysis-from } ; { $points } points attendus.
analysis-reason-lead = Hommes de main d’avance { $at } : { $to } au lieu de { $from }, { $points } points attendus.
analysis-reason-took = Prend { $from } : { $token } ; { $points } points attendus.
analysis-reason-used =
    Utilise une infusion ({ $card }), { $left ->
        [0] il n’en reste plus
        [one] il en reste { $left }
       *[other] il en reste { $left }
    } : { $points } points attendus.
analysis-reason-saved =
    { $left ->
        [one] Garde une infusion
       *[other] Garde { $left } infusions
    } pour plus tard, { $points } points attendus.
analysis-reason-heat =
    Pression { $own } contre { $rival }, { $than ->
        [less] la plus basse
        [equal] égalité
       *[more] la plus haute
    } : { $points } points attendus.
analysis-reason-line =
    { gangster-line } : { $to ->
        [none] personne ne mène
       *[other] { $to } mène de { $to_by }
    }, auparavant { $from ->
        [none] personne
       *[other] { $from } de { $from_by }
    } ; { $points } points attendus.
analysis-reason-scored =
    { gangster-line } est complète : { $to ->
        [none] personne ne marque
       *[other] { $to } marque { $to_by }
    } ; { $points } points attendus.
analysis-reason-shot = Meurt en { $field } : { $piece } ; { $points } points attendus.
analysis-reason-position = Tout le reste de la table : { $points } points attendus.

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
