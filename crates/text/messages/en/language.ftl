# What is said of the language itself.

# Its own name, for the menu.
name = English
# ltr or rtl.
direction = ltr
# Between the whole number and its fraction.
decimal = .
# Between groups of three digits, from five digits on.
group = {"\u202F"}
# The sign that readers also type between groups of three digits: 65,536 in English, 65.536 in German. The same as group if
# there is none besides spaces and apostrophes, which are read everywhere.
typed-group = ,

# Between the members of a list.
list = {", "}
