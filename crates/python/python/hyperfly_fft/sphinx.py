"""Figures in Sphinx: add ``hyperfly_fft.sphinx`` to ``extensions`` in conf.py.

::

    .. hyperfly::
       :p: 64
       :topology: mesh
       :view: machine,timeline

HTML gets the living figure, EPUB and LaTeX a picture as vector graphics, everything else a line of words.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Optional

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.osutil import relative_uri

from . import _figures
from ._errors import Refused, RunFailed
from ._keys import KEYS

# reStructuredText converts options to lower case, MyST does not.
_OPTIONS = {form: name for name, key in KEYS.items() for form in (name, name.lower(), key.name)}


class HyperflyNode(nodes.General, nodes.Element):  # type: ignore[misc]
    """A figure: its keys and its picture."""


class HyperflyDirective(SphinxDirective):
    """The directive ``hyperfly``, whose options are the keys of an address."""

    option_spec = {name: directives.unchanged for name in _OPTIONS}

    def run(self) -> list[nodes.Node]:
        """Execute the run; an impossible request is an error of the document."""
        keys = {_OPTIONS[name]: value or "true" for name, value in self.options.items()}
        try:
            picture = _figures.draw(keys)
        except (Refused, RunFailed) as error:
            raise self.error(str(error)) from None
        node = HyperflyNode("", keys=keys, picture=picture)
        self.set_source_info(node)
        return [node]


def visit_html(self: Any, node: HyperflyNode) -> None:
    """Write the living figure, or in an EPUB the picture."""
    builder, picture = self.builder, node["picture"]
    page = builder.get_target_uri(builder.current_docname)
    if builder.name == "epub":
        name = _figures.write_picture(picture, Path(builder.outdir) / builder.imagedir, "svg")
        source = self.attval(relative_uri(page, f"{builder.imagedir}/{name}"))
        self.body.append(f'<p><img src="{source}" alt="{self.attval(picture.description)}" /></p>\n')
    else:
        name = _figures.write_picture(picture, Path(builder.outdir) / "_static" / _figures.FOLDER, "svg")
        base = relative_uri(page, f"_static/{_figures.FOLDER}/")
        self.body.append(f"<div>{_figures.to_html(node['keys'], picture, base, base + name)}</div>\n")
    raise nodes.SkipNode


def visit_latex(self: Any, node: HyperflyNode) -> None:
    """Write the picture as PDF."""
    name = _figures.write_picture(node["picture"], Path(self.builder.outdir), "pdf")
    self.body.append(f"\n\n\\noindent\\sphinxincludegraphics[width=\\linewidth]{{{{{name[:-4]}}}.pdf}}\n\n")
    raise nodes.SkipNode


def visit_words(self: Any, node: HyperflyNode) -> None:
    """Write the picture in words."""
    add: Optional[Callable[[str], None]] = getattr(self, "add_text", None)
    if add is not None:
        self.new_state(0)
        add(node["picture"].description)
        self.end_state()
    else:
        self.body.append(node["picture"].description)
    raise nodes.SkipNode


def write_site(app: Sphinx, error: Optional[Exception]) -> None:
    """Write the page and the script of the figures next to the documents."""
    if error is None and app.builder.format == "html" and app.builder.name != "epub":
        folder = Path(app.outdir) / "_static" / _figures.FOLDER
        # Only a site with figures has the folder.
        if folder.is_dir():
            _figures.write_site(folder)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the directive."""
    words = (visit_words, None)
    app.add_node(
        HyperflyNode, html=(visit_html, None), latex=(visit_latex, None), text=words, man=words, texinfo=words
    )
    app.add_directive("hyperfly", HyperflyDirective)
    app.connect("build-finished", write_site)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
