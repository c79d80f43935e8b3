### Namen und Wirkungen von Karten, Orten, Gangs, Stufen, Szenarien und Missionen.

## Spiele und Ausgaben

game-smile-and-gun = With a Smile & a Gun
    .text = Zwei Bosse, dreizehn Würfel und eine Stadt, die man blockweise kaufen kann, wenn der Schatten nicht schneller ist.
game-gangster = Gangster: Die Bosse von Chicago
    .text = Sechsunddreißig Gangster, vier Patronen, ein Al Capone: Füll die Reihen, zähl die Macht und achte darauf, wer neben dir steht.
edition-german = Deutsche Ausgabe
edition-first = Erstausgabe
rival-first = Rue Morgue Crew
rival-german = Brando Avenue Gang

## Schatten-Karten

shadow-badge = Der Korrupte
    .text = Nach der Bewegung des Schattens verlässt die ganze Polizei diesen Bezirk.
shadow-gumshoe = Die Detektivin
    .text = In Phase 5 nimmt der Spieler mit den meisten Handlangern in diesem Bezirk die Karte; bei Gleichstand kommt sie in die Mitte zurück. Wer sie hat, darf keinen Würfel mit der höchsten Zahl im Vorrat nehmen, außer wenn dort alle gleich sind. Wer sie am Ende hat, verliert 3 Punkte.
shadow-siren = Die Femme Fatale
    .text = Nach der Bewegung des Schattens verliert die Farbe mit den meisten Markern in diesem Bezirk die Hälfte davon, der Verlust wird abgerundet. Bei Gleichstand trifft es alle beteiligten Farben; auch die Polizei wird nicht verschont.
shadow-historian = Der Historiker
    .text = Ist dieser Bezirk gewertet, kommen die Handlanger, die ihn verlassen, auf diese Karte. Am Ende ist jeder seinem Besitzer 1 Punkt wert; wer hier keinen hat, verliert 5.
shadow-remover = Die Viper
    .text = Nach der Bewegung des Schattens wird ein Plättchen dieses Bezirks abgelegt: das, das die Polizei nähme. Bleibt nur eines, geht der Zweite leer aus.
shadow-hideout = Das Geheimversteck
    .text = Ist dieser Bezirk gewertet, lässt der Spieler mit weniger Handlangern darin die seinen liegen. Bei Gleichstand gehen alle.
shadow-collector = Der Sammler
    .text = In Phase 3 darf der Spieler mit den meisten Handlangern in diesem Bezirk einen seiner Aktionswürfel neu werfen, führt die Aktion aus, die er dann zeigt, und legt ihn zurück; die neue Zahl zählt für den Fahndungslevel. Bei Gleichstand mit Handlangern dort dürfen beide, in der Reihenfolge, die der Startspieler nennt.
shadow-press = Die Presse
    .text = Der Fahndungslevel jedes Spielers steigt um die Zahl seiner Handlanger in diesem Bezirk.
shadow-secret_service = Der Geheimdienst
    .text = Nach der Bewegung des Schattens kommen 2 Polizisten in diesen Bezirk.
shadow-mayor = Der Bürgermeister
    .text = Nach dem Bonus von Phase 4 darf der Spieler mit dem niedrigeren Fahndungslevel noch 2 eigene Handlanger in diesen Bezirk legen, beide oder keinen. Bei gleichem Fahndungslevel darf es niemand.
shadow-water_creature = Die Wasserkreatur
    .text = Ein Monster; lebt im Hafen und bewegt sich nie. In Phase 3 darf der Spieler mit den meisten Handlangern dort den übrigen Würfel für eine Zusatzaktion nutzen, die den Fahndungslevel nicht erhöht.
shadow-guardian = Der Wächter
    .text = Ein Monster; lebt in der Stadtmitte und bewegt sich nie. In Phase 5 zählt er dort als vierte Farbe mit so vielen Markern, wie der übrige Würfel zeigt, gewinnt jeden Gleichstand, an dem er beteiligt ist, und nimmt wie die Polizei, nur kommt sein Plättchen in den Beutel. Die Stadtmitte wird zuerst abgerechnet, dann der Ring ab dem Hafen.
