### With a Smile & a Gun : ce qui arrive, ce qui est demandé et ce qui peut être décidé.
###
### Arguments : $player est un nom ; $colour est green, yellow ou police ; $district est un nom, $at, $to et $from sont
### les formes de cards.ftl (« au Port », « au Port », « du Port ») ; les cases s’écrivent « 3/15 » ; $dice est une
### liste comme « 1 1 3 6 » ; $token est smile-token ou smile-held ; $card est un nom ; $squares et $on comptent les
### carrés bleus.

## Matériel

smile-phase-1 = Préparation
smile-phase-2 = Faire sa tournée
smile-phase-3 = L’Ombre s’étend
smile-phase-4 = Filer en douce
smile-phase-5 = Régler les comptes
smile-squares =
    { $squares ->
        [0] sans carré
        [one] { $squares } carré
       *[other] { $squares } carrés
    }
smile-token =
    { $kind ->
        [hat] { kind-hat } de { $value }
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
        [up] , face visible
        [down] , face cachée
       *[none] { "" }
    }{ $on ->
        [none] { "" }
        [0] , sur une infusion (sans carré)
        [one] , sur une infusion ({ $on } carré)
       *[other] , sur une infusion ({ $on } carrés)
    }
smile-cubes =
    { $colour ->
        [own] { $count ->
            [one] Un de vos hommes de main
           *[other] { $count } de vos hommes de main
        }
        [theirs] { $count ->
            [one] Un homme de main { $of }
           *[other] { $count } hommes de main { $of }
        }
        [green] { $count ->
            [one] { $count } homme de main vert
           *[other] { $count } hommes de main verts
        }
        [yellow] { $count ->
            [one] { $count } homme de main jaune
           *[other] { $count } hommes de main jaunes
        }
       *[police] { $count ->
            [one] { $count } policier
           *[other] { $count } policiers
        }
    }
    .object = { smile-cubes }
smile-party =
    { $party ->
        [you] Vous prenez
        [gang] Le gang prend
        [police] La police prend
        [guardian] { shadow-guardian } prend
       *[player] { $player } prend
    }
smile-deed =
    { $die ->
        [1] ajoutez un policier à n’importe quel district
        [2] déplacez un de vos hommes de main vers un autre district
        [3] déplacez un de vos hommes de main vers un autre district
        [4] retirez un cube de n’importe quelle couleur de n’importe quel district
        [5] retirez un cube de n’importe quelle couleur de n’importe quel district
       *[6] ajoutez un de vos hommes de main à chacun de deux districts adjacents
    }
smile-seat = { $player }
smile-seat-gang = { $player } ({ $gang })

## Événements

smile-event-first_player =
    { $who ->
        [you] Vous êtes premier joueur.
       *[other] { $player } est premier joueur.
    }
smile-event-dealt-player =
    { $who ->
        [you] Vous commencez
        [gang] Le gang commence
       *[other] { $player } commence
    } avec une infusion ({ smile-squares }).
smile-event-dealt-district = { $district } : { kind-infusion } ({ smile-squares }).
smile-event-round_began = Manche { $round } sur 3. Phase 1, { smile-phase-1 }.
smile-event-rolled =
    { $why ->
        [all_equal] Tous les dés étaient égaux. La réserve est relancée : { $dice }.
        [last_chance] Dés relancés : { $dice }.
        [gang_all_equal] Tous les dés sont égaux. Le gang relance la réserve : { $dice }.
        [gang_lowest] Le gang relance le dé le plus bas et obtient un { $dice }.
        [collector] { shadow-collector } : le dé d’action montre maintenant { $dice }.
        [roses] { scenario-8 } relancent le dé restant : { $dice }.
       *[round] Les dés sont jetés : { $dice }.
    }
smile-event-drawn = { $district } : { $token }.
smile-event-bag_refilled =
    { $hats ->
        [0] Le sac est vide, et il ne reste aucun chapeau à y remettre.
        [one] Le sac est vide. { $hats } chapeau défaussé y retourne.
       *[other] Le sac est vide. { $hats } chapeaux défaussés y retournent.
    }
