# The dialog that shares a figure, and the files that it saves. Its buttons and headings are in rooms.ftl.

## The dialog: the kind of text, and its options.

# The label of the next buttons (Link, Iframe, LaTeX …), for screen readers.
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
colours-auto = system
controls = Controls
controls-min = play and time
controls-none = none
controls-list = selected
controls-full = all
# Which controls.
which = Which
plays = starts playing
loops = loop
height = Height, pixels
height-usual = automatic
# The end of a refusal: "Height, pixels = 1 is not possible; allowed: a whole number from 200 to 2000".
allowed-height = a whole number from { $least } to { $most }
# The content that is shown until the figure has loaded.
poster = Before it loads
poster-words = a sentence
poster-file = the picture, as a file
poster-inline = the picture, inline
# "Film from 0 to 120 in seconds 8": three fields below each other.
film-from = Film from
film-to = to
film-seconds = in seconds
film-end = the end

## The texts to copy.

hint-link = The page as you see it now.
hint-iframe = For any page that accepts HTML. Its height is fixed, for a column of about 800 pixels; the element adjusts its own.
hint-element = The figure loads shortly before it scrolls into view, and adjusts its height.
hint-site = The element needs the site, which holds its script. This page is a single file, which an iframe can show.
hint-python = Into a notebook cell or a script, after pip install hyperfly-fft.
# A note below three lines of Python: hf.run(x, p=16).
samples-python = x stands for your samples, an array of numbers.
hint-npm = Into a React project, after npm install hyperfly-fft. With Vite, add the plugin hyperfly-fft/vite.
hint-sphinx = Into reStructuredText, after pip install hyperfly-fft; conf.py lists the extension hyperfly_fft.sphinx.
hint-mkdocs = Into a page in Markdown, after pip install hyperfly-fft; mkdocs.yml lists the plugin hyperfly.
# Why there is no text for Sphinx or MkDocs.
program-too-long = A program of several lines does not fit into the lines of a page. Share it as an element, with Python or with npm.
hint-markdown = A picture that links to the interactive figure.
hint-latex = With the packages graphicx and hyperref; the first line converts the picture.
hint-command = The same run and the same picture, from a shell.
save-picture = Save the picture next to your text:
picture-too-large = The picture is too large for an attribute.
link-too-long = The link is too long for a QR code.
own-samples =
    Your own samples are not part of a link: a reader who opens it is asked for the file. The files that you save contain
    your samples.
light-colours = A file has light colours unless you choose others.
two-views = With all views chosen, a figure or a file shows two: the machine and its timeline.
on-your-disk =
    This page is a file on your disk, so a link to it works on this machine only. Pass on the file itself, together with
    the part of the link after #, or put the site on a server.
# The title of a picture, pasted into other people's texts. $run: "binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
parallel-fft = Parallel FFT: { $run }
# Title and sentence of a caption. $sentence ends with a full stop.
caption = { $title }. { $sentence }
# A link in a caption, to the interactive figure.
see-it-move = See it move.

## Files to save.

file-picture = Picture
file-data = Data behind the view
file-trace = Trace, for ui.perfetto.dev
file-film = Film
# A picture without its background. $form: "PNG, 2 ×".
transparent = { $form }, transparent
# The action of a button, for screen readers. $what: one of the four above; $form: "PNG, 2 ×".
save-as = Save { $what }, { $form }
no-run = There is no run to save.
one-view-or-two = A file holds one view, or two one above the other: choose which.
# Buttons and headings for the result of the choices.
text-to-copy = Text to copy
copy = Copy
copy-link = Copy the link
save = Save
full-screen = Show full screen
preview = Preview
picture = Picture
