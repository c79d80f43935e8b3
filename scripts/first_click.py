#!/usr/bin/env python3
"""Does over HTTP what a browser does until the first decision: scripts/first_click.py http://127.0.0.1:1925

Loads the page with its scripts and styles, becomes a guest, and lays a table against a bot."""
import http.cookiejar
import json
import re
import sys
import urllib.request

address = sys.argv[1]
cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
browser = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    with browser.open(request, timeout=30) as answer:
        return answer.read().decode()


page = ask("/")
files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
assert files, f"the page names no scripts or styles: {page}"
for file in files:
    assert ask(file), f"{file} is empty"
ask("/api/guest", {"name": "Newcomer"})
link = json.loads(ask("/api/tables", {"game": "gangster", "seats": {"red": "me", "blue": "bot:rookie"}}))["link"]
table = json.loads(ask(f"/api/tables/{link}"))
assert table["you"], f"nobody sits at the new table: {table}"
print(f"The page and {len(files)} of its files are there, and a table is laid: {address}/table/{link}")
