activity = Tätigkeit
channel = Kanal
channels = Kanäle
delivered = zugestellt
distribution = Verteilung
element = Element
elements = Elemente
flops = Flops
from = von
to = bis/an
in = in
is-there = kommt an
leaves = geht ab
message = Nachricht
messages = Nachrichten
messages-before = Nachrichten davor
now = jetzt
of = von
output = Ausgabe
pattern = Muster
phase = Phase
place = Platz
processor = Prozessor
produced = erzeugt
sends = sendet
share = Anteil an p·T_p
stage = Stufe
step = Schritt
superstep = Superschritt
until = bis
value = Wert
words = Wörter
held-up = von anderen aufgehalten
waits-for-gap = wartet auf die Lücke
pairs-differ = Abstand der Paare
pairs-are = Paare sind
first-input = erste Eingabe
second-input = zweite Eingabe
mirror-image = Spiegelbild
partner = Partner
element-of = R[{ $index }] auf Prozessor { $processor }
becomes = wird zu
two-elements = R[{ $low }] und R[{ $high }]
travels = unterwegs
travels-from-to = { $message }, von { $from } bis { $to }
not-sent-yet = noch nicht abgeschickt
is-delivered = angekommen
carries = trägt
times-root = gedreht um
times-root-of-side = gedreht um, mit ω von { $points } Punkten

caption-parts = Wohin die Zeit der Prozessoren ging
caption-processors = Zeit jedes Prozessors nach Tätigkeit
caption-phases = Phasen
caption-processors-at = Prozessoren bei t = { $time }
caption-messages-at = Nachrichten bei t = { $time }
caption-distribution = Welcher Prozessor welche Elemente hält, { $order }
caption-outputs = Ausgaben von Prozessor { $processor } in der Ordnung, in der sie erzeugt werden
caption-supersteps = Superschritte
caption-channels-at = Benutzte Kanäle bei t = { $time }

serial-time = T_s, serielle Zeit
parallel-time = T_p, parallele Zeit
speedup = S, Speedup
efficiency = E, Effizienz
overhead = T_o, Overhead
unit-of-time = Zeiteinheit
hops = Hops
communication-supersteps = Kommunikations-Superschritte
h-sum = h, Summe
most-loaded = vollster Kanal
error = relativer L2-Fehler

at-once = { $messages } zugleich auf { $channel }
channel-number = Kanal { $number }
count-words =
    { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
waits-for = wartet auf { $channel }
part-of-way = { $percent } des Wegs
part-of-words = { $percent } ihrer Wörter übertragen
head-under-way = ihr Kopf ist unterwegs
hops-of = { $done } von { $hops } Hops
itself = sich selbst
computation = Berechnung, { $stages }
communication = Kommunikation
in-binary = { $number } = { $bits } binär
on-two-processors = auf zwei Prozessoren
within-a-processor = in einem Prozessor
span = { $from } bis { $to }
computes-stage = rechnet Stufe { $stage }
computes-stages = rechnet Stufen { $first }–{ $last }
computes-node = rechnet einen Knoten von Stufe { $stage }
computes-half = rechnet seine Hälfte von Stufe { $stage }
unpacks = entpackt reelle Werte
exchanges-with = tauscht mit { $processor }
sends-and-receives = sendet an { $to }, empfängt von { $from }
sends-and-goes-on = sendet an { $to } und macht weiter
waits-for-processor = wartet auf { $from }
moves-within-memory = bewegt Elemente in seinem Speicher
