see =
    Com p = { $p } { $p ->
        [one] processador
       *[other] processadores
    } a transformada levou { $measured } (mediana de { $count } passadas): E = { $efficiency }.
see-without-serial =
    Com p = { $p } { $p ->
        [one] processador
       *[other] processadores
    } a transformada levou { $measured } (mediana de { $count } passadas). Um só processador terminou antes de o relógio avançar, por isso E não é conhecida.
see-simulated = Simulada com os t_c, t_s e t_w deste dispositivo: { $simulated } ({ $off }), E = { $efficiency }.
see-simulated-time = Simulada com os t_c, t_s e t_w deste dispositivo: { $simulated }.
see-most =
    { $longer ->
        [1] A maior parte da diferença: { $what }, { $time } a mais do que o previsto.
       *[other] A maior parte da diferença: { $what }, { $time } a menos do que o previsto.
    }
computing = computação
messages = mensagens
waiting = espera

measured = medido
simulated = simulado
closed-form = forma fechada
exchange = troca
alone = em um só sentido
axis-words = palavras de uma mensagem
axis-elements = elementos
axis-node = ns por nó
chart = { $what } em função de { $against }
half = metade central das passadas
off-by = desvio
part = para onde foi Tₚ, média dos processadores

stage = estágio
stages = Estágio por estágio, da entrada do primeiro processador à saída do último
as-measured = Segundo a medição, p = { $p }
as-simulated = Segundo a simulação, com o mesmo escalonamento
timings = Os seus tempos ao lado da simulação desta execução

took = Em { $stage }: medido { $measured }, simulado { $simulated } ({ $off }).
took-alone = Em { $stage }: medido { $measured }.
against-tc = computação, em relação a t_c (caches)
within = dentro do estágio
rest = o resto (sistema operacional)
causes = Para onde foi o tempo deste estágio, média dos processadores
difference = diferença
causes-about = A computação conta no ritmo do processador mais rápido. O que outros levaram a mais, e quanto mais tarde entraram no estágio ou mais cedo saíram dele, está no resto.
lockstep = { $stage }: segundo a medição e segundo a simulação, ambas desde o seu início e na mesma escala
compare-stages = Comparar estágio por estágio
all-stages = todos
stage-before = Estágio anterior
stage-after = Próximo estágio

shared =
    { $cores ->
        [one] Com p acima de { $cores }, os processadores dividem um só núcleo: cada um espera a sua vez, e isso também é medido.
       *[other] Com p acima de { $cores }, os processadores dividem { $cores } núcleos: cada um espera a sua vez, e isso também é medido.
    }
larger-n = n = { $asked } termina rápido demais para o relógio deste navegador ({ $tick }), por isso se mede n = { $n }.
coarse = O relógio deste navegador avança a cada { $tick }, de modo que tempos abaixo de { $limit } não são exatos.
exact-n = Usar n = { $n }
too-short = p = { $p }: terminou antes de o relógio avançar.
in-background =
    { $count ->
        [one] A aba esteve em segundo plano, onde os navegadores desaceleram as páginas: uma parte foi medida de novo.
       *[other] A aba esteve em segundo plano, onde os navegadores desaceleram as páginas: { $count } partes foram medidas de novo.
    }
beyond = p = { $p } é apenas simulado: aqui são iniciados no máximo { $most } workers.
honest = Outros programas, o calor do processador e o trabalho do próprio navegador estão nestes números: meça duas vezes.
by-collectives = Mensagens levadas por operações coletivas (MPI_Alltoallv): { $count } de { $all }. Na simulação, todas vão uma a uma.
by-rustfft = Nós que a rustfft calculou no lugar do núcleo deste programa: { $count }. t_c é o do núcleo.

device = Este dispositivo, segundo a calibração
parameters = t_c = { $tc } por nó, t_s = { $ts } por mensagem, t_w = { $tw } por palavra, nos tamanhos desta execução.
fit = Linha: t_s + t_w·m pelas medianas de { $count } trocas, a no máximo { $worst } de cada uma. Anéis: amostras.
calibrating = Calibrando: quanto tempo levam um nó e uma mensagem …
measuring = Medindo com p = { $p } …
use-device = Simular este dispositivo
keep-machine = Salvar machine.json
keep-run = Salvar run.json (p = { $p })

stopped = O worker que era o processador { $processor } morreu. Só se perdeu esta medição; ela pode ser recomeçada.
silent = O worker que é o processador { $processor } não responde há dez segundos. A medição pode ser recomeçada.
lost = O worker que conduzia a medição parou. Só se perde esta medição; pode-se começar de novo.
wrong = A transformada está errada, portanto isto não é uma medição: erro relativo { $error }.
differs = Passadas sobre a mesma entrada deixaram números diferentes no processador { $processor }, portanto isto não é uma medição.
failed = Não foi possível medir: { $why }
bad-line = Não é possível ler a linha { $line }: espera-se rank (processador), stage (estágio, a partir de 0), begin e end (início e fim em segundos), separados por vírgulas; end não vem antes de begin.
timings-columns = As colunas “{ $names }” não são tempos. Dê-lhes os nomes rank, stage, begin e end; uma unidade diferente do segundo segue o nome: begin_us, end (ms).
timings-unnamed = Nenhuma linha dá nome às colunas: são lidas como rank, stage, begin e end, em segundos.
timings-units = Os tempos foram convertidos em segundos: begin de { $begin }, end de { $end }.
ranks-from-one = O arquivo conta os processadores a partir de 1; aqui são contados a partir de 0.
stages-from-one = O arquivo conta os estágios a partir de 1; aqui são contados a partir de 0.
timings-rank = Linha { $line }: não há processador { $rank }. Esta execução tem { $p }, contados a partir de 0.
timings-stage = Linha { $line }: não há estágio { $stage }. Esta execução tem { $stages }, contados a partir de 0.
timings-twice = Linha { $line }: o tempo do estágio { $stage } no processador { $rank } já foi dado.
timings-missing = O processador { $rank } não tem tempo para o estágio { $stage }. Um estágio precisa dos tempos de todos os processadores; esta execução tem { $p }.
no-clock = Esta configuração não tem relógio: com “Simular este dispositivo” ou “unidades por segundo” (rate: nós por segundo), os tempos são segundos e podem ser comparados.
unreadable = Não é possível mostrar o arquivo: { $why }

measure-device = Medir este dispositivo
measure-again = Medir de novo
measure-stop = Parar
open-run = Por que a minha FFT é mais lenta? Abrir run.json ou CSV
open-what = Uma execução medida pelo comando, ou linhas com rank (processador), stage (estágio), begin e end (início e fim em segundos).
measure-about = Seu dispositivo executa esta FFT em tantos workers quantos são os seus núcleos, e os tempos aparecem ao lado dos previstos. Nada sai do dispositivo. Leva uns dez segundos.


choose-here = Qual formulação é a mais rápida aqui?
choosing = Comparando formulações: p = { $p }, n = { $n } …
fastest = A formulação mais rápida neste dispositivo
score = Em { $right } de { $count } células a formulação prevista é a mais rápida; em outras { $ties } a vantagem da mais rápida é menor que a dispersão das medições.
fastest-map = À esquerda, a formulação prevista como a mais rápida; à direita, a que de fato é: = é a mesma, ≈ um empate, dentro da dispersão das medições; senão, quanto tempo a menos ela leva.
predicted-fastest = prevista como a mais rápida
measured-fastest = medida como a mais rápida
beside-predicted = em relação à prevista