shadow-cursed = Der Verfluchte
    .text = Ein Monster; lebt im Park, der nur ein Plättchen fasst, und bewegt sich nie. In Phase 3 wird der übrige Würfel als zweite Beute dort hingelegt: Wer ihn in Phase 5 nimmt, legt so viele eigene Handlanger auf diese Karte; die Polizei nimmt ihn nur, wenn nichts anderes da ist, und ohne Wirkung. Am Ende ist jeder Handlanger hier 1 Punkt wert, und wer die meisten hat, bekommt 5 dazu (bei Gleichstand niemand).

## Zaubertrank-Karten

infusion-last_chance = Zweite Chance
    .text = Jederzeit in deinem Zug: Wirf einen oder mehrere Würfel neu, die noch im Vorrat liegen, auch den letzten, der den Schatten lenkt.
    .solo = schwer
infusion-knockoff = Nachahmung
    .text = Bekommst du einen Hut oder ein Geschäft, leg das Plättchen auf einen deiner aufgedeckten Zaubertränke. Ein Hut zählt doppelt, ein aufgedecktes Geschäft gilt für die Mehrheit als zwei, ein verdecktes ist 2 wert.
    .solo = leicht
infusion-dragging_arms = Ortswechsel
    .text = Jederzeit in deinem Zug: Versetze einen einzelnen Marker, gleich welcher Farbe, in einen anderen Bezirk.
    .solo = leicht
infusion-slippery = Trickbetrüger
    .text = Nach deiner Bewegung, vor deiner Aktion: Tausche eines deiner Plättchen gegen eines aus dem Bezirk vor deinem Boss. Ein verdecktes geht aufgedeckt zurück.
    .solo = mittel
infusion-enthralling = Verführung
    .text = In Phase 5, bevor ein Bezirk abgerechnet wird: Ersetze dort einen Polizisten durch einen deiner Handlanger. Der Startspieler zuerst, dann abwechselnd, bis beide nacheinander ablehnen.
    .solo = mittel
infusion-overwhelm = Übermacht
    .text = Anstelle deiner Aktion: Leg so viele eigene Handlanger, wie der Aktionswürfel zeigt, in einen Bezirk. Der Würfel zählt trotzdem für den Fahndungslevel. Einmal pro Zug.
    .solo = leicht
infusion-quick_step = Schneller Schritt
    .text = Statt mit dem Würfel zu ziehen: Stell deinen Boss auf ein beliebiges Feld, auch auf sein eigenes. Dann legst du wie üblich Handlanger. Einmal pro Zug.
    .solo = schwer
infusion-shell_game = Hütchenspiel
    .text = Nach deiner Bewegung: Bestimme, welcher Bezirk deiner Linie 3 Handlanger bekommt, welcher 2 und welcher 1. Einmal pro Zug.
    .solo = mittel
infusion-soulmate = Seelenverwandt
    .text = Am Spielende ist jedes Paar deiner aufgedeckten Zaubertränke 10 Punkte wert. Ein einzelner ist nichts wert.
    .solo = leicht

## Plättchen, Bezirke, Farben, Gangs

kind-hat = Hut
kind-gambling = Glücksspiel
kind-weapons = Waffen
kind-contraband = Schmuggelware
kind-infusion = Zaubertrank

district-0 = Hafen
    .at = im Hafen
    .to = in den Hafen
    .from = aus dem Hafen
district-1 = Fischmarkt
    .at = auf dem Fischmarkt
    .to = auf den Fischmarkt
    .from = vom Fischmarkt
district-2 = Hauptbahnhof
    .at = am Hauptbahnhof
    .to = an den Hauptbahnhof
    .from = vom Hauptbahnhof
district-3 = Speicherzeile
    .at = in der Speicherzeile
    .to = in die Speicherzeile
    .from = aus der Speicherzeile
