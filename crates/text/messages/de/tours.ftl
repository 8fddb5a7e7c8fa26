butterflies-title = Die FFT als Butterflies
butterflies-about = Was eine Transformation rechnet, Knoten für Knoten: der Cooley–Tukey-Algorithmus auf einem Prozessor.

butterflies-1 = Eine Transformation von n = { $n } Punkten braucht log n = { $r } Stufen. Jede Spalte ist der Vektor R vor einer Stufe; in der letzten steht das Ergebnis. Jeder Knoten wird aus zwei Knoten der Spalte davor gerechnet.

butterflies-2 = Stufe *l* verknüpft Elemente, deren Indizes sich in Bit *l* unterscheiden, von links gezählt: Aus R[i] wird S[i′] + ω^k·S[i″]. Hier ist R[5] nach Stufe 0, aus den Elementen 5 und 13: In Stufe 0 unterscheiden sich die beiden Indizes um n/2.

butterflies-3 = Mit jeder Stufe ändern die Butterflies ihre Größe, und sonst nichts: Jeder Knoten ist eine Summe, ein Produkt und eine Potenz von ω.
butterflies-3-ask = In Stufe 0 unterscheiden sich die beiden Indizes um 8. Um wie viel unterscheiden sie sich in der letzten Stufe, Stufe 3?
butterflies-3-a = um 1
butterflies-3-b = um 4
butterflies-3-c = um 8
butterflies-3-why = Von Stufe zu Stufe halbiert sich der Abstand: 8, 4, 2, 1; in Stufe *l* ist er 2^(r − l − 1). Das wird entscheiden, wer mit wem reden muss.

butterflies-4 = Eine Stufe hat n Knoten, und jeder braucht t_c. Das Problem hat also die Größe W = t_c·n·log n = { $t_serial }: Das ist die Zeit T_s eines Prozessors, der auf niemanden zu warten hat.

butterflies-5 = Wie schnell wächst die Arbeit? Eine Stufe hat n Knoten, und es gibt log n Stufen.
butterflies-5-ask = n wird verdoppelt, von 16 auf 32. Um welchen Faktor wächst T_s?
butterflies-5-a = um 2
butterflies-5-b = um 2,5
butterflies-5-c = um 4
butterflies-5-why = T_s wächst von { $beside-t_serial } auf { $t_serial }, um { $slower }: doppelt so viele Knoten in einer Stufe, und eine Stufe mehr.

butterflies-6 = Die Knoten einer Stufe hängen nicht voneinander ab: Bis zu n Prozessoren können sie zugleich rechnen. Hier teilen sich { $p } Prozessoren die Knoten. Wo eine Linie zu einem anderen Prozessor führt, muss ein Wert reisen: { $messages } Nachrichten. Wessen Knoten das sind, zeigt die nächste Tour.

owners-title = Wem gehört was
owners-about = Welcher Prozessor welches Element hat, und wann Elemente umziehen müssen.

owners-1 = Beim Binäraustausch liegt Element i auf dem Prozessor, den die ersten d = log p Bits von i nennen (GK 3.1). Hier ist p = { $p } und n = { $n }: Prozessor 2 hat die Elemente 8 bis 11, deren Indizes mit 10 beginnen.

owners-2 = Der Index allein gibt den Besitzer an: Kein Prozessor muss fragen.
owners-2-ask = Welcher Prozessor hat Element 13, binär 1101?
owners-2-a = Prozessor 0
owners-2-b = Prozessor 1
owners-2-c = Prozessor 3
owners-2-why = 1101 beginnt mit 11, und das ist 3. Prozessor 3 hat die Elemente 12 bis 15.

owners-3 = Die ersten d Stufen verknüpfen Indizes, die sich in einem der ersten d Bits unterscheiden: Elemente zweier Prozessoren. { $exchanges } Stufen brauchen also einen Austausch, die anderen r − d keinen: Dort sind beide Elemente auf einem Prozessor.

owners-4 = Der Transpositions-Algorithmus (GK 3.2) bewegt die Elemente stattdessen auf einmal: zuerst die Verteilung, bei der die erste Hälfte der Stufen lokal ist, dann die für die zweite Hälfte. Dazwischen sendet jeder Prozessor an jeden anderen: { $redistributions } Umverteilung.

