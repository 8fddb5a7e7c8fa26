fig1-place = 图 1，第 2.1 节
fig1-title = 组循环分布下的蝶形
fig1-claim = 少数几种分布即可使所有蝶形成为本地的：短的用块分布，较长的在 r 个组内循环分布，最长的用循环分布。相邻两种分布之间，全部数据重分布一次。颜色：持有该元素的处理器；粗线：处理器 0 的蝶形。
fig1-elements = 阶段 { $j }：位置与 C^{ $r } 一致的元素
fig1-butterflies = 阶段 { $j }：在同一处理器上的蝶形
fig1-phases = 阶段
fig1-logical = (A) 逻辑视图
fig1-storage = (B) 存储视图

fig2-place = 图 2，第 2.3 节，定理 2.2，推论 2.3
fig2-title = 存储视图中的蝶形级
fig2-claim = 在 r 个组、每组 u 个处理器中循环存储时，大小为 K = k·u 的一级蝶形成为块对角矩阵：每个处理器对自己的 N/p 个元素做大小为 k 的蝶形。各处理器只在权重上不同：组内处理器 s₁ 的权重平移 s₁/u。
fig2-same = Â 中与 (2.9) 相同的行
fig2-weights = 权重
fig2-right = 权重符合 α = (s mod u)/u 的各处理器阶段
fig2-group = (B) 一个组，64 × 64
fig2-groups = r = 2 个组，每组 u = 4 个处理器
fig2-each = 每个处理器：N/p = 16，k = 8
fig2-matrix = (C) 处理器 s₁ = 1 的 B₈
fig2-powers = 蓝色 w₈，橙色 −w₈，幂 j + s₁/u

fig3-place = 图 3，第 3.4 节
fig3-title = 从块分布到循环分布，以包传送
fig3-claim = 若 p ≤ N/p，变为循环分布的排列不必为每个元素发一条消息：处理器先在块内重排，使发往同一处理器的元素相邻，再向其他每个处理器发送一个 N/p² 个元素的包。颜色：最初持有该元素的处理器。
fig3-both = 两步之后位置与 σ 一致的元素
fig3-together = 保持完整的包
fig3-packets = N/p² 个元素的消息，执行
fig3-messages = 消息，执行
fig3-moved = 由块到循环移动的元素，执行
fig3-local = (A) 本地 σ₄,₈ 排列
fig3-global = (B) 以 2 个元素为包的全局排列
fig3-processor = 处理器 { $q }

table1-place = 表 1，第 5.1 节
table1-title = 双精度 FFT 的误差
table1-claim = 以 IEEE 双精度变换随机数，约损失末位一个单位，即范数的 2 × 10⁻¹⁶，N 较大时也几乎不增；Cray T3E 的算术损失更多。并行变换仅在蝶形各级的配对不同之处与串行变换有差异。
table1-vectors = { $count } 个向量中为 { $least } … { $most }
table1-less = IEEE 754 中为 { $mean }：更小
table1-not-less = IEEE 754 中为 { $mean }：并不更小
table1-backward = 逆变换
table1-sizes = 512 至 65536
table1-same-pairs = 配对相同
table1-other-pairs = 配对不同
table1-same-bits = 各位相同
table1-other-bits = 各位不同
table1-compared = { $error }：{ $pairs }，{ $bits }
table1-both = 正变换 { $forward }，逆变换 { $backward }
table1-by = 增至 { $growth } 倍（√log N 增至 1.33 倍）
table1-parallel = 并行，p = { $p }
table1-alike = 与正变换大致相同
table1-growth = 增长
table1-by-cray = IEEE 754 中增至 1.21 倍
table1-no-difference = 无差异：各级的配对方式相同
table1-order = 数量级相同
table1-axis = 相对误差，‖F* − F‖ / ‖F‖
table1-cray = Cray T3E，发表值
table1-ieee = IEEE 754，发表值
table1-here = 此处计算

