# What is said of the language itself.

# Its own name, for the menu.
name = English
# ltr or rtl.
direction = ltr
# Between the whole number and its fraction.
decimal = .
# Between groups of three digits, from five digits on.
group = {"\u202F"}

# Between the members of a list.
list = {", "}
