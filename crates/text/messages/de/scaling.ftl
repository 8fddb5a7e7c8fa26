# Die Regeln

strong = n fest: starke Skalierung
memory = n/p fest: schwache Skalierung, durch den Speicher begrenzt
work = W/p fest: skalierter Speedup
time = Tₚ fest: durch die Zeit begrenzt

ideal = ideal
amdahl = Amdahl
gustafson = Gustafson
amdahl-fit = Amdahls Gesetz, f = { $f } (Läufe, p ≤ { $last })
gustafson-fit = Gustafsons Gesetz, f′ = { $f } (Läufe, p ≤ { $last })
marks = Linie: geschlossene Form. Ring: ausgeführt, mit der größten Zweierpotenz n, die die Regel erlaubt, sodass sein Tₚ unter der Linie liegen kann.
chart = { $what } über p, eine Linie für jede Regel

strong-stops = Mit festem n = { $n } endet S bei { $speedup } (p = { $p }).
strong-goes-on = Mit festem n = { $n } erreicht S { $speedup } (p = { $p }), wo die Läufe enden.
weak-stops = Mit festem n/p endet er bei { $speedup } (p = { $p }).
weak-goes-on = Mit festem n/p geht es weiter bis { $speedup } (p = { $p }).
law = Amdahls Gesetz, an die Läufe mit p ≤ { $last } angepasst, verspricht { $promised } für p = { $p }; der Lauf ergibt { $speedup }.
no-serial-part = Kein Teil dieser FFT ist seriell: Was das Gesetz dafür hält, ist Overhead, und der ist nicht konstant. f ist { $first } für p = { $from } und { $then } für p = { $to }.
one-processor = Diese Formulierung läuft nur auf einem Prozessor; da gibt es nichts zu skalieren.
no-lines = Eine geschlossene Form gibt es hier nicht, daher nur Ringe.
left-out = Läufe mit mehr als { $most } Nachrichten sind ausgelassen.

rule = Regel
n-executed = n, ausgeführt
line-log-n = log n der Linie
line-time = Tₚ der Linie
line-speedup = S der Linie
line-efficiency = E der Linie
law-says = S nach dem Gesetz

terms = Begriffe
term-strong-name = starke Skalierung
term-strong = Dasselbe n auf immer mehr Prozessoren. Jeder hat weniger zu rechnen, also nimmt die Kommunikation einen wachsenden Teil der Zeit ein, und S wächst nicht weiter.
term-weak-name = schwache Skalierung, durch den Speicher begrenzt
term-weak = p-mal so viele Punkte auf p Prozessoren: n/p bleibt gleich, also bleibt der Speicher jedes Prozessors gleich voll. Für eine Transformation, deren Speicher ihre n Punkte sind, ist beides eins. W wächst etwas schneller als p, da auch log n wächst.
term-scaled-name = skalierter Speedup
term-scaled = S für p-mal so viel Arbeit auf p Prozessoren: W/p bleibt gleich (Gustafson, Montry und Benner).
term-time-name = durch die Zeit begrenzte Skalierung
term-time = Die meisten Punkte, die p Prozessoren in der Zeit transformieren, die einer für das n des Anfangs braucht.
term-amdahl-name = Amdahls Gesetz
term-amdahl = S ≤ 1/(f + (1 − f)/p), wenn einen Teil f der Arbeit ein Prozessor allein tut; S bleibt dann unter 1/f. Die FFT hat keinen solchen Teil: Ein f, das an wenige Läufe angepasst ist, verspricht mehr oder weniger, als größere p ergeben.
term-gustafson-name = Gustafsons Gesetz
term-gustafson = S = p − f′ · (p − 1), wenn für einen Teil f′ der Zeit auf p Prozessoren nur einer arbeitet. Läufe verlassen diese Gerade, wo der Overhead schneller wächst als p.
term-bisection-name = Bisektion
term-bisection = Die wenigsten Verbindungen zwischen zwei Hälften eines Netzes: p/2 auf einem Hyperwürfel, √p auf einem quadratischen Gitter. Bei einer Transposition muss die Hälfte aller Wörter hinüber; das bremst das Gitter.
term-overhead-name = Overhead T_o
term-overhead = Bei parallelen Systemen: alle Zeit aller Prozessoren, die kein nützliches Rechnen ist, T_o = p · T_p − W.
term-o-name = Overhead o
term-o = Bei LogP: die Zeit, die ein Prozessor mit dem Senden oder Empfangen eines Worts beschäftigt ist. Nur ein Teil von T_o kommt daher; L, g und das Warten sind andere.
term-threshold-name = Schwelle des Binäraustauschs
term-threshold = t_c / (t_c + t_w) auf einem Hyperwürfel (GK 4.1.1). Um eine Effizienz bis hierher zu halten, muss n nur wie p wachsen, darüber wie eine höhere Potenz von p. Sie ist die des Binäraustauschs: Eine Transposition hat eine andere oder keine.
term-bsp-name = serielle Zeit auf BSP
term-bsp = In Flops gezählt: T_s = 5 · n · log n, da ein Butterfly für seine beiden Ausgaben 10 Flops hat.
term-radix-name = serielle Zeit mit Radix 4
term-radix = Zwei Stufen, als eine berechnet, brauchen 17/20 der Flops; also ist T_s 17/20 dessen von Radix 2 (bei ungeradem log n bleibt eine Stufe allein). S bezieht sich auf dieses schnellere Programm.