owners-5 = Bei dieser einen Umverteilung hat jeder der 4 Prozessoren n/p = 16 Elemente, und die anderen brauchen einige davon.
owners-5-ask = Wie viel von seinem Anteil behält ein Prozessor?
owners-5-a = nichts
owners-5-b = ein Viertel
owners-5-c = die Hälfte
owners-5-why = Er sendet jedem der { $p } − 1 anderen n/p² = 4 Wörter und behält ebenso viele: einen Anteil von 1/p. Insgesamt reisen { $words } Wörter.

owners-6 = Bei vielen Prozessoren für wenige Elemente genügen zwei Verteilungen nicht. IB nehmen eine Familie davon, C^r(p, N): kurze Butterflies unter Blöcken, mittlere unter einer gruppenzyklischen, lange unter der zyklischen Verteilung. Für p = { $p } und N = { $n } ist das Fig. 1 von IB.

exchange-title = Austausch und der Hyperwürfel
exchange-about = Warum der Binäraustausch zum Hyperwürfel passt: Seine Partner sind Nachbarn, und der Lauf hält die Formel seiner Zeit genau ein.

exchange-1 = Ein Hyperwürfel mit p = { $p } Prozessoren: Zwei sind Nachbarn, wenn sich ihre Nummern in einem Bit unterscheiden. Prozessor 5 = 0101 hat d = { $d } Nachbarn: 4, 7, 1 und 13.

exchange-2 = In Stufe 0 tauscht jeder Prozessor q seine n/p = { $message-words } Wörter mit dem, dessen Nummer sich im ersten Bit unterscheidet: einem Nachbarn. Alle { $now-messages } Nachrichten sind zugleich unterwegs, und kein Kanal trägt mehr als eine.

exchange-3 = Die Stufen auf der Zeitachse: ein Austausch in jeder der ersten d, dann die lokalen.
exchange-3-ask = Wie viele Nachrichten sendet dieser Lauf insgesamt?
exchange-3-a = 16
exchange-3-b = 64
exchange-3-c = 240
exchange-3-why = { $messages }: In jedem der log p = { $d } Austausche sendet jeder der { $p } Prozessoren eine.

exchange-4 = Ein Austausch kostet t_s für den Beginn einer Nachricht, t_h für den Hop und t_w für jedes Wort: t_s + t_h + t_w·n/p. Hier braucht die Startup-Zeit { $startup } der Zeit aller Prozessoren, die Wörter { $transfer } und das Warten { $idle }.

exchange-5 = Also ist T_p = t_c·(n log n)/p + (t_s + t_h + t_w·n/p)·log p (nach GK 4). Die Formel ergibt { $predicted }, und der Lauf brauchte { $t_parallel }: Keine Nachricht war einer anderen im Weg.

exchange-6 = Dieselbe Transformation auf mehr Prozessoren: Jeder hat weniger zu rechnen und mit mehr Partnern zu reden.
exchange-6-ask = p wächst von 16 auf 64, und n bleibt gleich. Wie ändert sich die Effizienz E?
exchange-6-a = sie steigt
exchange-6-b = sie bleibt
exchange-6-c = sie fällt
exchange-6-why = E fällt von { $beside-efficiency } auf { $efficiency }. Jeder Prozessor hat ein Viertel der Arbeit, beginnt aber { $d } Nachrichten statt { $beside-d }. Um E zu halten, muss n wachsen: siehe die Tour über Isoeffizienz.

mesh-title = Das Gitter und Konflikte
mesh-about = Warum derselbe Algorithmus auf einem Gitter verliert: Partner sind weit voneinander, und ihre Nachrichten teilen sich Kanäle.

mesh-1 = Dieselben { $p } Prozessoren, jetzt in 4 Zeilen zu 4, zeilenweise nummeriert. Nur nebeneinander liegende sind verbunden. Der Binäraustausch nimmt darauf keine Rücksicht: Seine Partner sind noch immer die Prozessoren, deren Nummern sich in einem Bit unterscheiden.

