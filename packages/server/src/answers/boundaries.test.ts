import { reverseGeocode } from "naijaref/boundaries";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => ask(path, headers);

describe("/v1/reverse", () => {
  it("says where a point is, and what the point alone does not say", async () => {
    const response = await get("/v1/reverse?lat=6.6018&lon=3.3515");
    expect(response.headers.get("cache-control")).toMatch(/^private/);
    expect(await response.json()).toEqual({
      data: {
        lat: 6.6018,
        lon: 3.3515,
        state_code: "LA",
        state_name: "Lagos",
        lga_code: "NG025011",
        lga_inec_code: "24-11",
        lga_name: "Ikeja",
        distance_to_border_m: expect.any(Number),
        within_2_km: [],
        neighbours: [],
        witnesses: 2,
        other_lga_code: null,
        other_lga_name: null,
        other_outline_m: null,
        nearest_locality_code: "LC00804",
        nearest_locality_name: "Ikeja",
        nearest_locality_kind: "area",
        nearest_locality_m: 1198,
        senatorial_districts: ["SD072"],
        federal_constituencies: ["FC236"],
        state_constituencies: ["SC652", "SC653"],
        constituencies: [
          { kind: "senatorial_district", code: "SD072", name: "Lagos West" },
          { kind: "federal_constituency", code: "FC236", name: "Ikeja" },
          { kind: "state_constituency", code: "SC652", name: "Ikeja I" },
          { kind: "state_constituency", code: "SC653", name: "Ikeja II" },
        ],
        note: "Ikeja is divided between 2 state constituencies; the ward decides in which one a point is.",
        sources: ["ocha-cod-ab-2019", "geoboundaries-nga"],
      },
    });
  });

  it("names the LGAs within 2 km", async () => {
    const { data } = await (await get("/v1/reverse?lat=6.5089&lon=3.3664")).json();
    expect(data.neighbours).toContainEqual({
      code: expect.stringMatching(/^NG\d{6}$/),
      name: expect.any(String),
      state_code: "LA",
      distance_m: expect.any(Number),
    });
  });

  it("says where the outlines of the other source have the point, if not in the same LGA", async () => {
    // Along a parallel through Lagos: somewhere the two sources draw a border in another place.
    const point = Array.from({ length: 400 }, (_, at) => ({ lat: 6.55, lon: 3.2 + at / 1000 })).find(
      (each) => {
        const found = reverseGeocode(each);
        return found.ok && found.value.otherOutline?.lga !== undefined;
      },
    );
    if (point === undefined) throw new Error("the sources agree everywhere");
    const { data } = await (await get(`/v1/reverse?lat=${point.lat}&lon=${point.lon.toFixed(3)}`)).json();
    expect(data).toMatchObject({
      witnesses: 1,
      other_lga_code: expect.stringMatching(/^NG025\d{3}$/),
      other_outline_m: expect.any(Number),
      note: expect.stringContaining(
        `The outlines of geoBoundaries have this point in ${data.other_lga_name}`,
      ),
    });
    expect(data.other_lga_code).not.toBe(data.lga_code);
  });

  it("names the constituencies, and says within_2_km beside the older neighbours", async () => {
    const { data } = await (await get("/v1/reverse?lat=6.52&lon=3.34")).json();
    expect(data.within_2_km.length).toBeGreaterThan(0);
    expect(data.within_2_km).toEqual(data.neighbours);
    const codes = [data.senatorial_districts, data.federal_constituencies, data.state_constituencies].flat();
    expect(data.constituencies.map(({ code }: { code: string }) => code)).toEqual(codes);
    expect(data.constituencies[0]).toEqual({
      kind: "senatorial_district",
      code: "SD072",
      name: "Lagos West",
    });
  });

  describe("/v1/reverse/points", () => {
    const ask = (points: readonly string[]) =>
      get(`/v1/reverse/points?${points.map((point) => `point=${point}`).join("&")}`);

    it("answers each point in order, also those that are in no LGA, and is not stored by others", async () => {
      const response = await ask(["6.6018,3.3515", "6.5,3.5", "51.5,0.12", "6.6018,3.3515"]);
      expect(response.headers.get("cache-control")).toContain("private");
      const { count, data } = await response.json();
      expect(count).toBe(4);
      expect(data.map(({ status }: { status: string }) => status)).toEqual([
        "inside",
        "water",
        "outside",
        "inside",
      ]);
      expect(data[0]).toMatchObject({ lat: 6.6018, lon: 3.3515 });
      const { data: alone } = await (await get("/v1/reverse?lat=6.6018&lon=3.3515")).json();
      expect(alone).toMatchObject({
        lga_code: data[0].lga_code,
        federal_constituencies: data[0].federal_constituencies,
        distance_to_border_m: data[0].distance_to_border_m,
      });
      expect(data[0].why).toBeNull();
      expect(data[1]).toMatchObject({
        state_code: "LA",
        lga_code: null,
        why: expect.stringContaining("Lagoon"),
      });
      expect(data[2]).toMatchObject({ state_code: null, why: expect.stringContaining("outside Nigeria") });
    });

    it("takes 40 points, and CSV", async () => {
      expect((await ask(Array.from({ length: 40 }, () => "6.6018,3.3515"))).status).toBe(200);
      const text = await (await get("/v1/reverse/points?point=6.6018,3.3515&format=csv")).text();
      expect(text).toContain("NG025011");
    });

    it.each([
      ["no point", []],
      ["41 points", Array.from({ length: 41 }, () => "6.6018,3.3515")],
      ["one number", ["6.6018"]],
      ["three numbers", ["6.6018,3.3515,1"]],
      ["a latitude of 91", ["91,3"]],
      ["a word", ["Ikeja"]],
    ])("refuses %s with 400", async (_, points) => {
      const response = await ask(points);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { parameter: "point" } });
    });
  });

  it("rounds to six decimals, so that one point is one stored response", async () => {
    const asked = [
      "lat=6.6018&lon=3.3515",
      "lon=3.35150000&lat=6.60180000000001",
      "lat=06.6018&lon=003.3515",
    ];
    const tags = await Promise.all(
      asked.map(async (query) => (await get(`/v1/reverse?${query}`)).headers.get("etag")),
    );
    expect(new Set(tags).size).toBe(1);
    const again = await get(`/v1/reverse?${asked[1]}`, { "If-None-Match": tags[0] ?? "" });
    expect(again.status).toBe(304);
  });

  it.each([
    ["lat=4&lon=5", { reason: "outside", message: expect.stringMatching(/, \d+ km away\.$/) }],
    ["lat=6.5&lon=3.5", { reason: "water", water: "Lagos Lagoon", state_code: "LA" }],
    ["lat=3.3515&lon=6.6018", { reason: "outside", message: expect.stringContaining("in Ikeja, Lagos.") }],
  ])("%s is in no LGA: 404 with the nearest", async (query, error) => {
    const response = await get(`/v1/reverse?${query}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: {
        code: "outside",
        nearest: { code: expect.stringMatching(/^NG\d{6}$/), distance_m: expect.any(Number) },
        ...error,
      },
    });
  });

  it.each([
    ["lat=6.6", "lon"],
    ["lon=3.3", "lat"],
    ["lat=abc&lon=3", "lat"],
    ["lat=1e1&lon=3", "lat"],
    ["lat=6,6&lon=3", "lat"],
    ["lat=%2B6.6&lon=3", "lat"],
    ["lat=6.6&lon=", "lon"],
    ["lat=90.1&lon=3", "lat"],
    ["lat=6&lon=-180.5", "lon"],
    ["lat=NaN&lon=3", "lat"],
  ])("%s is 400", async (query, parameter) => {
    const response = await get(`/v1/reverse?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_parameter", parameter } });
  });

  it.each([
    ["lat=91&lon=3.35", "from -90 to 90, such as 6.6018."],
    ["lat=6.6&lon=181", "from -180 to 180, such as 3.3515."],
  ])("%s is refused with an example in Nigeria", async (query, words) => {
    const { error } = (await (await get(`/v1/reverse?${query}`)).json()) as { error: { message: string } };
    expect(error.message).toContain(words);
  });
});

