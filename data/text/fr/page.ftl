### The web page's own words. What happens at the table is said by smile.ftl, gangster.ftl and cards.ftl.

## Everywhere

page-title = Backroom
page-tagline = Deux jeux de Boss, de dés et de mauvaises fréquentations. La lampe est allumée, prenez place.
page-skip = Aller à la table
page-menu = Menu
page-home = Backroom, accueil
page-language = Langue
page-to-paper = Passer au thème clair, Papier
page-to-night = Passer au thème sombre, Nuit
page-loading = Un instant…
page-failed = Cela n’a pas marché.
page-server-away = Le serveur ne répond pas. Vos parties sont à l’abri ; réessayez dans un instant.
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
page-lost-text = Personne de ce nom ici. Le lien est peut-être vieux, ou il lui manque une lettre.
page-unofficial = Une table non officielle, tenue par des gens qui aiment ces jeux ; ni faite ni approuvée par leurs auteurs ou éditeurs. Si vous les aimez aussi, achetez les boîtes.

## Home

page-go-on = Reprendre une partie
page-against = avec { $names }
page-your-turn = À vous
page-their-turn = En attente
page-seat-free = place libre
page-start-bot = Contre un robot
page-start-solo = Seul contre le gang
page-start-here = Ensemble sur cet écran
page-start-link = Inviter quelqu’un
page-learn-it = Première fois ? Apprenez en jouant
page-set-up = Tout choisir vous-même
page-campaign-text = Dix gangs et cinq missions pour une personne seule, chacun avec son histoire et sa condition.
page-lobby-text = Les tables ouvertes des autres. Asseyez-vous, ou regardez.
page-replay-text = Parcourez n’importe quelle partie, position par position, dés prouvés et erreurs nommées.

## A new table

page-game = Jeu
page-rival = Contre
page-bot = Force
page-players = Joueurs
page-edition = Édition
page-level = Niveau
page-card-shadow = Carte Ombre
page-card-infusion = Carte infusion
page-legacy = Jouer votre héritage : seul votre score compte
page-begins = Qui commence
page-begins-random = le hasard décide
page-begins-me = moi
page-begins-other = l’autre camp
page-card-more = Carte infusion { $number }
page-random = Au hasard
page-solo-difficulty = En solo, cette carte est { $difficulty }.
page-first-cards = Pour une première partie : { shadow-badge } et { infusion-last_chance }. Les monstres attendront.
page-clock = Pendule
page-clock-none = sans pendule
page-listed = l’afficher au salon
page-rated = classée
page-start = Commencer
page-play = Jouer

## The table

page-prompt = Ce qui est demandé
page-choices = Ce que vous pouvez faire
page-city = La ville
page-chicago = Les rues de Chicago
page-round = Manche
page-phase = Phase
page-bag = Sac
page-discard = Sortis
page-tie = égalité
page-space = Case { $one }/{ $two }
page-row = Ligne { $number }
page-column = Colonne { $number }
page-field-free = { $field } : libre
page-field-piece = { $field } : { $piece }
page-field-dead = { $field } : { $piece }, mort
page-figures =
    Boss vert sur la case { $green }, Boss jaune sur la case { $yellow }{ $shadow ->
        [none] .
       *[other] , l’Ombre sur la case { $shadow }.
    }
page-nothing = rien
page-move = Mouvement
page-act = Action
page-leftover = Restant
page-pool = Dés à prendre : { $dice }
page-pool-empty = Plus de dés dans la réserve.
page-die = Dé { $value }
page-die-move = Prendre un { $value } pour le mouvement
page-die-act = Prendre un { $value } pour l’action
page-heat = Attention { $heat }
page-heat-of = Dés d’action { $dice }, niveau d’attention { $heat }
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-points-short = { $points } pts
page-tokens = Jetons
page-marker = { $kind } : { $count } virtuels
page-solo-tokens =
    { $count ->
        [one] { $count } jeton solo
       *[other] { $count } jetons solo
    }
