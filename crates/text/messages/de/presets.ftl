ncube1 = nCUBE1 (GK M1)
ncube2 = nCUBE2 (GK M2)
ipsc2 = Intel iPSC/2 (GK M3)
ipsc-rx = Intel iPSC/RX (GK M4)
t3e = Cray T3E (IB Table 4)
ethernet-100g = Cluster mit 100-Gb-Ethernet
infiniband = Cluster mit InfiniBand NDR
gpu-node = GPU-Knoten (8 GPUs, jede mit jeder)
web-workers = Web-Worker eines Browsers

unit-ncube1 = 80 µs
unit-ncube2 = 2,5 µs
unit-ipsc2 = 16 µs
unit-ipsc-rx = 0,27 µs
unit-t3e = 1 Flop bei 34,9 Mflop/s
unit-cluster = 0,8 ns
unit-gpu-node = 2 ps
unit-web-workers = 1,2 ns

ratio = GK 8, Table 1: t_w/t_c
startup-assumed = GK nennen keine Startup-Zeit; einige hundert Mikrosekunden waren auf solchen Maschinen üblich
no-hop = GK 2.2: t_h wird vernachlässigt
ncube1-rate = GK 8: t_c ≈ 80 µs, eine Leerschleife anstelle der Arithmetik, die 400 µs brauchte
ncube1-tc = GK 8: t_c ≈ 80 µs, die Einheit; eine Leerschleife anstelle der Arithmetik, die 400 µs brauchte
ncube1-tw = GK 8: t_w = 16 µs für 8 Byte
ncube2-rate = GK 8: 3,2 Mflop/s, 8 Flops je Einheit
ipsc2-rate = GK 8: 0,5 Mflop/s, 8 Flops je Einheit
ipsc-rx-rate = GK 8: 30 Mflop/s, 8 Flops je Einheit
t3e-rate = IB Table 4: v = 34,9 Mflop/s
t3e-by-p = IB Table 4
t3e-beyond = die Werte von p = 64, die letzten in IB Table 4, gelten weiter
core-rate = ein Kern mit 6,25 Gflop/s in einer FFT, gezählt als 5 n log n Flops: 5 je Einheit
ethernet-ts = 10 µs durch die Sockets des Kernels
ethernet-th = 0,6 µs durch einen Store-and-Forward-Switch
ethernet-tw = 16 Byte bei 12,5 GB/s, der Rate des Standards
infiniband-ts = 1 µs von Host zu Host, ohne die Switches
infiniband-th = 0,13 µs durch einen Cut-Through-Switch
infiniband-tw = 16 Byte bei 50 GB/s, der Rate des Standards (400 Gb/s)
gpu-rate = 2,5 Tflop/s in einer FFT doppelter Genauigkeit, gezählt als 5 n log n Flops: 5 je Einheit
gpu-ts = 5 µs für den Start eines sendenden Kernels
gpu-th = ein Switch zwischen allen: in der Startup-Zeit enthalten
gpu-tw = 16 Byte bei 450 GB/s je Richtung
worker-rate = die Hälfte des nativen Tempos dieses Kernels, wie t_c
worker-tc = die Hälfte des nativen Tempos dieses Kernels auf einem Kern von 2026
worker-ts = 50 µs für eine Nachricht zwischen Workern
worker-th = es gibt keine Hops
worker-tw = 16 Byte, mit 10 GB/s in einen Puffer hinein und heraus kopiert
hypercube = GK 8: ein Hyperwürfel
first-generation = GK 2.2: Store-and-forward, wie auf allen Maschinen der ersten Generation
second-generation = GK 2.2: Cut-through, wie auf den Maschinen der zweiten Generation
rx-switching = wie der iPSC/2, dessen schnellere Ausführung er ist
one-switch = ein Switch, der nicht blockiert, verbindet alle Knoten
packets = Pakete folgen einander, kein Switch speichert eine ganze Nachricht
gpu-topology = ein Switch verbindet jede GPU mit jeder anderen
gpu-p = der Knoten hat 8 GPUs
worker-topology = jeder Worker kann an jeden anderen senden
worker-switching = eine Nachricht wird einmal kopiert, ohne etwas dazwischen
