### The web page's own words. What happens at the table is said by smile.ftl, gangster.ftl and cards.ftl.

## Everywhere

page-title = Backroom
page-tagline = Zwei Spiele um Bosse, Würfel und schlechte Gesellschaft. Die Lampe brennt; nimm Platz.
page-skip = Zum Tisch springen
page-menu = Menü
page-home = { $house }, Startseite
page-language = Sprache
page-to-paper = Zum hellen Farbschema wechseln: Papier
page-to-night = Zum dunklen Farbschema wechseln: Nacht
page-loading = Einen Moment …
page-failed = Das hat nicht geklappt.
page-frozen = Diese Partie wurde nach älteren Regeln begonnen. Du kannst sie ansehen, aber nicht weiterspielen.
page-server-away = Der Server antwortet nicht. Deine Partien sind sicher; versuch es gleich noch einmal.
page-newer = Eine neue Version ist da. Du bekommst sie, wenn du den Tisch verlässt.
page-nav-home = Start
page-nav-new = Neuer Tisch
page-nav-table = Tisch
page-nav-learn = Lernen
page-nav-lesson = Erste Lektion
page-nav-rules = Regeln
page-nav-campaign = Kampagne
page-nav-lobby = Lobby
page-nav-replay = Nachspielen
page-nav-me = Ich
page-nav-lost = Falsche Tür
page-lost-text = Hier wohnt niemand dieses Namens. Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.
page-to-home = Zur Startseite
page-unofficial = Ein inoffizieller Tisch von Leuten, die diese Spiele mögen; weder von den Autoren noch von den Verlagen gemacht oder gebilligt. Wenn du sie auch magst, kauf dir die Schachteln.

## Home

page-go-on = Weiterspielen
page-against = Am Tisch: { $names }
page-your-turn = Du bist am Zug
page-their-turn = Wartet
page-seat-free = freier Platz
page-start-bot = Gegen einen Bot
page-start-solo = Solo gegen die Gang
page-start-here = Gemeinsam an diesem Bildschirm
page-start-link = Jemanden einladen
page-learn-it = Zum ersten Mal hier? Spielend lernen
page-set-up = Alles selbst einstellen
page-campaign-text = Zehn Gangs und fünf Missionen zum Alleinspielen, jede mit eigener Geschichte und eigener Bedingung.
page-lobby-text = Offene Tische anderer Leute. Setz dich dazu oder schau nur zu.
page-replay-text = Geh jede Partie Stellung für Stellung durch: jeder Wurf geprüft, jeder Fehler benannt.

## A new table

page-game = Spiel
page-rival = Gegner
page-bot = Stärke
page-players = Spieler
page-edition = Ausgabe
page-level = Stufe
page-card-shadow = Schatten-Karte
page-card-infusion = Zaubertrank-Karte
page-legacy = Um dein Vermächtnis spielen: Nur deine eigenen Punkte zählen
page-begins = Wer beginnt
page-begins-random = der Zufall entscheidet
page-begins-me = ich
page-begins-other = mein Gegner
page-card-more = Zaubertrank-Karte { $number }
page-random = Zufall
page-solo-difficulty = Im Solospiel ist diese Karte { $difficulty }.
page-first-cards = Für die erste Partie: { shadow-badge } und { infusion-last_chance }. Die Monster haben Zeit.
page-clock = Uhr
page-clock-none = keine Uhr
page-listed = in der Lobby zeigen
page-rated = gewertet
page-unrated = nicht gewertet
page-rated-needs = Eine gewertete Partie braucht eine Uhr, und beide Spieler brauchen ein Konto.
page-rated-account = Gewertete Partien sind für Spieler mit Konto. Du kannst auf deiner Seite eines anlegen.
page-unrated-guest = Diese Partie zählt nicht für die Wertung: Jemand hat kein Konto.
page-unrated-often = Diese Partie zählt nicht für die Wertung: Ihr zwei habt heute genug gewertete Partien gespielt.
page-unrated-ended = Diese Partie zählte nicht für die Wertung: Sie war zu kurz, etwas wurde zurückgenommen, oder niemand hat sie beendet.
page-start = Los
page-play = Spielen

## The table

page-prompt = Die Frage
page-choices = Was du tun kannst
page-city = Die Stadt
page-streets = Die Straßen der Stadt
page-chicago = Die Straßen von Chicago
page-round = Runde
page-phase = Phase
page-bag = Beutel
page-discard = Ablage
page-tie = gleich
page-place-1 = 1.
page-place-2 = 2.
page-place-3 = 3.
page-place-4 = 4.
page-space = Feld { $one }/{ $two }
page-row = Reihe { $number }
page-column = Spalte { $number }
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
page-street-1 = Kanalstr.
    .full = Kanalstraße
page-street-2 = Seestr.
    .full = Seestraße
page-street-3 = Marktstr.
    .full = Marktstraße
page-street-4 = Mühlstr.
    .full = Mühlstraße
page-street-5 = Uferstr.
    .full = Uferstraße
page-street-6 = Unionstr.
    .full = Unionstraße
page-line-street = { $line }, { $street }
page-field-free = { $field }: frei
page-field-piece = { $field }: { $piece }
page-field-dead = { $field }: { $piece }, tot
page-figures =
    Grüner Boss auf Feld { $green }, gelber Boss auf Feld { $yellow }{ $shadow ->
        [none] .
       *[other] , der Schatten auf Feld { $shadow }.
    }
