panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } 无闭式公式
growth-factor = { $machine } × { $factor }
growth = 处理器从 { $from } 增至 { $to }，要保持 E = { $efficiency }，点数须增长：{ $factors }。