table2-place = 表 2，第 5.2 节，式 5.1
table2-title = 串行 FFT 的 flop 速率
table2-claim = 只要数据和权重能装入 96 KB 的缓存，即到 N = 4096 为止，速率 5·N·log N / 时间随 N 上升；此后降至三分之一及更低。
table2-why-1 = 速率 47.3 Mflop/s 对应 0.0947 ms，舍入为 0.09；若取所载的 0.10 ms，速率应为 42.7 … 47.2。两个单元格之一未按最近值舍入。
table2-why-2 = 速率从 64 到 128、从 256 到 512、从 1024 到 2048 下降。log N 为偶数时，各级全是 4 点蝶形；为奇数时，剩下一级基为 2；两者各自都上升。剩下的一级可以解释锯齿的一部分：(3.1) 的 flops 在那里增加 3/17/log N，所载的时间增加更多。
table2-falls = 在 { $sizes } 处下降
table2-even-sizes = 32 … 4096，log N 为偶数
table2-odd-sizes = 32 … 4096，log N 为奇数
table2-falls-to = 从 { $best } 降至 { $worst } 及更低
table2-rate = 速率
table2-flops = flops (3.1)
table2-of-table-3 = 表 3 中的时间
table2-rises = 上升
table2-increases = 提高
table2-said = 到 N = 4096 为止性能提高
table2-does-not = 并非如此
table2-drops = 骤降
table2-suddenly = N = 4096 之后突然下降
table2-here = 本机速率，Mflop/s
table2-constant = 34.9 Mflop/s，所有 N
table2-even = log N 为偶数
table2-odd = log N 为奇数
table2-cache = 缓存已满
table2-axis = 5·N·log N / 时间，Mflop/s

table3-place = 表 3，第 3.1、3.5 和 5.3 节，式 3.2、3.8 和 3.9
table3-title = BSP FFT 的预测时间与实测时间
table3-claim = 一次变换的代价为 17/4·N/p·log N flops，加 ⌈log N / log N/p⌉ + 1 次重分布，每次 2·N/p·g + l (3.9)。代入机器的 g 和 l，只要处理器的份额能装入其缓存，就能很好地预测 Cray T3E 上的时间。
table3-why-1 = 以 g = 2.14、l = 1377，(3.9) 给出 1.0549 ms，所载为 1.06。以表 4 同一行的微秒数 (0.06133, 39.48)，则给出 1.0550，舍入为 1.06：论文计算时所用的 g 比所载的位数更多。
table3-why-2 = 以表 4 中 64 个处理器的一行，(3.9) 给出 0.473、0.602 和 0.903 ms，舍入后不是所载的 0.48、0.61 和 0.91；用该行的微秒数也不是。若 l 不取 3861 而取 3901 … 3924 flops，则 p = 64 的八个单元格全部相符（见关于 l 的一行）。这些预测似乎出自基准测试的另一次运行，而非表 4 所载的那一次。
table3-why-3 = l 在 3901 与 3924 flops 之间时，64 个处理器的八个预测值到末位都正确，比表 4 所述约大 1.3 %。p 大而 N/p 小时，预测值主要由 l 构成，因此能显出这一点。
table3-why-4 = (3.8) 对每次重分布计 2·N/p 个数，如同每个处理器都发送其全部数据。留下的并不发送：表示处理器的各位中若有 k 位是新的，则每个处理器保留 1/2^k，所以 h = 2·N/p·(1 − 2^−k)；若 p² ≤ N，则所有重分布都有 k = log p。只有在处理器也互换位置之处，才有一些处理器发送全部数据。(3.8) 是几乎达到的上界。
table3-why-5 = (3.9) 作了两处简化。它以 (3.7) 代替 (3.2)，如同各级全部成对：级数为奇数的每个阶段少计 3/4·N/p flops。它又以 (3.8) 作为发送量：多计了。因此它既不精确，也不是界：N = 4096 时，执行在 16 个处理器上比 (3.9) 少，在 32 个上比它多（12 696 flops 对 12 600）。N = 4096、512 个处理器时两处误差相互抵消，总和只是碰巧相符：这不算一致。
table3-why-6 = IB 2.1 说“the largest H for which (N/p)^(H−1) ≤ N”，而所指的是其旁的 ⌈log N / log N/p⌉。若 N 是 N/p 的幂，按文字会多出一个阶段，其中没有任何级；将 ≤ 改为 < 便正确。
table3-why-7 = 超出缓存后，机器的计算速度约为 v = 34.9 Mflop/s 的三分之一。IB 自己说明了原因（第 5.3 节），表 2 的速率也下降同样多。在缓存内，中位数上仍差 1.16 倍；差得最多的是单个处理器快于 v 之处：N = 4096 用 2.95 ms，即 83 Mflop/s。
table3-factor = 中位数 { $median }，最大 { $most }
table3-off = 相差的倍数：缓存内 { $cached }；缓存外 { $beyond }
table3-predicted = 预测
table3-measured = 实测
table3-l = 使所有单元格相符的 l
table3-h = 全部重分布的 h (3.8)
table3-phases = 按文字所述的阶段数
table3-seq = 串行
table3-in-cache = 缓存内
table3-executed-in-cache = 执行与测量相比，在缓存内
table3-executed-beyond = 执行与测量相比，超出缓存
as-measured = 与测量相同
executed = 执行与测量相比
table3-predicts = 缓存内预测良好，缓存外则否
table3-flops = flops (3.2)
table3-redistributions = 重分布次数，H + 1
table3-yes = 是
table3-no = 否
table3-cyclic = 通信，块 / 循环 (4.1)
table3-axis = 时间，ms（虚线为预测，圆圈为实测）

