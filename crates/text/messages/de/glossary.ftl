p-name = Prozessoren
p =
    Die Anzahl der Prozessoren, eine Zweierpotenz.
n-name = Punkte
n =
    Die Anzahl der Punkte der Transformation, eine Zweierpotenz. Die Prozessoren teilen sie gleichmäßig unter sich auf.
tc-name = Rechnen
tc =
    Die Zeit, einen Knoten des Butterfly-Graphen zu rechnen: Zeile 8 des Algorithmus in GK Fig. 1, eine komplexe
    Multiplikation und eine Addition.
ts-name = Startup-Zeit
ts =
    Die Zeit, die ein Prozessor mit dem Beginn einer Nachricht beschäftigt ist, wie lang die Nachricht auch ist.
th-name = je Hop
th =
    Die Zeit, die der Kopf einer Nachricht von einem Prozessor zum benachbarten braucht.
tw-name = je Wort
tw =
    Die Zeit, die ein Wort, eine komplexe Zahl, auf einem Kanal braucht: die Länge des Worts durch die Bandbreite des
    Kanals.
t-serial-name = serielle Zeit
t-serial =
    Die Zeit auf einem Prozessor, zugleich die Problemgröße W: t_c · n · log₂ n.
t-parallel-name = parallele Zeit
t-parallel =
    Die Zeit vom Beginn, bis der letzte Prozessor fertig ist.
speedup-name = Speedup
speedup =
    Um welchen Faktor schneller als ein Prozessor: S = T_s / T_p.
efficiency-name = Effizienz
efficiency =
    Welcher Teil der Zeit der Prozessoren nützliches Rechnen ist: E = S / p.
overhead-name = Overhead
overhead =
    Die Zeit, die alle Prozessoren zusammen mit anderem als nützlichem Rechnen verbringen: T_o = p · T_p − W.
w-name = Problemgröße
w =
    Das nützliche Rechnen, als Zeit des seriellen Algorithmus: W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    Um eine Effizienz E zu halten, muss das Problem wie K · T_o wachsen.
threshold-name = Schwelle
threshold =
    t_c / (t_c + t_w): Effizienzen bis etwa hierher sind auf einem Hyperwürfel mit geringem Wachstum des Problems zu
    erreichen, höhere nur mit sehr großem.
isoefficiency-name = Isoeffizienzfunktion
isoefficiency =
    Wie schnell die Problemgröße mit p wachsen muss, um die Effizienz E zu halten. Je langsamer, desto skalierbarer.
doubling-name = Wachstum bei doppeltem p
doubling =
    Log₂ des Faktors, um den die Problemgröße wachsen muss, wenn p sich verdoppelt, um diese Effizienz zu halten:
    f_E(2p) / f_E(p). Etwas über 1 ist skalierbar.
scaled-speedup-name = skalierter Speedup
scaled-speedup =
    Der Speedup für ein Problem mit p-mal so viel Arbeit wie dieses, sodass jeder Prozessor so viel zu tun hat wie hier
    einer allein. Nahe p ist gut.
memory-speedup-name = speicherskalierter Speedup
memory-speedup =
    Der Speedup für ein Problem mit p-mal so vielen Punkten wie dieses, sodass der Speicher jedes Prozessors so voll ist
    wie hier der eines einzigen.
serial-fraction-name = serieller Anteil
serial-fraction =
    f = (1/S − 1/p) / (1 − 1/p): der Teil der Arbeit, der den Speedup erklären würde, wenn er seriell wäre. Wächst er
    mit p, so wächst der Overhead.
overhead-function-name = Overhead-Funktion
overhead-function =
    Φ = p · T_p / W: Der Lauf dauert Φ-mal so lange wie auf einer idealen Maschine. Lässt sich Φ konstant halten, indem
    das Problem wächst, so ist die Formulierung skalierbar.
scalability-name = Skalierbarkeit
scalability =
    Der größte Speedup für dieses n auf beliebig vielen Prozessoren dieser Maschine, durch den einer idealen Maschine
    mit n Prozessoren, der n ist.
error-name = relativer Fehler
error =
    Die Länge der Differenz zwischen dieser Transformierten und der einer unabhängigen FFT, durch die Länge der
    letzteren (L2-Normen).
messages-name = Nachrichten
messages =
    Wie viele Nachrichten gesendet wurden. Bei einem Austausch sendet jeder der beiden Partner eine.
words-name = Wörter
words =
    Wie viele Wörter, komplexe Zahlen, alle Nachrichten zusammen enthielten.
hops-name = Hops
hops =
    Wie viele Kanäle alle Nachrichten zusammen überquerten.
hottest-name = vollster Kanal
hottest =
    Die meisten Nachrichten, die zugleich einen gerichteten Kanal teilten oder auf ihn warteten. Sie bremsen einander
    q-fach.
compute-name = Rechnen
compute =
    Der nützliche Teil: das Rechnen von Knoten des Butterfly-Graphen.
