### Die Regeln, wie Backroom sie spielt, in unseren eigenen Worten.
### Die Nummern sind die der Regelseiten: W für With a Smile & a Gun, G für Gangster.

## W0

chapter-W0 = Material und Stadtplan
    .short = Neun Bezirke liegen in der Mitte, zwölf Felder laufen außen herum. Auf den Feldern gehen die Bosse und der Schatten; Handlanger, Polizei und Plättchen liegen in den Bezirken.
W0-1 = Die Stadt
    .text = Die Stadt ist ein Raster aus drei mal drei Bezirken, Reihe für Reihe nummeriert: oben 0 1 2, in der Mitte 3 4 5, unten 6 7 8. Bezirk 4 ist die Stadtmitte; 0, 2, 6 und 8 sind die Ecken.
W0-2 = Die Felder am Stadtrand
    .text = Zwölf Felder führen im Uhrzeigersinn um die Stadt: 0 bis 2 oben entlang, 3 bis 5 rechts hinunter, 6 bis 8 unten zurück, 9 bis 11 links hinauf. Jedes trägt zwei Zahlen, seine eigene und dieselbe plus 12; das hilft beim Zählen. Jedes blickt auf eine Linie aus drei Bezirken, der nächste zuerst: Feld 0 auf 0, 3, 6; Feld 1 auf 1, 4, 7; Feld 2 auf 2, 5, 8; Feld 3 auf 2, 1, 0; Feld 4 auf 5, 4, 3; Feld 5 auf 8, 7, 6; Feld 6 auf 8, 5, 2; Feld 7 auf 7, 4, 1; Feld 8 auf 6, 3, 0; Feld 9 auf 6, 7, 8; Feld 10 auf 3, 4, 5; Feld 11 auf 0, 1, 2. Der erste Bezirk der Linie liegt „vor“ einer Figur, die dort steht.
W0-3 = Hafen und Park
    .text = Der Hafen ist Bezirk 0, an den Feldern 0/12 und 11/23. Der Park ist Bezirk 5, nur am Feld 4/16.
W0-4 = Der Ring
    .text = Die acht äußeren Bezirke bilden einen Ring. Im Uhrzeigersinn: 0, 1, 2, 5, 8, 7, 6, 3 und zurück zu 0.
W0-5 = Benachbarte Bezirke
    .text = Zwei Bezirke sind benachbart, wenn sie eine Seite gemeinsam haben. Davon gibt es in der Stadt 12 Paare.
    .ruling = Bezirke, die sich nur an einer Ecke berühren, sind nicht benachbart.
W0-6 = Platz für Plättchen
    .text = In der Stadtmitte ist Platz für 3 Plättchen, in jedem anderen Bezirk für 2. Ist der Verfluchte im Spiel, fasst der Park nur 1 (W6.13).
W0-7 = Würfel, Figuren und Marker
    .text = Es gibt 13 Würfel, zwei Bosse (grün und gelb), den Schatten und Marker in Grün, Gelb und Blau. Die blauen sind die Polizei, die der Spieler ihre Handlanger.
    .ruling = Marker gehen nie aus; dafür liegen in beiden Schachteln Multiplikatoren. Die Klausel der Erstausgabe, nach der man sich Marker vom Historiker borgt, kommt deshalb nie zum Zug.
W0-8 = Plättchen
    .text = Um die Plättchen geht der Streit: Hüte, jeder mit einem Wert; drei Arten von Geschäften (Glücksspiel, Waffen und Schmuggelware); und Zaubertränke. Die blauen Quadrate sagen, wie viele Polizisten ein Plättchen mitbringt. Die deutsche Ausgabe hat 26 Hüte, 6 Glücksspiel, 5 Waffen, 4 Schmuggelware und 7 Zaubertränke. Die Erstausgabe hat 45 Plättchen, davon 5 Zaubertränke.
    .assumed = Was auf den Plättchen steht, ist nur zum Teil bekannt: Hüte mit 2, 3, 4 und 6 kommen in den Heften vor, den Rest nehmen wir an. Hüte in der deutschen Ausgabe und in der Erstausgabe: Wert 2 ohne Quadrat (8 und 8), Wert 3 mit einem (7 und 8), Wert 4 mit einem (5 und 6), Wert 5 mit zweien (3 und 4), Wert 6 mit dreien (3 und 4). Glücksspiel mit einem Quadrat und mit zweien: 3 und 3 in der deutschen Ausgabe, 2 und 2 in der Erstausgabe; Waffen: 3 und 2, in der Erstausgabe 2 und 1; Schmuggelware: 3 und 1, in der Erstausgabe 2 und 1. Zaubertränke: in der deutschen Ausgabe 4 mit einem Quadrat und 3 mit zweien, in der Erstausgabe 3 ohne und 2 mit einem. Für die Erstausgabe ergibt das 30 Hüte, 4 Glücksspiel, 3 Waffen und 3 Schmuggelware; auch das ist angenommen. Wenn dir die Schachtel gehört, berichtige die Plättchendatei und spiel damit.
W0-9 = Aufgedeckt, verdeckt
    .text = Geschäfte und Zaubertränke liegen aufgedeckt oder verdeckt. Verdeckt sind sie 1 Punkt wert, und ihre Art zählt nicht mehr. Hüte sind auf beiden Seiten gleich. Alles auf dem Tisch ist für alle sichtbar; nur die Reihenfolge im Beutel ist geheim.
W0-gap = Eine bekannte Lücke
    .text = Die deutsche Schachtel zählt zwei Übersichtskarten zu einer „Spielvariante“ auf, die kein uns bekannter Text beschreibt. Backroom spielt ohne sie.

## W1

chapter-W1 = Vorbereitung
    .short = Wählt eine Schatten-Karte und eine Zaubertrank-Karte, legt die Zaubertränke aus und füllt den Beutel. Dann folgen drei Runden.
