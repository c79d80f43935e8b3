### Was die Hefte sagen, wo eine Auslegung entscheiden musste, und warum wir so entschieden haben.
### `ruling-W2-2` gehört zu Regel W2.2; was wir tun, steht dort als `.ruling`. Ein Schlüssel mit einem Buchstaben am Ende ist
### eine weitere Frage zur selben Regel; er sagt selbst, was wir tun, als `.do`. Heft für Heft in unseren eigenen Worten; ein
### Heft, das nicht genannt ist, sagt nichts zur Frage.

ruling-title = Auslegungen
ruling-intro = Anleitungen lassen Fragen unbeantwortet, und Hefte desselben Spiels widersprechen sich. Hier steht jede Frage, auf die wir gestoßen sind: was jedes Heft dazu sagt, in unseren Worten, was Backroom tut und warum, damit man darüber streiten kann. Wenn du am echten Tisch anders spielst, können unsere Ergebnisse hier abweichen. Was auf den Plättchen steht, ist eine andere Sache: siehe „Annahme“ in den Regeln.
ruling-does = Was wir tun
ruling-why = Warum
ruling-silent = Keines der Hefte sagt etwas dazu.
ruling-books = Was die Hefte sagen, und warum wir es so halten

book-first = Erstausgabe
book-english = Erstausgabe, englisch
book-french = Erstausgabe, französisch
book-german = Deutsche Ausgabe
book-solo = Deutsche Ausgabe, Soloheft
book-sheet = Die Anleitung

## With a Smile & a Gun: die Stadt

ruling-W0-5 = Sind Bezirke benachbart, die sich an einer Ecke berühren?
    .first = Eine 6 legt je einen Marker in zwei angrenzende Bezirke. Was „angrenzend“ heißt, steht nicht da.
    .german = Ebenso, mit dem Wort „benachbart“.
    .why = Linien, Ring und Stadtrand laufen alle an den Seiten der Bezirke entlang. Nichts im Spiel geht diagonal.
ruling-W0-7 = Können einem Spieler die Marker ausgehen?
    .english = Es gibt 30 Marker jeder Farbe und 8 Multiplikatoren, die nicht erklärt werden. Ist dein Vorrat leer, darfst du einen Marker vom Historiker zurücknehmen.
    .french = Ebenso, ohne den Satz über den Historiker.
    .german = Es gibt 35 von jeder Farbe. Gehen sie aus, steht ein Marker auf einem Multiplikator für 5 oder für 10.
    .why = In beiden Schachteln liegen Multiplikatoren; ein Vorrat ist also nie leer, und niemand muss vor einem Zug Marker zählen.

## Auffüllen

ruling-W1-2-b = Wo sind die Zaubertränke, bevor sie ausgeteilt werden?
    .do = Im Beutel, wie alle Plättchen vor Beginn der Partie.
    .why = Gezogen werden sie so oder so zufällig, und jedes Plättchen ist immer irgendwo.
ruling-W1-4-b = Wann wird der Startspieler ausgelost?
    .do = Vor allem anderen, auch bevor die Zaubertränke ausgeteilt werden.
    .first = Es beginnt, wer zuletzt ein Verbrechersyndikat geführt hat; bei Gleichstand entscheidet der Zufall.
    .german = Ebenso.
    .why = Es ändert nichts, und so hat jede Aufzeichnung dieselbe Reihenfolge.
ruling-W2-2 = Welche Bezirke werden nicht aufgefüllt?
    .first = In Phase 1 wird jeder Bezirk aufgefüllt. Laut Phase 5 wird ein Bezirk, der wegen Gleichstands oder mangels Markern nicht gewertet wurde, zwischen den Runden nicht aufgefüllt. Laut Übersicht werden leere Bezirke aufgefüllt.
    .german = In Phase 1 wird jeder Bezirk aufgefüllt. Phase 5 sagt nur, dass ein ungewerteter keine neue Polizei bekommt. Laut Übersicht werden Bezirke ohne Marker aufgefüllt, und der Text der Viper nennt die restlichen Marker als Grund, warum ein Bezirk mit Gleichstand nicht aufgefüllt wird.
    .why = Nur die Phase 5 der Erstausgabe spricht genau von diesem Fall. Nach der deutschen Übersicht würde ein Bezirk aufgefüllt, den niemand betreten hat, obwohl er seine Plättchen behielt, einer mit Geheimversteck aber nicht.
