fft-place = Abschnitt 4.1
fft-title = Die FFT mit einer Umverteilung, von zyklisch zu Blöcken
fft-claim =
    Mit durchweg Blöcken (oder durchweg zyklischer Verteilung) tauschen log P der Stufen n/P Wörter aus: (g n/P + L) log
    P. Erst zyklisch und am Ende in Blöcken, für n ≥ P², gibt es eine Umverteilung, in der jeder Prozessor n/P² Wörter
    an jeden anderen sendet: g (n/P − n/P²) + L, um einen Faktor log P weniger.
fft-why =
    Das erste Wort einer Folge von Wörtern geht sofort ab: m Wörter im Abstand g brauchen g (m − 1). Die Formeln zählen
    g für jedes Wort, in jedem Austausch und jeder Umverteilung also eines zu viel.
fft-why-less =
    Es sind log P Mal (n/P − 1) Wörter statt n/P − n/P² − 1, und log P Mal L statt einmal. Der Faktor ist also etwas
    größer als log P, und genau log P nur für lange Nachrichten und viele Prozessoren.
fft-hybrid = Umverteilung, g (n/P − n/P²) + L
fft-hybrid-less-one = Umverteilung, ein g weniger
fft-blocked = Austausche, (g n/P + L) log P
fft-blocked-less-one = Austausche, je ein g weniger
fft-less = Austausche als Vielfaches der Umverteilung
fft-blocks = durchweg Blöcke
fft-remapped = eine Umverteilung
fft-axis = Kommunikation / Rechnen, n = 65536

remap-place = Abschnitt 4.1, die Implementierung
remap-title = Die Umverteilung in naiver und in gestaffelter Reihenfolge
remap-claim =
    Sendet jeder Prozessor seine Zeilen von der ersten bis zur letzten, so senden alle zuerst an Prozessor 0, dann an 1
    und so weiter, und alle bis auf wenige stocken. Beginnt Prozessor i mit den Zeilen von Prozessor i + 1, so senden
    nie zwei an denselben. Auf einer CM-5 mit 128 Prozessoren dauerte die naive Umverteilung mehr als 1,5-mal so lange
    wie das Rechnen, die gestaffelte ein Siebtel der Rechenzeit.
remap-why =
    Auf der CM-5 können nicht mehr als etwa L/g Nachrichten zu einem Prozessor unterwegs sein, und wer noch eine sendet,
    stockt: Die Umverteilung kommt nur im Takt eines einzigen Empfängers voran, bis zu P-mal so langsam. Diese Kapazität
    ist hier nicht modelliert: Wörter warten vor dem Empfänger, und ihre Sender machen weiter, die naive Reihenfolge
    dauert also etwa doppelt so lange und nicht zehnmal so lange.
remap-why-staggered =
    Eine Umverteilung kostet die CM-5 außerdem etwa 1 µs je Punkt, für Laden und Speichern, was LogP nicht zählt. Und
    mit 2 MB/s, wo 3,2 vorhergesagt waren, war sie noch langsamer: Prozessoren geraten aus dem Takt, und Nachrichten
    treffen doch aufeinander.
remap-why-rate =
    Die Vorhersage hat neben 2o noch 1 µs für Laden und Speichern jedes Punkts: 16 Byte in 5 µs. Ohne das sind es 16
    Byte in 4 µs, abzüglich dessen, was das erste und das letzte Wort jeder Nachricht brauchen.
remap-naive-senders = Sender an einen Prozessor zugleich, naiv
remap-staggered-senders = dasselbe, gestaffelt
remap-naive-share = naive Umverteilung / Rechnen
remap-staggered-share = gestaffelte Umverteilung / Rechnen
remap-more-than = mehr als { $number }
remap-times = naiv / gestaffelt
remap-order-of-magnitude = eine Größenordnung
remap-rate = MB/s je Prozessor, gestaffelt
remap-load = Nachrichten zugleich auf einem Kanal, naiv
remap-slower = T_p, naiv / gestaffelt
