equations-place = Abschnitt 13.2.1
equations-title = Binäraustausch, wo das Netz Bandbreite für alle hat
equations-claim =
    Auf einem Hyperwürfel oder jedem anderen Netz mit so viel Bandbreite ist T_p = t_c (n/p) log n + t_s log p + t_w
    (n/p) log p. Also ist E = 1/(1 + t_s p log p/(t_c n log n) + t_w log p/(t_c log n)): Die Anfänge verlangen, dass n
    log n wie p log p wächst, die Wörter, dass log n wie K (t_w/t_c) log p wächst.
equations-time = T_p
equations-efficiency = E
equations-isoefficiency = n, das E hält

threshold-place = Example 13.1
threshold-title = Die Schwelle des Binäraustauschs: t_c = 2, t_w = 4, t_s = 25
threshold-claim =
    Effizienzen bis zur Schwelle t_c/(t_c + t_w) = 0,33 kosten wenig: W wächst wie p log p. Darüber wächst W wie p^(K
    t_w/t_c) log p: p^(1,33) log p für E = 0,40, p^(1,64) log p für E = 0,45. Auf 256 Prozessoren steigt E mit n bis zur
    Schwelle schnell und von da an langsam.
threshold-limit = Schwelle
threshold-exponent = Exponent von p über der Schwelle
threshold-curve = n, das E hält
threshold-at-256 = E auf 256 Prozessoren
threshold-axis = n

mesh-place = Abschnitt 13.2.2
mesh-title = Binäraustausch auf einem Gitter, wo Bandbreite knapp ist
mesh-claim =
    Auf einem √p × √p-Gitter sind Partner 1, 2, 4, … √p/2 Verbindungen voneinander entfernt, erst längs einer Zeile und
    dann längs einer Spalte, und ebenso viele Nachrichten teilen sich eine Verbindung. Also ist T_p = t_c (n/p) log n +
    t_s log p + 2 t_w n/√p, und die Größe, die eine Effizienz hält, wächst exponentiell in √p.
mesh-why =
    Die Summe der Abstände ist 1 + 2 + … + √p/2 = √p − 1 längs einer Zeile und ebenso viel längs einer Spalte. Das Buch
    rundet 2 (√p − 1) zu 2 √p auf, was 2 t_w n/p hinzufügt. Mit √p − 1 ist die Formel exakt.
mesh-time = T_p
mesh-summed = T_p mit √p − 1
mesh-partners = Partner eines Prozessors
mesh-isoefficiency = n, das E hält, t_s = 0

twiddles-place = Abschnitt 13.2.3
twiddles-title = Potenzen von ω, die Prozessoren neu berechnen
twiddles-claim =
    Ein einziger Prozessor braucht n verschiedene Potenzen von ω. Von p Prozessoren braucht der am meisten belastete
    h(n, p), mit h(n, 1) = n, h(p, p) = log p und h(n, p) = h(n, 2p) + n/p − 1: 2 (n/p − 1) + log p für p > 1. Alle
    zusammen berechnen mehr als n, und der Unterschied ist Overhead: von der Ordnung n + p log p, welches Netz es auch
    ist.
twiddles-most = meiste Potenzen, die ein Prozessor berechnet
twiddles-later = Zeit, um die T_p länger ist
twiddles-axis = Potenzen von ω, am meisten belasteter Prozessor

transposes-place = Abschnitt 13.3
transposes-title = Die Transposition in zwei und mehr Dimensionen
transposes-claim =
    Mit einer Transposition ist T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p, für p ≤ √n. Mit q Dimensionen läuft jede
    der q − 1 Transpositionen unter p^(1/m) (m = q − 1) Prozessoren ab: t_c (n/p) log n + (q − 1)(t_s (p^(1/m) − 1) + t_w
    n/p). Die Isoeffizienz der ersten ist von der Ordnung p² log p, welchen Wert t_w/t_c auch hat, da schon p ≤ √n so
    viel verlangt.
transposes-why =
    Das Buch lässt jeden Prozessor in jeder Transposition alle seine n/p Wörter senden. Einer von p^(1/m) Teilen ist
    schon dort, wo er gebraucht wird, und bleibt. Ohne diese Wörter ist die Formel exakt.
transposes-time = T_p
transposes-moved = T_p ohne die Wörter, die bleiben
transposes-half = Wörter, als Teil derer des Binäraustauschs (q = log p + 1)
transposes-p-squared = E mit n = p², von p auf 2p
transposes-grows = wächst
transposes-falls = fällt
transposes-isoefficiency = n, das E hält
transposes-least = n = 2^{ $power }, das kleinstmögliche
transposes-has = E = { $efficiency }
transposes-dims = Transposition, { $dims }-D

comparison-place = Example 13.2
comparison-title = Binäraustausch oder Transposition, auf 64 Prozessoren
comparison-claim =
    Auf einem Hyperwürfel von 64 mit t_c = 2, t_s = 25, t_w = 4 ist der Binäraustausch der schnellste von drei
    Algorithmen, wo n/p sehr klein ist, die dreidimensionale Transposition bei mittlerem n/p und die zweidimensionale,
    wo n/p groß ist.
comparison-why =
    Die Formeln der Transpositionen zählen die Wörter mit, die auf ihrem Prozessor bleiben (Abschnitt 13.3). Ausgeführt
    sind beide schneller, als die Formeln sagen.
comparison-speedup = S
comparison-best = am schnellsten
comparison-exchange = Binäraustausch
comparison-low = am schnellsten bei n = 2^8
comparison-middle = am schnellsten bei n = 2^12
comparison-high = am schnellsten bei n = 2^18
comparison-axis = S, p = 64