page-on-card = { $count } sur la carte
page-first = Premier joueur
page-turn = doit jouer
page-goal = But :
page-own = À vous
page-met = remplie
page-not-met = non remplie
page-open = Ouverts
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
page-over = La partie est finie.
page-offline = Connexion perdue. Nouvel essai…
page-why-not = Pas maintenant.
page-skip-hint = Cliquez ou appuyez sur Échap pour passer.
page-hint-thinking = Voyons voir …
page-hint-button = Conseil
page-undo = Annuler
page-confirm = Confirmer
page-on-board = Choisissez sur le plan.
page-as-list =
    { $count ->
        [0] Tous les choix en liste
        [one] Le choix en liste
       *[other] Les { $count } choix en liste
    }
page-as-table = Retour aux pièces
page-more = Plus
page-tab-board = Plan
page-tab-players = Joueurs
page-tab-cards = Cartes
page-tab-log = Journal
page-tab-coach = Leçon
page-tab-hint = Conseil
page-log = Ce qui s’est passé
page-again = Revoir le dernier tour
page-same-deal = Rejouer cette donne
page-replay = Revoir et analyser

## What the pieces mean

page-legend = Ce que signifient les pièces
page-legend-green = Les hommes de main de Vert
page-legend-yellow = Les hommes de main de Jaune
page-legend-police = La police
page-legend-hat = Un chapeau : le chiffre donne ses points. Chaque carré bleu amène un policier.
page-legend-gambling = Casino : des points pour la majorité
page-legend-weapons = Armes : de même
page-legend-contraband = Contrebande : de même
page-legend-infusion = Une infusion : paie l’effet de la carte infusion
page-legend-down = Face cachée : 1 point, quoi que ce fût
page-legend-power = Le chiffre est la force.
page-legend-dead = Mort : occupe sa case, ne compte plus
page-legend-lock = Un cadenas : vient d’être posé ou déplacé, ne bouge pas ce tour-ci.
page-legend-edge = Au bord : combien des six y sont déjà, et qui marquerait combien.

## Learn

page-learn-text = De petites leçons à la vraie table, une chose à la fois ; puis une partie entière avec une note pour chaque nouvelle question. Partez quand vous voulez.
page-lesson-start = Commencer la première leçon
page-lesson-go-on = Continuer avec la leçon { $number }
page-lesson-number = Leçon { $number } sur { $all }
page-lesson-task = À faire :
page-lesson-done = C’est fait !
page-lesson-missed = C’était autre chose. Ce n’est rien ; réessayez.
page-lesson-again = Réessayer
page-lesson-next = Leçon suivante
page-lesson-whole = Une partie entière avec des notes
page-lesson-all = Toutes les leçons
page-lesson-learned = fait
page-gist = Le jeu en bref
page-all-rules = Toutes les règles, pour vérifier
page-gist-smile-and-gun-1 = Prenez deux dés : l’un déplace votre Boss autour de la ville, l’autre est un petit méfait. Les petits méfaits vous gardent au frais.
page-gist-smile-and-gun-2 = Là où votre Boss s’arrête, 3, 2 et 1 de vos hommes de main entrent dans les trois districts devant lui.
page-gist-smile-and-gun-3 = Le dernier dé fait marcher l’Ombre, et sa carte sème le trouble.
page-gist-smile-and-gun-4 = Puis chaque district se règle : qui a le plus de cubes prend d’abord. La police joue aussi, et une égalité en tête laisse tout en place.
page-gist-smile-and-gun-5 = Après trois manches, chapeaux et affaires comptent. Le plus de points, et la ville est à vous.
page-gist-gangster-1 = À votre tour, posez un gangster, déplacez-en un ou abattez-en un. Un seul des trois.
page-gist-gangster-2 = Une ligne ou colonne de six gangsters est comptée aussitôt : le gang le plus fort gagne son avance sur le suivant.
page-gist-gangster-3 = Les gangs à égalité s’éliminent. Les morts occupent une case mais ne comptent plus.
page-gist-gangster-4 = Le rang 17 fait de vous Al Capone. Sinon, le plus haut rang gagne quand le plan est plein.
page-coach-draft = Deux dés
    .text = Prenez-en un pour le mouvement, puis un pour l’action ; le plan montre où votre Boss arriverait et qui le suivrait. Vos dés d’action font votre niveau d’attention ; plus bas que l’autre, il rapporte un bonus.