mesh-2 = In Stufe 0 unterscheiden sie sich im ersten Bit, um 8: zwei Zeilen auseinander. Die Nachrichten müssen also je zwei Kanäle überqueren, und sie treffen sich unterwegs.
mesh-2-ask = Wie viele Nachrichten teilen sich in dieser Stufe den vollsten Kanal?
mesh-2-a = 1
mesh-2-b = 2
mesh-2-c = 4
mesh-2-why = { $now-load } zugleich, √p/2 davon. Jede bekommt die Hälfte des Kanals, also brauchen ihre Wörter doppelt so lange: t_w·m·q mit q = { $hottest-load } (GK App. D).

mesh-3 = Auf der Zeitachse haben Konflikte eine eigene Farbe: was eine Nachricht über t_h für ihre Hops und t_w für ihre Wörter hinaus brauchte. Sie brauchen { $contention } der Zeit aller Prozessoren, in den Stufen, in denen Partner zwei Hops auseinander sind.

mesh-4 = Das Gitter braucht T_p = { $t_parallel }, ein Hyperwürfel { $beside-t_parallel }: { $slower }-mal so lange, für dieselbe Transformation derselben Daten. Rechnen und Startup-Zeit sind auf beiden gleich; der Unterschied sind Hops und Konflikte.

mesh-5 = Auf 4 × 4 Prozessoren braucht das Gitter { $slower }-mal so lange wie der Hyperwürfel. Jetzt viermal so viele Prozessoren und viermal so viele Punkte: Ein Prozessor hat so viel zu senden wie vorher.
mesh-5-ask = Verliert das Gitter auf 8 × 8 Prozessoren mit n = 4096 gegenüber dem Hyperwürfel weniger, ebenso viel oder mehr als auf 4 × 4?
mesh-5-a = weniger
mesh-5-b = ebenso viel
mesh-5-c = mehr
mesh-5-why = Mehr: Es braucht { $slower }-mal so lange wie der Hyperwürfel. Partner sind bis zu √p/2 = { $hottest-load } Hops auseinander, und ebenso viele Nachrichten teilen sich einen Kanal. T_o wächst mit √p, nicht mit log p (GK 8).

mesh-6 = Eine Anmerkung zur Vermittlung. Bei Store-and-Forward wartet eine Nachricht in jedem Prozessor auf ihrem Weg; bei Cut-Through fließen ihre Wörter über alle Kanäle zugleich.
mesh-6-ask = Ist das Gitter mit Cut-Through schneller als mit Store-and-Forward?
mesh-6-a = viel schneller
mesh-6-b = gleich schnell
mesh-6-c = langsamer
mesh-6-why = Gleich schnell: { $t_parallel } und { $beside-t_parallel }. Was die Wörter auf dem Weg sparen, verlieren sie, wo sie sich Kanäle teilen. GK zeigen das in App. D: Cut-Through hilft hier nicht.

mesh-7 = Helfen würden breitere Kanäle: Mit Kanälen der Breite √p/2 = 2 brauchen die Wörter nicht länger als auf dem Hyperwürfel (GK 7). T_p ist { $t_parallel }, und auf dem einfachen Gitter war es { $beside-t_parallel }.

isoefficiency-title = Isoeffizienz und die Schwelle
isoefficiency-about = Wie schnell die Zahl der Punkte wachsen muss, um die Effizienz zu halten, und bis zu welcher Effizienz das leicht ist.

isoefficiency-1 = Bei festem n fällt E, wenn p wächst: T_o = p·T_p − W wächst, W nicht. Einen Algorithmus zu skalieren heißt, n mit p wachsen zu lassen.

isoefficiency-2 = Die *Isoeffizienzfunktion* sagt, wie schnell: das W, das E bei jedem p hält, aus W = K·T_o mit K = E/(1 − E). Für E = { $kept } auf { $p } Prozessoren muss log n { $needed-log } sein.

