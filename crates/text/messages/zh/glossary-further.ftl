w-name = 问题规模
w =
    有用的计算，以串行算法的时间计：W = t_c · n · log₂ n。
k-name = E / (1 − E)
k =
    要保持效率 E，问题规模须按 K · T_o 增长。
doubling-name = p 加倍时的增长
doubling =
    p 加倍时为保持此效率，问题规模须增长倍数的 log₂：f_E(2p) / f_E(p)。略大于 1 即为可扩展。
scaled-speedup-name = 缩放加速比
scaled-speedup =
    工作量为本问题 p 倍时的加速比，此时每个处理器的工作与此处单个处理器的一样多。接近 p 为佳。
memory-speedup-name = 内存缩放加速比
memory-speedup =
    点数为本问题 p 倍时的加速比，此时每个处理器的内存与此处单个处理器的一样满。
serial-fraction-name = 串行比例
serial-fraction =
    f = (1/S − 1/p) / (1 − 1/p)：若这部分工作是串行的，便可解释此加速比。若它随 p 增长，则开销在增长。
overhead-function-name = 开销函数
overhead-function =
    Φ = p · T_p / W：运行用时为理想机器的多少倍。若问题增长时能使其不变，则该算法形式可扩展。
scalability-name = 可扩展性
scalability =
    对此 n，在本机器任意数目处理器上的最大加速比，除以 n 个处理器的理想机器的加速比，即 n。
words-name = 字
words =
    全部消息中有多少个字（复数）。
hops-name = 跳数
hops =
    全部消息经过的通道数之和。
compute-name = 计算
compute =
    有用的部分：计算蝶形图的结点。
startup-name = 启动
startup =
    用于启动消息的部分：每条 t_s。
hop-name = 每跳
hop =
    处理器自己的消息头在途中的部分：每个通道 t_h。
transfer-name = 传输
transfer =
    处理器自己消息的字流动的部分，如同途中别无他物：t_w · m，存储转发时每个通道都要再来一次。
contention-name = 争用
contention =
    因其他消息要用相同通道，处理器自己的消息多用的时间。
idle-name = 空闲
idle =
    等待伙伴消息以及最后一步之后的部分。
h-name = h-关系
h =
    BSP：任一处理器在一个超步中发送或接收的最多实数个数，每个复数字计两个。该超步用时 h · g + l。
m-name = 处理器的元素
m =
    每个处理器持有的元素：m = n / P。
superstep-name = 超步
superstep =
    两次同步之间所有处理器所做的事：或对所持数据计算，或通信。
redistribution-name = 重分布
redistribution =
    将所有元素移到使后续各级成为本地的处理器上。在转置算法中即为矩阵转置。
group-cyclic-name = 组循环分布
group-cyclic =
    元素被切成 r 块，每块依次轮流分给 p / r 个处理器：r = p 得到块分布，r = 1 即循环分布。
output-driven-name = 输出驱动调度
output-driven =
    处理器只计算下一个输出所需的部分，每个输出一旦得到便立即发送。
binary-permutation-name = 二进制排列
binary-permutation =
    输出的一种次序，其中每一半、每一半的一半等都连续出现：输出因而尽可能早地到来。
radix-name = 基
radix =
    基为 4 时两级合为一级计算，每四个元素用 34 flops 而非 40。
overlap-name = 重叠
overlap =
    由第二个处理器收发，第一个同时计算：交换分块进行，传输隐藏在计算之后，或反之。
twiddle-name = 旋转因子
twiddle =
    n 次单位根的幂。第 l 级中其指数是下标前 l + 1 位的反转，再以零补足。
direction-name = 方向与归一化
direction =
    正变换为 X[k] = Σ x[j] · ω^(jk)，ω = e^(−2πi/n)：指数取负号，与 FFTW 和 numpy 相同，不作除法。逆变换取正号并乘 1/n。
bit-reversal-name = 位反转
bit-reversal =
    将下标的二进制位倒过来读。简单的算法把 X[k] 留在 k 的位反转所指之处；按自然顺序时，每个处理器持有一段连续的系数。
slab-name = 平板分解
slab =
    点阵沿第一轴切成平板。每个处理器变换自己的各个平面；经过一次全体交换，它便持有沿第一轴的整条线。
pencil-name = 铅笔分解
pencil =
    处理器排成网格，每个处理器持有沿某一轴的整条线。共有两次交换，分别在网格的行内和列内：比一次全体交换的消息更少、更长。
cyclic-name = 循环轴
cyclic =
    变换前后，每个轴都依次轮流分给它自己的处理器。一次全体交换就够了。
standard-name = 标准交换
standard =
    用 log₂ P 步完成的全体交换：每一步中，处理器交换所持数据的一半。它发起的消息少于 P − 1 条，但一个字要移动多次。
fat-tree-name = 胖树
fat-tree =
    以处理器为叶的交换机树。任何相邻两层之间的链路与处理器一样多；收缩比使交换机之间的链路变慢。
dragonfly-name = 蜻蜓网络
dragonfly =
    由路由器组成的组，每个路由器连接若干处理器。组内的路由器两两相连，每两组之间有一条链路。
route-name = 最短路径与 Valiant 路径
route =
    在蜻蜓网络中，最短路径经过两组之间的链路。Valiant 路径绕行随机选出的第三组：路更长，但不会挤在那一条链路上。
vc-name = 虚拟通道
vc =
    两个虫洞消息可以占有环面的同一条通道，各用自己的虚拟通道。消息越过环的末端时改用第二条，因此消息不会形成循环等待。
capacity-name = 容量
capacity =
    LogP：至多 ⌈L/g⌉ 个字在发往同一处理器的途中。会超过此数的发送方须停下等待。
samples-name = 实数样本
samples =
    两个实数样本组成一个字，因此 n 个样本作为 n/2 个字来变换，工作量减半。结果有 n/2 + 1 个系数；其余系数是它们的共轭。
limit-name = 极限
limit =
    任何运行都不会低于的字数或时间。有些极限由每个处理器的输入和输出决定，对一切算法成立；有两项只对本次运行的调度成立。
