w-name = Problemgröße
w =
    Das nützliche Rechnen, als Zeit des seriellen Algorithmus: W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    Um eine Effizienz E zu halten, muss das Problem wie K · T_o wachsen.
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
words-name = Wörter
words =
    Wie viele Wörter, komplexe Zahlen, alle Nachrichten zusammen enthielten.
hops-name = Hops
hops =
    Wie viele Kanäle alle Nachrichten zusammen überquerten.
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
h-name = h-Relation
h =
    BSP: die meisten reellen Zahlen, die ein Prozessor in einem Superschritt sendet oder empfängt, zwei für jedes
    komplexe Wort. Der Superschritt braucht h · g + l.
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
overlap-name = Überlappung
overlap =
    Ein zweiter Prozessor sendet und empfängt, während der erste rechnet: Austausche gehen in Stücken, und die
    Übertragung verbirgt sich hinter dem Rechnen oder umgekehrt.
twiddle-name = Twiddle-Faktor
twiddle =
    Eine Potenz der n-ten Einheitswurzel. In Stufe l ist ihr Exponent die Umkehrung der l + 1 führenden Bits des Index,
    mit Nullen aufgefüllt.
direction-name = Richtung und Normierung
direction =
    Die Hintransformation ist X[k] = Σ x[j] · ω^(jk) mit ω = e^(−2πi/n): Das Vorzeichen des Exponenten ist Minus wie bei
    FFTW und numpy, und es wird nicht geteilt. Die Rücktransformation hat Plus und den Faktor 1/n.
bit-reversal-name = Bitumkehr
bit-reversal =
    Die Bits eines Index von hinten gelesen. Die einfachen Formulierungen lassen X[k] dort, wohin die Umkehrung von k zeigt;
    geordnet hat jeder Prozessor einen Block Koeffizienten in natürlicher Reihenfolge.
slab-name = Scheiben
slab =
    Der Quader der Punkte ist entlang seiner ersten Achse in Scheiben geschnitten. Jeder Prozessor transformiert seine
    Ebenen; nach einem Austausch aller mit allen hat er ganze Linien entlang der ersten Achse.
pencil-name = Stäbe
pencil =
    Die Prozessoren bilden ein Gitter, und jeder hat ganze Linien entlang einer Achse des Quaders. Es gibt zwei
    Austausche, in den Zeilen und in den Spalten des Gitters: weniger und längere Nachrichten als bei einem aller mit
    allen.
cyclic-name = zyklische Achsen
cyclic =
    Jede Achse des Quaders ist reihum an eigene Prozessoren ausgeteilt, vor und nach der Transformation. Ein Austausch
    aller mit allen genügt.
standard-name = Standardaustausch
standard =
    Ein Austausch aller mit allen in log₂ P Schritten: In jedem tauscht ein Prozessor die Hälfte dessen aus, was er hat.
    Er beginnt weniger als P − 1 Nachrichten, aber ein Wort bewegt sich mehrmals.
fat-tree-name = Fat Tree
fat-tree =
    Ein Baum von Switches mit den Prozessoren als Blättern. Zwischen zwei benachbarten Ebenen gibt es so viele Verbindungen wie
    Prozessoren; eine Verjüngung macht die zwischen den Switches langsamer.
dragonfly-name = Dragonfly
dragonfly =
    Gruppen von Routern mit je mehreren Prozessoren. Die Router einer Gruppe sind vollständig verbunden, und je zwei
    Gruppen verbindet eine Leitung.
route-name = kürzeste Wege und Wege nach Valiant
route =
    In einer Dragonfly nimmt ein kürzester Weg die Leitung zwischen den beiden Gruppen. Ein Weg nach Valiant geht über
    eine zufällige dritte Gruppe: Er ist länger, aber auf der einen Leitung gibt es kein Gedränge.
vc-name = virtuelle Kanäle
vc =
    Zwei Würmer dürfen denselben Kanal eines Torus halten, jeder in einem eigenen virtuellen Kanal. Eine Nachricht
    wechselt in die zweiten, wo sie das Ende eines Rings überquert, sodass Nachrichten nicht im Kreis aufeinander warten
    können.
capacity-name = Kapazität
capacity =
    LogP: Höchstens ⌈L/g⌉ Wörter sind zu einem Prozessor unterwegs. Ein Sender, der das überschreiten würde, hält an.
samples-name = reelle Abtastwerte
samples =
    Zwei reelle Abtastwerte bilden ein Wort: n Werte werden als n/2 Wörter transformiert, mit halb so viel Arbeit. Das
    Ergebnis hat n/2 + 1 Koeffizienten; die übrigen sind deren Konjugierte.
limit-name = Schranke
limit =
    Eine Zahl von Wörtern oder eine Zeit, unter der kein Lauf liegen kann. Manche Schranken folgen aus Eingabe und
    Ausgabe jedes Prozessors und gelten für jeden Algorithmus; zwei gelten für den Ablaufplan des Laufs.