isoefficiency-3 = Auf einem Hyperwürfel ist T_o = t_s·p·log p + t_w·n·log p (GK 4). Der zweite Term ist der schwierige: Er verlangt n = p^(K·t_w/t_c). Solange K·t_w/t_c ≤ 1 ist, ist das nicht mehr als p, und der erste Term entscheidet.
isoefficiency-3-ask = Bis zu welchem E ist das so, mit t_c = { $t_c } und t_w = { $t_w }?
isoefficiency-3-a = etwa 0,24
isoefficiency-3-b = etwa 0,44
isoefficiency-3-c = etwa 0,78
isoefficiency-3-why = K·t_w/t_c = 1 ergibt die Schwelle E = t_c/(t_c + t_w) = { $threshold } (GK 4.1.1). Nicht die Anzahl der Prozessoren entscheidet, sondern das Verhältnis zweier Geschwindigkeiten.

isoefficiency-4 = Unter der Schwelle genügt ein mäßiges n: Auf { $p } Prozessoren hält n = { $needed } E = { $kept }.
isoefficiency-4-ask = Und für E = 0,7, über der Schwelle: Um welchen Faktor muss n größer sein?
isoefficiency-4-a = etwa 2-mal
isoefficiency-4-b = etwa 16-mal
isoefficiency-4-c = mehr als 100-mal
isoefficiency-4-why = n = { $needed } statt { $beside-needed }. Über der Schwelle wächst n wie p^(K·t_w/t_c), und bei E = 0,7 ist dieser Exponent fast 3.

isoefficiency-5 = Auf dem Gitter hat T_o den Term 2·t_w·n·√p (GK 8), also muss log n mit √p wachsen: n wächst exponentiell (GK 10). Für E = { $kept } auf { $p } Prozessoren braucht es n = { $needed }; auf einem Hyperwürfel genügen { $beside-needed }.

isoefficiency-6 = Ein schnelleres Netz verschiebt die Schwelle, ein schnellerer Prozessor auch, aber in die andere Richtung.
isoefficiency-6-ask = Die Prozessoren werden doppelt so schnell, t_c = 0,5, und das Netz bleibt gleich. Wie ändert sich das n, das E = 0,5 hält?
isoefficiency-6-a = es fällt
isoefficiency-6-b = es bleibt
isoefficiency-6-c = es wächst
isoefficiency-6-why = Es wächst von { $beside-needed } auf { $needed }: Die Schwelle fällt von { $beside-threshold } auf { $threshold }. E vergleicht mit einem schnelleren einzelnen Prozessor, und die Wörter brauchen so lange wie eh und je.

transpose-title = Transposition gegen Austausch
transpose-about = Wenige große Nachrichten oder viele kleine: welcher der beiden Algorithmen für welche Maschine.

transpose-1 = Der Transpositions-Algorithmus rechnet die Hälfte der Stufen, dann sendet jeder Prozessor an jeden anderen, dann rechnet er die andere Hälfte. In Schritt i von p − 1 tauscht Prozessor q n/p² = { $message-words } Wörter mit Prozessor q ⊕ i.

transpose-2 = Partner sind hier bis zu log p Hops auseinander. Aber auf einem Hyperwürfel mit Cut-Through teilen sich die Wege eines Schritts nie einen Kanal: Das Meiste, was ein Kanal zugleich trägt, ist { $hottest-load }.

transpose-3 = Der Binäraustausch sendet für diese Transformation { $beside-messages } Nachrichten, die Transposition { $messages }, aber kleine.
transpose-3-ask = Wer von beiden sendet insgesamt mehr Wörter?
transpose-3-a = Transposition
transpose-3-b = Binäraustausch
transpose-3-c = beide gleich viele
transpose-3-why = Binäraustausch: { $words } Wörter, da die Daten viermal ausgetauscht werden; die Transposition bewegt jedes Wort höchstens einmal, insgesamt { $beside-words }.

transpose-4 = Der eine zahlt also für Startups, t_s·(p − 1), der andere für Wörter, t_w·(n/p)·log p. Hier ist n = 1024, t_s = { $t_s } und t_w = { $t_w }.
transpose-4-ask = Wer ist auf 16 Prozessoren mit n = 1024 schneller?
transpose-4-a = Transposition
transpose-4-b = Binäraustausch
transpose-4-why = Der Binäraustausch braucht { $t_parallel }, die Transposition { $beside-t_parallel }: Bei so kleinen Anteilen wie { $message-words } Wörtern wiegen die Startups mehr.

