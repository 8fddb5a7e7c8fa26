fig1-place = Fig. 1, Abschnitt 2.1
fig1-title = Butterflies unter den gruppenzyklischen Verteilungen
fig1-claim =
    Einige wenige Verteilungen machen alle Butterflies lokal: kurze unter Blöcken, längere zyklisch in r Gruppen, die
    längsten zyklisch. Zwischen zweien davon werden alle Daten einmal umverteilt. Farben: der Prozessor, der das Element
    hält; starke Linien: die Butterflies von Prozessor 0.
fig1-elements = Phase { $j }: Elemente, wo C^{ $r } sie hat
fig1-butterflies = Phase { $j }: Butterflies auf einem Prozessor
fig1-phases = Phasen
fig1-logical = (A) logische Sicht
fig1-storage = (B) Speichersicht

fig2-place = Fig. 2, Abschnitt 2.3, Theorem 2.2, Corollary 2.3
fig2-title = Butterfly-Stufen in der Speichersicht
fig2-claim =
    Zyklisch in r Gruppen von u Prozessoren gespeichert, wird eine Stufe von Butterflies der Größe K = k·u
    blockdiagonal: Jeder Prozessor rechnet Butterflies der Größe k auf seinen eigenen N/p Elementen. Nur die Gewichte
    unterscheiden Prozessoren: Die von Prozessor s₁ einer Gruppe sind um s₁/u verschoben.
fig2-same = Zeilen von Â, die die von (2.9) sind
fig2-weights = Gewichte
fig2-right = Phasen von Prozessoren mit den Gewichten von α = (s mod u)/u
fig2-group = (B) eine Gruppe, 64 × 64
fig2-groups = r = 2 Gruppen von u = 4 Prozessoren
fig2-each = jeder Prozessor: N/p = 16, k = 8
fig2-matrix = (C) B₈ von Prozessor s₁ = 1
fig2-powers = blau w₈, orange −w₈, Potenz j + s₁/u

fig3-place = Fig. 3, Abschnitt 3.4
fig3-title = Von Blöcken zur zyklischen Verteilung, in Paketen
fig3-claim =
    Ist p ≤ N/p, so braucht die Permutation zur zyklischen Verteilung nicht für jedes Element eine Nachricht: Ein
    Prozessor mischt erst seinen Block so, dass zusammensteht, was an einen Prozessor geht, und sendet dann jedem der
    anderen ein Paket von N/p² Elementen. Farben: der Prozessor, der das Element zuerst hielt.
fig3-both = Elemente, die beide Schritte dorthin bringen, wohin σ es tut
fig3-together = Pakete, die zusammenbleiben
fig3-packets = Nachrichten von N/p² Elementen, ausgeführt
fig3-messages = Nachrichten, ausgeführt
fig3-moved = Elemente, die von Block zu zyklisch umziehen, ausgeführt
fig3-local = (A) lokale σ₄,₈-Permutation
fig3-global = (B) globale Permutation von Paketen zu 2
fig3-processor = Prozessor { $q }

table1-place = Table 1, Abschnitt 5.1
table1-title = Der Fehler einer FFT in doppelter Genauigkeit
table1-claim =
    Zufallszahlen in doppelter Genauigkeit nach IEEE zu transformieren verliert etwa eine Einheit der letzten Stelle, 2 ×
    10⁻¹⁶ der Norm, und kaum mehr für größeres N; die Arithmetik der Cray T3E verliert mehr. Die parallele Transformation
    weicht von der sequentiellen nur ab, wo sie die Butterfly-Stufen anders paart.
table1-vectors =
    { $count ->
       *[other] { $least } … { $most } in { $count } Vektoren
    }
table1-less = { $mean } in IEEE 754: weniger
table1-not-less = { $mean } in IEEE 754: nicht weniger
table1-backward = rückwärts
table1-sizes = 512 bis 65536
table1-same-pairs = gleiche Paare
table1-other-pairs = andere Paare
table1-same-bits = gleiche Bits
table1-other-bits = andere Bits
table1-compared = { $error }: { $pairs }, { $bits }
table1-both = { $forward } vorwärts, { $backward } rückwärts
table1-by = auf das { $growth }-Fache (√log N: auf das 1,33-Fache)
table1-parallel = parallel, p = { $p }
table1-alike = etwa wie vorwärts
table1-growth = Wachstum
table1-by-cray = auf das 1,21-Fache in IEEE 754
table1-no-difference = kein Unterschied: die Stufen sind gleich gepaart
table1-order = derselben Größenordnung
table1-axis = relativer Fehler, ‖F* − F‖ / ‖F‖
table1-cray = Cray T3E, veröffentlicht
table1-ieee = IEEE 754, veröffentlicht
table1-here = hier berechnet

