percent = { $number }{"\u00A0"}%
percent-under = unter { $number }{"\u00A0"}%
percent-part = { $number } %

algorithm-serial = seriell
algorithm-binary-exchange = Binäraustausch
algorithm-transpose = Transposition
algorithm-two-dimensional = zweidimensional
algorithm-two-dimensional-rows = zweidimensional-zeilenweise
algorithm-group-cyclic = gruppenzyklisch
algorithm-cyclic-to-blocked = zyklisch-zu-Block
algorithm-output-driven = ausgabegesteuert
algorithm-slab = Scheiben
algorithm-pencil = Stäbe
algorithm-cyclic = zyklische Achsen
algorithm-program = Programm

topology-hypercube = Hyperwürfel
topology-mesh = Gitter
topology-torus = Torus
topology-mesh3d = 3D-Gitter
topology-complete = vollständig
topology-fat-tree = Fat Tree
topology-dragonfly = Dragonfly
kind-logp = LogP
kind-bsp = BSP

switching-store-and-forward = Store-and-Forward
switching-cut-through = Cut-Through
switching-wormhole = Wormhole

view-machine = Maschine
view-butterfly = Butterfly
view-timeline = Zeitachse
view-speedup = Speedup
view-efficiency = Effizienz
view-isoefficiency = Isoeffizienz
view-breakdown = Aufteilung
view-why = Warum
view-cube = Würfel
view-distribution = Verteilung
view-schedule = Zeitplan
view-supersteps = Superschritte
view-landscape = Landschaft
view-heat-map = Heatmap
view-choose = Wahl
view-metrics = Maße
view-scaling = Skalierung
view-measured = Messung
view-spectrum = Spektrum
view-table = Tabelle

machine-logp = einer LogP-Maschine mit { $p }
machine-bsp = einer BSP-Maschine mit { $p }
machine-hypercube = einem Hyperwürfel mit { $p }
machine-complete = einem vollständigen Graphen mit { $p }
machine-fat-tree = einem { $arity }-stelligen Fat Tree mit { $p }
machine-dragonfly = einer Dragonfly mit { $p }
machine-mesh = einem { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }-Gitter
machine-torus = einem { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }-Torus
machine-mesh3d = einem { $planes }{"\u00A0"}×{"\u00A0"}{ $rows }{"\u00A0"}×{"\u00A0"}{ $columns }-Gitter

parameters-logp = L = { $latency }, g = { $gap }, o = { $overhead }
parameters-loggp = L = { $latency }, g = { $gap }, o = { $overhead }, G = { $inner }
parameters-capacity = { $parameters }, Kapazität { $most }
with-virtual-channels = { $switching }, { $channels } virtuelle Kanäle
parameters-bsp = g = { $gap }, l = { $sync }

clock = t = { $now } von { $end }
unit-chosen = t_c = { $tc }
unit-axis = Zeiteinheiten
unit-flop = Flops
unit-microsecond = µs
description = { $sentence } Wohin die Zeit ging: { $parts }.
description-part = { $activity } { $percent }
by-sample = { $what } nach Abtastwert { $letter }
by-frequency = { $what } nach Frequenz { $letter } (Wellen in n Abtastwerten)
by-hertz = { $what } nach Frequenz in Hz
by-place = { $what } nach Zeile und Spalte
by-frequencies = { $what } nach Zeilen- und Spaltenfrequenz
real-part = Realteil
imaginary-part = Imaginärteil

compute = Rechnen
startup = Startup-Zeit
hop = je Hop
transfer = Übertragung
contention = Konflikte
idle = Leerlauf
overhead = Overhead
latency = Latenz
further-words = weitere Wörter
gap = Lücke
synchronisation = Synchronisation
communication = Kommunikation

stage = Stufe { $stage }
stages = Stufen { $first }–{ $last }
local-stage = lokale Stufe { $stage }
local-stages = lokale Stufen { $first }–{ $last }
local = lokal { $first }–{ $last }
redistribution = Umverteilung
reordering = Umordnung

critical-path = kritischer Pfad
switch = Switch, leitet Nachrichten weiter
free-channel = freier Kanal
one-message = eine Nachricht
heat-none = noch keine Wörter
heat-least = höchstens 1/6 des Maximums
heat-most = mehr als 5/6 des Maximums
shared-channel = Nachrichten, die sich einen Kanal teilen
wanted-channel = Nachrichten auf einem Kanal oder vor ihm
words-move = Daten unterwegs
message-under-way = Nachricht unterwegs
message-waits = wartende Nachricht
held-up = wartet (oben), während es sendet (unten)
waits-on-its-way = wartet unterwegs (oben), sendet (unten)
waits-for-gap = wartet auf die Lücke
waits-to-be-sent = wartet aufs Senden
work-for-outputs = Arbeit für eine Ausgabe nach der anderen
output = Ausgabe
leaves-under-way = geht ab, unterwegs
phase-two = Phase II
computation = Berechnung
l-synchronisation = l, Synchronisation
hg-communication = h·g, Kommunikation

simulated = simuliert
one-processor = ein Prozessor
no-closed-form = keine geschlossene Form
closed-form = geschlossene Form
closed-form-at-most = geschlossene Form, höchstens
closed-form-about = geschlossene Form, etwa
closed-form-at-least = geschlossene Form, mindestens
speedup-at = { $speedup } bei n = 2^{ $exponent }

distribution-input = Eingabe
distribution-input-stages = Eingabe, { $stages }
distribution-result = Ergebnis
distribution-between = dazwischen
pattern-one = alle auf einem Prozessor
pattern-blocks = Blöcke zu { $count }
pattern-parts = Teile zu { $count }
pattern-turns = { $processors } Prozessoren reihum
pattern-turns-each = { $processors } Prozessoren reihum, je { $count }
order-of-coefficients = in der Ordnung der Koeffizienten, die sie werden
order-of-index-and-result = in der Ordnung ihres Index (des Ergebnisses, der Koeffizienten)
order-of-index = in der Ordnung ihres Index
a-value = Größe: Betrag, voll für die Zahl darunter; Farbe und Pfeil: Winkel
not-yet = noch nicht berechnet
cell-value = Länge: Betrag; Farbe: Winkel
cell-size = Größe: Betrag; Farbe: Winkel
cell-largest = Länge: größter Betrag benachbarter Werte
cell-held-up = unterwegs aufgehalten
cell-delivered = zugestellt, vom Prozessor der Zeile an den der Spalte
