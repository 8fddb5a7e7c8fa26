name = العربية
direction = rtl
# Technical Arabic with European digits keeps the point.
decimal = .
group = {"\u202F"}
typed-group = ,
list = {"، "}
