machine = Máquina
machine-about = Processadores, canais e as mensagens entre eles
butterfly = Borboleta
butterfly-about = O grafo borboleta com a sua frente de onda
butterfly-stages =
    { $across ->
        [0] todos os { $within } estágios dentro dos processadores: mensagens só redistribuem
        [one] { $across } estágio entre processadores, { $within } dentro deles
       *[other] { $across } estágios entre processadores, { $within } dentro deles
    }
timeline = Linha do tempo
timeline-rows = uma linha por processador
timeline-about = O que cada processador fez e quando
schedule = Escalonamento de um processador
schedule-rows = suas saídas, quando partem, e o que chega
schedule-about = Quando um processador produz e envia cada saída
supersteps = Superpassos
supersteps-rows = o maior trabalho de um processador; h·g + l para o que se move
supersteps-about = Uma barra para cada superpasso
heat-map = Mapa de calor
heat-map-what = palavras enviadas até agora por cada canal
heat-map-about = Uma linha por remetente, uma coluna por destinatário, sombreadas pelas palavras
breakdown = Para onde foi o tempo
cube = Cubo
cube-what = quem tem que parte, antes e depois de cada redistribuição
cube-about = Os pontos como caixa, nas cores dos processadores que os têm, antes e depois de cada redistribuição
cube-turn = Girar o cubo
distribution = Distribuição
distribution-what = que processador tem que elemento
distribution-about = Que processador tem que elemento antes e depois de cada redistribuição
distribution-order = Ordem dos elementos
by-index = por índice
by-memory = por memória
table = Tabela
table-what = a mesma execução em tabelas
choose = Formulação mais rápida
choose-what = o menor Tₚ segundo as formas fechadas para cada p e n; pontilhado: não exata; m: dimensões da transposição
choose-about = A formulação mais rápida sobre p e n: as setas movem, Enter a executa
metrics = Métricas de escalabilidade
metrics-what = desta execução, GK ap. B
scaling = Como escala
scaling-what = com n, n/p, W/p ou Tₚ fixo
measured = No seu dispositivo
measured-what = medição ao lado de simulação e forma fechada

processors = { $p ->
    [1] um processador
   *[other] { $p } processadores
}
processors-dimensions = { $processors }, { $dimensions ->
    [one] { $dimensions } dimensão
   *[other] { $dimensions } dimensões
}
processors-no-channels = { $processors }, sem canais
processors-grid = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } processadores
processors-tree = { $processors }, { $levels ->
    [one] { $levels } nível
   *[other] { $levels } níveis
} de comutadores
processors-groups = { $groups ->
    [one] { $groups } grupo
   *[other] { $groups } grupos
}, em cada um { $routers ->
    [one] { $routers } roteador
   *[other] { $routers } roteadores
} com { $hosts ->
    [one] { $hosts } processador
   *[other] { $hosts } processadores
}

messages = mensagens
error = erro
timing-only = só os tempos
hottest = canal mais carregado
hottest-short = máximo
hottest-is = { $load } em { $channel }

efficiency = Eficiência
speedup = Speedup
isoefficiency = Isoeficiência
curves = Curvas
points-threshold = { $points }, { $threshold }
threshold-dotted = limiar pontilhado
points-ideal = { $points }, ideal pontilhado
keep = manter
keep-about = Eficiência a manter
keep-of-run = da execução
simulating = simulando { $done } de { $points } pontos
too-costly = não simulado, mensagens demais: { $curves }
no-n-is-enough = nenhum n executável é grande o bastante: { $curves }
from-p = { $curve } p ≥ { $p }
not-simulated = não simulado aqui
rings-answer = anéis: simulado; escolha um para abri-lo, arraste o ponto
curves-about = Curvas em função de p: { $curves }
curve-ends = { $name } termina com { $value } em p = { $p }
curve-ends-nowhere = { $name } não tem valores

spectrum = Espectro
spectrum-none = não com tantos processadores ou pontos: só os tempos são simulados
spectrum-and-signal = Sinal e espectro
race-them = Fazer os dois competirem
spectrum-listen = Ouvir o espectro
spectrum-listen-about = Ouvir os coeficientes já calculados: X(k) é o k-ésimo harmônico, tão forte quanto seu módulo (Z)
spectrum-sounds = Soam { $there } de { $n } coeficientes.
transform = Transformada, magnitudes de { $n } coeficientes em ordem natural
inverse-transform = Transformada inversa, magnitudes de { $n } coeficientes em ordem natural

standstill = Não há execução: as mensagens esperam umas pelas outras
standstill-why = Na comutação wormhole, uma mensagem retém os canais atrás de si enquanto espera pelo próximo. Nas outras, ela espera em um processador e não retém nenhum.

run = { $algorithm } em { $machine }, { $messages }
run-ordered = { $algorithm } com ordenação em { $machine }, { $messages }
run-one = { $algorithm } em um processador
run-time = { $run }: { $time }
window = { $run } · hyperfly

play = Reproduzir
pause = Pausar
play-key = Espaço
speed = Velocidade
speed-keys = . e ,
moment = Instante da execução
schedule-needs = Esta execução envia partes inteiras de uma vez. O escalonamento de saídas uma a uma é o de cyclic-to-blocked e output-driven, de preferência em uma máquina LogP.
schedule-run = Executar output-driven em LogP
not-started = não começou: veja a linha { $line }
stops-early = para na linha { $line }
supersteps-run = Executar em uma máquina BSP

questions = Perguntas
view-of = Vista { $k } de { $total }
question-moved = O que se moveu?
question-time = Para onde foi o tempo?
question-formula = Qual é a fórmula?
question-signal = Qual é o sinal?
question-holders = Quem tem o quê?
question-what-if = E se …?
question-numbers = Todos os números

of-processors = de { $p }
