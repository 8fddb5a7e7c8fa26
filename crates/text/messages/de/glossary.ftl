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
threshold-name = Schwelle
threshold =
    t_c / (t_c + t_w): Effizienzen bis etwa hierher sind auf einem Hyperwürfel mit geringem Wachstum des Problems zu
    erreichen, höhere nur mit sehr großem.
isoefficiency-name = Isoeffizienzfunktion
isoefficiency =
    Wie schnell die Problemgröße mit p wachsen muss, um die Effizienz E zu halten. Je langsamer, desto skalierbarer.
error-name = relativer Fehler
error =
    Die Länge der Differenz zwischen dieser Transformierten und der einer unabhängigen FFT, durch die Länge der
    letzteren (L2-Normen).
messages-name = Nachrichten
messages =
    Wie viele Nachrichten gesendet wurden. Bei einem Austausch sendet jeder der beiden Partner eine.
hottest-name = vollster Kanal
hottest =
    Die meisten Nachrichten, die zugleich einen gerichteten Kanal teilten oder auf ihn warteten. Teilen ihn
    q Nachrichten von Anfang bis Ende, brauchen ihre Wörter q-mal so lange; bei Wormhole hält eine wartende Nachricht
    auch die Kanäle hinter sich.
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
word-gap-name = Lücke in Nachrichten
word-gap =
    LogGP: die Zeit zwischen zwei Wörtern einer Nachricht. Sie wird als Ganzes gesendet und kostet einmal o; die nächste folgt
    ihrem letzten Wort nach g. Keine: Jedes Wort ist eine eigene Nachricht, wie bei LogP.
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
width-name = Kanalbreite
width =
    Um welchen Faktor die Kanäle breiter sind: Ein Wort braucht t_w / w. Breitere Kanäle eines Gitters können die vielen eines
    Hyperwürfels aufwiegen.
arity-name = Stelligkeit
arity =
    Wie viele Verbindungen ein Switch zu den Prozessoren hin hat; ebenso viele hat er zur Spitze des Baums hin.
taper-name = Verjüngung
taper =
    Wievielmal so lange ein Wort zwischen zwei Switches braucht wie von einem Prozessor zu seinem Switch.
dims-name = Dimensionen
dims =
    In wie vielen Dimensionen die Transpositions-Formulierung die Elemente anordnet; eine Umverteilung weniger als
    Dimensionen.

error-short = Fehler
source-output = Ausgabe
