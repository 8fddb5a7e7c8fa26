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