district-4 = Rathaus
    .at = im Rathaus
    .to = ins Rathaus
    .from = aus dem Rathaus
district-5 = Park
    .at = im Park
    .to = in den Park
    .from = aus dem Park
district-6 = Stahlwerk
    .at = im Stahlwerk
    .to = ins Stahlwerk
    .from = aus dem Stahlwerk
district-7 = Theatermeile
    .at = auf der Theatermeile
    .to = auf die Theatermeile
    .from = von der Theatermeile
district-8 = Rennbahn
    .at = auf der Rennbahn
    .to = auf die Rennbahn
    .from = von der Rennbahn

colour-green = Grün
colour-yellow = Gelb
colour-police = Polizei

gang-red = Rot
gang-blue = Blau
gang-yellow = Gelb
gang-grey = Grau

## Stufen des Solospiels

level-normal = Normal
    .text = Die Gang spielt nach Vorschrift. Ein niedrigerer Fahndungslevel bringt ihr ein Solo-Plättchen zu 3 Punkten.
level-trickster = Trickser
    .text = Zwei oder drei Zaubertrank-Karten sind im Spiel; bei jedem Einsatz suchst du dir eine davon aus.
level-henchman = Handlanger
    .text = Die Gang bekommt keine Solo-Plättchen; mit niedrigerem Fahndungslevel verwehrt sie dir nur den Bonus.
level-capo = Capo
    .text = Nimmt die Gang eine 6 als Aktionswürfel, legt sie sofort einen Handlanger in den Bezirk vor deinem Boss und einen in den Bezirk des Schattens.
level-don = Don
    .text = Wie Capo; außerdem zählen die verdeckten Zaubertränke der Gang 3 und ihre Solo-Plättchen 6.
level-easy = Leicht
    .text = Die Gang bekommt keine Solo-Plättchen; mit niedrigerem Fahndungslevel verwehrt sie dir nur den Bonus.
level-hard = Schwer
    .text = Sind vor ihrem Zug alle Würfel gleich, wirft die Gang zuerst den ganzen Vorrat einmal neu. Nimmt sie eine 6 als Aktionswürfel, legt sie sofort einen Handlanger in den Bezirk vor deinem Boss und einen in den Bezirk des Schattens.
level-legendary = Legendär
    .text = Wie Schwer; außerdem zählen die Zaubertränke der Gang 3 und ihre Solo-Plättchen 6.

## Kampagne (deutsche Ausgabe)

scenario-1 = Die Krähen
    .story = Die Krähen kaufen Fläschchen immer zu zweit und sagen nie, wozu. Gestern Nacht fand man einen Apotheker vor leerem Regal, auf der Kasse zwei schwarze Federn. Zähl deinen Bestand und sorg dafür, dass ihrer ungerade bleibt.
    .rule = Seelenverwandt ist vorgeschrieben. Die Zaubertränke der Gang bleiben aufgedeckt, auch der erste. Bei ungerader Zahl nimmt sie einen Zaubertrank vor allem anderen, selbst vor dem Würfel des Verfluchten. Auch sie wertet Seelenverwandt.
    .goal = Mach mehr Punkte als die Gang.
scenario-2 = Der Rote Tod
    .story = Auf ihrer Visitenkarte steht kein Name, nur ein Daumenabdruck in Rot. In jedem dritten Schaufenster hängt schon eine. So eine Stadt verlangt nach einem einzigen Hausherrn, und deine Schilder sind bereits gemalt.
    .rule = Nichts ändert sich; die Gang ist auch so schlimm genug.
    .goal = Mach mehr Punkte als die Gang, sichere dir ein Monopol und lass ihr keines.
