fig1-place = Figure 1, Abschnitt 3
fig1-title = Der Cooley–Tukey-Algorithmus, ungeordnet, Radix 2
fig1-claim =
    log n Iterationen verknüpfen Elemente, deren Indizes sich in Iteration l um 2^(r−l−1) unterscheiden, das Muster eines
    Butterfly-Netzes. Zeile 8 wird n log n Mal ausgeführt, und die Transformation endet in bitumgekehrter Ordnung.
fig1-held = R nach jeder Iteration
fig1-as-in = wie in Figure 1
fig1-same = gleich
fig1-another = anders
fig1-line-8 = Ausführungen von Zeile 8
fig1-units = T_s in Einheiten von t_c
fig1-reversed = bitumgekehrt
fig1-natural = natürlich
fig1-neither = weder noch
fig1-order = Ordnung des Ergebnisses
fig1-speedup = Speedup von p = n, Nachrichten gratis
fig1-distance = Abstand der in Iteration { $l } verknüpften Indizes

fig2-place = Figure 2, Abschnitt 8
fig2-title = Speedup auf einem Hyperwürfel für drei Problemgrößen
fig2-claim =
    Bei einem kleinen Problem (n = 1024) sättigt der Speedup bei wenigen Prozessoren, und weitere bringen keinen
    zusätzlichen. Bei einem größeren (n = 65536) ist er bis 1024 Prozessoren fast linear.
fig2-why =
    GK haben die Speedups gemessen und nennen t_s nicht. Mit dem hier angenommenen t_s = 4 t_c, 320 µs, flacht die Kurve
    ab, steigt aber noch: von 512 auf 1024 Prozessoren um 15 %. Nach Gleichung 4 hört sie dort erst auf zu steigen, wenn
    t_s mindestens 11,6 t_c ist, 0,93 ms; was den nCUBE1 sonst gebremst hat, steht in keiner Gleichung der Arbeit.
fig2-doubling = jede Verdopplung von p bringt weniger als die davor, n = 1024
fig2-saturates = sättigt
fig2-stops = kein zusätzlicher Speedup für n = 1024 ab einem p
fig2-none = keiner
fig2-linear = fast linear für n = 65536
fig2-nearly = fast linear
fig2-axis = S, Speedup; Kreise: simulierte Läufe, Linien: Gleichungen 1 und 4
fig2-none-beyond = keiner über p = { $p } hinaus
fig2-still = noch × { $last } von 512 auf 1024
fig2-gains = × { $first } zuerst, × { $last } zuletzt
fig2-worth = { $share } dessen, was 1024 Prozessoren wert sind

fig3-place = Figure 3, Abschnitt 8
fig3-title = Isoeffizienzkurven auf einem Hyperwürfel für drei Effizienzen
fig3-claim =
    Mit t_w/t_c = 0,2 ist die Schwelle 0,83. Für E = 0,66 und 0,76, darunter, wächst n log n fast proportional zu p
    log p; für E = 0,87, darüber, viel schneller.
fig3-exceeds = E, bei dem K t_w/t_c 1 übersteigt
fig3-axis = p log p; Kreise: Läufe bis 0,02 um E, Linien: exakte Isoeffizienz
fig3-non-linear = nichtlinear
fig3-nearly = fast linear
fig3-curve = Kurve für E = { $e }

fig4-place = Figure 4, Abschnitt 8
fig4-title = Isoeffizienzkurven auf Gitter und Hyperwürfel, E = 0,66
fig4-claim =
    Um dieselbe Effizienz zu halten, muss das Problem auf einem Gitter viel schneller wachsen als auf einem Hyperwürfel
    mit denselben Prozessoren und Kanälen.
fig4-grown = Gitter × { $mesh }, Hyperwürfel × { $cube }
fig4-more = mehr auf dem Gitter
fig4-axis = W = n log n in Einheiten von t_c; Kreise: Läufe der nächsten Zweierpotenz
fig4-equation-10 = Gitter, Gleichung 10
fig4-equation-6 = Hyperwürfel, Gleichung 6

table1-place = Table 1, Abschnitt 8
table1-title = Steigung von log n gegen log p, die eine Effizienz hält, auf vier Hyperwürfeln
table1-claim =
    Um die Effizienz E zu halten, muss n wie p hoch K t_w/t_c wachsen, mit K = E/(1 − E). Effizienzen, deren Eintrag etwa
    1 oder weniger ist, sind leicht zu haben; M1 bis M4 sind nCUBE1, nCUBE2, iPSC/2 und iPSC/RX.
