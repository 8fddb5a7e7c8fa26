"""Figures in MkDocs: add ``hyperfly`` to ``plugins`` in mkdocs.yml.

A block of code in the language ``hyperfly`` becomes a living figure; its lines are keys of an address, such as ``p: 64``.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.utils import get_relative_url

from . import _figures
from ._errors import Refused, RunFailed
from ._picture import Picture

_FOLDER = f"assets/{_figures.FOLDER}/"
_BLOCK = re.compile(r"^(?P<fence>```+|~~~+) *hyperfly *\n(?P<body>.*?)^(?P=fence) *$", re.M | re.S)
# Figures follow the palette of Material for MkDocs; other themes have no such attribute.
_PALETTE = """
(() => {
  const follow = () => {
    const scheme = document.body.dataset.mdColorScheme;
    if (!scheme) return;
    const theme = scheme === 'slate' ? 'dark' : 'light';
    for (const figure of document.querySelectorAll('hyperfly-figure.palette')) {
      if (figure.getAttribute('theme') !== theme) figure.setAttribute('theme', theme);
    }
  };
  const watched = { attributeFilter: ['data-md-color-scheme'], childList: true, subtree: true };
  new MutationObserver(follow).observe(document.body, watched);
  follow();
})();
"""


class HyperflyPlugin(BasePlugin):  # type: ignore[type-arg, no-untyped-call]
    """Replaces blocks of code in the language ``hyperfly`` with living figures."""

    def on_config(self, config: Any) -> Any:
        """Add the script that follows the palette."""
        self._pictures: dict[str, Picture] = {}
        config["extra_javascript"].append(_FOLDER + "palette.js")
        return config

    def on_page_markdown(self, markdown: str, page: Any, **_: Any) -> str:
        """Execute the runs of a page and insert their figures."""

        def replace(block: re.Match[str]) -> str:
            lines = [line.partition(":") for line in block["body"].splitlines() if line.strip()]
            keys = {name.strip(): value.strip().strip("\"'") for name, _, value in lines}
            try:
                picture = _figures.draw(keys)
            except (Refused, RunFailed) as error:
                raise PluginError(f"{page.file.src_uri}: {error}") from None
            name = _figures.to_name(picture, "svg")
            self._pictures[name] = picture
            base = get_relative_url(_FOLDER, page.url)
            html = _figures.to_html(keys, picture, base, base + name)
            if "theme" not in keys:
                html = html.replace("<hyperfly-figure", '<hyperfly-figure class="palette"', 1)
            return f"<div>{html}</div>"

        return _BLOCK.sub(replace, markdown)

    def on_post_build(self, config: Any) -> None:
        """Write the page, the scripts and the pictures of the figures."""
        folder = Path(config["site_dir"]) / _FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "palette.js").write_text(_PALETTE, encoding="utf-8")
        for picture in self._pictures.values():
            _figures.write_picture(picture, folder, "svg")
        if self._pictures:
            _figures.write_site(folder)