page-nothing = nichts
page-move = Bewegung
page-act = Aktion
page-leftover = Übrig
page-pool = Würfel im Vorrat: { $dice }
page-pool-empty = Keine Würfel im Vorrat.
page-die = Würfel { $value }
page-die-move = { $value } für die Bewegung nehmen
page-die-act = { $value } für die Aktion nehmen
page-heat = Fahndung { $heat }
page-heat-of = Aktionswürfel { $dice }, Fahndungslevel { $heat }
page-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-points-short = { $points } P.
page-tokens = Plättchen
page-marker = { $kind }: { $count } virtuell
page-solo-tokens =
    { $count ->
        [0] keins
        [one] { $count } Solo-Plättchen
       *[other] { $count } Solo-Plättchen
    }
page-on-card = { $count } auf der Karte
page-first = Startspieler
page-turn = am Zug
page-goal = Ziel:
page-own = Eigener
page-met = erfüllt
page-not-met = nicht erfüllt
page-open = Offen
page-stacks = Stapel
page-stack = Stapel { $number }, noch { $count }
page-supply = Vorrat
page-rank = Rang
page-bullets =
    { $count ->
        [one] { $count } Patrone
       *[other] { $count } Patronen
    }
page-wait = Warten …
page-wait-for = { $name } denkt nach.
page-happening = Es passiert etwas …
page-over = Die Partie ist zu Ende.
page-offline = Verbindung verloren. Neuer Versuch …
page-why-not = Jetzt nicht.
page-skip-hint = Zum Überspringen klicken oder Esc drücken.
    .touch = Zum Überspringen tippen.
page-hint-thinking = Mal überlegen …
page-hint-button = Tipp
page-undo = Rückgängig
page-confirm = Bestätigen
page-go-laid = Auf { $field } legen
page-go-moved = Nach { $field } bewegen
page-go-shot = Auf { $field } schießen
page-on-board = Wähl auf dem Spielplan.
page-take-hint = Ein Hut ist wert, was auf ihm steht. Wer von einem Geschäft aufgedeckt die meisten hat, bekommt dessen Punkte, und doppelt, wenn der Gegner keines hat. Verdeckt ist ein Plättchen 1 Punkt wert und sonst nichts.
page-take-infusion = Aufgedeckt bringt ein Zaubertrank keine Punkte; seine Karte wirkt einmal.
page-as-list =
    { $count ->
        [0] Alle Möglichkeiten als Liste
        [one] Die Möglichkeit als Liste
       *[other] Alle { $count } Möglichkeiten als Liste
    }
page-as-table = Zurück zum Spielmaterial
page-more = Mehr
page-tab-board = Plan
page-tab-players = Spieler
page-tab-cards = Karten
page-tab-log = Verlauf
page-tab-coach = Lektion
page-tab-hint = Tipp
page-log = Was passiert ist
page-again = Letzten Zug noch einmal zeigen
page-same-deal = Gleiche Ausgangslage
page-replay = Nachspielen und Analyse

## Würfel, Zaubertränke und Punkte

page-flask = Zaubertrank
page-flask-use = jetzt einsetzen
page-flask-return = doch noch einsetzen, wo es in diesem Zug möglich war
page-flask-arm = anhalten, wo er eingesetzt werden kann
page-roll =
    { $count ->
        [0] Neu werfen
       *[other] { $count } Würfel neu werfen
    }
page-roll-which = Wähle die Würfel, die du neu werfen willst.
page-die-roll = Eine { $value } neu werfen
page-die-first = Nimm den Würfel, der deinen Boss bewegt.
page-die-second = Und jetzt den Würfel für deine Aktion.
page-die-way = Als Bewegung: Dein Boss hält auf { $space }. { $where }
page-die-does = Als Aktion, { $value }: { $action }
page-actions = Was die Aktionswürfel tun
page-action-dice = { $dice }:
page-action-1 = Polizist kommt dazu
page-action-2 = Handlanger zieht um
page-action-4 = beliebiger Marker weg
page-action-6 = zwei Nachbarn +1
page-face-down = Verdeckt
page-asking = Anhalten, wo ein Zaubertrank möglich ist
page-asking-always = immer
page-asking-worth = wenn es sich lohnt
page-asking-armed = nur wenn ich ihn angetippt habe
page-sheet = Wertung
page-sheet-hats = Hüte
page-sheet-face_down = Verdeckt
page-sheet-card = Karten
page-sheet-solo_tokens = Solo-Plätt­chen
page-sheet-total = Gesamt
page-sheet-marker = { $kind }: { $points } für die Mehrheit, { $double } als Monopol
page-sheet-leads = führt { $own } zu { $other }: { $points }
page-sheet-trails = { $own } zu { $other }
page-to-go =
    { $count ->
        [0] Al Capone
       *[other] noch { $count }
    }
page-count = Die Abrechnung
page-count-hats =
    { $count ->
        [0] kein Hut
        [one] { $count } Hut
       *[other] { $count } Hüte
    }
page-count-down =
    { $count ->
        [0] keins
       *[other] { $count } verdeckt
    }
