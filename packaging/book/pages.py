#!/usr/bin/env python3
"""Gathers the book's pages: packaging/book/pages.py FOLDER BACKROOM OPENAPI

The documents with whatever they link to, each where it lies in the repository; the rules as BACKROOM tells them in three
languages; the requests as the server's own description (OPENAPI, a file) has them; and a page about the libraries."""
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

house = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^)\s]+)\)")
LINKED = re.compile(r"\[([^]]*)\]\([^)]*\)")
LANGUAGES = {"en": "The rules", "de": "Die Regeln", "fr": "Les règles"}
GAMES = {"W": "With a Smile & a Gun", "G": "Gangster: The Bosses of Chicago"}
LIBRARIES = ("tabletop", "smile_and_gun", "gangster", "bots")


def documents():
    kept = subprocess.run(["git", "ls-files", "*.md"], cwd=house, check=True, capture_output=True, text=True).stdout.split()
    # What is said about a library is in its own documentation.
    return [name for name in kept if not name.startswith(("crates/", "fuzz/", "web/"))]


def gather(folder):
    """Copies the documents and what they link to. A link to a whole folder of sources is only named."""
    for name in documents():
        text = (house / name).read_text()
        for link in LINK.findall(text):
            path = link.split("#")[0]
            linked = (house / name).parent / path
            if not path or "://" in path or linked.suffix == ".md":
                continue
            if linked.is_dir():
                text = re.sub(r"\[([^]]*)\]\(" + re.escape(link) + r"\)", r"\1", text)
            else:
                copy(linked.resolve(), folder / linked.resolve().relative_to(house))
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
    for picture in (house / "docs/screenshots").iterdir():
        copy(picture, folder / "docs/screenshots" / picture.name)


def copy(file, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


def rules(program, lang, title):
    """Every chapter, a heading for each rule."""

    def told(*arguments):
        return subprocess.run([program, "rules", *arguments, "--lang", lang], check=True, capture_output=True, text=True).stdout

    chapters = dict.fromkeys(line.split(".")[0] for line in told().splitlines())
    lines, game = [f"# {title}", ""], None
    for chapter in chapters:
        if chapter[0] != game:
            game = chapter[0]
            lines += [f"## {GAMES[game]}", ""]
        for rule in told(chapter).strip().split("\n\n"):
            first, *rest = rule.split("\n")
            lines += [f"### {first}", "", *(line + "\n" for line in rest)]
    return "\n".join(lines) + "\n"


def requests(description):
    """All requests by their tags, with what they take and answer."""
    lines = [
        "# Requests",
        "",
        f"{description['info']['description']} A server tells all of this itself, at `/api/openapi.json`; "
        "[here it is as a file](openapi.json).",
        "",
    ]
    by_tag = {tag["name"]: (tag["description"], []) for tag in description["tags"]}
    for path, methods in description["paths"].items():
        for method, asked in methods.items():
            by_tag[asked["tags"][0]][1].append((f"{method.upper()} {path}", asked))
    for tag, (about, found) in by_tag.items():
        lines += [f"## {about[0].upper()}{about[1:]}", ""]
        for name, asked in found:
            lines += [f"### `{name}`", "", asked.get("summary", ""), ""]
            if "description" in asked:
                lines += [asked["description"], ""]
            lines += [f"- `{one['name']}` ({one['in']}): {one.get('description', kind(one['schema']))}" for one in asked.get("parameters", [])]
            for media, body in asked.get("requestBody", {}).get("content", {}).items():
                lines.append(f"- takes {kind(body.get('schema', {}))} as `{media}`")
            for status, answer in asked["responses"].items():
                if status.startswith("2"):
                    said = [f"{kind(one.get('schema', {}))} as `{media}`" for media, one in answer.get("content", {}).items()]
                    lines.append(f"- answers {status}" + (": " + ", ".join(said) if said else ""))
            others = ", ".join(status for status in asked["responses"] if not status.startswith("2"))
            lines += [f"- refuses with {others}" if others else "", ""]
    lines += ["## What is sent", ""]
    for name, schema in sorted(description["components"]["schemas"].items()):
        lines += [f"### {name}", "", schema.get("description", ""), ""]
        needed = schema.get("required", [])
        for field, value in schema.get("properties", {}).items():
            about = value.get("description", "").replace("\n", " ")
            lines.append(f"- `{field}`: {kind(value)}{'' if field in needed else ', may be left out'}. {about}".rstrip())
        if "properties" not in schema:
            lines.append(kind(schema))
        lines.append("")
    return "\n".join(lines) + "\n"


def kind(schema):
    """What a schema describes, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return (" or " if several != "allOf" else " and ").join(kind(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    named = schema.get("type", "anything")
    if named == "array":
        return f"a list of {kind(schema.get('items', {}))}"
    return " or ".join(named) if isinstance(named, list) else named


def libraries():
    """What the libraries are, by their own first paragraphs."""
    lines = ["# The libraries", "", "Rust crates that others can build on.", ""]
    for name in LIBRARIES:
        text = (house / "crates" / name.replace("_", "-") / "README.md").read_text()
        title, about = LINKED.sub(r"\1", text).split("\n\n")[:2]
        # Raw HTML, since the book's builder doesn't know what rustdoc writes; packaging/book/links.py does.
        lines += [f"## {title.removeprefix('# ')}", "", about, "", f'<a href="../rust/{name}/index.html">Its documentation</a>', ""]
    return "\n".join(lines)


folder, program, description = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
gather(folder)
for page, text in {
    **{f"rules/{lang}.md": rules(program, lang, title) for lang, title in LANGUAGES.items()},
    "api/requests.md": requests(json.loads(description.read_text())),
    "api/libraries.md": libraries(),
}.items():
    (folder / page).parent.mkdir(exist_ok=True)
    (folder / page).write_text(text)
copy(description, folder / "api/openapi.json")
