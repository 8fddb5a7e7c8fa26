p-name = 处理器数
p =
    处理器的数目，为 2 的幂。
n-name = 点数
n =
    变换的点数，为 2 的幂。各处理器平均分担。
tc-name = 计算
tc =
    计算蝶形图一个结点的时间：GK 图 1 算法的第 8 行，一次复数乘法和一次加法。
ts-name = 启动
ts =
    处理器启动一条消息所忙的时间，与消息长短无关。
th-name = 每跳
th =
    消息头从一个处理器到相邻处理器的时间。
tw-name = 每字
tw =
    一个字（一个复数）通过一个通道的时间：字长除以通道带宽。
t-serial-name = 串行时间
t-serial =
    单个处理器上的时间，也就是问题规模 W：t_c · n · log₂ n。
t-parallel-name = 并行时间
t-parallel =
    从开始到最后一个处理器完成的时间。
speedup-name = 加速比
speedup =
    相对于单个处理器的加速倍数：S = T_s / T_p。
efficiency-name = 效率
efficiency =
    处理器时间中有用计算所占的部分：E = S / p。
overhead-name = 总开销
overhead =
    全部处理器花在有用计算以外的时间之和：T_o = p · T_p − W。
w-name = 问题规模
w =
    有用的计算，以串行算法的时间计：W = t_c · n · log₂ n。
k-name = E / (1 − E)
k =
    要保持效率 E，问题规模须按 K · T_o 增长。
threshold-name = 阈值
threshold =
    t_c / (t_c + t_w)：在超立方体上，大致到此为止的效率只需问题规模略增即可达到；更高的效率则须大幅增长。
isoefficiency-name = 等效率函数
isoefficiency =
    为保持效率 E，问题规模须随 p 多快地增长。越慢，可扩展性越好。
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
error-name = 相对误差
error =
    本变换与另一独立 FFT 的变换之差的长度，除以后者的长度（L2 范数）。
messages-name = 消息
messages =
    发送了多少条消息。一次交换中两个伙伴各发一条。
words-name = 字
words =
    全部消息中有多少个字（复数）。
hops-name = 跳数
hops =
    全部消息经过的通道数之和。
hottest-name = 最忙通道
hottest =
    同时共用或等待同一有向通道的最大消息数。它们使彼此慢 q 倍。
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
latency-name = 延迟
latency =
    LogP：从发送一个字到其到达的时间。其间处理器照常计算。
gap-name = 间隔
gap =
    LogP：一个处理器发送（或接收）的两个字之间的最短时间；其倒数为带宽。BSP：移动 h-关系中一个实数所需的 flops。
cost-name = 开销
cost =
    LogP：处理器为发送一个字和接收一个字所忙的时间。S 略去此项。
sync-name = 同步
sync =
    BSP：每个通信超步除其数据外所需的 flops，直到所有处理器会合。
rate-name = 每秒时间单位数
rate =
    将运行的时间换算成秒：在 BSP 机器上为每秒 flops。未知时为 0。
tt-name = ω 的幂的时间
tt =
    计算处理器首次需要的一个 ω 的幂的时间。
blocking-name = 缓存中的元素
blocking =
    缓存可容纳多少元素：本地各级由虚拟处理器逐块完成。无表示一次完成。
h-name = h-关系
h =
    BSP：任一处理器在一个超步中发送或接收的最多实数个数，每个复数字计两个。该超步用时 h · g + l。
width-name = 通道宽度
width =
    通道加宽的倍数：一个字用时 t_w / w。网格用更宽的通道可弥补超立方体的众多通道。
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
dims-name = 维数
dims =
    转置算法将元素排成多少维；重分布次数比维数少一。
overlap-name = 重叠
overlap =
    由第二个处理器收发，第一个同时计算：交换分块进行，传输隐藏在计算之后，或反之。
twiddle-name = 旋转因子
twiddle =
    n 次单位根的幂。第 l 级中其指数是下标前 l + 1 位的反转，再以零补足。

error-short = 误差
source-output = 输出
