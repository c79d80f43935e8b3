### The web page's own words. What happens at the table is said by smile.ftl, gangster.ftl and cards.ftl.

## Everywhere

page-title = Backroom
page-tagline = Deux jeux de boss, de dés et de mauvaises fréquentations. La lampe est allumée, prenez place.
page-skip = Aller à la table
page-menu = Menu
page-home = { $house }, accueil
page-language = Langue
page-to-paper = Passer au thème clair, Papier
page-to-night = Passer au thème sombre, Nuit
page-loading = Un instant…
page-failed = Cela n’a pas fonctionné.
page-frozen = Cette partie a été commencée selon d’anciennes règles. Vous pouvez la regarder, mais pas la continuer.
page-server-away = Le serveur ne répond pas. Vos parties sont à l’abri ; réessayez dans un instant.
page-newer = Une nouvelle version est arrivée. Vous l’aurez en quittant la table.
page-nav-home = Accueil
page-nav-new = Nouvelle table
page-nav-table = Table
page-nav-learn = Apprendre
page-nav-lesson = Première leçon
page-nav-rules = Règles
page-nav-campaign = Campagne
page-nav-lobby = Salon
page-nav-replay = Revoir
page-nav-me = Moi
page-nav-lost = Mauvaise porte
page-lost-text = Personne de ce nom ici. Le lien est peut-être ancien, ou il y manque une lettre.
page-to-home = Retour à l’accueil
page-unofficial = Une table non officielle, tenue par des amateurs de ces jeux ; ni réalisée ni approuvée par leurs auteurs ou leurs éditeurs. Si vous les aimez aussi, achetez les boîtes.

## Home

page-go-on = Continuer à jouer
page-against = avec { $names }
page-your-turn = À vous
page-their-turn = En attente
page-seat-free = place libre
page-start-bot = Contre un bot
page-start-solo = En solo contre le gang
page-start-here = Ensemble sur cet écran
page-start-link = Inviter quelqu’un
page-learn-it = Première fois ? Apprenez en jouant
page-set-up = Tout choisir vous-même
page-campaign-text = Dix gangs et cinq missions à jouer en solo, chacun avec son histoire et sa condition.
page-lobby-text = Les tables ouvertes par d’autres joueurs. Asseyez-vous, ou regardez.
page-replay-text = Parcourez n’importe quelle partie, position par position : chaque lancer vérifié, chaque erreur nommée.

## A new table

page-game = Jeu
page-rival = Adversaire
page-bot = Force
page-players = Joueurs
page-edition = Édition
page-level = Niveau
page-card-shadow = Carte Ombre
page-card-infusion = Carte Infusion
page-legacy = Jouer votre légende : seul votre score compte
page-begins = Qui commence
page-begins-random = le hasard décide
page-begins-me = moi
page-begins-other = mon adversaire
page-card-more = Carte Infusion { $number }
page-random = Au hasard
page-solo-difficulty = En solo, cette carte est { $difficulty }.
page-first-cards = Pour une première partie : { shadow-badge } et { infusion-last_chance }. Les monstres attendront.
page-clock = Pendule
page-clock-none = sans pendule
page-listed = afficher au salon
page-rated = classée
page-unrated = non classée
page-rated-needs = Une partie classée exige une pendule, et un compte pour chaque joueur.
page-rated-account = Les parties classées sont réservées aux joueurs qui ont un compte. Vous pouvez en créer un sur votre page.
page-unrated-guest = Cette partie ne compte pas pour le classement : un des joueurs n’a pas de compte.
page-unrated-often = Cette partie ne compte pas pour le classement : vous avez joué assez de parties classées ensemble aujourd’hui.
page-unrated-ended = Cette partie n’a pas compté pour le classement : elle était trop courte, un coup a été repris ou personne ne l’a finie.
page-start = Commencer
page-play = Jouer

## The table

page-prompt = La question
page-choices = Ce que vous pouvez faire
page-city = La ville
page-streets = Les rues de la ville
page-chicago = Les rues de Chicago
page-round = Manche
page-phase = Phase
page-bag = Sac
page-discard = Défausse
page-tie = égalité
page-place-1 = 1er
page-place-2 = 2e
page-place-3 = 3e
page-place-4 = 4e
page-space = Case { $one }/{ $two }
page-row = Rangée { $number }
page-column = Colonne { $number }
page-street-a = Halsted
    .full = Halsted Street
page-street-b = Wells
    .full = Wells Street
page-street-c = LaSalle
    .full = LaSalle Street
page-street-d = Clark
    .full = Clark Street
page-street-e = State
    .full = State Street
page-street-f = Wabash
    .full = Wabash Avenue
page-street-1 = Canal
    .full = rue du Canal
page-street-2 = Lac
    .full = rue du Lac
page-street-3 = Marché
    .full = rue du Marché
page-street-4 = Moulin
    .full = rue du Moulin
page-street-5 = Quais
    .full = rue des Quais
page-street-6 = Union
    .full = rue de l’Union