smile-event-cubes_added =
    { smile-cubes } { $count ->
        [one] arrive
       *[other] arrivent
    } { $to }.
smile-event-cubes_removed =
    { smile-cubes } { $count ->
        [one] disparaît
       *[other] disparaissent
    } { $from }.
smile-event-cube_moved = { smile-cubes } passe { $from } { $to }.
smile-event-police_turned =
    { $count ->
        [one] { $count } policier travaille
       *[other] { $count } policiers travaillent
    } désormais pour { $who ->
        [you] vous
        [gang] le gang
       *[other] { $player }
    } { $at }.
smile-event-turn_began =
    { $who ->
        [you] Vous, tour { $turn } sur 3.
        [gang] Le gang, tour { $turn } sur 3.
       *[other] { $player }, tour { $turn } sur 3.
    }
smile-event-drafted =
    { $who ->
        [you] Vous prenez
        [gang] Le gang prend
       *[other] { $player } prend
    } un { $movement } pour le mouvement et un { $action } pour l’action.
smile-event-boss_moved =
    { $who ->
        [you] Votre boss
        [gang] Le boss du gang
        [named] Le boss { $of }
       *[other] Le boss de { $player }
    } { $stays ->
        [yes] reste sur la case { $to }.
       *[no] va de la case { $from } à la case { $to }.
    }
smile-event-shadow_moved = L’Ombre se glisse de la case { $from } à la case { $to }.
smile-event-infusion_used =
    { $who ->
        [you] Vous utilisez
       *[other] { $player } utilise
    } une infusion ({ smile-squares }) : { $card }.
smile-event-phase_began =
    Phase { $phase }, { $phase ->
        [2] { smile-phase-2 }
        [3] { smile-phase-3 }
        [4] { smile-phase-4 }
       *[5] { smile-phase-5 }
    }.
smile-event-heat_read =
    Pression : { colour-green } { $green }, { colour-yellow } { $yellow }. { $less ->
        [none] Égalité : personne n’a le bonus.
       *[other] { $player } a la plus basse.
    }
    .named =
    Pression : { $one } { $green }, { $two } { $yellow }. { $less ->
        [none] Égalité : personne n’a le bonus.
        [you] Vous avez la plus basse.
        [gang] Le gang a la plus basse.
       *[other] { $player } a la plus basse.
    }
smile-event-solo_token =
    { $who ->
        [gang] Le gang
       *[other] { $player }
    } se fait oublier et prend un jeton solo.
smile-event-settling = On règle : { $district }.
smile-event-unscored = Personne n’est premier { $at } ; tout reste en place.
smile-event-took = { smile-party } { $from } : { $token }.
smile-event-took_die = { smile-party } le dé du Maudit : { $die }.
smile-event-die_returned = Personne ne prend le dé du Maudit.
smile-event-discarded = Jeton défaussé { $from } : { $token }.
smile-event-into_bag = Dans le sac : { $token }.
smile-event-gave =
    { $who ->
        [you] Vous laissez
       *[other] { $player } laisse
    } { $at } : { $token }.{ $on ->
        [none] { "" }
       *[other] { " " }L’infusion placée dessous est perdue.
    }
smile-event-virtual_marker =
    Marqueur virtuel pour { $who ->
        [gang] le gang
       *[other] { $player }
    } : { $token }.
smile-event-onto_card =
    { smile-cubes } { $count ->
        [one] va
       *[other] vont
    } sur la carte : { $card }.
smile-event-gumshoe_to =
    { $holder ->
        [none] { shadow-gumshoe } revient au milieu.
        [you] { shadow-gumshoe } ne vous lâche plus.
        [gang] { shadow-gumshoe } ne lâche plus le gang.
       *[other] { shadow-gumshoe } ne lâche plus { $player }.
    }
