stays-within = “Ficar igual” significa mudar menos de { $tolerance }.
rises = E sobe
falls = E cai
stays = E fica igual
double-p = Os processadores dobram, de { $from } para { $to }. Como varia E?
double-p-why = E é { $before } com { $from } processadores e { $after } com { $to }.
double-n = Os pontos dobram, de { $from } para { $to }. Como varia E?
double-n-why = E é { $before } com { $from } pontos e { $after } com { $to }.
most-more = Do tempo dos processadores, uma parte maior vai agora para: { $part }, { $before } antes, { $after } agora.
most-less = Do tempo dos processadores, uma parte menor vai agora para: { $part }, { $before } antes, { $after } agora.
times-four = { $symbol } fica quatro vezes maior: { $to } em vez de { $from }. Que parte do tempo dos processadores mais cresce?
times-four-why = Em média, um processador gasta mais tempo com: { $part }, mais { $more }, e { $second }, mais { $less }. T_p vai de { $before } a { $after }.
times-four-alone = Em média, um processador gasta mais tempo com: { $part }, mais { $more }, e com nada além disso. T_p vai de { $before } a { $after }.
hottest = Qual destes canais leva ou enfileira mais mensagens ao mesmo tempo? Você também pode apontá-lo na máquina.
hottest-why = O canal { $channel } tem { $load ->
    [one] { $load } mensagem
   *[other] { $load } mensagens
} ao mesmo tempo em t = { $time }.
hottest-other = O canal { $channel } tem no máximo { $load }.
size = Qual deve ser n, no mínimo, para E = { $efficiency } com { $p } processadores?
size-why = Com { $n } pontos E é { $here }; com a metade é { $below }.
topology = A mesma transformada roda em { $there } em vez de { $here }. Quanto tempo leva?
pace-same = mais ou menos o mesmo, a menos de { $tolerance }
pace-longer = até { $most } vezes o tempo
pace-long = { $least } a { $most } vezes o tempo
pace-longest = mais de { $least } vezes o tempo
pace-shorter = menos tempo, por um fator até { $most }
pace-short = menos tempo, por um fator de { $least } a { $most }
pace-shortest = menos tempo, por um fator acima de { $least }
topology-why = T_p é { $before } em { $here } e { $after } em { $there }: { $factor } vezes o tempo.
time = Para onde vai a maior parte do tempo dos processadores?
time-why = De todo o tempo dos processadores, { $most } é de { $part }; depois vem: { $second }, com { $less }.
waits = Qual destes processadores fica ocioso por mais tempo?
processor = processador { $number }
waits-why = O processador { $number } fica ocioso por { $idle } de T_p = { $time }.
waits-other = O processador { $number } fica ocioso por { $idle }.
sketch = Como E cai, ou sobe, com p? Desenhe a curva antes de vê-la: arraste sobre o plano, ou ajuste cada ponto abaixo.
