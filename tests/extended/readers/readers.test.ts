import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { writeAtom } from "@naijaref/api/bodies/atom";
import { dataVersion } from "naijaref/about";
import { listChanges } from "naijaref/changes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { type RunningService, startService } from "../../start/service.ts";

describe("catalogue", () => {
  /** The catalogue as a program reads it that knows RDF, and not this service. */

  const PYTHON = process.env["PYTHON_READERS"] ?? "";

  if (!existsSync(PYTHON) && process.env["CI"] === "true") {
    throw new Error("PYTHON_READERS is not set: .ci/run must make a Python with rdflib");
  }

  let service: RunningService;

  beforeAll(async () => {
    service = await startService({ RATE_LIMIT: "off", PUBLIC_URL: "https://api.example.ng" });
  });

  afterAll(() => service.stop());

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

  it.skipIf(!existsSync(PYTHON))("has what DCAT-AP asks for, at addresses of the service", async () => {
    const response = await fetch(`${service.url}/v1/dcat.jsonld`);
    expect(response.headers.get("content-type")).toBe("application/ld+json");
    const input = await response.text();
    const read = JSON.parse(execFileSync(PYTHON, ["-c", READER], { input, encoding: "utf8" })) as {
      readonly urls: readonly string[];
    };
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

  it.skipIf(!existsSync(PYTHON))(
    "has each file with its address, size and checksum, where there are files",
    async () => {
      const { folder, remove } = makeDownloads(["banks.csv", "large.csv"]);
      const withFiles = await startService({ RATE_LIMIT: "off", DOWNLOADS: folder });
      try {
        const input = await (await fetch(`${withFiles.url}/v1/dcat.jsonld`)).text();
        const read = JSON.parse(
          execFileSync(PYTHON, ["-c", FILES, withFiles.url], { input, encoding: "utf8" }),
        ) as {
          readonly [url: string]: { readonly size: number; readonly sha256: string };
        };
        expect(Object.keys(read).length).toBe(4);
        for (const [url, { size, sha256 }] of Object.entries(read)) {
          const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
          expect([bytes.length, createHash("sha256").update(bytes).digest("hex")], url).toEqual([
            size,
            sha256,
          ]);
        }
      } finally {
        await withFiles.stop();
        remove();
      }
    },
  );

  it("names the files that hold everything on the first page, where the service has them", async () => {
    const files = ["banks.csv", "datapackage.json", "naijaref.sqlite.gz", "naijaref.xlsx"];
    const { folder, remove } = makeDownloads(files);
    const withFiles = await startService({ RATE_LIMIT: "off", DOWNLOADS: folder });
    const datasetOn = async ({ url }: RunningService) => {
      const [, json = ""] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await (await fetch(url)).text()) ?? [];
      return JSON.parse(json) as { "@type": string; distribution?: { name: string; contentUrl: string }[] };
    };
    try {
      const { "@type": type, distribution = [] } = await datasetOn(withFiles);
      expect([type, distribution.map(({ name }) => name)]).toEqual(["Dataset", files.slice(1)]);
      for (const { contentUrl } of distribution) {
        expect((await fetch(new URL(contentUrl, withFiles.url))).status, contentUrl).toBe(200);
      }
      expect(await datasetOn(service)).not.toHaveProperty("distribution");
    } finally {
      await withFiles.stop();
      remove();
    }
  });
});

describe("feed", () => {
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
});
