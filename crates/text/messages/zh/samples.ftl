samples-empty = 其中没有数。每行应为一个数 re，或两个数 re,im。
samples-number = 第 { $line } 行第 { $column } 列：“{ $text }”不是有限数。每行应为一个数 re，或两个数 re,im。
samples-more = 第 { $line } 行第 { $column } 列：两个数之后还有“{ $text }”。每行应为一个数 re，或两个数 re,im。
samples-comma = 第 { $line } 行第 { $column } 列：“{ $text }”用逗号作小数点。小数点应为句点：1.5。
samples-overflow = 第 { $line } 行第 { $column } 列：“{ $text }”超出可表示的最大数 1.8e308。
samples-grouped = 第 { $line } 行第 { $column } 列：“{ $text }”可能是数字间带空格的一个数，也可能是两个数。请写成 1000，或用逗号分隔两个数。
samples-columns = 第 { $line } 行第 { $column } 列：“{ $text }”一列既不是时间，也不是样本。请只保留一列样本，或将两列命名为 re 和 im。
samples-long = 第 { $line } 行超过 { $most } 个字符。每行应为一个数 re，或两个数 re,im。
samples-utf16 = 第 1 行第 1 列：文本编码为 UTF-16。请另存为 UTF-8。
samples-no-text = 第 { $line } 行第 { $column } 列：这不是文本（UTF-8）。
samples-many = 第 { $line } 行：样本超过 2²² = { $most } 个，即一次运行所能接受的上限。
samples-large = 大于可读取的上限 { $most } MiB。
samples-memory = 第 { $line } 行：内存不足，无法容纳更多样本。
