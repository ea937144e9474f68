import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { writeAtom } from "@naijaref/api/bodies/atom";
import { dataVersion } from "naijaref/about";
import { listChanges } from "naijaref/changes";
import { describe, expect, it } from "vitest";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { run } from "../../start/programs.ts";
import { hasModules, python } from "../../start/python.ts";
import { ownService } from "../../start/ways-to-try.ts";

/** What a program of Python prints of a text, as JSON. */
const reads = async (program: string, input: string, ...given: readonly string[]): Promise<unknown> =>
  JSON.parse((await run(tmpdir(), [python ?? "", "-c", program, ...given], { input })).out);

describe("catalogue", () => {
  /** The catalogue as a program reads it that knows RDF, and not this service. */

  const FILES_AT = ["banks.csv", "large.csv", "datapackage.json", "naijaref.sqlite.gz", "naijaref.xlsx"];
  const downloads = makeDownloads(FILES_AT);

  const service = ownService("Node", { RATE_LIMIT: "off", PUBLIC_URL: "https://api.example.ng" });
  const withFiles = ownService("Node", { RATE_LIMIT: "off", DOWNLOADS: downloads.folder });

  /** What DCAT-AP 3 makes mandatory for each class, and what of each class is there. */
  const READER = `
import json, sys
from rdflib import Graph
from rdflib.namespace import DCAT, DCTERMS, RDF
graph = Graph().parse(data=sys.stdin.read(), format="json-ld", publicID="https://base.example/")
mandatory = {
  DCAT.Catalog: [DCTERMS.title, DCTERMS.description, DCTERMS.publisher, DCAT.dataset],
  DCAT.Dataset: [DCTERMS.title, DCTERMS.description],
  DCAT.Distribution: [DCAT.accessURL],
  DCAT.DataService: [DCTERMS.title, DCAT.endpointURL],
}
found = {}
for kind, properties in mandatory.items():
  things = list(graph.subjects(RDF.type, kind))
  missing = [str(p) for thing in things for p in properties if graph.value(thing, p) is None]
  found[kind.fragment] = {"count": len(things), "missing": missing}
dataset = graph.value(predicate=RDF.type, object=DCAT.Dataset)
print(json.dumps({**found, "version": str(graph.value(dataset, DCAT.version)), "urls": sorted(
  str(url) for p in (DCAT.accessURL, DCAT.endpointURL, DCAT.endpointDescription, DCAT.landingPage)
  for url in set(graph.objects(None, p)))}))`;

  const FILES = `
import json, sys
from rdflib import Graph, Namespace
from rdflib.namespace import DCAT, DCTERMS, RDF
spdx = Namespace("http://spdx.org/rdf/terms#")
graph = Graph().parse(data=sys.stdin.read(), format="json-ld", publicID=sys.argv[1])
dataset = graph.value(predicate=RDF.type, object=DCAT.Dataset)
assert graph.value(dataset, DCTERMS.issued) and graph.value(dataset, DCAT.contactPoint)
print(json.dumps({str(graph.value(one, DCAT.downloadURL)): {
  "size": int(graph.value(one, DCAT.byteSize)),
  "sha256": str(graph.value(graph.value(one, spdx.checksum), spdx.checksumValue).value.hex()),
} for one in graph.subjects(RDF.type, DCAT.Distribution)}))`;

  it.skipIf(!hasModules("rdflib"))("has what DCAT-AP asks for, at addresses of the service", async () => {
    const response = await fetch(`${service.url}/v1/dcat.jsonld`);
    expect(response.headers.get("content-type")).toBe("application/ld+json");
    const read = (await reads(READER, await response.text())) as { readonly urls: readonly string[] };
    expect(read).toMatchObject({
      Catalog: { count: 1, missing: [] },
      Dataset: { count: 1, missing: [] },
      Distribution: { count: 6, missing: [] },
      DataService: { count: 1, missing: [] },
      version: dataVersion,
    });
    for (const url of read.urls) {
      const path = url.replace("https://api.example.ng", "");
      expect(path, url).toMatch(/^\//);
      // The downloads are not built where the tests run.
      if (path !== "/v1/downloads") expect((await fetch(service.url + path)).status, url).toBe(200);
    }
  });

  it.skipIf(!hasModules("rdflib"))(
    "has each file with its address, size and checksum, where there are files",
    async () => {
      const catalogue = await (await fetch(`${withFiles.url}/v1/dcat.jsonld`)).text();
      const read = (await reads(FILES, catalogue, withFiles.url)) as {
        readonly [url: string]: { readonly size: number; readonly sha256: string };
      };
      // Two more are made of the list.
      expect(Object.keys(read).length).toBe(FILES_AT.length + 2);
      for (const [url, { size, sha256 }] of Object.entries(read)) {
        const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
        const sum = createHash("sha256").update(bytes).digest("hex");
        expect([bytes.length, sum], url).toEqual([size, sha256]);
      }
    },
  );

  it("names the files that hold everything on the first page, where the service has them", async () => {
    const filesOn = async ({ url }: { readonly url: string }) => {
      const html = await (await fetch(url)).text();
      const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      const { distribution } = JSON.parse(json) as {
        distribution?: { name: string; contentUrl: string }[];
      };
      return distribution;
    };
    const files = (await filesOn(withFiles)) ?? [];
    expect(files.map(({ name }) => name)).toEqual(FILES_AT.slice(2));
    for (const { contentUrl } of files)
      expect((await fetch(new URL(contentUrl, withFiles.url))).status, contentUrl).toBe(200);
    expect(await filesOn(service)).toBeUndefined();
  });
});

describe("feed", () => {
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

  const parseFeed = (xml: string) => reads(READER, xml) as Promise<Feed>;

  describe.skipIf(!hasModules("feedparser"))("a feed reader", () => {
    const address = { target: "/v1/changes?format=atom", origin: "https://api.example.ng" };

    it("reads the feed without a complaint", async () => {
      const feed = await parseFeed(writeAtom(listChanges(), "2026-11-22+00000000", address));
      expect(feed).toMatchObject({ problem: "", version: "atom10", author: "naijaref" });
      expect(feed.entries.length).toBe(new Set(listChanges().map((one) => one.dataVersion + one.kind)).size);
    });

    it("reads every name as it is, and a feed of any length is bounded", async () => {
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
      const feed = await parseFeed(writeAtom(many, "2027-01-01+00000000", address));
      expect(feed).toMatchObject({ problem: "" });
      expect(feed.entries.length).toBe(50);
      expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(50);
      expect(feed.entries[0]?.html).toContain("name: none → &lt;b&gt;&amp;amp;");
      const long = await parseFeed(
        writeAtom(
          many.map((change) => ({ ...change, dataVersion: one.dataVersion })),
          one.dataVersion,
          address,
        ),
      );
      expect(long.entries[0]?.html.match(/<li>/g)?.length).toBe(100);
      expect(long.entries[0]?.html).toContain("20 more: ");
    });

    it("reads a feed in which nothing has changed", async () => {
      const feed = await parseFeed(writeAtom([], "2026-11-22+00000000", address));
      expect(feed).toMatchObject({ problem: "", updated: "2026-11-22T00:00:00Z", entries: [] });
    });
  });
});