page-count-most = Mehrheit, { $own } zu { $other }
page-count-monopoly = Monopol, { $own } zu 0
page-count-fewer = { $own } zu { $other }
page-count-tied = Gleichstand, je { $own }
page-tab-help = Hilfe
page-help-phases = Eine Runde
page-help-phase-1 = Die Würfel werden geworfen; Plättchen und Polizisten kommen.
page-help-phase-2 = Je drei Züge: ein Würfel für die Bewegung, einer für die Aktion.
page-help-phase-3 = Der übrige Würfel bewegt den Schatten, und seine Karte wirkt.
page-help-phase-4 = Der niedrigere Fahndungslevel bringt einen Bonus.
page-help-phase-5 = Bezirk für Bezirk wählt zuerst, wer die meisten Marker hat.
page-help-scoring = Punkte am Ende
page-help-hat = Ein Hut: seine Zahl.
page-help-down = Verdeckt: je 1.
page-help-gang = Die Gang, in der Regel
page-help-gang-1 = Ihr Boss läuft deinem nach und bringt 4, 3 und 2 Handlanger.
page-help-gang-2 = Sie führt keine Aktionen aus; ihre Aktionswürfel zählen nur für ihren Fahndungslevel.
page-help-gang-3 = Mit dem niedrigeren Fahndungslevel nimmt sie statt des Bonus ein Solo-Plättchen.
page-help-gang-4 = Sie nimmt den höchsten Hut, sonst Glücksspiel, Waffen, Schmuggelware, einen Zaubertrank, in dieser Reihenfolge.
page-help-gang-5 = Bevor sie ein Plättchen nimmt, bekommt sie für jedes Geschäfts-Plättchen dort einen virtuellen Marker; er zählt für die Mehrheit.
page-help-now = jetzt

## What the pieces mean

page-legend = Was was bedeutet
page-legend-figures = Die beiden Bosse und der Schatten
page-legend-green = Handlanger von Grün
page-legend-yellow = Handlanger von Gelb
page-legend-police = Die Polizei
page-legend-hat = Ein Hut: Die Zahl sind seine Punkte. Jedes blaue Quadrat bringt einen Polizisten.
page-legend-gambling = Glücksspiel: Punkte für die Mehrheit
page-legend-weapons = Waffen: genauso
page-legend-contraband = Schmuggelware: genauso
page-legend-infusion = Ein Zaubertrank: Setz ihn für die Zaubertrank-Karte ein
page-legend-down = Verdeckt: 1 Punkt, egal, was es war
page-legend-power = Die Zahl ist die Macht des Gangsters.
page-legend-dead = Tot: füllt sein Feld, zählt aber nichts
page-legend-lock = Ein Schloss: gerade erst gelegt oder bewegt, kann in diesem Zug nicht bewegt werden.
page-legend-edge = Am Rand: wie viele von sechs schon da sind und wer wie viel bekäme.

## Learn

page-learn-text = Kurze Lektionen am echten Tisch, immer nur eine Sache; danach eine ganze Partie mit einem Hinweis zu jeder neuen Frage. Du kannst jederzeit aufhören.
page-lesson-start = Erste Lektion beginnen
page-lesson-go-on = Weiter mit Lektion { $number }
page-lesson-number = Lektion { $number } von { $all }
page-lesson-task = Deine Aufgabe:
page-lesson-done = Geschafft!
page-lesson-missed = Nicht ganz. Macht nichts; versuch es noch einmal.
page-lesson-again = Noch einmal
page-lesson-next = Nächste Lektion
page-lesson-whole = Eine ganze Partie mit Hinweisen
page-lesson-all = Alle Lektionen
page-lesson-learned = geschafft
page-gist = Das Spiel in Kürze
page-all-rules = Alle Regeln zum Nachschlagen
page-gist-smile-and-gun-1 = Nimm zwei Würfel: Der eine bewegt deinen Boss um die Stadt, der andere ist deine Aktion. Je kleiner deine Aktionswürfel, desto niedriger dein Fahndungslevel.
page-gist-smile-and-gun-2 = Wo dein Boss anhält, kommen 3, 2 und 1 deiner Handlanger in die drei Bezirke vor ihm.
page-gist-smile-and-gun-3 = Der letzte Würfel bewegt den Schatten, und dessen Karte mischt alles auf.
page-gist-smile-and-gun-4 = Dann wird jeder Bezirk abgerechnet: Wer die meisten Marker hat, nimmt zuerst. Die Polizei spielt mit, und bei Gleichstand um den ersten Platz bleibt alles liegen.
page-gist-smile-and-gun-5 = Nach drei Runden zählen Hüte und Geschäfte. Wer die meisten Punkte hat, dem gehört die Stadt.
page-gist-gangster-1 = In deinem Zug legst du einen Gangster, bewegst einen oder erschießt einen: genau eins davon.
page-gist-gangster-2 = Eine Reihe oder Spalte mit sechs Gangstern wird sofort gewertet: Die stärkste Gang bekommt ihren Vorsprung vor der nächsten.
page-gist-gangster-3 = Gangs, die gleichauf an der Spitze liegen, stechen sich gegenseitig aus; ein Gleichstand um den zweiten Platz ändert nichts: 6, 4 und 4 geben 2. Tote füllen ein Feld, zählen aber nichts.
page-gist-gangster-4 = Rang 17 macht dich zu Al Capone. Sonst gewinnt der höchste Rang, wenn der Spielplan voll ist.
page-coach-draft = Zwei Würfel
    .text = Wähl einen für die Bewegung, dann einen für die Aktion; der Spielplan zeigt, wo dein Boss stehen bliebe und wer mit ihm käme. Deine Aktionswürfel ergeben zusammen deinen Fahndungslevel; ist er niedriger als der deines Gegners, bringt das später einen Bonus.
