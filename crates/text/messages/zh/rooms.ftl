
no-entry = 论文中没有条目 { $id }。所有条目见下。
papers = 论文与教材，付诸执行
papers-about = 每幅图、每张表、每个例子和定理都重新计算，并与发表的结果并列。单元格若在其印刷的舍入误差之内即为相符。真实机器上的测量值与模型之比若不超过 √2 倍，也视为相符。若不相符，则说明原因。
papers-related = 关于探索页中的运行
explore = 在探索页中打开
so-many-entries = { $total } 个条目中的 { $done } 个
verdict = 结论
published-and-computed = 发表值与计算值
unexplained = 此差异尚无解释。
more-rows = 另有 { $count } 行
