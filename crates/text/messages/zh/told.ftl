in-words = 文字说明
all-in-words = 用文字和表格表示每幅图