table1-why-1 =
    Der Text gibt t_w/t_c = 0,18 für M3 an, aber jeder Eintrag der Spalte ist K · 0,178. Die Geschwindigkeiten aus
    Abschnitt 8, 0,5 Mflop/s und 2,8 MB/s, ergeben 0,5/2,8 = 0,1786, was für die Tabelle auf 0,178 gekürzt und für den
    Text auf 0,18 gerundet wurde.
table1-why-2 =
    K = 1/9 und t_w/t_c = 1,28 ergeben 0,1422, gerundet .142; .143 passt zu keiner Rundung davon. Die anderen Einträge
    der Spalte passen zu 1,28.
table1-why-3 =
    Der Text gibt t_w/t_c = 10,7 für M4 an. Die Geschwindigkeiten aus Abschnitt 8, 30 Mflop/s und 2,8 MB/s, ergeben
    30/2,8 = 10,714, und damit sind diese Einträge 7,14, 42,9 und 96,4 wie gedruckt: Sie wurden berechnet, bevor das
    Verhältnis gerundet wurde. (Nur .95, gedruckt als 203, passt besser zu 10,7: 10,714 ergäbe 204.)
table1-why-4 =
    Diese sind nach der dritten Ziffer abgeschnitten und nicht gerundet: 3/7 · 0,2 = 0,0857 steht als .085, 7/3 · 0,2 =
    0,4667 als .466 und 3/7 · 1,28 = 0,5486 als .548.
table1-reached = E = { $e } mit 2^25, { $half } mit 2^24
table1-run = M4, p = 2: ein Lauf mit 2^25 Punkten
table1-needs = E = 0,7 braucht 2^25

table2-place = Table 2, Abschnitt 8
table2-title = Effizienz nach Eingabegröße und Prozessoren auf einem Hyperwürfel vom Typ M4
table2-claim =
    Mit t_w/t_c = 10,7 sind die Effizienzen klein, unter 0,2 auf tausend oder mehr Prozessoren, wenn das Problem nicht
    unvernünftig groß ist (n > 2^30).
table2-why-1 =
    E = 1/(1 + 10,7 · 6/12) = 0,157, gedruckt als 0,19. Das liegt zwischen 0,22 für 16 Prozessoren und 0,12 für 256
    und fällt darum nicht auf; aber keine Rundung von 0,157 ergibt es, und alle 29 anderen Einträge passen zur Formel
    und zu den Läufen. Gemeint sein muss 0,16: ein Druckfehler.
table2-why-2 =
    Die Tabelle selbst hat 0,22 für 1024 Prozessoren und 2^30 Punkte. E übersteigt 0,2, wo log n = (10,7/4) log p ist,
    für 1024 Prozessoren also ab n = 2^27.
table2-below = E < 0,2 für n ≤ 2^30
table2-at-most = höchstens 0,2 bei n = 2^30

table3-place = Table 3, Anhang A
table3-title = Potenzen von ω in den Iterationen einer FFT mit 8 Punkten
table3-claim =
    In Iteration l ist der Exponent von ω für Index i die Umkehrung der l + 1 höchstwertigen Bits von i, rechts mit Nullen
    aufgefüllt: zwei Potenzen in der ersten Iteration, doppelt so viele in jeder folgenden.
table3-why =
    Der Text sagt n − l − 1 Nullen, was für 8 Punkte einen Exponenten mit 8 Bits ergäbe; ein Exponent hat so viele Bits
    wie ein Index, log n. Die eigene Tabelle zeigt 3 Bits: log n − l − 1 Nullen hinter den l + 1 umgekehrten. (Das Wort
    mag in der Kopie verloren sein.)

table4-place = Table 4 und Gleichung 13, Anhang A
table4-title = Neue Potenzen von ω eines Prozessors in jeder Iteration, 8 Punkte
table4-claim =
    Ein Prozessor braucht höchstens h(n, p) = 2(n/p − 1) + log p Potenzen von ω. Alle Prozessoren zusammen berechnen mehr
    als die n einer seriellen Maschine, ein Overhead von t'_c(n + p log p), woraus W = K t'_c p log p folgt.