table4-place = 表 4，第 5.3 节
table4-title = Cray T3E 的 BSP 参数
table4-claim = 一台 BSP 计算机由四个数表示：p 个处理器，速率为 v flop/s；发送或接收每个数用 g flops；同步用 l flops。在 Cray T3E 上，v 为 34.9 Mflop/s；g 和 l 随 p 增长。
table4-why = 以 34.9 Mflop/s 计，110.88 µs 为 3 870 flops，而非 3 861：v = 34.82 Mflop/s 时两列相符。其他各行都与 34.9 (34.85 … 34.95) 相符。基准测试将 v 与 g、l 一同测量，所以在 64 个处理器的那次运行中，测得的 v 似乎略低。
table4-both = 由 µs 得的 flops
table4-executed = flops，由执行得
table4-here = 本机的 Mflop/s
table4-axis-g = g，flops（线：所载，圆圈：执行）
table4-axis-l = l，flops

fig4-place = 图 4，第 5.3 节，式 5.2
fig4-title = Cray T3E 上的绝对效率
fig4-claim = E = Time(seq, N) / (p · Time(p, N)) 到 N = 4096 为止为中等，此后可达 1.7：那里串行程序装不进缓存，而处理器足够多时，其各份额装得进。
fig4-why = 由表 3，N = 16384 的效率在两个处理器上从 1.00 降到 0.88，因为每个处理器的 8192 点对缓存来说仍然太多；在四个处理器上升至 1.52。文中关于 8192 ≤ N ≤ 16384 的说法只对 8192 成立。
fig4-why-2 = (5.2) 以串行程序的时间为被除数，差别就在那里。N = 4096 以内，该程序放得进缓存，速率可达 83 Mflop/s（表 2），是执行所用 v = 34.9 Mflop/s 的两倍多：实测效率较低。超出之后，它所用的时间是 v 所说的两到三倍：实测效率较高。这是可能的原因，并未证实；在 64 个处理器上，表 4 的 g 和 l 也与表 3 不符。
fig4-why-3 = 这里“大致不变”指下降不到三分之一，因为从一个处理器到两个时以此为“明显”。从 2 到 8 个处理器，N = 512 的效率下降一半（0.49、0.37、0.24），N = 2048 下降五分之二；N = 1024 和 4096 下降不到三分之一。
fig4-at-most = 至多 { $e }，执行
fig4-doubling = { $all }；到 8 为止每加倍一次剩 { $before }，此后剩 { $after }
fig4-around = 之前 { $before }，之后 { $after }
fig4-all = 全部
fig4-theory = 理论上
fig4-up-to = 效率最高达
fig4-one-to-two = 一个到两个处理器
fig4-decreases = 明显下降
fig4-shape = 到 8–16 个处理器为止大致不变，此后持续下降
fig4-two-to-64 = 两个到 64 个处理器
fig4-rises = 从一个处理器到两个时上升
fig4-increases = 增大
fig4-too-many = 处理器过多
fig4-deteriorates = 变差
fig4-cache = 缓存
fig4-flat = 份额能装入缓存之前和之后几乎不变
fig4-axis = E，绝对（虚线：预测）

fig5-place = 图 5，第 5.3 节
fig5-title = 份额 N/p 不变时的效率
fig5-claim = 若 N 随 p 增长而使 N/p 不变，效率可以保持：N/p 小至 256 时约为 0.5，4096 时保持在很好的水平。N/p 越大，预测曲线越平。
fig5-why-2 = 与图 4 一样，差别很可能来自串行程序的时间：N = 4096 以内，它比 v = 34.9 Mflop/s 所说的快，实测效率较低；超出之后较慢，实测效率较高。
fig5-spread = N/p = { $share } 时 { $spread }
fig5-spreads = 最大与最小之比，p = 2 … 64：{ $all }
fig5-ran = p = 2 … 16 时为 { $all }
fig5-far = 16、256 和 4096 个处理器上为 { $all }
fig5-maintained = 保持
fig5-execution = 执行
fig5-flatter = 更平
fig5-converges = 随 N/p 增大趋于水平线
fig5-good = 很好
fig5-asymptotically = 渐近
fig5-level = N/p、g 和 l 不变时为恒定水平
fig5-axis = E，绝对（虚线：预测，实线：实测）
