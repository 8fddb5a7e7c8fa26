more-than-1 = mehr als 1
axis-p = p, Prozessoren
printed = gedruckt
around = E = { $e } mit 2^{ $log-n }, { $half } mit der Hälfte
equation = Gleichung { $number }
axis-g = g, in Butterfly-Knoten
no-idling = kein Leerlauf
source = { $paper }, { $place }
and-more =
    { $more ->
       *[other] { $few }; und { $more } weitere
    }
differs-note = ≠ berechnet (veröffentlicht)
agrees = stimmt
differs = ≠ weicht ab
beside = daneben
more-rows =
    { $rest ->
        [one] und { $rest } weitere Zeile
       *[other] und { $rest } weitere Zeilen
    }

column-what = was
column-of = von
column-case = Fall
column-said = gesagt
column-published = veröffentlicht
column-computed = berechnet
column-by = nach
column-iteration = Iteration
column-hops = Hops
column-switching = Vermittlung
column-share = Anteil der Zeit
column-topology = Topologie
column-exactly = genau
column-one-piece = T_p in einem Stück
column-best-chunks = T_p in Stücken bester Größe
column-as-cut = wie der Plan sie schneidet
column-ordered = Exponent von p, geordnet
column-unordered = ungeordnet
column-relative-difference = relative Abweichung
column-definition = gegen die Definition
column-published-is = Veröffentlichtes ist
column-power = Potenz von p log p von p = 256 bis 1024
column-power-far = von 2^15 bis 2^16
column-network = Netz
column-growth = Wachstum von n bis
column-from = von
column-transpose = T_o / n der Transposition
column-exchange = des Binäraustauschs
column-by-pairs = nach Paaren
column-formulation = Formulierung
column-exact-sum = mit √p − 1
column-no-rim = ohne Rand
column-mesh = Gitter
column-hypercube = Hyperwürfel
column-algorithm = Algorithmus
column-communication = log n durch Kommunikation
column-concurrency = log n durch Nebenläufigkeit
column-machine = Maschine
column-equations = nach Gleichungen 1 und 4
column-zeros = Nullen rechts aufgefüllt in Iteration 0 von 8 Punkten
column-executed = ausgeführt
column-claim = Behauptung
column-predicted = vorhergesagt (3.9)
column-column = Spalte
column-mean = Mittel
column-mean-rustfft = Mittel einer anderen FFT (rustfft)
column-time = Zeit, ms
column-time-34 = ms bei 34,9 Mflop/s
column-microseconds = mit g und l in µs
column-this-machine = dieser Rechner, ms
column-upper-bound = eine obere Schranke
column-parameter = Parameter
column-as = als
column-digits = Ziffern
column-row = Zeile
column-columns = Spalten
column-produced = erzeugt bei
column-leaves = geht ab bei
column-nodes = Knoten dafür bearbeitet
column-outputs = Ausgaben mit
column-words = Wörter
column-corrected = korrigiert
column-corrected-t = mit korrigiertem T
column-by-inputs = Eingabe für Eingabe
column-corrected-r = mit korrigiertem R

## Woher die beiden Seiten einer Zeile kommen.

source-printed = gedruckt
source-unverified = zugeschrieben, nicht nachgeprüft
source-formula = Formel der Quelle
source-ours = von uns
source-at = { $what }, { $at }
at-section = Abschnitt { $number }
at-page = Seite { $number }
at-problem = Aufgabe { $number }
at-example = Beispiel { $number }
method-executed = ausgeführt
method-counted = gezählt
method-closed-form = geschlossene Form
method-arithmetic = nachgerechnet
method-measured = hier gemessen
chosen-here = { $name } { $value } (hier gewählt)
common-parameters = Wo eine Zeile nichts anderes sagt: { $all }
tally-of = { $source }, { $method }
tally = { $what }: { $said }
tally-agree =
    { $all ->
        [one] { $all } Zeile, sie stimmt überein
       *[other] alle { $all } Zeilen stimmen überein
    }
tally-differ =
    { $reasons ->
        [one] { $agree } von { $all } Zeilen stimmen überein, { $differ } aus einem Grund nicht
       *[other] { $agree } von { $all } Zeilen stimmen überein, { $differ } aus { $reasons } Gründen nicht
    }
tally-beside =
    { $rows ->
        [one] { $rows } Zeile, nicht verglichen
       *[other] { $rows } Zeilen, nicht verglichen
    }
no-score = Was die Quelle hier druckt, sind Formeln und keine Zahlen: Wie es um sie steht, folgt.
no-score-unverified = Was der Quelle hier zugeschrieben wird, ließ sich nicht nachschlagen und zählt nirgends mit: Wie es darum steht, folgt.
column-most-at = am meisten bei
column-flops-too-many = Flops zu viel (3.7)
column-numbers-too-many = Zahlen zu viel (3.8)
column-dimensions = Dimensionen
column-part = Teil
column-source = linke Seite
column-method = rechte Seite
column-parameters = Parameter
column-paper = Quelle
column-rows = Zeilen
column-compared = verglichen
column-agree = stimmen überein
column-reasons = Gründe der anderen
