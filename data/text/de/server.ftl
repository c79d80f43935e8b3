### Was der Server den Leuten sagt.

## Warum etwas nicht ausgeführt wurde

server-refused-malformed = Diese Nachricht ist unverständlich.
server-refused-not_synced = Die erste Nachricht muss „sync“ sein.
server-refused-not_your_seat = Das ist nicht dein Platz.
server-refused-not_asked = Du bist nicht am Zug.
server-refused-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal nach.
server-refused-no_such_choice = Das steht nicht zur Wahl.
server-refused-illegal = Die Regeln verbieten das.
server-refused-not_begun = Die Partie hat noch nicht begonnen.
server-refused-over = Die Partie ist zu Ende.
server-refused-nothing_to_undo = Es gibt nichts zurückzunehmen: Nach deiner letzten Entscheidung kam etwas Zufälliges oder jemand anderes.
server-refused-turn_over = Dein Zug ist vorbei, deshalb lässt sich davon nichts mehr rückgängig machen. Du kannst darum bitten, ihn zurückzunehmen.
server-refused-rated = In gewerteten Partien lässt sich nichts rückgängig machen oder zurücknehmen.
server-refused-not_now = Das lässt sich hier und jetzt nicht vorschlagen.
server-refused-not_written = Das konnte nicht gespeichert werden und zählt nicht; versuch es bitte noch einmal.
server-refused-frozen = Dieser Tisch lässt sich nur noch lesen: Sein Verlauf passt nicht mehr zu den Regeln.
server-refused-too_fast = Nicht so schnell: zu viele Nachrichten auf einmal.
server-refused-too_many_undos = Diese Entscheidung hast du oft genug rückgängig gemacht.
server-refused-too_long = Diese Partie ist zu lang geworden: Sie lässt sich nur noch beenden.
server-refused-upgrade = Diese Seite ist veraltet; bitte lade sie neu.
server-refused-too_many_tables = Wer diesen Tisch eröffnet hat, hat schon so viele unbeendete Partien wie erlaubt. Erst muss eine davon zu Ende gehen.

## Was ein Szenario oder eine Mission verlangt

server-condition = { $name }: { $have } von { $need }

## Ein Tipp: die Entscheidung und ihre Aussichten

server-hint = { $line } ({ $odds }).

## Ob sich die Würfel prüfen lassen

server-proof-proven =
    { $events ->
        [one] Das eine Zufallsereignis folgt
       *[other] Alle { $events } Zufallsereignisse folgen
    } aus den Startwerten, die vor der Partie versprochen waren.
server-proof-not_yet = Die Würfel lassen sich prüfen, sobald die Partie zu Ende und der Startwert des Servers bekannt ist.
server-proof-failed = Die Würfel sind nicht die versprochenen: { $why }

## Nachrichten an alle, die gerade nicht da sind

server-notice-turn =
    Du bist am Zug: { $game }. Du hast { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } Zeit.
server-mail-turn = Du bist am Zug
server-mail-confirm = Darf Backroom dir E-Mails schicken?
server-mail-question = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wenn er an einem Tisch von Backroom am Zug ist. Wenn du das warst, öffne diesen Link. Wenn nicht, tu nichts, und du hörst nichts mehr von uns.
server-mail-forgotten = Ein neues Passwort für Backroom
server-mail-reset = Jemand, hoffentlich du, hat das Passwort deines Backroom-Kontos vergessen. Mit diesem Link wählst du ein neues; er gilt einmal und einen Tag lang. Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
server-mail-stop = Keine weiteren E-Mails dieser Art, mit einem Klick:
