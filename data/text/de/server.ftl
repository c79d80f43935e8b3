### Was der Server den Leuten sagt.

## Warum etwas nicht ausgeführt wurde

server-refused-malformed = Diese Nachricht ist nicht zu verstehen.
server-refused-not_synced = Die erste Nachricht muss „sync“ sein.
server-refused-not_your_seat = Du sitzt dort nicht.
server-refused-not_asked = Du bist nicht am Zug.
server-refused-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin.
server-refused-no_such_choice = Das steht nicht zur Wahl.
server-refused-illegal = Die Regeln verbieten das.
server-refused-not_begun = Das Spiel hat noch nicht begonnen.
server-refused-over = Das Spiel ist vorbei.
server-refused-nothing_to_undo = Es gibt nichts zurückzunehmen: Nach deiner letzten Entscheidung kam der Zufall oder jemand anderes.
server-refused-not_now = Das lässt sich hier und jetzt nicht vorschlagen.
server-refused-not_written = Das konnte nicht gespeichert werden und zählt nicht; versuch es bitte noch einmal.
server-refused-frozen = Dieser Tisch lässt sich nur noch lesen: Sein Verlauf passt nicht mehr zu den Regeln.
server-refused-too_fast = Nicht so schnell: zu viele Nachrichten auf einmal.

## Was ein Szenario oder eine Mission verlangt

server-condition = { $name }: { $have } von { $need }

## Ein Tipp: die Entscheidung und ihre Aussichten

server-hint = { $line } ({ $odds }).

## Der Beweis der Würfel

server-proof-proven =
    { $events ->
        [one] Das eine Zufallsereignis folgt
       *[other] Alle { $events } Zufallsereignisse folgen
    } aus den Zahlen, die vor dem Spiel versprochen waren.
server-proof-not_yet = Die Würfel lassen sich beweisen, sobald das Spiel vorbei und die Zahl des Servers bekannt ist.
server-proof-failed = Die Würfel sind nicht die versprochenen: { $why }

## Nachrichten an alle, die gerade nicht da sind

server-notice-turn =
    Du bist am Zug: { $game }. Du hast { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } Zeit.
server-mail-turn = Du bist am Zug
server-mail-confirm = Soll dir Backroom schreiben?
server-mail-question = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wenn an einem Tisch von Backroom der eigene Zug gekommen ist. Wenn das stimmt, öffne diesen Link. Wenn nicht, tu nichts, und es kommt nichts mehr.
server-mail-stop = Keine weiteren E-Mails dieser Art, mit einem Klick:
