exchange-dimension = t = { $t }: Stufe { $stage } (die letzte ist { $last }), ein Austausch über Dimension { $dimension }.
exchange = t = { $t }: Stufe { $stage } (die letzte ist { $last }), ein Austausch zwischen Prozessoren, deren Nummern sich um { $apart } unterscheiden.
local-one = t = { $t }: Stufe { $stage } (die letzte ist { $last }), innerhalb jedes Prozessors.
local = t = { $t }: Stufen { $first } bis { $to } (die letzte ist { $last }), innerhalb jedes Prozessors.
redistribution = t = { $t }: Vor Stufe { $stage } (die letzte ist { $last }) gehen Elemente zu anderen Prozessoren.
reordering = t = { $t }: Die Ergebnisse gehen an ihren Platz.
moment = t = { $t }.
over = t = { $t }: Der Lauf ist zu Ende.

all-compute = { $p ->
    [2] Beide Prozessoren rechnen.
   *[other] Alle { $p } Prozessoren rechnen.
}
all-communicate = { $p ->
    [2] Beide Prozessoren kommunizieren.
   *[other] Alle { $p } Prozessoren kommunizieren.
}
doing = Von { $p } Prozessoren rechnen { $compute }, kommunizieren { $communicate }, warten { $idle }.

under-way = { $messages ->
    [one] Eine Nachricht ist unterwegs.
   *[other] { $messages } Nachrichten sind unterwegs.
}
shared = { $messages } davon teilen sich den Kanal { $channel } oder warten auf ihn.
load = Etwa { $messages } Nachrichten zugleich teilen sich den Kanal { $channel }.
gap = { $messages ->
    [one] Eine Nachricht wartet auf die Lücke.
   *[other] { $messages } Nachrichten warten auf die Lücke.
}