transpose-5 = Jetzt n = { $n } auf derselben Maschine, ein Anteil von 4096 Wörtern für jeden Prozessor.
transpose-5-ask = Und jetzt?
transpose-5-a = Transposition
transpose-5-b = Binäraustausch
transpose-5-why = Transposition: { $t_parallel } gegen { $beside-t_parallel }. Ihre Effizienz ist { $efficiency }, die des Binäraustauschs { $beside-efficiency }: Die Startups zählen kaum noch, die Wörter schon.

transpose-6 = In T_o = t_w·n + t_s·p² (GK 11) wachsen die Wörter nicht mehr mit p: Es gibt keine Schwelle. Für E = { $kept } auf { $p } Prozessoren genügt n = { $needed }, wo der Binäraustausch { $beside-needed } braucht. Der Preis: n muss mindestens p² sein (GK 5).

hiding-title = Kommunikation verbergen
hiding-about = Wie man rechnet, während Wörter reisen, bis Kommunikation nichts mehr kostet: der ausgabegesteuerte Plan von Sahay auf einer LogP-Maschine.

hiding-1 = Eine LogP-Maschine hat keine Kanäle. Ein Wort kommt nach L = { $latency } an, und ein Prozessor sendet höchstens eines je g = { $g }. Die Elemente liegen so, dass ein Prozessor zuerst einen ganzen Butterfly-Graphen mit m = n/p = 64 Eingaben hat, Phase I; dann sendet jeder Prozessor an jeden anderen; dann kommen die kurzen, Phase II (S 3.1).

hiding-2 = Der einfache Plan rechnet die ganze Phase I und sendet dann. Während die Wörter abgehen, eines je g, rechnet kein Prozessor: Das Warten auf die Lücke braucht { $gap } der Zeit. T_p ist { $t_parallel }, wie Theorem 3.1 sagt: (n log n)/p + (n/p − n/p² − 1)·g + L.

hiding-3 = Eine Ausgabe könnte abgehen, sobald sie gerechnet ist. Dafür muss sie früh gerechnet werden: Knoten für Knoten, immer die wenigsten, die die nächste Ausgabe braucht, und nicht Spalte für Spalte.
hiding-3-ask = Ein Butterfly-Graph mit 64 Eingaben hat 384 Knoten zu rechnen. Wie viele davon braucht seine erste Ausgabe?
hiding-3-a = 6
hiding-3-b = 63
hiding-3-c = 384
hiding-3-why = 63: die Ausgabe, zwei Knoten davor, vier vor diesen …, 32 in der ersten Spalte: insgesamt m − 1. Die nächste Ausgabe braucht einen Knoten mehr, die zwei danach drei und einen (S Fig. 2).

hiding-4 = Das ist der ausgabegesteuerte Plan (S 4): dieselben Knoten auf denselben Prozessoren in anderer Ordnung. Jede Ausgabe wird gesendet, sobald sie fertig ist, als Nachricht von { $message-words } Wort, während die nächste gerechnet wird. Die Prozessoren haben verschiedene Ordnungen, damit nie zwei zugleich an denselben senden.

hiding-5 = Im einfachen Plan brauchte die Kommunikation mehr als ein Viertel der Zeit: T_p war { $t_parallel }, und das Rechnen ist 512 davon.
hiding-5-ask = Wie viel davon bleibt mit dem ausgabegesteuerten Plan?
hiding-5-a = alles
hiding-5-b = etwa die Hälfte
hiding-5-c = nichts
hiding-5-why = Nichts: T_p = { $t_parallel } = (n log n)/p, und E = { $efficiency }. Alle { $messages } Wörter reisen, während ihre Sender und Empfänger rechnen.

hiding-6 = Das geht, solange die Wörter durch sind, bevor Phase II sie braucht. Mit einer größeren Lücke, g = { $g }, gibt es nicht mehr genug Arbeit, um sie zu verbergen: E = { $efficiency }. Mehr Punkte helfen: Mit n = 4096 gibt es je Wort mehr zu rechnen, und E = { $beside-efficiency }.

supersteps-title = BSP und Umverteilungen
supersteps-about = Eine Maschine, die aus zwei Zahlen besteht, und ein Algorithmus, der so selten wie möglich kommuniziert: die gruppenzyklische FFT von Inda und Bisseling.

