# The room of the papers around its entries. The entries themselves are English, in crates/papers.
no-entry = No entry { $id } in the papers. Available:
papers = Papers and textbook, executed
papers-about =
    Every figure, table, example and theorem is recomputed and compared with the published one. A cell agrees if it is
    within the rounding of the printed value. Where it does not, the reason is given.
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
