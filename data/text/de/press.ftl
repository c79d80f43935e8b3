### Die Zeitung nach einer Partie: Schlagzeilen danach, wie es ausging, mit einem Satz darunter.

press-masthead = Hinterzimmer-Anzeiger
    .house = Neues aus „{ $house }“
press-edition = Spätausgabe
press-turning = Der Wendepunkt
    .text = { $player }, Schritt { $entry }. Gespielt: { $played }. Besser: { $better }.

## With a Smile & a Gun, zu zweit

press-smile-narrow = Um Haaresbreite
    .deck = { $winner } liegt vor { $loser }, aber so knapp, dass beide schon Sekt bestellt hatten.
press-smile-clear = Die Stadt hat einen neuen Chef
    .deck = { $winner } übernimmt. { $loser } soll zweimal nachgezählt haben.
press-smile-crushing = Da blieb kein Stein auf dem anderen
    .deck = { $winner } lässt { $loser } den Mantel und die letzte Straßenbahn.
press-smile-monopoly = Ein Laden, ein Besitzer, keine Fragen
    .deck = { $winner } hat ein Monopol. Ohne das stünde hier { $loser }.
press-smile-monopolies = Der ganze Markt in einer Tasche
    .deck = { $winner } sammelt Monopole. Die Preise steigen ab heute früh.
press-smile-shadow = Der Schatten weiß, wer zahlt
    .deck = Ohne Hilfe aus dem Dunkel wäre { $winner } nicht an { $loser } vorbeigekommen.
press-smile-hats = Alles unter einem Hut
    .deck = { $winner } sammelte Hüte, bis { $loser } keinen mehr ziehen konnte.
press-smile-infusions = Am Tresen entschieden
    .deck = Gleich viele Punkte: Der besser gefüllte Keller spricht für { $winner }.
press-smile-henchmen = Per Handzeichen entschieden
    .deck = Gleich viele Punkte: Bei { $winner } standen mehr Leute auf der Straße.
press-smile-draw = Zwei Sieger, eine Stadt, kein Kommentar
    .deck = { $winner } und { $loser } trennen sich gleichauf. Sie teilen sich angeblich ein Taxi.

## Allein

press-alone-won = Gang verlässt Stadt durch die Hintertür
    .deck = { $winner } arbeitete allein und schickt keine Rechnung.
press-alone-narrow = Einer gegen alle, gerade so
    .deck = { $winner } schlägt die Gang um weniger als einen Hut.
press-alone-crushing = Gang sucht ehrliche Arbeit
    .deck = Nach diesem Abend mit { $winner } liest die Gang Stellenanzeigen.
press-alone-lost = Lokalheld zieht aufs Land
    .deck = Die Gang behält die Stadt. { $loser } soll frische Luft mögen.
press-alone-close = So nah und doch pleite
    .deck = Der Gang genügte fast nichts. { $loser } möchte die Rechnung sehen.

## Die Kampagne

press-campaign-won = Ein Schild weniger in der Straße
    .deck = { $winner } hat jede Bedingung erfüllt. Die nächste Gang liest schon mit.
press-campaign-lost = Gang verlängert den Mietvertrag
    .deck = { $loser } kam, zählte und hatte zu wenig.
press-campaign-condition = Das Kleingedruckte gewinnt
    .deck = Punkte hatte { $loser } genug, aber die Bedingung war eine andere.
press-campaign-at-once = Aus, bevor die Tinte trocken war
    .deck = Die Gang bekam ihren Zaubertrank, { $loser } die Tür gezeigt.

## Missionen

press-mission-won = Auftrag erledigt, niemand hat etwas gesehen
    .deck = { $winner } bringt { $own } Punkte heim und keinen Zeugen.
press-mission-few = Richtige Adresse, leere Hände
    .deck = { $loser } war da, aber { $own } Punkte reichen nicht.
press-mission-objective = Viele Punkte, falsches Paket
    .deck = { $loser } brachte { $own } Punkte und nicht das, was bestellt war.