W1-1 = Karten und Startfelder
    .text = Eine Schatten-Karte und eine Zaubertrank-Karte gelten für die ganze Partie, zufällig gezogen oder ausgesucht. Nimm für die erste Partie den Korrupten und Zweite Chance; Monster sind etwas für Leute, die sich auskennen. Beide Bosse und der Schatten beginnen auf Feld 0. Ein Monster beginnt stattdessen in seinem Bezirk, und in Szenario 9 (W10 #9) beginnt der Schatten auf Feld 5.
W1-2 = Zaubertränke zu Beginn
    .text = Deutsche Ausgabe: Misch die 7 Zaubertränke, gib jedem Spieler einen, aufgedeckt, und leg je einen in die vier Ecken und einen in die Stadtmitte. Erstausgabe: Alle 5 Zaubertränke kommen in die vier Ecken und die Stadtmitte; die Spieler beginnen ohne.
W1-3 = Der Beutel
    .text = Alle übrigen Plättchen kommen in den Beutel.
W1-4 = Startspieler
    .text = Der Startspieler wird ausgelost, oder die Spieler einigen sich.
W1-5 = Drei Runden, fünf Phasen
    .text = Gespielt werden 3 Runden zu 5 Phasen: 1, Die Lage einschätzen (W2); 2, Straßen unsicher machen (W3); 3, Der Schatten geht um, und 4, Der lange Arm des Gesetzes (beide W4); 5, Offene Rechnungen begleichen (W5). Danach folgt die Schlusswertung (W8).

## W2

chapter-W2 = Phase 1, Die Lage einschätzen
    .short = Alle Würfel werden geworfen. Jeder Bezirk bekommt seine Plättchen, und deren blaue Quadrate bringen die Polizei.
W2-1 = Die Würfel werfen
    .text = Der Startspieler wirft alle 13 Würfel; sie bilden den gemeinsamen Vorrat. Dann werden die Bezirke aufgefüllt. Spätere Neuwürfe macht, wer sie auslöst.
W2-2 = Welche Bezirke aufgefüllt werden
    .text = In Runde 1 wird jeder Bezirk aufgefüllt. In späteren Runden jeder, außer denen, die in der Runde davor ungewertet blieben (W5.5); die behalten, was sie haben.
    .ruling = Was nicht gewertet wurde, wird nicht aufgefüllt: Der Wortlaut der Erstausgabe gilt für beide, denn das deutsche Heft sagt zweierlei. Auch ein Bezirk, der mangels Markern ungewertet blieb, wird also übersprungen, selbst wenn er Platz hätte, es sei denn, er enthält gar kein Plättchen (W5.11). Der Bezirk des Geheimverstecks wurde gewertet und wird aufgefüllt.
W2-3 = Reihenfolge beim Auffüllen
    .text = Aufgefüllt wird lagenweise. Jeder aufzufüllende Bezirk ohne Plättchen bekommt sein erstes; dann jeder mit einem sein zweites; dann die Stadtmitte ihr drittes. Innerhalb einer Lage kommt zuerst die Stadtmitte, dann der Bezirk vor dem Schatten (oder der des Monsters), dann geht es im Uhrzeigersinn um den Ring. Mit dem Wächter: die Stadtmitte, dann der Ring ab Bezirk 0.
    .ruling = Diese Reihenfolge gilt immer und in beiden Ausgaben, nicht nur, wenn die Plättchen knapp werden.
W2-4 = Leerer Beutel
    .text = Jedes Mal, wenn ein Plättchen zu ziehen und der Beutel leer ist, kommen die Hüte aus der Ablage in den Beutel, die anderen Plättchen der Ablage scheiden aus, und das Auffüllen geht weiter. Ist auch dann keines da, bleiben Plätze leer.
W2-5 = Die Polizei rückt an
    .text = Deutsche Ausgabe: Jedes in dieser Phase gelegte Plättchen bringt so viele Polizisten mit, wie es blaue Quadrate zeigt. Erstausgabe: Jeder Bezirk, der in dieser Phase mindestens ein Plättchen bekam, erhält so viele Polizisten, wie alle seine Plättchen zusammen blaue Quadrate zeigen, auch die älteren.
    .ruling = In Runde 1 gelten die Zaubertränke der Vorbereitung als in dieser Phase gelegt. Die ganze Polizei dieser Phase kommt nach dem letzten Plättchen.
    .assumed = Wie viele blaue Quadrate ein Plättchen zeigt, ist angenommen (W0.8).

## W3

chapter-W3 = Phase 2, Straßen unsicher machen
    .short = In deinem Zug nimmst du zwei Würfel. Der erste bewegt deinen Boss, und 3, 2 und 1 deiner Handlanger kommen in die drei Bezirke vor ihm. Der zweite ist deine Aktion.
W3-1 = Züge
    .text = Der Startspieler beginnt, dann wechselt ihr euch ab, bis jeder 3 Züge hatte. Ein Würfel bleibt übrig; er gehört dem Schatten.
W3-2 = Alle Würfel gleich
    .text = Zu Beginn deines Zuges, und nur dann, darfst du den ganzen Vorrat neu werfen, wenn alle Würfel darin gleich sind, und zwar immer wieder, solange sie es sind.
    .ruling = Auch der erste Zaubertrank, den du im Zug einsetzt, beendet diese Möglichkeit.
W3-3 = Zwei Würfel nehmen
    .text = Nimm auf einmal zwei Würfel aus dem Vorrat: einen für die Bewegung, einen für die Aktion.
    .ruling = Beide werden genommen, bevor sich etwas bewegt. Zweite Chance kommt davor oder danach, nie dazwischen.
W3-4 = Bewegung
    .text = Dein Boss zieht im Uhrzeigersinn genau so viele Felder, wie der Bewegungswürfel zeigt. Auf einem Feld dürfen beliebig viele Figuren stehen.
W3-5 = Handlanger legen
    .text = Leg 3 Handlanger in den nächsten Bezirk der Linie deines Bosses, 2 in den zweiten und 1 in den letzten.
W3-6 = Die Aktion
    .text = Führe die Aktion deines Aktionswürfels aus. 1: Ein Polizist kommt in einen Bezirk deiner Wahl. 2 oder 3: Versetze einen eigenen Handlanger in einen anderen Bezirk. 4 oder 5: Entferne einen Marker beliebiger Farbe aus irgendeinem Bezirk. 6: Leg je einen eigenen Handlanger in zwei benachbarte Bezirke.
    .ruling = Die Aktion ist nicht freiwillig; sie muss ausgeführt werden.
W3-7 = Zaubertränke einsetzen
    .text = Einsetzen kannst du nur einen Zaubertrank, der aufgedeckt vor dir liegt; welchen, entscheidest du, denn sie unterscheiden sich in den Quadraten. Nach seiner Wirkung scheidet er aus (Ausnahmen: W7.2, W10 #3, W10 #7). Wo nichts anderes steht, setzt du Zaubertränke in deinem eigenen Zug in Phase 2 ein. Zweite Chance und Ortswechsel: jederzeit bis zum Ende des Zuges. Schneller Schritt: nach dem Nehmen der Würfel, anstelle der Bewegung. Hütchenspiel: nach der Bewegung, vor dem Legen. Trickbetrüger: nach der Bewegung, vor oder nach dem Legen, aber vor der Aktion. Übermacht: anstelle der Aktion. Nachahmung: immer wenn du einen Hut oder ein Geschäft bekommst. Verführung: in Phase 5. Seelenverwandt: am Spielende. Keiner lässt sich in den Phasen 1, 3 und 4, im Zug des Gegners oder für die Zusatzaktionen des Sammlers (W6.7) und der Wasserkreatur (W6.11) einsetzen. Schneller Schritt, Hütchenspiel und Übermacht wirken einmal pro Zug, die anderen, sooft du Zaubertränke hast; jedes Plättchen wirkt einmal. Ein aufgedeckter Zaubertrank, den du nie eingesetzt hast, ist nichts wert, außer bei Seelenverwandt (W7.9) und bei Gleichstand am Ende (W8.5).

## W4

chapter-W4 = Phasen 3 und 4, Der Schatten geht um und Der lange Arm des Gesetzes
    .short = Der letzte Würfel bewegt den Schatten, dessen Karte dort wirkt, wo er stehen bleibt. Dann zählt ihr eure Aktionswürfel zusammen: Wer den niedrigeren Fahndungslevel hat, bekommt einen Bonus.
W4-1 = Der Schatten zieht
    .text = Der Schatten zieht mit dem übrigen Würfel im Uhrzeigersinn; Monster bleiben, wo sie sind. Dann wirkt seine Karte, falls sie diese Phase nennt. „Dieser Bezirk“ auf einer Karte ist der vor dem Schatten oder der, in dem das Monster lebt.
W4-2 = Die meisten, die wenigsten
    .text = Sucht eine Karte den Spieler mit den meisten oder wenigsten Handlangern, zählt die Polizei nicht mit, und bei Gleichstand geschieht nichts, wenn die Karte nichts anderes sagt. Null zu null ist ein Gleichstand. Die wenigsten können auch null sein.
W4-3 = Fahndungslevel
    .text = Dein Fahndungslevel ist die Summe deiner drei Aktionswürfel, abgelesen einmal zu Beginn von Phase 4. Wer den niedrigeren hat, darf entweder einen Marker beliebiger Farbe oder zwei Polizisten in einen Bezirk legen. Bei gleichem Fahndungslevel darf es niemand.

## W5

chapter-W5 = Phase 5, Offene Rechnungen begleichen
    .short = Bezirk für Bezirk: Wer die meisten Marker hat, nimmt zuerst ein Plättchen, dann der Zweite. Die Polizei spielt mit. Bei Gleichstand um den ersten Platz nimmt niemand etwas.
W5-1 = Ablauf der Abrechnung
    .text = Die Bezirke werden einzeln abgerechnet: der vor dem Schatten (oder der des Monsters), dann im Uhrzeigersinn um den Ring, die Stadtmitte zuletzt; zum Wächter siehe W6.12. In jedem Bezirk der Reihe nach: (1) Verführung darf eingesetzt werden; (2) im Bezirk des Schattens wird die Detektivin vergeben; (3) die Plätze der Farben werden bestimmt, und für einen ungewerteten Bezirk ist hier Schluss; (4) der Erste, der Zweite und der Dritte nehmen, jeder mit allem, was dazugehört, bevor der Nächste beginnt: virtuelle Marker, Plättchen, aufgedeckt oder verdeckt, Nachahmung, Szenario-Effekt; (5) was wegen Gleichstands übrig ist, wird abgelegt; (6) die Marker kommen weg, nach W6.4 oder W6.6, wo diese gelten, sonst in die Vorräte.
W5-2 = Plätze
    .text = Grün, Gelb und die Polizei bekommen ihre Plätze nach der Zahl ihrer Marker im Bezirk. Eine Farbe ohne Marker hat keinen Platz.
W5-3 = Plättchen nehmen
    .text = Der Erste nimmt ein Plättchen seiner Wahl, der Zweite das verbleibende. In der Stadtmitte wählt der Zweite unter den zweien, die bleiben, und der Dritte nimmt das letzte. Nehmen ist Pflicht.
    .ruling = Liegen weniger Plättchen da, wird in derselben Reihenfolge bedient, bis keines mehr da ist. Ein Bezirk mit einem alleinigen Ersten, aber ohne Plättchen gilt trotzdem als gewertet.
W5-4 = Was die Polizei nimmt
    .text = Die Polizei nimmt, was in dieser Reihenfolge zuerst kommt: Hut (der höchste Wert zuerst), Glücksspiel, Waffen, Schmuggelware, Zaubertrank.
    .ruling = Unter Gleichen nimmt sie das Plättchen mit mehr blauen Quadraten.
    .assumed = Wie viele blaue Quadrate ein Plättchen zeigt, ist angenommen (W0.8).
W5-5 = Gleichstand um den ersten Platz
    .text = Bei Gleichstand um den ersten Platz, oder wenn gar kein Marker daliegt, wird der Bezirk nicht gewertet: Alle Marker und Plättchen bleiben, und das nächste Auffüllen lässt ihn aus (W2.2).
W5-6 = Gleichstand um den zweiten Platz
    .text = Stehen Farben mit Markern gleichauf auf dem zweiten Platz, werden alle restlichen Plättchen abgelegt, nachdem der Erste genommen hat.
W5-7 = Kein Zweiter
    .text = Gibt es keinen Zweiten (in der Stadtmitte auch: keinen Dritten), bleiben die restlichen Plättchen im Bezirk liegen.
    .ruling = Das deutsche Heft sagt das nur vom zweiten Platz; wir halten es in der Erstausgabe und beim dritten Platz genauso.
W5-8 = Aufgedeckt oder verdeckt
    .text = Wer ein Geschäft oder einen Zaubertrank bekommt, entscheidet sofort: aufgedeckt, oder verdeckt für 1 Punkt. Dabei bleibt es.
W5-9 = Die Ablage
    .text = Was die Polizei nimmt, kommt in die Ablage.
W5-10 = Den Bezirk räumen
    .text = Ist ein Bezirk gewertet, gehen alle seine Marker in die Vorräte zurück (Ausnahmen: W6.4 und W6.6).
W5-11 = Leer gewordene Bezirke
    .text = Wenn alle neun Bezirke abgerechnet sind, auch nach Runde 3 und vor der Schlusswertung: Ein ungewerteter Bezirk ohne Plättchen verliert alle Marker und wird wieder aufgefüllt. Marker, die in einem gewerteten Bezirk liegen blieben oder danach dazukamen (W6.6, W10 #4), bleiben; bei der Viper aber verliert jeder Bezirk ohne Plättchen seine Marker, gewertet oder nicht.
    .ruling = Die Hefte räumen Bezirke nur bei der Viper; wir räumen die ungewerteten mit jeder Karte.
W5-12 = Der nächste Startspieler
    .text = Dann wird Startspieler, wer mehr Plättchen hat; bei Gleichstand wechselt der Startspieler. Jeder Hut, jedes aufgedeckte und jedes verdeckte Plättchen zählt 1; ein durch Nachahmung verdoppeltes zählt 1, der Zaubertrank darunter 0. Nach Runde 3 entfällt das.

## W6

chapter-W6 = Schatten-Karten
    .short = Eine davon gilt die ganze Partie. Nur die auf deinem Tisch zählt.
W6-1 = Der Korrupte
    .text = Beide Ausgaben. Nach der Bewegung des Schattens verschwindet die gesamte Polizei aus diesem Bezirk.
    .ruling = Für die erste Partie rät die Erstausgabe zu „The Mole“, einem Namen, den keine Karte trägt; wir beziehen ihn auf diese.
W6-2 = Die Detektivin
    .text = Beide Ausgaben. In Phase 5 nimmt sich der Spieler mit den meisten Handlangern in diesem Bezirk die Karte. Bei Gleichstand, auch null zu null, kommt sie in die Mitte, selbst wenn jemand sie hatte. Wer sie hat, darf keinen Würfel nehmen, der die höchste Zahl im Vorrat zeigt, außer wenn dort alle gleich sind. Wer sie am Ende hat, verliert 3 Punkte.
    .ruling = Die Karte wird vergeben, wenn dieser Bezirk an der Reihe ist (W5.1), ob er gewertet wird oder nicht. Was „die höchste“ ist, gilt im Moment des Nehmens. Deine zwei Würfel werden beurteilt, als nähmst du sie nacheinander, in der Reihenfolge, die erlaubt ist: Von 6 6 3 musst du die 3 nehmen und darfst dann eine 6 nehmen; welcher der beiden der Bewegungswürfel ist, steht dir frei.
W6-3 = Die Femme Fatale
    .text = Beide Ausgaben. Nach der Bewegung des Schattens verliert die Farbe mit den meisten Markern in diesem Bezirk die Hälfte davon; der Verlust wird abgerundet. Bei Gleichstand trifft es alle beteiligten Farben. Auch die Polizei zählt hier als Farbe.
W6-4 = Der Historiker
    .text = Beide Ausgaben. Ist dieser Bezirk gewertet, kommen die Handlanger, die ihn verlassen, auf die Karte statt in die Vorräte; die Polizei nicht. Am Ende ist jeder Handlanger dort seinem Besitzer 1 Punkt wert, und wer keinen dort hat, verliert 5. Bleibt der Bezirk ungewertet oder wird er nach W5.11 geräumt, kommt nichts auf die Karte.
W6-5 = Die Viper
    .text = Beide Ausgaben. Nach der Bewegung des Schattens wird ein Plättchen dieses Bezirks abgelegt, ausgesucht in der Reihenfolge der Polizei (W5.4). Liegt dann nur noch eines da, gibt es für den Zweiten nichts. Nach Phase 5 verliert jeder Bezirk ohne Plättchen alle Marker (W5.11).
W6-6 = Das Geheimversteck
    .text = Deutsche Ausgabe. Ist dieser Bezirk gewertet, lässt der Spieler mit weniger Handlangern darin die seinen liegen. Bei Gleichstand gehen alle.
    .ruling = Der Bezirk wird wie üblich aufgefüllt, denn er wurde ja gewertet.
W6-7 = Der Sammler
    .text = Deutsche Ausgabe. In Phase 3 darf der Spieler mit den meisten Handlangern in diesem Bezirk einen seiner Aktionswürfel neu werfen; dann führt er die Aktion aus, die der Würfel nun zeigt, und legt ihn zurück: Die neue Zahl zählt für den Fahndungslevel. Bei Gleichstand dürfen beide; der Startspieler sagt, wer zuerst an der Reihe ist, bevor jemand sagt, ob er neu wirft.
    .ruling = Eine Zusatzaktion, die nicht ausführbar ist, entfällt. Wer darf, steht fest, sobald der Schatten stehen bleibt. Null zu null ist ein Gleichstand wie jeder andere (W4.2): Beide dürfen.
W6-8 = Die Presse
    .text = Deutsche Ausgabe. Der Fahndungslevel jedes Spielers steigt um die Zahl seiner Handlanger in diesem Bezirk.
W6-9 = Der Geheimdienst
    .text = Deutsche Ausgabe. Nach der Bewegung des Schattens kommen 2 Polizisten in diesen Bezirk.
W6-10 = Der Bürgermeister
    .text = Deutsche Ausgabe. Nach dem Bonus von Phase 4 darf der Spieler mit dem niedrigeren Fahndungslevel noch 2 eigene Handlanger in diesen Bezirk legen: beide oder keinen. Bei gleichem Fahndungslevel darf es niemand.
W6-11 = Monster, und die Wasserkreatur
    .text = Deutsche Ausgabe. Monster (W6.11 bis W6.13) leben die ganze Partie über in einem Bezirk und bewegen sich nicht; der übrige Würfel bestimmt stattdessen ihre Wirkung, und wo eine Regel vom Bezirk des Schattens spricht, ist ihrer gemeint. Die Wasserkreatur lebt im Hafen (Bezirk 0). In Phase 3 darf der Spieler mit den meisten Handlangern dort den übrigen Würfel für eine Zusatzaktion nutzen. Für den Fahndungslevel zählt er nicht.
W6-12 = Der Wächter
    .text = Deutsche Ausgabe; ein Monster, lebt in der Stadtmitte. In Phase 5 zählt er dort als vierte Farbe mit so vielen Markern, wie der übrige Würfel zeigt. Er gewinnt jeden Gleichstand, an dem er beteiligt ist: Er bekommt den Platz, die anderen stehen gleichauf auf dem nächsten. Er nimmt in der Reihenfolge der Polizei (W5.4), und sein Plättchen kommt in den Beutel. Die Stadtmitte wird zuerst abgerechnet, dann der Ring ab Bezirk 0.
    .ruling = Bei Gleichstand um den ersten Platz über ihm wird die Stadtmitte nicht gewertet. Bei Gleichstand um den dritten wird der Rest abgelegt. Der Vierte bekommt nichts.
W6-13 = Der Verfluchte
    .text = Deutsche Ausgabe; ein Monster, lebt im Park (Bezirk 5), der nur ein Plättchen fasst. In Phase 3 wird der übrige Würfel dort hingelegt. In Phase 5 nimmt der Erste das Plättchen oder den Würfel, der Zweite, was bleibt. Wer den Würfel nimmt, legt so viele eigene Handlanger auf die Karte, wie er zeigt. Die Polizei nimmt den Würfel nur, wenn nichts anderes da ist, und ohne Wirkung. Bleibt der Park ungewertet oder nimmt wegen Gleichstands oder mangels Zweitem niemand den Würfel, geht er zurück; ein restliches Plättchen folgt W5.6 und W5.7. Am Ende ist jeder Handlanger auf der Karte 1 Punkt wert, und wer dort die meisten hat, bekommt 5 dazu (bei Gleichstand niemand).

## W7

chapter-W7 = Zaubertrank-Karten
    .short = Eine davon ist im Spiel. Gib einen aufgedeckten Zaubertrank ab, um sie zu nutzen.
W7-1 = Zweite Chance
    .text = Beide Ausgaben. Wirf einen oder mehrere Würfel neu, die noch im Vorrat liegen, auch den letzten, der den Schatten lenkt.
W7-2 = Nachahmung
    .text = Beide Ausgaben. Bekommst du einen Hut oder ein Geschäft, darfst du das Plättchen, aufgedeckt oder verdeckt, auf einen deiner aufgedeckten Zaubertränke legen. Ein Hut zählt dann seinen Wert doppelt, ein aufgedecktes Geschäft zählt für die Mehrheit als zwei, ein verdecktes ist 2 wert.
    .ruling = Ein Zaubertrank pro Plättchen. Er bleibt darunter liegen, gilt als eingesetzt und nicht als Plättchen. Der Würfel des Verfluchten lässt sich nicht verdoppeln. Wird ein verdoppeltes Plättchen mit Trickbetrüger (W7.4) weggetauscht, geht es unverdoppelt zurück, und der Zaubertrank scheidet aus.
W7-3 = Ortswechsel
    .text = Beide Ausgaben. Versetze einen einzelnen Marker, gleich welcher Farbe, in einen anderen Bezirk.
W7-4 = Trickbetrüger
    .text = Beide Ausgaben. Tausche eines deiner Plättchen gegen eines aus dem Bezirk vor deinem Boss. Ein verdecktes Plättchen geht aufgedeckt zurück.
    .ruling = Dort muss ein Plättchen liegen, und du brauchst ein eigenes außer dem Zaubertrank, den du einsetzt. Der Tausch bringt keine Polizei. Was du nimmst, gilt als erhalten: Du wählst die Seite (W5.8) und darfst es als Trickser auch mit Nachahmung verdoppeln (W7.2), auf einem Zaubertrank, den du weder einsetzt noch hergibst. Markierte Zaubertränke (W10 #3) kannst du nicht hergeben.
W7-5 = Verführung
    .text = Beide Ausgaben. Bevor ein Bezirk abgerechnet wird, ersetze dort einen Polizisten durch einen deiner Handlanger. Der Startspieler wird zuerst gefragt, dann abwechselnd, bis beide nacheinander ablehnen; wer keinen Zaubertrank einsetzen kann, gilt als ablehnend. Angeboten wird es in jedem Bezirk, in dem Polizei liegt. Im Solospiel beendet dein erstes „Nein“ die Sache für diesen Bezirk.
W7-6 = Übermacht
    .text = Deutsche Ausgabe. Leg anstelle der Aktion so viele eigene Handlanger, wie der Aktionswürfel zeigt, in einen Bezirk. Der Würfel zählt trotzdem für den Fahndungslevel.
W7-7 = Schneller Schritt
    .text = Deutsche Ausgabe. Statt mit dem Würfel zu ziehen, stell deinen Boss auf ein beliebiges Feld, auch auf sein eigenes. Dann legst du wie üblich Handlanger (W3.5).
W7-8 = Hütchenspiel
    .text = Deutsche Ausgabe. Du bestimmst, welcher Bezirk deiner Linie 3 Handlanger bekommt, welcher 2 und welcher 1; auch die übliche Verteilung ist erlaubt.
W7-9 = Seelenverwandt
    .text = Deutsche Ausgabe. Am Ende ist jedes Paar deiner aufgedeckten Zaubertränke 10 Punkte wert.

## W8

chapter-W8 = Schlusswertung
    .short = Hüte bringen, was sie zeigen. Bei jedem Geschäft punktet, wer mehr aufgedeckte Plättchen hat, und doppelt, wenn der andere keines hat. Alles Verdeckte ist 1 Punkt wert.
W8-1 = Hüte
    .text = Jeder Hut bringt seinen Wert in Punkten.
    .assumed = Welche Werte auf Hüten vorkommen und wie oft, ist angenommen; bekannt ist nur, dass es Hüte mit 2, 3, 4 und 6 gibt (W0.8).
W8-2 = Verdeckte Plättchen
    .text = Jedes verdeckte Plättchen ist 1 Punkt wert.
W8-3 = Mehrheiten
    .text = Wer von einem Geschäft mehr aufgedeckte Plättchen hat, nimmt das Mehrheits-Plättchen und bekommt die Punkte darauf. Bei Gleichstand niemand. Hat der andere keines davon aufgedeckt, ist es ein Monopol, und die Punkte verdoppeln sich.
    .assumed = Die Punkte auf den Mehrheits-Plättchen sind angenommen: Glücksspiel 9, Waffen 7, Schmuggelware 5; als Monopol 18, 14 und 10.
W8-4 = Karten
    .text = Dann werden die Karten im Spiel gewertet: die Detektivin (W6.2), der Historiker (W6.4), der Verfluchte (W6.13) und Seelenverwandt (W7.9).
W8-5 = Sieg
    .text = Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer mehr aufgedeckte Zaubertränke hat; dann, wer mehr Handlanger in den Bezirken hat; danach ist es unentschieden.

## W9

chapter-W9 = Solo: die rivalisierende Gang
    .short = Allein spielst du gegen eine Gang, die einfachen Anweisungen folgt. Du brauchst mehr Punkte als sie.
W9-1 = Allein gegen die Gang
    .text = Im Solospiel stehst du einer Gang gegenüber, die festen Regeln folgt: der Rue Morgue Crew in der Erstausgabe, der Brando Avenue Gang in der deutschen. Du bist in jeder Runde Startspieler. In der deutschen Ausgabe liegt der erste Zaubertrank der Gang verdeckt.
W9-2 = Der Neuwurf der Gang
    .text = Vor jedem ihrer Züge wirft die Gang einen Würfel mit der niedrigsten Zahl im Vorrat neu. Einen Vorrat aus lauter gleichen Würfeln wirft sie nie neu (W3.2; Ausnahme: W9.11). Du würfelst für sie.
W9-3 = Die Bewegung der Gang
    .text = Für die Bewegung nimmt die Gang einen Würfel, der ihren Boss auf das Feld deines Bosses bringt. Gibt es keinen, nimmt sie den, mit dem sie deinem Boss am nächsten kommt, gezählt in der kürzeren Richtung; bei Gleichstand den niedrigeren.
W9-4 = Die Handlanger der Gang
    .text = Sie legt 4, 3 und 2 Handlanger entlang ihrer Linie statt 3, 2 und 1.
W9-5 = Der Aktionswürfel der Gang
    .text = Von den übrigen Würfeln nimmt die Gang eine 6; gibt es keine, die niedrigste Zahl, die genau einmal vorkommt; gibt es auch die nicht, die niedrigste Zahl. Eine Aktion führt sie nicht aus, aber der Würfel zählt für ihren Fahndungslevel.
W9-6 = Der Fahndungslevel der Gang
    .text = Hat die Gang in Phase 4 den niedrigeren Fahndungslevel, nimmt sie ein Solo-Plättchen zu 3 Punkten und keinen Bonus. Hast du den niedrigeren, bekommst du den Bonus wie üblich.
W9-7 = Virtuelle Marker
    .text = Bevor die Gang in Phase 5 ein Plättchen nimmt, legt sie virtuelle Marker zu den Geschäften: einen für jedes Geschäfts-Plättchen, das in diesem Moment im Bezirk liegt, auch für das, das sie gleich nimmt. Deutsche Ausgabe: jedes Mal, wenn sie nimmt, gleich auf welchem Platz. Erstausgabe: nur als Erste oder als Zweite in der Stadtmitte. Dann nimmt sie in der Reihenfolge der Polizei (W5.4).
    .ruling = Ein Marker für jedes Plättchen, wie das englische und das deutsche Heft sagen; das französische spricht von einem für jede Art von Geschäft, die dort liegt.
W9-8 = Die Plättchen der Gang
    .text = Zaubertränke dreht die Gang um, sodass sie verdeckt liegen, Geschäfte lässt sie aufgedeckt, und sie setzt nie einen Zaubertrank ein.
W9-9 = Was virtuelle Marker zählen
    .text = Erstausgabe: Jeder virtuelle Marker zählt als aufgedecktes Plättchen seines Geschäfts, auch wenn die Gang sonst keines hat. Deutsche Ausgabe: Die Marker eines Geschäfts zählen nur, wenn die Gang ein echtes Plättchen davon hat; hat sie keines und du welche, hast du das Monopol.
W9-10 = Allein gewinnen
    .text = Du gewinnst nur mit mehr Punkten als die Gang; Gleichstand genügt nicht.
W9-11 = Schwierigkeit
    .text = Wähl eine Stufe pro Partie. Erstausgabe: Leicht (die Gang bekommt keine Solo-Plättchen, sie verwehrt dir nur den Bonus); Normal; Schwer (sind vor ihrem Zug alle Würfel gleich, wirft sie zuerst den ganzen Vorrat einmal neu; und nimmt sie eine 6 als Aktionswürfel, legt sie sofort einen Handlanger in den Bezirk vor deinem Boss und einen in den Bezirk des Schattens); Legendär (wie Schwer, und ihre Zaubertränke zählen 3, ihre Solo-Plättchen 6). Deutsche Ausgabe: Trickser (zwei oder drei Zaubertrank-Karten sind im Spiel, bei jedem Einsatz wählst du eine; eine vorgeschriebene Karte ist dabei); Handlanger (keine Solo-Plättchen); Normal; Capo (nimmt sie eine 6 als Aktionswürfel, legt sie Handlanger wie bei Schwer); Don (wie Capo, und ihre verdeckten Zaubertränke zählen 3, ihre Solo-Plättchen 6).
W9-12 = Die Gang und die Schatten-Karten
    .text = Die Gang nutzt immer, was sie darf. Wasserkreatur: Statt einer Aktion legt sie Handlanger entlang der Linie deines Bosses; zeigt der übrige Würfel 1 bis 3, einen in den ersten Bezirk, bei 4 oder 5 je einen in die ersten beiden, bei 6 je einen in alle drei. Sammler: Sie wirft ihren höchsten Aktionswürfel neu, dessen neue Zahl für den Fahndungslevel zählt, und legt dann ebenso Handlanger, abgelesen am übrigen Würfel und nicht am Neuwurf; bei Gleichstand sagst du, wer zuerst an der Reihe ist. Verfluchter: Sie nimmt den Würfel, außer es liegt ein Hut mit höherem Wert da; virtuelle Marker legt sie trotzdem. Detektivin: Die Karte bindet auch die Gang, erst beim Bewegungswürfel, dann beim Aktionswürfel, jeweils nach dem Vorrat, wie er dann ist; auch sie verliert die 3 Punkte. Historiker: Ohne Handlanger dort verliert auch sie 5. Bürgermeister: Sie legt ihre 2 Handlanger. Bei allen anderen Karten ist sie ein Spieler wie jeder andere.
W9-13 = Zaubertrank-Karten nach Schwierigkeit
    .text = Ein Rat, keine Regel: Wie schwer ein Solospiel wird, hängt stark von der Zaubertrank-Karte ab. Leicht: Nachahmung, Ortswechsel, Übermacht, Seelenverwandt. Mittel: Trickbetrüger, Verführung, Hütchenspiel. Schwer: Zweite Chance, Schneller Schritt.

## W10

chapter-W10 = Solo-Kampagne
    .short = Zehn Gangs nacheinander, jede mit einer Besonderheit und einer eigenen Bedingung.
W10-1 = Die Krähen
    .text = Die Kampagne gehört zur deutschen Ausgabe. W9 gilt, soweit das Szenario nichts anderes sagt; du musst mehr Punkte machen als die Gang und die Bedingung des Szenarios erfüllen. Gespielt wird der Reihe nach, und nach einem Sieg geht es weiter; du darfst aber auch frei wählen. Empfohlene Karten darfst du tauschen, vorgeschriebene nicht. Jede Schwierigkeitsstufe passt zu jedem Szenario. Die Krähen: Schatten-Karte der Sammler, Zaubertrank-Karte Seelenverwandt (vorgeschrieben). Die Zaubertränke der Gang bleiben aufgedeckt, auch der erste. Solange sie eine ungerade Zahl davon hat, nimmt sie einen Zaubertrank vor allem anderen, selbst vor dem Würfel des Verfluchten. Sie wertet Seelenverwandt (W7.9) wie du. Keine weitere Bedingung.
W10-2 = Der Rote Tod
    .text = Schatten-Karte die Viper, Zaubertrank-Karte Nachahmung. Die Gang spielt unverändert nach W9. Bedingung: Du hast ein Monopol und die Gang keines.
W10-3 = Das Fass
    .text = Schatten-Karte die Femme Fatale, Zaubertrank-Karte Verführung. Zaubertränke, die du eingesetzt hast, bleiben markiert vor dir liegen. Sie zählen sonst für nichts und lassen sich nicht noch einmal einsetzen. Jeder gilt als ein Einsatz, und auch Nachahmung ist einer. Bedingung: Du hast mindestens 4 Zaubertränke eingesetzt.
    .ruling = Seelenverwandt kann nicht die einzige Zaubertrank-Karte sein: Die Karte wird nie eingesetzt.
W10-4 = Lenores Jungs
    .text = Schatten-Karte der Korrupte, Zaubertrank-Karte Trickbetrüger. Nimmt die Gang einen Hut mit 2 oder 3, legt sie sofort einen Handlanger in die Stadtmitte oder, wenn der Hut von dort kam, in den Bezirk vor ihrem Boss. Der Handlanger zählt dort mit, wenn der Bezirk noch abgerechnet wird. Bedingung: Du hast mindestens 6 Hüte mit aufgedrucktem Wert 2 oder 3.
    .assumed = Wie viele Hüte mit 2 und 3 es gibt, ist angenommen: 8 und 7 in der deutschen Ausgabe (W0.8).
W10-5 = Athene
    .text = Schatten-Karte der Historiker (vorgeschrieben), Zaubertrank-Karte Ortswechsel. Die Gang beginnt mit 2 Handlangern auf der Karte. Hat sie den niedrigeren Fahndungslevel, nimmt sie kein Solo-Plättchen, sondern legt einen weiteren Handlanger auf die Karte, bei Capo und Don 3. Bedingung: Du hast mehr Handlanger auf der Karte als die Gang.
    .ruling = Auf der Stufe Handlanger, auf der die Gang keine Solo-Plättchen nimmt, legt sie keinen dorthin.
W10-6 = Die Goldkäfer
    .text = Schatten-Karte der Bürgermeister, Zaubertrank-Karte Hütchenspiel. Die Gang nimmt in dieser Reihenfolge: Glücksspiel, Waffen, Schmuggelware, Hut, Zaubertrank; der Würfel des Verfluchten kommt zuerst, wie in W9.12. Virtuelle Marker legt sie nicht. Bedingung: Du hast zwei Monopole.
W10-7 = Montresors Gang
    .text = Schatten-Karte die Detektivin, Zaubertrank-Karte Übermacht. Die Gang hat keinen ersten Zaubertrank: Das Plättchen kommt nach dem ersten Auffüllen in den Beutel. Zaubertränke, die abgelegt werden oder ausscheiden müssten, kommen sofort in den Beutel. Bedingung: Sobald die Gang einen Zaubertrank bekommt, hast du verloren, und nichts wird mehr abgerechnet.
W10-8 = Die Drei Rosen
    .text = Schatten-Karte die Presse, Zaubertrank-Karte Zweite Chance. Zwischen Phase 3 und 4 wird der übrige Würfel neu geworfen, der Boss der Gang zieht danach, ohne Handlanger zu legen, und die ganze Polizei im Bezirk vor ihm wird zu Handlangern der Gang. Für den Wächter und den Verfluchten gilt die neue Zahl, und die Presse zählt die neuen Handlanger mit. Keine weitere Bedingung.
W10-9 = Teer und Feder
    .text = Schatten-Karte das Geheimversteck, Zaubertrank-Karte Schneller Schritt. Der Schatten beginnt auf Feld 5. Die Gang legt 3, 2 und 1. Danach, vor ihrem Aktionswürfel, zieht der Schatten mit dem Bewegungswürfel der Gang, ohne dass seine Karte wirkt, und in jeden Bezirk der Linie des Schattens kommt ein Handlanger der Gang. Keine weitere Bedingung.
    .ruling = Monster sind nicht wählbar: Der Schatten muss ziehen können.
W10-10 = Dein Vermächtnis
    .text = Beliebige Schatten-Karte, beliebige Zaubertrank-Karte. Das Heft kündigt dieses Szenario nur als Download an.
    .ruling = Gespielt wird es als Vermächtnis (W11.3): Deine Punkte geben dir einen Rang.

## W11

chapter-W11 = Solo-Missionen
    .short = Fünf Missionen mit einer Punktzahl und einer Aufgabe; oder du spielst um dein Vermächtnis, bei dem nur deine eigenen Punkte zählen.
W11-1 = Fünf Missionen
    .text = Erstausgabe. Fünf Gangs der Reihe nach; jede verlangt eine Punktzahl und ein Ziel, die Punkte der Gang spielen keine Rolle. Der Rote Tod: 48 Punkte und ein Monopol. Die Krähen: 50 Punkte und 3 erhaltene Zaubertränke. Lenores Jungs: 52 Punkte und am Ende 7 Hüte mit 2 oder 3. Unkindness: 54 Punkte und zwei Monopole. 6th Street Amontillado: 56 Punkte und alle 5 Zaubertränke erhalten. Erhalten hast du einen Zaubertrank, wenn du ihn in Phase 5 (W5.3) oder mit Trickbetrüger (W7.4) nimmst; mit Trickbetrüger hergegebene werden abgezogen, eingesetzte zählen weiter.
    .assumed = Wie viele Hüte mit 2 und 3 es gibt, ist angenommen: je 8 in der Erstausgabe (W0.8).
W11-2 = Schwerer Modus
    .text = Im schweren Modus musst du außerdem mehr Punkte machen als die Gang. Missionen passen zu jeder Stufe der Erstausgabe.
W11-3 = Vermächtnis
    .text = In beiden Ausgaben spielbar. Es zählen nur deine eigenen Punkte. Es gibt vier Ränge: unter 45, 45 bis 55, 56 bis 65, 66 und mehr.

## W12

chapter-W12 = Beispiele
    .short = Stellungen aus den Heften und was dabei herauskommen muss.
W12-1 = Beispiel: ein gewöhnlicher Bezirk
    .text = In einem Bezirk liegen 3 grüne und 2 gelbe Marker, 1 Polizist und zwei Hüte. Grün sucht sich einen Hut aus, Gelb nimmt den anderen, die Polizei geht leer aus.
W12-2 = Beispiel: die Polizei wählt
    .text = In einem Bezirk liegen 2 Polizisten und 1 gelber Marker, ein Hut mit 6 und Waffen. Die Polizei nimmt den Hut, Gelb bekommt die Waffen.
W12-3 = Beispiel: Gleichstand in der Stadtmitte
    .text = In der Stadtmitte liegen 4 gelbe und 2 grüne Marker, 2 Polizisten, ein Hut mit 3, Glücksspiel und ein Zaubertrank. Gelb nimmt eines der drei; Grün und die Polizei stehen gleichauf auf dem zweiten Platz, also werden die anderen beiden abgelegt.
W12-4 = Beispiel: die Gang zieht
    .text = Der Boss der Gang steht 4 Felder hinter deinem; es gibt eine 3 und eine 5, aber keine 4. Sie nimmt die 3. Er steht 2 Felder dahinter; es gibt eine 1 und eine 3, aber keine 2. Sie nimmt die 1.
W12-5 = Beispiel: der Aktionswürfel der Gang
    .text = Von 1 1 1 2 3 nimmt die Gang die 2 als Aktionswürfel, von 1 1 1 2 3 5 5 ebenso: die niedrigste Zahl, die nur einmal vorkommt.

## G0

chapter-G0 = Gangster: Material
    .short = Vier Gangs mit je neun Gangstern auf einem Spielplan von sechs mal sechs Feldern. Die Zahl eines Gangsters ist seine Macht.
G0-1 = Was es gibt
    .text = Ein Spielplan mit 6 mal 6 Feldern. 36 Gangster in vier Gangs (Rot, Blau, Gelb, Grau) zu je 9: je drei mit Macht 1, 2 und 3. Eine Rangleiste, die bei 0 beginnt. 4 Patronen.
    .assumed = Die Anleitung sagt, dass eine Gang neun Gangster hat und jeder mit je einem von jeder Macht beginnt. Dass es von jeder Macht drei gibt, steht in einer veröffentlichten Besprechung.
G0-2 = Spieler
    .text = 2 bis 4 Spieler, jeder mit einer Gang.
    .ruling = Bei weniger als vier Spielern sind die übrigen Gangs neutral: Sie liegen in den Stapeln, zählen in den Linien mit und können eine Linie gewinnen. Die Punkte dafür verfallen.

## G1

chapter-G1 = Gangster: Vorbereitung
    .short = Jeder Spieler behält drei Gangster, zwei weitere liegen im offenen Vorrat, der Rest in zwei Stapeln. Patronen sind knapp.
G1-1 = Der eigene Vorrat
    .text = Jeder Spieler legt drei Gangster der eigenen Gang vor sich aus: je einen mit Macht 1, 2 und 3.
G1-2 = Stapel und offener Vorrat
    .text = Alle anderen Gangster werden gemischt und verdeckt auf zwei Stapel verteilt. Von jedem wird einer aufgedeckt; diese zwei sind der offene Vorrat.
    .ruling = Die Stapel sind möglichst gleich groß; ist einer größer, dann der erste.
G1-3 = Patronen
    .text = Jeder Spieler bekommt 1 Patrone, bei 2 Spielern jeder 2.
G1-4 = Spielreihenfolge
    .text = Der Startspieler wird ausgelost; dann geht es im Uhrzeigersinn weiter.

## G2

chapter-G2 = Gangster: ein Zug
    .short = Tu genau eins: Leg einen Gangster, beweg einen um ein Feld oder erschieß einen Nachbarn.
G2-1 = Legen
    .text = In deinem Zug tust du genau eins: legen, bewegen (G2.2) oder schießen (G2.3). Verzichten darfst du nicht, solange etwas davon möglich ist. Legen heißt, einen Gangster aufgedeckt auf ein beliebiges freies Feld zu legen: einen aus deinem eigenen Vorrat, der nie aufgefüllt wird; oder einen der zwei offenen; oder den obersten eines der Stapel, den alle erst nach dem Ziehen sehen und der dann gelegt werden muss. Aus dem offenen Vorrat und den Stapeln darfst du jede Farbe legen; die Vorräte der anderen sind tabu. Hast du einen offenen gelegt, wird erst gewertet, dann der offene Vorrat von einem Stapel aufgefüllt. Leere Stapel füllen nichts auf.
    .ruling = Du suchst aus, von welchem Stapel der offene Vorrat aufgefüllt wird.
G2-2 = Bewegen
    .text = Beweg einen lebenden Gangster, gleich welcher Farbe, ein Feld nach oben, unten, links oder rechts auf ein freies Feld. Nicht bewegen darfst du einen aus einer vollen Reihe oder Spalte und den, der im Zug davor gelegt oder bewegt wurde.
    .ruling = „Der Zug davor“ ist der letzte, der wirklich gespielt wurde, auch wenn dazwischen jemand übersprungen wurde. Nach einem Schuss ist kein Gangster gesperrt.
G2-3 = Schießen
    .text = Einer deiner lebenden Gangster tötet für eine Patrone einen anderen lebenden Gangster direkt neben sich, nicht diagonal. Der Tote bleibt liegen: Er füllt sein Feld und zählt zu den sechs, lässt sich aber nicht bewegen, kann nicht schießen, und seine Macht ist dahin. Volle Linien bieten keine Deckung, weder dem Schützen noch dem Opfer; eine schon gewertete Linie wird nicht noch einmal gewertet.
    .ruling = Der Schütze gehört dir: Der Text der Anleitung sagt nur „ein Gangster“, ihr Bild zeigt einen eigenen. Das Opfer darf zu jeder Gang gehören, auch zu deiner eigenen.
G2-4 = Nichts zu tun
    .text = Wer gar nichts tun kann, wird übersprungen. Gegen Ende kann ein Spieler so mehrere Züge nacheinander haben.
G2-5 = Hin und her
    .text = Die Anleitung setzt dem Hin- und Herschieben keine Grenze; wir setzen eine.
    .ruling = Nach 12 Bewegungen (G2.2) in Folge, in denen nichts gelegt und nicht geschossen wurde, muss legen oder schießen, wer es kann. Die Bewegungen aller Spieler zählen zusammen.

## G3

chapter-G3 = Gangster: eine Linie werten
    .short = Sechs in einer Reihe oder Spalte werden sofort gewertet: Die stärkste Gang bekommt ihren Vorsprung vor der zweiten. Gangs, die gleichauf führen, stechen sich gegenseitig aus.
G3-1 = Wann gewertet wird
    .text = Sobald ein sechster Gangster in eine Reihe oder Spalte gelegt oder bewegt wird, wird diese Linie gewertet, und zwar nur einmal.
G3-2 = Wer wie viel bekommt
    .text = Zähl für jede Gang die Macht ihrer lebenden Gangster in der Linie zusammen. Die stärkste Gang bekommt ihren Vorsprung vor der zweitstärksten; hat keine andere dort einen lebenden Gangster, zählt die zweite als 0.
G3-3 = Gleichstand
    .text = Gangs, die gleichauf an der Spitze liegen, stechen sich gegenseitig aus. Dann bekommt die nächststärkste ihren Vorsprung vor der nächsten darunter; herrscht auch dort Gleichstand, scheiden auch diese aus, und so weiter.
    .ruling = Ein Gleichstand um den zweiten Platz ändert nichts an dem, was die erste bekommt: 6, 4, 4 und 0 geben 2. Merk dir das: Es kommt in jeder vierten Linie vor, und anders gelesen gäbe es 6.
G3-4 = Zwei Linien auf einmal
    .text = Macht ein gelegter Gangster eine Reihe und eine Spalte voll, werden beide gewertet; die Reihenfolge bestimmt, wer ihn gelegt hat.

## G4

chapter-G4 = Gangster: Spielende
    .short = Wer die 17 erreicht, gewinnt sofort. Sonst gewinnt der höchste Rang, wenn der Spielplan voll ist.
G4-1 = Al Capone
    .text = Erreicht ein Spieler Rang 17 oder mehr, ist die Partie sofort zu Ende; eine zweite Linie, die noch aussteht, wird nicht gewertet. Dieser Spieler ist Al Capone.
G4-2 = Voller Spielplan
    .text = Sonst endet die Partie, wenn alle 36 Gangster auf dem Spielplan liegen, nach der Wertung. Der höchste Rang gewinnt; bei Gleichstand, wer diesen Rang zuerst erreicht hat.
    .ruling = Stehen alle noch auf 0, ist es unentschieden.

## G5

chapter-G5 = Gangster: Beispiele
    .short = Beispiele aus der Anleitung und was dabei herauskommen muss.
G5-1 = Beispiel: eine klare Mehrheit
    .text = Rot hat 6, Blau hat 4: Rot bekommt 2.
G5-2 = Beispiel: Gleichstand an der Spitze
    .text = Rot 3, Blau 3, Gelb 2, Grau 1: Rot und Blau stechen sich aus, Gelb bekommt 1.
G5-3 = Beispiel: wer erschossen werden kann
    .text = Ein roter Gangster liegt neben einem grauen und einem gelben, aber nicht neben dem blauen. Rot darf Grau oder Gelb erschießen, Blau nicht.