smile-event-cleared = Plus aucun jeton { $at } ; tous les cubes s’en vont.
smile-event-lost_at_once = Le gang tient son infusion, et vous avez perdu.
smile-event-game_over = La partie est terminée.

## Questions

smile-prompt-draft =
    { $equal ->
        [yes] Tous les dés sont égaux : relancez la réserve, ou prenez-en deux, un pour le mouvement et un pour l’action.
       *[no] Prenez deux dés : un pour le mouvement, un pour l’action.
    }{ $gumshoe ->
        [yes] { " " }{ shadow-gumshoe } vous interdit la plus haute valeur.
       *[no] { "" }
    }
smile-prompt-move =
    { $steps ->
        [one] Avancez votre boss de { $steps } case ou utilisez une infusion.
       *[other] Avancez votre boss de { $steps } cases ou utilisez une infusion.
    }
smile-prompt-place = Posez 3, 2 et 1 hommes de main le long de votre ligne ou utilisez une infusion.
smile-prompt-act = Votre action, { $die } : { smile-deed }.
smile-prompt-may_act = { shadow-water_creature } vous offre un { $die } : { smile-deed }, ou passez.
smile-prompt-end = Terminez votre tour ou utilisez une infusion.
smile-prompt-shift_to = Où va votre homme de main { $from } ?
smile-prompt-reroll =
    { $count ->
        [one] Dans la réserve, { $count } dé montre un { $value }. Le relancez-vous ?
       *[other] Dans la réserve, { $count } dés montrent un { $value }. Combien en relancez-vous ?
    }
smile-prompt-drag = Quel cube déplacez-vous ?
smile-prompt-drag_to = Où va le cube { $from } ?
smile-prompt-give = Lequel de vos jetons donnez-vous ?
smile-prompt-swap = Quel jeton { $from } prenez-vous en échange ?
smile-prompt-quick_step = Sur quelle case placez-vous votre boss ?
smile-prompt-shell_game = Quel district de votre ligne reçoit 3 hommes de main, lequel 2, lequel 1 ?
smile-prompt-overwhelm = Quel district reçoit { $die } de vos hommes de main ?
smile-prompt-order = { shadow-collector } : égalité. Qui commence ?
smile-prompt-collect = { shadow-collector } : relancez un de vos dés d’action et effectuez l’action qu’il montre alors, ou passez.
smile-prompt-bonus = Votre pression est la plus basse : vous pouvez ajouter à un district un cube de n’importe quelle couleur ou deux policiers.
smile-prompt-mayor = { shadow-mayor } : envoyez 2 de vos hommes de main { $to }, ou passez.
smile-prompt-enthral = { infusion-enthralling } : faites d’un policier posté { $at } votre homme de main, ou passez.
smile-prompt-take =
    { $prize ->
        [die] Prenez le dé { $from }.
        [both] Prenez le jeton ou le dé { $from }.
       *[token] Prenez un jeton { $from }.
    }

## Choix

smile-choice-reroll_all = Relancer tous les dés
smile-choice-draft = Mouvement { $movement }, action { $action }
smile-choice-move = Avancer de { $steps }
smile-choice-place = Poser 3, 2, 1
smile-choice-end = Terminer le tour
smile-choice-use = Utiliser une infusion ({ smile-squares }) : { $card }
smile-choice-police = Policier { $to }
smile-choice-from = Homme de main { $from }
smile-choice-to = { $district }
smile-choice-remove = { smile-cubes } { $from }
smile-choice-pair = { $one } et { $two }
smile-choice-dice =
    { $count ->
        [0] Garder tous les { $value }
        [one] Relancer { $count } dé montrant un { $value }
       *[other] Relancer { $count } dés montrant un { $value }
    }
