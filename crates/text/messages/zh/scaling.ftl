# 规则

strong = n 固定：强扩展
memory = n/p 固定：弱扩展，受内存约束
work = W/p 固定：缩放加速比
time = Tₚ 固定：受时间约束

ideal = 理想
amdahl = Amdahl
gustafson = Gustafson
amdahl-fit = Amdahl 定律，f = { $f }（运行，p ≤ { $last }）
gustafson-fit = Gustafson 定律，f′ = { $f }（运行，p ≤ { $last }）
marks = 线：闭式。圆环：实际执行，n 取规则所允许的最大的 2 的幂，因此其 Tₚ 可能低于线。
chart = { $what } 随 p 的变化，每条规则一条线

strong-stops = n = { $n } 固定时，S 止于 { $speedup }（p = { $p }）。
strong-goes-on = n = { $n } 固定时，S 达到 { $speedup }（p = { $p }），运行到此为止。
weak-stops = n/p 固定时，它止于 { $speedup }（p = { $p }）。
weak-goes-on = n/p 固定时，它继续增至 { $speedup }（p = { $p }）。
law = Amdahl 定律按 p ≤ { $last } 的运行拟合，预言 p = { $p } 时为 { $promised }；实际运行为 { $speedup }。
no-serial-part = 此 FFT 没有串行部分：该定律视为串行的是开销，而且并非常数。p = { $from } 时 f 为 { $first }，p = { $to } 时为 { $then }。
one-processor = 此算法形式只在一个处理器上运行，因此无可扩展。
no-lines = 此处无闭式，因此只有圆环。
left-out = 消息多于 { $most } 条的运行从略。

rule = 规则
n-executed = 执行的 n
line-log-n = 线的 log n
line-time = 线的 Tₚ
line-speedup = 线的 S
line-efficiency = 线的 E
law-says = 定律给出的 S

terms = 术语
term-strong-name = 强扩展
term-strong = 同一个 n，处理器越来越多。每个处理器的计算减少，通信所占的时间越来越大，S 便不再增长。
term-weak-name = 弱扩展，受内存约束
term-weak = p 个处理器上 p 倍的点：n/p 不变，每个处理器的内存同样满。变换的内存就是它的 n 个点，因此两者是一回事。W 的增长略快于 p，因为 log n 也在增长。
term-scaled-name = 缩放加速比
term-scaled = p 个处理器上工作量为 p 倍时的 S：W/p 不变（Gustafson、Montry 和 Benner）。
term-time-name = 受时间约束的扩展
term-time = 在一个处理器变换起始的 n 所用的时间内，p 个处理器最多能变换的点数。
term-amdahl-name = Amdahl 定律
term-amdahl = 若工作中有一部分 f 只由一个处理器完成，则 S ≤ 1/(f + (1 − f)/p)，S 始终低于 1/f。FFT 没有这样的部分：按少数运行拟合的 f，其预言会高于或低于更大的 p 实际给出的值。
term-gustafson-name = Gustafson 定律
term-gustafson = 若在 p 个处理器的运行时间中有一部分 f′ 只有一个处理器在工作，则 S = p − f′ · (p − 1)。开销的增长快于 p 之处，运行便离开这条直线。
term-bisection-name = 对分
term-bisection = 网络两半之间最少的链路数：超立方体上为 p/2，正方形网格上为 √p。转置时全部字的一半必须越过它，网格因此而慢。
term-overhead-name = 总开销 T_o
term-overhead = 并行系统的开销：全部处理器花在有用计算以外的全部时间，T_o = p · T_p − W。
term-o-name = 开销 o
term-o = LogP 的开销：一个处理器为发送或接收一个字所忙的时间。T_o 只有一部分来自它；L、g 和等待是其他部分。
term-threshold-name = 二进制交换的阈值
term-threshold = 超立方体上为 t_c / (t_c + t_w)（GK 4.1.1）。要保持不高于它的效率，n 只须与 p 同样增长；更高的效率则要按 p 的更高次幂增长。它只属于二进制交换：转置有另一个阈值，或者没有。
term-bsp-name = BSP 上的串行时间
term-bsp = 以 flops 计：T_s = 5 · n · log n，因为一个蝶形的两个输出共用 10 flops。
term-radix-name = 基 4 的串行时间
term-radix = 两级合为一级计算只用 17/20 的 flops，因此 T_s 是基 2 的 17/20（log n 为奇数时有一级单独计算）。S 是相对于这个更快的程序而言。
