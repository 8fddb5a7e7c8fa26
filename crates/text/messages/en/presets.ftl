# Machines with names, and where each of their numbers comes from. GK, S and IB are the papers, with section or table.
# Names of machines and of makers stay as they are.

ncube1 = nCUBE1 (GK M1)
ncube2 = nCUBE2 (GK M2)
ipsc2 = Intel iPSC/2 (GK M3)
ipsc-rx = Intel iPSC/RX (GK M4)
t3e = Cray T3E (IB Table 4)
ethernet-100g = Cluster on 100 Gb Ethernet
infiniband = Cluster on InfiniBand NDR
gpu-node = GPU node (8 GPUs, all to all)
web-workers = Web workers of a browser

# How long one unit of time is.
unit-ncube1 = 80 µs
unit-ncube2 = 2.5 µs
unit-ipsc2 = 16 µs
unit-ipsc-rx = 0.27 µs
unit-t3e = 1 flop at 34.9 Mflop/s
unit-cluster = 0.8 ns
unit-gpu-node = 2 ps
unit-web-workers = 1.2 ns

# Where a number comes from: the end of a sentence, or one of its own ("Assumption: there are no hops.").
ratio = GK §8, Table 1: t_w/t_c
startup-assumed = GK state no start-up; a few hundred microseconds were typical of such machines
no-hop = GK §2.2: t_h is ignored
ncube1-rate = GK §8: t_c ≈ 80 µs, a dummy loop instead of the arithmetic, which took 400 µs
ncube1-tc = GK §8: t_c ≈ 80 µs, the unit; a dummy loop instead of the arithmetic, which took 400 µs
ncube1-tw = GK §8: t_w = 16 µs for 8 bytes
ncube2-rate = GK §8: 3.2 Mflop/s, 8 flops per unit
ipsc2-rate = GK §8: 0.5 Mflop/s, 8 flops per unit
ipsc-rx-rate = GK §8: 30 Mflop/s, 8 flops per unit
t3e-rate = IB Table 4: v = 34.9 Mflop/s
t3e-by-p = IB Table 4
t3e-beyond = beyond p = 64, the last row of IB Table 4, the values of that row are used
core-rate = one core at 6.25 Gflop/s in an FFT, counted as 5 n log n flops: 5 per unit
ethernet-ts = 10 µs through the kernel's sockets
ethernet-th = 0.6 µs through a store-and-forward switch
ethernet-tw = 16 bytes at 12.5 GB/s, the rate of the standard
infiniband-ts = 1 µs from host to host, excluding the switches
infiniband-th = 0.13 µs through a cut-through switch
infiniband-tw = 16 bytes at 50 GB/s, the rate of the standard (400 Gb/s)
gpu-rate = 2.5 Tflop/s in a double precision FFT, counted as 5 n log n flops: 5 per unit
gpu-ts = 5 µs to launch a kernel that sends
gpu-th = one switch connects all GPUs; its time is part of the start-up
gpu-tw = 16 bytes at 450 GB/s each way
worker-rate = half of the native speed of this kernel, as t_c
worker-tc = half of the native speed of this kernel on one core of 2026
worker-ts = 50 µs for a message between workers
worker-th = there are no hops
worker-tw = 16 bytes copied into and out of a buffer at 10 GB/s
# How the processors are connected, how messages cross the network, and how many processors there are.
hypercube = GK §8: a hypercube
first-generation = GK §2.2: store-and-forward, as on all first-generation machines
second-generation = GK §2.2: cut-through, as on second-generation machines
rx-switching = like the iPSC/2, of which it is a faster version
one-switch = one non-blocking switch connects all nodes
packets = packets follow each other, so no switch stores a whole message
gpu-topology = one switch connects every GPU with every other
gpu-p = the node has 8 GPUs
worker-topology = every worker can send to every other
worker-switching = a message is copied once, with nothing in between

## Machines of today. Bandwidths are those of data sheets, other numbers as stated.

frontier = Frontier (GPU dies on a dragonfly)
fugaku = Fugaku (Tofu D)
tpu-v3 = TPU v3 pod (torus)
h100 = H100 cluster (fat tree)
unit-four-ps = 4 ps
unit-fugaku = 6.25 ps
memory-rate = estimate: for 21 stages a large FFT reads and writes memory three times, at 70 % of the bandwidth in the data sheet: 1.6 TB/s of a Frontier GPU die, 1.02 TB/s of an A64FX, 0.9 TB/s of a TPU v3, 3.35 TB/s of an H100
fugaku-ts = 0.49 µs, put between neighbours: Ajima et al., The Tofu Interconnect D, IEEE CLUSTER 2018
tpu-ts = estimate: 1 µs to start a transfer between chips
frontier-th = 0.35 µs through a switch: De Sensi et al., An In-Depth Analysis of the Slingshot Interconnect, SC20
hop-estimate = estimate: 0.1 µs through a router on the chip
frontier-tw = 16 bytes at 12.5 GB/s each way: four network cards of 25 GB/s for the eight GPU dies of a node (Frontier User Guide, OLCF, 2024)
fugaku-tw = 16 bytes at 6.8 GB/s, a link in one direction: Ajima et al., IEEE CLUSTER 2018
tpu-tw = 8 bytes, a complex number in single precision, at 50 GB/s each way: a bisection of 6.4 TB/s across 64 links (Google Cloud, TPU v3, 2025)
h100-tw = 16 bytes at 50 GB/s, one InfiniBand NDR card (400 Gb/s) for each GPU (NVIDIA DGX H100 User Guide, 2023)
frontier-topology = a dragonfly of Slingshot switches (Frontier User Guide, OLCF, 2024); sizes of groups are ours
fugaku-topology = its mesh and torus of six dimensions, here a mesh of three
tpu-topology = a torus of 32 × 32 chips (Google Cloud, TPU v3, 2025)
h100-topology = a tree of InfiniBand switches without taper (NVIDIA DGX SuperPOD, H100 reference architecture, 2023)
h100-arity = switches of 64 ports: 32 down, 32 up
