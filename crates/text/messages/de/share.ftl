how = Wie
way-link = Link
way-element = Element
way-command = Befehl
way-qr = QR-Code
way-save = Speichern
show = Zeigen
all-views = alle Ansichten
under = und darunter
under-none = nichts
colours = Farben
colours-auto = wie das System
controls = Bedienung
controls-min = Start und Zeit
controls-none = keine
controls-list = ausgewählte
controls-full = alles
which = Welche
plays = spielt sofort
loops = immer wieder
height = Höhe, Pixel
height-usual = wie es passt
poster = Bis es geladen ist
poster-words = ein Satz
poster-file = das Bild, als Datei
poster-inline = das Bild, in der Seite
film-from = Film von
film-to = bis
film-seconds = in Sekunden
film-end = Ende

hint-link = Die Seite, wie sie gerade aussieht.
hint-iframe = Für jede Seite, die HTML annimmt. Die Höhe ist fest, für eine Spalte von etwa 800 Pixeln; die des Elements passt sich an.
hint-element = Lädt, wenn es fast auf dem Bildschirm ist, und passt seine Höhe an.
hint-site = Das Element braucht die Website: Sein Skript liegt neben den Seiten. Diese Seite ist eine einzige Datei, die ein iframe zeigen kann.
hint-markdown = Ein Bild, das zum interaktiven Bild führt.
hint-latex = Mit den Paketen graphicx und hyperref; die erste Zeile wandelt das Bild um.
hint-command = Derselbe Lauf und dasselbe Bild, aus einer Shell.
save-picture = Das Bild neben dem eigenen Text speichern:
picture-too-large = Das Bild ist zu groß für ein Attribut.
link-too-long = Der Link ist zu lang für einen Code.
own-samples =
    Eigene Abtastwerte sind nicht Teil eines Links: Wer ihn öffnet, wird um die Datei gebeten. Die gespeicherten Dateien
    enthalten sie.
light-colours = Eine Datei hat helle Farben, wenn keine anderen gewählt sind.
two-views = Sind alle Ansichten gewählt, zeigen Bild und Datei zwei: die Maschine und ihre Zeitachse.
on-your-disk =
    Diese Seite liegt auf dem eigenen Datenträger: Ein Link auf sie geht nur auf diesem Rechner. Die Datei selbst
    weitergeben, mit dem, was im Link hinter # steht, oder die Website auf einen Server legen.
parallel-fft = Parallele FFT: { $run }
caption = { $title }. { $sentence }
see-it-move = In Bewegung ansehen.

file-picture = Bild
file-data = Daten hinter der Ansicht
file-trace = Trace, für ui.perfetto.dev
file-film = Film
transparent = { $form }, transparent
save-as = { $what } speichern, { $form }
no-run = Es gibt keinen Lauf zum Speichern.
one-view-or-two = Eine Datei enthält eine Ansicht, oder zwei übereinander: bitte wählen.
text-to-copy = Text zum Kopieren
copy = Kopieren
copy-link = Link kopieren
save = Speichern
full-screen = Im Vollbild zeigen
preview = Vorschau
picture = Bild
