title = 预测
close = 关闭
waiting = 正在准备下一个问题……
number = 问题 { $number }
covered = 回答之前隐藏