ruling-W2-3 = In welcher Reihenfolge werden Bezirke aufgefüllt?
    .german = Eine Antwort am Ende des Heftes nennt diese Reihenfolge für den Fall, dass die Plättchen knapp werden.
    .why = Solange genug Plättchen da sind, ändert die Reihenfolge nur, welches der Zufall wohin legt. Eine einzige Reihenfolge für alle Fälle ist leichter zu befolgen und zu prüfen.
ruling-W2-4-b = Wann kommen Hüte in den Beutel zurück?
    .do = Wenn das nächste Plättchen gezogen werden muss, nicht schon, wenn das letzte den Beutel verlässt. Die anderen Plättchen der Ablage scheiden dann aus, auch wenn kein Hut darunter war.
    .first = Gehen die Plättchen aus, kommen die beiseitegelegten Hüte zurück, bevor die restlichen Bezirke aufgefüllt werden; die anderen bleiben draußen.
    .german = Sind nicht mehr genug im Beutel, kommen die Hüte der Ablage zurück, und der Rest kommt in die Schachtel.
    .why = Beide Hefte sprechen von dem Moment, in dem Plättchen fehlen.
ruling-W2-5 = Welche Plättchen bringen in Runde 1 Polizei, und wann kommt sie?
    .first = Nach dem Auffüllen bekommt jeder aufgefüllte Bezirk Polizei für alle blauen Quadrate darin.
    .german = Jedes neu gelegte Plättchen bringt seine Polizei. Zaubertränke werden in der Vorbereitung ausgelegt, vor Phase 1.
    .why = In Runde 1 ist jedes Plättchen in der Stadt neu; sonst begännen die Ecken und die Stadtmitte mit weniger Polizei, als sie zeigen. Dass die Polizei zuletzt kommt, ändert nichts, und das Auffüllen bleibt in einem Stück.

## Würfel und Aktionen

ruling-W2-1-b = Wann werden die Würfel der letzten Runde eingesammelt?
    .do = Zu Beginn der Runde, vor dem Wurf: Aktionswürfel und übriger Würfel zusammen. Nach Runde 3 bleiben sie liegen.
    .why = Dazwischen spielen sie keine Rolle.
ruling-W3-2 = Darf man gleiche Würfel noch neu werfen, nachdem man einen Zaubertrank eingesetzt hat?
    .first = Neu werfen darfst du zu Beginn deines Zuges, bevor du wählst. Zaubertränke darfst du jederzeit im Zug einsetzen.
    .german = Ebenso.
    .why = Sobald etwas eingesetzt ist, hat der Zug begonnen. Sonst könnte man mit Zweite Chance alle Würfel gleich machen und dann den ganzen Vorrat neu werfen.
ruling-W3-3 = Werden die zwei Würfel zusammen genommen?
    .first = Du wählst ein Paar Würfel; Zweite Chance darf nach der Wahl kommen.
    .german = Du wählst zwei Würfel, legst dann den ersten ab und bewegst dich, dann den zweiten. Schneller Schritt kommt nach der Wahl eines Würfels.
    .why = In beiden Heften wählt man zuerst zwei Würfel. Danach gibt es dazwischen nichts mehr zu entscheiden.
ruling-W3-3-b = Ab wann zählt der Aktionswürfel?
    .do = Er liegt vor dir, sobald du ihn nimmst.
    .why = Der Fahndungslevel wird später abgelesen, und was du genommen hast, dürfen alle sehen.
ruling-W3-6 = Muss die Aktion ausgeführt werden?
    .first = Du führst die Aktion aus, die dein Würfel zeigt.
    .german = Der Würfel zeigt, welche Aktion möglich ist.
    .why = Wo die Hefte eine Wahl lassen, schreiben sie „du darfst“, wie beim Bonus in Phase 4.
ruling-W3-7-b = Wann wird jemand nach einem Zaubertrank gefragt?
    .do = Nur da, wo er wirklich etwas bewirken kann: Es muss einen Marker zum Versetzen geben, ein Plättchen zum Tauschen.
    .why = Eine Frage mit nur einer Antwort kostet bloß Zeit.

## Abrechnung

