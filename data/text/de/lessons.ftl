# Die kurzen Lektionen: worum es geht, was zu tun ist und was daraus wurde.

## With a Smile & a Gun

lesson-smile-and-gun-draft = Zwei Würfel
    .text = Die dreizehn Würfel gehören euch beiden. In deinem Zug nimmst du zwei: Der erste bewegt deinen Boss, der zweite ist deine Aktion. Zeig auf einen Würfel, und der Spielplan zeigt, wo dein Boss stehen bliebe.
    .task = Nimm zwei Würfel, egal welche.
    .done = Dein Boss ist so weit gegangen, wie der erste Würfel zeigt. Der zweite liegt jetzt bei dir: Seine Zahl erhöht deinen Fahndungslevel, und der ist besser niedrig.
lesson-smile-and-gun-place = Drei, zwei, eins
    .text = Wo dein Boss stehen bleibt, kommen drei Handlanger in den Bezirk vor ihm, zwei in den nächsten und einer in den letzten der Linie.
    .task = Bring drei Handlanger auf die Rennbahn.
    .done = Drei von dir gegen zwei Polizisten: Die Rennbahn ginge an dich. Unter den Markern steht immer, wer zuerst nähme.
lesson-smile-and-gun-act = Deine Aktion
    .text = Du hast eine 5 für die Aktion genommen, und eine 5 entfernt einen beliebigen Marker. Im Stahlwerk habt ihr, du und die Polizei, je drei, und bei Gleichstand um den ersten Platz nimmt niemand etwas.
    .task = Entferne einen Polizisten aus dem Stahlwerk.
    .done = Drei zu zwei: Das Stahlwerk ginge an dich. Ein Marker am richtigen Ort ist besser als sechs am falschen.
lesson-smile-and-gun-heat = Niedriger Fahndungslevel
    .text = Deine Aktionswürfel ergeben 7, die von Gelb 10. Wer den niedrigeren Fahndungslevel hat, darf einen Marker beliebiger Farbe oder zwei Polizisten dazulegen. Im Rathaus herrscht Gleichstand zwischen dir und Gelb.
    .task = Leg einen grünen Handlanger ins Rathaus.
    .done = Fünf zu vier: Der Gleichstand ist gebrochen. Kleine Aktionswürfel zahlen sich am Ende der Runde aus.
lesson-smile-and-gun-shadow = Der Würfel, der liegen bleibt
    .text = Drei Würfel sind noch da, zwei nimmst du; der letzte bewegt den Schatten. Seine Karte ist der Korrupte: Wo der Schatten stehen bleibt, verschwindet die ganze Polizei.
    .task = Lass die 4 liegen und führ deine Aktion aus: Dann bleibt der Schatten vor dem Park stehen.
    .done = Die Polizei ist aus dem Park verschwunden, und er steht dir offen. Was du liegen lässt, zählt so viel wie das, was du nimmst.
lesson-smile-and-gun-settle = Beute
    .text = Am Ende der Runde wird ein Bezirk nach dem anderen abgerechnet. In der Speicherzeile hast du die meisten Marker und nimmst zuerst. Ein Hut ist so viel wert, wie draufsteht; ein Geschäft bringt dem Punkte, der davon aufgedeckt die meisten hat.
    .task = Nimm die Waffen und behalte sie aufgedeckt.
    .done = Wer Zweiter ist, nimmt, was übrig ist. Verdeckt ist ein Geschäft oder ein Zaubertrank ein sicherer Punkt, aber seine Art zählt nicht mehr.
lesson-smile-and-gun-infusion = Ein Zaubertrank
    .text = Das Fläschchen bei dir ist ein Zaubertrank. Mit ihm tust du einmal, was die Zaubertrank-Karte sagt. Hier ist das Zweite Chance: Wirf beliebig viele Würfel des Vorrats neu.
    .task = Setz deinen Zaubertrank ein und wirf mindestens einen Würfel neu.
    .done = Der Zaubertrank ist verbraucht, die Würfel sind neu, und du bist noch am Zug. Am Ende ist ein nicht eingesetzter Zaubertrank nichts wert.

## Gangster

lesson-gangster-lay = Legen
    .text = Du bist Rot: Rots Punkte sind deine, aber legen darfst du jede Farbe. In deinem Zug legst du einen Gangster auf ein freies Feld: einen deiner eigenen drei, einen der zwei offenen oder blind einen vom Stapel.
    .task = Leg einen deiner eigenen drei.
    .done = Deine eigenen drei kommen nicht wieder; die besten hebst du dir für eine Linie auf, die zählt.
lesson-gangster-row = Sechs in einer Linie
    .text = Eine Reihe oder Spalte mit sechs Gangstern wird sofort gewertet: Die stärkste Gang steigt um ihren Vorsprung vor der nächsten. In Spalte c fehlt nur noch einer, und Rot führt dort.
    .task = Leg die offene rote 3 auf c4.
    .done = Rot 9, Gelb 3: Du steigst um 6. Wer den sechsten legt, ist egal; es zählt nur, wessen Macht dort liegt.
lesson-gangster-tie = Ausgestochen
    .text = Gangs, die gleichauf an der Spitze liegen, stechen sich gegenseitig aus, und die nächste punktet. In Reihe 6 hat Blau 5, Gelb hat 3, und du hast 1.
    .task = Leg die offene gelbe 2 auf b6.
    .done = Blau 5, Gelb 5: Beide sind draußen, und deine kleine 1 gewinnt die Reihe.
lesson-gangster-move = Bewegen
    .text = Statt zu legen, darfst du einen lebenden Gangster ein Feld weit bewegen, auch einen von Blau. Nicht den mit dem Schloss, der eben erst gelegt oder bewegt wurde, und keinen in einer vollen Linie.
    .task = Beweg die blaue 1 von a1 nach b1.
    .done = Blaus eigener Mann hat Spalte b vollgemacht: Rot 4, Blau 1, und du steigst um 3. Die Durchgestrichenen füllen ihr Feld, zählen aber nichts.
lesson-gangster-shoot = Eine Patrone
    .text = Für eine Patrone tötet einer deiner Gangster einen lebenden Nachbarn: oben, unten, links oder rechts. Der Tote bleibt liegen, aber seine Macht ist dahin.
    .task = Erschieß mit deiner roten 2 auf c3 die blaue 3 auf c2.
    .done = Die blaue 3 zählt nichts mehr, weder in ihrer Reihe noch in ihrer Spalte. Patronen kommen nicht wieder.
lesson-gangster-end = Al Capone
    .text = Wer Rang 17 erreicht, ist Al Capone, und die Partie ist sofort zu Ende. Du stehst auf 12. In Spalte a hättest du 6 und Grau 1.
    .task = Mach Spalte a mit deiner eigenen roten 1 voll.
    .done = Fünf mehr sind 17. Kommt niemand so weit, endet die Partie, wenn der Spielplan voll ist, und der höchste Rang gewinnt.