table4-why =
    Die Arbeit rundet 2(n − p) + p log p − n zu n + p log p. Genau ist es n − 2p + p log p, um 2p weniger; für p = n = 2
    ist das gar nichts, da jeder der beiden Prozessoren eine der zwei Potenzen berechnet. Die Größenordnung und damit
    Gleichung 13 bleiben.
table4-overhead = Overhead
table4-total = gesamt, h(8, p)
table4-cost = Kosten, p · h(8, p)
table4-iteration = Iteration { $stage }

ex-threshold = Schwelle, geschlossene Form
ex-axis = n, das E hält; Kreise: Läufe mit genau diesem n
ex-least = E eines Laufs, n = p = 2^{ $d }
ex-run = E eines Laufs, p = 2^{ $d }, n = p^{ $slope }
ex-slope = log n / log p für E = { $e }, p = 2^{ $d }
ex-equation = n nach Gleichung 7 für E = { $e }, p = 2

ex1-place = Example 1, Abschnitt 4.1.1
ex1-title = Die Schwelle, wenn ein Wort so viel kostet wie ein Butterfly, t_w = t_c
ex1-claim =
    Effizienzen bis 0,5 werden von einem n gehalten, das wie p wächst. Für mehr muss n wie p^K wachsen, mit K = E/(1 − E):
    für E = 0,9 wie p^9.

ex2-place = Example 2, Abschnitt 4.1.1
ex2-title = Die Schwelle, wenn ein Wort so viel kostet wie zwei Butterflies, t_w = 2 t_c
ex2-claim = Doppelte Kosten eines Worts senken die Schwelle auf 0,33: Für E = 0,5 muss n wie p² wachsen, für E = 0,9 wie p^18.

sec4-place = Gleichungen 1 bis 10, Abschnitte 2 und 4
sec4-title = Overhead und Isoeffizienz des Binäraustauschs
sec4-claim =
    Der Binäraustausch hat T_o = t_s p log p + t_w n log p auf dem Hyperwürfel und etwa t_s p log p + 2 t_w n √p auf dem
    Gitter. Aus W = K T_o folgt, wie W wachsen muss: polynomiell auf dem Hyperwürfel, exponentiell in √p auf dem Gitter.
sec4-why-1 =
    Abschnitt 2 druckt "Speedup S is the ratio W/T_o". Der Speedup ist W/T_p: Gleichung 1, die Zeile danach, hat E = S/p =
    W/(T_p p), und nur so liegen Speedups zwischen 0 und p. (Es ist ein Buchstabe und mag an der Kopie liegen.)
sec4-why-3 =
    Sie erbt √p statt √p − 1 von Gleichung 8, aber in einem Exponenten: Genau ist log n = 2K (t_w/t_c)(√p − 1), das
    gedruckte n ist also für jedes p um den Faktor 2^(2K t_w/t_c) zu groß und nähert sich dem genauen nicht, wenn p wächst.
sec4-equation-3 = Gleichung 3, { $network }
sec4-equation-1 = Gleichung 1, E = 1/(1 + T_o/W)
sec4-partners = Partner von Prozessor 0, p = 64
sec4-above = Zeile über Gleichung 8
sec4-exactly = log n mit √p − 1
sec4-axis = T_o simulierter Läufe, n = 2^16, in t_c; Linien: Gleichungen 4 und 8
sec4-equation-4 = Hyperwürfel, Gleichung 4

sec5-place = Gleichungen 11 und 12, Abschnitte 5 und 5.1
sec5-title = Transposition, und die Familie zwischen ihr und dem Binäraustausch
sec5-claim =
    Bei Cut-Through hat eine Transposition T_o = t_w n + t_s p²: die wenigsten Wörter, die meisten Anfänge, p ≤ √n. In m
    Dimensionen, von 2 bis log p + 1, liegt sie zwischen dem und dem Binäraustausch; das beste m hängt von Maschine, p
    und n ab.
sec5-why-1 =
    Es zählt p Nachrichten für jeden Prozessor, ihn selbst eingeschlossen. Es sind p − 1 zu n/p² Wörtern: T_o = t_w n
    (p − 1)/p + t_s p(p − 1). Der Unterschied ist der Faktor p/(p − 1), 33 % für p = 4 und 0,4 % für p = 256.
sec5-why-2 =
    GK lassen jede Nachricht den ganzen Hyperwürfel durchqueren. Schritt i überquert so viele Kanäle, wie i gesetzte Bits
    hat, im Mittel die Hälfte von log p: Die Wörter brauchen t_w (n/p)(log p)/2. Selbst bei Store-and-Forward sendet eine
    Transposition ihre Wörter also in der halben Zeit des Binäraustauschs und ist nicht „identical“ mit ihm.
