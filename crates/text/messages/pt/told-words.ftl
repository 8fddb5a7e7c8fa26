machine =
    Isto é { $run }. { $messages ->
        [one] { $messages } mensagem leva
       *[other] { $messages } mensagens levam
    } { $words ->
        [one] { $words } palavra
       *[other] { $words } palavras
    } ao todo. { $sentence }
machine-one = Isto é { $run }. { $sentence }
butterfly =
    A transformada são { $stages ->
        [one] { $stages } estágio
       *[other] { $stages } estágios
    } de { $nodes } nós: { $across } entre processadores, { $within } dentro deles. A execução passa por { $phases ->
        [one] { $phases } fase
       *[other] { $phases } fases
    }, de 0 a { $time }.
butterfly-values = O maior valor tem módulo { $before } na entrada e { $after } após o último estágio.
butterfly-no-values = Com n acima de { $most }, os valores entre os estágios não são guardados.
timeline =
    Cada um dos { $processors } processadores tem uma linha de 0 a { $time }. Para onde foi o tempo: { $parts }. { $sentence }
timeline-one = O único processador tem uma linha de 0 a { $time }. { $sentence }
breakdown = p · T_p é { $whole }. Para onde foi: { $parts }.
why = Tₚ é { $time }; do tempo de todos os processadores: { $parts }. { $note }
distribution =
    { $count ->
        [one] Os elementos ficam onde estão
       *[other] Os elementos são distribuídos de { $count } maneiras, uma após a outra
    }: { $titles }. { $messages ->
        [one] { $messages } mensagem move
       *[other] { $messages } mensagens movem
    } { $words ->
        [one] { $words } palavra
       *[other] { $words } palavras
    } entre elas.
schedule = { $difference }. { $outputs }
schedule-outputs =
    O processador { $processor } produz { $count ->
        [one] uma saída, em { $first }
       *[other] { $count } saídas, a primeira em { $first } e a última em { $last }
    }; a última a partir parte em { $left }.
schedule-none = Esta execução não tem saídas que partam enquanto outras são computadas.
supersteps =
    { $computation ->
        [one] { $computation } superpasso computa
       *[other] { $computation } superpassos computam
    } e { $communication ->
        [one] { $communication } comunica
       *[other] { $communication } comunicam
    }, com h de { $h } ao todo; T_p = { $time } flops. { $sentence }
supersteps-none = Esta execução está em uma máquina sem superpassos.
heat-map = Palavras atravessaram { $used } de { $links } canais: { $words } no total, em que cada palavra conta em cada canal que atravessa. O maior número, { $most }, atravessou o canal de { $from } a { $to }.
heat-map-pairs = { $pairs } pares de processadores trocaram { $words } palavras. O maior número, { $most }, foi de { $from } a { $to }.
heat-map-none = Nesta execução nenhum processador envia mensagens.
efficiency = A eficiência E em função do número de processadores p, para n = { $n }.
speedup = O speedup S em função do número de processadores p, para n = { $n }.
isoefficiency = O n que mantém a eficiência E = { $efficiency }, em função do número de processadores p.
curve =
    { $points ->
        [0] Rede { $network }: a forma fechada vai de { $first } em p = { $from } a { $last } em p = { $to }.
        [one] Rede { $network }: a forma fechada vai de { $first } em p = { $from } a { $last } em p = { $to }; { $points } execução foi simulada.
       *[other] Rede { $network }: a forma fechada vai de { $first } em p = { $from } a { $last } em p = { $to }; { $points } execuções foram simuladas.
    }
curve-none =
    { $points ->
        [one] Rede { $network }: não há forma fechada; { $points } execução foi simulada.
       *[other] Rede { $network }: não há forma fechada; { $points } execuções foram simuladas.
    }
choose = De { $all } pares de p e n, { $most } são mais rápidos com { $formulation }. Para p = { $p } e n = { $n } é { $here }, com T_p = { $time } e E = { $efficiency }.
choose-beyond = De { $all } pares de p e n, { $most } são mais rápidos com { $formulation }. Esta execução está em um processador, ou fora dessa faixa.
choose-none = Nesta máquina nenhuma formulação tem forma fechada para comparar.
metrics = T_p = { $time } para T_s = { $serial }: o speedup é S = { $speedup } e a eficiência E = { $efficiency }. O overhead é T_o = { $overhead }.
spectrum =
    De { $n } coeficientes, o maior é o de número { $index }, com magnitude { $magnitude }; { $count ->
        [one] { $count } é
       *[other] { $count } são
    } no mínimo um centésimo dele. O erro relativo a uma FFT independente é { $error }.
spectrum-none = Com tantos processadores ou pontos, só os tempos são simulados: não há amostras.
table = Todos os números de { $run }, célula por célula. { $sentence }


channel-from = canal de
channel-to = canal a
source = remetente
destination = destinatário
words = palavras
start = de
end = até
share = parte do canal
phase = fase
first-stage = primeiro estágio
last-stage = último estágio
messages = mensagens
processor = processador
activity = atividade
step = passo
partner = parceiro
network = rede
closed-form = forma fechada
simulated = simulado
log-closed = log n, forma fechada
log-printed = log n, impresso
log-simulated = log n, simulado
fraction = fração de p · T_p
time = tempo
distribution-number = distribuição
stages = estágios
element = elemento
position = posição
left = partiu em
arrived = chegou em
formulation = formulação
output = saída
produced = produzida em
to-processor = ao processador
delivered = entregue em
superstep = superpasso
kind = tipo
dims = m
form = a forma fechada é
metric = métrica
value = valor
value-from = de
index = índice
input-re = entrada, real
input-im = entrada, imaginária
transform-re = transformada, real
transform-im = transformada, imaginária
table-name = tabela
row = linha
column = coluna
more-rows =
    { $count ->
        [one] … mais { $count } linha: salve o CSV
       *[other] … mais { $count } linhas: salve o CSV
    }
rows-left-out = e mais { $rows }
no-rows = Não há linhas.
