in-words = 文字说明
