percent = { $number }%
percent-under = menos de { $number }%
percent-part = { $number }%

algorithm-serial = serial
algorithm-binary-exchange = troca binária
algorithm-transpose = transposição
algorithm-two-dimensional = bidimensional
algorithm-two-dimensional-rows = bidimensional por linhas
algorithm-group-cyclic = cíclico em grupos
algorithm-cyclic-to-blocked = cíclico para blocos
algorithm-output-driven = guiado pela saída
algorithm-slab = fatias
algorithm-pencil = lápis
algorithm-cyclic = eixos cíclicos
algorithm-program = programa

topology-hypercube = hipercubo
topology-mesh = malha
topology-torus = toro
topology-mesh3d = malha 3-D
topology-complete = completo
topology-fat-tree = árvore gorda
topology-dragonfly = dragonfly
kind-logp = LogP
kind-bsp = BSP

switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole

view-machine = máquina
view-butterfly = borboleta
view-timeline = linha do tempo
view-speedup = speedup
view-efficiency = eficiência
view-isoefficiency = isoeficiência
view-breakdown = tempo gasto
view-why = por quê
view-cube = cubo
view-distribution = distribuição
view-schedule = escalonamento
view-supersteps = superpassos
view-landscape = paisagem
view-heat-map = mapa de calor
view-choose = mais rápida
view-metrics = métricas
view-scaling = escalabilidade
view-measured = medição
view-spectrum = espectro
view-table = tabela

machine-logp = uma máquina LogP de { $p }
machine-bsp = uma máquina BSP de { $p }
machine-hypercube = um hipercubo de { $p }
machine-complete = um grafo completo de { $p }
machine-fat-tree = uma árvore gorda { $arity }-ária de { $p }
machine-dragonfly = uma dragonfly de { $p }
machine-mesh = uma malha { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-torus = um toro { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-mesh3d = uma malha { $planes }{"\u00A0"}×{"\u00A0"}{ $rows }{"\u00A0"}×{"\u00A0"}{ $columns }

parameters-logp = L = { $latency }, g = { $gap }, o = { $overhead }
parameters-loggp = L = { $latency }, g = { $gap }, o = { $overhead }, G = { $inner }
parameters-capacity = { $parameters }, capacidade { $most }
with-virtual-channels = { $switching }, { $channels } canais virtuais
parameters-bsp = g = { $gap }, l = { $sync }

clock = t = { $now } de { $end }
unit-chosen = t_c = { $tc }
unit-axis = unidades de tempo
unit-flop = flops
unit-microsecond = µs
description = { $sentence } Para onde foi o tempo: { $parts }.
description-part = { $activity } { $percent }
by-sample = { $what } por amostra { $letter }
by-frequency = { $what } por frequência { $letter } (ondas em n amostras)
by-hertz = { $what } por frequência em Hz
by-place = { $what } por linha e coluna
by-frequencies = { $what } por frequência de linha e de coluna
real-part = parte real
imaginary-part = parte imaginária

compute = computação
startup = inicialização
hop = por salto
transfer = transferência
contention = contenção
idle = ocioso
overhead = overhead
latency = latência
further-words = demais palavras
gap = gap
synchronisation = sincronização
communication = comunicação

stage = estágio { $stage }
stages = estágios { $first }–{ $last }
local-stage = estágio local { $stage }
local-stages = estágios locais { $first }–{ $last }
local = local { $first }–{ $last }
redistribution = redistribuição
reordering = reordenação

critical-path = caminho crítico
switch = comutador, encaminha mensagens
free-channel = canal livre
one-message = uma mensagem
heat-none = ainda sem palavras
heat-least = no máximo 1/6 do maior valor
heat-most = mais de 5/6 do maior valor
shared-channel = mensagens que dividem um canal
wanted-channel = mensagens em um canal ou à espera dele
words-move = dados a caminho
message-under-way = mensagem a caminho
message-waits = mensagem que espera
held-up = espera (em cima) enquanto envia (embaixo)
waits-on-its-way = espera no caminho (em cima), envia (embaixo)
waits-for-gap = espera pelo gap
waits-to-be-sent = espera pelo envio
work-for-outputs = trabalho para uma saída após a outra
output = saída
leaves-under-way = parte, a caminho
phase-two = fase II
computation = computação
l-synchronisation = l, sincronização
hg-communication = h·g, comunicação

simulated = simulado
one-processor = um processador
no-closed-form = sem forma fechada
closed-form = forma fechada
closed-form-at-most = forma fechada, no máximo
closed-form-about = forma fechada, cerca de
closed-form-at-least = forma fechada, no mínimo
speedup-at = { $speedup } em n = 2^{ $exponent }

distribution-input = entrada
distribution-input-stages = entrada, { $stages }
distribution-result = resultado
distribution-between = entre eles
pattern-one = todos em um processador
pattern-blocks = blocos de { $count }
pattern-parts = partes de { $count }
pattern-turns = { $processors } processadores alternados
pattern-turns-each = { $processors } processadores alternados, { $count } de cada vez
order-of-coefficients = na ordem dos coeficientes que se tornam
order-of-index-and-result = na ordem do seu índice (do resultado, dos coeficientes)
order-of-index = na ordem do seu índice
a-value = tamanho: módulo, cheio para o número abaixo; cor e seta: argumento
not-yet = ainda não calculado
cell-value = comprimento: módulo; cor: ângulo
cell-size = tamanho: módulo; cor: argumento
cell-largest = comprimento: maior módulo entre valores vizinhos
cell-held-up = retida no caminho
cell-delivered = entregue, do processador da linha ao da coluna
