import { externalId } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

const get = (path: string): Promise<Response> => ask(`/v1/concordance${path}`);

const find = (system: string, id: string): Promise<Response> =>
  get(`?${new URLSearchParams({ system, id })}`);

interface Failure {
  readonly error: { readonly message: string };
}

it("finds what an id identifies, whole", async () => {
  const response = await find("hasc", "ng.la.ij");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("public, max-age=3600");
  const body = (await response.json()) as { data: object };
  expect(body).toEqual({
    data: {
      system: "hasc",
      id: "NG.LA.IJ",
      kind: "lga",
      code: "NG025011",
      relation: "exact",
      note: null,
      sources: ["statoids", "whosonfirst-2024"],
    },
  });
  expect(Object.keys(body.data)).toEqual(Object.keys(externalId.fields));
});

it.each([
  ["geonames", "9485475", { kind: "lga", relation: "close", note: expect.stringContaining("second record") }],
  ["ocd", "ocd-division/country:ng/territory:fc", { kind: "state", code: "FC" }],
  ["ng_core_fhir", "kd-jema'a", { kind: "lga" }],
  ["inec", "SC/652/LA", { kind: "state_constituency", code: "SC652" }],
  ["nip", "000013", { kind: "bank", code: "gtbank" }],
  ["paystack_code", "035A", { code: "wema-bank", relation: "close" }],
])("finds %s %s", async (system, id, data) => {
  expect(await (await find(system, id)).json()).toMatchObject({ data });
});

it("lists the ids of a record, of all systems or of one", async () => {
  const all = (await (await get("/lga/NG025011")).json()) as { count: number; data: { system: string }[] };
  const systems = all.data.map(({ system }) => system);
  expect(systems).toEqual(systems.toSorted());
  expect(systems).toEqual(expect.arrayContaining(["geoboundaries", "geonames", "inec", "ocd", "pcode"]));
  expect(all.count).toBe(all.data.length);
  expect(await (await get("/state/la?system=iso_3166_2")).json()).toMatchObject({
    count: 1,
    data: [{ id: "NG-LA" }],
  });
  expect(await (await get("/ward/24-11-01?system=geonames")).json()).toEqual({ count: 0, data: [] });
});

it("describes its systems at /v1/meta", async () => {
  const { data } = (await (await ask(`/v1/meta`)).json()) as {
    data: { id_systems: { id: string; id_example: string }[]; counts: Record<string, number> };
  };
  expect(data.id_systems).toHaveLength(data.counts["id_systems"] ?? 0);
  for (const { id, id_example } of data.id_systems) {
    expect((await find(id, id_example)).status, id).toBe(200);
  }
});

describe("says what was wrong and what to do", () => {
  it.each(["?system=geoname&id=1", "/lga/NG025011?system=geoname"])("an unknown system: %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as Failure;
    expect(error).toMatchObject({
      code: "invalid_parameter",
      parameter: "system",
      suggestions: [{ code: "geonames", name: "GeoNames ids" }],
      message: expect.stringMatching(/: did you mean geonames\? .*fips_10_4.*wikidata/),
    });
  });

  it("a system like none, without a suggestion", async () => {
    const { error } = (await (await find("xyz", "1")).json()) as Failure;
    expect(error).toMatchObject({ code: "invalid_parameter", suggestions: [] });
    expect(error.message).not.toContain("did you mean");
  });

  it.each([
    ["?system=atlantis", 400, "system"],
    ["?id=1", 400, "The parameter system is missing"],
    ["?system=geonames&id=", 400, "The parameter id"],
    ["?system=geonames&id=0", 404, "looks like 7701336"],
    ["/town/LA", 404, "The kinds are state, lga, ward"],
    ["/lga/Ikeja", 404, "/v1/lgas lists the codes"],
    ["/bank/atlantis", 404, "/v1/banks?active=false lists the codes"],
  ])("%s: %i", async (path, status, message) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(((await response.json()) as Failure).error.message).toContain(message);
  });
});

describe("ids among the names of a list", () => {
  const match = async (query: string) => {
    const response = await ask(`/v1/match?${query}`);
    return { status: response.status, body: (await response.json()) as Matched & Failure };
  };

  interface Matched {
    readonly data: readonly { readonly status: string; readonly code: string | null; readonly why: string }[];
  }

  it.each([
    ["kind=lga&name=Q4663114&name=7701336", "exact NG001001; none null"],
    ["kind=lga&system=geonames&name=7701336&name=Ikeja&name=12", "exact NG001001; exact NG025011; none null"],
    ["kind=bank&system=Paystack_Code&name=058&name=58", "exact gtbank; ambiguous null"],
    ["kind=place&name=NG.LA&name=ng.la.ij", "exact LA; exact NG025011"],
    ["kind=lga&state=Lagos&system=geonames&name=7701336", "none null"],
  ])("%s", async (query, expected) => {
    const { body } = await match(query);
    expect(body.data.map(({ status, code }) => `${status} ${code}`).join("; ")).toBe(expected);
  });

  it("have a reason that names the system", async () => {
    const { body } = await match("kind=lga&name=Q4663114");
    expect(body.data[0]?.why).toBe('"Q4663114" is the id of Aba North, Abia (Wikidata items).');
  });

  it.each([
    ["kind=lga&system=geoname&name=1", "did you mean geonames?"],
    ["kind=lga&system=paystack_code&name=058", "has ids of bank only"],
    ["kind=address&system=geonames&name=Ikeja", "cannot be used with kind=address"],
  ])("%s is refused: %s", async (query, message) => {
    const { status, body } = await match(query);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });
});
