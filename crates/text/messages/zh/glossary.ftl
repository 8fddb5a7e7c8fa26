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
threshold-name = 阈值
threshold =
    t_c / (t_c + t_w)：在超立方体上，大致到此为止的效率只需问题规模略增即可达到；更高的效率则须大幅增长。
isoefficiency-name = 等效率函数
isoefficiency =
    为保持效率 E，问题规模须随 p 多快地增长。越慢，可扩展性越好。
error-name = 相对误差
error =
    本变换与另一独立 FFT 的变换之差的长度，除以后者的长度（L2 范数）。
messages-name = 消息
messages =
    发送了多少条消息。一次交换中两个伙伴各发一条。
hottest-name = 最忙通道
hottest =
    同时共用或等待同一有向通道的最大消息数。若 q 条消息自始至终共用它，其各字用时为 q 倍；在虫洞路由下，等待的消息还占着其后方的通道。
latency-name = 延迟
latency =
    LogP：从发送一个字到其到达的时间。其间处理器照常计算。
gap-name = 间隔
gap =
    LogP：一个处理器发送（或接收）的两个字之间的最短时间；其倒数为带宽。BSP：移动 h-关系中一个实数所需的 flops。
cost-name = 开销
cost =
    LogP：处理器为发送一个字和接收一个字所忙的时间。S 略去此项。
word-gap-name = 消息内间隔
word-gap =
    LogGP：同一消息中相邻两字之间的时间。消息作为整体发送，只花一次 o；下一条消息在其最后一个字之后 g 出发。无：每个字自成一条消息，如 LogP。
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
width-name = 通道宽度
width =
    通道加宽的倍数：一个字用时 t_w / w。网格用更宽的通道可弥补超立方体的众多通道。
arity-name = 叉数
arity =
    交换机朝向处理器的链路数；朝向树顶的链路同样多。
taper-name = 收缩比
taper =
    一个字在两个交换机之间的时间是从处理器到其交换机的多少倍。
dims-name = 维数
dims =
    转置算法将元素排成多少维；重分布次数比维数少一。

error-short = 误差
source-output = 输出