page-coach-window = Continuer, ou une infusion
    .text = Vous avez une infusion qui servirait ici. Rien ne vous y force : le bouton éclairé continue simplement.
page-coach-act = Votre méfait
    .text = Le dé gardé pour l’action dit ce que vous faites. Tout ce qui se choisit est éclairé. Cherchez un district où un cube fait passer de deuxième à premier, ou rompt une égalité.
page-coach-shift_to = Vers où ?
    .text = Choisissez maintenant le district où va votre homme de main.
page-coach-bonus = Le plus discret
    .text = Vos dés d’action font moins. Ajoutez un cube de n’importe quelle couleur, ou deux policiers, là où cela vous aide ou gêne l’autre.
page-coach-take = Prenez votre butin
    .text = Vous avez gagné une place ici. Les chapeaux valent leur chiffre. Les affaires comptent si vous en avez le plus d’une sorte ; si l’autre n’en a aucune, c’est un monopole, qui compte double. Face cachée, chacune vaut 1 point.
page-coach-turn = Poser, déplacer ou tirer
    .text = Posez un des vôtres, un ouvert, ou piochez à l’aveugle ; ou déplacez un gangster vivant d’une case ; ou dépensez une balle. Les marques au bord disent si une ligne se remplit et qui marquerait.
page-coach-lay = Où poser
    .text = Visez une case et voyez ce qu’elle rapporterait. Le sixième d’une ligne la fait compter aussitôt : ne posez pas le cinquième pour un autre.
page-coach-move_from = Déplacer
    .text = Tout gangster vivant peut aller d’une case, quelle que soit sa couleur. Pas dans une ligne complète, ni celui du tour d’avant.
page-coach-shoot_with = Tirer
    .text = Votre gangster abat un voisin. Le mort reste et occupe sa case, mais sa force est perdue. Les balles ne reviennent pas.
page-coach-refill = Compléter
    .text = Il y a toujours deux gangsters ouverts. Choisissez la pile d’où vient le nouveau.
page-coach-score = Deux lignes à la fois
    .text = Un gangster a complété une ligne et une colonne. Vous dites laquelle compte d’abord ; près du rang 17, cela importe.
page-coach-over = C’est tout
    .text = Vous connaissez le jeu. Rejouez la même donne, ou revoyez la partie pour savoir ce que les dés vous devaient.
page-coach-wait = Regardez ce qui se passe ; la prochaine question est pour vous.
page-coach-met = { $met } sur { $all } rencontrés

## Rules

page-rules-text = Avec nos propres mots. Ce que les livrets laissent ouvert est marqué comme décision ; ce dont nous ne sommes pas sûrs, comme supposé.
page-search = Chercher dans les règles
page-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
page-ruling = Décision :
page-assumed = Supposé :

## Campaign

page-book-scenario = La campagne (édition allemande)
page-book-mission = Missions (première édition)
page-mission-hard = Difficile : battre aussi le score du gang
page-won = Gagné

## Lobby

page-open-table = Ouvrir une table
page-lobby-empty = Personne n’attend. Ouvrez une table, quelqu’un viendra peut-être.
page-join = S’asseoir
page-watch = Regarder

## Replay

page-open-file = Ouvrir un enregistrement
page-drop-file = Ou déposez un fichier ici : une partie, comme Backroom l’écrit.
page-position = Position { $at } sur { $length }
page-to-start = Au début
page-back = Un pas en arrière
page-forward = Un pas en avant
page-to-end = À la fin
page-share = Copier le lien
page-copied = Copié
page-prove = Prouver les dés
page-proven = Chaque lancer est vérifié : les dés étaient honnêtes.
page-download = Enregistrement
page-chart = Chances de gagner au fil de la partie
page-luck = Dés { $luck } %, décisions { $skill } % d’une victoire
page-analysing = La partie est examinée …
page-chart-of = La partie de qui
page-mistake = Coup { $entry }, { $loss } % perdus :
page-mistake-was = { $played }. Mieux : { $better }.

