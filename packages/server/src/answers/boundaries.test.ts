import { reverseGeocode } from "naijaref/boundaries";
import { describe, expect, it } from "vitest";
import { answers, ask, failure, read, saying } from "../../../../tests/library/ask.ts";

const R = "/v1/reverse";
const nearest = { code: expect.stringMatching(/^NG\d{6}$/), distance_m: expect.any(Number) };
const outside = (words: string, more: object = {}) => failure("outside", words, { nearest, ...more });
const bad = (parameter: string, words = "") => failure("invalid_parameter", words, { parameter });

describe("/v1/reverse", () => {
  answers([
    [`${R}?lat=6.6018&lon=3.3515`, 200, {}, { "cache-control": expect.stringMatching(/^private/) }],
    [`${R}?lat=4&lon=5`, 404, outside(" km away.", { reason: "outside" })],
    [`${R}?lat=6.5&lon=3.5`, 404, outside("", { reason: "water", water: "Lagos Lagoon", state_code: "LA" })],
    [`${R}?lat=3.3515&lon=6.6018`, 404, outside("in Ikeja, Lagos.")],
    [`${R}?lat=6.6`, 400, bad("lon")],
    [`${R}?lat=abc&lon=3`, 400, bad("lat")],
    [`${R}?lat=90.1&lon=3`, 400, bad("lat", "from -90 to 90, such as 6.6018.")],
    [`${R}?lat=6&lon=-180.5`, 400, bad("lon", "from -180 to 180, such as 3.3515.")],
  ]);

  it("says where the outlines of the other source have the point, if not in the same LGA", async () => {
    // Along a parallel through Lagos: somewhere the two sources draw a border in another place.
    const point = Array.from({ length: 400 }, (_, at) => ({ lat: 6.55, lon: 3.2 + at / 1000 })).find(
      (each) => {
        const found = reverseGeocode(each);
        return found.ok && found.value.otherOutline?.lga !== undefined;
      },
    );
    if (point === undefined) throw new Error("the sources agree everywhere");
    const { data } = await read(`${R}?lat=${point.lat}&lon=${point.lon.toFixed(3)}`);
    expect(data).toMatchObject({
      witnesses: 1,
      other_lga_code: expect.stringMatching(/^NG025\d{3}$/),
      other_outline_m: expect.any(Number),
      note: saying(`The outlines of geoBoundaries have this point in ${data.other_lga_name}`),
    });
    expect(data.other_lga_code).not.toBe(data.lga_code);
  });

  it("rounds to six decimals, so that one point is one stored response", async () => {
    const asked = [
      ...["lat=6.6018&lon=3.3515", "lon=3.3515000&lat=6.601800000001", "lat=06.6018&lon=003.3515"],
      "lat=0.66018E1&lon=335.15e-02",
    ];
    const tags = await Promise.all(
      asked.map(async (query) => (await ask(`${R}?${query}`)).headers.get("etag") ?? ""),
    );
    expect(new Set(tags).size).toBe(1);
    expect((await ask(`${R}?${asked[1]}`, { "If-None-Match": tags[0] ?? "" })).status).toBe(304);
  });
});

describe("/v1/reverse/points", () => {
  const points = (...list: readonly string[]) =>
    `${R}/points?${list.map((point) => `point=${point}`).join("&")}`;
  const many = (count: number) => points(...Array.from({ length: count }, () => "6.6018,3.3515"));
  answers([
    [
      points("6.6018,3.3515", "6.5,3.5", "51.5,0.12"),
      200,
      {
        data: [
          { status: "inside", lat: 6.6018, lon: 3.3515, lga_code: "NG025011", why: null },
          { status: "water", state_code: "LA", lga_code: null, why: saying("Lagoon") },
          { status: "outside", state_code: null, why: saying("outside Nigeria") },
        ],
      },
      { "cache-control": saying("private") },
    ],
    [many(40), 200, { count: 40 }],
    [many(41), 400, bad("point")],
    ...[[], ["6.6018"], ["6.6018,3.3515,1"], ["91,3"], ["Ikeja"]].map(
      (list) => [points(...list), 400, bad("point")] as const,
    ),
  ]);
});

describe("boundaries", () => {
  const feature = (id: string) => ({
    ...{ type: "Feature", id, bbox: Array(4).fill(expect.any(Number)) },
    properties: { code: id, sources: expect.any(Array) },
    geometry: { type: expect.stringMatching(/Polygon$/) },
  });
  const GEOJSON = { "content-type": "application/geo+json" };
  answers([
    ["/v1/states/Lagos/boundary", 200, feature("LA"), GEOJSON],
    ["/v1/lgas/Surulere/boundary?state=Lagos", 200, feature("NG025020"), GEOJSON],
    ["/v1/constituencies/FC/236/LA/boundary", 200, feature("FC236"), GEOJSON],
    [
      "/v1/constituencies/SC652/boundary",
      404,
      failure("boundary_unknown", "", { lgas: [{ code: "NG025011", name: "Ikeja" }] }),
    ],
  ]);

  it("are sent as GeoJSON, or as TopoJSON of less than half its size", async () => {
    const target = "/v1/boundaries?of=lgas&state=Kano";
    const [collection, topology] = [await read(target), await read(`${target}&format=topojson`)];
    expect(collection).toMatchObject({ type: "FeatureCollection", features: { length: 44 } });
    expect(topology).toMatchObject({ type: "Topology", objects: { lgas: { geometries: { length: 44 } } } });
    const size = (map: unknown) =>
      JSON.stringify(map, (key, value) => (key === "properties" ? null : value)).length;
    expect(size(topology)).toBeLessThan(size(collection) * 0.45);
  });
});
