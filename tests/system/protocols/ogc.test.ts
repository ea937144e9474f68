import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { boundaryOf } from "naijaref/boundaries";
import { listConstituencies } from "naijaref/elections";
import { describe, expect, it } from "vitest";
import { findProgram } from "../../start/programs.ts";
import { sharedService } from "../../start/shared-service.ts";

/** /ogc by the requirements of OGC API - Features - Part 1: Core (OGC 17-069r4), and by GDAL's driver. */

/** GDAL. */
const ogrinfo = findProgram("ogrinfo");

interface Link {
  readonly rel: string;
  readonly href: string;
  readonly type: string;
}

interface Feature {
  readonly type: string;
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: object | null;
}

interface Features {
  readonly numberMatched: number;
  readonly numberReturned: number;
  readonly links: readonly Link[];
  readonly features: readonly Feature[];
}

const service = sharedService();

const get = (path: string) => fetch(`${service.url}/ogc${path}`);
const read = async <Body>(path: string): Promise<Body> => (await (await get(path)).json()) as Body;
const items = (layer: string, query = ""): Promise<Features> => read(`/collections/${layer}/items${query}`);
const hrefOf = ({ links }: { readonly links: readonly Link[] }, rel: string): string =>
  links.find((link) => link.rel === rel)?.href ?? "";

describe("the requirements of the class core", () => {
  it("links from the landing page to what there is, each of the type that the link says", async () => {
    const landing = await read<{ links: readonly Link[] }>("");
    for (const rel of ["self", "service-desc", "conformance", "data"]) {
      const link = landing.links.find((one) => one.rel === rel);
      const response = await fetch(link?.href ?? "");
      expect([rel, response.status]).toEqual([rel, 200]);
      expect(response.headers.get("content-type"), rel).toBe(link?.type);
    }
    const { conformsTo } = await read<{ conformsTo: readonly string[] }>("/conformance");
    expect(conformsTo).toContain("http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core");
    const { openapi } = await read<{ openapi: string }>("/api");
    expect(openapi).toMatch(/^3\.0\./);
  });

  it("lists collections, each as at its own address, with an extent and its items", async () => {
    type Collection = { readonly id: string; readonly links: readonly Link[]; readonly extent: object };
    const { collections } = await read<{ collections: readonly Collection[] }>("/collections");
    expect(collections.map(({ id }) => id)).toEqual([
      "senatorial_districts",
      "federal_constituencies",
      "state_constituencies",
      "lgas",
      "states",
    ]);
    for (const collection of collections) {
      expect(await (await fetch(hrefOf(collection, "self"))).json()).toEqual(collection);
      const response = await fetch(`${hrefOf(collection, "items")}?limit=1`);
      expect(response.headers.get("content-type")).toBe("application/geo+json");
    }
  });

  it("pages through every feature once, with as many as it says", async () => {
    const codes: string[] = [];
    let address = `${service.url}/ogc/collections/federal_constituencies/items?limit=100`;
    while (address !== "") {
      const page = (await (await fetch(address)).json()) as Features;
      expect(page.features.length).toBe(page.numberReturned);
      expect(page.numberMatched).toBe(360);
      codes.push(...page.features.map(({ id }) => id));
      address = hrefOf(page, "next");
    }
    const all = listConstituencies({ kind: "federal_constituency" });
    expect(codes).toEqual(all.ok ? all.value.map(({ code }) => code) : []);
  });

  it.each([
    ["lgas", "3.344,6.603,3.345,6.604", ["NG025011"]],
    // It touches no line of an outline: it is inside one.
    ["states", "8.50,12.00,8.51,12.01", ["KN"]],
    ["states", "14.3,12,-170,13", ["BO"]],
    ["states", "8.50,12.00,-5,8.51,12.01,100", ["KN"]],
  ])("%s in the box %s are %j", async (layer, box, codes) => {
    const found = await items(layer, `?bbox=${box}`);
    expect(found.features.map(({ id }) => id)).toEqual(codes);
    expect(found.numberMatched).toBe(codes.length);
  });

  it("counts those in a box, of a state and of any time, because the outlines have none", async () => {
    for (const [layer, query, matched, returned = matched] of [
      ["lgas", "?bbox=2,4,15,14", 774, 10],
      ["lgas", "?limit=10000", 774, 100],
      ["lgas", "?state_code=LA&limit=20", 20],
      ["states", "?datetime=../2020-01-01&limit=37", 37],
    ] as const)
      expect(await items(layer, query)).toMatchObject({ numberMatched: matched, numberReturned: returned });
  });

  it.each([
    ...["limit=0", "offset=-1", "bbox=1,2,3,x", "bbox=3,9,4,8", "bbox=1,2,3,95"],
    ...["datetime=yesterday", "f=xml", "stat_code=LA"],
  ])("refuses ?%s with 400", async (query) => {
    const response = await get(`/collections/states/items?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } });
  });

  it("has 404 for what is not there", async () => {
    for (const path of ["/x", "/collections/x", "/collections/x/items", "/collections/lgas/items/x"])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe("the requirements of the class geojson", () => {
  it("has a feature with the outline of the library, its licence and the way to its collection", async () => {
    const response = await get("/collections/federal_constituencies/items/FC236");
    expect(response.headers.get("content-type")).toBe("application/geo+json");
    const feature = (await response.json()) as Feature & { links: readonly Link[] };
    const outline = boundaryOf("FC236");
    expect(feature).toMatchObject({
      type: "Feature",
      id: "FC236",
      properties: { name: "Ikeja", state_name: "Lagos", lga_codes: "NG025011" },
      geometry: outline.ok ? outline.value.geometry : {},
      licence: "CC BY-IGO 3.0",
    });
    expect((await fetch(hrefOf(feature, "collection"))).status).toBe(200);
  });

  it("has no geometry for a constituency that divides an LGA, and names its LGAs", async () => {
    const { features } = await items("federal_constituencies", "?state_code=LA&limit=100");
    const divided = features.filter(({ geometry }) => geometry === null);
    expect(divided.map(({ properties }) => properties["name"])).toContain("Surulere I");
    for (const { properties } of divided) expect(properties["lga_codes"]).toMatch(/^NG025/);
  });
});

it("is read only", async () => {
  expect((await fetch(`${service.url}/ogc`, { method: "POST", body: "x" })).status).toBe(405);
});

it.skipIf(ogrinfo === undefined)("is a source of layers for GDAL, and so for QGIS", async () => {
  const ask = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(ogrinfo ?? "", ["-ro", `OAPIF:${service.url}/ogc`, ...args])).stdout;
  const layers = await ask();
  for (const layer of ["lgas", "senatorial_districts", "state_constituencies"])
    expect(layers).toContain(layer);
  const summary = await ask("-so", "senatorial_districts");
  expect(summary).toContain("Feature Count: 109");
  expect(summary).toMatch(/Geometry: .*(?:Polygon|Unknown)/);
  // The box goes to the service; GDAL checks each feature again.
  const inBox = await ask("lgas", "-q", "-geom=NO", "-spat", "3.344", "6.603", "3.345", "6.604");
  expect([...inBox.matchAll(/^ {2}name \(String\) = (.*)$/gm)].map(([, name]) => name)).toEqual(["Ikeja"]);
});