## Me

page-name = Nom
page-my-name = Le nom que les autres voient
page-save = Enregistrer
page-saved = Enregistré.
page-rating =
    { $game } : classement { $rating } ± { $uncertainty }, sur { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
page-guest = Vous jouez en invité sur cet appareil. Un compte emporte vos parties.
page-signed-in = Connecté comme { $login }.
page-sign-out = Se déconnecter
page-sign-out-everywhere = Se déconnecter partout
page-login = Identifiant
page-password = Mot de passe
page-sign-in = Se connecter
page-register = Créer un compte
page-my-data = Télécharger mes données
page-forget = Oubliez-moi
page-forget-sure = Oui, oubliez-moi ; mes parties restent sans nom
page-grant = Accorder du temps
page-settings = Réglages
page-theme = Lumière
page-theme-system = comme le système
page-theme-night = Nuit
page-theme-paper = Papier
page-speed = Animation
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-off = aucune
page-confirming = Demander avant qu’un choix compte
page-confirming-final = s’il est définitif
page-confirming-always = toujours
page-confirming-never = jamais
page-forecast = Montrer qui gagnerait quoi
page-sound = Un son quand c’est à moi
page-look-elsewhere = Avis du navigateur quand c’est à moi et que je regarde ailleurs
page-notices-denied = Ce navigateur ne permet pas d’avis d’ici ; ses propres réglages peuvent changer cela.
page-history = Mes parties
page-history-empty = Aucune partie finie pour l’instant.
page-when = Quand
page-result = Résultat
page-score = Points
page-result-won = gagnée
page-result-lost = perdue
page-result-draw = nulle
page-result-unfinished = en cours
page-statistics = Statistiques
page-record =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } : { $won } gagnées, { $lost } perdues, { $draws } nulles
page-played = Jouées
page-dice = Les dés, en toute justice

## Company, clocks and the house

page-guest-name = Inconnu
page-nav-join = Prendre place
page-bot-rookie = Débutant : connaît les règles, guère plus
    .name = Débutant
page-bot-hustler = Arnaqueur : prend ce qui traîne
    .name = Arnaqueur
page-bot-enforcer = Gros bras : joue pour gagner
    .name = Gros bras
page-bot-fixer = Combinard : voit venir
    .name = Combinard
page-bot-kingpin = Parrain : réfléchit longtemps, se trompe peu
    .name = Parrain
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
page-waiting = La partie commence quand toutes les places sont prises et que tout le monde est là.
page-ready = prêt
page-not-ready = en chemin
page-invite = Envoyez ce lien à qui doit jouer
page-propose-draw = Proposer la nulle
page-propose-takeback = Demander à reprendre
page-propose-abandon = Arrêter là
page-proposed-draw = { $name } propose la nulle.
page-proposed-takeback = { $name } demande à reprendre un coup.
page-proposed-abandon = { $name } veut arrêter la partie.
page-proposed-rematch = { $name } veut une revanche.
page-proposed-same_deal = { $name } veut rejouer la même donne.
page-proposed-keep_talk = { $name } veut garder la conversation après la partie.
page-agree = D’accord
page-disagree = Non
page-resign = Abandonner
page-resign-sure = Oui, j’abandonne
page-resign-not = Non, continuer
page-dont-ask = Ne plus demander cette phase
page-declined = Refusé d’avance : { $window }.
page-ask-again = Redemander
page-window-draft = avant de prendre les dés
page-window-move = avant le mouvement
page-window-place = avant de placer
page-window-act = avant l’action
page-window-end = avant la fin du tour
page-window-enthral = avant de régler un district
page-is-bot = un programme
page-here = présent
page-away = absent
page-watchers = Spectateurs
page-commitment = Sceau des dés
page-fair = Le serveur a fixé sa part des dés avant le premier lancer, et chacun y a ajouté la sienne. Après la partie, chaque lancer peut être prouvé.
page-time-left = Temps restant : { $time }
page-tab-chat = Paroles
page-tab-house = Table
page-say = Dites quelque chose
page-send = Envoyer
page-watching = regarde :
page-somebody-watching = quelqu’un qui regarde
page-keep-talk = garder la conversation après la partie, si tout le monde le veut
page-talk-kept = la conversation est gardée après la partie
page-mute = ne pas entendre { $name }
page-phrase-hello = Bonsoir.
page-phrase-luck = Bonne chance.
page-phrase-moment = Un instant, s’il vous plaît.
page-phrase-well = Bien joué.
page-phrase-thanks = Merci pour la partie.
page-phrase-again = Une autre ?
page-coach-read = Compris