table2-place = Table 2, Abschnitt 5.2, Gleichung 5.1
table2-title = Flop-Raten der sequentiellen FFT
table2-claim =
    Die Rate 5·N·log N / Zeit steigt mit N, solange Daten und Gewichte in den Cache von 96 KB passen, bis N = 4096;
    darüber fällt sie auf ein Drittel und weniger.
table2-why-1 =
    Eine Rate von 47,3 Mflop/s braucht 0,0947 ms, gerundet 0,09; bei den gedruckten 0,10 ms wäre die Rate 42,7 … 47,2.
    Eine der beiden Zellen wurde nicht zum Nächsten gerundet.
table2-why-2 =
    Die Rate fällt von 64 auf 128, von 256 auf 512 und von 1024 auf 2048. Sie steigt für gerades log N, wo alle Stufen
    4-Butterflies sind, und für ungerades log N, wo eine Stufe mit Radix 2 übrig ist, je für sich. Die übrige Stufe
    erklärt einen Teil des Zickzacks: Die Flops von (3.1) steigen dort um 3/17/log N, die gedruckten Zeiten um mehr.
table2-falls = fällt bei { $sizes }
table2-even-sizes = 32 … 4096, gerades log N
table2-odd-sizes = 32 … 4096, ungerades log N
table2-falls-to = von { $best } auf { $worst } und weniger
table2-rate = Rate
table2-flops = Flops (3.1)
table2-of-table-3 = Zeit in Table 3
table2-rises = steigt
table2-increases = nimmt zu
table2-said = Leistung nimmt bis N = 4096 zu
table2-does-not = nicht
table2-drops = fällt ab
table2-suddenly = fällt nach N = 4096 plötzlich ab
table2-here = Rate dieses Rechners, Mflop/s
table2-constant = 34,9 Mflop/s, alle N
table2-even = gerades log N
table2-odd = ungerades log N
table2-cache = der Cache ist voll
table2-axis = 5·N·log N / Zeit, Mflop/s

table3-place = Table 3, Abschnitte 3.1, 3.5 und 5.3, Gleichungen 3.2, 3.8 und 3.9
table3-title = Vorhergesagte und gemessene Zeiten der BSP-FFT
table3-claim =
    Eine Transformation kostet 17/4·N/p·log N Flops und ⌈log N / log N/p⌉ + 1 Umverteilungen zu je 2·N/p·g + l (3.9). Mit
    g und l der Maschine sagt das die Zeiten auf einer Cray T3E gut vorher, solange der Teil eines Prozessors in seinen
    Cache passt.
table3-why-1 =
    (3.9) mit g = 2,14 und l = 1377 ergibt 1,0549 ms, gedruckt ist 1,06. Mit den Mikrosekunden derselben Zeile von Table 4
    (0,06133, 39,48) ergibt es 1,0550, gerundet 1,06: Die Arbeit rechnete mit mehr Stellen von g, als sie druckt.
table3-why-2 =
    (3.9) mit der Zeile von Table 4 für 64 Prozessoren ergibt 0,473, 0,602 und 0,903 ms, was nicht auf die gedruckten
    0,48, 0,61 und 0,91 rundet; ebenso wenig mit den Mikrosekunden der Zeile. Ein l von 3901 … 3924 Flops statt 3861
    ergibt alle acht Zellen von p = 64 (siehe die Zeile zu l). Die Vorhersagen scheinen von einem anderen Lauf des
    Benchmarks zu sein als dem, den Table 4 druckt.
table3-why-3 =
    Die acht Vorhersagen für 64 Prozessoren stimmen bis zur letzten Stelle für ein l zwischen 3901 und 3924 Flops, etwa
    1,3 % mehr, als Table 4 sagt. Wo p groß und N/p klein ist, sind sie vor allem l, darum zeigen sie es.