page-coach-window = Weiter, oder ein Zaubertrank
    .text = Du hast einen Zaubertrank, den du hier einsetzen könntest. Du musst aber nicht: Mit dem hellen Knopf geht es einfach weiter.
page-coach-act = Deine Aktion
    .text = Dein Aktionswürfel sagt, was du tust. Alles, was du wählen kannst, leuchtet. Such einen Bezirk, in dem ein Marker aus dem zweiten Platz den ersten macht oder einen Gleichstand bricht.
page-coach-shift_to = Wohin?
    .text = Wähl jetzt den Bezirk, in den dein Handlanger geht.
page-coach-bonus = Niedriger Fahndungslevel
    .text = Deine Aktionswürfel ergeben weniger. Leg einen Marker beliebiger Farbe oder zwei Polizisten dorthin, wo es dir hilft oder deinem Gegner schadet.
page-coach-take = Nimm deine Beute
    .text = Du hast hier einen Platz gewonnen. Ein Hut ist so viel wert, wie draufsteht. Ein Geschäft zählt, wenn du davon aufgedeckt die meisten hast, und doppelt, wenn dein Gegner keines hat. Verdeckt ist ein Geschäft oder ein Zaubertrank 1 Punkt wert.
page-coach-turn = Legen, bewegen oder schießen
    .text = Leg einen eigenen oder einen offenen oder zieh blind; oder beweg einen lebenden Gangster ein Feld weit; oder opfere eine Patrone. Die Zeichen am Rand sagen, wie voll jede Linie ist und wer punkten würde.
page-coach-lay = Wohin legen
    .text = Zeig auf ein Feld und sieh, was es brächte. Mit dem sechsten wird eine Linie sofort gewertet; leg also nicht den fünften für jemand anderen.
page-coach-move_from = Bewegen
    .text = Jeder lebende Gangster darf ein Feld weit bewegt werden, egal welcher Farbe, aber keiner aus einer vollen Linie und nicht der vom Zug davor.
page-coach-shoot_with = Schießen
    .text = Dein Gangster tötet einen Nachbarn. Der Tote bleibt liegen und füllt sein Feld, aber seine Macht ist dahin. Patronen kommen nicht wieder.
page-coach-refill = Auffüllen
    .text = Offen liegen immer zwei. Wähl den Stapel, von dem der neue kommt.
page-coach-score = Zwei Linien auf einmal
    .text = Ein Gangster hat eine Reihe und eine Spalte vollgemacht. Du sagst, was zuerst gewertet wird; kurz vor Rang 17 ist das wichtig.
page-coach-over = Das war’s
    .text = Jetzt kennst du das Spiel. Spiel dieselbe Ausgangslage noch einmal, oder sieh beim Nachspielen, was dir die Würfel schuldig geblieben sind.
page-coach-wait = Schau zu, was passiert; die nächste Frage geht an dich.
page-coach-met = { $met } von { $all } kennengelernt

## Rules

page-rules-text = In eigenen Worten. Was die Hefte offenlassen, steht als Auslegung da; was wir nicht sicher wissen, als Annahme.
page-search = Regeln durchsuchen
page-contents = Inhalt
page-picture-place = Der Boss bleibt stehen, und seine Handlanger kommen in die Linie vor ihm: 3, 2 und 1.
page-picture-settle = Grün hat die meisten Marker und nimmt zuerst, dann die Polizei. Gelb geht leer aus.
page-picture-line = Rot hat 6, Blau 4 und Gelb 2: Rot bekommt 2, den Vorsprung vor Blau. Der Tote zählt nichts.
page-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
page-ruling = Auslegung:
page-assumed = Annahme:

## Campaign

page-book-scenario = Die Kampagne (deutsche Ausgabe)
page-book-mission = Missionen (Erstausgabe)
page-mission-hard = Schwer: auch mehr Punkte als die Gang
page-won = Gewonnen

## Lobby

page-open-table = Tisch eröffnen
page-lobby-empty = Niemand wartet. Eröffne einen Tisch, vielleicht kommt jemand.
page-join = Platz nehmen
page-watch = Zuschauen
page-no-seat = Alle Plätze sind besetzt. Du kannst zuschauen.

## Replay

page-open-file = Aufzeichnung öffnen
page-drop-file = Oder zieh eine Datei hierher: eine Partie oder mehrere untereinander, wie Backroom sie schreibt.
page-which-game = { $count } Partien: Welche?
page-won-by = { $name } gewinnt
page-position = Stellung { $at } von { $length }
page-to-start = Zum Anfang
page-back = Ein Schritt zurück
page-forward = Ein Schritt vor
page-to-end = Zum Ende
page-share = Link kopieren
page-copied = Kopiert
page-prove = Würfel prüfen
page-proven = Jeder Wurf geprüft: Die Würfel waren fair.
page-download = Aufzeichnung
page-chart = Gewinnchance im Lauf der Partie
page-percent = { $number } %
page-move-of = Schritt { $at } von { $length }
page-move-first = Schritt 1
page-move-last = Schritt { $length }
page-position-end = Das Ende
page-turn-back = Einen Zug zurück
page-turn-forward = Einen Zug weiter
page-autoplay = Automatisch abspielen
page-autoplay-stop = Anhalten
page-no-mistakes = Keine nennenswerten Fehler.
page-luck =
    { $who ->
        [you] Glück { $luck } %, deine Entscheidungen { $skill } %
       *[other] Glück { $luck } %, Entscheidungen { $of } { $skill } %
    }
