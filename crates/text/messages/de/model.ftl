unreachable-efficiency = eine Effizienz von { $efficiency } ist nicht erreichbar; erlaubt: über 0 und unter 1
unreachable-processors =
    p = { $p } ist nicht möglich; erlaubt: eine Zweierpotenz von 1 bis 65536, für seriell 1,
    für eine Transposition in m Dimensionen mindestens 2^(m−1), für zweidimensional eine gerade Zweierpotenz
no-closed-form = für diese Formulierung gibt es auf dieser Maschine keine geschlossene Form; ihre Läufe werden simuliert
