bins-supersteps = 按时段记录：规模如此大的运行不保留超步
no-superstep-with-time = 本次运行没有耗时的超步
not-bsp = 只有 BSP 机器有超步；本次运行在其他机器上
heat-none-sent = 没有处理器发送消息
heat-whole-run = 按时间段记录：整次运行的字
heat-blocks = 每格汇总 { $nodes } × { $nodes } 个节点
bins-timeline = 按 { $count } 个时段记录：各时段显示耗时最多者
not-recorded = 本次运行未作记录
bins-no-wavefront = 按时段记录：无波前
bins-no-output = 按时段记录：单个输出未知
too-large-to-follow = 变换规模太大，不逐元素跟踪
not-followed = 变换规模太大，不跟踪其元素；n = 65 536 以内才跟踪。
no-redistribution = 这次运行不在两个阶段之间重新分布元素
stage-by-stage = 逐级进行：最后一级完成前不发送任何数据
being-simulated = 正在模拟本次运行。
no-closed-form = 在此机器上无闭式

rows-most = 一行为 { $processors } 个处理器：其多数在做的事
rows-alike = { $processors } 个处理器的活动完全相同
rows = 一行为 { $processors } 个处理器

communication-supersteps =
    通信

    超步
h-is = h = { $h }
superstep-end = g = { $gap }，l = { $sync }；Tₚ = { $time } flops
superstep-sync = l { $time }
superstep-moved = h·g { $time }
superstep-both = l { $sync }，h·g { $moved }

strips = 上方条带：{ $order }；下方条带：按存储
logical = 逻辑视图：{ $order }
strips-unmoved = 没有元素更换处理器；上方条带：{ $order }；下方条带：按存储
logical-unmoved = 没有元素更换处理器；逻辑视图：{ $order }
cube-axis = 轴 { $axis }：{ $extent }
cube-blocks = { $grid } 个处理器，各持一块
cube-turns = { $grid } 个处理器，轮流
cube-note = 元素到达后，单元格为持有它的处理器的颜色
cube-corner = 仅为 { $cells } 个元素的一角：其余部分重复此图案
cube-one-dimension = 此变换只有一维；slab、pencil 和 cyclic 最多三维。
squares = 一行为一个处理器；元素从左到右、由浅入深，{ $order }
squares-binned = 一行为一个处理器；元素从左到右、由浅入深，{ $order }；按时段记录：不显示移动
pattern-after = { $pattern }；此前 { $messages } 条消息，{ $words } 个字
messages-label =
    { $count ->
       *[other] 消息
    }
words-label =
    { $count ->
       *[other] 字
    }
messages-count = { $count } 条消息
order = 排序

naive = 朴素：循环到块
output-driven = 输出驱动
phase-one = 阶段 I
phase-two = 阶段 II
schedule-title = P{ $processor }，{ $phase }：{ $stages }
schedule-result = P{ $processor }，结果
sends = 发送
outputs-produced = 已产生的输出
outputs-left = 已离开的输出
inputs-come = 已到来的输入
results = 结果
time-parallel = Tₚ = { $time }

threshold = 阈值 E = { $efficiency }
axis-efficiency = 效率 E
axis-speedup = 加速比 S
axis-points = 点数 n
axis-work = 工作量 W
as-printed = 论文所印
ideal = 理想 S = p
transpose-log = 转置，m = log p + 1
transpose = 转置，m = { $dims }
dims-log = m = log p + 1
dims = m = { $dims }
log = log
exchange = 交换
fastest-none = { $place }：无闭式
fastest = { $place }：{ $name }，T_p = { $time }，E = { $efficiency }（{ $form }）
exact = 精确
at-best = 最好情形
about = 近似
standard = { $name }，标准