ruling-W5-3 = Was, wenn es weniger Plättchen als Plätze gibt?
    .first = Der Erste nimmt eines, der Zweite das verbleibende. Bei der Viper gibt es dann nichts für den Zweiten.
    .german = Ebenso.
    .why = Der Text der Viper zeigt, wie es gemeint ist: Wer zu spät kommt, geht leer aus. Der Bezirk ist entschieden; er gilt also als gewertet, und die Marker kommen weg.
ruling-W5-4 = Welches von zwei gleichen Plättchen nimmt die Polizei?
    .first = Es gibt eine Reihenfolge der Arten, und unter Hüten kommt die höchste Zahl zuerst.
    .german = Ebenso.
    .why = Gleiche Plättchen unterscheiden sich nur in den blauen Quadraten, und die gehen nur die Polizei an. Jemand muss wählen, und es sollte kein Spieler sein.
ruling-W5-7 = Was wird aus Plättchen, für die niemand da ist?
    .first = Wer keinen Marker hat, bekommt nichts. Was aus dem Plättchen wird, steht nicht da.
    .german = Gibt es keinen Zweiten, bleibt das zweite Plättchen liegen. In der Stadtmitte nimmt der Dritte das letzte, falls es einen gibt.
    .why = Ein fehlender Dritter ist dasselbe wie ein fehlender Zweiter, und nichts deutet darauf hin, dass die Erstausgabe es anders meint.
ruling-W5-11 = Welche Bezirke verlieren nach Phase 5 ihre Marker?
    .english = Nur bei der Viper: Bezirke, die nach der Phase kein Plättchen haben, verlieren alle Marker.
    .french = Nur bei der Viper: Wurde das letzte Plättchen eines Bezirks entfernt, kommen seine Marker am Ende der Phase weg.
    .german = Nur bei der Viper: Bezirke, die nach Phase 5 kein Plättchen haben, verlieren alle Marker.
    .why = Mit jeder Karte kann ein ungewerteter Bezirk ohne Plättchen dastehen, sobald der Beutel leer ist; seine Marker würden dann für den Rest der Partie um nichts streiten. Marker in einem gewerteten Bezirk liegen dort, weil eine Karte sie hingelegt hat, also bleiben sie; der Text der Viper macht da keinen Unterschied, also kommen sie bei ihr weg.
ruling-W5-11-b = Wann wird ein geräumter Bezirk wieder aufgefüllt?
    .do = In der nächsten Phase 1, zusammen mit allen anderen. Nach Runde 3 kommen die Marker weg, und nichts wird gezogen.
    .why = Dafür ist Phase 1 da.

## Schatten-Karten

ruling-W6-1 = Welche Karte ist „The Mole“?
    .first = Für die erste Partie rät sie zu „The Mole“ und Zweiter Chance. So heißt keine Karte.
    .german = Sie rät zu dieser Karte und Zweiter Chance.
    .why = Das deutsche Heft nennt dasselbe Paar mit dem richtigen Namen der Karte, und ein Maulwurf ist ein korrupter Polizist.
ruling-W6-2 = Wann wechselt die Detektivin den Besitzer, und welcher Würfel ist der höchste?
    .english = In Phase 5 nimmt die Karte, wer die meisten Marker hat; bei Gleichstand geht sie zurück. Wer sie hat, darf den höchsten Würfel nicht wählen, außer wenn alle gleich sind.
    .french = Wer sie hat, darf den höchsten Würfel weder für die Bewegung noch für die Aktion nehmen. Von gleichen Würfeln steht nichts da.
    .german = Wie im englischen Text; wer sie hat, darf nie den Würfel mit dem höchsten Wert wählen.
    .why = Ihr Bezirk kommt in Phase 5 ohnehin an die Reihe, und wer die meisten Marker hat, hängt nicht von der Wertung ab. Zwei Würfel sind zwei Entscheidungen; der zweite wird also nach dem beurteilt, was noch da ist. Sonst bliebe von 6 6 3 nichts zu nehmen.
ruling-W6-2-b = Wie schränkt die Detektivin die Gang ein?
    .do = Eine 6, die die Gang nicht nehmen darf, gilt für sie nicht als „eine 6“, und „genau einmal“ bezieht sich auf die Würfel, die nach ihrem Bewegungswürfel übrig sind.
    .solo = Für die Gang gilt dieselbe Einschränkung wie für einen Menschen.
    .why = Was sie nicht nehmen darf, ist für die Gang nicht da.
