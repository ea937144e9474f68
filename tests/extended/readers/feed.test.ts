import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { writeAtom } from "@naijaref/api/bodies/atom";
import { listChanges } from "naijaref/changes";
import { describe, expect, it } from "vitest";

/** A Python with feedparser; `.ci/run` makes it. */
const PYTHON = process.env["PYTHON_READERS"] ?? "";

if (!existsSync(PYTHON) && process.env["CI"] === "true") {
  throw new Error("PYTHON_READERS is not set: .ci/run must make a Python with feedparser");
}

const READER = `
import feedparser, json, sys
feed = feedparser.parse(sys.stdin.buffer.read())
print(json.dumps({
  "problem": str(feed.get("bozo_exception", "")), "version": feed.version, "id": feed.feed.id,
  "title": feed.feed.title, "updated": feed.feed.updated, "author": feed.feed.author,
  "entries": [{"id": e.id, "title": e.title, "updated": e.updated, "link": e.link, "html": e.content[0].value}
    for e in feed.entries]}))`;

interface Feed {
  readonly entries: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

const parseFeed = (xml: string): Feed =>
  JSON.parse(execFileSync(PYTHON, ["-c", READER], { input: xml, encoding: "utf8" })) as Feed;

describe.skipIf(!existsSync(PYTHON))("a feed reader", () => {
  const address = { target: "/v1/changes?format=atom", origin: "https://api.example.ng" };

  it("reads the feed without a complaint", () => {
    const feed = parseFeed(writeAtom(listChanges(), "2026-11-22+00000000", address));
    expect(feed).toMatchObject({ problem: "", version: "atom10", author: "naijaref" });
    expect(feed.entries.length).toBe(new Set(listChanges().map((one) => one.dataVersion + one.kind)).size);
  });

  it("reads every name as it is, and a feed of any length is bounded", () => {
    const [one] = listChanges();
    if (one === undefined) throw new Error("nothing has changed");
    const name = '<b>&amp; "Ọ̀yọ́"</b> ]]> \u0001';
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...one,
      dataVersion: `2027-01-01+${String(Math.floor(at / 2)).padStart(8, "0")}`,
      code: `C${at}`,
      field: "name",
      before: null,
      after: name,
    }));
    const feed = parseFeed(writeAtom(many, "2027-01-01+00000000", address));
    expect(feed).toMatchObject({ problem: "" });
    expect(feed.entries.length).toBe(50);
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(50);
    expect(feed.entries[0]?.html).toContain("name: none → &lt;b&gt;&amp;amp;");
    const long = parseFeed(
      writeAtom(
        many.map((change) => ({ ...change, dataVersion: one.dataVersion })),
        one.dataVersion,
        address,
      ),
    );
    expect(long.entries[0]?.html.match(/<li>/g)?.length).toBe(100);
    expect(long.entries[0]?.html).toContain("20 more: ");
  });

  it("reads a feed in which nothing has changed", () => {
    const feed = parseFeed(writeAtom([], "2026-11-22+00000000", address));
    expect(feed).toMatchObject({ problem: "", updated: "2026-11-22T00:00:00Z", entries: [] });
  });
});
