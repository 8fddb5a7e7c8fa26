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
ncube1-rate = GK 8 : t_c ≈ 80 µs, une boucle vide à la place de l’arithmétique, qui prenait 400 µs
ncube1-tc = GK 8 : t_c ≈ 80 µs, l’unité ; une boucle vide à la place de l’arithmétique, qui prenait 400 µs
ncube1-tw = GK 8 : t_w = 16 µs pour 8 octets
ncube2-rate = GK 8 : 3,2 Mflop/s, 8 flops par unité
ipsc2-rate = GK 8 : 0,5 Mflop/s, 8 flops par unité
ipsc-rx-rate = GK 8 : 30 Mflop/s, 8 flops par unité
t3e-rate = IB table 4 : v = 34,9 Mflop/s
t3e-by-p = IB table 4
t3e-beyond = les valeurs de p = 64, les dernières du tableau 4 d’IB, sont gardées
core-rate = un cœur à 6,25 Gflop/s dans une FFT, comptée 5 n log n flops : 5 par unité
ethernet-ts = 10 µs par les sockets du noyau
ethernet-th = 0,6 µs par un commutateur store-and-forward
ethernet-tw = 16 octets à 12,5 Go/s, le débit de la norme
infiniband-ts = 1 µs d’hôte à hôte, moins les commutateurs
infiniband-th = 0,13 µs par un commutateur cut-through
infiniband-tw = 16 octets à 50 Go/s, le débit de la norme (400 Gb/s)
gpu-rate = 2,5 Tflop/s dans une FFT en double précision, comptée 5 n log n flops : 5 par unité
gpu-ts = 5 µs pour lancer un noyau qui envoie
gpu-th = un commutateur entre tous : compté dans le démarrage
gpu-tw = 16 octets à 450 Go/s dans chaque sens
worker-rate = la moitié de la vitesse native de ce noyau, comme t_c
worker-tc = la moitié de la vitesse native de ce noyau sur un cœur de 2026
worker-ts = 50 µs pour un message entre workers
worker-th = il n’y a pas de sauts
worker-tw = 16 octets copiés dans un tampon puis hors de lui à 10 Go/s
hypercube = GK 8 : un hypercube
first-generation = GK 2.2 : store-and-forward, comme toutes les machines de la première génération
second-generation = GK 2.2 : cut-through, comme les machines de la deuxième génération
rx-switching = comme l’iPSC/2, dont c’est une version plus rapide
one-switch = un commutateur non bloquant relie tous les nœuds
packets = les paquets se suivent : aucun commutateur ne stocke un message entier
gpu-topology = un commutateur relie chaque GPU à chaque autre
gpu-p = le nœud a 8 GPU
worker-topology = chaque worker peut envoyer à chaque autre
worker-switching = un message est copié une seule fois, sans intermédiaire