ruling-W6-6 = Wird der Bezirk des Geheimverstecks aufgefüllt?
    .german = Wer die wenigsten Handlanger hat, lässt sie nach Phase 5 dort. Laut Übersicht werden Bezirke ohne Marker aufgefüllt.
    .why = Der Bezirk wurde gewertet. Nicht aufgefüllt werden Bezirke, die nicht gewertet wurden (W2.2).
ruling-W6-7 = Wer darf den Sammler nutzen?
    .german = Im Allgemeinen geschieht bei Gleichstand nichts. Diese Karte aber sagt, dass bei Gleichstand beide dürfen und der Startspieler entscheidet, wer zuerst handelt.
    .why = Die Karte spricht von Gleichstand, also gilt ihr Wort, und null zu null ist einer (W4.2). Es zählt, was im Bezirk liegt, wenn der Schatten stehen bleibt. Eine Aktion, die nicht ausführbar ist, entfällt wie überall.
ruling-W6-7-b = Wohin kommt der neu geworfene Würfel?
    .do = Zurück an seinen Platz unter den dreien.
    .german = Er kommt zurück auf das Aktionsfeld.
    .why = So ist der Fahndungslevel wie immer die Summe von drei Würfeln.
ruling-W6-11-b = Was, wenn die Zusatzaktion nicht ausführbar ist?
    .do = Dann wirst du nicht gefragt.
    .why = Es gibt nichts zu entscheiden.
ruling-W6-12 = Was gilt bei Gleichstand unter den anderen, wenn der Wächter im Spiel ist?
    .german = Er zählt als vierte Farbe und gewinnt jeden Gleichstand, an dem er beteiligt ist. Von anderem Gleichstand ist nicht die Rede.
    .why = Für die anderen gilt, was ohne ihn gilt (W5.5, W5.6). In der Stadtmitte liegen drei Plättchen, für den Vierten bleibt nichts.
ruling-W6-13-b = Was, wenn im Park kein Plättchen liegt oder um den zweiten Platz Gleichstand herrscht?
    .do = Ohne Plättchen nimmt der Erste den Würfel, und der Zweite bekommt nichts. Bei Gleichstand um den zweiten Platz wird ein restliches Plättchen abgelegt; der Würfel geht einfach zurück.
    .german = Der Erste nimmt das Plättchen oder den Würfel. Wird der Park nicht gewertet, geht der Würfel ohne Wirkung zurück.
    .why = Der Würfel ist ein Preis wie ein Plättchen, lässt sich aber nicht ablegen.
