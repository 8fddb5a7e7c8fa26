ncube1 = nCUBE1 (GK M1)
ncube2 = nCUBE2 (GK M2)
ipsc2 = Intel iPSC/2 (GK M3)
ipsc-rx = Intel iPSC/RX (GK M4)
t3e = Cray T3E (IB table 4)
ethernet-100g = Grappe, Ethernet 100 Gb/s
infiniband = Grappe, InfiniBand NDR
gpu-node = Nœud GPU (8 GPU, tous à tous)
web-workers = Web workers d’un navigateur

unit-ncube1 = 80 µs
unit-ncube2 = 2,5 µs
unit-ipsc2 = 16 µs
unit-ipsc-rx = 0,27 µs
unit-t3e = 1 flop à 34,9 Mflop/s
unit-cluster = 0,8 ns
unit-gpu-node = 2 ps
unit-web-workers = 1,2 ns

ratio = GK 8, table 1 : t_w/t_c
startup-assumed = GK ne donnent pas de temps de démarrage ; quelques centaines de microsecondes étaient usuelles sur de telles machines
no-hop = GK 2.2 : t_h est négligé
ncube1-rate = GK 8 : t_c ≈ 80 µs
ncube1-tc = GK 8 : t_c ≈ 80 µs, l’unité
ncube1-tw = GK 8 : t_w = 16 µs pour 8 octets
ncube2-rate = GK 8 : 3,2 Mflop/s, 8 flops par unité
ipsc2-rate = GK 8 : 0,5 Mflop/s, 8 flops par unité
ipsc-rx-rate = GK 8 : 30 Mflop/s, 8 flops par unité
t3e-rate = IB table 4 : v = 34,9 Mflop/s
t3e-by-p = IB table 4
core-rate = un cœur à 10 Gflop/s dans une FFT, 8 flops par unité
ethernet-ts = 10 µs par les sockets du noyau
ethernet-th = 0,6 µs par un commutateur store-and-forward
ethernet-tw = 16 octets à 12,5 Go/s, le débit de la norme
infiniband-ts = 1 µs d’hôte à hôte, moins les commutateurs
infiniband-th = 0,13 µs par un commutateur cut-through
infiniband-tw = 16 octets à 50 Go/s, le débit de la norme (400 Gb/s)
gpu-rate = 4 Tflop/s dans une FFT en double précision, 8 flops par unité
gpu-ts = 5 µs pour lancer un noyau qui envoie
gpu-th = un commutateur entre tous : compté dans le démarrage
gpu-tw = 16 octets à 450 Go/s dans chaque sens
worker-rate = la moitié de la vitesse native de ce noyau, comme t_c
worker-tc = la moitié de la vitesse native de ce noyau sur un cœur de 2026
worker-ts = 50 µs pour un message entre workers
worker-th = il n’y a pas de sauts
worker-tw = 16 octets copiés dans un tampon puis hors de lui à 10 Go/s
