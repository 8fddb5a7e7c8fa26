# What stands on the page beside its controls and its pictures.

## The header. There is little room: keep it short

# The button of a small screen, of rooms, colours, language, sharing.
menu = Menu
rooms = Pages
explorer = Explorer
papers = Papers
# In place of a title, before the first run.
title = a parallel FFT on a simulated machine
controls = Controls
# The names of menus.
views = Views
all-views = all views
colours = Colours
theme-auto = system
theme-light = light
theme-dark = dark
theme-projector = projector
share = Share
share-title = Share (S)
keys = Keys
keys-title = Keys (?)
# The entries of the papers.
entries = Entries

# The menu of the languages.
language = Language
# What the menu is for and its key, when it is pointed at.
language-title = Language (L)
# The language that the reader's system wishes, in the menu of languages.
language-auto = system
# The texts of a language cannot be loaded; $name is its own name.
language-missing = The texts in { $name } could not be loaded, so the page is in English.

## What the page has to say

# $allowed: what a text of core.ftl says that begins with "allowed".
impossible = { $field } = { $value } is not possible. Allowed: { $allowed }.
# The same, to the page around a figure.
impossible-embedded = { $field } = { $value } is not possible; allowed: { $allowed }
# To the page around a figure, which asked for a file.
own-samples-stay = The reader’s own samples do not leave the figure: nothing is exported while they are shown
# What a value in a message from the page around a figure may be (true and false are values).
embedded-value = a text of at most 200 characters, a finite number, true or false
# What a request in such a message may be.
embedded-request = an object of at most 64 keys with their values, or a fragment
# What samples in such a message may be. $most: a number.
embedded-samples = from 1 to { $most } finite numbers
# What the imaginary parts may be. re is the field with the real parts.
embedded-imaginary = nothing, or as many finite numbers as re
# Name of samples that the page around a figure sent.
samples-of-page = Samples of the page
# To the page around a figure, which sent samples.
reader-samples-stay = The reader’s own samples are in this figure: the page cannot replace them
# To the page around a figure, which asked for the values between the stages. $most: a number.
values-not-kept = Runs up to n = { $most } with data keep their values; this one does not
no-key = { $key } is not a known key and was ignored.
# How an address that mail or chat had changed was repaired.
repaired-question-mark = The keys stood after ? instead of #; the address was repaired.
repaired-entity = The address contained &amp; instead of &, and was repaired.
repaired-encoding = The address was percent-encoded as a whole, and was repaired.
repaired-spaces = Spaces in the address were left out.
repaired-punctuation = The punctuation after the address was left out.
# $pairs: "p = 16, n = 1024".
another-run = The pictures still show the run with { $pairs }.
run-again = Run again
dismiss = Dismiss
reload = Reload
cancel = Cancel
close = Close
# The heading of the help, and what its list of sections is called.
help = Help
progress = Progress of the run
new-version = A new version of this page is ready.
other-build = This page was updated while it was open. Reload it to continue.
unreadable-answer = The worker's answer could not be read.
# $reason: of the browser, in its words.
worker-repeats = The worker stopped ({ $reason }). Another one is repeating the run.
worker-replaced = The worker stopped ({ $reason }). Another one has taken its place.
# The worker may be dead, or be busy on a slow machine.
silent = The worker has not answered for a while. If it stays silent, another one takes its place.
# Several died one after the other. Beside it stands the button "Run again".
no-worker = No worker runs ({ $reason }), so nothing new is computed. The pictures stay as they are.
# Two workers died of it.
run-lost = No worker could finish this run.
# A worker that writes the papers' room and dialogs.
writer-stopped = The worker that prepares this stopped ({ $reason }).
# Two such reasons.
no-answer = it did not answer
script-missing = its script cannot be loaded
# In a figure on another page.
open-explorer = Open in the explorer

## Sharing and files

saving = Computing …
saved = Saved { $name }.
no-files = Downloads are blocked here.
no-pixels = The picture cannot be drawn: the browser or the policy of this site (img-src data:) does not allow it.
# Why a picture of pixels (PNG) is not saved. The name after "Firefox:" is that of a setting.
pixels-forged = This browser lets no page read pictures that it draws, and would save noise (Firefox: privacy.resistFingerprinting). Save the SVG instead, or allow this site to read canvases.
copied = Copied.
selected = Selected: copy it with Ctrl+C or ⌘C.
# $percent: a whole number.
filming = Recording, { $percent } %
film-nothing = A film records what moves on this page: first choose a view that moves.
film-unable = This browser cannot record a film.
film-times = A film must end later than it begins.
film-cancelled = Cancelled.
film-too-large = The film is too large.
# Of keys in the address of an embedded figure: tour, paper, ask.
not-embedded = { $keys }: only the explorer shows this, not an embedded figure.
# In the room of the papers.
computing = Recomputing …
# A button: it takes some seconds.
compute-all = Compute all entries
# After a key has changed the run. $changes: a list such as "network mesh, p = 16".
key-changed = { $changes } · Ctrl+Z undoes this