sec5-why-3 =
    „for i = 1 to p“ endet mit self ⊕ p, was kein Prozessor ist (für eine Zweierpotenz p hat es ein Bit zu viel). Die
    Schleife ist 1 … p − 1, und ein Prozessor behält seinen eigenen Teil.
sec5-why-4 =
    Für m = log p + 1 ist jede Umverteilung ein Austausch zwischen zwei Prozessoren, der nur die Hälfte eines Anteils
    bewegt, die den Besitzer wechselt, n/2p Wörter; dann rechnet jeder beide Ausgaben seiner Paare. Der Binäraustausch
    von Abschnitt 3.1 sendet den ganzen Anteil, sodass jeder eine Ausgabe rechnet. Dieselben Partner, dieselben Anfänge,
    halb so viele Wörter.
sec5-why-5 =
    Der Größenordnung nach haben beide n√p auf dem Gitter, die Behauptung gilt also für Isoeffizienzfunktionen. Aber die
    Konstanten liegen weit auseinander: Eine Transposition braucht etwa ein Viertel der Zeit des Binäraustauschs bei
    Cut-Through und etwa die Hälfte bei Store-and-Forward, da weniger Wörter die Mitte einer Zeile überqueren. Wo
    Anfänge teuer sind, wiegen die p − 1 einer Transposition mehr.
sec5-mesh = Gitter: Transposition gegen Binäraustausch, { $switching }
sec5-none = keine
sec5-stored = Store-and-Forward, t_w n log p + t_s p²
sec5-loop = Schritte der Schleife
sec5-words = Wörter, m = log p + 1 und Binäraustausch
sec5-minus-one = Gleichung 11 mit p − 1
sec5-load = meiste Nachrichten auf einem Kanal des Hyperwürfels
sec5-counted = Store-and-Forward, gezählt
sec5-concurrency = Nebenläufigkeit entscheidet, E = 0,5, t_s = t_c
sec5-exponent = Exponent von p, wo K t_w/t_c = 2
sec5-best = bestes m
sec5-between = zwischen den Extremen
sec5-not-between = nicht dazwischen
sec5-by-m = Anfänge und Wörter nach m
sec5-messages = Nachrichten, m = log p + 1 und Binäraustausch
sec5-less = weniger
sec5-no-less = nicht weniger
sec5-axis-m = m, Dimensionen
sec5-axis = T_p in t_c; p = 64, n = 2^18; Kreise: Läufe, Linien: geschlossene Form

sec6-place = Abschnitt 6
sec6-title = Was ein schnellerer serieller Algorithmus parallel wert ist
sec6-claim =
    Braucht der serielle Algorithmus um den Anteil r weniger Zeit, so braucht ein paralleler, der mit Effizienz E lief, um
    r·E weniger: Mit 25 % weniger Operationen schafft eine serielle Maschine 33,3 % mehr Transformationen, eine parallele
    bei E = 50 % nur 14 % mehr.
sec6-why =
    r·E gilt, wenn alles Rechnen um r kürzer wird, wie GK annehmen. Hier ausgeführt nimmt Radix 4 Stufen paarweise
    innerhalb eines Prozessors (GK beschreiben auch Paare von Austauschstufen, unter vier Prozessoren): Der
    Binäraustausch paart nur seine log n − log p Stufen nach den Austauschen, und die Transposition trennt ein Paar, wo
    ihre Hälften eine ungerade Stufenzahl haben. Gespart wird r·E mal die verbleibenden Paare durch die des seriellen
    Algorithmus: ⌊(log n − log p)/2⌋ von ⌊log n/2⌋ beim Binäraustausch.
sec6-quarter = 25 % weniger
sec6-radix-4 = Radix 4
sec6-words = Wörter mit Radix 4
sec6-serial = Durchsatz einer seriellen Maschine, % mehr
sec6-half = Durchsatz bei E = 50 %, % mehr
sec6-multiplications = Multiplikationen bei Radix 4, % weniger
sec6-operations = alle Operationen bei Radix 4, % weniger
sec6-if-all = 25, wenn es alles wäre
sec6-axis-e = E vorher
sec6-axis = gespart, % von T_p; p = 16, n = 4096
sec6-by-r = Radix 4: r E
sec6-pairs = 4 von 6 Paaren

