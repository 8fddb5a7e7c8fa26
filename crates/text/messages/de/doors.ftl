predict = Vorhersagen
predict-title = Fragen zu diesem Lauf, bevor man ihn sieht (Q)
present = Vorführen
present-title = Vollbild, große Schrift, nur die Bilder (F)
end-presenting = Vorführung beenden
