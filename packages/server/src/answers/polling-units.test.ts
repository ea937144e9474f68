import { listStates } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

const UNIT = {
  code: "24-11-01-007",
  name: "In Front of No. 5 Nurudeen St.",
  inec_name: "IN FRONT OF NO. 5 NURUDEEN ST.",
  kind: "existing",
  ward_code: "24-11-01",
  lga_code: "NG025011",
  state_code: "LA",
  aliases: [],
  unverified_fields: [],
  sources: ["inec-irev-2023", "inec-pulocator-2026", "inec-pulocator-2022", "inec-directory-2015"],
};

interface Body {
  readonly count?: number;
  readonly data: readonly { readonly code: string; readonly name: string; readonly ward_code: string }[];
}

const get = (path: string): Promise<Response> => ask(`/v1/${path}`);

const list = async (path: string): Promise<Body> => (await (await get(path)).json()) as Body;

it("returns a unit with its ward, LGA, state and constituencies, whatever the form of its code", async () => {
  for (const code of ["24-11-01-007", "24/11/01/007", "24%2F11%2F1%2F7", "PU%20241101007"]) {
    const response = await get(`polling-units/${code}`);
    expect(response.headers.get("cache-control")).toContain("public");
    expect(await response.json()).toEqual({
      data: {
        ...UNIT,
        ward: { code: "24-11-01", name: "Anifowoshe/Ikeja" },
        lga: { code: "NG025011", inec_code: "24-11", name: "Ikeja" },
        state: { code: "LA", name: "Lagos" },
        constituencies: [
          { kind: "senatorial_district", code: "SD072", inec_code: "SD/072/LA", name: "Lagos West" },
          { kind: "federal_constituency", code: "FC236", inec_code: "FC/236/LA", name: "Ikeja" },
          { kind: "state_constituency", code: "SC652", inec_code: "SC/652/LA", name: "Ikeja I" },
        ],
      },
    });
  }
});

it("lists the units of a ward and of an LGA, as many as these say", async () => {
  const ward = (await (await get("wards/24-11-01")).json()) as { data: { polling_units: number } };
  const units = await list("wards/24-11-01/polling-units");
  expect(units.count).toBe(ward.data.polling_units);
  expect(units.data).toContainEqual(UNIT);
  const lga = (await (await get("lgas/Ikeja")).json()) as { data: { polling_units: number } };
  expect((await list("lgas/Ikeja/polling-units")).count).toBe(lga.data.polling_units);
  expect(await list("polling-units?ward=24-11-01")).toEqual(units);
  const meta = (await (await get("meta")).json()) as { data: { counts: { polling_units: number } } };
  expect(meta.data.counts.polling_units).toBe(
    listStates().reduce((sum, { pollingUnits }) => sum + pollingUnits, 0),
  );
});

it("searches a state, an LGA or a ward, forgiving typing", async () => {
  const [best] = (await list("polling-units?q=in%20frnt%20of%20no%205%20nurudeen%20st&state=Lagos")).data;
  expect(best?.code).toBe("24-11-01-007");
  const inWard = await list("polling-units?q=school&ward=24-11-01&limit=50");
  expect(inWard.data.length).toBeGreaterThan(0);
  expect(new Set(inWard.data.map((unit) => unit.ward_code))).toEqual(new Set(["24-11-01"]));
  expect((await list("polling-units?q=street&lga=Ikeja&limit=3")).count).toBe(3);
});

it("returns the units that ids name, in their order, and null for none", async () => {
  const { data } = await list("polling-units?ids=37/01/01/001,24-11-01-007,24-11-01-999,Ikeja&fields=code");
  expect(data).toEqual([{ code: "37-01-01-001" }, { code: "24-11-01-007" }, null, null]);
  expect((await list("polling-units?ids=37-01-01-001,24-11-01-007&state=Lagos&fields=code")).data).toEqual([
    null,
    { code: "24-11-01-007" },
  ]);
  const inWard = await list("polling-units?ids=24-11-02-001,24-11-01-007&ward=24-11-01&fields=code");
  expect(inWard.data).toEqual([null, { code: "24-11-01-007" }]);
  expect((await list("polling-units?ids=24-11-01-007&q=town%20hall&lga=Ikeja")).data).toEqual([null]);
});

