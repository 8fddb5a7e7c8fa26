stages = Estágios
signal = sinal
spectrum = espectro
partners-apart = parceiros a distância { $distance }
mirrored = imagens espelhadas
inside = dentro de um processador
pace = Ritmo
pace-even = uniforme
pace-machine = como na máquina
invitation = Escolha um número para ver aonde ele vai e com qual se combina.

begin = { $n } amostras de um sinal estão em { $p } processadores. Pressione “Reproduzir”.
exchange = Estágio { $stage }: os parceiros a distância { $distance } estão em dois processadores. Eles trocam seus números; um calcula a soma, o outro a diferença.
exchange-costs = Tempo: { $startup } para iniciar, { $transfer } para enviar, { $compute } para calcular.
local = Estágio { $stage }: os parceiros a distância { $distance } estão em um só processador, então nada se move.
unpack = Estágio { $stage }: desempacota as amostras reais. Cada número é combinado com sua imagem espelhada, a da frequência negativa. As que estão em outros processadores são enviadas.
compute-costs = Tempo: { $compute } para calcular.
redistribute = Os processadores redistribuem seus números para que os próximos parceiros estejam em um só processador.
reorder = Os processadores enviam cada número ao seu lugar final.

waits = { $name } está no processador { $processor }. Pressione “Reproduzir” para ver aonde ele vai.
follow-message = { $name } vai do processador { $from } ao processador { $to }, onde se combina com { $partner }.
follow-others = Outros { $count } cruzam da mesma forma.
follow-local = Nada se move: os parceiros a distância { $distance } estão no mesmo processador ({ $processors }).
follow-unpack = Nada se move: as imagens espelhadas estão no mesmo processador ({ $processors }).
grown = Depois, { $count } números contêm { $name }.
comes-of = { $name } é feito de { $count } entradas.
ends-in = { $name } está agora em { $count } dos { $total } resultados.
on-processor = { $name } no processador { $processor }
sum = soma
difference = diferença
twiddle = Primeiro, { $name } é multiplicado pelo seu fator twiddle { $power }. Isso o gira { $angle }°: ω gira 360°/{ $points }.
bit-reversed = Os resultados estão em ordem de bits invertida: { $name } contém { $result }, porque { $from } lido ao contrário é { $to }.

one-tone = As barras altas são um tom: ele oscila { $swings }× em { $n } amostras.
slow-is-tall = As barras altas são o tom lento, que oscila { $slow }× em { $n } amostras. As baixas são o tom rápido: { $fast }×.
fast-is-tall = As barras altas são o tom rápido, que oscila { $fast }× em { $n } amostras. As baixas são o tom lento: { $slow }×.
two-tones = As barras são dois tons: um oscila { $slow }× em { $n } amostras, o outro { $fast }×.
many-tones = O espectro está completo. Nenhuma barra se destaca: o sinal contém muitos tons.
complete = A transformada está completa.

close-up = A borboleta de perto
cancel = { $value }: eles se cancelam
double = { $value }: eles se dobram
