import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAtom } from "@naijaref/api/bodies/atom";
import { dataVersion } from "naijaref/about";
import { BOUNDARY_KINDS, listBoundaries, topologyOf } from "naijaref/boundaries";
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

  it("is named in the links of /v1/meta, as are the other descriptions", async () => {
    const { data } = (await (await fetch(`${service.url}/v1/meta`)).json()) as {
      readonly data: { readonly links: Readonly<Record<string, string>> };
    };
    expect(Object.keys(data.links).sort()).toEqual(["changes", "dcat", "docs", "downloads", "openapi"]);
    for (const path of Object.values(data.links).filter((link) => link !== "/v1/downloads")) {
      expect((await fetch(service.url + path)).status, path).toBe(200);
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

describe("geopandas", () => {
  /** What GeoPandas and GDAL, which mapmakers use, read in the maps that the library makes. */

  const PYTHON = process.env["PYTHON_READERS"] ?? "";

  if (PYTHON === "" && process.env["CI"] === "true")
    throw new Error(
      "PYTHON_READERS is not set: .ci/run must make a Python with the packages of .ci/readers.txt",
    );

  const folder = mkdtempSync(join(tmpdir(), "naijaref-maps-"));

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const READ = `
import sys, json, geopandas
def read(file):
    map = geopandas.read_file(file)
    if map.crs is None: map = map.set_crs(4326)
    area = map.to_crs(8857).area.sum() / 1e6
    return {"rows": len(map), "valid": bool(map.is_valid.all()), "area": area, "crs": map.crs.to_epsg()}
print(json.dumps([read(file) for file in sys.argv[1:]]))
`;

  const MAPS = BOUNDARY_KINDS.flatMap((of) =>
    (["full", "draw"] as const).map((detail) => [of, detail] as const),
  );
  const FORMATS = ["geojson", "topojson"] as const;

  const fileOf = (...parts: readonly string[]): string =>
    join(folder, `${parts.slice(0, 2).join("-")}.${parts[2]}`);

  let read: Map<string, { readonly area: number }>;

  /** One Python for all maps: it takes longer to start than to read. */
  beforeAll(() => {
    if (PYTHON === "") return;
    for (const [of, detail] of MAPS) {
      const maps = { geojson: listBoundaries({ of, detail }), topojson: topologyOf({ of, detail }) };
      for (const format of FORMATS) {
        const map = maps[format];
        // GDAL turns nested lists and objects into text: the geometry is what is tested.
        writeFileSync(fileOf(of, detail, format), JSON.stringify(map.ok && map.value));
      }
    }
    const files = MAPS.flatMap((map) => FORMATS.map((format) => fileOf(...map, format)));
    const printed = JSON.parse(execFileSync(PYTHON, ["-c", READ, ...files], { encoding: "utf8" }));
    read = new Map(files.map((file, at) => [file, printed[at]]));
  });

  it.skipIf(PYTHON === "").each(MAPS)("GeoPandas reads %s, %s, as GeoJSON and as TopoJSON", (of, detail) => {
    const maps = listBoundaries({ of, detail });
    const rows = maps.ok ? maps.value.features.length : 0;
    const [geojson, topojson] = FORMATS.map((format) => read.get(fileOf(of, detail, format)));
    for (const map of [geojson, topojson]) expect(map).toMatchObject({ rows, valid: true, crs: 4326 });
    expect(Math.abs((geojson?.area ?? 0) / (topojson?.area ?? 1) - 1)).toBeLessThan(1e-9);
    // Nigeria has about 910,000 km2 with its water.
    if (of !== "federal_constituencies")
      expect(Math.abs((geojson?.area ?? 0) - 910_000)).toBeLessThan(10_000);
  });
});