page-analysing = Die Partie wird analysiert …
page-chart-of = Wessen Chancen
page-mistake = Schritt { $entry }: −{ $loss } %.
page-mistake-was = Gespielt: { $played }. Besser: { $better }.

## Me

page-name = Name
page-my-name = Name, den andere sehen
page-save = Speichern
page-saved = Gespeichert.
page-rating =
    { $game }: Wertung { $rating } ± { $uncertainty }, aus { $games ->
        [one] { $games } gewerteten Partie
       *[other] { $games } gewerteten Partien
    }
page-guest = Du spielst als Gast auf diesem Gerät. Mit einem Konto hast du deine Partien überall.
page-device = Deine Partien sind auf diesem Gerät, in diesem Browser. Du kannst sie als Datei mitnehmen und überall ansehen.
page-strays = Partien auf diesem Gerät
page-strays-left = { $count ->
    [one] Eine beendete Partie ist nur auf diesem Gerät. Nimm sie in dein Konto auf, dann hast du sie überall; für die Kampagne zählt sie dann auch.
   *[other] { $count } beendete Partien sind nur auf diesem Gerät. Nimm sie in dein Konto auf, dann hast du sie überall; für die Kampagne zählen sie dann auch.
}
page-strays-done = { $count ->
    [one] Sie ist jetzt in deinem Konto.
   *[other] Alle { $count } sind jetzt in deinem Konto.
}
page-strays-bring = In mein Konto aufnehmen
page-on-device = Auf diesem Gerät spielen, ohne den Server
page-last-seen = Zuletzt gesehen: { $time }
page-signed-in = Angemeldet als { $login }.
page-sign-out = Abmelden
page-sign-out-everywhere = Überall abmelden
page-login = Benutzername
page-password = Passwort
page-sign-in = Anmelden
page-register = Konto anlegen
page-my-data = Meine Daten herunterladen
page-forget = Mein Konto löschen
page-forget-title = Mein Konto löschen?
page-forget-text = Dein Name, deine Partienliste und deine Wertungen werden gelöscht. Deine Partien bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.
page-forget-account = Dein Konto ist sofort verborgen und wird nach 14 Tagen gelöscht, mit Namen, Partienliste und Wertungen. Deine Partien bleiben ohne deinen Namen. Wenn du dich vorher anmeldest, ist alles wieder da.
page-forget-sure = „{ $name }“ löschen
page-change-password = Benutzernamen oder Passwort ändern
page-current-password = Aktuelles Passwort
page-end-others = Überall sonst abmelden und alle Zugangsschlüssel widerrufen
page-sessions = Wo ich angemeldet bin
page-session = Angemeldet mit { $agent } seit { $since }, zuletzt gesehen { $seen }
page-session-unknown = einem unbekannten Browser
page-session-this = Dieser Browser
page-session-end = Dort abmelden
page-keys = Zugangsschlüssel für Bots
page-keys-text = Ein Bot mit einem Zugangsschlüssel spielt oder liest in deinem Namen. Er kann nicht ändern, wie du dich anmeldest.
page-key-name = Wofür ist er?
page-key-scope = Er darf
page-key-play = spielen
page-key-read = nur lesen
page-key-make = Schlüssel anlegen
page-key-once = Kopiere diesen Schlüssel jetzt. Du siehst ihn nur dieses eine Mal:
page-key-unnamed = ohne Namen
page-key-end = Schlüssel widerrufen
page-grant = Mehr Zeit geben
page-settings = Einstellungen
page-theme = Farbschema
page-theme-system = wie im System
page-theme-night = Nacht
page-theme-paper = Papier
page-speed = Animation
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-off = aus
page-confirming = Vor einer Wahl nachfragen
page-confirming-final = wenn sie endgültig ist
page-confirming-always = immer
page-confirming-never = nie
page-forecast = Zeigen, wer was bekäme
page-sound = Ton
page-sound-off = aus
page-sound-quiet = leise
page-sound-medium = mittel
page-sound-loud = laut
page-look-elsewhere = Benachrichtigung im Browser, wenn ich am Zug und gerade woanders bin
page-notices-denied = Dieser Browser erlaubt von hier keine Benachrichtigungen; das kannst du in seinen Einstellungen ändern.
page-history = Meine Partien
page-history-empty = Noch keine beendete Partie.
page-when = Wann
page-result = Ergebnis
page-score = Punkte
page-result-won = gewonnen
page-result-lost = verloren
page-result-draw = unentschieden
page-result-unfinished = nicht beendet
page-statistics = Statistik
page-record =
    { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }: { $won } gewonnen, { $lost } verloren, { $draws } unentschieden
page-played = Gespielt
page-dice = Die Würfel, ganz ehrlich

## Company, clocks and the house

page-guest-name = Gast
page-nav-join = Platz nehmen
page-bot-rookie = Neuling: kennt die Regeln, sonst wenig
    .name = Neuling
page-bot-hustler = Gauner: nimmt, was herumliegt
    .name = Gauner
page-bot-enforcer = Schläger: spielt auf Sieg
    .name = Schläger
page-bot-fixer = Strippenzieher: sieht es kommen
    .name = Strippenzieher
page-bot-kingpin = Pate: denkt lange, irrt selten
    .name = Pate
page-bot-nemesis = Nemesis: denkt am längsten, verzeiht nichts
    .name = Nemesis