sec7-place = Abschnitt 7
sec7-title = Was ein Gitter kostet, das so schnell transformiert wie ein Hyperwürfel
sec7-claim =
    Mit w = 2√p/log p mal so breiten Kanälen ist ein Gitter beim Binäraustausch so schnell wie ein Hyperwürfel; bei der
    Transposition mit w = √p. Nach der Zahl der Verbindungen ist ein solches Gitter für alle p teurer als der
    Hyperwürfel; nach Bisektionsbreite ist es beim Binäraustausch über p = 256 hinaus billiger und bei der Transposition
    um einen konstanten Faktor teurer. Breiten, die wie p^x wachsen, ergeben die beste Isoeffizienz, O(p^(1,5) log p), bei
    x = 0,5.
sec7-why-2 =
    Ein Prozessor eines Gitters hat nur im Inneren 4 Kanäle; am Rand fehlen sie: insgesamt 4(p − √p). 4p ist ein Torus.
sec7-why-3 =
    Ein 2 × 2-Gitter ist ein Hyperwürfel: je 8 Kanäle, und bei gleicher Breite gleich schnell. Die Formel hat doppelt so
    viele Verbindungen und die doppelte Breite. Ab p = 16 gilt die Behauptung.
sec7-why-4 =
    Die Arbeit vergleicht 2p/log p mit p/2. Ersteres ist kleiner, sobald log p > 4 ist: über p = 16 hinaus, nicht 256
    (bei p = 256 hat das Gitter die halbe Bisektion des Hyperwürfels). Mit dem genauen 2(√p − 1) ist es ab p = 16
    kleiner. Woher die 256 wohl kommen: Die 4p Verbindungen, die derselbe Abschnitt zählt, sind die eines Torus,
    dessen Bisektion 2√p ist; damit kommt das Gitter auf 4p/log p, und das ist kleiner als p/2, sobald log p > 8 ist.
sec7-why-6 = Die Kosten 8p√p und 2p gehören nicht zu w = √p: Dort sind 4wp und w√p gleich 4p√p und p. Sie gehören zu w = 2√p.
sec7-why-8 =
    Ein Kanal der Breite √p/2 nimmt √p/2 Worte auf einmal. Im ersten Austausch einer Zeile oder Spalte trägt jeder
    Kanal eine Nachricht von n/p Worten und ist voll ab n/p = √p/2, dem Doppelten dessen, was in der Arbeit steht; mit
    √p/4 bleibt er halb leer. (In späteren Austauschen teilen sich Nachrichten die Kanäle, und weniger Worte füllen
    sie.) Die Ordnung p√p und damit p^1,5 log p bleibt.
sec7-last = Gitter billiger nach Bisektion ab p über
sec7-e-hypercube = E auf dem Hyperwürfel
sec7-e-mesh = E auf dem Gitter
sec7-equal = E auf dem Gitter mit w = 2√p/log p
sec7-enough = E auf dem Gitter mit w = 2(√p − 1)/log p
sec7-links-hypercube = Verbindungen des Hyperwürfels
sec7-links-mesh = Verbindungen des Gitters
sec7-bisection = Bisektion
sec7-dearer-links = Gitter teurer nach Verbindungen
sec7-dearer-bisection = Gitter teurer nach Bisektion
sec7-by-bisection = Gitter nach Bisektion
sec7-transpose = w, das die Transposition braucht
sec7-cost = Kosten für w = √p
sec7-filled = n, das Kanäle der Breite √p/2 füllt
sec7-growth = was die Isoeffizienz entscheidet
sec7-exchange = Austausch
sec7-by-transpose = Transposition
sec7-links = Verbindungen
sec7-up-to = 8√p/(log p)² für p bis 2^60
sec7-cheaper = billiger
sec7-not-cheaper = nicht billiger
sec7-dearer = teurer
sec7-not-dearer = nicht teurer
sec7-communication = Kommunikation
sec7-concurrency = Nebenläufigkeit
sec7-best = das beste dieser x
sec7-axis-links = Verbindungen, Gitter / Hyperwürfel
sec7-axis-bisection = Bisektion, Gitter / Hyperwürfel