table3-why-4 =
    (3.8) zählt 2·N/p Zahlen für jede Umverteilung, als sendete jeder Prozessor alles, was er hat. Was bleibt, wird nicht
    gesendet: Sind k der Bits, die den Prozessor nennen, neu, so behält jeder einen Teil von 2^k, sodass h = 2·N/p·(1 −
    2^−k) ist, mit k = log p für alle Umverteilungen, wenn p² ≤ N. Nur wo auch Prozessoren die Plätze tauschen, senden
    einige alles. (3.8) ist eine obere Schranke, die fast erreicht wird.
table3-why-5 =
    (3.9) vereinfacht zweimal. Es nimmt (3.7) für (3.2), als kämen alle Stufen in Paaren: um 3/4·N/p Flops zu wenig
    für jede Phase mit ungerader Stufenzahl. Und es nimmt (3.8) für das Gesendete: zu viel. Es ist also weder exakt
    noch eine Schranke: Für N = 4096 braucht die Ausführung auf 16 Prozessoren weniger als (3.9) und auf 32 mehr (12
    696 Flops gegen 12 600). Für N = 4096 auf 512 Prozessoren heben sich beide Fehler auf, und die Summe stimmt
    zufällig: Das zählt nicht als Übereinstimmung.
table3-why-6 =
    IB 2.1 sagen „the largest H for which (N/p)^(H−1) ≤ N“ und meinen ⌈log N / log N/p⌉, das daneben steht. Ist N eine
    Potenz von N/p, so ergeben die Worte eine Phase zu viel, ohne eine Stufe darin; mit < statt ≤ sind sie richtig.
table3-why-7 =
    Jenseits des Caches rechnet die Maschine mit etwa einem Drittel von v = 34,9 Mflop/s. IB nennen den Grund selbst
    (Abschnitt 5.3), und die Raten der Tabelle 2 fallen ebenso weit. Im Cache bleibt im Median ein Faktor von 1,16; am
    größten ist er, wo ein Prozessor schneller als v ist: 2,95 ms für N = 4096 sind 83 Mflop/s.
table3-factor = { $median } im Median, { $most } höchstens
table3-off = um einen Faktor daneben: { $cached } im Cache, { $beyond } darüber hinaus
table3-predicted = vorhergesagt
table3-measured = gemessen
table3-l = l, das alle Zellen ergibt
table3-h = h von allen (3.8)
table3-phases = Phasen in Worten
table3-seq = seq
table3-in-cache = im Cache
table3-executed-in-cache = ausgeführt gegen gemessen, im Cache
table3-executed-beyond = ausgeführt gegen gemessen, jenseits des Caches
as-measured = wie gemessen
executed = ausgeführt gegen gemessen
table3-predicts = sagt im Cache gut vorher, darüber hinaus nicht
table3-flops = Flops (3.2)
table3-redistributions = Umverteilungen, H + 1
table3-yes = ja
table3-no = nein
table3-cyclic = Kommunikation, Block / zyklisch (4.1)
table3-axis = Zeit, ms (gestrichelt vorhergesagt, Kreise gemessen)

table4-place = Table 4, Abschnitt 5.3
table4-title = BSP-Parameter einer Cray T3E
table4-claim =
    Ein BSP-Rechner ist vier Zahlen: p Prozessoren mit v Flop/s, g Flops für jede gesendete oder empfangene Zahl, l Flops
    zum Synchronisieren. Auf der Cray T3E ist v 34,9 Mflop/s; g und l wachsen mit p.
table4-why =
    110,88 µs bei 34,9 Mflop/s sind 3 870 Flops, nicht 3 861: Die beiden Spalten passen mit v = 34,82 Mflop/s. Alle
    anderen Zeilen passen mit 34,9 (34,85 … 34,95). Der Benchmark misst v mit g und l, er scheint also im Lauf mit 64
    Prozessoren ein etwas langsameres v gefunden zu haben.
table4-both = Flops aus µs
table4-executed = Flops, durch Ausführung
table4-here = Mflop/s dieses Rechners
table4-axis-g = g, Flops (Linie: gedruckt, Kreise: ausgeführt)
table4-axis-l = l, Flops

