title = Warum es so lange dauert
about = Tₚ Term für Term; einen Term auswählen, um zu sehen, was ihn ausmacht
question = warum?
terms = Die Terme von Tₚ
term-by-term = Was die Formel von jedem Term sagt und was der Lauf brauchte
column-term = Term
column-numbers = mit Zahlen
column-formula = Formel sagt
column-formula-least = Formel sagt mindestens
column-formula-about = Formel sagt etwa
column-run = Lauf brauchte
column-beyond = über die Formel hinaus
term-told = { $term }: { $time }, { $share } von Tₚ
sum = Tₚ, die Summe
exact-after = Die Formel ist exakt ({ $source }): Jeder Term ist, was der Lauf brauchte.
exact = Die Formel ist exakt: Jeder Term ist, was der Lauf brauchte.
by-rank = Die Formel ist für die Summe exakt ({ $source }). Wer auf einen Kanal wartet und wer auf einen Partner, hängt von der Reihenfolge der Prozessoren ab, die im selben Augenblick kommen.
at-least = Die Formel ist eine untere Schranke ({ $source }): Kein Lauf ist schneller. Dieser brauchte { $time } mehr, { $share } von Tₚ.
near = Die Formel ist eine Näherung ({ $source }). Dieser Lauf brauchte { $time } mehr, { $share } von Tₚ.
near-less = Die Formel ist eine Näherung ({ $source }). Dieser Lauf brauchte { $time } weniger, { $share } von Tₚ.
counts-one = Sie zählt einen Prozessor mit den meisten Aufgaben, während die Terme des Laufs Mittel über alle sind.
none = Für diesen Lauf gibt es keine geschlossene Form: Dies sind seine eigenen Terme.
worst = Der vollste Kanal ist { $channel } mit { $load ->
    [one] { $load } Nachricht
   *[other] { $load } Nachrichten
} zugleich.
worst-of-several = Einer der vollsten Kanäle ist { $channel } mit { $load ->
    [one] { $load } Nachricht
   *[other] { $load } Nachrichten
} zugleich.
show-worst = Ihn am vollsten zeigen
row-term = Term
row-took = brauchte
row-share = von Tₚ
row-now = jetzt
now-of = { $count } von { $all } Prozessoren
