predict = Vorhersagen
predict-title = Fragen zu diesem Lauf, bevor er es zeigt (Q)
present = Vorführen
present-title = Vollbild, große Schrift, nur die Bilder (F)
