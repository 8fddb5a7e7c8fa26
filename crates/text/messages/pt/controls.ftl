section-what = O que executa
section-algorithm = Do algoritmo
section-costs = Custos da máquina
section-fine = Letra miúda

algorithm = Algoritmo
algorithm-serial = serial
algorithm-binary-exchange = troca binária
algorithm-transpose = transposição
algorithm-two-dimensional = bidimensional
algorithm-two-dimensional-rows = bidimensional, por linhas
algorithm-group-cyclic = cíclico em grupos
algorithm-cyclic-to-blocked = cíclico para blocos
algorithm-output-driven = guiado pela saída
algorithm-slab = fatias
algorithm-pencil = lápis
algorithm-cyclic = eixos cíclicos
algorithm-program = programa
order = Saída
order-unordered = bits invertidos
order-ordered = natural
overlap = Sobrepor
overlap-false = não
overlap-true = sim
shape = Forma
grid = Grade de processadores
hosts = Processadores por roteador
routers = Roteadores por grupo
route = Rota
route-minimal = mínima
route-valiant = Valiant
alltoall = Ordem de envio
alltoall-paper = como no artigo
alltoall-pairwise = aos pares
alltoall-shift = deslocada
alltoall-naive = ingênua
alltoall-standard = padrão (log P passos)
radix = Base
twiddles = Potências
twiddles-stored = em tabela
twiddles-computed = calculadas
io = Entr., saída
io-block = em blocos
io-cyclic = cíclica
balanced = Fases
balanced-false = máximas
balanced-true = iguais
direction = Direção
direction-forward = direta
direction-inverse = inversa
samples = Amostras
samples-complex = complexas
samples-real = reais
preset = Predefinição
preset-none = nenhum
machine = Máquina
machine-network = rede
machine-logp = LogP
machine-bsp = BSP
topology = Rede
topology-hypercube = hipercubo
topology-mesh = malha
topology-torus = toro
topology-mesh3d = malha 3-D
topology-complete = grafo completo
topology-fat-tree = árvore gorda
topology-dragonfly = dragonfly
switching = Comutação
switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole
vc = canais virtuais

dims = dimensões
dims-spoken = m, dimensões da transposição
tt = por potência
tt-spoken = t linha c sobre t c, por potência de ômega
blocking = na cache
blocking-spoken = elementos que cabem na cache, ou nenhum
p = processadores
p-spoken = p, processadores
n = pontos
n-spoken = n, pontos
ts = inicialização
ts-spoken = t s sobre t c, inicialização de uma mensagem
tw = por palavra
tw-spoken = t w sobre t c, por palavra
th = por salto
th-spoken = t h sobre t c, por salto
tc = unidade de tempo
tc-spoken = t c, uma saída de borboleta
width = largura do canal
width-spoken = w, largura de um canal
arity = aridade
arity-spoken = k, aridade da árvore
taper = afunilamento
taper-spoken = tau, afunilamento da árvore
latency = latência
latency-spoken = L, latência de uma palavra
gap = gap
gap-spoken = g, gap
gap-bsp = por número real
gap-bsp-spoken = g, por número real
overhead = overhead
overhead-spoken = o, overhead
word-gap = gap na mensagem
word-gap-spoken = G, gap entre as palavras de uma mensagem, ou nenhum
capacity = capacidade
capacity-false = ilimitada
capacity-true = ⌈L/g⌉ palavras
sync = sincronização
sync-spoken = l, sincronização
rate = unidades por segundo
rate-spoken = v, unidades de tempo por segundo

preset-unit = Unidade de tempo: { $unit }.
preset-other-machine = Os seus números são de uma máquina { $machine } e não contam aqui.
origin-assumption = Suposição: { $why }.
origin-at-p = { $place }, p = { $p }.
origin = { $place }.
origin-own = Valor seu; { $preset } tem { $value }.

impossible-here = { $value } não é possível aqui. Permitido: { $allowed }.
impossible-nothing = É preciso um valor. Permitido: { $allowed }.
not-with = Não com { $field } = { $value }.
use = Usar { $field } = { $value }
grouped-digits = Lido como { $value }: o sinal “{ $sign }” separa aqui grupos de algarismos.

signal = Sinal
signal-impulse = impulso
signal-sine = seno
signal-two-tone = dois tons
signal-chirp = chirp
signal-square = onda quadrada
signal-noise = ruído
signal-own = próprio
open-file = abrir um arquivo
record = gravar
record-stop = parar a gravação
recorded = a gravação
drawn = desenhado à mão
draw-hint = Desenhe-o na imagem.
own-hint = Ou cole ou solte um CSV (re[,im] por linha) ou um som.
own-filled = { $name }: { $samples } amostras, completadas com zeros.
own-all = { $name }: { $samples } amostras.
own-first = { $name }: as primeiras { $n } de { $samples } amostras.
sound-heard =
    { $channels ->
        [one] { $rate } Hz, { $channels } canal.
       *[other] { $rate } Hz, a média de { $channels } canais.
    }
sound-converted =
    { $channels ->
        [one] Convertido para { $rate } Hz pelo navegador; { $channels } canal.
       *[other] Convertido para { $rate } Hz pelo navegador; a média de { $channels } canais.
    }
set-n = Usar n = { $n }
bring-back = Recuperar { $name }
seed = semente
pasted = o texto colado
own-not-here = um dos sinais daqui: amostras próprias não fazem parte de um link; solte o arquivo de novo

file-reading = Lendo { $name } …
file-problem = { $name }: { $why }
file-empty = { $name } está vazio.
file-too-large = { $name } tem mais de 256 MiB, o máximo que é lido.
file-unreadable = Não é possível ler { $name }.
file-undecodable = { $name } não é um som que este navegador decodifique, nem um texto com um re[,im] por linha.
file-no-sound = { $name } não contém som.
no-microphone = Sem microfone: o navegador não tem nenhum ou a página não pode usá-lo.
file-silent = { $name } é silencioso: todas as amostras são zero.