it("returns lists with the chosen fields, as CSV and as lines of JSON", async () => {
  const paths = ["wards/24-11-01/polling-units", "lgas/Ikeja/polling-units", "polling-units?ward=24-11-01"];
  for (const path of paths) {
    const { count = 0, data } = await list(path);
    const ask = (query: string) => get(`${path}${path.includes("?") ? "&" : "?"}${query}`);
    const csv = await ask("format=csv&fields=name,code");
    expect(csv.headers.get("content-type")).toContain("text/csv");
    const [head, first, ...rows] = (await csv.text()).trim().split("\r\n");
    expect(head).toBe("code,name");
    expect(first?.startsWith(`${data[0]?.code},`)).toBe(true);
    expect(rows).toHaveLength(count - 1);
    const lines = (await (await ask("format=ndjson&fields=code")).text()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(data.map(({ code }) => ({ code })));
  }
  expect((await get("polling-units?ward=24-11-01&fields=voters")).status).toBe(400);
});

it("matches names with the units of a ward or an LGA", async () => {
  const match = async (query: string) =>
    (
      (await (await get(`match?kind=polling_unit&${query}`)).json()) as {
        data: { status: string; code: string | null; kind: string | null; why: string }[];
      }
    ).data;
  expect(
    await match("name=007&name=in%20front%20of%20no%205%20nurudeen%20street&name=Market&ward=24-11-01"),
  ).toMatchObject([
    { status: "alias", code: "24-11-01-007", kind: "polling_unit" },
    { status: "exact", code: "24-11-01-007" },
    { status: "ambiguous", code: null, kind: null },
  ]);
  const [lagos, abuja, nowhere] = await match("name=24/11/01/007&name=37-01-01-001&name=Primary%20School");
  expect([lagos?.code, abuja?.code]).toEqual(["24-11-01-007", "37-01-01-001"]);
  expect(nowhere?.why).toContain("Give the ward or the LGA");
});

describe("what is wrong is said", () => {
  it.each([
    ["polling-units/44-01-01-001", 404, { code: "not_found", reason: "unknown_state", part: "state" }],
    ["polling-units/24-60-01-001", 404, { code: "not_found", reason: "unknown_lga", part: "lga" }],
    ["polling-units/24-11-99-001", 404, { code: "not_found", reason: "unknown_ward", part: "ward" }],
    ["polling-units/24-11-01-048", 404, { code: "not_found", reason: "unknown_unit", part: "unit" }],
    ["polling-units/24-11-01", 422, { code: "invalid_polling_unit_code", reason: "incomplete" }],
    ["polling-units/Ikeja", 422, { code: "invalid_polling_unit_code", reason: "not_a_code" }],
    ["polling-units/---", 422, { code: "invalid_polling_unit_code", reason: "empty" }],
    [`polling-units/${"1".repeat(99)}`, 422, { code: "invalid_polling_unit_code", reason: "too_long" }],
    ["polling-units", 400, { code: "invalid_parameter", parameter: "q" }],
    ["polling-units?state=Lagos", 400, { code: "invalid_parameter", parameter: "q" }],
    ["polling-units?q=school", 400, { code: "invalid_parameter", parameter: "state" }],
    ["polling-units?q=school&state=Atlantis", 404, { code: "not_found" }],
    ["polling-units?q=school&lga=Surulere", 409, { code: "ambiguous" }],
    ["polling-units?q=school&ward=24-11-99", 404, { code: "not_found" }],
    ["polling-units?state=Kano&ward=24-11-01", 404, { code: "not_found" }],
    ["polling-units?q=school&lga=Agege&ward=24-11-01", 404, { code: "not_found" }],
    ["wards/24-11-99/polling-units", 404, { code: "not_found" }],
    ["lgas/Surulere/polling-units", 409, { code: "ambiguous" }],
  ])("%s: %i", async (path, status, error) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  it("says what became of a former code", async () => {
    const response = await get("polling-units/02-09-05-009");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: {
        reason: "former_code",
        message: expect.stringContaining("02-09-06-008"),
        former: { outcome: "moved", code_now: "02-09-06-008" },
      },
    });
  });
});

it("validates a request that has to wait as any other", async () => {
  const path = "/v1/polling-units/37-01-01-001";
  const etag = (await ask(path)).headers.get("etag") ?? "";
  expect((await ask(path, { "If-None-Match": etag })).status).toBe(304);
});
