import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { writeAtom } from "@naijaref/api/bodies/atom";
import { listChanges } from "naijaref/changes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningService, startOn } from "../../start/runtimes.ts";

interface Change {
  readonly kind: string;
  readonly code: string;
  readonly data_version: string;
}

interface Body {
  readonly count: number;
  readonly data: readonly Change[];
  readonly error: { readonly code: string; readonly message: string; readonly parameter: string };
}

describe.each(waysToTry(["Node", "workerd"]))("on %s", (way) => {
  let service: RunningService;

  beforeAll(async () => {
    service = await startOn(way, { RATE_LIMIT: "off", PUBLIC_URL: "https://api.example.ng" });
  });

  afterAll(() => service.stop());

  const get = (query: string): Promise<Response> => fetch(`${service.url}/v1/changes?${query}`);
  const read = async (query: string): Promise<Body> => (await (await get(query)).json()) as Body;

  it("lists every change, or those of a dataset, of a table, or of a record", async () => {
    const all = await read("");
    expect(all.count).toBe(listChanges().length);
    const kindsOf = async (dataset: string) =>
      [...new Set((await read(`dataset=${dataset}`)).data.map(({ kind }) => kind))].sort();
    expect(await kindsOf("places")).toEqual(["lgas", "states", "wards"]);
    expect(await kindsOf("LGAs")).toEqual(["lgas"]);
    const of = await read("code=ng031003");
    expect(of.count).toBeGreaterThan(0);
    expect(new Set(of.data.map(({ code }) => code))).toEqual(new Set(["NG031003"]));
    expect((await read("code=ng031003&dataset=wards")).count).toBe(0);
  });

  it("lists what a client lacks that names the data version it has, with its plus as it is or encoded", async () => {
    const [newest] = (await read("")).data;
    for (const version of [newest?.data_version ?? "", encodeURIComponent(newest?.data_version ?? "")])
      expect((await read(`since=${version}`)).count).toBe(0);
    expect((await read("since=2026-11-21")).count).toBe(listChanges().length);
  });

  it("says what is wrong with a parameter", async () => {
    const { error } = await read("dataset=wrds");
    expect(error).toMatchObject({ code: "invalid_parameter", parameter: "dataset" });
    expect(error.message).toContain("did you mean wards?");
    for (const since of ["yesterday", "2026-02-32", "2026-13-01", "2026-11", "2026-11-21+xyz", ""]) {
      const refused = await get(`since=${since}`);
      expect(refused.status, since).toBe(400);
      expect(((await refused.json()) as Body).error.message).toContain("a day such as 2026-11-21");
    }
    const unknown = await get("code=NG999999");
    expect([unknown.status, unknown.headers.get("notice")]).toEqual([
      200,
      expect.stringContaining("No change of a record with this code"),
    ]);
  });

  it("is a feed, with an entity tag", async () => {
    const response = await get("format=atom&dataset=places");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = await response.text();
    expect(feed).toContain(
      'rel="self" href="https://api.example.ng/v1/changes?dataset=places&amp;format=atom"',
    );
    const again = await fetch(response.url, {
      headers: { "If-None-Match": response.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect((await get("format=atom&since=2999-01-01")).status).toBe(200);
  });

  it("has no feed of other lists", async () => {
    const refused = await fetch(`${service.url}/v1/states?format=atom`);
    expect(refused.status).toBe(400);
  });
});

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

import { waysToTry } from "../../start/ways-to-try.ts";

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
