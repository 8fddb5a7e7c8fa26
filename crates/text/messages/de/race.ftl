race = Wettlauf
question =
    { $p ->
        [one] Zwei Rechner mit je { $p } Prozessor. Dieselbe Fourier-Transformation. Verliert einer?
       *[other] Zwei Rechner mit je { $p } Prozessoren. Dieselbe Fourier-Transformation. Verliert einer?
    }
invitation = Start drücken: jeder Punkt, der losläuft, ist eine Nachricht mit echten Zahlen.
hypercube = Hyperwürfel
a-wire-for-each = eine Leitung zu jedem Partner
bundles = jede Linie sind { $count } Leitungen; ● zählt ihre Nachrichten
mesh = Gitter
shared-ways = der Weg zum Partner wird geteilt
shared-wider-ways = der Weg zum Partner wird geteilt: { $width }-mal so breite Leitungen
jam =
    { $load ->
        [one] { $load } Nachricht will diese eine Leitung.
       *[other] { $load } Nachrichten wollen diese eine Leitung: jede bekommt 1/{ $load } davon.
    }
under-way = Beide haben dieselbe Arbeit und senden dieselben Nachrichten.
lens = Eine Leitung des Gitters, vergrößert
lens-before = Eine Leitung des Gitters, vergrößert. Noch ist keine Nachricht unterwegs.
lens-fullest =
    { $load ->
        [one] In ihrem vollsten Moment war { $load } Nachricht auf dieser Leitung.
       *[other] In ihrem vollsten Moment teilten sich { $load } Nachrichten diese Leitung.
    }
tail = Die letzte Nachricht ist da. Jetzt wird nur noch gerechnet: im Schnelllauf, viermal so schnell.
mesh-loses = Das Gitter braucht { $times }-mal so lange. { $share } des Unterschieds sind { $activity }.
waiting-for-wires = Warten auf geteilte Leitungen
nobody-loses = Beide brauchen gleich lange: bei so wenigen Prozessoren hat jeder Partner seine eigene Leitung.
signal = Das Signal
signal-pieces = { $n } Abtastwerte, ein Stück je Prozessor
spectrum = Spektrum, so weit es berechnet ist
bet = Wer ist zuerst fertig?
tie = Gleichstand
bet-won = Richtig getippt.
bet-lost-to-hypercube = Nein: Der Hyperwürfel war zuerst fertig.
bet-lost-to-mesh = Nein: Das Gitter war zuerst fertig.
bet-lost-to-tie = Nein: Gleichstand.
over = Beide Spektren sind gleich. Der Hyperwürfel rechnet { $share } der Zeit (E); das meiste vom Rest ist { $activity }.
play = Start
pause = Pause
sound = Ton
processors = Prozessoren
lanes = Balken: der langsamste Prozessor jedes Rechners; die Zeiteinheit ist eine Operation
done = fertig
as-long = { $times }-mal so lange
next-more = Jetzt 1024 Prozessoren
next-points = Retten mehr Punkte das Gitter?
next-wires = Retten breitere Leitungen das Gitter?
next-win-back = Wie groß muss n sein, um das aufzuholen?
next-landscape = E für alle p und n zeigen
next-values = Was steckt in diesen Nachrichten?
next-workbench = Zur Werkbank
values-say = Eine Scheibe ist eine komplexe Zahl: Ihre Größe ist der Betrag, innerhalb jeder Stufe skaliert, ihre Farbe der Winkel. Wählen Sie eine, um sie zu lesen.

## Retten mehr Punkte das Gitter?

points-question = Retten mehr Punkte das Gitter?
points-invitation = E ist der Anteil der Prozessorzeit, in dem gerechnet wird: { $hypercube } auf dem Hyperwürfel, { $mesh } auf dem Gitter. n ziehen, die Zahl der Punkte.
points-answer = Mit { $times }-mal so vielen Punkten steigt E auf dem Gitter nur von { $before } auf { $mesh }: auch seine geteilten Leitungen tragen { $times }-mal so viele Wörter. Auf dem Hyperwürfel ist E { $hypercube }.
points-lose = Nein: Mit { $times }-mal so vielen Punkten erreicht E auf dem Gitter nur { $mesh }.
wires-question = Retten breitere Leitungen das Gitter?
wires-invitation = Jetzt mit { $n } Punkten, denn breite Leitungen helfen langen Nachrichten: E, der Anteil der Zeit, in dem gerechnet wird, ist { $hypercube } auf dem Hyperwürfel und { $mesh } auf dem Gitter. w ziehen, die Breite der Leitungen des Gitters.
wires-answer = Mit { $times }-mal so breiten Leitungen steigt E auf dem Gitter von { $before } auf { $mesh }. Der Hyperwürfel hat { $hypercube } mit seinen schmalen Leitungen.
wires-win = Ja: mit { $times }-mal so breiten Leitungen gewinnt das Gitter.
wires-width = Breite der Leitungen des Gitters
landscape-says = Die Farbe ist die Effizienz E. Einer Farbe nach rechts folgen, zu mehr Prozessoren: das Gitter braucht dafür viel mehr Punkte als der Hyperwürfel.

## Wie groß n sein muss, von Hand

hand-question = Die Effizienz soll { $e } bleiben: wie groß muss n sein?
hand-plot = p = { $p }, n = { $n }: E = { $e }
hand-axis-p = Prozessoren p
hand-here = dieser Lauf
hand-ring = hier ist E = { $kept }
hand-begin = E ist der Anteil der Prozessorzeit, in dem gerechnet wird: hier { $e }, weniger als { $kept }. Die Scheibe nach oben ziehen oder ↑ drücken für mehr Punkte, nach links oder ← für weniger Prozessoren.
hand-below = E = { $e } ist unter { $kept }: zu wenige Punkte für so viele Prozessoren. n vergrößern, bis E wieder stimmt.
hand-above = E = { $e } ist mehr als { $kept }: ein kleineres n genügt. n verkleinern.
hand-open = E = { $e }. Genügt ein kleineres n? Das wird gerade ausgeführt …
hand-stays = E ist wieder da, der Punkt bleibt stehen: { $count } von 4. Jetzt p vergrößern, und E fällt wieder.
hand-curve = Diese Punkte sind die Isoeffizienzkurve: die geschlossene Form geht durch sie hindurch. Jetzt das Gitter.
hand-curve-mesh = Auf dem Gitter ist die Kurve steiler. Weiter nach rechts, bis n aus dem Bild läuft.
hand-off =
    { $p ->
        [one] Nicht einmal { $n } Punkte bringen E auf { $kept } zurück: { $p } Prozessor braucht { $size }. Hier läuft n aus dem Bild.
       *[other] Nicht einmal { $n } Punkte bringen E auf { $kept } zurück: { $p } Prozessoren brauchen { $size }. Hier läuft n aus dem Bild.
    }
