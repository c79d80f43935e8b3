### Der Tisch im Terminal.

terminal-commands = Nummer wählt · u rückgängig · l ganzer Verlauf · s Stand · r W5.6 eine Regel · t ein Tipp · i auf einen Zaubertrank warten · ? Hilfe · q Ende
terminal-help =
    Tipp die Nummer einer Möglichkeit ein und drück Enter. Große Entscheidungen werden in Schritten gefragt; u macht den
    Schritt oder deine letzte Entscheidung rückgängig, solange danach weder der Zufall noch jemand anderes am Werk war.
    Wo du nur einen Zaubertrank einsetzen oder weitermachen kannst, geht es weiter, wie --ask es sagt; mit i wartet die
    Partie dort beim nächsten Mal. Nach jeder Entscheidung wird gespeichert: { $file }
terminal-choose = Deine Wahl
terminal-not-a-choice = Bitte tipp eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
terminal-armed = Die Partie wartet, sobald du wieder einen Zaubertrank einsetzen kannst.
terminal-undone = Rückgängig gemacht.
terminal-no-undo = Es gibt nichts rückgängig zu machen: Nach deiner letzten Entscheidung war der Zufall oder jemand anderes am Werk.
terminal-saved = Gespeichert. Weiter geht es mit: backroom play --resume { $file }
terminal-commitment = Die Würfel stehen vor dem ersten Wurf fest; ihr Siegel ist { $commitment }
terminal-resumed = { $count } Einträge gelesen; die Partie geht weiter.
terminal-no-rule = Eine Regel { $rule } gibt es nicht.
terminal-forced = Nur eine Möglichkeit: { $choice }
terminal-to-decide = { $seat }
terminal-over = Die Partie ist zu Ende.
terminal-record = Die Aufzeichnung liegt in { $file }; prüf sie mit: backroom verify { $file }
terminal-bot-gives-up = { $seat } gibt die Partie auf. { $program }: { $why }
terminal-bot-not-ready = er war nach { $seconds } Sekunden nicht bereit
terminal-bot-slow = er hat { $seconds } Sekunden lang nicht geantwortet
terminal-bot-ended = er hat sich mitten in der Partie beendet, mit Status { $code }
terminal-bot-killed = er wurde mitten in der Partie gewaltsam beendet
terminal-bot-closed = er hat mitten in der Partie seine Ausgabe geschlossen
terminal-bot-too-long = er hat eine Zeile von mehr als { $bytes } Byte geschrieben
terminal-bot-unclear = er hat „{ $said }“ geschrieben, das ist keine Antwort: { $why }
terminal-bot-protocol = er spricht „{ $said }“, erwartet war „backroom-bot/1“
terminal-bot-illegal = er hat { $choice } gewählt, möglich waren { $legal }
terminal-position = Stellung nach Eintrag { $number } von { $count }
terminal-round = Runde { $round } von 3, Phase { $phase }: { $name }
terminal-phase-1 = Die Lage einschätzen
terminal-phase-2 = Straßen unsicher machen
terminal-phase-3 = Der Schatten geht um
terminal-phase-4 = Der lange Arm des Gesetzes
terminal-phase-5 = Offene Rechnungen begleichen
terminal-pool = Würfel: { $dice }
terminal-leftover = Übrig: { $die }
terminal-bag = Beutel { $bag }, Ablage { $discard }
terminal-heat = Aktionswürfel { $dice }, Fahndung { $heat }
terminal-holds = hat: { $tokens }
terminal-nothing = noch nichts
terminal-on-card = auf der Karte: { $count }
terminal-gumshoe = hat die Detektivin
terminal-first = Startspieler
terminal-points = jetzt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
terminal-cards = Karten: { $shadow } · { $infusions }
terminal-legend = { $hat }4/1: Hut mit Wert 4, bringt 1 Polizisten · S Schatten · 1. 2. 3.: wer in welcher Reihenfolge nähme
terminal-shadow = S
terminal-short-hat = Hut
terminal-short-gambling = Glü
terminal-short-weapons = Waf
terminal-short-contraband = Sch
terminal-short-infusion = Zau
terminal-short-green = G
terminal-short-yellow = Y
terminal-short-police = P
terminal-short-red = R
terminal-short-blue = B
terminal-short-grey = A
terminal-short-guardian = Wächter
terminal-tie = gleich
terminal-nobody = –
terminal-open = Offen: { $gangsters }
terminal-stacks = Stapel: { $one } und { $two }
terminal-own = eigene: { $gangsters }
terminal-bullets = { $count ->
        [one] { $count } Patrone
       *[other] { $count } Patronen
    }
terminal-rank = Rang { $rank }
terminal-dead = In Klammern: tot
terminal-rule-ruling = Auslegung: { $text }
terminal-rule-assumed = Annahme: { $text }
