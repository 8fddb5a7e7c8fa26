samples-empty = Es steht keine Zahl darin. Erwartet wird je Zeile eine Zahl, re, oder zwei, re,im.
samples-number = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine endliche Zahl. Erwartet wird je Zeile eine Zahl, re, oder zwei, re,im.
samples-more = Zeile { $line }, Spalte { $column }: „{ $text }“ folgt auf zwei Zahlen. Erwartet wird je Zeile eine Zahl, re, oder zwei, re,im.
samples-comma = Zeile { $line }, Spalte { $column }: „{ $text }“ hat ein Dezimalkomma. Hier steht ein Punkt: 1.5.
samples-overflow = Zeile { $line }, Spalte { $column }: „{ $text }“ liegt jenseits der größten Zahl, die es gibt, 1.8e308.
samples-grouped = Zeile { $line }, Spalte { $column }: „{ $text }“ kann eine Zahl mit einem Leerzeichen zwischen den Ziffern sein oder zwei Zahlen. Bitte 1000 schreiben oder zwei Zahlen durch ein Komma trennen.
samples-columns = Zeile { $line }, Spalte { $column }: Die Spalte „{ $text }“ enthält weder die Zeit noch die Werte. Bitte nur eine Spalte mit Werten behalten oder zwei Spalten re und im nennen.
samples-long = Zeile { $line } hat mehr als { $most } Zeichen. Erwartet wird je Zeile eine Zahl, re, oder zwei, re,im.
samples-utf16 = Zeile 1, Spalte 1: Der Text ist UTF-16. Bitte als UTF-8 speichern.
samples-no-text = Zeile { $line }, Spalte { $column }: Das ist kein Text (UTF-8).
samples-many = Zeile { $line }: mehr als 2²² = { $most } Werte, das Meiste, was ein Lauf aufnimmt.
samples-large = Es ist größer als { $most } MiB; mehr wird nicht gelesen.
samples-memory = Zeile { $line }: Für weitere Werte fehlt der Speicher.
