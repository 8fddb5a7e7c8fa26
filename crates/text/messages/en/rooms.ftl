# Of the dialog that shares a figure what the page says itself, and the room of the papers around its entries. The entries
# themselves are in papers-gk.ftl, papers-s.ftl and papers-ib.ftl.

## Buttons and headings of the dialog that shares a figure. The rest of it is in share.ftl.

text-to-copy = Text to copy
copy = Copy
copy-link = Copy the link
save = Save
full-screen = Show full screen
preview = Preview
picture = Picture

## The room of the papers.

computing = Recomputing …
no-entry = No entry { $id } in the papers. Available:
papers = Papers and textbook, executed
papers-about =
    Every figure, table, example and theorem is recomputed and set beside what was published. A cell agrees if it is
    within the rounding of the printed value. Where it does not, the reason is given.
# A heading above a list of entries.
papers-related = Related to the run in the explorer
explore = Open in the explorer
# A button: it takes some seconds.
# How many are computed, of all.
so-many-entries = { $done } of { $total } entries
compute-all = Compute all entries
verdict = verdict
published-and-computed = Published and computed
unexplained = This difference has not been explained yet.
more-rows =
    { $count ->
       *[other] { $count } more rows
    }
