### Ce que le serveur dit aux joueurs.

## Pourquoi une demande n’a pas été suivie

server-refused-malformed = Ce message est incompréhensible.
server-refused-not_synced = Le premier message doit être « sync ».
server-refused-not_your_seat = Ce n’est pas votre place.
server-refused-not_asked = Ce n’est pas votre tour.
server-refused-stale = La table a changé entre-temps ; regardez de nouveau.
server-refused-no_such_choice = Ce choix n’est pas proposé.
server-refused-illegal = Les règles l’interdisent.
server-refused-not_begun = La partie n’a pas encore commencé.
server-refused-over = La partie est terminée.
server-refused-nothing_to_undo = Il n’y a rien à annuler : le hasard ou quelqu’un d’autre est passé après votre dernière décision.
server-refused-turn_over = Votre tour est passé : rien ne peut plus en être annulé. Vous pouvez demander à le reprendre.
server-refused-rated = Dans une partie classée, rien ne peut être annulé ni repris.
server-refused-not_now = Cela ne peut pas être proposé ici et maintenant.
server-refused-not_written = Cela n’a pas pu être enregistré et ne compte pas ; veuillez réessayer.
server-refused-frozen = Cette table ne peut plus qu’être lue : son déroulement ne correspond plus aux règles.
server-refused-too_fast = Pas si vite : trop de messages à la fois.
server-refused-too_many_undos = Vous avez annulé cette décision assez souvent.
server-refused-too_long = Cette partie est devenue trop longue : elle ne peut plus qu’être arrêtée.
server-refused-upgrade = Cette page n’est plus à jour ; veuillez la recharger.
server-refused-too_many_tables = La personne qui a ouvert cette table a déjà autant de parties en cours que permis. Il faut d’abord en finir une.

## Ce que demande un scénario ou une mission

server-condition = { $name } : { $have } sur { $need }

## Un conseil : la décision et ses chances

server-hint = { $line } ({ $odds }).

## Si les dés peuvent être vérifiés

server-proof-proven =
    { $events ->
        [one] Le seul événement aléatoire découle
       *[other] Les { $events } événements aléatoires découlent tous
    } des graines promises avant la partie.
server-proof-not_yet = Les dés pourront être vérifiés une fois la partie terminée et la graine du serveur connue.
server-proof-failed = Les dés ne sont pas ceux qui avaient été promis : { $why }

## Messages à qui n’est pas là

server-notice-turn =
    C’est à vous de jouer : { $game }. Vous avez { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
server-mail-turn = C’est à vous de jouer
server-mail-confirm = Backroom peut-il vous écrire ?
server-mail-question = Quelqu’un, vous sans doute, souhaite être prévenu à cette adresse quand vient son tour à une table de Backroom. Si c’est bien vous, ouvrez ce lien. Sinon, ne faites rien, et vous n’entendrez plus parler de nous.
server-mail-forgotten = Un nouveau mot de passe pour Backroom
server-mail-reset = Quelqu’un, vous sans doute, a oublié le mot de passe de votre compte Backroom. Ce lien vous permet d’en choisir un autre ; il sert une seule fois et reste valable un jour. Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.
server-mail-stop = Ne plus recevoir ces e-mails, en un clic :
