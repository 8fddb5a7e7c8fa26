title = Por qué tarda esto
about = Tₚ término a término; elija un término para ver de qué se compone
question = ¿por qué?
terms = Los términos de Tₚ
term-by-term = Lo que da la fórmula para cada término y lo que tardó la ejecución
column-term = término
column-numbers = con números
column-formula = según la fórmula
column-formula-least = como mínimo, según la fórmula
column-formula-about = aprox. según la fórmula
column-run = en la ejecución
column-beyond = sobre la fórmula
term-told = { $term }: { $time }, { $share } de Tₚ
sum = Tₚ, la suma
exact-after = La fórmula es exacta ({ $source }): cada término es lo que tardó la ejecución.
exact = La fórmula es exacta: cada término es lo que tardó la ejecución.
by-rank = La suma es exacta ({ $source }). Qué procesadores esperan un canal y cuáles a su procesador pareja depende del orden de los que llegan en el mismo instante.
at-least = La fórmula es una cota inferior ({ $source }): ninguna ejecución es más rápida. Esta tardó { $time } más, el { $share } de Tₚ.
near = La fórmula es aproximada ({ $source }). Esta ejecución tardó { $time } más, el { $share } de Tₚ.
near-less = La fórmula es aproximada ({ $source }). Esta ejecución tardó { $time } menos, el { $share } de Tₚ.
counts-one = Cuenta el procesador que más tiene que hacer, mientras que los términos de la ejecución son medias de todos.
none = No hay forma cerrada para esta ejecución: estos son sus propios términos.
worst = El canal más cargado es { $channel }, con { $load ->
    [one] { $load } mensaje
   *[other] { $load } mensajes
} a la vez.
worst-of-several = Uno de los canales más cargados es { $channel }, con { $load ->
    [one] { $load } mensaje
   *[other] { $load } mensajes
} a la vez.
show-worst = Mostrarlo en su máxima carga
row-term = término
row-took = llevó
row-share = de Tₚ
row-now = ahora
now-of = { $count } de { $all } procesadores