supersteps-1 = Eine BSP-Maschine rechnet oder kommuniziert, in Superschritten. Rechnen kostet die Flops des Prozessors, der am meisten rechnet; Kommunizieren kostet h·g + l, wobei h die meisten reellen Zahlen sind, die ein Prozessor sendet oder empfängt, und l der Preis der Barriere (IB 1.2).

supersteps-2 = Der Algorithmus von IB ändert die Verteilung so, dass jeder Butterfly lokal ist: Blöcke für die kurzen, zyklisch für die langen. Mit Ein- und Ausgabe in Blöcken macht das { $communications } Kommunikations-Superschritte: für die Bitumkehr, zur zyklischen Verteilung, und zurück.

supersteps-3 = Dürfen Ein- und Ausgabe zyklisch verteilt sein (IB 4.1), so entfällt einiges davon.
supersteps-3-ask = Wie viele der 3 Kommunikations-Superschritte bleiben?
supersteps-3-a = 3
supersteps-3-b = 2
supersteps-3-c = 1
supersteps-3-why = 1: ein Drittel der Kommunikation, wie IB sagen. T_p fällt von { $beside-t_parallel } auf { $t_parallel }, und E steigt auf { $efficiency }.

supersteps-4 = Der Binäraustausch auf derselben Maschine hat { $communications } Kommunikations-Superschritte, einen je Austausch, jeden mit h = { $h }: T_p = { $t_parallel } Flops, wo der zyklische { $beside-t_parallel } braucht.

supersteps-5 = Eine Umverteilung genügt, wo p ≤ √N ist. Der Algorithmus von IB nimmt jedes p unter N; dann geht er durch H = ⌈log N / log(N/p)⌉ Phasen.
supersteps-5-ask = p = 16 und N = 128, also N/p = 8. Wie viele Rechenphasen gibt es?
supersteps-5-a = 2
supersteps-5-b = 3
supersteps-5-c = 7
supersteps-5-why = ⌈7/3⌉ = 3 Phasen, mit { $communications } Umverteilungen dazwischen: Blöcke, eine gruppenzyklische Verteilung, zyklisch.

supersteps-6 = Bei so wenigen Elementen kostet vor allem die Barriere: l braucht { $hop } der Zeit, die Zahlen selbst { $transfer }. Das ist der Handel von BSP: wenige und große Superschritte, wo l groß ist.

device-title = Ihre eigene Maschine
device-about = Alles andere hier ist simuliert. Verhält sich eine wirkliche Maschine so? Ihre ist zur Hand: kalibrieren, vorhersagen, messen, die Abweichung erklären.

device-1 = *Auf diesem Gerät messen* führt genau diesen Plan auf Workern Ihres Browsers aus, einem je Prozessor, jedem mit eigenem Speicher. Zuerst werden die drei Parameter bestimmt: t_c je Knoten, t_s je Nachricht, t_w je Wort. Lesen Sie sie unter den Diagrammen ab: Wie viele Knoten ließen sich in der Zeit einer Nachricht rechnen?

device-2 = Das Modell sagt nun vorher: T_p = t_c·n·log n/p + (t_s + t_w·n/p)·log p. Auf { $p } Prozessoren trägt eine Nachricht n/p Wörter, und jeder Prozessor sendet log p = { $d } solcher Nachrichten.
device-2-ask = Wie viele Wörter senden alle Prozessoren zusammen?
device-2-a = n·log p/2
device-2-b = n·log p
device-2-c = n·log n
device-2-why = n·log p = { $words }: Jeder der p Prozessoren sendet in jedem der log p Austausche n/p Wörter. Multiplizieren Sie mit Ihrem t_w, teilen Sie durch p, und vergleichen Sie mit *Nachrichten* in der Tabelle. Liegt E näher an der Vorhersage, als die mittlere Hälfte der Durchgänge breit ist?

