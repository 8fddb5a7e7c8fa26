percent = { $number }{"\u00A0"}%
percent-under = 不足 { $number }{"\u00A0"}%
percent-part = { $number } %

algorithm-serial = 串行
algorithm-binary-exchange = 二进制交换
algorithm-transpose = 转置
algorithm-two-dimensional = 二维
algorithm-two-dimensional-rows = 二维按行
algorithm-group-cyclic = 组循环
algorithm-cyclic-to-blocked = 循环到块
algorithm-output-driven = 输出驱动
algorithm-slab = 平板分解
algorithm-pencil = 铅笔分解
algorithm-cyclic = 循环轴
algorithm-program = 程序

topology-hypercube = 超立方体
topology-mesh = 网格
topology-torus = 环面
topology-mesh3d = 三维网格
topology-complete = 完全图
topology-fat-tree = 胖树
topology-dragonfly = 蜻蜓网络
kind-logp = LogP
kind-bsp = BSP

switching-store-and-forward = 存储转发
switching-cut-through = 直通
switching-wormhole = 虫洞

view-machine = 机器
view-butterfly = 蝶形图
view-timeline = 时间线
view-speedup = 加速比
view-efficiency = 效率
view-isoefficiency = 等效率
view-breakdown = 时间去向
view-why = 原因
view-cube = 立方体
view-distribution = 分布
view-schedule = 调度
view-supersteps = 超步
view-landscape = 效率地形
view-heat-map = 热力图
view-choose = 选择
view-metrics = 指标
view-scaling = 扩展
view-measured = 实测
view-spectrum = 频谱
view-table = 表格

machine-logp = { $p } 个处理器的 LogP 机器
machine-bsp = { $p } 个处理器的 BSP 机器
machine-hypercube = { $p } 个处理器的超立方体
machine-complete = { $p } 个处理器的完全图
machine-fat-tree = { $p } 个处理器的 { $arity } 叉胖树
machine-dragonfly = { $p } 个处理器的蜻蜓网络
machine-mesh = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } 网格
machine-torus = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } 环面
machine-mesh3d = { $planes }{"\u00A0"}×{"\u00A0"}{ $rows }{"\u00A0"}×{"\u00A0"}{ $columns } 网格

parameters-logp = L = { $latency }，g = { $gap }，o = { $overhead }
parameters-loggp = L = { $latency }，g = { $gap }，o = { $overhead }，G = { $inner }
parameters-capacity = { $parameters }，容量 { $most }
with-virtual-channels = { $switching }，{ $channels } 个虚拟通道
parameters-bsp = g = { $gap }，l = { $sync }

clock = t = { $now }，共 { $end }
unit-chosen = t_c = { $tc }
unit-axis = 时间单位
unit-flop = flop
unit-microsecond = 微秒
description = { $sentence }时间去向：{ $parts }。
description-part = { $activity } { $percent }
by-sample = { $what }，按样本 { $letter }
by-frequency = { $what }，按频率 { $letter }（n 个样本中的周期数）
by-hertz = { $what }，按频率（Hz）
by-place = { $what }，按行和列
by-frequencies = { $what }，按行频率和列频率
real-part = 实部
imaginary-part = 虚部

compute = 计算
startup = 启动
hop = 每跳
transfer = 传输
contention = 争用
idle = 空闲
overhead = 开销
latency = 延迟
further-words = 后续的字
gap = 间隔
synchronisation = 同步
communication = 通信

stage = 第 { $stage } 级
stages = 第 { $first }–{ $last } 级
local-stage = 本地第 { $stage } 级
local-stages = 本地第 { $first }–{ $last } 级
local = 本地 { $first }–{ $last }
redistribution = 重分布
reordering = 重排序

critical-path = 关键路径
switch = 交换机，转发消息
free-channel = 空闲通道
one-message = 一条消息
heat-none = 尚无字
heat-least = 至多为最大值的 1/6
heat-most = 超过最大值的 5/6
shared-channel = 共用一条通道的消息数
wanted-channel = 在通道上或等待它的消息数
words-move = 传输中的数据
message-under-way = 传输中的消息
message-waits = 等待中的消息
held-up = 等待（上）的同时发送（下）
waits-on-its-way = 途中等待（上）、发送（下）
waits-for-gap = 等待间隔
waits-to-be-sent = 等待发送
work-for-outputs = 逐个输出的工作
output = 输出
leaves-under-way = 离开、途中
phase-two = 阶段 II
computation = 计算
l-synchronisation = l，同步
hg-communication = h·g，通信

simulated = 模拟
one-processor = 单处理器
no-closed-form = 无闭式
closed-form = 闭式
closed-form-at-most = 闭式，至多
closed-form-about = 闭式，约
closed-form-at-least = 闭式，至少
speedup-at = { $speedup }，当 n = 2^{ $exponent }

distribution-input = 输入
distribution-input-stages = 输入，{ $stages }
distribution-result = 结果
distribution-between = 中间
pattern-one = 全在一个处理器上
pattern-blocks = 每块 { $count } 个
pattern-parts = 每份 { $count } 个
pattern-turns = { $processors } 个处理器轮流
pattern-turns-each = { $processors } 个处理器轮流，每次 { $count } 个
order-of-coefficients = 按其将成为的系数的次序
order-of-index-and-result = 按下标（结果、系数）的次序
order-of-index = 按下标的次序
a-value = 大小：模，满为下方的数；颜色和箭头：辐角
not-yet = 尚未计算
cell-value = 长度：模；颜色：辐角
cell-size = 大小：模；颜色：辐角
cell-largest = 长度：相邻各值中最大的模
cell-held-up = 途中受阻
cell-delivered = 已送达：从所在行的处理器到所在列的处理器
