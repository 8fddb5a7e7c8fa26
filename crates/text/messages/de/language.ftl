name = Deutsch
direction = ltr
decimal = ,
group = {"\u202F"}
list = {", "}
