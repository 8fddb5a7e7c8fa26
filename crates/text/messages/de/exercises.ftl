one-exchange-title = Ein Austausch
one-exchange-task = Zwei Prozessoren, 0 und 1, führen dieses Programm aus; `rank` ist die Nummer des jeweiligen Prozessors. Jeder hat die Hälfte der Daten, in den Speicherplätzen (Slots) `mine`. Ersetzen Sie den Kommentar durch zwei Zeilen. `theirs = exchange(partner, mine)` sendet die eigenen Daten an den Prozessor `partner` und ergibt die Slots, in denen seine Daten liegen: Welche Nummer hat der andere Prozessor? `combine(mine, theirs)` verknüpft dann beide. Die letzte Zeile erledigt den Rest.
one-exchange-hint-1 = `exchange(partner, slots)` sendet Slots an einen Prozessor, wartet auf dessen Nachricht und ergibt die Slots, in denen sie liegt.
one-exchange-hint-2 = Von den Prozessoren 0 und 1 ist der jeweils andere `1 - rank`.
one-exchange-hint-3 = `combine(mine, theirs)` rechnet von jedem Butterfly die eigene Hälfte, an Ort und Stelle.
one-way-title = Hin und her
one-way-task = Ein Austausch besteht aus zwei Nachrichten. Schreiben Sie die Stufe zwischen zwei Prozessoren mit `send(to, slots)` und `receive(source, count = …)`, das die Slots ergibt, in denen die Nachricht liegt.
one-way-hint-1 = Von den Prozessoren 0 und 1 ist der jeweils andere `1 - rank`.
one-way-hint-2 = `theirs = receive(1 - rank, count = len(mine))` wartet auf seine Nachricht.
by-hand-title = Butterflies von Hand
by-hand-task = Ein Prozessor hat alles. `local(mine)` würde genügen; nehmen Sie stattdessen `butterfly(a, b)`, das beide Hälften der Butterflies zwischen zwei Listen von Slots rechnet, an Ort und Stelle. In Stufe s liegen die Elemente, die verknüpft werden, n/2^(s+1) auseinander.
by-hand-hint-1 = In Stufe 0 trifft die erste Hälfte der Slots auf die zweite: `butterfly(mine[:apart], mine[apart:])`.
by-hand-hint-2 = In späteren Stufen gilt das in jedem Block von 2 * apart Slots: `for first in range(0, n, 2 * apart)`.
missing-stage-title = Die fehlende Stufe
missing-stage-task = Das soll der Binäraustausch sein, aber ein Teil der Elemente wird nie verknüpft. Finden Sie die Stufe, die fehlt.
missing-stage-hint-1 = Prüfen Sie es für vier Prozessoren: Welche Stufe nennen die Fehler?
missing-stage-hint-2 = Es gibt so viele Stufen über Prozessoren hinweg, wie die Nummer eines Prozessors Bits hat.
wrong-partner-title = Der falsche Partner
wrong-partner-task = Auf den Prozessoren liegen Blöcke von Elementen, und Stufe 0 verknüpft die, die einen halben Vektor auseinander sind. Mit zwei Prozessoren ist dieses Programm richtig, mit vier nicht. Wessen Elemente braucht ein Prozessor in Stufe 0?
wrong-partner-hint-1 = Einen halben Vektor entfernt heißt: um die Hälfte der Prozessoren entfernt, p/2.
wrong-partner-hint-2 = Von Stufe zu Stufe halbiert sich der Abstand.
deadlock-title = Alle warten
deadlock-task = Alle Prozessoren warten auf eine Nachricht, die noch niemand gesendet hat. Beheben Sie das, allein mit `send` und `receive`.
deadlock-hint-1 = `send` macht sofort weiter, `receive` wartet.
deadlock-hint-2 = Wenn alle zuerst senden, wartet niemand für immer.
half-the-work-title = Die Austausche zuletzt
half-the-work-task = Der Binäraustausch sendet je Prozessor log2(p) Nachrichten, bevor eine Stufe lokal ist. Sind die Elemente reihum ausgeteilt (`cyclic()`), so sind stattdessen die ersten Stufen lokal, und die Austausche kommen zuletzt. Schreiben Sie diese Reihenfolge: ebenso viele Nachrichten, andere Partner.
half-the-work-hint-1 = Die Bits des Index eines Elements sind, vom höchstwertigen an, die der Stufen. Zyklisch verteilt, sind die letzten log2(p) Bits die Nummer des Prozessors.
half-the-work-hint-2 = Zuerst kommt `local(mine, stages = range(log2(n // p)))`.
half-the-work-hint-3 = In Stufe log2(n // p) + k unterscheidet sich der Partner in Bit log2(p) - 1 - k der Prozessornummer, von rechts gezählt: `rank ^ (p >> (k + 1))`.
own-part-title = Was zu Hause bleibt
own-part-task = Von zyklisch zu Blöcken: Jeder sendet jedem anderen Prozessor den Teil, den der braucht. An den Nachrichten ist nichts falsch, und doch werden einige Slots benutzt, bevor sie etwas enthalten. Was wurde vergessen?
own-part-hint-1 = Welche Zeilen der zweiten Phase sendet niemand?
own-part-hint-2 = Auch von seinen eigenen Elementen braucht ein Prozessor einen Teil: `copy(slots, to)`.
wrong-slots-title = Am falschen Platz
wrong-slots-task = Die Nachrichten dieses Programms sind die von zyklisch zu Blöcken, aber was ankommt, wird an Stellen gelegt, an die es nicht gehört. Sind die Elemente in Blöcken verteilt, so liegen die Zeilen eines Prozessors nebeneinander; von Prozessor q kommt jede p-te davon.
wrong-slots-hint-1 = Die erste Zeile der zweiten Phase wurde an Prozessor 0 ausgeteilt, die nächste an Prozessor 1 und so weiter.
wrong-slots-hint-2 = `rows[source::p]` sind die Slots ab `source`, jeder p-te.
fewest-words-title = Möglichst wenige Wörter
fewest-words-task = Der Binäraustausch bewegt jedes Element log2(p) Mal. Ist n mindestens p·p, so genügt einmal: Die ersten Stufen sind unter der zyklischen Verteilung lokal, die letzten unter der in Blöcken, und dazwischen sendet jeder jedem anderen Prozessor, was der braucht. Schreiben Sie das; höchstens n − n/p Wörter dürfen reisen.
fewest-words-hint-1 = Nach den lokalen Stufen braucht Prozessor q von jedem die Elemente der Zeilen q * packet … (q + 1) * packet.
fewest-words-hint-2 = `send(to, mine[to * packet:(to + 1) * packet])`, und `receive(source, into = …)` für alle anderen.
fewest-words-hint-3 = Im zweiten Speicher `rows` von Prozessor q sind die Slots `rows[source::p]` die von `source`; der eigene Teil ist ein `copy`.
one-receiver-title = Alle vor einer Tür
one-receiver-task = Alle Prozessoren senden zuerst an Prozessor 0, dann an 1 und so weiter: Vor der Tür eines Empfängers nach dem anderen ist Gedränge, während die übrigen warten. Auf dieser LogP-Maschine kostet das. Senden Sie in einer anderen Reihenfolge, sodass nie zwei zugleich an denselben Prozessor senden: so schnell wie die beste Reihenfolge, oder schneller.
one-receiver-hint-1 = Jeder beginnt mit seinem rechten Nachbarn.
one-receiver-hint-2 = `(rank + k) % p` mit k = 1, 2, … ist für jeden Prozessor ein anderer Empfänger.
one-receiver-hint-3 = Empfangen Sie die Nachrichten in der Reihenfolge, in der sie kommen: von `(rank - k) % p`.
neighbours-title = Nur Nachbarn
neighbours-task = Auf einem Hyperwürfel sind Prozessoren Nachbarn, wenn sich ihre Nummern in einem Bit unterscheiden. Eine Transposition redet mit allen; schreiben Sie eine Transformation, deren Nachrichten alle nur einen einzigen Kanal überqueren.
neighbours-hint-1 = Mit wem redet der Binäraustausch?
own-transpose-title = Eine Transposition auf dem Gitter
own-transpose-task = Auf einem Gitter sind die Partner des Binäraustauschs weit voneinander, und ihre Nachrichten teilen sich Kanäle. Eine Transposition sendet die n/p Elemente jedes Prozessors nur einmal. Auf dieser Maschine, deren Startup-Zeit klein ist, ist sie schneller als der Binäraustausch: Schreiben Sie eine, die das ist.
own-transpose-hint-1 = Beginnen Sie mit Blöcken, die Spalten sind: Dann ist die erste Hälfte der Stufen lokal.
own-transpose-hint-2 = Jeder tauscht mit jedem einen Teil aus, in p − 1 Schritten, mit `rank ^ step` als Partner.
start-up-title = Teuer ist der Beginn
start-up-task = Auf dieser Maschine dauert es lange, eine Nachricht zu beginnen, und Wörter kosten so gut wie nichts. Diese Transposition beginnt auf jedem Prozessor p − 1 Nachrichten. Schreiben Sie eine Transformation, die hier schneller ist.
start-up-hint-1 = Weniger und längere Nachrichten: Wie viele sendet der Binäraustausch?

few-steps-title = Wenige Schritte
few-steps-task = Auf dieser Maschine braucht eine Nachricht lange, bis sie beginnt, und Wörter kosten fast keine Zeit. Dieses Programm sendet p − 1 kurze Nachrichten von jedem Prozessor. Der Standardaustausch aller mit allen braucht nur log2(p): Im Schritt k sendet ein Prozessor an `rank ^ 1 << k` alles, was zu einem Prozessor gehört, dessen Nummer sich von seiner in Bit k unterscheidet. Ein Wort reist dann bis zu log2(p) Mal. Schreiben Sie ihn.
few-steps-hint-1 = Nummerieren Sie die Pakete nach ihrem Ziel: Paket q ist `mine[q * packet:(q + 1) * packet]`.
few-steps-hint-2 = Im Schritt k gehen die Pakete mit `(q ^ rank) >> k & 1` weg, und ebenso viele kommen an: `exchange(rank ^ 1 << k, away, into = away)`.
few-steps-hint-3 = Am Ende enthält Paket q, was Prozessor q gesendet hat: `copy` kopiert es nach `rows[q::p]`.
one-superstep-title = Ein einziger Superschritt
one-superstep-task = Auf einer BSP-Maschine kostet jeder Kommunikations-Superschritt l, und dieses l ist groß. Der Binäraustausch hat log2(p) davon. Schreiben Sie eine Transformation mit einem einzigen.
one-superstep-hint-1 = Unter welcher Verteilung sind die ersten Stufen lokal, unter welcher die letzten?
one-superstep-hint-2 = Erst zyklisch, dann in Blöcken; dazwischen ein Austausch aller mit allen.
rows-and-columns-title = Zeilen und Spalten
rows-and-columns-task = Prozessoren in einem Quadrat aus √p × √p transformieren √n × √n Punkte, jeder einen quadratischen Teil davon. Nur Prozessoren einer Zeile oder einer Spalte tauschen aus. Schreiben Sie das mit `dimensions = 2`.
rows-and-columns-hint-1 = Die Bits des Index sind log2(n)/2 der Zeile, dann ebenso viele der Spalte. Die ersten Bits von beiden sagen, wem das Element gehört.
rows-and-columns-hint-2 = Zuerst entlang der Spalten: `rank ^ (p >> (stage + 1))` für die erste Hälfte der Bits der Prozessornummer.
rows-and-columns-hint-3 = Die lokalen Stufen der ersten Dimension kommen nach deren Austauschen und vor denen der zweiten.

slab-title = Scheiben
slab-task = √n × √n Punkte liegen in Scheiben: Jeder Prozessor hat √n/p ganze Spalten, sodass die Transformation entlang der Spalten lokal ist. Dann gibt ihm ein Austausch aller mit allen √n/p ganze Zeilen, und auch die Transformation entlang der Zeilen ist lokal. Schreiben Sie diesen Austausch und die letzten Stufen: Jedes Wort bewegt sich höchstens einmal.
slab-hint-1 = Die Spalten von Prozessor q und die Zeilen von Prozessor r haben √n/p × √n/p Punkte gemeinsam. Diese sendet q an r.
slab-hint-2 = Die Slots einer Scheibe sind nach Zeilen geordnet. Also liegen die Punkte für Prozessor `other` nebeneinander: `part = mine[other * packet:(other + 1) * packet]` mit `packet = len(mine) // p`. Was von `other` kommt, passt in dieselben Slots.
slab-hint-3 = `local` braucht die Slots in der Reihenfolge ihres Index: in jeder Zeile zuerst ihre Punkte von Prozessor 0, dann die von 1 und so weiter. Ein Paket hat `side` Zeilen mit `side` Punkten, mit `side = (1 << half) // p`.
pencils-title = Stäbe
pencils-task = Bei einem Austausch aller mit allen sendet jeder Prozessor p − 1 Nachrichten. Bibliotheken für dreidimensionale Transformationen vermeiden das: Die Prozessoren stehen in √p Zeilen und √p Spalten, und der Index hat drei Teile. Jeder Prozessor transformiert entlang des ersten Teils, tauscht in seiner Spalte aus, transformiert entlang des zweiten, tauscht in seiner Zeile aus und transformiert entlang des dritten. Schreiben Sie das für eine Dimension: höchstens p·p/2 Nachrichten, weniger als 2n Wörter.
pencils-hint-1 = Zuerst bestimmen die ersten Bits des zweiten und des dritten Teils die Nummer des Prozessors. Der Austausch in der Spalte vertauscht die Bits der Zeile mit den ersten Bits des ersten Teils.
pencils-hint-2 = `part = mine[other * packet:(other + 1) * packet]` geht an den Prozessor in Zeile `other`, und sein Teil kommt in dieselben Slots.
pencils-hint-3 = `local` braucht die Slots in der Reihenfolge ihres Index: Die Bits, die gerade ankamen, stehen vor dem Rest ihres Teils.
in-order-title = Blöcke hinein, Blöcke heraus
in-order-task = Der Binäraustausch hinterlässt die Koeffizienten in bitumgekehrter Ordnung: Der Prozessor mit dem ersten Block des Vektors hat am Ende andere. Schreiben Sie eine Transformation, die den Vektor in Blöcken nimmt und die Koeffizienten in Blöcken hinterlässt, X[0] … X[n/p − 1] auf Prozessor 0.
in-order-hint-1 = Ein Weg: die Elemente zuerst in eine zyklische Verteilung mit umgekehrten Bits bringen und in Blöcken enden.
in-order-hint-2 = `group-cyclic` von Inda und Bisseling macht das, auch für p > √n.
in-parts-title = In zwei Teilen
in-parts-task = Während eine Nachricht reist, tut ein Prozessor nichts, der auf sie wartet. Senden Sie die Elemente in zwei Teilen: Während der zweite unterwegs ist, kann der erste verknüpft werden. Seien Sie auf dieser Maschine schneller als der Binäraustausch.
in-parts-hint-1 = `send` macht sofort weiter: Senden Sie beide Hälften, dann empfangen und verknüpfen Sie eine nach der anderen.
in-parts-hint-2 = Für die erste Hälfte: `combine(mine[:half], receive(partner, count = half))`.
hidden-title = Niemand wartet
hidden-task = Auf dieser LogP-Maschine können Wörter reisen, während Prozessoren rechnen. Geht jede Ausgabe des ersten Teils ab, sobald sie da ist, und wird jede Eingabe des zweiten Teils benutzt, sobald sie kommt, so wartet niemand: T_p ist, was das Rechnen allein braucht. Erreichen Sie die Zeit des Plans von Sahay.
hidden-hint-1 = Was braucht eine Ausgabe des ersten Teils? Nur einige der Knoten.
hidden-hint-2 = Rechnen Sie die Ausgaben in der Ordnung, in der die anderen sie brauchen, und für die nächste immer nur die Knoten, die noch fehlen.
hidden-hint-3 = `output-driven` ist das Ganze.
beat-it-title = Schneller als der eingebaute
beat-it-task = hyperfly hat auch einen Binäraustausch, bei dem sich Kommunikation und Rechnen überlappen (Gupta und Kumar, Anhang E). Auf dieser Maschine ist er zu schlagen.
beat-it-hint-1 = Ein Teil, der in einer Stufe verknüpft ist, kann sofort für die nächste abgehen, noch bevor die anderen Teile da sind.
beat-it-hint-2 = Vier Teile sind hier besser als zwei.