## Mots de passe et messages

page-nav-reset = Un autre mot de passe
page-reset-text = Choisissez un autre mot de passe. Vos autres sessions prennent fin.
page-new-password = Nouveau mot de passe
page-nav-stop = Plus de courriels
page-mail-stopped = Vous ne recevez plus de courriels. Vous pouvez les réactiver dans vos réglages.
page-nav-confirm = Des courriels quand c’est à vous
page-mail-confirmed = Désormais un courriel vous prévient quand c’est à vous de jouer.
page-notices = Quand c’est à moi et que je ne suis pas là
page-notices-text = Pour les parties qui durent des jours. Rien n’est envoyé si vous ne l’activez pas ici.
page-push-start = Me prévenir dans ce navigateur
page-push-stop = Ne plus me prévenir dans ce navigateur
page-mail = Adresse électronique
page-mail-start = M’écrire
page-mail-stop = Ne plus écrire
page-mail-on = Les courriels vont à { $address }.
page-mail-unconfirmed = Une question a été envoyée à { $address } : ouvrez le lien qu’elle contient.

## Ce qui reste des parties

page-one-screen = les deux camps sur cet écran
page-not-begun = Pas commencée
page-rating-of = Classement
page-gang = le gang
page-people = des gens
page-bots = programmes
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
page-average = { $game } : { $points } points en moyenne contre { $rival }, au mieux { $best }.
page-streak-won =
    { $count ->
        [one] La dernière est gagnée.
       *[other] Les { $count } dernières sont gagnées.
    }
page-streak-lost =
    { $count ->
        [one] La dernière est perdue.
       *[other] Les { $count } dernières sont perdues.
    }
page-streak-longest = Plus longue série de victoires { $won }, de défaites { $lost }.
page-dice-chart = Combien de fois chaque face est sortie ; la ligne indique l’attendu
page-dice-too_few = Trop peu de dés pour conclure : { $all }.
page-dice-usual = { $all } dés de tout le monde à vos tables, et rien d’étrange : sur 100 séries de dés honnêtes, environ { $chance } sont au moins aussi inégales.
page-dice-unusual = { $all } dés de tout le monde à vos tables, et c’est inhabituel : sur 100 séries de dés honnêtes, seulement { $chance } environ sont aussi inégales. Cela arrive.
page-dice-rare = { $all } dés de tout le monde à vos tables, et c’est rare : sur 100 séries de dés honnêtes, environ { $chance } sont aussi inégales. Chaque jet se prouve dans les relectures.
page-face = Face
page-came = Sortie
page-due = Attendue
page-chi-square = Khi-deux { $chi } à cinq degrés de liberté, { $chance } %
page-medals = Les médailles sont de nous : bronze pour une victoire sous le niveau normal, argent au niveau normal, or au-dessus. L’héritage les donne pour son deuxième, son troisième et son plus haut rang.
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
page-offer-deal = Envoyer cette donne à un ami
page-offer = Qui ouvre ce lien joue les mêmes dés à votre place
page-side-by-side = La même donne, côte à côte
