stages = Etapas
signal = señal
spectrum = espectro
partners-apart = parejas a distancia { $distance }
mirrored = imágenes especulares
inside = dentro de un procesador
pace = Ritmo
pace-even = uniforme
pace-machine = como en la máquina
invitation = Elija un número para ver adónde va y con cuál se combina.

begin = { $n } muestras de una señal están en { $p } procesadores. Pulse «Reproducir».
exchange = Etapa { $stage }: las parejas a distancia { $distance } están en dos procesadores. Intercambian sus números; uno calcula la suma y el otro la diferencia.
exchange-costs = Tiempo: { $startup } para arrancar, { $transfer } para enviar, { $compute } para calcular.
local = Etapa { $stage }: las parejas a distancia { $distance } están en un mismo procesador, así que nada se mueve.
unpack = Etapa { $stage }: desempaqueta las muestras reales. Cada número se combina con su imagen especular, la de la frecuencia negativa. Las que están en otros procesadores se envían.
compute-costs = Tiempo: { $compute } para calcular.
redistribute = Los procesadores redistribuyen sus números para que las siguientes parejas estén en un mismo procesador.
reorder = Los procesadores envían cada número a su lugar final.

waits = { $name } está en el procesador { $processor }. Pulse «Reproducir» para ver adónde va.
follow-message = { $name } va del procesador { $from } al procesador { $to }, donde se combina con { $partner }.
follow-others = Otros { $count } cruzan del mismo modo.
follow-local = Nada se mueve: las parejas a distancia { $distance } están en el mismo procesador ({ $processors }).
follow-unpack = Nada se mueve: las imágenes especulares están en el mismo procesador ({ $processors }).
grown = Después, { $count } números contienen { $name }.
comes-of = { $name } se compone de { $count } entradas.
ends-in = { $name } está ahora en { $count } de los { $total } resultados.
on-processor = { $name } en el procesador { $processor }
sum = suma
difference = diferencia
twiddle = Primero { $name } se multiplica por su factor de giro { $power }. Eso lo gira { $angle }°: ω gira 360°/{ $points }.
bit-reversed = Los resultados están en orden de bits invertido: { $name } contiene { $result }, porque { $from } leído al revés es { $to }.

one-tone = Las barras altas son un tono: oscila { $swings }× en { $n } muestras.
slow-is-tall = Las barras altas son el tono lento, que oscila { $slow }× en { $n } muestras. Las bajas son el tono rápido: { $fast }×.
fast-is-tall = Las barras altas son el tono rápido, que oscila { $fast }× en { $n } muestras. Las bajas son el tono lento: { $slow }×.
two-tones = Las barras son dos tonos: uno oscila { $slow }× en { $n } muestras, el otro { $fast }×.
many-tones = El espectro está completo. No destacan unas pocas barras: la señal contiene muchos tonos.
complete = La transformada está completa.

close-up = La mariposa de cerca
cancel = { $value }: se cancelan
double = { $value }: se duplican
