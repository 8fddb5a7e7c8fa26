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
limits = Schranken neben diesem Lauf
limits-about = Kein Lauf liegt unter diesen Schranken. Die letzten beiden gelten für diesen Ablaufplan, die anderen für jeden Algorithmus mit derselben Eingabe, Ausgabe und Maschine.
column-limit = Schranke
column-at-least = mindestens
column-times = mal die Schranke
limit-words = Wörter in den am meisten empfangenden Prozessor
limit-halving-words = Wörter von einer Hälfte der Prozessoren zur anderen
limit-word-time = Tₚ, weil ein Prozessor diese Wörter senden muss
limit-halving-time = Tₚ, weil diese Wörter durch die Kanäle zwischen den Hälften müssen
limit-startup-time = Tₚ, weil jeder Prozessor etwas von jedem anderen braucht
limit-without-contention = Tₚ dieses Ablaufplans, jede Nachricht wie allein
limit-computation = Tₚ dieses Ablaufplans, Nachrichten ohne Zeit
limit-told = { $limit }: mindestens { $least }, hier { $run }, das { $times }-Fache.
limit-reached = { $limit }: mindestens { $least }, was dieser Lauf erreicht.
limits-order = Eine parallele FFT bewegt Wörter in der Größenordnung von (n/p)·log n/log(n/p) je Prozessor, hier { $words }; der Faktor ist unbekannt (Hong und Kung 1981; Bilardi, Scquizzato und Silvestri 2018).
