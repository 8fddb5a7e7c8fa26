# The dialog that shares a figure, the files that it saves, and the room of the papers around its entries. The entries
# themselves are in papers-gk.ftl, papers-s.ftl and papers-ib.ftl.

## The dialog: which text, and what is in it.

# What the next buttons choose between (Link, Iframe, LaTeX …), for those who hear the page.
how = How
way-link = Link
# An element of HTML.
way-element = Element
way-command = Command
way-qr = QR code
way-save = Save as
show = Show
all-views = all views
# A second view.
under = and below it
# No second view.
under-none = nothing
colours = Colours
colours-auto = as the system
controls = Controls
controls-min = play and time
controls-none = none
controls-list = chosen ones
controls-full = all of them
# Which controls.
which = Which
plays = plays at once
loops = loop
height = Height, pixels
height-usual = as it fits
# What stands in the figure's place.
poster = Until it is loaded
poster-words = a sentence
poster-file = the picture, a file
poster-inline = the picture, in the page
# "Film from 0 to 120 in seconds 8": three fields below each other.
film-from = Film from
film-to = to
film-seconds = in seconds
film-end = the end

## The texts to copy.

text-to-copy = Text to copy
copy = Copy
copy-link = Copy the link
save = Save
full-screen = Show full screen
preview = Preview
picture = Picture
hint-link = The page as you see it now.
hint-iframe = For any page that takes HTML. Its height, for a column of about 800 pixels, is fixed; the element's fits.
hint-element = Loads when it is nearly on the screen, and fits its height.
hint-site = The element needs the site: its script lies beside the pages. This page is one file, which an iframe can show.
hint-markdown = A picture that leads to the living figure.
hint-latex = With the packages graphicx and hyperref; the first line converts the picture.
hint-command = The same run and the same picture, from a shell.
save-picture = Save the picture beside your text:
picture-too-large = The picture is too large for an attribute.
link-too-long = The link is too long for a code.
own-samples =
    Your own samples do not travel with a link: who opens it is asked for a file. The files that you save have your
    samples in them.
light-colours = A file has light colours unless you choose others.
two-views = Of all views, a figure and a file have two: the machine and its timeline.
on-your-disk =
    This page lies on your disk: a link to it works on this machine alone. Pass the file itself on, with what stands
    behind # in the link, or put the site on a server.
# The title of a picture, pasted into other people's texts. $run: "binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
parallel-fft = Parallel FFT: { $run }
# Title and sentence of a caption. $sentence ends with a full stop.
caption = { $title }. { $sentence }
# A link in a caption, to the living figure.
see-it-move = See it move.

## Files to save.

file-picture = Picture
file-data = Data behind the view
file-trace = Trace, for ui.perfetto.dev
file-film = Film
# A picture without its ground. $form: "PNG, 2 ×".
transparent = { $form }, transparent
# What a button does, for those who hear the page. $what: one of the four above; $form: "PNG, 2 ×".
save-as = Save { $what }, { $form }
no-run = There is no run to make a file of.
one-view-or-two = A file holds one view, or two one above the other: choose which.
no-format = { $format } is no format; there are svg, png, csv, json and perfetto.

## The room of the papers.

computing = Computing it afresh …
no-entry = The papers have no entry { $id }. These they have:
papers = Three papers, executed
papers-about =
    Every figure, table, example and theorem is computed afresh and laid beside what was published. A cell agrees if it
    is within the rounding it was printed with. Where it does not, the reason is said.
# A heading above a list of entries.
papers-related = About the run in the explorer
explore = Open in the explorer
verdict = verdict
published-and-computed = Published and computed
not-compared = Nothing here can be compared number by number.
all-agree =
    { $compared ->
       *[other] All { $compared } cells agree with what was published.
    }
some-differ =
    { $compared ->
       *[other] { $agree } of { $compared } cells agree with what was published; { $differ } differ:
    }
unexplained = Nobody has explained this difference yet.
more-rows =
    { $count ->
       *[other] { $count } more rows
    }