app-b-place = Anhang B
app-b-title = Andere Maße der Skalierbarkeit: Hyperwürfel gegen Gitter
app-b-claim =
    Auch nach vier anderen Maßen skaliert der Binäraustausch auf dem Hyperwürfel und nicht auf dem Gitter: skalierter
    Speedup, serieller Anteil nach Karp und Flatt, Overhead-Funktion nach Zorbas und Skalierbarkeit nach Nussbaum und
    Agarwal, mit t_s = t_h = 0. Für den skalierten Speedup wächst das Problem wie p. GK schreiben t_c n log n = p,
    womit ein Prozessor weniger als einen Punkt hätte; die Läufe nehmen n = p, das Wenigste, das alle beschäftigt, und
    die Formel ist dieselbe bis auf die doppelten Logarithmen, die GK beiseitelassen.
app-b-why-1 =
    Der Nenner 1 − 1/p der Definition ist weggelassen. Der gedruckte Wert ist also um einen Faktor (p − 1)/p zu klein, der
    gegen 1 geht.
app-b-why-2 =
    Auf dem Gitter überquert der Anteil eines Prozessors 2(√p − 1) Kanäle (die Zeile über Gleichung 8), und Gleichung 8
    selbst hat 2√p. Anhang B hat √p: Der Faktor 2 ist verloren. (Beim seriellen Anteil ist auch 1 − 1/p weggelassen.)
app-b-why-3 =
    Dieselbe Formel steht für Hyperwürfel und Gitter, und der nächste Satz sagt, das Gitter sei viel schlechter: ein
    Druckfehler, der Arbeit oder der vorliegenden Kopie. Mit n = p kostet eine Stufe t_c, und die Austausche kosten
    2 t_w (√p − 1)/log p je Stufe, der Speedup auf dem Gitter ist also t_c p/(t_c + 2 t_w (√p − 1)/log p), und sein
    Verhältnis zu p geht gegen 0. Bei p = 4 ist ein Gitter ein Hyperwürfel, und beide stimmen überein.
app-b-scaled = skalierter Speedup, n = p
app-b-fraction = serieller Anteil
app-b-phi = Overhead-Funktion
app-b-ratio = Skalierbarkeit, n = p
app-b-pram = Speedup ohne Kommunikation, n = p
app-b-inverse = Overhead-Funktion mal E
app-b-worse = serieller Anteil des Gitters, als Vielfaches des Hyperwürfels
app-b-axis-fraction = serieller Anteil f, n = 16384
app-b-axis-scaled = skalierter Speedup S, n = p

app-c-place = Anhang C
app-c-title = Geordnete und zweidimensionale Transformationen
app-c-claim =
    Eine geordnete Transformation braucht höchstens 2d + 1 Kommunikationsschritte, d = log p, und etwa den doppelten
    Overhead. Zweidimensionale Transformationen auf einem √p × √p-Gitter kosten so viel wie eindimensionale, auf dem
    Hyperwürfel und auf dem Gitter.
app-c-why-2 =
    Der Satz vergleicht die geordnete Transformation mit sich selbst; gemeint sein muss „unordered“, mit der Example 1
    p^9 hat.
app-c-why-3 =
    Das gedruckte t_s log p + 2(t_h + t_w n/p)√p ist, was ein Prozessor aufwendet; T_o ist die Summe über alle p, es fehlt
    also ein Faktor p. Mit ihm hat die Summe noch √p statt √p − 1 Hops, wie Gleichung 8. Anhang D hat den Faktor, und
    2p(t_s log √p + (t_h + t_w n/p)(√p − 1)) ist, was Läufe ergeben.
app-c-squares = T_o 2-D und 1-D, { $network }
app-c-at-most = höchstens { $most }
app-c-steps = Kommunikationsschritte, geordnet
app-c-words = T_o geordnet / ungeordnet, Wörter
app-c-threshold = geordnet, t_w = t_c: Schwelle von E
app-c-exponent = geordnet, t_w = t_c, E = 0,9: Exponent von p
app-c-worse = geordnet, E = 0,9: schlechter als für den Fall …
app-c-printed = T_o 2-D auf dem Gitter, wie gedruckt
app-c-summed = T_o 2-D auf dem Gitter, summiert
app-c-rows = T_o 2-D zeilenweise, ein Transponieren
app-c-most = 2-D zeilenweise: meiste Prozessoren
app-c-axis = E, Effizienz simulierter Läufe, n = 65536, t_w = t_c, t_s = t_h = 0
app-c-by-rows = 2-D zeilenweise
app-c-on-grid = 2-D auf Raster
app-c-ordered = geordnet
app-c-unordered = ungeordnet

