in-words = 文字说明
all-in-words = 用文字和表格表示每幅图
more-rows = …… 另有 { $count } 行：请保存 CSV
rows-left-out = 另有 { $rows } 行
no-rows = 没有行。
