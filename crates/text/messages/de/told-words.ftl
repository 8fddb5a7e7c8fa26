machine =
    Das ist { $run }. { $messages ->
        [one] { $messages } Nachricht trägt
       *[other] { $messages } Nachrichten tragen
    } insgesamt { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }. { $sentence }
machine-one = Das ist { $run }. { $sentence }
butterfly =
    Die Transformation besteht aus { $stages ->
        [one] einer Stufe
       *[other] { $stages } Stufen
    } mit { $nodes } Knoten: { $across } über Prozessoren hinweg, { $within } innerhalb. Der Lauf geht durch { $phases ->
        [one] eine Phase
       *[other] { $phases } Phasen
    }, von 0 bis { $time }.
butterfly-values = Der größte Wert hat in der Eingabe den Betrag { $before } und nach der letzten Stufe { $after }.
butterfly-no-values = Für n über { $most } werden die Werte zwischen den Stufen nicht aufgehoben.
timeline =
    Jeder der { $processors } Prozessoren hat eine Zeile von 0 bis { $time }. Wohin die Zeit ging: { $parts }. { $sentence }
timeline-one = Der eine Prozessor hat eine Zeile von 0 bis { $time }. { $sentence }
breakdown = p · T_p ist { $whole }. Davon ging an: { $parts }.
why = Tₚ ist { $time }; von der Zeit aller Prozessoren: { $parts }. { $note }
distribution =
    { $count ->
        [one] Die Elemente bleiben, wo sie sind
       *[other] Die Elemente sind nacheinander auf { $count } Arten verteilt
    }: { $titles }. { $messages ->
        [one] { $messages } Nachricht bewegt
       *[other] { $messages } Nachrichten bewegen
    } dazwischen { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }.
schedule = { $difference }. { $outputs }
schedule-outputs =
    Prozessor { $processor } erzeugt { $count ->
        [one] eine Ausgabe, bei { $first }
       *[other] { $count } Ausgaben, die erste bei { $first } und die letzte bei { $last }
    }; als letzte geht eine bei { $left } ab.
schedule-none = Dieser Lauf hat keine Ausgaben, die abgehen, während andere gerechnet werden.
supersteps =
    { $computation ->
        [one] Ein Superschritt rechnet
       *[other] { $computation } Superschritte rechnen
    } und { $communication ->
        [one] einer kommuniziert
       *[other] { $communication } kommunizieren
    }, mit insgesamt h = { $h }; T_p = { $time } Flops. { $sentence }
supersteps-none = Dieser Lauf ist auf einer Maschine ohne Superschritte.
heat-map = Über { $used } von { $links } Kanälen gingen Wörter: insgesamt { $words }, wobei jedes Wort auf jedem Kanal zählt, über den es geht. Die größte Zahl, { $most }, ging über den Kanal von { $from } nach { $to }.
heat-map-pairs = Zwischen { $pairs } Paaren von Prozessoren gingen { $words } Wörter. Die größte Zahl, { $most }, ging von { $from } nach { $to }.
heat-map-none = In diesem Lauf sendet kein Prozessor eine Nachricht.
efficiency = Die Effizienz E über der Anzahl der Prozessoren p, für n = { $n }.
speedup = Der Speedup S über der Anzahl der Prozessoren p, für n = { $n }.
isoefficiency = Das n, das die Effizienz E = { $efficiency } hält, über der Anzahl der Prozessoren p.
curve =
    { $points ->
        [0] Netz { $network }: Die geschlossene Form geht von { $first } bei p = { $from } bis { $last } bei p = { $to }.
        [one] Netz { $network }: Die geschlossene Form geht von { $first } bei p = { $from } bis { $last } bei p = { $to }; ein Lauf wurde simuliert.
       *[other] Netz { $network }: Die geschlossene Form geht von { $first } bei p = { $from } bis { $last } bei p = { $to }; { $points } Läufe wurden simuliert.
    }
curve-none =
    { $points ->
        [one] Netz { $network }: keine geschlossene Form; ein Lauf wurde simuliert.
       *[other] Netz { $network }: keine geschlossene Form; { $points } Läufe wurden simuliert.
    }
choose = Von { $all } Paaren aus p und n sind { $most } am schnellsten mit: { $formulation }. Für p = { $p } und n = { $n } ist es: { $here }, mit T_p = { $time } und E = { $efficiency }.
choose-beyond = Von { $all } Paaren aus p und n sind { $most } am schnellsten mit: { $formulation }. Dieser Lauf ist auf einem Prozessor, oder außerhalb davon.
choose-none = Auf dieser Maschine hat keine Formulierung eine geschlossene Form zum Vergleichen.
metrics = T_p = { $time } bei T_s = { $serial }: Der Speedup ist S = { $speedup } und die Effizienz E = { $efficiency }. Der Overhead ist T_o = { $overhead }.
spectrum =
    Von { $n } Koeffizienten ist der größte Nummer { $index }, mit Betrag { $magnitude }; { $count ->
        [one] einer ist
       *[other] { $count } sind
    } mindestens ein Hundertstel davon. Der relative Fehler gegen eine unabhängige FFT ist { $error }.
spectrum-none = Bei so vielen Prozessoren oder Punkten werden nur Zeiten simuliert: Es gibt keine Abtastwerte.
table = Alle Zahlen dieses Laufs: { $run }, Zelle für Zelle. { $sentence }


channel-from = Kanal von
channel-to = Kanal nach
source = Sender
destination = Empfänger
words = Wörter
start = von
end = bis
share = Anteil am Kanal
phase = Phase
first-stage = erste Stufe
last-stage = letzte Stufe
messages = Nachrichten
processor = Prozessor
activity = Tätigkeit
step = Schritt
partner = Partner
network = Netz
closed-form = geschlossene Form
simulated = simuliert
log-closed = log n, geschl. Form
log-printed = log n, wie gedruckt
log-simulated = log n, simuliert
fraction = Anteil an p · T_p
time = Zeit
distribution-number = Verteilung
stages = Stufen
element = Element
position = Position
left = ging ab bei
arrived = kam an bei
formulation = Formulierung
output = Ausgabe
produced = erzeugt bei
to-processor = an Prozessor
delivered = zugestellt bei
superstep = Superschritt
kind = Art
dims = m
form = geschl. Form ist
metric = Maß
value = Wert
value-from = aus
index = Index
input-re = Eingabe, reell
input-im = Eingabe, imaginär
transform-re = Transformierte, reell
transform-im = Transformierte, imaginär
table-name = Tabelle
row = Zeile
column = Spalte
more-rows =
    { $count ->
        [one] … { $count } weitere Zeile: CSV speichern
       *[other] … { $count } weitere Zeilen: CSV speichern
    }
rows-left-out = und { $rows } weitere
no-rows = Es gibt keine Zeilen.
