see =
    Auf p = { $p } { $p ->
        [one] Prozessor
       *[other] Prozessoren
    } brauchte die Transformation { $measured } (Median aus { $count } Durchgängen): E = { $efficiency }.
see-simulated = Simuliert mit den eigenen t_c, t_s und t_w dieses Geräts: { $simulated }, E = { $efficiency } ({ $off }).
see-most =
    { $longer ->
        [1] Das meiste der Differenz: { $what }, { $time } mehr als vorhergesagt.
       *[other] Das meiste der Differenz: { $what }, { $time } weniger als vorhergesagt.
    }
computing = Rechnen
messages = Nachrichten
waiting = Warten

measured = gemessen
simulated = simuliert
closed-form = geschlossene Form
exchange = Austausch
alone = nur in eine Richtung
axis-words = Wörter einer Nachricht
axis-elements = Elemente
axis-node = ns je Knoten
chart = { $what } über { $against }
half = mittlere Hälfte der Durchgänge
off-by = Abweichung
part = wohin Tₚ ging, Mittel der Prozessoren

shared =
    { $cores ->
        [one] Mit p über { $cores } teilen sich die Prozessoren einen Kern: Jeder wartet, bis er an der Reihe ist, und das wird mitgemessen.
       *[other] Mit p über { $cores } teilen sich die Prozessoren { $cores } Kerne: Jeder wartet, bis er an der Reihe ist, und das wird mitgemessen.
    }
coarse = Die Uhr dieses Browsers hat eine Auflösung von { $tick }, sodass Zeiten unter { $limit } nicht genau sind.
exact-n = n = { $n } nehmen
too-short = p = { $p }: vorbei, ehe die Uhr weiterrückt.
in-background =
    { $count ->
        [one] Der Tab war im Hintergrund, wo Browser Seiten verlangsamen: Ein Teil wurde noch einmal gemessen.
       *[other] Der Tab war im Hintergrund, wo Browser Seiten verlangsamen: { $count } Teile wurden noch einmal gemessen.
    }
honest = Andere Programme, die Wärme des Prozessors und die Arbeit des Browsers selbst stecken in diesen Zahlen: am besten zweimal messen.

device = Dieses Gerät, wie kalibriert
parameters = t_c = { $tc } je Knoten, t_s = { $ts } je Nachricht, t_w = { $tw } je Wort, bei den Größen dieses Laufs.
fit = Linie: t_s + t_w·m durch die Mediane von { $count } Austauschvorgängen, von jedem höchstens { $worst } entfernt. Ringe: Messwerte.
calibrating = Kalibrierung: wie lange ein Knoten und eine Nachricht brauchen …
measuring = Messung mit p = { $p } …
use-device = Dieses Gerät simulieren
keep-machine = machine.json speichern
keep-run = run.json speichern (p = { $p })

stopped = Der Worker, der Prozessor { $processor } war, ist abgestürzt. Verloren ist nur diese Messung; sie kann neu begonnen werden.
silent = Der Worker, der Prozessor { $processor } ist, antwortet seit zehn Sekunden nicht. Die Messung kann neu begonnen werden.
wrong = Die Transformierte ist falsch, darum ist das keine Messung: relativer Fehler { $error }.
differs = Durchgänge mit derselben Eingabe hinterließen verschiedene Zahlen auf Prozessor { $processor }, darum ist das keine Messung.
failed = Es konnte nicht gemessen werden: { $why }

measure-device = Auf diesem Gerät messen
measure-again = Noch einmal messen
measure-stop = Stoppen
measure-about = Ihr Gerät führt diese FFT auf so vielen Workern aus, wie es Kerne hat, und seine Zeiten stehen neben den vorhergesagten. Nichts verlässt das Gerät. Es dauert etwa zehn Sekunden.