device-3 = Dasselbe mit p = { $p }: log p = { $d } Austausche. Sagen Sie E vorher, ehe Sie messen: Die simulierte Linie zeigt es. Hat Ihr Gerät weniger als { $p } Kerne, so wartet jeder Prozessor, bis er an der Reihe ist, und davon weiß hier kein Modell. Die Teile von T_p zeigen es: *Warten* und *Nachrichten* wachsen, *Rechnen* nicht.

device-4 = Eine andere Formulierung auf demselben Gerät: eine Umverteilung statt der Austausche. Messen Sie noch einmal. Liegt die Abweichung bei *Rechnen*, so suchen Sie nach Kopien und nach Sprüngen durch den Speicher (Strides): Das Modell zählt nur Butterflies. Liegt sie bei *Nachrichten*, so sehen Sie die Messwerte an: Stimmt die Linie für Nachrichten dieser Größe?
device-5 = Zuletzt eine kleine mit n = { $n }. Ihre Nachrichten tragen 64-mal weniger Wörter als zuvor, doch t_s fällt an wie immer; auf den meisten Geräten ist E viel kleiner. Ab welchem n lohnt es sich? Das ist die Isoeffizienz mit Ihren eigenen Parametern: *Dieses Gerät simulieren* übernimmt sie in den Explorer, wo die Kurven es für jedes p zeigen.

## Von 1993 bis heute

today-title = Von 1993 bis heute
today-about = Die Frage der Arbeiten, wer auf wessen Leitungen wartet, noch einmal auf den Netzen heutiger Rechner.

today-1 = Ein Fat Tree: unten Prozessoren, darüber Switches, auf jeder Ebene so viele Leitungen nach oben wie nach unten. Jeder Austausch steigt bis zum untersten Switch über beiden Partnern. Er braucht T_p = { $t_parallel }, ein Hyperwürfel { $beside-t_parallel }: Wofür 1993 jeder Partner eine Leitung brauchte, genügen heute Switches.

today-2 = So viele Leitungen sind teuer. Wirkliche Bäume sind verjüngt: Eine Verbindung zwischen Switches trägt 1/τ dessen, was ein Prozessor sendet.
today-2-ask = Wie lange dauert dieselbe Transformation mit τ = 4?
today-2-a = kaum länger
today-2-b = 1,7-mal so lange
today-2-c = viermal so lange
today-2-why = { $slower }-mal so lange: Austausche, die den untersten Switch verlassen, brauchen für ihre Wörter viermal so lange, die darunter so lange wie vorher, und das Rechnen ändert sich nicht.

today-3 = Eine Dragonfly: Gruppen von Routern, in einer Gruppe alle miteinander verbunden, und zwischen je zwei Gruppen eine einzige Verbindung. In den ersten Stufen haben alle einer Gruppe ihre Partner in einer anderen: Bis zu { $hottest-load } Nachrichten teilen sich eine Verbindung. T_p = { $t_parallel }, schlechter als ein Gitter von 1993 mit { $beside-t_parallel }.

today-4 = Leslie Valiants Mittel von 1982: jede Nachricht über eine dritte, zufällig gewählte Gruppe senden. Der Weg ist länger, aber er nutzt alle Verbindungen.
today-4-ask = Lohnt sich der Umweg hier?
today-4-a = ja, es geht schneller
today-4-b = nein, es dauert länger
today-4-why = T_p = { $t_parallel } statt { $beside-t_parallel }: Nachrichten nehmen { $message-hops } Kanäle statt { $beside-message-hops }, aber Konflikte brauchen { $contention } der Zeit statt { $beside-contention }.

today-5 = So kehrt sich die Antwort von 1993 um. Auf einem Hyperwürfel schlägt bei diesem n der Binäraustausch die Transposition. Auf der Dragonfly braucht die Transposition { $t_parallel } und der Binäraustausch { $beside-t_parallel }: Sie beginnt mehr Nachrichten, sendet aber jedes Wort einmal, an Partner in allen Gruppen.

today-6 = Heutige Bibliotheken transformieren drei Dimensionen. Stäbe: Jeder Prozessor hat einen Stab des Würfels, transformiert entlang ihm und tauscht zweimal, jedes Mal mit drei anderen. Scheiben tauschen einmal, mit allen anderen: { $beside-messages } Nachrichten statt { $messages }, aber { $beside-words } Wörter statt { $words }.
