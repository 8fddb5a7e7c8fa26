stages = Étages
signal = signal
spectrum = spectre
partners-apart = partenaires à distance { $distance }
mirrored = images miroir
inside = dans un processeur
pace = Rythme
pace-even = égal
pace-machine = comme sur la machine
invitation = Choisissez un nombre pour voir où il va et avec quoi il est combiné.

begin = { $n } échantillons d’un signal sont sur { $p } processeurs. Appuyez sur « Lire ».
exchange = Étage { $stage } : les partenaires à distance { $distance } sont sur deux processeurs. Ils échangent leurs nombres ; l’un calcule la somme, l’autre la différence.
exchange-costs = Temps : { $startup } pour démarrer, { $transfer } pour envoyer, { $compute } pour calculer.
local = Étage { $stage } : les partenaires à distance { $distance } sont dans un même processeur, donc rien ne bouge.
unpack = Étage { $stage } : dépaquette les échantillons réels. Chaque nombre est combiné avec son image miroir, celle de la fréquence négative. Celles des autres processeurs sont envoyées.
compute-costs = Temps : { $compute } pour calculer.
redistribute = Les processeurs redistribuent leurs nombres pour que les prochains partenaires soient dans un même processeur.
reorder = Les processeurs envoient chaque nombre à sa place finale.

waits = { $name } est sur le processeur { $processor }. Appuyez sur « Lire » pour voir où il va.
follow-message = { $name } va du processeur { $from } au processeur { $to }, où il est combiné avec { $partner }.
follow-others = { $count } autres passent de la même façon.
follow-local = Rien ne bouge : les partenaires à distance { $distance } sont dans le même processeur ({ $processors }).
follow-unpack = Rien ne bouge : les images miroir sont dans le même processeur ({ $processors }).
grown = Ensuite, { $count } nombres contiennent { $name }.
comes-of = { $name } se compose de { $count } entrées.
ends-in = { $name } est maintenant dans { $count } des { $total } résultats.
on-processor = { $name } sur le processeur { $processor }
sum = somme
difference = différence
twiddle = D’abord, { $name } est multiplié par son facteur de rotation { $power }. Cela le tourne de { $angle }° : ω tourne de 360°/{ $points }.
bit-reversed = Les résultats sont en ordre de bits inversé : { $name } contient { $result }, car { $from } lu à l’envers donne { $to }.

one-tone = Les hautes barres sont un son : il oscille { $swings }× en { $n } échantillons.
slow-is-tall = Les hautes barres sont le son lent, qui oscille { $slow }× en { $n } échantillons. Les basses sont le son rapide : { $fast }×.
fast-is-tall = Les hautes barres sont le son rapide, qui oscille { $fast }× en { $n } échantillons. Les basses sont le son lent : { $slow }×.
two-tones = Les barres sont deux sons : l’un oscille { $slow }× en { $n } échantillons, l’autre { $fast }×.
many-tones = Le spectre est complet. Aucune barre ne domine : le signal contient de nombreux sons.
complete = La transformée est complète.

close-up = Le papillon de près
cancel = { $value } : ils s’annulent
double = { $value } : ils se doublent
