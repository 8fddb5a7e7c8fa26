fig1-place = Figure 1, Abschnitte 2 und 3
fig1-title = Der Butterfly-Graph mit 8 Eingaben
fig1-claim =
    Der Butterfly-Graph mit n Eingaben hat n Zeilen und log n + 1 Spalten. Knoten (r, c) hat Kanten zu (r, c + 1) und zu
    dem Knoten von Spalte c + 1, dessen Zeile sich von r im (c + 1)-höchstwertigen Bit unterscheidet. Seine ersten j + 1
    Spalten sind n/2^j Butterflies mit 2^j Eingaben, seine Spalten ab k sind 2^k Butterflies mit n/2^k Eingaben.
fig1-edges = Kanten zu den Zeilen { $rows }
fig1-first = erste Spalten
fig1-last = letzte Spalten
fig1-nodes = Knoten, n (log n + 1)
fig1-right = Knoten mit den Kanten der Definition
fig1-computes = was er berechnet
fig1-transform = die Transformierte
fig1-error = relativer Fehler { $error }

fig2-place = Figure 2, Abschnitt 4.1
fig2-title = Ein ausgabegesteuerter Plan: Prozessor 2 von 4, 8 Ausgaben
fig2-claim =
    Prozessor 2 nimmt seine Ausgaben in der Ordnung 2 3 0 1 6 7 4 5, je zwei für die Prozessoren 1, 0, 3 und zuletzt sich
    selbst, und bearbeitet nur die Knoten, die die nächste Ausgabe noch braucht. Die erste Ausgabe braucht 7 Knoten; die
    anderen folgen bei 8, 11, 12 und so weiter.
fig2-target = geht an Prozessor
fig2-produced-by = erzeugt bei, nach Corollary 4.1
fig2-before = Knoten vor der ersten Ausgabe
fig2-row = Zeile
fig2-produced = erzeugt bei

thm-3-1-place = Theorem 3.1, Abschnitt 3
thm-3-1-title = Der einfache Plan: rechnen, alles austauschen, rechnen
thm-3-1-claim =
    Vorher reihum ausgeteilt und nach einem Alle-an-alle in Blöcken, transformieren P Prozessoren n ≥ P² Punkte in der
    Zeit (n/P) log n + (n/P − n/P² − 1)·g + L. Alle zusammen senden n − n/P Wörter; mit durchweg einer Verteilung würden
    sie log P Mal so viele senden.
thm-3-1-why =
    Mit durchweg Blöcken bewegt jede der log P Stufen über Prozessoren hinweg alle n Wörter. Mit der Umverteilung
    bewegen sich n − n/P Wörter, da ein P-tel davon schon dort ist, wo es gebraucht wird. Es sind also log P · P/(P − 1)
    Mal so viele: log P bis auf die Wörter, die bleiben, und für P = 2 doppelt so viele, wo log P gleich 1 ist.
thm-3-1-more = Wörter mit durchweg Blöcken, als Vielfaches
thm-3-1-words = Wörter

lemma-4-1-place = Lemma 4.1 und Corollary 4.1, Abschnitt 4.3
lemma-4-1-title = Wann ein ausgabegesteuerter Plan seine Ausgaben erzeugt
lemma-4-1-claim =
    Die erste Ausgabe wird bei t_0 = m − 1 erzeugt. Ist a = q·2^(r−1) mit ungeradem q, so folgt Ausgabe a auf Ausgabe a −
    2^(r−1) nach r·2^(r−1) Knoten, 2^(r−1) in jeder der letzten r Spalten. Also ist t_a = (m − 1) + Σ b_i (i + 1) 2^i
    über die Binärstellen b_i von a, welcher Prozessor es auch ist.
lemma-4-1-lemma = t_a von Lemma 4.1
lemma-4-1-of-corollary = t_a von Corollary 4.1
lemma-4-1-nodes = die Knoten des Beweises in jeder Spalte
lemma-4-1-axis-a = Ausgabe a
lemma-4-1-axis = t_a, in Butterfly-Knoten; m = 32
lemma-4-1-corollary = Corollary 4.1

lemma-4-2-place = Lemma 4.2, Abschnitt 4.3
lemma-4-2-title = Welche Wörter sofort abgehen und welche auf die Lücke warten
lemma-4-2-claim =
    Ein Wort geht ab, wenn es erzeugt ist, aber nicht früher als g nach dem vorigen. Wort a geht sofort ab, wenn a ein
    Vielfaches von 2^(g−1) ist; jedes andere Wort wartet.
lemma-4-2-at-once = sofort
lemma-4-2-waits = wartet
lemma-4-2-words = wie das Lemma sagt
lemma-4-2-axis-a = Wort a
lemma-4-2-axis = Zeit, in Butterfly-Knoten; P = 4, n = 128, g = 3; Kreise: sofort
lemma-4-2-leaves = geht ab, s_a
lemma-4-2-produced = erzeugt, t_a

