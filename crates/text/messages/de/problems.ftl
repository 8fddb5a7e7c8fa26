p1-place = Aufgabe 13.1
p1-title = E und Isoeffizienz, wo Wörter t_w (n/p) log p kosten
p1-claim =
    Ein Prozessor braucht t_c n log n, p brauchen (t_c n log n)/p + (t_w n log p)/p, mit t_c = 1 und t_w = 0,2. Was sind
    S und E? Wie muss n für E = 0,6 wachsen? Ändert sich das für E = 0,4? Und was ist mit t_w = 1? Sehen Sie sich die
    Kurve für E = 0,6 an, dann nehmen Sie t_w = 1.
p1-efficiency = E
p1-speedup = S
p1-isoefficiency = n, das E hält
p1-no-change = E mit n = p, t_w = 0,2
p1-stays = mindestens 0,6, für 0,4 ändert sich also nichts
p1-axis = n
p1-line = t_w = { $time }, E = 0,6

p2-place = Aufgabe 13.2
p2-title = Wie weit Partner auf einem Gitter auseinander sind, bei jeder Verteilung
p2-claim =
    Wie auch immer die Punkte auf ein quadratisches Gitter von p Prozessoren verteilt sind: Der Binäraustausch hat eine
    Iteration, in der Partner mindestens √p/2 Verbindungen voneinander entfernt sind. Sehen Sie sich das zeilenweise
    nummerierte Gitter an: Der erste Austausch geht über √p/2 Zeilen. Gibt es eine Verteilung, bei der jeder Austausch
    kürzer ist?
p2-why =
    Wörtlich genommen gilt √p/2 nicht für jede Verteilung. Jeder Prozessor behalte seine n/p Punkte, und Zeilen und
    Spalten seien danach geordnet, wie viele Bits ihrer Nummern 1 sind: Auf 256 Prozessoren sind Partner dann in jeder
    Iteration höchstens 7 Verbindungen voneinander entfernt, während √p/2 = 8 ist. Am Wachstum des Abstands ändert das
    wenig: Nach dem Satz von Harper über Zahlen, die sich in einem Bit unterscheiden, hat jede solche Verteilung eine
    Iteration mit etwa 0,8 √p/√(log p) Verbindungen. Zeilenweise ist √p/2 exakt, und auf wenigen Prozessoren ist keine
    Verteilung besser: Für 4 und 16 wurden hier alle durchprobiert, für 64 fand ein SAT-Solver keine.
p2-by-rows = zeilenweise, größter Abstand
p2-iteration = zeilenweise, Abstand in jeder Iteration
p2-every = alle Verteilungen durchprobiert, kleinster größter Abstand
p2-by-weight = nach der Zahl der Einsen, größter Abstand
p2-bound = keine Verteilung hat weniger
p2-rows = zeilenweise
p2-ones = nach Einsen
p2-at-least = mindestens { $links }
p2-axis = Verbindungen zwischen Partnern

p3-place = Aufgabe 13.3
p3-title = Binäraustausch auf einer linearen Kette
p3-claim =
    p Prozessoren in einer Reihe, jeder mit dem nächsten verbunden. Zwischen welchen gehen die Nachrichten des
    Binäraustauschs, und was sind T_p, S, E und die Isoeffizienzfunktion? Eine lineare Kette gibt es im Explorer nicht,
    aber Zeilen und Spalten eines Gitters sind solche: Auf 16 × 16 Prozessoren sind die Austausche die einer Kette von
    16, einmal in den Spalten und einmal in den Zeilen. Eine Kette braucht also die Hälfte dieser Kommunikation.
p3-distance = Verbindungen zwischen Partnern
p3-load = Nachrichten auf der vollsten Verbindung
p3-sum = Nachrichten auf der vollsten Verbindung, Summe aller Iterationen
p3-time = T_p mit der halben Kommunikation von p Zeilen zu p
p3-speedup = S
p3-efficiency = E
p3-isoefficiency = n, das E hält, t_s = 0
p3-axis = n für E = 0,2, t_s = 0
p3-line = lineare Kette
p3-mesh = Gitter
p3-hypercube = Hyperwürfel