ruling-W6-13-c = Behält der übrige Würfel seine Zahl?
    .do = Die ganze Runde lang, wo immer er liegt; nur Szenario 8 (W10 #8) ändert sie.
    .why = Niemand wirft ihn.

## Zaubertrank-Karten

ruling-W7-1-b = Welche Würfel werden neu geworfen, und wann ist der Zaubertrank weg?
    .do = Die Würfel, die du nennst, verlassen den Vorrat; der Zaubertrank ist weg, bevor sie fallen.
    .why = Bezahlt wird, bevor die Wirkung bekannt ist.
ruling-W7-2 = Was geschieht mit dem Zaubertrank unter einem verdoppelten Plättchen?
    .english = Du setzt einen Zaubertrank ein und legst das erhaltene Plättchen darauf; es zählt doppelt.
    .french = Der Zaubertrank kommt unter das Plättchen.
    .german = Du legst das Plättchen, aufgedeckt oder verdeckt, auf einen deiner Zaubertränke; verdeckt ist es 2 wert.
    .why = Er ist eingesetzt, lässt sich also weder noch einmal einsetzen noch zählen, muss aber dort liegen, um die Verdopplung zu zeigen. Die Hefte sprechen von einem Plättchen, das du bekommst; der Würfel des Verfluchten ist keines. Ein Plättchen, das du weggibst, ist wieder ein einfaches.
ruling-W7-2-b = Macht es etwas aus, welcher Zaubertrank darunterliegt?
    .do = Nur wenn er wieder ins Spiel kommt: Mit Trickbetrüger weggetauscht, scheidet er aus; in Szenario 3 bleibt er markiert liegen; in Szenario 7 kommt er in den Beutel.
    .why = Zaubertränke unterscheiden sich nur in den Quadraten.
ruling-W7-4 = Was darf getauscht werden, und was folgt daraus?
    .first = Nach der Bewegung tauschst du ein Plättchen, das du bekommen hast, gegen eines vor deinem Boss. Ein verdecktes kommt aufgedeckt zurück.
    .german = Ebenso.
    .why = Ein eingesetzter Zaubertrank scheidet aus, du kannst ihn also nicht auch noch hergeben. Polizei kommt nur in Phase 1. Was du nimmst, hast du bekommen, also gilt W5.8. Ein markierter Zaubertrank (W10 #3) liegt nur zum Zählen da.
ruling-W7-4-b = Darf man einen verdeckten Zaubertrank hergeben oder nehmen, was man hergibt?
    .do = Du darfst jedes Plättchen hergeben, das nicht markiert ist, auch einen verdeckten Zaubertrank, und eines nehmen, das genauso aussieht.
    .why = Die Hefte schließen nichts aus.
ruling-W7-5-b = Wann ist Verführung zu Ende?
    .do = Wer keinen aufgedeckten Zaubertrank hat, wird übergangen; das gilt als Verzicht. Ist keine Polizei mehr im Bezirk, ist Schluss.
    .first = Der Startspieler beginnt; es geht weiter, bis beide nacheinander verzichten.
    .german = Ihr wechselt euch ab, bis niemand mehr einen einsetzen will.
    .why = Wer es nicht kann, hat nichts zu entscheiden.

## Solo

ruling-W9-7 = Wie viele virtuelle Marker legt die Gang?
    .english = Einen Marker zu jedem Geschäfts-Plättchen im Bezirk.
    .french = Einen Marker auf das Mehrheits-Plättchen jeder Art, die dort liegt.
    .solo = Einen Handlanger für jedes dieser Plättchen, das noch im Bezirk liegt.
    .why = Zwei Hefte zählen Plättchen, eines zählt Arten. Es macht nur einen Unterschied, wenn zwei Plättchen desselben Geschäfts daliegen.
ruling-W9-7-b = Werden virtuelle Marker gelegt, wo die Gang den Würfel des Verfluchten nimmt?
    .do = Ja. Wo es nichts zu nehmen gibt, werden keine gelegt.
    .solo = Zuerst kommen die Marker, dann nimmt die Gang.
    .why = Wenn die Gang sie legt, hat sie noch nicht gewählt.
ruling-W9-11-b = Wo ist der Bezirk des Schattens, wenn die Gang eine 6 nimmt?
    .do = Dort, wo der Schatten in diesem Moment steht; in Szenario 9 also, nachdem er mit der Gang gezogen ist.
    .why = Die Handlanger kommen sofort.
ruling-W10-1-b = Was ist eine ungerade Zahl von Zaubertränken, und welcher wird genommen?
    .do = Es zählen alle Zaubertränke, die vor der Gang liegen. Von zweien nimmt sie den mit mehr Quadraten.
    .solo = Die Krähen nehmen zuerst Zaubertränke, wenn sie damit ein Paar bilden können.
    .why = Bei ungerader Zahl ergibt einer mehr genau ein Paar. Unter gleichen Plättchen wählt die Gang wie die Polizei (W5.4).
ruling-W10-3 = Lässt sich das Fass mit Seelenverwandt spielen?
    .solo = Verführung wird empfohlen, andere Karten sind erlaubt. Zum Sieg musst du 4 Zaubertränke eingesetzt haben.
    .why = Mit Seelenverwandt allein lässt sich nichts einsetzen, und niemand könnte gewinnen. Als eine der Karten des Tricksers schadet sie nicht.
ruling-W10-3-b = Zählt ein verdoppeltes Plättchen als eingesetzter Zaubertrank?
    .do = Ja, als einer.
    .why = Der Zaubertrank darunter ist eingesetzt.
ruling-W10-5 = Bekommt Athene auf der Stufe Handlanger einen Handlanger?
    .solo = Mit dem niedrigeren Fahndungslevel bekommt sie kein Solo-Plättchen, sondern einen Handlanger auf der Karte; bei Capo 3. Auf der Stufe Handlanger bekommt eine Gang keine Solo-Plättchen.
    .why = Ihr Handlanger ersetzt ein Plättchen, das sie ohnehin nicht bekäme. Don schließt Capo ein, also bekommt sie dort auch 3.
ruling-W10-7-b = Wo liegt der erste Zaubertrank der Gang, bis er in den Beutel kommt?
    .do = Er wird ausgeteilt wie jeder andere und liegt verdeckt vor der Gang, bis das erste Auffüllen fertig ist.
    .solo = Die Gang bekommt keinen; er kommt in den Beutel, wenn alle Bezirke aufgefüllt sind.
    .why = Beim ersten Auffüllen darf er nicht gezogen werden.
ruling-W10-7-c = Was wird gewertet, wenn die Partie sofort verloren ist?
    .do = Der Zaubertrank, der dich die Partie kostet, liegt verdeckt vor der Gang und zählt; gezählt wird, was auf dem Tisch liegt. Die Bedingung gilt in jeder Partie als erfüllt, die nicht sofort verloren ging.
    .solo = Du verlierst sofort, wenn die Gang einen Zaubertrank bekommt.
    .why = Du hast verloren, egal wie die Punkte stehen; sie sind nur für die Aufzeichnung da.
ruling-W10-9 = Mit welchen Schatten-Karten lässt sich Teer und Feder spielen?
    .solo = Das Geheimversteck wird empfohlen, andere sind erlaubt. Der Schatten zieht mit dem Bewegungswürfel der Gang.
    .why = Monster ziehen nicht; mit ihnen würde das halbe Szenario fehlen.
ruling-W10-10 = Was ist Szenario 10?
    .first = Eine Variante, in der nur die eigenen Punkte zählen, mit einer Tabelle von vier Rängen.
    .solo = Es geht um möglichst viele Punkte; das Szenario selbst gibt es nur als Download.
    .why = Name und Ziel sind die der Variante in der Erstausgabe.
ruling-W11-1-b = Welche Zaubertränke gelten als hergegeben?
    .do = Alle, ob aufgedeckt oder verdeckt; jeder zählt minus eins. Einer, der unter einem getauschten Plättchen ausscheidet, zählt nicht.
    .first = Du sollst eine bestimmte Zahl von Zaubertränken bekommen.
    .why = Was du hergegeben hast, hast du nicht; ein Zaubertrank unter einem Plättchen aber war eingesetzt, nicht hergegeben.
ruling-W11-3-b = Was lässt sich mit dem Vermächtnis verbinden, und was ist sein Ergebnis?
    .do = Jede Stufe, aber weder Missionen noch Szenarien; Szenario 10 ist das Vermächtnis. Am Ende steht ein Rang, kein Sieg und keine Niederlage.
    .first = Du spielst solo wie üblich und vergleichst deine Punkte nur mit der Tabelle.
    .why = Es zählen nur deine eigenen Punkte.

## Gangster

ruling-G0-2 = Was wird aus Gangs, die niemand spielt?
    .sheet = Alle Gangster, die niemand vor sich hat, werden in die Stapel gemischt, und die Partie endet spätestens, wenn alle 36 auf dem Spielplan liegen.
    .why = Damit sind immer alle vier Gangs im Spiel. Eine Gang ohne Spieler hat keine Figur auf der Rangleiste, darum verfallen ihre Punkte.
ruling-G1-2 = Wie groß sind die Stapel?
    .sheet = Zwei Stapel, und von diesen werden zwei Gangster aufgedeckt.
    .why = Wer zwei Stapel macht, macht sie gleich groß. Da niemand weiß, was wo liegt, zählt die Größe nur gegen Ende.
ruling-G1-2-b = Was liegt in welchem Stapel?
    .do = Jeder noch nicht gesehene Gangster kann auf jedem der beiden oben liegen.
    .why = Sie werden zusammen gemischt; mehr kann niemand wissen.
ruling-G1-4-b = Wann wird der Startspieler ausgelost?
    .do = Bevor der offene Vorrat aufgedeckt wird.
    .sheet = Wer einem Gangster am ähnlichsten sieht, beginnt.
    .why = Es ändert nichts, und so hat jede Aufzeichnung dieselbe Reihenfolge.
ruling-G2-1 = Von welchem Stapel wird der offene Vorrat aufgefüllt?
    .sheet = Er wird wieder auf zwei aufgefüllt, vom verdeckten Stapel.
    .why = Es gibt zwei Stapel, und wer gelegt hat, ist am Zug. Ist nur ein Stapel übrig, wird niemand gefragt.
ruling-G2-1-b = Zu wessen Zug gehört das Auffüllen?
    .do = Zum Zug dessen, der gelegt hat; der nächste Spieler beginnt danach.
    .sheet = Es folgt auf das Legen eines Gangsters aus dem offenen Vorrat.
    .why = So sieht der nächste Spieler, was da ist.
ruling-G2-2 = Welcher Gangster ist nach einem übersprungenen Zug oder einem Schuss gesperrt?
    .sheet = Der gerade gelegte oder bewegte lässt sich vom nächsten Spieler nicht bewegen, wohl aber vom übernächsten.
    .why = Die Sperre soll verhindern, dass der letzte Zug gleich umgekehrt wird; also zählt der letzte, der gespielt wurde. Ein Schuss bewegt niemanden.
ruling-G2-2-b = Kann es sein, dass jemand wegen der Sperre gar nichts tun kann?
    .do = Ja. Ob jemand gar nichts tun kann, wird mit der Sperre auf dem zuletzt gelegten oder bewegten Gangster beurteilt.
    .why = Was gesperrt ist, geht nicht.
ruling-G2-3 = Wer schießt, und wer darf erschossen werden?
    .sheet = Ein Gangster kann einen anderen neben sich erschießen. Das Bild zeigt den Zug von Rot, mit einem roten Gangster, der Grau oder Gelb erschießen darf.
    .why = Im Bild schießt für Rot ein roter Gangster. Der Text nimmt kein Opfer aus, und manchmal steht ein eigener im Weg.
ruling-G2-5 = Dürfen Gangster ewig hin und her bewegt werden?
    .sheet = Niemand darf verzichten, und Bewegen ist immer erlaubt.
    .why = Eine Partie muss enden. Zwölf Bewegungen lassen Raum für jeden Plan, den wir gesehen haben.
ruling-G2-5-b = Gilt das Ziehen von einem Stapel als Legen?
    .do = Ja. Wer weder legen noch schießen kann, darf auch nach der zwölften Bewegung noch einen Gangster bewegen.
    .why = Was gezogen ist, muss gelegt werden.
ruling-G3-3 = Ändert ein Gleichstand um den zweiten Platz, was die stärkste Gang bekommt?
    .sheet = Die stärkste Gang bekommt ihren Vorsprung vor der zweitstärksten. Eine Warnung fügt hinzu, dass gleich starke Gangs sich ausstechen, sodass die zweitstärkste Punkte bekommt. In beiden Beispielen ist die zweite allein.
    .why = Die Warnung sagt, was folgt: Eine andere Gang bekommt die Punkte. Das passt nur auf einen Gleichstand an der Spitze. Der Vorsprung vor der zweitstärksten ist derselbe, ob eine oder zwei Gangs diese Macht haben. Würden sich auch gleiche Zweite ausstechen, gäben 6, 4, 4 und 0 nicht 2, sondern 6.
ruling-G3-4-b = Kann eine Bewegung zwei Linien voll machen?
    .do = Nie: Der Gangster bleibt in seiner Reihe oder in seiner Spalte, und diese Linie ist nicht voller als zuvor. Nach der Reihenfolge gefragt wird also nur beim Legen.
    .sheet = Zwei Linien werden durch Legen voll.
    .why = Das folgt aus dem Spielplan.
ruling-G4-1-b = Beenden die Punkte neutraler Gangs die Partie?
    .do = Nein, sie verfallen.
    .sheet = Die Partie endet, wenn ein Spieler die 17 erreicht.
    .why = Eine neutrale Gang ist kein Spieler.
ruling-G4-2 = Wer gewinnt, wenn niemand gepunktet hat?
    .sheet = Bei Gleichstand gewinnt, wer diese Punkte zuerst erreicht hat.
    .why = Auf 0 stehen alle von Anfang an.
ruling-G4-2-b = Was heißt „zuerst erreicht“?
    .do = Es zählt die Wertung, die jedem seinen jetzigen Rang gebracht hat.
    .sheet = Bei Gleichstand gewinnt, wer diese Punkte zuerst erreicht hat.
    .why = Ein Rang kann nur steigen; erreicht wurde er also in diesem Moment.
