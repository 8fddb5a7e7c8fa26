title = Vorhersagen
close = Schließen
waiting = Die nächste Frage wird vorbereitet …
number = Frage { $number }
covered = verdeckt bis zur Antwort