page-clock-quick = 1 Minute pro Entscheidung
page-clock-slow = 5 Minuten pro Entscheidung
page-clock-days = 3 Tage pro Entscheidung
page-clock-move = { $seconds } Sekunden pro Entscheidung
page-clock-by-days =
    { $days ->
        [one] { $days } Tag pro Entscheidung
       *[other] { $days } Tage pro Entscheidung
    }
page-rematch = Revanche
page-next-table = Zum nächsten Tisch
page-waiting = Es geht los, sobald jeder Platz besetzt ist und alle da sind.
page-ready = bereit
page-not-ready = noch unterwegs
page-invite = Schick diesen Link denen, mit denen du spielen willst
page-propose-draw = Unentschieden anbieten
page-propose-takeback = Um Zurücknahme bitten
page-propose-abandon = Partie abbrechen
page-proposed-draw = { $name } bietet ein Unentschieden an.
page-proposed-takeback = { $name } möchte einen Zug zurücknehmen.
page-proposed-abandon = { $name } möchte die Partie abbrechen.
page-proposed-rematch = { $name } möchte eine Revanche.
page-proposed-same_deal = { $name } möchte dieselbe Ausgangslage noch einmal spielen.
page-proposed-keep_talk = { $name } möchte den Chat nach der Partie behalten.
page-agree = Einverstanden
page-disagree = Nein
page-agree-draw = Unentschieden annehmen
    .text = Die Partie ist sofort zu Ende, und niemand gewinnt.
page-agree-abandon = Partie abbrechen
    .text = Die Partie ist sofort zu Ende und zählt für niemanden.
page-resign = Aufgeben
page-resign-text = Wenn du aufgibst, verlierst du diese Partie. Das lässt sich nicht rückgängig machen.
page-cancel = Doch nicht
page-claim = Sieg beanspruchen
    .text = Dein Gegner ist weg. Wenn du den Sieg beanspruchst, endet die Partie, als wäre seine Zeit abgelaufen.
    .no = Nein, weiter warten
page-declined = Du wirst nicht gefragt: { $window }.
page-ask-again = Wieder fragen
page-window-draft = vor dem Nehmen der Würfel
page-window-move = vor der Bewegung
page-window-place = vor dem Legen
page-window-act = vor der Aktion
page-window-end = vor dem Ende des Zuges
page-window-enthral = bevor ein Bezirk abgerechnet wird
page-is-bot = ein Bot
page-here = da
page-away = nicht da
page-watchers = Zuschauer
page-commitment = Würfelsiegel
page-fair = Der Server hat seinen Teil der Würfel vor dem ersten Wurf festgelegt, und alle am Tisch haben etwas dazugegeben. Nach der Partie kannst du beim Nachspielen jeden Wurf prüfen.
page-time-left = Restzeit: { $time }
page-tab-chat = Chat
page-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
page-only-watching = Du schaust zu.
page-tab-house = Tisch
page-say = Sag etwas
page-send = Senden
page-watching = schaut zu:
page-somebody-watching = jemanden, der zuschaut,
page-keep-talk = den Chat nach der Partie behalten, wenn alle einverstanden sind
page-talk-kept = der Chat bleibt nach der Partie erhalten
page-mute = { $name } stummschalten
page-phrase-hello = Guten Abend.
page-phrase-luck = Viel Glück.
page-phrase-moment = Einen Moment, bitte.
page-phrase-well = Gut gespielt.
page-phrase-thanks = Danke für die Partie.
page-phrase-again = Noch eine?
page-coach-read = Verstanden

## Passwörter und Nachrichten

page-nav-reset = Neues Passwort
page-reset-text = Wähl ein neues Passwort. Überall sonst wirst du abgemeldet.
page-reset-done = Dein neues Passwort gilt ab jetzt, und du bist hier angemeldet.
page-new-password = Neues Passwort
page-nav-stop = Keine E-Mails mehr
page-mail-stopped = Du bekommst keine E-Mails mehr. In deinen Einstellungen kannst du sie wieder einschalten.
page-nav-confirm = E-Mails, wenn du am Zug bist
page-mail-confirmed = Ab jetzt erfährst du per E-Mail, wenn du am Zug bist. An diese Adresse kann auch ein Link für ein neues Passwort gehen.
page-notices = Wenn ich am Zug, aber nicht da bin
page-notices-text = Für Partien, die Tage dauern. Verschickt wird nur, was du hier einschaltest.
page-push-start = In diesem Browser benachrichtigen
page-push-stop = In diesem Browser nicht mehr benachrichtigen
page-mail = E-Mail-Adresse
page-mail-start = E-Mails bekommen
page-mail-stop = Keine E-Mails mehr
page-mail-on = E-Mails gehen an { $address }.
page-mail-recovers = An eine bestätigte Adresse lässt sich auch ein Link für ein neues Passwort schicken.
page-mail-unconfirmed = Wenn wir heute noch nicht an { $address } geschrieben haben, ist eine E-Mail unterwegs: Öffne den Link darin, um die Adresse zu bestätigen.
page-mail-stop-old = Dieser Link gilt nicht mehr. Melde dich an und schalte die E-Mails auf deiner Seite unter Einstellungen aus.

## Was von Partien bleibt

page-one-screen = Beide Seiten an diesem Bildschirm
page-not-begun = Noch nicht begonnen
page-rating-of = Wertung
page-gang = die Gang
    .of = der Gang