scenario-3 = Das Fass
    .story = Im Keller des Fasses schenken sie etwas aus, das auf keiner Karte steht. Vier Gläser, sagen die Stammgäste, und du darfst an den hinteren Tisch. Was dort gesprochen wird, hat noch keiner behalten.
    .rule = Eingesetzte Zaubertränke bleiben markiert vor dir liegen. Sie zählen sonst für nichts; auch Nachahmung ist ein Einsatz. Seelenverwandt kann nicht die einzige Zaubertrank-Karte sein.
    .goal = Mach mehr Punkte als die Gang und setz mindestens 4 Zaubertränke ein.
scenario-4 = Lenores Jungs
    .story = Diamanten überlässt Lenore anderen; ihre Jungs schickt sie nach Kleingeld. Von jedem Groschen heuert sie den nächsten an. Steck die Groschen vor ihnen ein, dann platzt die Lohnliste von selbst.
    .rule = Nimmt die Gang einen Hut mit 2 oder 3, legt sie sofort einen Handlanger in die Stadtmitte; kam der Hut von dort, stattdessen in den Bezirk vor ihrem Boss. Er zählt dort mit, wenn der Bezirk noch abgerechnet wird.
    .goal = Mach mehr Punkte als die Gang und besitze am Ende mindestens 6 Hüte mit aufgedruckter 2 oder 3.
scenario-5 = Athene
    .story = Athene hat den Schlüssel zum Archiv und die passende Tinte dazu. Zwei ihrer Leute waren auf dem Foto, bevor der Fotograf kam. Willst du eine Zeile in diesem Buch, bring mehr Zeugen mit als sie.
    .rule = Der Historiker ist vorgeschrieben. Die Gang beginnt mit 2 Handlangern auf der Karte. Mit niedrigerem Fahndungslevel bekommt sie kein Solo-Plättchen, sondern dort einen Handlanger mehr: 3 bei Capo und Don, keinen bei Handlanger.
    .goal = Mach mehr Punkte als die Gang und bring mehr Handlanger auf den Historiker als sie.
scenario-6 = Die Goldkäfer
    .story = Die Goldkäfer tragen einen Käfer am Revers und kaufen alles, was eine Kasse hat. Um den Hut streiten sie nicht, sie kaufen den Hutmacher. Sperr ihnen zwei Geschäfte zu und lass sie herausfinden, was Gold wert ist, wenn nichts zu haben ist.
    .rule = Die Gang nimmt zuerst Glücksspiel, dann Waffen, Schmuggelware, Hut, Zaubertrank; über den Würfel des Verfluchten entscheidet sie wie sonst zuerst. Virtuelle Marker legt sie nicht.
    .goal = Mach mehr Punkte als die Gang und sichere dir zwei Monopole.
scenario-7 = Montresors Gang
    .story = Seit elf Monaten ist Montresor trocken; die Striche stehen an seiner Kellerwand. Ein Fläschchen, und er ist wieder der Alte, und wer den kannte, will ihn kein zweites Mal kennenlernen. Trink es, verschütte es, versteck es, nur halt es von seinem Tisch fern.
    .rule = Die Gang hat keinen ersten Zaubertrank; das Plättchen kommt nach dem ersten Auffüllen in den Beutel. Zaubertränke, die abgelegt werden oder ausscheiden müssten, kommen sofort in den Beutel.
    .goal = Mach mehr Punkte als die Gang. Sobald sie einen Zaubertrank bekommt, hast du verloren.
scenario-8 = Die Drei Rosen
    .story = Drei Floristen, ein Lieferwagen, keine Blumen. Jede Nacht hält er vor einer Wache, und am Morgen hört das Revier auf jemand anderen. Sieh dir eine Marke zweimal an, bevor du ihr guten Abend wünschst.
    .rule = Zwischen Phase 3 und 4 wird der übrige Würfel neu geworfen, und der Boss der Gang zieht danach, ohne etwas zu legen; die ganze Polizei vor ihm wird zu Handlangern der Gang. Die neue Zahl gilt für den Wächter und den Verfluchten, die neuen Handlanger zählen für die Presse.
    .goal = Mach mehr Punkte als die Gang.
