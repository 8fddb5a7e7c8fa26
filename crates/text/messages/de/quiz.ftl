stays-within = „Gleich bleiben“ heißt: eine Änderung um weniger als { $tolerance }.
rises = E steigt
falls = E fällt
stays = E bleibt gleich
double-p = Die Prozessoren werden verdoppelt, von { $from } auf { $to }. Wie ändert sich E?
double-p-why = E ist { $before } auf { $from } Prozessoren und { $after } auf { $to }.
double-n = Die Punkte werden verdoppelt, von { $from } auf { $to }. Wie ändert sich E?
double-n-why = E ist { $before } mit { $from } Punkten und { $after } mit { $to }.
most-more = Von der Zeit der Prozessoren entfällt nun ein größerer Teil auf: { $part }, { $before } vorher, { $after } jetzt.
most-less = Von der Zeit der Prozessoren entfällt nun ein kleinerer Teil auf: { $part }, { $before } vorher, { $after } jetzt.
times-four = { $symbol } wird viermal so groß: { $to } statt { $from }. Welcher Teil der Zeit der Prozessoren wächst am meisten?
times-four-why = Im Mittel braucht ein Prozessor mehr Zeit für: { $part }, { $more } mehr, und { $second }, { $less } mehr. T_p geht von { $before } auf { $after }.
times-four-alone = Im Mittel braucht ein Prozessor mehr Zeit für: { $part }, { $more } mehr, und für nichts sonst. T_p geht von { $before } auf { $after }.
hottest = Welcher dieser Kanäle trägt oder staut zugleich die meisten Nachrichten? Man kann auch auf der Maschine auf ihn zeigen.
hottest-why = Kanal { $channel } hat { $load ->
    [one] eine Nachricht zugleich
   *[other] { $load } Nachrichten zugleich
} bei t = { $time }.
hottest-other = Kanal { $channel } hat höchstens { $load }.
size = Wie groß muss n mindestens sein für E = { $efficiency } auf { $p } Prozessoren?
size-why = Mit { $n } Punkten ist E { $here }, mit halb so vielen { $below }.
topology = Dieselbe Transformation läuft auf { $there } statt auf { $here }. Wie lange dauert sie?
pace-same = etwa gleich lange, innerhalb von { $tolerance }
pace-longer = bis zu { $most }-mal so lange
pace-long = { $least }- bis { $most }-mal so lange
pace-longest = mehr als { $least }-mal so lange
pace-shorter = kürzer, um einen Faktor bis { $most }
pace-short = kürzer, um einen Faktor von { $least } bis { $most }
pace-shortest = kürzer, um einen Faktor über { $least }
topology-why = T_p ist { $before } auf { $here } und { $after } auf { $there }: { $factor }-mal so lange.
time = Wohin geht der größte Teil der Zeit der Prozessoren?
time-why = Von der Zeit aller Prozessoren braucht { $part } { $most }; dann kommt { $second } mit { $less }.
waits = Welcher dieser Prozessoren hat am längsten Leerlauf?
processor = Prozessor { $number }
waits-why = Prozessor { $number } hat { $idle } von T_p = { $time } Leerlauf.
waits-other = Prozessor { $number } hat { $idle } Leerlauf.
sketch = Wie fällt oder steigt E mit p? Erst die Kurve zeichnen, dann sehen: über die Fläche ziehen oder jeden Punkt unten einstellen.