page-people = Menschen
page-bots = Bots
page-forgotten = jemand
page-filter = Welche Partien
page-all = alle
page-card = Karte
page-history-none = Keine solche Partie.
page-older = Ältere Partien
page-all-records = Alle Aufzeichnungen herunterladen
page-result-shared = beide Seiten
page-lost = Verloren
page-as-numbers = Als Zahlen
page-by-card = Nach Stufe und Karte
page-average = { $game }: im Schnitt { $points } zu { $rival } Punkte; dein Bestwert ist { $best }.
page-streak-won =
    { $count ->
        [one] Die letzte hast du gewonnen.
       *[other] Die letzten { $count } hast du gewonnen.
    }
page-streak-lost =
    { $count ->
        [one] Die letzte hast du verloren.
       *[other] Die letzten { $count } hast du verloren.
    }
page-streak-longest = Längste Siegesserie { $won }, längste Niederlagenserie { $lost }.
page-dice-chart = Wie oft jede Augenzahl kam; die Linie zeigt, wie oft sie zu erwarten war
page-dice-too_few = Noch zu wenige Würfel, um etwas zu sagen: { $all }.
page-dice-usual = { $all } gewürfelte Zahlen von allen an deinen Tischen, und nichts daran ist auffällig: Von 100 solchen Serien mit fairen Würfeln sind etwa { $chance } mindestens so ungleichmäßig.
page-dice-unusual = { $all } gewürfelte Zahlen von allen an deinen Tischen, und das ist ungewöhnlich: Von 100 solchen Serien mit fairen Würfeln sind nur etwa { $chance } so ungleichmäßig. Das kommt vor.
page-dice-rare = { $all } gewürfelte Zahlen von allen an deinen Tischen, und das ist selten: Von 100 solchen Serien mit fairen Würfeln sind etwa { $chance } so ungleichmäßig. Beim Nachspielen kannst du jeden Wurf prüfen.
page-face = Augen
page-came = Gekommen
page-due = Erwartet
page-chi-square = Chi-Quadrat { $chi } bei fünf Freiheitsgraden, { $chance } %
page-medals = Die Medaillen sind unsere Idee: Bronze für einen Sieg unter der normalen Stufe, Silber für einen auf der normalen, Gold für einen darüber. Beim Vermächtnis gibt es sie für den zweiten, den dritten und den höchsten Rang.
page-your-medal = Deine Medaille hier: { $medal } ({ $level }).
page-next-gang = Nächste Gang: { $name }
page-medal-bronze = Bronze
page-medal-silver = Silber
page-medal-gold = Gold
page-stages-won = { $won } von { $all } gewonnen
page-stage-medal = { $medal } ({ $level })
page-stage-tries =
    { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuche
    }
page-stage-best = Bestwert { $best }
page-odds = { $verdict }: Ein starker Bot gewinnt { $won } von { $of } Partien.
page-odds-easy = Leicht
page-odds-fair = Ausgeglichen
page-odds-hard = Schwer
page-odds-harder = Sehr schwer
page-offer-deal = Ausgangslage verschicken
page-offer = Wer diesen Link öffnet, spielt dieselben Würfel auf deinem Platz
page-side-by-side = Dieselbe Ausgangslage, nebeneinander
page-front = Titelseite
page-front-save = Bild speichern
page-front-share = Teilen
page-front-link = Link kopieren
page-front-close = Zurück zum Spielplan
page-count-all = Gleich zum Ergebnis

## Das Ende

page-end-you-win = Du gewinnst { $own } zu { $rival }.
page-end-you-lose = Du verlierst { $own } zu { $rival }.
page-end-you-lose-to = Du verlierst: { $name } gewinnt mit { $rival }, du hast { $own }.
page-end-you-capone = Du gewinnst { $own } zu { $rival }: Du bist Al Capone.
page-end-you-lose-capone = Du verlierst { $own } zu { $rival }: { $name } ist Al Capone.
page-end-wins = { $name } gewinnt { $own } zu { $rival }.
page-end-capone = { $name } gewinnt { $own } zu { $rival } und ist Al Capone.
page-end-draw = Unentschieden: je { $own }.
page-end-you-reach = Du gewinnst mit { $own } Punkten.
page-end-too-few = Du verlierst: { $own } Punkte reichen nicht.
page-end-condition = Du verlierst: { $own } zu { $rival }, aber die Bedingung ist nicht erfüllt.
page-end-at-once = Du verlierst: Die Gang hat ihren Zaubertrank.
page-you = du
    .start = Du

## Die Bots beim Namen

page-known-smile-and-gun-rookie = Pip
    .second = Tess
    .manner = zählt an den Fingern ab
page-known-smile-and-gun-hustler = Dixie
    .second = Jack
    .manner = greift nach dem Nächstbesten und zwinkert
page-known-smile-and-gun-enforcer = Bruno
    .second = Olga
    .manner = geht geradewegs dorthin, wo es wehtut
page-known-smile-and-gun-fixer = Rosa
    .second = Conrad
    .manner = weiß, welcher Gleichstand ihr nützt
page-known-smile-and-gun-kingpin = Victor
    .second = Helena
    .manner = kennt deinen Zug schon vor dir
page-known-smile-and-gun-nemesis = Morgana
    .second = Silas
    .manner = hat es nie eilig und vergisst nichts
page-known-gangster-rookie = Sonny
    .second = Junior
    .third = Peggy
    .manner = legt die Großen zuerst
page-known-gangster-hustler = Trixie
    .second = Nick
    .third = Pearl
    .manner = mag die Linien der anderen
