"""Writing SVG files: presentation attributes only, because the site's policy forbids style attributes."""

import re
from pathlib import Path

BRAND = Path(__file__).resolve().parents[2] / "public" / "brand"
PUBLIC = BRAND.parent
HEAVIEST_BYTES = 12_500


def attributes(**values):
    return "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in values.items() if value is not None)


def element(tag, content="", **values):
    head = f"<{tag}{attributes(**values)}"
    return f"{head}>{content}</{tag}>" if content else f"{head}/>"


def path(d, **values):
    return element("path", d=d, **values)


def paths(shapes, **values):
    """Shapes of one colour as a single path."""
    return path("".join(shapes), **values)


def line(d, colour, width, **values):
    return path(d, fill="none", stroke=colour, stroke_width=width, **values)


def group(*content, **values):
    return element("g", "".join(content), **values)


def picture(view_box, *content, title=None, desc=None, fill=None):
    """A whole SVG document; a titled one is an image to assistive technology, an untitled one an ornament."""
    head = (f"<title id=\"t\">{title}</title>" if title else "") + (f"<desc id=\"d\">{desc}</desc>" if desc else "")
    labels = ("t d" if desc else "t") if title else None
    return element(
        "svg",
        head + "".join(content),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=view_box,
        fill=fill,
        role="img" if title else None,
        aria_labelledby=labels,
    )


def own_ids(document, owner):
    """Prefixes every id with the file's name, so that several drawings may stand in one page."""
    document = re.sub(r' id="', f' id="{owner}-', document)
    document = re.sub(r'(url\(#|href="#)', rf"\g<1>{owner}-", document)
    labels = re.search(r'aria-labelledby="([^"]*)"', document)
    if not labels:
        return document
    prefixed = " ".join(f"{owner}-{label}" for label in labels[1].split())
    return document.replace(labels[0], f'aria-labelledby="{prefixed}"', 1)


def save(name, document, folder=BRAND, heaviest=HEAVIEST_BYTES):
    target = folder / name
    document = own_ids(document, target.stem.lstrip("0123456789-"))
    target.parent.mkdir(parents=True, exist_ok=True)
    if len(document.encode()) > heaviest:
        raise SystemExit(f"{name} weighs {len(document.encode())} bytes, more than {heaviest}.")
    target.write_text(document + "\n")
