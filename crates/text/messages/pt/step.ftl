to-next = { $unit ->
    [message] À próxima mensagem
    [stage] Ao próximo estágio
    [superstep] Ao próximo superpasso
    [contention] À próxima contenção
   *[event] Ao próximo evento
}
to-previous = { $unit ->
    [message] À mensagem anterior
    [stage] Ao estágio anterior
    [superstep] Ao superpasso anterior
    [contention] À contenção anterior
   *[event] Ao evento anterior
}
step-by = Passo por
playback = Reprodução
unit-event = evento
unit-message = mensagem
unit-stage = estágio
unit-superstep = superpasso
unit-contention = contenção

none-after = { $unit ->
    [message] Nenhuma mensagem começa ou chega depois disto.
    [stage] Nenhum estágio começa depois disto.
    [superstep] Nenhum superpasso começa depois disto.
    [contention] Nenhuma mensagem é retida depois disto.
   *[event] Nada acontece depois disto.
}
none-before = { $unit ->
    [message] Nenhuma mensagem começa ou chega antes disto.
    [stage] Nenhum estágio começa antes disto.
    [superstep] Nenhum superpasso começa antes disto.
    [contention] Nenhuma mensagem é retida antes disto.
   *[event] Nada acontece antes disto.
}

slow = mais lento nas transições
slow-about = Reproduzir a um quarto da velocidade onde um estágio começa e onde uma mensagem começa a ser retida (M)
even-pace = ritmo uniforme
even-pace-about = Dar dois segundos a cada estágio, custe o que custar à máquina (D)
pace = Anunciar o que acontece
pace-off = anunciar ao avançar por passos
pace-seconds = anunciar a cada { $seconds } s
captions = legendas
captions-about = Mostrar os anúncios como texto (V)

track = Fases da execução; acima delas, ao longo do tempo, quantos processadores computam e, hachurado, quantos estão retidos
picture = figura interativa
marks-help = As setas vão de marca em marca, Page Down ao que pertence a uma marca, Enter a seleciona em todas as figuras, Esc sai dela.

listen = Ouvir a curva
listen-stop = Parar o som
listen-about = Ouvir a curva: um tom para cada p, mais agudo quanto maior o valor; um clique na execução mostrada (A)
listen-begins = { $curve ->
    [speedup] O speedup
    [isoefficiency] A isoeficiência
   *[efficiency] A eficiência
} ({ $name }) como altura do som, de p = { $first } a p = { $last }: um tom cada, mais agudo quanto maior o valor; um clique em p = { $p }.
listen-ends = Foi de { $from } a { $to }.
listen-stopped = O som parou.

answer = { $name }: E { $efficiency }, Tₚ { $time } ({ $source })