p4-place = Aufgabe 13.4
p4-title = Das Gitter ohne Anfänge: n wächst exponentiell in √p
p4-claim =
    Mit t_s = 0 ist die Isoeffizienzfunktion des Binäraustauschs auf einem Gitter W = 2K (t_w/t_c) √p 2^(2K (t_w/t_c)
    √p), mit K = E/(1 − E). Sehen Sie sich an, wie steil die Kurve ist, und halbieren Sie t_w: Der Exponent halbiert
    sich.
p4-why =
    Die Formel nimmt 2 √p für die Summe der Abstände in Zeilen und Spalten, die 2 (√p − 1) ist. Sie verlangt also mehr
    Punkte als nötig, 2^(2K t_w/t_c) mal so viele. Mit √p − 1 stimmen die Läufe auf beiden Seiten der Kurve überein.
p4-printed = n, das E hält, wie angegeben
p4-summed = n, das E hält, mit √p − 1
p4-constant = E mit n = 2^(2 (√p − 1))
p4-power = E mit n = p^2, von p auf 4p
p4-falls = fällt
p4-rises = steigt
p4-axis = n

p5-place = Aufgabe 13.5
p5-title = Potenzen von ω des am meisten belasteten Prozessors: eine Rekursion
p5-claim =
    Zu zeigen ist, dass kein Prozessor mehr als h(n, p) Potenzen von ω berechnet, mit h(n, 1) = n, h(p, p) = log p und
    h(n, p) = h(n, 2p) + n/p − 1. Sehen Sie sich den letzten Prozessor an: Er braucht in jeder der ersten log p
    Iterationen eine neue Potenz, dann 2, 4, … n/p.
p5-most = meiste Potenzen, die ein Prozessor berechnet
p5-step = mehr als mit 2p Prozessoren
p5-new = neue Potenzen des letzten Prozessors
p5-last = alle Potenzen des letzten Prozessors: die meisten

p6-place = Aufgabe 13.6
p6-title = Die Transposition auf einem Gitter und auf einer linearen Kette
p6-claim =
    Gesucht sind T_p, S und E der zweidimensionalen Transposition auf einem √p × √p-Gitter und auf einer Kette von p
    Prozessoren. Mit den Alle-an-alle-Austauschen des Buchs, so wie sie in Erinnerung sind, ist T_p gleich t_c (n/p) log
    n + (2 t_s + t_w n/p)(√p − 1) und t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1). Sehen Sie sich die Kanäle in der
    Mitte des Gitters an, über die in jeder Richtung ein Viertel aller Wörter geht.
p6-why-mesh =
    Zwei Pläne. Die Formel ist die von zusammengefassten Nachrichten: Alle für eine Zeile reisen als eine, dann alle für
    eine Spalte, mit 2 (√p − 1) Anfängen. Ausgeführt tauschen die Prozessoren paarweise aus, mit p − 1 Anfängen. Ihre
    Wörter teilen sich Kanäle, brauchen aber nur (3/7) t_w n/√p statt t_w n/√p. Beides mitgezählt (nach Paaren) ist die
    Formel exakt.
p6-why-line =
    Die Formel ist die eines Rings, auf dem jede Nachricht von Nachbar zu Nachbar weitergereicht wird. Ausgeführt
    tauschen die Prozessoren paarweise aus: ebenso viele Anfänge, aber ein Drittel von t_w n statt der Hälfte, da Wörter
    über alle Verbindungen ihres Wegs zugleich fließen.
p6-mesh = Gitter, T_p mit zusammengefassten Nachrichten
p6-mesh-by-pairs = Gitter, paarweise
p6-in-rows = Gitter, 3-D-Transposition mit 2 (√p − 1) Anfängen
p6-line = Kette, T_p mit weitergereichten Nachrichten
p6-line-by-pairs = Kette, paarweise
p6-time = T_p
p6-speedup = S
p6-efficiency = E
p6-middle-mesh = Gitter, Wörter überqueren die Mitte
p6-middle-line = Kette, Wörter überqueren die Mitte
p6-at-least = mindestens { $time }
p6-combined = zusammengefasst
p6-passed = weitergereicht
p6-by-pairs = paarweise
p6-axis-mesh = E, Gitter von 16
p6-axis-line = E, Kette von 16