describe("boundaries", () => {
  it.each([
    ["/v1/states/Lagos/boundary", "LA"],
    ["/v1/lgas/Surulere/boundary?state=Lagos", "NG025020"],
    ["/v1/constituencies/FC/236/LA/boundary", "FC236"],
  ])("%s is a GeoJSON Feature with the record and its rectangle", async (path, id) => {
    const response = await get(path);
    expect(response.headers.get("content-type")).toBe("application/geo+json");
    expect(await response.json()).toMatchObject({
      type: "Feature",
      id,
      bbox: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      properties: { code: id, sources: expect.any(Array) },
      geometry: { type: expect.stringMatching(/Polygon$/) },
    });
  });

  it("refuses a constituency that divides an LGA, with the LGAs that it is in", async () => {
    const response = await get("/v1/constituencies/SC652/boundary");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { code: "boundary_unknown", lgas: [{ code: "NG025011", name: "Ikeja" }] },
    });
  });

  it("sends a map as GeoJSON, or as TopoJSON a third of its size", async () => {
    const geojson = await get("/v1/boundaries?of=lgas&state=Kano");
    const topojson = await get("/v1/boundaries?of=lgas&state=Kano&format=topojson");
    expect(topojson.headers.get("content-type")).toMatch(/^application\/json/);
    const [collection, topology] = [await geojson.json(), await topojson.json()];
    expect(collection).toMatchObject({ type: "FeatureCollection", features: { length: 44 } });
    expect(topology).toMatchObject({ type: "Topology", objects: { lgas: { geometries: { length: 44 } } } });
    const arcs = (map: unknown) =>
      JSON.stringify(map, (key, value) => (key === "properties" ? null : value)).length;
    expect(arcs(topology)).toBeLessThan(arcs(collection) * 0.45);
  });

  it.each([
    ["/v1/boundaries", 400, "invalid_parameter"],
    ["/v1/boundaries?of=wards", 400, "invalid_parameter"],
    ["/v1/boundaries?of=lgas&detail=rough", 400, "invalid_parameter"],
    ["/v1/boundaries?of=lgas&format=kml", 400, "invalid_parameter"],
    ["/v1/boundaries?of=lgas&state=Atlantis", 404, "not_found"],
    ["/v1/lgas/Surulere/boundary", 409, "ambiguous"],
    ["/v1/lgas/Surulere/neighbours", 409, "ambiguous"],
    ["/v1/constituencies/FC999/boundary", 404, "not_found"],
  ])("%s is %i", async (path, status, code) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it("lists the LGAs around an LGA, also in other states", async () => {
    const body = (await (await get("/v1/lgas/Ikorodu/neighbours")).json()) as {
      data: { state_code: string; border_m: number }[];
    };
    expect(new Set(body.data.map((neighbour) => neighbour.state_code))).toEqual(new Set(["LA", "OG"]));
    expect(body.data.every((neighbour) => neighbour.border_m > 0)).toBe(true);
  });
});