app-d-place = Anhang D, Gleichungen 14 bis 16
app-d-title = Konflikte nehmen zurück, was Cut-Through gibt
app-d-claim =
    Sind Partner auf dem Gitter x Hops auseinander, so trägt ein Kanal x Nachrichten, und jede braucht x-mal so lange. Der
    Overhead bei Cut-Through ist also der von Store-and-Forward, und die Isoeffizienzfunktion wird nicht besser.
app-d-why-2 =
    Sie erbt √p statt √p − 1: Hops allein verlangen W = 2K t_h p(√p − 1). Der Unterschied in log W geht gegen 0, wenn p
    wächst.
app-d-share = Nachrichten, die sich einen Kanal teilen, aus ihrer Dauer
app-d-load = meiste Nachrichten auf einem Kanal, √p/2
app-d-contention = Konflikte
app-d-some = einige
app-d-none = keine
app-d-first = T_o, erste Summe, ohne Konflikte
app-d-second = T_o, zweite Summe
app-d-below-first = T_o ≈, Zeile unter der ersten Summe
app-d-below-second = T_o ≈, Zeile unter der zweiten Summe
app-d-same = T_o, Store-and-Forward und Cut-Through, t_h = 0

app-e-place = Anhang E
app-e-title = Kommunikation hinter dem Rechnen
app-e-claim =
    Wo ein zweiter Prozessor die Nachrichten übernimmt, werden Wörter in Stücken gesendet, während andere gerechnet
    werden, und t_w − t_c tritt an die Stelle von t_w; ist t_w ≤ t_c, bleiben nur Hops. Die Form der
    Isoeffizienzfunktion bleibt gleich.
app-e-why-2 =
    In Example 2 ist t_w = 2 t_c, also t_w − t_c = t_c, und Überlappung macht daraus Example 1: Schwelle 0,5 und p^9 für
    E = 0,9, was die Läufe bestätigen. Die gedruckten 0,67 und p^(4,5) sind, was (t_w − t_c)/t_c = 1/2 ergibt, also t_w =
    1,5 t_c.
app-e-why-3 =
    W = K t_h p log p rechnet jedem Austausch seinen Hop an. Ein Stück von c Wörtern geht in seinen nächsten Austausch,
    sobald es verknüpft ist, es wird also nur auf das erste Stück des ersten Austauschs gewartet: T_o = p(t_h + c t_w),
    ohne das log p. (Ist der Anteil ein einzelnes Stück, überlappt nichts, und jeder Austausch zahlt Hop und Wörter.)
app-e-why-4 =
    2(t_w − t_c) n √p zieht t_c einmal je Hop ab. Ein Wort wird in einem Austausch einmal verknüpft, wie viele Hops es
    auch nahm, hinter log p Austauschen lässt sich also nur t_c n log p verbergen: T_o = 2 t_w n(√p − 1) − t_c n log p +
    p t_c für t_w ≥ t_c. Auf großen Gittern spart Überlappung so gut wie nichts, und für t_w ≤ t_c sind auch die fernen
    Austausche nicht verborgen.
app-e-why-5 =
    Einen Austausch in N Stücke zu schneiden kostet N − 1 weitere Anfänge und kann höchstens das Rechnen verbergen,
    t_c n/p. Zu vergleichen ist t_s also mit t_c n/p, nicht mit t_w n/p: Mit t_w = 10,7 und t_s = 500 dauert ein
    Austausch von 64 Wörtern 685 > 500, aber es gibt nur ein Rechnen von 64, hinter dem er sich verbergen könnte.
app-e-threshold = Example 2 überlappt, { $tw }: Schwelle von E
app-e-exponent = Example 2 überlappt, { $tw }: Exponent von p für E = 0,9
app-e-effective = effektive Zeit eines Austauschs, wie gedruckt
app-e-hops = T_o überlappt, t_w ≤ t_c: log p Hops
app-e-mesh = T_o überlappt auf dem Gitter
app-e-mesh-counted = T_o überlappt auf dem Gitter, gezählt
app-e-pay = Stücke lohnen sich, wenn t_w n/p > t_s
app-e-exact = T_p, exakte Form
app-e-shorter = kürzer
app-e-not-shorter = nicht kürzer
app-e-axis = Overhead eines Worts in einem Austausch, in t_c; Kreise: Läufe, p = 16, n = 4096
app-e-in-turn = nacheinander, t_w
app-e-overlapped = überlappt, t_w − t_c
