name = 简体中文
direction = ltr
decimal = .
group = {"\u202F"}
typed-group = ,
list = 、
