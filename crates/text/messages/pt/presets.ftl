ncube1 = nCUBE1 (GK M1)
ncube2 = nCUBE2 (GK M2)
ipsc2 = Intel iPSC/2 (GK M3)
ipsc-rx = Intel iPSC/RX (GK M4)
t3e = Cray T3E (IB Tabela 4)
ethernet-100g = Cluster com Ethernet de 100 Gb
infiniband = Cluster com InfiniBand NDR
gpu-node = Nó de GPUs (8 GPUs, todas com todas)
web-workers = Web workers de um navegador

unit-ncube1 = 80 µs
unit-ncube2 = 2,5 µs
unit-ipsc2 = 16 µs
unit-ipsc-rx = 0,27 µs
unit-t3e = 1 flop a 34,9 Mflop/s
unit-cluster = 0,8 ns
unit-gpu-node = 2 ps
unit-web-workers = 1,2 ns

ratio = GK 8, Tabela 1: t_w/t_c
startup-assumed = GK não dão inicialização; algumas centenas de microssegundos eram comuns em tais máquinas
no-hop = GK 2.2: t_h é ignorado
ncube1-rate = GK 8: t_c ≈ 80 µs, um laço vazio no lugar da aritmética, que levava 400 µs
ncube1-tc = GK 8: t_c ≈ 80 µs, a unidade; um laço vazio no lugar da aritmética, que levava 400 µs
ncube1-tw = GK 8: t_w = 16 µs para 8 bytes
ncube2-rate = GK 8: 3,2 Mflop/s, 8 flops por unidade
ipsc2-rate = GK 8: 0,5 Mflop/s, 8 flops por unidade
ipsc-rx-rate = GK 8: 30 Mflop/s, 8 flops por unidade
t3e-rate = IB Tabela 4: v = 34,9 Mflop/s
t3e-by-p = IB Tabela 4
t3e-beyond = mantêm-se os valores de p = 64, os últimos da Tabela 4 de IB
core-rate = um núcleo a 6,25 Gflop/s em uma FFT, contada como 5 n log n flops: 5 por unidade
ethernet-ts = 10 µs pelos sockets do kernel
ethernet-th = 0,6 µs por um switch store-and-forward
ethernet-tw = 16 bytes a 12,5 GB/s, a taxa do padrão
infiniband-ts = 1 µs de host a host, menos os switches
infiniband-th = 0,13 µs por um switch cut-through
infiniband-tw = 16 bytes a 50 GB/s, a taxa do padrão (400 Gb/s)
gpu-rate = 2,5 Tflop/s em uma FFT de precisão dupla, contada como 5 n log n flops: 5 por unidade
gpu-ts = 5 µs para lançar um kernel que envia
gpu-th = um switch entre todas: contado na inicialização
gpu-tw = 16 bytes a 450 GB/s em cada sentido
worker-rate = metade da velocidade nativa deste kernel, como t_c
worker-tc = metade da velocidade nativa deste kernel em um núcleo de 2026
worker-ts = 50 µs para uma mensagem entre workers
worker-th = não há saltos
worker-tw = 16 bytes copiados para dentro e para fora de um buffer a 10 GB/s
hypercube = GK 8: um hipercubo
first-generation = GK 2.2: store-and-forward, como em todas as máquinas da primeira geração
second-generation = GK 2.2: cut-through, como nas máquinas da segunda geração
rx-switching = como o iPSC/2, do qual é uma versão mais rápida
one-switch = um switch sem bloqueio liga todos os nós
packets = os pacotes seguem-se: nenhum switch armazena uma mensagem inteira
gpu-topology = um switch liga cada GPU a todas as outras
gpu-p = o nó tem 8 GPUs
worker-topology = cada worker pode enviar a qualquer outro
worker-switching = uma mensagem é copiada uma só vez, sem intermediários
