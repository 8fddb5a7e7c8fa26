ncube1 = nCUBE1 (GK M1)
ncube2 = nCUBE2 (GK M2)
ipsc2 = Intel iPSC/2 (GK M3)
ipsc-rx = Intel iPSC/RX (GK M4)
t3e = Cray T3E (IB Tabla 4)
ethernet-100g = Clúster con Ethernet de 100 Gb
infiniband = Clúster con InfiniBand NDR
gpu-node = Nodo de GPU (8 GPU, todas con todas)
web-workers = Web workers de un navegador

unit-ncube1 = 80 µs
unit-ncube2 = 2,5 µs
unit-ipsc2 = 16 µs
unit-ipsc-rx = 0,27 µs
unit-t3e = 1 flop a 34,9 Mflop/s
unit-cluster = 0,8 ns
unit-gpu-node = 2 ps
unit-web-workers = 1,2 ns

ratio = GK 8, Tabla 1: t_w/t_c
startup-assumed = GK no dan arranque; en esas máquinas eran habituales unos cientos de microsegundos
no-hop = GK 2.2: t_h se desprecia
ncube1-rate = GK 8: t_c ≈ 80 µs, un bucle vacío en lugar de la aritmética, que tardaba 400 µs
ncube1-tc = GK 8: t_c ≈ 80 µs, la unidad; un bucle vacío en lugar de la aritmética, que tardaba 400 µs
ncube1-tw = GK 8: t_w = 16 µs por 8 bytes
ncube2-rate = GK 8: 3,2 Mflop/s, 8 flops por unidad
ipsc2-rate = GK 8: 0,5 Mflop/s, 8 flops por unidad
ipsc-rx-rate = GK 8: 30 Mflop/s, 8 flops por unidad
t3e-rate = IB Tabla 4: v = 34,9 Mflop/s
t3e-by-p = IB Tabla 4
t3e-beyond = se mantienen los valores de p = 64, los últimos de IB Tabla 4
core-rate = un núcleo a 6,25 Gflop/s en una FFT, contada como 5 n log n flops: 5 por unidad
ethernet-ts = 10 µs por los sockets del núcleo del sistema
ethernet-th = 0,6 µs por un conmutador store-and-forward
ethernet-tw = 16 bytes a 12,5 GB/s, la velocidad del estándar
infiniband-ts = 1 µs de equipo a equipo, sin los conmutadores
infiniband-th = 0,13 µs por un conmutador cut-through
infiniband-tw = 16 bytes a 50 GB/s, la velocidad del estándar (400 Gb/s)
gpu-rate = 2,5 Tflop/s en una FFT de doble precisión, contada como 5 n log n flops: 5 por unidad
gpu-ts = 5 µs para lanzar un kernel que envía
gpu-th = un conmutador entre todas: se cuenta en el arranque
gpu-tw = 16 bytes a 450 GB/s en cada sentido
worker-rate = la mitad de la velocidad nativa de este kernel, como t_c
worker-tc = la mitad de la velocidad nativa de este kernel en un núcleo de 2026
worker-ts = 50 µs por un mensaje entre workers
worker-th = no hay saltos
worker-tw = 16 bytes copiados hacia un búfer y desde él a 10 GB/s
hypercube = GK 8: un hipercubo
first-generation = GK 2.2: store-and-forward, como en todas las máquinas de la primera generación
second-generation = GK 2.2: cut-through, como en las máquinas de la segunda generación
rx-switching = como el iPSC/2, del que es una versión más rápida
one-switch = un conmutador sin bloqueo une todos los nodos
packets = los paquetes se siguen: ningún conmutador almacena un mensaje entero
gpu-topology = un conmutador une cada GPU con todas las demás
gpu-p = el nodo tiene 8 GPU
worker-topology = cada worker puede enviar a cualquier otro
worker-switching = un mensaje se copia una sola vez, sin intermediarios