smile-choice-cube = { smile-cubes } { $from }
smile-choice-space = Case { $space } ({ $district })
smile-choice-shell = 3 { $three }, 2 { $two }, 1 { $one }
smile-choice-give = Donner : { $token }
smile-choice-take = Prendre : { $token }
smile-choice-take_die = Prendre le dé
smile-choice-first = { $player } d’abord
smile-choice-collect = Relancer le { $die }
smile-choice-add = { smile-cubes } { $to }
smile-choice-mayor = Ajouter 2 hommes de main
smile-choice-enthral = Utiliser une infusion ({ smile-squares }) : { infusion-enthralling }
smile-choice-pass = Passer

## Décisions

smile-action-reroll_all = relancer tous les dés
smile-action-draft = prendre { $movement } pour le mouvement, { $action } pour l’action
smile-action-move = avancer selon le dé
smile-action-place = poser 3, 2, 1
smile-action-end = terminer le tour
smile-action-police = envoyer un policier { $to }
smile-action-shift = déplacer un homme de main { $from } { $to }
smile-action-remove = retirer { smile-cubes.object } { $from }
smile-action-pair = poser un homme de main dans deux districts : { $one }, { $two }
smile-action-reroll = { infusion-last_chance } ({ smile-squares }) : relancer { $dice }
smile-action-drag = { infusion-dragging_arms } ({ smile-squares }) : { smile-cubes } { $from } { $to }
smile-action-quick_step = { infusion-quick_step } ({ smile-squares }) : boss sur la case { $space }
smile-action-shell = { infusion-shell_game } ({ smile-squares }) : 3 { $three }, 2 { $two }, 1 { $one }
smile-action-overwhelm = { infusion-overwhelm } ({ smile-squares }) : { $district }
smile-action-swap = { infusion-slippery } ({ smile-squares }) : { $give }, contre { $take }
smile-action-order = { $player } commence
smile-action-collector = relancer le { $die }
smile-action-add = envoyer { smile-cubes.object } { $to }
smile-action-mayor = ajouter 2 hommes de main
smile-action-pass = passer
smile-action-enthral = { infusion-enthralling } ({ smile-squares })
smile-action-take = prendre : { $token }
smile-action-take_die = prendre le dé

## Décompte final

smile-points-hats = chapeaux { $points }
smile-points-face_down = face cachée { $points }
smile-points-gambling = { kind-gambling } { $points }
smile-points-weapons = { kind-weapons } { $points }
smile-points-contraband = { kind-contraband } { $points }
smile-points-card = { $card } { $points }
smile-points-soulmate = { infusion-soulmate } { $points }
smile-points-solo_tokens = jetons solo { $points }
smile-points-nothing = rien du tout
smile-result-score =
    { $player } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $parts }).{ $monopolies ->
        [0] { "" }
        [one] { " " }{ $monopolies } monopole.
       *[other] { " " }{ $monopolies } monopoles.
    }
smile-result-winner = { $player } l’emporte.
smile-result-infusions =
    Égalité aux points. { $who ->
        [you] Vous l’emportez
       *[other] { $player } l’emporte
    } avec plus d’infusions face visible.
smile-result-henchmen =
    Égalité aux points et aux infusions. { $who ->
        [you] Vous l’emportez
       *[other] { $player } l’emporte
    } avec plus d’hommes de main en ville.
smile-result-draw = Égalité aux points, aux infusions et aux hommes de main : match nul.
smile-result-lost_at_once = Le gang a mis la main sur une infusion ; rien n’a été réglé ensuite.
smile-result-beat_gang =
    { $met ->
        [yes] Vous avez plus de points que le gang.
       *[no] Vous n’avez pas plus de points que le gang.
    }
smile-result-condition =
    { $met ->
        [yes] { $name } : condition remplie.
       *[no] { $name } : condition non remplie.
    }
smile-result-target =
    { $met ->
        [yes] { $name } : { $points } points atteints.
       *[no] { $name } : { $points } points non atteints.
    }
smile-result-won = Vous avez gagné.
smile-result-lost = Vous avez perdu.
smile-result-rank = Rang { $rank } sur 4 : { $name }. { $text }