fig4-place = Fig. 4, Abschnitt 5.3, Gleichung 5.2
fig4-title = Absolute Effizienz auf einer Cray T3E
fig4-claim =
    E = Time(seq, N) / (p · Time(p, N)) ist mäßig bis N = 4096 und darüber bis zu 1,7: Das sequentielle Programm passt
    dort nicht in den Cache, seine Teile auf genügend Prozessoren schon.
fig4-why =
    Nach Table 3 fällt die Effizienz von N = 16384 auf zwei Prozessoren von 1,00 auf 0,88, wo je 8192 Punkte noch zu viele
    für den Cache sind, und steigt auf vier auf 1,52. Was der Text von 8192 ≤ N ≤ 16384 sagt, gilt nur für 8192.
fig4-why-2 =
    (5.2) teilt die Zeit des sequentiellen Programms, und dort liegt der Unterschied. Bis N = 4096 passt dieses
    Programm in seinen Cache und erreicht bis zu 83 Mflop/s (Tabelle 2), mehr als das Doppelte der v = 34,9 Mflop/s
    der Ausführungen: Gemessene Effizienzen sind niedriger. Darüber braucht es zwei- bis dreimal so lange, wie v sagt:
    Sie sind höher. Das ist der wahrscheinliche Grund, kein bewiesener; auf 64 Prozessoren passen außerdem g und l der
    Tabelle 4 nicht zu Tabelle 3.
fig4-why-3 =
    Mehr oder weniger konstant heißt hier, weniger als ein Drittel zu verlieren, denn ab da gilt der Schritt von einem
    Prozessor auf zwei als merklich. Von 2 auf 8 Prozessoren verliert N = 512 die Hälfte seiner Effizienz (0,49, 0,37,
    0,24) und N = 2048 zwei Fünftel; N = 1024 und 4096 verlieren weniger als ein Drittel.
fig4-at-most = höchstens { $e }, ausgeführt
fig4-doubling = { $all }; eine Verdopplung lässt { $before } bis 8, dann { $after }
fig4-around = { $before } davor, { $after } danach
fig4-all = alle
fig4-theory = in der Theorie
fig4-up-to = Effizienzen bis zu
fig4-one-to-two = ein bis zwei Prozessoren
fig4-decreases = nimmt merklich ab
fig4-shape = mehr oder weniger konstant bis 8–16 Prozessoren, danach stetig abnehmend
fig4-two-to-64 = zwei bis 64 Prozessoren
fig4-rises = nimmt von einem Prozessor auf zwei zu
fig4-increases = nimmt zu
fig4-too-many = zu viele Prozessoren
fig4-deteriorates = verschlechtert sich
fig4-cache = Cache
fig4-flat = fast konstant, bevor und nachdem der Teil in den Cache passt
fig4-axis = E, absolut (gestrichelt: vorhergesagt)

fig5-place = Fig. 5, Abschnitt 5.3
fig5-title = Effizienz für einen konstanten Teil N/p
fig5-claim =
    Wächst N mit p so, dass N/p gleich bleibt, lässt sich die Effizienz halten: bei etwa 0,5 für N/p von nur 256, auf sehr
    gutem Niveau für 4096. Je größer N/p, desto flacher die vorhergesagte Kurve.
fig5-why-2 =
    Wie in Abb. 4 macht sehr wahrscheinlich die Zeit des sequentiellen Programms den Unterschied: Bis N = 4096 läuft
    es schneller, als v = 34,9 Mflop/s sagt, und gemessene Effizienzen sind niedriger; darüber läuft es langsamer, und
    sie sind höher.
fig5-spread = { $spread } für { $share }
fig5-spreads = größtes durch kleinstes, p = 2 … 64: { $all }
fig5-ran = { $all } für p = 2 … 16
fig5-far = { $all } auf 16, 256 und 4096 Prozessoren
fig5-maintained = gehalten
fig5-execution = Ausführung
fig5-flatter = flacher
fig5-converges = nähert sich mit wachsendem N/p einer waagrechten Linie
fig5-good = sehr gut
fig5-asymptotically = asymptotisch
fig5-level = ein konstantes Niveau für konstantes N/p, g und l
fig5-axis = E, absolut (gestrichelt: vorhergesagt, durchgezogen: gemessen)
