in-words = In Worten
all-in-words = jedes Bild in Worten und als Tabelle
