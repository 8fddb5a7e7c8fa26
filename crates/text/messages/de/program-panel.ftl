save = Speichern
right = Richtig: Es berechnet die Transformation.
by-line = Zeit nach Zeilen
line = Zeile
time = Zeit
share = Anteil
by-line-hint = Im Mittel über die Prozessoren, samt Warten.
passed = Bestanden.
receipt = Beleg, mit dem Programm abzugeben:
next-exercise = Nächste Übung
formulations = Die Formulierungen als Programme
exercises = Übungen
how-to-write = Was ein Programm sagen kann
for-lecturers = Eigene Übungen
most-p = höchstens { $most } mit einem Programm
most-n = höchstens { $most } mit einem Programm
exercise-of = Übung { $at } von { $all }
hint = Hinweis { $at } von { $all }
not-passed = Noch nicht bestanden: { $held } von { $all } Prüfungen gelten.
your-turn = Jetzt sind Sie dran: So weit kommt das Programm bisher.
wrong =
    { $faults ->
        [one] Noch nicht richtig: ein Fehler.
       *[other] Noch nicht richtig: { $faults } Fehler.
    }
checked-for = Geprüft für { $cases }.
must-hold = Es muss gelten: { $claims }.
only = Nur { $calls }.
most-lines =
    { $lines ->
        [one] Höchstens eine Zeile.
       *[other] Höchstens { $lines } Zeilen.
    }
open = Datei öffnen
term = Term von Tₚ
its-lines = Zeilen
line-number = Zeile { $line }
no-file = Dieses Programm gehört zur Übung „{ $id }“, deren Datei hier nicht geöffnet wurde. Wer sie öffnet, kann das Programm bewerten lassen.
no-exercise = „{ $id }“ ist noch keine Übung:
calls = Aufrufe: zum Einfügen auswählen
call-exchange = Sendet diese Slots an einen Prozessor, wartet auf dessen Nachricht und ergibt die Slots, in denen sie liegt.
call-send = Sendet diese Slots an einen Prozessor und macht sofort weiter.
call-receive = Wartet auf die nächste Nachricht eines Prozessors und ergibt die Slots, in denen sie liegt.
call-combine = Rechnet die eigene Hälfte jedes Butterflys, an Ort und Stelle.
call-butterfly = Rechnet beide Hälften jedes Butterflys, an Ort und Stelle.
call-local = Rechnet alle übrigen Stufen innerhalb dieser Slots, an Ort und Stelle.
call-copy = Kopiert Slots innerhalb des Speichers; braucht keine Zeit.