page-line-street = { $line }, { $street }
page-field-free = { $field } : libre
page-field-piece = { $field } : { $piece }
page-field-dead = { $field } : { $piece }, mort
page-figures =
    Boss vert sur la case { $green }, boss jaune sur la case { $yellow }{ $shadow ->
        [none] .
       *[other] , l’Ombre sur la case { $shadow }.
    }
page-nothing = rien
page-move = Mouvement
page-act = Action
page-leftover = Restant
page-pool = Dés dans la réserve : { $dice }
page-pool-empty = Il n’y a plus de dés dans la réserve.
page-die = Dé { $value }
page-die-move = Prendre un { $value } pour le mouvement
page-die-act = Prendre un { $value } pour l’action
page-heat = Pression { $heat }
page-heat-of = Dés d’action { $dice }, pression { $heat }
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
page-tokens = Jetons
page-marker = { $kind } : { $count } virtuels
page-solo-tokens =
    { $count ->
        [0] aucun
        [one] { $count } jeton solo
       *[other] { $count } jetons solo
    }
page-on-card = { $count } sur la carte
page-first = Premier joueur
page-turn = c’est son tour
page-goal = Objectif :
page-own = À vous
page-met = remplie
page-not-met = non remplie
page-open = Ouvert
page-stacks = Piles
page-stack = Pile { $number }, encore { $count }
page-supply = Réserve
page-rank = Rang
page-bullets =
    { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }
page-wait = En attente…
page-wait-for = { $name } réfléchit.
page-happening = Il se passe quelque chose…
page-over = La partie est terminée.
page-offline = Connexion perdue. Nouvelle tentative…
page-why-not = Pas maintenant.
page-skip-hint = Cliquez ou appuyez sur Échap pour passer.
    .touch = Touchez l’écran pour passer.
page-hint-thinking = Voyons voir…
page-hint-button = Conseil
page-undo = Annuler
page-confirm = Confirmer
page-go-laid = Poser en { $field }
page-go-moved = Déplacer en { $field }
page-go-shot = Tirer sur { $field }
page-on-board = Choisissez sur le plateau.
page-take-hint = Un chapeau vaut son nombre. Avoir le plus de jetons d’un business face visible en donne les points, et le double si l’adversaire n’en a aucun. Face cachée, un jeton vaut 1 point et rien d’autre.
page-take-infusion = Face visible, une infusion ne rapporte rien ; elle permet une fois ce que dit sa carte.
page-as-list =
    { $count ->
        [0] Tous les choix en liste
        [one] Le choix en liste
       *[other] Les { $count } choix en liste
    }
page-as-table = Retour aux pièces
page-more = Plus
page-tab-board = Plateau
page-tab-players = Joueurs
page-tab-cards = Cartes
page-tab-log = Journal
page-tab-coach = Leçon
page-tab-hint = Conseil
page-log = Ce qui s’est passé
page-again = Revoir le dernier tour
page-same-deal = Rejouer cette donne
page-replay = Revoir et analyser

## Dés, infusions et points

