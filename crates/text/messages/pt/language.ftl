name = Português (Brasil)
direction = ltr
decimal = ,
group = .
list = {", "}
