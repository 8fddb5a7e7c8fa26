panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } ohne geschlossene Form
growth-factor = { $machine } × { $factor }
growth = E = { $efficiency } halten von { $from } bis { $to } Prozessoren? Die Zahl der Punkte muss wachsen: { $factors }.
title = Effizienzlandschaft
what = geschlossene Form über p und n; Ringe: ausgeführte Läufe; der Punkt lässt sich ziehen
about = Effizienz über p und n: Pfeiltasten bewegen, Enter lässt es laufen
watch = Diesen Lauf ansehen
