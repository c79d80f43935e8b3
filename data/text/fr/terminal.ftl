### La table dans le terminal.

terminal-commands = Un numéro pour choisir · u annuler · l tout le journal · s score · r W5.6 une règle · t un conseil · i attendre une infusion · ? aide · q quitter
terminal-help =
    Tapez le numéro d’un choix, puis Entrée. Les grands choix se font par étapes ; u annule l’étape ou votre dernière
    décision, tant que ni le hasard ni quelqu’un d’autre n’est intervenu depuis. Là où vous ne pouvez
    qu’utiliser une infusion ou continuer, la partie continue comme le dit --ask ; avec i, elle y attend la
    prochaine fois. La partie est enregistrée après chaque décision : { $file }
terminal-choose = Votre choix
terminal-not-a-choice = Tapez un numéro de 1 à { $count }, ou ? pour de l’aide.
terminal-armed = La partie attendra la prochaine fois que vous pourrez utiliser une infusion.
terminal-undone = C’est annulé.
terminal-no-undo = Il n’y a rien à annuler : le hasard ou quelqu’un d’autre est intervenu après votre dernière décision.
terminal-saved = Partie enregistrée. Pour continuer : backroom play --resume { $file }
terminal-commitment = Les dés sont fixés avant le premier lancer ; leur sceau est { $commitment }
terminal-resumed = { $count } entrées lues ; la partie continue.
terminal-no-rule = Il n’y a pas de règle { $rule }.
terminal-forced = Un seul choix : { $choice }
terminal-to-decide = { $seat }
terminal-over = La partie est terminée.
terminal-record = L’enregistrement est dans { $file } ; pour le vérifier : backroom verify { $file }
terminal-bot-gives-up = { $seat } abandonne la partie. { $program } : { $why }
terminal-bot-not-ready = il n’était pas prêt après { $seconds } secondes
terminal-bot-slow = il n’a pas répondu en { $seconds } secondes
terminal-bot-ended = il s’est arrêté en pleine partie, avec le code { $code }
terminal-bot-killed = il a été tué en pleine partie
terminal-bot-closed = il a fermé sa sortie en pleine partie
terminal-bot-too-long = il a écrit une ligne de plus de { $bytes } octets
terminal-bot-unclear = il a écrit « { $said } », ce qui n’est pas une réponse : { $why }
terminal-bot-protocol = il parle « { $said } », « backroom-bot/1 » était attendu
terminal-bot-illegal = il a choisi { $choice }, ses choix étaient { $legal }
terminal-position = Position après l’entrée { $number } sur { $count }
terminal-round = Manche { $round } sur 3, phase { $phase } : { $name }
terminal-phase-1 = Préparation
terminal-phase-2 = Faire sa tournée
terminal-phase-3 = L’Ombre s’étend
terminal-phase-4 = Filer en douce
terminal-phase-5 = Régler les comptes
terminal-pool = Dés : { $dice }
terminal-leftover = Restant : { $die }
terminal-bag = Sac { $bag }, défausse { $discard }
terminal-heat = dés d’action { $dice }, pression { $heat }
terminal-holds = a : { $tokens }
terminal-nothing = rien pour l’instant
terminal-on-card = sur la carte : { $count }
terminal-gumshoe = tient le Limier
terminal-first = premier joueur
terminal-points = { $points } { $points ->
        [one] point
       *[other] points
    } pour l’instant
terminal-cards = Cartes : { $shadow } · { $infusions }
terminal-legend = { $hat }4/1 : chapeau de valeur 4 qui amène 1 policier · S l’Ombre · 1er, 2e, 3e : qui se servirait dans quel ordre
terminal-shadow = S
terminal-short-hat = cha
terminal-short-gambling = cas
terminal-short-weapons = arm
terminal-short-contraband = ctb
terminal-short-infusion = inf
terminal-short-green = G
terminal-short-yellow = Y
terminal-short-police = P
terminal-short-red = R
terminal-short-blue = B
terminal-short-grey = A
terminal-short-guardian = gardien
terminal-tie = égalité
terminal-nobody = –
terminal-open = Réserve ouverte : { $gangsters }
terminal-stacks = Piles : { $one } et { $two }
terminal-own = à soi : { $gangsters }
terminal-bullets = { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }
terminal-rank = rang { $rank }
terminal-dead = Entre parenthèses : mort
terminal-rule-ruling = Interprétation : { $text }
terminal-rule-assumed = Supposé : { $text }
