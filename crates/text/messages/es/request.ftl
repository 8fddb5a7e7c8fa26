refused = { $field } = { $value } no es posible; se admite: { $allowed }
refused-with-nearest = { $field } = { $value } no es posible; se admite: { $allowed }; lo más cercano: { $field } = { $nearest }

allowed-p = una potencia de dos de 1 a 65536
allowed-n = una potencia de dos de 2 a 2^60
allowed-tc = un tiempo mayor que 0 y de 1e12 como máximo
allowed-time = un tiempo de 0 a 1e12
allowed-word-gap = none, o un tiempo de 0 a 1e12
allowed-time-from-0 = un tiempo a partir de 0
allowed-flops = un número de 0 a 1e12
allowed-rate = de 0 a 1e18
allowed-speed = de 0.01 a 100
allowed-width = un factor de 0.001 a 1e6, o p^x con x de 0 a 2, como p^0.5
allowed-arity = una potencia de dos de 2 a 65536
allowed-taper = un factor de 1 a 1e6
allowed-hosts = auto, o una potencia de dos de 1 a 65536
allowed-routers = auto, o una potencia de dos de 1 a 65536
allowed-blocking = none o una potencia de dos de 2 a 2^24
allowed-truth = true o false
allowed-version = 1; una dirección de una versión posterior necesita un hyperfly más nuevo
allowed-dims = de 2 a log2 p + 1, 17 como máximo
allowed-shape = auto, o dos o tres potencias de dos, como 64x64x16, a lo sumo 2^60 puntos
allowed-grid = auto, o dos o tres potencias de dos, como 4x8
allowed-radix = 2 o 4
allowed-vc = 1 o 2
allowed-seed = un número entero de 0 a 2^64 − 1
allowed-view = all, una o dos de { $views }
allowed-views = all, una vista, o dos distintas, de las que a lo sumo una es una curva
allowed-efficiency = run, para la de la ejecución, o un número mayor que 0 y menor que 1
allowed-source = un programa de 6000 bytes como máximo
allowed-tour = none, all, el id de un recorrido como mesh, o la dirección de un archivo de este sitio como tours/mine.json
allowed-step = de 1 a 100, y con una respuesta de 1.1 a 100.9
allowed-one-reading = { $grouped } si el punto separa grupos de cifras, o { $decimal } si es el punto decimal, como en las direcciones
allowed-window = all, o dos tiempos de los que el primero es anterior: 100..250
allowed-controls = auto, none, min, full, o claves de la ejecución como p,n,tw
allowed-paper = none, all, o el id de una entrada como gk-fig2
allowed-keys = una de las claves { $names }
allowed-fragment = a lo sumo 20000 caracteres tras #
allowed-json = un objeto de claves del esquema
allowed-json-value = una cadena, un número o un valor lógico
allowed-signal = muestras propias con ella, o una de las señales incluidas
allowed-program = un programa propio con él, para estos p y n, o uno de los otros algoritmos
one-of = { $rest } o { $last }

allowed-even-points = una potencia de dos de exponente par, pues se transforman √n × √n puntos
allowed-even-processors = una potencia de dos de exponente par, para una cuadrícula de √p × √p procesadores
allowed-dims-for-p = de 2 a log2 p + 1, aquí { $most }
allowed-dims-for-n = de 2 a { $most } con n = { $n }
allowed-shape-points = una forma de n = { $n } puntos; esta tiene { $points }
allowed-grid-processors = una malla de p = { $p } procesadores; esta tiene { $processors }
allowed-grid-for-shape = a lo sumo { $most } para { $algorithm } con esta forma, o auto
allowed-hosts-for-p = a lo sumo p = { $p }, o auto
allowed-routers-for-p = a lo sumo { $most } con p = { $p } y estos hosts, o auto
allowed-overlap = false para { $algorithm }
allowed-samples-forward = complex con direction inverse
allowed-samples-for = complex para { $algorithm }; real para { $algorithms }
allowed-samples-own = complex para muestras con parte imaginaria
allowed-n-real = una potencia de dos de 4 a 2^60 con muestras reales
allowed-switching = { $switching }, pues una máquina { $machine } no tiene canales
allowed-p-serial = 1, pues serial se ejecuta en un procesador
allowed-p-for-n = a lo sumo n = { $n } procesadores para { $algorithm }
allowed-p-below-n = menos de n = { $n } procesadores para { $algorithm }
allowed-p-dims-smaller = { $smaller } o menos para { $algorithm } en { $dims } dimensiones con n = { $n }
allowed-p-dims = a lo sumo { $most } para { $algorithm } en { $dims } dimensiones con n = { $n }
allowed-p-root = a lo sumo √n, aquí { $most }, para { $algorithm } con n = { $n }
allowed-p-most = a lo sumo { $most } para { $algorithm } con n = { $n }
allowed-p-data = a lo sumo 4096 con datos reales (los tiempos solos llegan a 65536)
allowed-n-data = a lo sumo 2^22 = 4194304 con datos reales (las formas cerradas llegan a 2^60)
allowed-n-for-p = a lo sumo { $most } para p = { $p } (las formas cerradas llegan a 2^60)
allowed-n-memory = a lo sumo { $most } para p = { $p } en { $megabytes } MiB
allowed-p-memory = a lo sumo { $most } para n = { $n } en { $megabytes } MiB
allowed-both-memory = a lo sumo { $most } en { $megabytes } MiB, y un n menor
allowed-memory = una ejecución que quepa en { $megabytes } MiB

deadlock = interbloqueo: los mensajes de estos procesadores esperan en círculo unos los canales de otros: { $circle }
allowed-ask = none, o un número entero de 0 a 2^32 − 1
