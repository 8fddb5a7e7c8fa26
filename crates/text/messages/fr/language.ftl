name = Français
direction = ltr
decimal = ,
group = {"\u202F"}
typed-group = {"\u202F"}
list = {", "}
