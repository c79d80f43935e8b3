"""The referee: replays game records and trusts nobody.

    python3 referee [--quiet] FILE...      check records ("-" reads standard input)
    python3 referee --play [--games N] [--seed S] [--out FILE] [--only FAMILY]
                                           play random games by itself, check their laws, perhaps write them as records

Exit status: 0 all fine, 1 a record is not in order, 2 bad input.
"""
import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from checker import Failure, Summary, check  # noqa: E402
from play import FAMILIES, play_many  # noqa: E402
from protocol import BadInput  # noqa: E402


def main():
    parser = argparse.ArgumentParser(prog="referee", description="Checks game records against its own reading of the rules.")
    parser.add_argument("files", nargs="*", metavar="FILE", help='records, one per line; "-" is standard input')
    parser.add_argument("--quiet", action="store_true", help="say nothing but failures")
    parser.add_argument("--play", action="store_true", help="play random games instead of checking records")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games --play plays")
    parser.add_argument("--seed", type=int, default=1, help="the seed of --play")
    parser.add_argument("--out", metavar="FILE", help="where --play writes its games as records")
    parser.add_argument("--only", choices=sorted(FAMILIES), help="the one family of setups that --play plays")
    args = parser.parse_args()
    if args.play:
        play_many(args.games, args.seed, args.out, args.only, args.quiet)
        return 0
    if not args.files:
        parser.print_usage(sys.stderr)
        return 2
    return Run(args.quiet).check_files(args.files)


class Run:
    def __init__(self, quiet):
        self.quiet = quiet
        self.warnings = {}
        self.summary = Summary()
        self.records = self.failures = 0
        self.bad = False

    def check_files(self, files):
        start = time.time()
        for name in files:
            try:
                if name == "-":
                    self.check_lines("standard input", sys.stdin)
                else:
                    with open(name, encoding="utf-8") as lines:
                        self.check_lines(name, lines)
            except (OSError, UnicodeDecodeError) as error:
                self.complain_bad(f"{name}: {error}")
        if not self.quiet:
            self.report(time.time() - start)
        return 2 if self.bad else 1 if self.failures else 0

    def check_lines(self, name, lines):
        for number, line in enumerate(lines, 1):
            if line.strip():
                self.check_line(f"{name}:{number}", line)

    def check_line(self, where, line):
        try:
            record = json.loads(line)
        except ValueError as error:
            self.complain_bad(f"{where}: not JSON: {error}")
            return
        self.records += 1
        try:
            check(record, lambda text: self.warnings.setdefault(text, where), self.summary)
        except Failure as failure:
            self.failures += 1
            print(f"{where}: {failure}", file=sys.stderr)
        except BadInput as error:
            self.complain_bad(f"{where}: {error}")
        except Exception as error:  # a record so odd that the referee stumbles must not stop the others
            self.complain_bad(f"{where}: the referee stumbled: {type(error).__name__}: {error}")

    def complain_bad(self, text):
        self.bad = True
        print(text, file=sys.stderr)

    def report(self, seconds):
        for text, where in self.warnings.items():
            print(f"remark: {text} (first at {where})")
        s = self.summary
        print(f"{self.records} records, {self.failures} not in order; {s.decisions} decisions, {s.events} events, "
              f"{s.legal_lists} legal lists, {s.states} states compared in {seconds:.1f} s")


if __name__ == "__main__":
    sys.exit(main())