page-known-gangster-enforcer = Mack
    .second = Greta
    .third = Tiny
    .manner = hat für jede Frage eine Patrone
page-known-gangster-fixer = Stella
    .second = Felix
    .third = Ruth
    .manner = lässt dich das fünfte Feld füllen
page-known-gangster-kingpin = Salvatore
    .second = Carlotta
    .third = Gus
    .manner = rechnet alle zwölf Linien auf einmal durch
page-known-gangster-nemesis = Vesper
    .second = Nero
    .third = Mara
    .manner = lächelt, wenn du eine Reihe füllst

## Ein Name, einmal

page-introduction = Wie nennt man dich?
    .text = Du spielst gleich mit anderen. Sie sehen diesen Namen; auf deiner Seite kannst du ihn jederzeit ändern.
page-introduction-go = Das bin ich
page-introduction-skip = Lieber unbekannt bleiben

## Konten, und was schiefging

page-account = Konto
page-have-account = Ich habe ein Konto
page-login-rule = Bis zu 100 Zeichen ohne Leerzeichen; Groß- und Kleinschreibung ist egal. Andere sehen deinen Namen, nie diesen hier.
page-password-rule = Mindestens 10 Zeichen, egal welche: Ein paar Wörter hintereinander merkt man sich leicht und errät man schwer.
page-forgotten-password = Passwort vergessen?
    .who = Gib zuerst deinen Benutzernamen ein.
    .sent = Wenn zu diesem Konto eine bestätigte E-Mail-Adresse gehört, ist ein Link für ein neues Passwort unterwegs. Wenn nicht, frag die Person, die dieses Haus betreibt.
page-error-sign-in = Benutzername oder Passwort stimmt nicht.
page-error-password = Das ist nicht dein aktuelles Passwort.
page-error-short-password = Ein Passwort braucht 10 bis 200 Zeichen.
page-error-guesses = Zu viele falsche Passwörter. Warte ein paar Minuten, bevor du es noch einmal versuchst.
page-error-login = Ein Benutzername hat 1 bis 100 sichtbare Zeichen und keine Leerzeichen.
page-error-taken = Dieser Benutzername ist vergeben. Wähl einen anderen.
page-error-name = Ein Name hat 1 bis 30 sichtbare Zeichen.
page-error-old-link = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
page-error-strange-link = Dieser Link funktioniert nicht. Vielleicht fehlt ein Buchstabe.
page-error-no-table = Hier ist nichts mehr. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.
page-error-no-seat = Jemand war schneller: Alle Plätze sind besetzt.
page-error-invited-only = Dieses Haus nimmt neue Leute nur auf Einladung. Lass dir einen Link zu einem Tisch schicken.
page-error-rated = Gewertete Partien sind für Spieler mit Konto.
page-error-no-mail = Dieses Haus verschickt keine E-Mails.
page-error-no-reset = Dieses Haus verschickt keine E-Mails. Frag die Person, die es betreibt, nach einem Link für ein neues Passwort.
page-error-address = Das ist keine E-Mail-Adresse.
page-error-no-deal = Diese Ausgangslage wird nicht mehr angeboten.
page-error-too-many-tables = Mehr offene Tische kann niemand haben. Spiel erst eine Partie zu Ende oder gib eine auf.
page-error-still-played = Diese Partie wird hier noch gespielt. Warte, bis sie zu Ende ist.
page-error-reviews = Mehrere deiner Partien werden schon analysiert. Warte auf eine davon.
page-error-too-many-keys = Mehr Zugangsschlüssel kann niemand haben. Widerrufe erst einen.
page-error-signed-out = Du bist hier nicht mehr angemeldet. Lade die Seite neu.
page-error-forbidden = Das darfst du nicht.
page-error-too-large = Das ist zu groß.
page-error-too-fast = Nicht so schnell: Warte einen Moment und versuch es noch einmal.
page-error-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
page-error-no-room = Auf diesem Gerät ist kein Platz mehr, oder der Browser speichert nichts. Was du bisher gesehen hast, ist sicher.
page-error-other-rules = Diese Partie wurde nach anderen Regeln gespielt und könnte nach unseren anders ausgehen; darum lässt sie sich nicht zeigen.

## Doors of the campaign

page-door-closed = Die Tür ist zu.
page-door-open = Die Tür ist auf.
page-door-won = Hier hast du gewonnen.

## Pictures of people

page-avatar = Dein Bild
page-avatar-where = Das gewählte Bild zeigt nur dieses Gerät; andere sehen das, das zu deinem Namen gehört.
page-avatar-badger = Der Dachs
page-avatar-bear = Der Bär
page-avatar-bull = Der Stier
page-avatar-bulldog = Die Bulldogge
page-avatar-cat = Die Katze
page-avatar-crocodile = Das Krokodil
page-avatar-duck = Die Ente
page-avatar-elephant = Der Elefant
page-avatar-fox = Der Fuchs
page-avatar-frog = Der Frosch
page-avatar-goat = Die Ziege
page-avatar-horse = Das Pferd
page-avatar-lion = Der Löwe
page-avatar-monkey = Der Affe
page-avatar-octopus = Der Oktopus
page-avatar-owl = Die Eule
page-avatar-penguin = Der Pinguin
page-avatar-pig = Das Schwein
page-avatar-pike = Der Hecht
page-avatar-rabbit = Das Kaninchen
page-avatar-ram = Der Widder
page-avatar-rat = Die Ratte
page-avatar-rooster = Der Hahn
page-avatar-stag = Der Hirsch