thm-4-1-place = Theorem 4.1, Abschnitte 4.3 und 4.4
thm-4-1-title = Wann das letzte Wort abgeht und wann Kommunikation verborgen ist
thm-4-1-claim =
    Das letzte Wort verlässt einen ausgabegesteuerten Plan bei T: (1) (m − 1) + (m − l − 1) g für g ≥ log m; (2) m log m
    + 2^g − g − 1 − l g für log l + 1 < g < log m; (3) m log m + (2^g − 1) − l (log l + 1) für g ≤ log l + 1. Der Lauf
    dauert max{"{"}T + L, m log m{"}"} + m log P. Bis auf L hat also niemand Leerlauf, wo n ≥ (2^g/g) P² ist.
thm-4-1-why-1 =
    Fall 3 ist um g zu spät gedruckt: Mit a* = m − l − 2^(g−1), dem letzten Wort, das sofort abgeht, ist T = t_a* + g
    (2^(g−1) − 1), und Corollary 4.1 ergibt t_a* = m log m − l (log l + 1) + 2^g − 1 − g 2^(g−1). Die Summe hat 2^g −
    g − 1, wo die Arbeit 2^g − 1 hat, wie Fall 2; die beiden stimmen dann bei g = log l + 1 überein. (Die vorliegende
    Kopie wurde maschinell gelesen: Zeichen mögen an ihr liegen.)
thm-4-1-why-2 =
    Die Formel lässt Phase II beginnen, wenn das letzte Wort da ist. Sie beginnt mit den ersten Wörtern, die da sind, und
    geht weiter, während die letzten unterwegs sind, der Lauf ist also kürzer, wo T + L mehr als m log m ist: Die Formel
    ist eine obere Schranke. Heraus kommt das Größte von m log n und, über alle Eingaben i von Phase II, s_(i−l) + L +
    den Knoten, die Eingaben ab i möglich machen. (In Fall 3 ist zudem das eingesetzte T zu spät.)
thm-4-1-why-3 =
    Abschnitt 4.4 sagt das nur von Phase I. Die Wörter, die für das Ende von Phase I zu spät sind, können noch
    rechtzeitig kommen: Während sie unterwegs sind, arbeitet der Prozessor an dem Teil von Phase II, der ohne sie
    möglich ist, wie es Abschnitt 5 hat, und bis n = 2^g P genügt das oft. Für n = 2^g P kann das letzte Wort sogar noch
    in Phase I abgehen.
thm-4-1-longer = länger als { $time }
thm-4-1-phase = Ende von Phase I
thm-4-1-bound = Schranke

facts-5-place = Lemma 5.1 und Facts 5.1 bis 5.3, Abschnitt 5
facts-5-title = Was jede Eingabe von Phase II möglich macht
facts-5-claim =
    Eingaben sind in der Ordnung ihrer Ankunft nummeriert, die eigenen eines Prozessors zuerst; δ_i ist die Anzahl der
    Knoten, die Eingabe i möglich macht. Sie ist für die l Eingaben eines Blocks gleich (5.1), 2 (2^j − 1) für Block i mit
    j führenden Einsen unter seinen log P Stellen (5.2), und nie kleiner als die davor (5.3). Ein Prozessor wartet nur
    dann auf Eingabe i, wenn δ_(i−1) < g ist (Lemma 5.1, für n < 2^g P).
facts-5-order = in der Ordnung der Ankunft
facts-5-waits = Wartezeiten, die Lemma 5.1 erlaubt
facts-5-axis-i = Eingabe i
facts-5-axis = Knoten; P = 8, n = 128, L = 20
facts-5-waited = gewartet
facts-5-fact = Fact { $number }

thm-5-1-place = Theorem 5.1, Abschnitt 5
thm-5-1-title = Die Zeit einer Transformation, die zu klein ist, ihre Nachrichten zu verbergen
thm-5-1-claim =
    Für P² ≤ n < 2^g P braucht der ausgabegesteuerte Plan max{"{"}m log n, (m − 1) + L + (i* − l) g + R{"}"}: i* ist die
    letzte Eingabe, auf die ein Prozessor warten muss, R, was dann noch zu tun ist. Für g > 2P − 2 ist i* = m − 1 und R =
    2P − 2; sonst i* = m (1 − 1/2^j*) und R = m log P − m (j* − 3 + 1/2^(j*−2)), mit j* = ⌈log(g + 2)⌉ − 1.
thm-5-1-why =
    R muss m log P − m (j* − 2 + 1/2^(j*−1)) sein. Nach Facts 5.1 und 5.2 gibt es m/2^(k+1) Eingaben mit k führenden
    Einsen, und jede macht 2 (2^k − 1) Knoten möglich. Die Eingaben vor i*, die mit k < j*, machen also Σ m (1 −
    2^(−k)) = m (j* − 2 + 2^(1−j*)) Knoten möglich, und der Rest der m log P Knoten von Phase II bleibt. Die gedruckte
    Summe ist die für j* − 1, R ist also um m (1 − 2^(1−j*)) zu groß. Wo beide übereinstimmen, ist j* gleich 1, die
    Lücke ist über 2P − 2, oder niemand wartet: Wo immer R sich in T_p zeigt, passt das gedruckte nicht. (Die
    vorliegende Kopie wurde maschinell gelesen: Zeichen mögen an ihr liegen.)
thm-5-1-corrected = korrigiert
