none-serial = Ein einzelner Prozessor sendet keine Nachrichten; es gibt also nichts vorherzusagen. Bitte mindestens zwei wählen.
none-large = Dieser Lauf ist zu groß für Fragen: Sie brauchen weitere Läufe dieser Größe, und die dürfen höchstens eine Sekunde dauern.
none-more = Mehr ist zu diesem Lauf nicht zu fragen.
none-program = Fragen gibt es zu den Formulierungen: eine davon als Algorithmus wählen.
score = { $right } von { $asked } richtig
answer = Zeigen, was geschieht
covers = Die Antworten sind auf der Seite verdeckt, bis die eigene gegeben ist.
keys = Die Zifferntasten wählen, Enter antwortet.
right = Richtig.
wrong = Nicht ganz. Die Antwort ist: { $answer }.
yours = Gewählt war: { $answer }.
back = Zurück zum Lauf davor
again = Noch einmal zeigen
next = Nächste Frage
fresh = Andere Fragen

sketch-given = Auf einem Prozessor ist E { $efficiency }.
sketch-label = E über p: die Skizze
sketch-label-both = E über p: die Skizze und der Lauf
sketch-point = E bei p = { $p }
sketch-yours = die Skizze
sketch-run = der Lauf
sketch-right = Gut gezeichnet: Im Mittel liegt die Skizze um { $distance } neben dem Lauf.
sketch-wrong = Im Mittel liegt die Skizze um { $distance } neben dem Lauf.
sketch-most = Am weitesten bei p = { $p }: { $yours } gezeichnet, { $run } im Lauf.
sketch-table = Effizienz, gezeichnet und gelaufen
