# The room of the papers around its entries. The entries themselves are English, in crates/papers.
no-entry = No entry { $id } in the papers. All entries are below.
papers = Papers and textbook, executed
papers-about =
    Every figure, table, example and theorem is recomputed and compared with the published one. A cell agrees if it is
    within the rounding of the printed value. A measurement on a real machine agrees with the model if they differ by a
    factor of √2 at most. Where a cell does not agree, the reason is given.
# A heading above a list of entries.
papers-related = Related to the run in the explorer
explore = Open in the explorer
# How many are computed, of all.
so-many-entries = { $done } of { $total } entries
verdict = verdict
published-and-computed = Published and computed
unexplained = This difference has not been explained yet.
more-rows =
    { $count ->
       *[other] { $count } more rows
    }