page-flask = Infusion
page-flask-use = l’utiliser maintenant
page-flask-return = l’utiliser quand même, là où c’était possible ce tour-ci
page-flask-arm = s’arrêter partout où elle peut servir
page-roll =
    { $count ->
        [0] Relancer
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
page-roll-which = Choisissez les dés à relancer.
page-die-roll = Relancer un { $value }
page-die-first = Prenez le dé qui déplace votre boss.
page-die-second = Puis le dé de votre action.
page-die-way = Mouvement : votre boss s’arrête en { $space }. { $where }
page-die-does = Action, { $value } : { $action }
page-actions = Ce que font les dés d’action
page-action-dice = { $dice } :
page-action-1 = un policier arrive
page-action-2 = un homme bouge
page-action-4 = un cube disparaît
page-action-6 = deux voisins +1
page-face-down = Face cachée
page-asking = S’arrêter là où une infusion peut servir
page-asking-always = toujours
page-asking-worth = quand cela en vaut la peine
page-asking-armed = seulement si je l’ai touchée
page-sheet = Feuille de score
page-sheet-hats = Chapeaux
page-sheet-face_down = Face cachée
page-sheet-card = Cartes
page-sheet-solo_tokens = Jetons solo
page-sheet-total = Total
page-sheet-marker = { $kind } : { $points } pour la majorité, { $double } en monopole
page-sheet-leads = mène { $own } à { $other } : { $points }
page-sheet-trails = { $own } à { $other }
page-to-go =
    { $count ->
        [0] Al Capone
       *[other] encore { $count }
    }
page-count = Le décompte
page-count-hats =
    { $count ->
        [0] aucun chapeau
        [one] { $count } chapeau
       *[other] { $count } chapeaux
    }
page-count-down =
    { $count ->
        [0] aucun
        [one] { $count } jeton
       *[other] { $count } jetons
    }
page-count-most = majorité, { $own } à { $other }
page-count-monopoly = monopole, { $own } à 0
page-count-fewer = { $own } à { $other }
page-count-tied = égalité, { $own } partout
page-tab-help = Aide
page-help-phases = Une manche
page-help-phase-1 = Les dés sont lancés ; jetons et policiers arrivent.
page-help-phase-2 = Trois tours chacun : un dé de mouvement, un dé d’action.
page-help-phase-3 = Le dé restant déplace l’Ombre, et sa carte prend effet.
page-help-phase-4 = Moins de pression donne un bonus.
page-help-phase-5 = District par district, qui a le plus de cubes choisit d’abord.
page-help-scoring = Les points à la fin
page-help-hat = Un chapeau : son nombre.
page-help-down = Face cachée : 1 chacun.
page-help-gang = Le gang, en règle générale
page-help-gang-1 = Son boss suit le vôtre et pose 4, 3 et 2 hommes de main.
page-help-gang-2 = Il n’effectue aucune action ; ses dés d’action ne comptent que pour sa pression.
page-help-gang-3 = Avec la pression la plus basse, il prend un jeton solo au lieu du bonus.
page-help-gang-4 = Il prend le chapeau le plus haut, sinon casino, armes, contrebande, une infusion, dans cet ordre.
page-help-gang-5 = Avant de prendre un jeton, il reçoit un marqueur virtuel pour chaque jeton de business présent ; il compte pour la majorité.
page-help-now = en cours

## What the pieces mean

page-legend = Ce que signifient les pièces
page-legend-figures = Les deux boss et l’Ombre
page-legend-green = Les hommes de main de Vert
page-legend-yellow = Les hommes de main de Jaune
page-legend-police = La police
page-legend-hat = Un chapeau : le chiffre donne ses points. Chaque carré bleu amène un policier.
page-legend-gambling = Casino : des points pour la majorité
page-legend-weapons = Armes : pareil
page-legend-contraband = Contrebande : pareil
page-legend-infusion = Une infusion : à dépenser pour utiliser la carte Infusion
page-legend-down = Face cachée : 1 point, quel que soit le jeton
page-legend-power = Le chiffre est la puissance du gangster.
page-legend-dead = Mort : occupe sa case, mais ne compte plus
page-legend-lock = Un cadenas : vient d’être posé ou déplacé, ne peut pas être déplacé ce tour-ci.
page-legend-edge = Au bord : combien des six sont déjà là, et qui marquerait combien.

## Learn

page-learn-text = De courtes leçons à la vraie table, une seule chose à la fois ; puis une partie entière avec une note pour chaque nouvelle question. Partez quand vous voulez.
page-lesson-start = Commencer la première leçon
page-lesson-go-on = Continuer avec la leçon { $number }
page-lesson-number = Leçon { $number } sur { $all }
page-lesson-task = Votre tâche :
page-lesson-done = Réussi !
page-lesson-missed = Pas tout à fait. Ce n’est rien ; réessayez.
page-lesson-again = Réessayer
page-lesson-next = Leçon suivante
page-lesson-whole = Une partie entière avec des notes
page-lesson-all = Toutes les leçons
page-lesson-learned = réussie
page-gist = Le jeu en bref
page-all-rules = Toutes les règles, à consulter
page-gist-smile-and-gun-1 = Prenez deux dés : l’un déplace votre boss autour de la ville, l’autre est votre action. Plus vos dés d’action sont bas, moins vous subissez de pression.
page-gist-smile-and-gun-2 = Là où votre boss s’arrête, 3, 2 et 1 de vos hommes de main entrent dans les trois districts devant lui.
page-gist-smile-and-gun-3 = Le dernier dé fait avancer l’Ombre, et sa carte sème le trouble.
page-gist-smile-and-gun-4 = Puis chaque district est réglé : qui a le plus de cubes se sert en premier. La police joue aussi, et une égalité en tête laisse tout en place.
page-gist-smile-and-gun-5 = Après trois manches, on compte les chapeaux et les business. Qui a le plus de points possède la ville.
page-gist-gangster-1 = À votre tour, posez un gangster, déplacez-en un ou abattez-en un : une seule de ces trois choses.
page-gist-gangster-2 = Une rangée ou une colonne de six gangsters est comptée aussitôt : le gang le plus fort marque son avance sur le suivant.
page-gist-gangster-3 = Les gangs à égalité en tête s’éliminent ; une égalité pour la deuxième place ne change rien : 6, 4 et 4 donnent 2. Les morts occupent une case mais ne comptent plus.
page-gist-gangster-4 = Au rang 17, vous êtes Al Capone. Sinon, le plus haut rang gagne quand le plateau est plein.
page-coach-draft = Deux dés
    .text = Choisissez-en un pour le mouvement, puis un pour l’action ; le plateau montre où votre boss s’arrêterait et qui viendrait avec lui. Vos dés d’action additionnés font votre pression ; si elle est plus basse que celle de l’adversaire, elle vous vaudra un bonus.
page-coach-window = Continuer, ou une infusion
    .text = Vous avez une infusion qui pourrait servir ici. Rien ne vous y oblige : le bouton éclairé continue, tout simplement.
page-coach-act = Votre action
    .text = Votre dé d’action dit ce que vous faites. Tout ce que vous pouvez choisir est éclairé. Cherchez un district où un cube fait passer de la deuxième place à la première, ou rompt une égalité.
page-coach-shift_to = Vers où ?
    .text = Choisissez maintenant le district où va votre homme de main.
page-coach-bonus = La pression la plus basse
    .text = Vos dés d’action font moins. Ajoutez un cube de n’importe quelle couleur, ou deux policiers, là où cela vous aide ou gêne votre adversaire.
page-coach-take = Prenez votre butin
    .text = Vous avez gagné une place ici. Un chapeau vaut le chiffre qu’il porte. Un business rapporte si vous en avez le plus face visible, et le double si votre adversaire n’en a aucun. Face cachée, un business ou une infusion vaut 1 point.
page-coach-turn = Poser, déplacer ou tirer
    .text = Posez un des vôtres, un de la réserve ouverte, ou piochez à l’aveugle ; ou déplacez un gangster vivant d’une case ; ou dépensez une balle. Les marques au bord montrent où en est chaque ligne et qui marquerait.
page-coach-lay = Où poser
    .text = Pointez une case pour voir ce qu’elle rapporterait. Au sixième, une ligne est comptée aussitôt : ne posez donc pas le cinquième pour un autre.
page-coach-move_from = Déplacer
    .text = Tout gangster vivant peut être déplacé d’une case, quelle que soit sa couleur, mais pas s’il est dans une ligne complète, ni celui du tour précédent.
page-coach-shoot_with = Tirer
    .text = Votre gangster abat un voisin. Le mort reste et occupe sa case, mais sa puissance est perdue. Les balles ne reviennent pas.
page-coach-refill = Compléter
    .text = La réserve ouverte compte toujours deux gangsters. Choisissez la pile d’où vient le nouveau.
page-coach-score = Deux lignes à la fois
    .text = Un gangster a complété une rangée et une colonne. Vous dites laquelle est comptée en premier ; près du rang 17, c’est important.
page-coach-over = C’est tout
    .text = Vous connaissez le jeu. Rejouez la même donne, ou revoyez la partie pour savoir ce que les dés vous devaient.
page-coach-wait = Regardez ce qui se passe ; la prochaine question est pour vous.
page-coach-met = { $met } sur { $all } vues

## Rules

page-rules-text = Avec nos propres mots. Ce que les livrets laissent ouvert est marqué comme interprétation ; ce dont nous ne sommes pas sûrs, comme supposé.
page-search = Chercher dans les règles
page-contents = Sommaire
page-picture-place = Le boss s’arrête, et ses hommes de main vont dans la ligne devant lui : 3, 2 et 1.
page-picture-settle = Vert a le plus de cubes et prend en premier, puis la police. Jaune n’a rien.
page-picture-line = Rouge a 6, Bleu 4 et Jaune 2 : Rouge marque 2, son avance sur Bleu. Le mort ne compte pas.
page-found =
    { $count ->
        [0] Aucune règle trouvée.
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
page-ruling = Interprétation :
page-assumed = Supposé :

## Campaign

page-book-scenario = La campagne (édition allemande)
page-book-mission = Missions (première édition)
page-mission-hard = Difficile : battre aussi le score du gang
page-won = Gagné

## Lobby

page-open-table = Ouvrir une table
page-lobby-empty = Personne n’attend. Ouvrez une table, quelqu’un viendra peut-être.
page-join = S’asseoir
page-watch = Regarder
page-no-seat = Toutes les places sont prises. Vous pouvez regarder.

## Replay

page-open-file = Ouvrir un enregistrement
page-drop-file = Ou déposez un fichier ici : une partie, ou plusieurs, une par ligne, telles que Backroom les écrit.
page-which-game = { $count } parties : laquelle ?
page-won-by = { $name } gagne
page-position = Position { $at } sur { $length }
page-to-start = Au début
page-back = Un pas en arrière
page-forward = Un pas en avant
page-to-end = À la fin
page-share = Copier le lien
page-copied = Copié
page-prove = Vérifier les dés
page-proven = Chaque lancer a été vérifié : les dés étaient honnêtes.
page-download = Enregistrement
page-chart = Chances de victoire au fil de la partie
page-percent = { $number } %
page-move-of = Coup { $at } sur { $length }
page-move-first = Coup 1
page-move-last = Coup { $length }
page-position-end = La fin
page-turn-back = Un tour en arrière
page-turn-forward = Un tour en avant
page-autoplay = Lecture automatique
page-autoplay-stop = Mettre en pause
page-no-mistakes = Aucune erreur notable.
page-luck =
    { $who ->
        [you] Chance { $luck } %, vos décisions { $skill } %
       *[other] Chance { $luck } %, décisions { $of } { $skill } %
    }
page-analysing = Analyse de la partie…
page-chart-of = Les chances de qui
page-mistake = Coup { $entry } : −{ $loss } %.
page-mistake-was = Joué : { $played }. Mieux : { $better }.

## Me

page-name = Nom
page-my-name = Le nom que les autres voient
page-save = Enregistrer
page-saved = Enregistré.
page-rating =
    { $game } : classement { $rating } ± { $uncertainty }, sur { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
page-guest = Vous jouez en invité sur cet appareil. Avec un compte, vos parties vous suivent partout.
page-device = Vos parties sont gardées sur cet appareil, dans ce navigateur. Emportez-les dans un fichier : vous pourrez les regarder partout.
page-strays = Parties sur cet appareil
page-strays-left = { $count ->
    [one] Une partie terminée n’est que sur cet appareil. Ajoutez-la à votre compte pour la retrouver partout ; elle comptera aussi pour la campagne.
   *[other] { $count } parties terminées ne sont que sur cet appareil. Ajoutez-les à votre compte pour les retrouver partout ; elles compteront aussi pour la campagne.
}
page-strays-done = { $count ->
    [one] Elle est maintenant dans votre compte.
   *[other] Toutes les { $count } sont maintenant dans votre compte.
}
page-strays-bring = Ajouter à mon compte
page-on-device = Jouer sur cet appareil, sans le serveur
page-last-seen = Vue pour la dernière fois : { $time }
page-signed-in = Connecté en tant que { $login }.
page-sign-out = Se déconnecter
page-sign-out-everywhere = Se déconnecter partout
page-login = Identifiant
page-password = Mot de passe
page-sign-in = Se connecter
page-register = Créer un compte
page-my-data = Télécharger mes données
page-forget = Supprimer mon compte
page-forget-title = Supprimer mon compte ?
page-forget-text = Votre nom, votre historique et vos classements disparaissent. Vos parties restent, sans votre nom. C’est définitif.
page-forget-account = Votre compte est masqué tout de suite, puis effacé au bout de 14 jours, avec votre nom, votre historique et vos classements. Vos parties restent, sans votre nom. Connectez-vous avant ce délai, et vous retrouvez tout.
page-forget-sure = Supprimer « { $name } »
page-change-password = Changer d’identifiant ou de mot de passe
page-current-password = Mot de passe actuel
page-end-others = Se déconnecter partout ailleurs et révoquer toutes les clés d’accès
page-sessions = Où je suis connecté
page-session = Connecté avec { $agent } depuis le { $since }, vu pour la dernière fois le { $seen }
page-session-unknown = un navigateur inconnu
page-session-this = Ce navigateur
page-session-end = Se déconnecter là-bas
page-keys = Clés d’accès pour les bots
page-keys-text = Un bot qui a une clé d’accès joue ou lit en votre nom. Il ne peut pas changer votre façon de vous connecter.
page-key-name = À quoi sert-elle ?
page-key-scope = Elle permet de
page-key-play = jouer
page-key-read = lire seulement
page-key-make = Créer une clé
page-key-once = Copiez cette clé maintenant. Elle n’est affichée qu’une fois :
page-key-unnamed = sans nom
page-key-end = Révoquer cette clé
page-grant = Accorder plus de temps
page-settings = Réglages
page-theme = Thème
page-theme-system = celui du système
page-theme-night = Nuit
page-theme-paper = Papier
page-speed = Animation
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-off = aucune
page-confirming = Demander de confirmer un choix
page-confirming-final = s’il est définitif
page-confirming-always = toujours
page-confirming-never = jamais
page-forecast = Montrer qui gagnerait quoi
page-sound = Son
page-sound-off = coupé
page-sound-quiet = faible
page-sound-medium = moyen
page-sound-loud = fort
page-look-elsewhere = Notification du navigateur quand c’est à moi de jouer et que je suis ailleurs
page-notices-denied = Ce navigateur n’autorise pas les notifications d’ici ; vous pouvez le changer dans ses réglages.
page-history = Mes parties
page-history-empty = Aucune partie terminée pour l’instant.
page-when = Quand
page-result = Résultat
page-score = Points
page-result-won = gagnée
page-result-lost = perdue
page-result-draw = nulle
page-result-unfinished = inachevée
page-statistics = Statistiques
page-record =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } : { $won } gagnées, { $lost } perdues, { $draws } nulles
page-played = Jouées
page-dice = Les dés, en toute honnêteté

## Company, clocks and the house

page-guest-name = Inconnu
page-nav-join = Prendre place
page-bot-rookie = Débutant : connaît les règles, guère plus
    .name = Débutant
page-bot-hustler = Arnaqueur : prend tout ce qui traîne
    .name = Arnaqueur
page-bot-enforcer = Gros bras : joue pour gagner
    .name = Gros bras
page-bot-fixer = Combinard : voit les choses venir
    .name = Combinard
page-bot-kingpin = Parrain : réfléchit longtemps, se trompe peu
    .name = Parrain
page-bot-nemesis = Némésis : réfléchit le plus longtemps, ne pardonne rien
    .name = Némésis
page-clock-quick = 1 minute par décision
page-clock-slow = 5 minutes par décision
page-clock-days = 3 jours par décision
page-clock-move = { $seconds } secondes par décision
page-clock-by-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
page-rematch = Revanche
page-next-table = À la table suivante
page-waiting = La partie commence quand toutes les places sont prises et que tout le monde est là.
page-ready = prêt
page-not-ready = en route
page-invite = Envoyez ce lien à ceux avec qui vous voulez jouer
page-propose-draw = Proposer le match nul
page-propose-takeback = Demander à reprendre un coup
page-propose-abandon = Arrêter la partie
page-proposed-draw = { $name } propose le match nul.
page-proposed-takeback = { $name } demande à reprendre un coup.
page-proposed-abandon = { $name } veut arrêter la partie.
page-proposed-rematch = { $name } veut une revanche.
page-proposed-same_deal = { $name } veut rejouer la même donne.
page-proposed-keep_talk = { $name } veut garder la discussion après la partie.
page-agree = D’accord
page-disagree = Non
page-agree-draw = Accepter le match nul
    .text = La partie s’arrête aussitôt, et personne ne gagne.
page-agree-abandon = Arrêter la partie
    .text = La partie s’arrête aussitôt et ne compte pour personne.
page-resign = Abandonner
page-resign-text = Si vous abandonnez, vous perdez cette partie. C’est définitif.
page-cancel = Non, revenir
page-claim = Réclamer la victoire
    .text = Votre adversaire est parti. Si vous réclamez la victoire, la partie se termine comme si son temps était écoulé.
    .no = Non, attendre encore
page-declined = On ne vous demande plus : { $window }.
page-ask-again = Me redemander
page-window-draft = avant de prendre les dés
page-window-move = avant le mouvement
page-window-place = avant de poser
page-window-act = avant l’action
page-window-end = avant la fin du tour
page-window-enthral = avant qu’un district soit réglé
page-is-bot = un bot
page-here = présent
page-away = absent
page-watchers = Spectateurs
page-commitment = Sceau des dés
page-fair = Le serveur a fixé sa part des dés avant le premier lancer, et chaque joueur y a ajouté la sienne. Après la partie, vous pouvez vérifier chaque lancer en la revoyant.
page-time-left = Temps restant : { $time }
page-tab-chat = Discussion
page-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
page-only-watching = Vous regardez la partie.
page-tab-house = Table
page-say = Dites quelque chose
page-send = Envoyer
page-watching = regarde :
page-somebody-watching = quelqu’un qui regarde
page-keep-talk = garder la discussion après la partie, si tout le monde est d’accord
page-talk-kept = la discussion est gardée après la partie
page-mute = masquer les messages de { $name }
page-phrase-hello = Bonsoir.
page-phrase-luck = Bonne chance.
page-phrase-moment = Un instant, s’il vous plaît.
page-phrase-well = Bien joué.
page-phrase-thanks = Merci pour la partie.
page-phrase-again = On remet ça ?
page-coach-read = Compris

## Mots de passe et messages

page-nav-reset = Nouveau mot de passe
page-reset-text = Choisissez un nouveau mot de passe. Toutes vos autres sessions prennent fin.
page-reset-done = Votre nouveau mot de passe est valable dès maintenant, et vous êtes connecté ici.
page-new-password = Nouveau mot de passe
page-nav-stop = Plus d’e-mails
page-mail-stopped = Vous ne recevrez plus d’e-mails. Vous pouvez les réactiver dans vos réglages.
page-nav-confirm = Des e-mails quand c’est à vous
page-mail-confirmed = Désormais, un e-mail vous prévient quand c’est à vous de jouer. Cette adresse peut aussi recevoir un lien pour choisir un autre mot de passe.
page-notices = Quand c’est à moi de jouer et que je suis absent
page-notices-text = Pour les parties qui durent plusieurs jours. Rien n’est envoyé tant que vous ne l’activez pas ici.
page-push-start = Me prévenir dans ce navigateur
page-push-stop = Ne plus me prévenir dans ce navigateur
page-mail = Adresse e-mail
page-mail-start = M’envoyer des e-mails
page-mail-stop = Ne plus m’envoyer d’e-mails
page-mail-on = Les e-mails sont envoyés à { $address }.
page-mail-recovers = Une adresse confirmée peut aussi recevoir un lien pour choisir un autre mot de passe.
page-mail-unconfirmed = Si nous n’avons pas déjà écrit à { $address } aujourd’hui, un e-mail est en route : ouvrez le lien qu’il contient pour confirmer.
page-mail-stop-old = Ce lien n’est plus valable. Connectez-vous et désactivez les e-mails sur votre page, sous Réglages.

## Ce qui reste des parties

page-one-screen = Les deux camps sur cet écran
page-not-begun = Pas commencée
page-rating-of = Classement
page-gang = le gang
    .of = du gang
page-people = joueurs humains
page-bots = bots
page-forgotten = quelqu’un
page-filter = Quelles parties
page-all = toutes
page-card = Carte
page-history-none = Aucune partie de ce genre.
page-older = Parties plus anciennes
page-all-records = Télécharger tous les enregistrements
page-result-shared = les deux camps
page-lost = Perdues
page-as-numbers = En chiffres
page-by-card = Par niveau et par carte
page-average = { $game } : { $points } points à { $rival } en moyenne ; votre meilleur score est { $best }.
page-streak-won =
    { $count ->
        [one] Vous avez gagné la dernière.
       *[other] Vous avez gagné les { $count } dernières.
    }
page-streak-lost =
    { $count ->
        [one] Vous avez perdu la dernière.
       *[other] Vous avez perdu les { $count } dernières.
    }
page-streak-longest = Plus longue série de victoires { $won }, plus longue série de défaites { $lost }.
page-dice-chart = Combien de fois chaque face est sortie ; la ligne indique le nombre attendu
page-dice-too_few = Encore trop peu de dés pour conclure : { $all }.
page-dice-usual = { $all } dés, ceux de tous les joueurs à vos tables, et rien d’étrange : sur 100 séries de ce genre avec des dés honnêtes, environ { $chance } sont au moins aussi inégales.
page-dice-unusual = { $all } dés, ceux de tous les joueurs à vos tables, et c’est inhabituel : sur 100 séries de ce genre avec des dés honnêtes, seulement { $chance } environ sont aussi inégales. Cela arrive.
page-dice-rare = { $all } dés, ceux de tous les joueurs à vos tables, et c’est rare : sur 100 séries de ce genre avec des dés honnêtes, environ { $chance } sont aussi inégales. Vous pouvez vérifier chaque lancer en revoyant vos parties.
page-face = Face
page-came = Sortie
page-due = Attendue
page-chi-square = Khi-deux { $chi } à cinq degrés de liberté, { $chance } %
page-medals = Les médailles sont une idée à nous : bronze pour une victoire sous le niveau normal, argent au niveau normal, or au-dessus. La légende les donne pour son deuxième, son troisième et son plus haut rang.
page-your-medal = Votre médaille ici : { $medal } ({ $level }).
page-next-gang = Gang suivant : { $name }
page-medal-bronze = bronze
page-medal-silver = argent
page-medal-gold = or
page-stages-won = { $won } sur { $all } gagnées
page-stage-medal = { $medal } ({ $level })
page-stage-tries =
    { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }
page-stage-best = meilleur score { $best }
page-odds =
    { $won ->
        [one] { $verdict } : un bot fort gagne { $won } partie sur { $of }.
       *[other] { $verdict } : un bot fort gagne { $won } parties sur { $of }.
    }
page-odds-easy = Facile
page-odds-fair = Équilibré
page-odds-hard = Difficile
page-odds-harder = Très difficile
page-offer-deal = Envoyer cette donne
page-offer = Qui ouvre ce lien joue avec les mêmes dés, à votre place
page-side-by-side = La même donne, côte à côte
page-front = La une
page-front-save = Enregistrer l’image
page-front-share = Partager
page-front-link = Copier le lien
page-front-close = Retour au plateau
page-count-all = Aller au total

## La fin

page-end-you-win = Vous gagnez, { $own } à { $rival }.
page-end-you-lose = Vous perdez, { $own } à { $rival }.
page-end-you-lose-to = Vous perdez : { $name } gagne avec { $rival }, et vous avez { $own }.
page-end-you-capone = Vous gagnez, { $own } à { $rival } : vous êtes Al Capone.
page-end-you-lose-capone = Vous perdez, { $own } à { $rival } : { $name } est Al Capone.
page-end-wins = { $name } gagne, { $own } à { $rival }.
page-end-capone = { $name } gagne, { $own } à { $rival }, et devient Al Capone.
page-end-draw = Match nul : { $own } partout.
page-end-you-reach = Vous gagnez avec { $own } points.
page-end-too-few = Vous perdez : { $own } points ne suffisent pas.
page-end-condition = Vous perdez : { $own } à { $rival }, mais la condition n’est pas remplie.
page-end-at-once = Vous perdez : le gang tient son infusion.
page-you = vous
    .start = Vous

## Les bots, par leur nom

page-known-smile-and-gun-rookie = Pip
    .second = Tess
    .manner = compte sur ses doigts
page-known-smile-and-gun-hustler = Dixie
    .second = Jack
    .manner = se sert au plus près et cligne de l’œil
page-known-smile-and-gun-enforcer = Bruno
    .second = Olga
    .manner = va droit là où ça fait mal
page-known-smile-and-gun-fixer = Rosa
    .second = Conrad
    .manner = sait quelle égalité l’arrange
page-known-smile-and-gun-kingpin = Victor
    .second = Helena
    .manner = connaît votre coup avant vous
page-known-smile-and-gun-nemesis = Morgana
    .second = Silas
    .manner = ne se presse jamais et n’oublie rien
page-known-gangster-rookie = Sonny
    .second = Junior
    .third = Peggy
    .manner = pose les gros d’abord
page-known-gangster-hustler = Trixie
    .second = Nick
    .third = Pearl
    .manner = aime les lignes des autres
page-known-gangster-enforcer = Mack
    .second = Greta
    .third = Tiny
    .manner = a une balle pour chaque question
page-known-gangster-fixer = Stella
    .second = Felix
    .third = Ruth
    .manner = vous laisse remplir la cinquième case
page-known-gangster-kingpin = Salvatore
    .second = Carlotta
    .third = Gus
    .manner = calcule les douze lignes à la fois
page-known-gangster-nemesis = Vesper
    .second = Nero
    .third = Mara
    .manner = sourit quand vous complétez une rangée

## Un nom, une seule fois

page-introduction = Comment vous appelle-t-on ?
    .text = Vous allez jouer avec d’autres. Ils verront ce nom ; vous pourrez le changer à tout moment sur votre page.
page-introduction-go = C’est moi
page-introduction-skip = Rester anonyme

## Comptes, et ce qui n’a pas marché

page-account = Compte
page-have-account = J’ai un compte
page-login-rule = Jusqu’à 100 caractères sans espace ; les majuscules ne comptent pas. Les autres voient votre nom, jamais cet identifiant.
page-password-rule = Au moins 10 caractères, n’importe lesquels : quelques mots à la suite se retiennent bien et se devinent mal.
page-forgotten-password = Mot de passe oublié ?
    .who = Saisissez d’abord votre identifiant.
    .sent = Si ce compte a une adresse e-mail confirmée, un lien pour choisir un autre mot de passe est en route. Sinon, demandez à qui tient cette maison.
page-error-sign-in = Identifiant ou mot de passe incorrect.
page-error-password = Ce n’est pas votre mot de passe actuel.
page-error-short-password = Un mot de passe doit compter de 10 à 200 caractères.
page-error-guesses = Trop de mots de passe incorrects. Attendez quelques minutes avant de réessayer.
page-error-login = Un identifiant compte de 1 à 100 caractères visibles, sans espace.
page-error-taken = Cet identifiant est pris. Choisissez-en un autre.
page-error-name = Un nom compte de 1 à 30 caractères visibles.
page-error-old-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
page-error-strange-link = Ce lien ne fonctionne pas. Il manque peut-être une lettre.
page-error-no-table = Il n’y a plus rien ici. Le lien est peut-être ancien, ou il manque une lettre.
page-error-no-seat = Quelqu’un a été plus rapide : toutes les places sont prises.
page-error-invited-only = Cette maison n’accueille les nouveaux que sur invitation. Demandez qu’on vous envoie le lien d’une table.
page-error-rated = Les parties classées sont réservées aux joueurs qui ont un compte.
page-error-no-mail = Cette maison n’envoie pas d’e-mails.
page-error-no-reset = Cette maison n’envoie pas d’e-mails. Demandez à qui la tient un lien pour choisir un autre mot de passe.
page-error-address = Ce n’est pas une adresse e-mail.
page-error-no-deal = Cette donne n’est plus proposée.
page-error-too-many-tables = Personne ne peut avoir plus de tables ouvertes. Terminez une partie ou abandonnez-en une d’abord.
page-error-still-played = Cette partie se joue encore ici. Attendez qu’elle soit terminée.
page-error-reviews = Plusieurs de vos parties sont déjà en cours d’analyse. Attendez-en une.
page-error-too-many-keys = Personne ne peut avoir plus de clés d’accès. Révoquez-en une d’abord.
page-error-signed-out = Vous n’êtes plus connecté ici. Rechargez la page.
page-error-forbidden = Vous n’en avez pas le droit.
page-error-too-large = C’est trop volumineux.
page-error-too-fast = Pas si vite : attendez un instant et réessayez.
page-error-busy = Le serveur est occupé. Réessayez dans un instant.
page-error-no-room = Il n’y a plus de place sur cet appareil, ou son navigateur n’enregistre rien. Ce que vous avez vu jusqu’ici est à l’abri.
page-error-other-rules = Cette partie a été jouée selon d’autres règles et pourrait finir autrement selon les nôtres ; elle ne peut donc pas être montrée.

## Doors of the campaign

page-door-closed = La porte est fermée.
page-door-open = La porte est ouverte.
page-door-won = Vous avez gagné ici.

## Pictures of people

page-avatar = Votre portrait
page-avatar-where = Seul cet appareil montre celui que vous choisissez ; les autres voient celui qui va avec votre nom.
page-avatar-badger = Le Blaireau
page-avatar-bear = L’Ours
page-avatar-bull = Le Taureau
page-avatar-bulldog = Le Bouledogue
page-avatar-cat = Le Chat
page-avatar-crocodile = Le Crocodile
page-avatar-duck = Le Canard
page-avatar-elephant = L’Éléphant
page-avatar-fox = Le Renard
page-avatar-frog = La Grenouille
page-avatar-goat = La Chèvre
page-avatar-horse = Le Cheval
page-avatar-lion = Le Lion
page-avatar-monkey = Le Singe
page-avatar-octopus = La Pieuvre
page-avatar-owl = La Chouette
page-avatar-penguin = Le Manchot
page-avatar-pig = Le Cochon
page-avatar-pike = Le Brochet
page-avatar-rabbit = Le Lapin
page-avatar-ram = Le Bélier
page-avatar-rat = Le Rat
page-avatar-rooster = Le Coq
page-avatar-stag = Le Cerf