press-mission-gang = Sie hatten von allem mehr
    .deck = { $loser } hat alles geliefert. Die Gang auch, und noch etwas dazu.

## Vermächtnis

press-legacy-1 = Wer war das noch gleich?
    .deck = { $winner }, { $own } Punkte: Unser Archiv hat kein Foto.
press-legacy-2 = Ein Gesicht, das man kennt
    .deck = { $winner }, { $own } Punkte: Der Portier nickt, die Bank nicht.
press-legacy-3 = Ein Name, der Türen öffnet
    .deck = { $winner }, { $own } Punkte: meist von innen und in Eile.
press-legacy-4 = Die Stadt trägt jetzt deinen Namen
    .deck = { $winner }, { $own } Punkte: Das Denkmal soll bitte ein wenig lächeln.

## Gangster

press-gangster-capone = Es gibt einen neuen Al Capone
    .deck = { $winner } ist ganz oben. { $loser } schickt Blumen, ohne Karte.
press-gangster-capone-crushing = Capone nahm den Aufzug
    .deck = { $winner } war oben, ehe { $loser } die Treppe fand.
press-gangster-capone-narrow = Fotofinish an der Spitze
    .deck = { $winner } ist Al Capone. { $loser } griff schon nach demselben Stuhl.
press-gangster-narrow = Eine Stufe machte den Unterschied
    .deck = { $winner } steht knapp über { $loser }. Die Leiter ist beschlagnahmt.
press-gangster-clear = Chicago hat einen Liebling
    .deck = { $winner } steigt an { $loser } vorbei und sieht sich nicht um.
press-gangster-crushing = Ganz Chicago auf einer Seite
    .deck = { $winner } nahm die Stadt. { $loser } behielt einen Parkplatz.
press-gangster-blank = Nichts für die anderen
    .deck = { $winner } machte Punkte. { $loser } war auch da.
press-gangster-first = Wer zuerst kommt, regiert zuerst
    .deck = { $winner } und { $loser } haben denselben Rang, aber { $winner } war früher da.
press-gangster-draw = Ruhige Nacht in Chicago
    .deck = Niemand stieg auf, niemand fiel. Die Polizei dankt für die Mithilfe.
press-gangster-bloody = Blumenläden melden Rekordwoche
    .deck = { $winner } setzte sich mit Blei durch. Die Patronen gingen vor den Worten aus.
press-gangster-peaceful = Kein einziger Schuss gefallen
    .deck = { $winner } nahm Chicago in aller Form. Die Büchsenmacher sind besorgt.
press-gangster-many = Einer oben, der Rest steht an
    .deck = { $winner } führt. { $loser } und die anderen warten draußen.
press-gangster-many-narrow = Fast wäre jeder König gewesen
    .deck = { $winner } gewinnt vor { $loser }. An den Nebentischen sieht man es anders.

## Wenn eine Partie vorher endet

press-resigned = Ein weißes Taschentuch genügte
    .deck = { $loser } gibt auf. { $winner } saß gerade erst bequem.
press-resigned-many = Ein Stuhl leer, Partie vorbei
    .deck = { $loser } gibt auf. Den anderen bleibt die Rechnung.
press-resigned-alone = Klug durch die Küche verschwunden
    .deck = { $loser } gibt auf. Die Gang lässt grüßen.
press-time = Gegen die Uhr verloren
    .deck = { $loser } dachte noch nach. { $winner } war noch wach.
press-time-many = Wieder gewinnt die Uhr
    .deck = { $loser } hat keine Zeit mehr, die anderen keine Geduld.
press-time-alone = Sogar die Gang ging nach Hause
    .deck = { $loser } hat keine Zeit mehr. Wer geht, macht die Lampe aus.
press-agreed = Per Handschlag
    .deck = Unentschieden, so vereinbart. Die Finger wurden danach gezählt.
press-abandoned = Wegen Regens abgesagt
    .deck = Niemand hat gewonnen. Die Stühle sind noch warm.