scenario-9 = Teer und Feder
    .story = Der eine sorgt dafür, dass man von einer Straße schwer wieder wegkommt, der andere landet auf ihr ohne einen Laut. Wo ihr Wagen hält, steigt hinten der Schatten aus. Such dir eine Ecke, an der sie noch nicht vorbeigefahren sind, und mach dort dein Geschäft.
    .rule = Der Schatten beginnt auf Feld 5. Die Gang legt 3, 2, 1; danach, vor ihrem Aktionswürfel, zieht der Schatten mit ihrem Bewegungswürfel, ohne dass seine Karte wirkt, und in jeden Bezirk seiner Linie kommt ein Handlanger der Gang. Monster sind nicht wählbar.
    .goal = Mach mehr Punkte als die Gang.
scenario-10 = Dein Vermächtnis
    .story = Keine Fehde heute Nacht, nur du, die Stadt und ein Mann vom Morgenblatt. Er hat eine Spalte frei und einen spitzen Bleistift. Gib ihm eine Zahl, die den Druck lohnt.
    .rule = Karten nach Belieben. Die Gang spielt wie immer, aber es zählen nur deine eigenen Punkte.
    .goal = Hol so viele Punkte, wie du kannst: Bei 45, 56 und 66 beginnt der nächste Rang.

## Missionen (Erstausgabe)

mission-1 = Der Rote Tod
    .story = Der Rote Tod hat die Hand in jeder Kasse und den Fuß in keiner Tür. Bring ein Geschäft ganz an dich, und zum ersten Mal müssen sie anklopfen.
    .goal = Mach mindestens 48 Punkte und sichere dir ein Monopol.
mission-2 = Die Krähen
    .story = Was hinter Glas funkelt, landet auf dem Dachboden der Krähen. Sei dreimal vor ihnen am Regal, und sie versuchen es in einer anderen Stadt.
    .goal = Mach mindestens 50 Punkte und hol mindestens 3 Zaubertränke.
mission-3 = Lenores Jungs
    .story = Lenores Jungs leben von dem, was andere auf dem Tresen liegen lassen. Lass nichts auf dem Tresen liegen.
    .goal = Mach mindestens 52 Punkte und besitze am Ende mindestens 7 Hüte mit 2 oder 3.
mission-4 = Unkindness
    .story = Sie flogen mit den Krähen, bis die Krähen sie unhöflich fanden. Unkindness geht nicht ans Telefon und liest keine Briefe; zwei Geschäfte hinter deinem Schloss und Riegel sind eine Nachricht, die ankommt.
    .goal = Mach mindestens 54 Punkte und sichere dir zwei Monopole.
mission-5 = 6th Street Amontillado
    .story = Hinter einer frischen Mauer in der 6th Street steht ein Fass, und wer zum Kosten geladen war, ist noch unten. Fünf Zaubertränke kamen in diese Stadt. Sorg dafür, dass keiner diese Treppe hinuntergeht.
    .goal = Mach mindestens 56 Punkte und hol alle 5 Zaubertränke.

## Vermächtnis

legacy = Dein Vermächtnis
    .story = Rivalen kommen und gehen; die Stadt behält nur die Namen, die sie nicht von den Wänden bekommt. Heute Nacht zählt niemand mit außer dir.
    .goal = Hol so viele Punkte, wie du kannst; sie allein geben dir einen von vier Rängen.
rank-1 = Kleiner Fisch
    .text = Unter 45 Punkten: Die Stadt hat nie gelernt, wie man deinen Namen schreibt.
rank-2 = Bekanntes Gesicht
    .text = 45 bis 55 Punkte: Der Barmann schenkt ein, ohne zu fragen, und bringt trotzdem die Rechnung.
rank-3 = Stadtgespräch
    .text = 56 bis 65 Punkte: Die Rechnung bringt keiner mehr, und deine Nachbarn ziehen langsam aus.
rank-4 = Legende
    .text = 66 Punkte oder mehr: Wenn du auf die Uhr siehst, stellt Gattory City seine Uhren.