startup-name = Startup-Zeit
startup =
    Der Teil, der in das Beginnen von Nachrichten ging: t_s für jede.
hop-name = je Hop
hop =
    Der Teil, in dem der Kopf der eigenen Nachricht eines Prozessors unterwegs war: t_h für jeden Kanal.
transfer-name = Übertragung
transfer =
    Der Teil, in dem die Wörter der eigenen Nachricht eines Prozessors flossen, als wäre sonst nichts unterwegs:
    t_w · m, bei Store-and-Forward für jeden Kanal von neuem.
contention-name = Konflikte
contention =
    Der Teil, um den die eigene Nachricht eines Prozessors länger brauchte, weil andere dieselben Kanäle wollten.
idle-name = Leerlauf
idle =
    Der Teil, in dem auf die Nachricht des Partners gewartet wurde, und der nach dem letzten Schritt.
latency-name = Latenz
latency =
    LogP: die Zeit vom Senden eines Worts bis zu seiner Ankunft. Die Prozessoren rechnen währenddessen.
gap-name = Lücke
gap =
    LogP (gap): die kürzeste Zeit zwischen zwei Wörtern, die ein Prozessor sendet oder empfängt; ihr Kehrwert ist die
    Bandbreite. BSP: die Flops, die das Bewegen einer reellen Zahl einer h-Relation kostet.
cost-name = Overhead
cost =
    LogP: die Zeit, die ein Prozessor mit dem Senden und mit dem Empfangen eines Worts beschäftigt ist. S lässt sie weg.
sync-name = Synchronisation
sync =
    BSP: die Flops, die jeder Kommunikations-Superschritt neben seinen Zahlen braucht, bis alle Prozessoren
    zusammengekommen sind.
rate-name = Zeiteinheiten je Sekunde
rate =
    Macht aus den Zeiten eines Laufs Sekunden: auf einer BSP-Maschine Flops je Sekunde. 0, wenn unbekannt.
tt-name = Zeit einer Potenz von ω
tt =
    Die Zeit, eine Potenz von ω zu berechnen, die ein Prozessor zum ersten Mal braucht.
blocking-name = Elemente im Cache
blocking =
    Wie viele Elemente in den Cache passen: Die lokalen Stufen werden Stück für Stück erledigt, von virtuellen
    Prozessoren. Keine: alles auf einmal.
h-name = h-Relation
h =
    BSP: die meisten reellen Zahlen, die ein Prozessor in einem Superschritt sendet oder empfängt, zwei für jedes
    komplexe Wort. Der Superschritt braucht h · g + l.
width-name = Kanalbreite
width =
    Um welchen Faktor die Kanäle breiter sind: Ein Wort braucht t_w / w. Breitere Kanäle eines Gitters können die vielen eines
    Hyperwürfels aufwiegen.
m-name = Elemente eines Prozessors
m =
    Die Elemente, die jeder Prozessor hält: m = n / P.
superstep-name = Superschritt
superstep =
    Was alle Prozessoren zwischen zwei Synchronisationen tun: entweder mit dem rechnen, was sie halten, oder
    kommunizieren.
redistribution-name = Umverteilung
redistribution =
    Ein Umzug aller Elemente zu den Prozessoren, auf denen die nächsten Stufen lokal sind. Bei der Transposition ist sie
    das Transponieren.
group-cyclic-name = gruppenzyklische Verteilung
group-cyclic =
    Die Elemente werden in r Blöcke geschnitten, und jeder Block wird reihum an p / r Prozessoren ausgeteilt: r = p
    ergibt Blöcke, r = 1 ist die zyklische Verteilung.
output-driven-name = ausgabegesteuerter Plan
output-driven =
    Ein Prozessor rechnet nur, was seine nächste Ausgabe braucht, und sendet jede Ausgabe, sobald sie da ist.
binary-permutation-name = binäre Permutation
binary-permutation =
    Eine Ordnung der Ausgaben, in der jede Hälfte, jede Hälfte einer Hälfte und so weiter als Ganzes kommt: So kommen
    die Ausgaben so früh wie möglich.
radix-name = Radix
radix =
    Mit Radix 4 werden zwei Stufen in einer gerechnet, mit 34 statt 40 Flops für vier Elemente.
dims-name = Dimensionen
dims =
    In wie vielen Dimensionen die Transpositions-Formulierung die Elemente anordnet; eine Umverteilung weniger als
    Dimensionen.
overlap-name = Überlappung
overlap =
    Ein zweiter Prozessor sendet und empfängt, während der erste rechnet: Austausche gehen in Stücken, und die
    Übertragung verbirgt sich hinter dem Rechnen oder umgekehrt.
twiddle-name = Twiddle-Faktor
twiddle =
    Eine Potenz der n-ten Einheitswurzel. In Stufe l ist ihr Exponent die Umkehrung der l + 1 führenden Bits des Index,
    mit Nullen aufgefüllt.

error-short = Fehler
source-output = Ausgabe
