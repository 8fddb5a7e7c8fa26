name = Português (Brasil)
direction = ltr
decimal = ,
group = .
typed-group = .
list = {", "}