p7-place = Aufgabe 13.7
p7-title = Wie breit ein Gitter sein muss, um wie ein Hyperwürfel zu transponieren
p7-claim =
    Um welchen Faktor muss ohne Anfänge die Bandbreite eines Gitters wachsen, damit die zweidimensionale Transposition
    so lange braucht wie auf einem Hyperwürfel von p Prozessoren? t_w (n/p)(√p − 1) gegen t_w n/p ergibt √p − 1. Sehen
    Sie sich beide Maschinen nebeneinander an und ändern Sie die Breite des Gitters.
p7-why =
    √p − 1 gehört zu einem Austausch mit zusammengefassten Nachrichten. Paarweise teilen sich im i-ten Schritt so viele
    Nachrichten einen Kanal, wie die höchste Binärstelle der Zeile oder der Spalte von i wert ist; das summiert sich zu
    (3/7)(√p³ − 1)/(p − 1), etwas weniger als die Hälfte. Beides wächst wie √p.
p7-factor = Faktor
p7-as-fast = T_p mit um so viel breiteren Kanälen
p7-enough = T_p mit Kanälen der Breite √p − 1
p7-root = T_p mit Kanälen der Breite √p
p7-least = Faktor, nach dem, was die Mitte überquert
p7-at-most = höchstens { $time }
p7-at-least = mindestens { $factor }
p7-axis = Faktor
p7-pairs = paarweise
p7-bound = kein Plan braucht weniger

p8-place = Aufgabe 13.8
p8-title = Welcher Algorithmus? Fünf Sätze von Konstanten, drei Größen
p8-claim =
    Auf einem Hyperwürfel mit t_w = 1 und t_s = 250, 50, 10, 2 oder 0: Was ist am besten, der Binäraustausch oder die
    Transposition in 2, 3, 4 oder 5 Dimensionen, für n = 2^15 und p = 2^12, für n = 2^12 und p = 2^6, für n = 2^20 und p
    = 2^12? Die letzten beiden t_s und die Größen sind aus dem Gedächtnis wiedergegeben. Sehen Sie sich das Bild der
    schnellsten Formulierung an und senken Sie t_s: Weniger Dimensionen gewinnen.
p8-why =
    Die Formeln lassen einen Prozessor in jeder Transposition alle n/p Wörter senden, obwohl ein Teil bleibt, wo er ist.
    Je mehr Dimensionen, desto größer dieser Teil: Mit t_s = 10 braucht die Transposition in vier Dimensionen 234 für
    die Kommunikation und nicht 282, die in drei 252 und nicht 268. Also sind vier schneller.
p8-fastest = am schnellsten
p8-communication = Zeit der Kommunikation
p8-whether = ausführbar
p8-possible = möglich
p8-impossible = zu wenige Punkte
p8-exchange = Binäraustausch
p8-transpose = Transposition, { $dims }-D
p8-sets = Konstanten

p9-place = Aufgabe 13.9
p9-title = Ein Gitter, dessen Kanäle wie p^x breiter werden
p9-claim =
    Die Kanäle eines √p × √p-Gitters fassen p^x mal so viel. Nach der Kommunikation muss log n wie p^(1/2 − x) wachsen,
    n also exponentiell darin; um die Kanäle zu füllen, muss n wie p^(1 + x) wachsen. W von der Ordnung p^(1,5) log p
    ist somit das Beste, das irgendeine Breite ergibt, bei x = 1/2. Aus dem Gedächtnis wiedergegeben. Sehen Sie sich die
    Kurve für E = 0,6 an und ändern Sie die Breite von p^(0,25) auf p^(0,5).
p9-why =
    Die Formel nimmt 2 √p für die Summe der Abstände, die 2 (√p − 1) ist (Aufgabe 13.4). Auf wenigen Prozessoren schiebt
    das die Kurve über eine Zweierpotenz hinaus. Mit √p − 1 stimmen die Läufe überein.
p9-communication = n, das E hält, wie angegeben
p9-summed = n, das E hält, mit √p − 1
p9-filled = Wörter eines Austauschs, um einen Kanal zu füllen
p9-full = E mit n = p^(1 + x), von p = 16 auf 256
p9-falls = fällt
p9-rises = steigt
p9-best = x, für das n am wenigsten wächst
p9-axis = log n / log p
