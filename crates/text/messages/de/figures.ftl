machine = Maschine
machine-about = Prozessoren, Kanäle und die Nachrichten dazwischen
butterfly = Butterfly
butterfly-about = Der Butterfly-Graph mit seiner Wellenfront
butterfly-stages =
    { $across ->
        [0] alle { $within } Stufen innerhalb der Prozessoren: Nachrichten verteilen nur um
        [one] { $across } Stufe über Prozessoren hinweg, { $within } innerhalb
       *[other] { $across } Stufen über Prozessoren hinweg, { $within } innerhalb
    }
timeline = Zeitachse
timeline-rows = eine Zeile je Prozessor
timeline-about = Was jeder Prozessor wann tat
schedule = Zeitplan eines Prozessors
schedule-rows = seine Ausgaben, wann sie abgehen, und was ankommt
schedule-about = Wann ein Prozessor jede Ausgabe erzeugt und sendet
supersteps = Superschritte
supersteps-rows = die größte Arbeit eines Prozessors; h·g + l für das Bewegte
supersteps-about = Ein Balken je Superschritt
heat-map = Heatmap
heat-map-what = Wörter, die bisher über jeden Kanal gingen
heat-map-about = Eine Zeile je Sender, eine Spalte je Empfänger, nach Wörtern schattiert
breakdown = Wohin die Zeit ging
cube = Würfel
cube-what = wer welchen Teil hält, vor und nach jeder Umverteilung
cube-about = Die Punkte als Quader in den Farben der Prozessoren, die sie halten, vor und nach jeder Umverteilung
cube-turn = Würfel drehen
distribution = Verteilung
distribution-what = welcher Prozessor welches Element hält
distribution-about = Welcher Prozessor welches Element vor und nach jeder Umverteilung hält
distribution-order = Ordnung der Elemente
by-index = nach Index
by-memory = nach Speicher
table = Tabelle
table-what = derselbe Lauf als Tabellen
choose = Schnellste Formulierung
choose-what = das kleinste Tₚ nach geschlossenen Formen für jedes p und n; gepunktet: nicht exakt; m: Dimensionen der Transposition
choose-about = Die schnellste Formulierung über p und n: Pfeiltasten bewegen, Enter lässt sie laufen
metrics = Maße der Skalierbarkeit
metrics-what = dieses Laufs, GK App. B
scaling = Wie es skaliert
scaling-what = mit festem n, n/p, W/p oder Tₚ
measured = Auf dem eigenen Gerät
measured-what = Messung neben Simulation und geschlossener Form

processors = { $p ->
    [1] ein Prozessor
   *[other] { $p } Prozessoren
}
processors-dimensions = { $processors }, { $dimensions ->
    [one] { $dimensions } Dimension
   *[other] { $dimensions } Dimensionen
}
processors-no-channels = { $processors }, keine Kanäle
processors-grid = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } Prozessoren
processors-tree = { $processors }, { $levels ->
    [one] { $levels } Ebene
   *[other] { $levels } Ebenen
} von Switches
processors-groups = { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
} aus je { $routers ->
    [one] { $routers } Router
   *[other] { $routers } Routern
} mit { $hosts ->
    [one] { $hosts } Prozessor
   *[other] { $hosts } Prozessoren
}

messages = Nachrichten
error = Fehler
timing-only = nur Zeiten
hottest = vollster Kanal
hottest-short = Engpass
hottest-is = { $load } auf { $channel }

efficiency = Effizienz
speedup = Speedup
isoefficiency = Isoeffizienz
curves = Kurven
points-threshold = { $points }, { $threshold }
threshold-dotted = Schwelle gepunktet
points-ideal = { $points }, ideal gepunktet
keep = halten:
keep-about = Effizienz, die zu halten ist
keep-of-run = wie Lauf
simulating = { $done } von { $points } Punkten simuliert
too-costly = nicht simuliert, zu viele Nachrichten: { $curves }
no-n-is-enough = kein n, das laufen kann, ist groß genug: { $curves }
from-p = { $curve } p ≥ { $p }
not-simulated = hier nicht simuliert
rings-answer = Ringe: simuliert; einen wählen öffnet ihn, Punkt ziehen
curves-about = Kurven über p: { $curves }
curve-ends = { $name } endet mit { $value } bei p = { $p }
curve-ends-nowhere = { $name } hat keine Werte

spectrum = Spektrum
spectrum-none = nicht mit so vielen Prozessoren oder Punkten: nur Zeiten werden simuliert
spectrum-and-signal = Signal und Spektrum
race-them = Beide gegeneinander antreten lassen
spectrum-listen = Das Spektrum anhören
spectrum-listen-about = Die schon berechneten Koeffizienten hören: X(k) ist der k-te Oberton, so laut wie sein Betrag (Z)
spectrum-sounds = { $there } von { $n } Koeffizienten klingen.
transform = Transformierte, Beträge von { $n } Koeffizienten in natürlicher Ordnung
inverse-transform = Inverse Transformierte, Beträge von { $n } Koeffizienten in natürlicher Ordnung

standstill = Kein Lauf: Seine Nachrichten warten aufeinander
standstill-why = Bei Wormhole-Vermittlung hält eine Nachricht die Kanäle hinter sich, während sie auf den nächsten wartet. Bei den anderen wartet sie in einem Prozessor und hält keinen.

run = { $algorithm } auf { $machine }, { $messages }
run-ordered = { $algorithm }, geordnet, auf { $machine }, { $messages }
run-one = { $algorithm } auf einem Prozessor
run-time = { $run }: { $time }
window = { $run } · hyperfly

play = Abspielen
pause = Anhalten
play-key = Leertaste
speed = Tempo
speed-keys = . und ,
moment = Zeitpunkt des Laufs
schedule-needs = Dieser Lauf sendet ganze Anteile auf einmal. Ein Zeitplan einzelner Ausgaben gehört zu cyclic-to-blocked und output-driven, am besten auf einer LogP-Maschine.
schedule-run = output-driven auf LogP ausführen
not-started = nicht gestartet: siehe Zeile { $line }
stops-early = hält in Zeile { $line } an
supersteps-run = Auf einer BSP-Maschine ausführen

questions = Fragen
view-of = Ansicht { $k } von { $total }
question-moved = Was bewegte sich?
question-time = Wo blieb die Zeit?
question-formula = Was sagt die Formel?
question-signal = Was ist das Signal?
question-holders = Wer hat was?
question-what-if = Was wäre wenn …?
question-numbers = Alle Zahlen

of-processors = von { $p }
