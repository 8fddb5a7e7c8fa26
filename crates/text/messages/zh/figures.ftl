machine = 机器
machine-about = 处理器、通道及其间的消息
butterfly = 蝶形图
butterfly-about = 蝶形图及其波前
butterfly-stages =
    { $across ->
        [0] 全部 { $within } 级都在处理器内：消息只用于重新分布
       *[other] { $across } 级跨处理器，{ $within } 级在处理器内
    }
timeline = 时间线
timeline-rows = 每行一个处理器
timeline-about = 各处理器何时做了什么
schedule = 处理器的调度
schedule-rows = 其输出、离开的时刻以及到达的输入
schedule-about = 处理器何时产生并发送各个输出
supersteps = 超步
supersteps-rows = 各处理器中的最大工作量；移动数据用 h·g + l
supersteps-about = 每个超步一根条
heat-map = 热力图
heat-map-what = 至此经每条通道发送的字
heat-map-about = 每个发送者一行，每个接收者一列，按字数着色
breakdown = 时间去向
cube = 立方体
cube-what = 每次重分布前后谁持有哪一部分
cube-about = 各点组成的长方体，颜色为持有它们的处理器，每次重分布前后
cube-turn = 转动立方体
distribution = 分布
distribution-what = 哪个处理器持有哪个元素
distribution-about = 每次重分布前后哪个处理器持有哪个元素
distribution-order = 元素次序
by-index = 按下标
by-memory = 按内存
table = 表格
table-what = 以表格表示同一次运行
choose = 最快的算法形式
choose-what = 每个 p 和 n 下按闭式 Tₚ 最小者；带点：并非精确；m：转置的维数
choose-about = p 和 n 平面上最快的算法形式：方向键移动，Enter 运行
metrics = 可扩展性指标
metrics-what = 本次运行，GK 附录 B
scaling = 如何扩展
scaling-what = n、n/p、W/p 或 Tₚ 固定
measured = 在你的设备上
measured-what = 实测与模拟、闭式并列

processors = { $p } 个处理器
processors-dimensions = { $processors }，{ $dimensions } 维
processors-no-channels = { $processors }，无通道
processors-grid = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } 个处理器
processors-tree = { $processors }，{ $levels } 层交换机
processors-groups = { $groups } 组，每组 { $routers } 个路由器，各有 { $hosts } 个处理器

messages = 消息
error = 误差
timing-only = 仅计时
hottest = 最忙通道
hottest-short = 最忙
hottest-is = { $channel } 上 { $load }

efficiency = 效率
speedup = 加速比
isoefficiency = 等效率
curves = 曲线
points-threshold = { $points }，{ $threshold }
threshold-dotted = 阈值为点线
points-ideal = { $points }，理想值为点线
keep = 保持
keep-about = 要保持的效率
keep-of-run = 同运行
simulating = 已模拟 { $points } 点中的 { $done } 点
too-costly = 未模拟，消息太多：{ $curves }
no-n-is-enough = 可运行的 n 都不够大：{ $curves }
from-p = { $curve } p ≥ { $p }
not-simulated = 此处不模拟
rings-answer = 圆环：模拟；选择即打开，拖动圆点
curves-about = 随 p 变化的曲线：{ $curves }
curve-ends = { $name } 在 p = { $p } 处止于 { $value }
curve-ends-nowhere = { $name } 没有值

spectrum = 频谱
spectrum-none = 处理器或点数太多，不显示：只模拟时间
spectrum-and-signal = 信号与频谱
race-them = 让两者赛跑
spectrum-listen = 聆听频谱
spectrum-listen-about = 聆听已算出的系数：X(k) 是第 k 个谐波，响度等于其模（Z）
spectrum-sounds = { $n } 个系数中有 { $there } 个在发声。
transform = 变换，按自然序的 { $n } 个系数的幅值
inverse-transform = 逆变换，按自然序的 { $n } 个系数的幅值

standstill = 无法运行：各消息互相等待
standstill-why = 在虫洞交换下，消息等待下一通道时会占住身后的通道。在其他方式下，消息在处理器中等待，不占任何通道。

run = { $machine }上的{ $algorithm }，{ $messages }
run-ordered = { $machine }上的有序{ $algorithm }，{ $messages }
run-one = 单处理器上的{ $algorithm }
run-time = { $run }：{ $time }
window = { $run } · hyperfly

play = 播放
pause = 暂停
play-key = 空格
speed = 速度
speed-keys = . 和 ,
moment = 运行的时刻
schedule-needs = 本次运行一次发送整份数据。逐个输出的调度属于 cyclic-to-blocked 和 output-driven，最好在 LogP 机器上运行。
schedule-run = 在 LogP 上运行 output-driven
not-started = 没有开始：见第 { $line } 行
stops-early = 停在第 { $line } 行
supersteps-run = 在 BSP 机器上运行

questions = 问题
view-of = 第 { $k } 个视图，共 { $total } 个
question-moved = 什么移动了？
question-time = 时间花在哪里？
question-formula = 公式是什么？
question-signal = 信号是什么？
question-holders = 谁拥有什么？
question-what-if = 如果……会怎样？
question-numbers = 全部数字

of-processors = （共 { $p }）
