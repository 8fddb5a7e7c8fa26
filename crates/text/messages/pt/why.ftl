title = Por que leva este tempo
about = Tₚ termo a termo; escolha um termo para ver do que ele é feito
question = por quê?
terms = Os termos de Tₚ
term-by-term = O que a fórmula diz de cada termo, e o que a execução levou
column-term = termo
column-numbers = com números
column-formula = a fórmula diz
column-formula-least = a fórmula diz no mínimo
column-formula-about = a fórmula diz cerca de
column-run = a execução levou
column-beyond = além da fórmula
term-told = { $term }: { $time }, { $share } de Tₚ
sum = Tₚ, a soma
exact-after = A fórmula é exata ({ $source }): cada termo é o que a execução levou.
exact = A fórmula é exata: cada termo é o que a execução levou.
by-rank = A fórmula é exata ({ $source }) para a soma. Quem espera por um canal e quem por um parceiro depende da ordem dos processadores que chegam no mesmo instante.
at-least = A fórmula é um limite inferior ({ $source }): nenhuma execução é mais rápida. Esta levou { $time } a mais, { $share } de Tₚ.
near = A fórmula é aproximada ({ $source }). Esta execução levou { $time } a mais, { $share } de Tₚ.
near-less = A fórmula é aproximada ({ $source }). Esta execução levou { $time } a menos, { $share } de Tₚ.
counts-one = Ela conta um dos processadores com mais a fazer, enquanto os termos da execução são médias de todos.
none = Não há forma fechada para esta execução: estes são os seus próprios termos.
worst = O canal mais carregado é { $channel }, com { $load ->
    [one] { $load } mensagem
   *[other] { $load } mensagens
} ao mesmo tempo.
worst-of-several = Um dos canais mais carregados é { $channel }, com { $load ->
    [one] { $load } mensagem
   *[other] { $load } mensagens
} ao mesmo tempo.
show-worst = Mostrá-lo no momento de maior carga
row-term = termo
row-took = levou
row-share = de Tₚ
row-now = agora
now-of = { $count } de { $all } processadores
limits = Limites ao lado desta execução
limits-about = Nenhuma execução fica abaixo destes limites. Os dois últimos valem para este escalonamento, os outros para todo algoritmo com a mesma entrada, saída e máquina.
column-limit = limite
column-at-least = no mínimo
column-times = vezes o limite
limit-words = palavras para o processador que mais recebe
limit-halving-words = palavras de uma metade dos processadores para a outra
limit-word-time = Tₚ, porque um processador tem de enviar essas palavras
limit-halving-time = Tₚ, porque essas palavras têm de passar pelos canais entre as metades
limit-startup-time = Tₚ, porque cada processador precisa de algo de todos os outros
limit-without-contention = Tₚ deste escalonamento, cada mensagem como se estivesse sozinha
limit-computation = Tₚ deste escalonamento, com mensagens sem tempo
limit-told = { $limit }: no mínimo { $least }, aqui { $run }, { $times } vezes o limite.
limit-reached = { $limit }: no mínimo { $least }, o que esta execução atinge.
limits-order = Uma FFT paralela move palavras da ordem de (n/p)·log n/log(n/p) por processador, aqui { $words }; o fator é desconhecido (Hong e Kung 1981; Bilardi, Scquizzato e Silvestri 2018).
