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
limits = Límites junto a esta ejecución
limits-about = Ninguna ejecución queda por debajo de estos límites. Los dos últimos valen para esta planificación, los demás para todo algoritmo con la misma entrada, salida y máquina.
column-limit = límite
column-at-least = al menos
column-times = veces el límite
limit-words = palabras hacia el procesador que más recibe
limit-halving-words = palabras de una mitad de los procesadores a la otra
limit-word-time = Tₚ, porque un procesador tiene que enviar esas palabras
limit-halving-time = Tₚ, porque esas palabras tienen que pasar por los canales entre las mitades
limit-startup-time = Tₚ, porque cada procesador necesita algo de todos los demás
limit-without-contention = Tₚ de esta planificación, cada mensaje como si estuviera solo
limit-computation = Tₚ de esta planificación, con mensajes sin tiempo
limit-told = { $limit }: al menos { $least }, aquí { $run }, { $times } veces el límite.
limit-reached = { $limit }: al menos { $least }, que esta ejecución alcanza.
limits-order = Una FFT paralela mueve palabras del orden de (n/p)·log n/log(n/p) por procesador, aquí { $words }; el factor es desconocido (Hong y Kung 1981; Bilardi, Scquizzato y Silvestri 2018).
