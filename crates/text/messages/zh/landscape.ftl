panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } 无闭式公式
growth-factor = { $machine } × { $factor }
growth = 处理器从 { $from } 增至 { $to }，要保持 E = { $efficiency }，点数须增长：{ $factors }。
title = 效率地形
what = p 和 n 上的闭式；圆环：已执行的运行；可拖动该点
about = p 和 n 上的效率：方向键移动，Enter 运行
watch = 观看这次运行
