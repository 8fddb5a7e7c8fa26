# Beside the heading of each picture: a button that shows below it what it shows, as a paragraph and as a table.

in-words = In words
