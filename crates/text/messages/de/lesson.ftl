tours = Touren
close = Schließen
left-step = Die Seite zeigt nicht mehr den Lauf dieses Schritts.
back-to-step = Zurück zum Schritt
