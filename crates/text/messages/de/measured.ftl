see =
    Auf p = { $p } { $p ->
        [one] Prozessor
       *[other] Prozessoren
    } brauchte die Transformation { $measured } (Median aus { $count } Durchgängen): E = { $efficiency }.
see-without-serial =
    Auf p = { $p } { $p ->
        [one] Prozessor
       *[other] Prozessoren
    } brauchte die Transformation { $measured } (Median aus { $count } Durchgängen). Ein Prozessor allein war fertig, ehe die Uhr weiterrückte: E ist deshalb nicht bekannt.
see-simulated = Simuliert mit den eigenen t_c, t_s und t_w dieses Geräts: { $simulated } ({ $off }), E = { $efficiency }.
see-simulated-time = Simuliert mit den eigenen t_c, t_s und t_w dieses Geräts: { $simulated }.
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

stage = Stufe
stages = Stufe für Stufe, vom Eintritt des ersten Prozessors bis zum Austritt des letzten
as-measured = Wie gemessen, p = { $p }
as-simulated = Wie simuliert, nach demselben Plan
timings = Ihre Zeiten neben der Simulation dieses Laufs

took = Für { $stage } gemessen: { $measured }, simuliert: { $simulated } ({ $off }).
took-alone = Für { $stage } gemessen: { $measured }.
against-tc = Rechnen, gegen t_c (Caches)
within = in der Stufe
rest = der Rest (Betriebssystem)
causes = Wohin die Zeit dieser Stufe ging, Mittel der Prozessoren
difference = Differenz
causes-about = Rechnen zählt im Tempo des schnellsten Prozessors. Was andere länger brauchten und wie viel später sie in die Stufe kamen oder früher aus ihr gingen, steckt im Rest.
lockstep = { $stage }: wie gemessen und wie simuliert, beide von ihrem Anfang an, in einem Maßstab
compare-stages = Stufe für Stufe vergleichen
all-stages = alle
stage-before = Vorige Stufe
stage-after = Nächste Stufe

shared =
    { $cores ->
        [one] Mit p über { $cores } teilen sich die Prozessoren einen Kern: Jeder wartet, bis er an der Reihe ist, und das wird mitgemessen.
       *[other] Mit p über { $cores } teilen sich die Prozessoren { $cores } Kerne: Jeder wartet, bis er an der Reihe ist, und das wird mitgemessen.
    }
larger-n = n = { $asked } ist für die Uhr dieses Browsers ({ $tick }) zu schnell vorbei, deshalb wird n = { $n } gemessen.
coarse = Die Uhr dieses Browsers tickt alle { $tick }, sodass Zeiten unter { $limit } nicht genau sind.
exact-n = n = { $n } nehmen
too-short = p = { $p }: vorbei, ehe die Uhr weiterrückt.
in-background =
    { $count ->
        [one] Der Tab war im Hintergrund, wo Browser Seiten verlangsamen: Ein Teil wurde noch einmal gemessen.
       *[other] Der Tab war im Hintergrund, wo Browser Seiten verlangsamen: { $count } Teile wurden noch einmal gemessen.
    }
beyond = p = { $p } wird nur simuliert: Hier werden höchstens { $most } Worker gestartet.
honest = Andere Programme, die Wärme des Prozessors und die Arbeit des Browsers selbst stecken in diesen Zahlen: am besten zweimal messen.
by-collectives = Nachrichten, die kollektiv übertragen wurden (MPI_Alltoallv): { $count } von { $all }. Simuliert gehen alle einzeln.
by-rustfft = Knoten, die rustfft statt des Kernels dieses Programms berechnet hat: { $count }. t_c ist die des Kernels.

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
lost = Der Worker, der die Messung leitete, ist abgestürzt. Verloren ist nur diese Messung; sie kann neu begonnen werden.
wrong = Die Transformierte ist falsch, darum ist das keine Messung: relativer Fehler { $error }.
differs = Durchgänge mit derselben Eingabe hinterließen verschiedene Zahlen auf Prozessor { $processor }, darum ist das keine Messung.
failed = Es konnte nicht gemessen werden: { $why }
bad-line = Zeile { $line } lässt sich nicht lesen: Erwartet werden rank (Prozessor), stage (Stufe, ab 0), begin und end (Anfang und Ende in Sekunden), durch Kommas getrennt; end liegt nicht vor begin.
timings-columns = Die Spalten „{ $names }“ sind keine Zeiten. Nennen Sie sie rank, stage, begin und end; eine andere Einheit als Sekunden folgt dem Namen: begin_us, end (ms).
timings-unnamed = Keine Zeile benennt die Spalten: Sie gelten als rank, stage, begin und end, in Sekunden.
timings-units = Zeiten wurden in Sekunden umgerechnet: begin aus { $begin }, end aus { $end }.
ranks-from-one = Die Datei zählt Prozessoren ab 1; hier werden sie ab 0 gezählt.
stages-from-one = Die Datei zählt Stufen ab 1; hier werden sie ab 0 gezählt.
timings-rank = Zeile { $line }: Es gibt keinen Prozessor { $rank }. Dieser Lauf hat { $p }, ab 0 gezählt.
timings-stage = Zeile { $line }: Es gibt keine Stufe { $stage }. Dieser Lauf hat { $stages }, ab 0 gezählt.
timings-twice = Zeile { $line }: Die Zeit von Stufe { $stage } auf Prozessor { $rank } gibt es schon.
timings-missing = Prozessor { $rank } hat keine Zeit für Stufe { $stage }. Eine Stufe braucht die Zeiten aller Prozessoren; dieser Lauf hat { $p }.
no-clock = Diese Einstellungen haben keine Uhr: Mit „Dieses Gerät simulieren“ oder „Einheiten je Sekunde“ (rate: Knoten je Sekunde) sind die Zeiten Sekunden und lassen sich vergleichen.
unreadable = Die Datei lässt sich nicht zeigen: { $why }

measure-device = Auf diesem Gerät messen
measure-again = Noch einmal messen
measure-stop = Stoppen
open-run = Warum ist meine FFT langsamer? run.json oder CSV öffnen
open-what = Ein Lauf, den der Befehl gemessen hat, oder Zeilen mit rank (Prozessor), stage (Stufe), begin und end (Anfang und Ende in Sekunden).
measure-about = Ihr Gerät führt diese FFT auf so vielen Workern aus, wie es Kerne hat, und seine Zeiten stehen neben den vorhergesagten. Nichts verlässt das Gerät. Es dauert etwa zehn Sekunden.


choose-here = Welche Formulierung ist hier die schnellste?
choosing = Vergleich der Formulierungen: p = { $p }, n = { $n } …
fastest = Die schnellste Formulierung auf diesem Gerät
score = In { $right } von { $count } Feldern ist die vorhergesagte Formulierung die schnellste; in { $ties } weiteren liegt die schnellste um weniger vorn, als die Messungen streuen.
fastest-map = Links die Formulierung, die als schnellste vorhergesagt ist, rechts die, die es ist: = ist dieselbe, ≈ ein Gleichstand innerhalb der Streuung der Messungen; sonst, um wie viel weniger Zeit sie braucht.
predicted-fastest = vorhergesagt die schnellste
measured-fastest = gemessen die schnellste
beside-predicted = gegenüber der vorhergesagten
