#!/usr/bin/env python3
"""Follows every link of a built book to a file, and to a place in it: packaging/book/links.py FOLDER

What rustdoc wrote is only followed to, not from: rustdoc looks after its own links."""
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """Links and places of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.places = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.places.add(value)


site = Path(sys.argv[1]).resolve()
pages = {file: Page(file.read_text()) for file in site.rglob("*.html") if "rust" not in file.relative_to(site).parts}
broken, followed = [], 0
for file, page in pages.items():
    # The page for what isn't there is shown anywhere.
    for link in page.links if file.name != "404.html" else []:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
        if target.is_dir():
            target /= "index.html"
        places = pages[target].places if target in pages else None
        followed += 1
        if not target.is_file() or parts.fragment and places is not None and unquote(parts.fragment) not in places | {"__top"}:
            broken.append(f"{file.relative_to(site)}: {link}")
print(*broken, f"{followed} links in {len(pages)} pages, {len(broken)} broken", sep="\n")
sys.exit(bool(broken) or followed < 1000)
