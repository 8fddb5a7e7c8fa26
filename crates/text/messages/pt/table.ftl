activity = atividade
channel = canal
channels = canais
delivered = entregue
distribution = distribuição
element = elemento
elements = elementos
flops = flops
from = de
to = a
in = em
is-there = chega
leaves = parte
message = mensagem
messages = mensagens
messages-before = mensagens antes dela
now = agora
of = de
output = saída
pattern = padrão
phase = fase
place = lugar
processor = processador
produced = produzida
sends = envia
share = parte de p·T_p
stage = estágio
step = passo
superstep = superpasso
until = até
value = valor
words = palavras
held-up = retida por outras
waits-for-gap = espera pelo gap
pairs-differ = distância dos pares
pairs-are = os pares são
first-input = primeira entrada
second-input = segunda entrada
mirror-image = imagem espelhada
partner = parceiro
element-of = R[{ $index }] no processador { $processor }
becomes = torna-se
two-elements = R[{ $low }] e R[{ $high }]
travels = viaja
travels-from-to = { $message }, de { $from } a { $to }
not-sent-yet = ainda não enviada
is-delivered = entregue
carries = leva
times-root = girado por
times-root-of-side = girado por, com ω de { $points } pontos

caption-parts = Para onde foi o tempo dos processadores
caption-processors = Tempo de cada processador por atividade
caption-phases = Fases
caption-processors-at = Processadores em t = { $time }
caption-messages-at = Mensagens em t = { $time }
caption-distribution = Que processador tem que elementos, { $order }
caption-outputs = Saídas do processador { $processor } na ordem em que são produzidas
caption-supersteps = Superpassos
caption-channels-at = Canais em uso em t = { $time }

serial-time = T_s, tempo serial
parallel-time = T_p, tempo paralelo
speedup = S, speedup
efficiency = E, eficiência
overhead = T_o, overhead
unit-of-time = unidade de tempo
hops = saltos
communication-supersteps = superpassos de comunicação
h-sum = h, somado
most-loaded = canal mais carregado
error = erro L2 relativo

at-once = { $messages } ao mesmo tempo em { $channel }
channel-number = canal { $number }
count-words =
    { $words ->
        [one] { $words } palavra
       *[other] { $words } palavras
    }
waits-for = espera por { $channel }
part-of-way = { $percent } do caminho
part-of-words = { $percent } das suas palavras transferidas
head-under-way = o seu cabeçalho está a caminho
hops-of = { $done } de { $hops } saltos
itself = ele mesmo
computation = computação, { $stages }
communication = comunicação
in-binary = { $number } = { $bits } em binário
on-two-processors = em dois processadores
within-a-processor = dentro de um processador
span = { $from } a { $to }
computes-stage = computa o estágio { $stage }
computes-stages = computa os estágios { $first }–{ $last }
computes-node = computa um nó do estágio { $stage }
computes-half = computa a sua metade do estágio { $stage }
unpacks = desempacota amostras reais
exchanges-with = troca com { $processor }
sends-and-receives = envia a { $to }, recebe de { $from }
sends-and-goes-on = envia a { $to } e continua
waits-for-processor = espera por { $from }
moves-within-memory = move elementos dentro da sua memória
