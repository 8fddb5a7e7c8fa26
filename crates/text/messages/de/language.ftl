name = Deutsch
direction = ltr
decimal = ,
group = {"\u202F"}
typed-group = .
list = {", "}
