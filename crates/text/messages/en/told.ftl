# Beside the heading of each picture: a button that shows below it what it shows, as a paragraph and as a table.

in-words = In words
# What the key for all of them does.
all-in-words = every picture in words and as a table
# $count rows are not shown.
more-rows =
    { $count ->
        [one] … { $count } more row: save the CSV
       *[other] … { $count } more rows: save the CSV
    }
# Rows of a table that are left out.
rows-left-out = and { $rows } more
no-rows = There are no rows.
