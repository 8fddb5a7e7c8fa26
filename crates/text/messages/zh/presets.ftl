ncube1 = nCUBE1 (GK M1)
ncube2 = nCUBE2 (GK M2)
ipsc2 = Intel iPSC/2 (GK M3)
ipsc-rx = Intel iPSC/RX (GK M4)
t3e = Cray T3E (IB 表 4)
ethernet-100g = 100 Gb 以太网集群
infiniband = InfiniBand NDR 集群
gpu-node = GPU 结点（8 个 GPU，全互连）
web-workers = 浏览器的 Web worker

unit-ncube1 = 80 µs
unit-ncube2 = 2.5 µs
unit-ipsc2 = 16 µs
unit-ipsc-rx = 0.27 µs
unit-t3e = 1 flop，以 34.9 Mflop/s 计
unit-cluster = 0.8 ns
unit-gpu-node = 2 ps
unit-web-workers = 1.2 ns

ratio = GK 8，表 1：t_w/t_c
startup-assumed = GK 未给出启动时间；此类机器通常为几百微秒
no-hop = GK 2.2：忽略 t_h
ncube1-rate = GK 8：t_c ≈ 80 µs，以空循环代替运算，运算本身用 400 µs
ncube1-tc = GK 8：t_c ≈ 80 µs，即单位；以空循环代替运算，运算本身用 400 µs
ncube1-tw = GK 8：t_w = 16 µs，8 字节
ncube2-rate = GK 8：3.2 Mflop/s，每单位 8 flops
ipsc2-rate = GK 8：0.5 Mflop/s，每单位 8 flops
ipsc-rx-rate = GK 8：30 Mflop/s，每单位 8 flops
t3e-rate = IB 表 4：v = 34.9 Mflop/s
t3e-by-p = IB 表 4
t3e-beyond = 沿用 IB 表 4 最后一行 p = 64 的值
core-rate = 一个核在 FFT 中 6.25 Gflop/s，按 5 n log n 次浮点运算计：每单位 5 flops
ethernet-ts = 经内核套接字 10 µs
ethernet-th = 经存储转发交换机 0.6 µs
ethernet-tw = 16 字节，以标准速率 12.5 GB/s
infiniband-ts = 主机到主机 1 µs，减去交换机
infiniband-th = 经直通交换机 0.13 µs
infiniband-tw = 16 字节，以标准速率 50 GB/s（400 Gb/s）
gpu-rate = 双精度 FFT 中 2.5 Tflop/s，按 5 n log n 次浮点运算计：每单位 5 flops
gpu-ts = 启动一个发送内核需 5 µs
gpu-th = 全体之间一个交换机：计入启动时间
gpu-tw = 16 字节，单向 450 GB/s
worker-rate = 本内核原生速度的一半，作为 t_c
worker-tc = 本内核在 2026 年一个核上原生速度的一半
worker-ts = worker 之间一条消息 50 µs
worker-th = 没有跳
worker-tw = 16 字节以 10 GB/s 复制进出缓冲区
hypercube = GK 8：超立方体
first-generation = GK 2.2：存储转发，第一代机器都是如此
second-generation = GK 2.2：直通，第二代机器如此
rx-switching = 同 iPSC/2，它是其更快的版本
one-switch = 一个无阻塞交换机连接所有结点
packets = 数据包接连而行，没有交换机存储整条消息
gpu-topology = 一个交换机把每个 GPU 与其他各 GPU 相连
gpu-p = 该结点有 8 个 GPU
worker-topology = 每个 worker 都可向其他任一 worker 发送
worker-switching = 消息只复制一次，中间没有别的环节
