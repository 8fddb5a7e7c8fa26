heading = Parallele FFT: { $what }
parameters = Parameter
parameter = Parameter
value = Wert
meaning = Bedeutung
results = Ergebnisse
figures = Bilder
machine = Die Maschine bei t = { $time }, wenn am meisten los ist
why = Warum es so lange dauert: die Terme von T_p
curves = Effizienz über p, und wohin die Zeit dieses Laufs ging
supersteps = Die Superschritte
schedule = Wann ein Prozessor seine Ausgaben erzeugt und sendet
chosen = Was auf dem Bildschirm war, bei t = { $time }
link = Die interaktive Seite
link-hint = Code scannen oder Adresse eintippen: Es öffnet sich genau dieser Lauf.
link-local = Die Seite ist eine Datei auf einem Datenträger; was in ihrer Adresse hinter # steht, beschreibt diesen Lauf.
notes = Notizen
file = Arbeitsblatt zum Drucken
print = Arbeitsblatt drucken (H)
