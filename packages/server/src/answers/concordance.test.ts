import { externalId } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { answers, ask, failure, read, saying } from "../../../../tests/library/ask.ts";

const C = "/v1/concordance";
const badSystem = failure("invalid_parameter", ": did you mean geonames? ", {
  parameter: "system",
  suggestions: [{ code: "geonames", name: "GeoNames ids" }],
});

answers([
  [
    `${C}?system=hasc&id=ng.la.ij`,
    200,
    {
      data: {
        ...{ system: "hasc", id: "NG.LA.IJ", kind: "lga", code: "NG025011", relation: "exact", note: null },
        sources: ["statoids", "whosonfirst-2024"],
      },
    },
    { "cache-control": saying("public, max-age=3600") },
  ],
  [`${C}?system=geonames&id=9485475`, 200, { data: { relation: "close", note: saying("second record") } }],
  [`${C}?system=paystack_code&id=035A`, 200, { data: { code: "wema-bank", relation: "close" } }],
  [`${C}/state/la?system=iso_3166_2`, 200, { count: 1, data: [{ id: "NG-LA" }] }],
  [`${C}/ward/24-11-01?system=geonames`, 200, { count: 0, data: [] }],
  [`${C}?system=geoname&id=1`, 400, badSystem],
  [`${C}/lga/NG025011?system=geoname`, 400, badSystem],
  [`${C}?system=xyz&id=1`, 400, failure("invalid_parameter", "", { suggestions: [] })],
  [`${C}?id=1`, 400, failure("invalid_parameter", "The parameter system is missing")],
  [`${C}?system=geonames&id=0`, 404, failure("not_found", "looks like 7701336")],
  [`${C}/town/LA`, 404, failure("not_found", "The kinds are state, lga, ward")],
  [`${C}/lga/Ikeja`, 404, failure("not_found", "/v1/lgas lists the codes")],
]);

it("lists the ids of a record by system, each with every field", async () => {
  const { count, data } = await read(`${C}/lga/NG025011`);
  const systems = data.map(({ system }: { system: string }) => system);
  expect(systems).toEqual(systems.toSorted());
  expect(systems).toEqual(expect.arrayContaining(["geoboundaries", "geonames", "inec", "ocd", "pcode"]));
  expect(count).toBe(data.length);
  expect(Object.keys(data[0])).toEqual(Object.keys(externalId.fields));
});

it("describes its systems at /v1/meta, each with an id that is found", async () => {
  const { data } = await read("/v1/meta");
  expect(Object.keys(data.links).sort()).toEqual(["changes", "dcat", "docs", "downloads", "openapi"]);
  expect(data.id_systems).toHaveLength(data.counts.id_systems);
  for (const { id, id_example } of data.id_systems)
    expect((await ask(`${C}?${new URLSearchParams({ system: id, id: id_example })}`)).status, id).toBe(200);
});

describe("ids among the names of a list", () => {
  const M = "/v1/match";
  const exact = (code: string) => ({ status: "exact", code });
  answers([
    [
      `${M}?kind=lga&name=Q4663114&name=x7701336`,
      200,
      { data: [{ ...exact("NG001001"), why: saying("is the id of Aba North, Abia (Wikidata") }, {}] },
    ],
    [
      `${M}?kind=lga&system=geonames&name=7701336&name=Ikeja&name=12`,
      200,
      { data: [exact("NG001001"), exact("NG025011"), { status: "none", code: null }] },
    ],
    [
      `${M}?kind=bank&system=Paystack_Code&name=058&name=58`,
      200,
      { data: [exact("gtbank"), { status: "ambiguous", code: null }] },
    ],
    [`${M}?kind=lga&state=Lagos&system=geonames&name=7701336`, 200, { data: [{ status: "none" }] }],
    [`${M}?kind=lga&system=geoname&name=1`, 400, failure("invalid_parameter", "did you mean geonames?")],
    [
      `${M}?kind=lga&system=paystack_code&name=058`,
      400,
      failure("invalid_parameter", "has ids of bank only"),
    ],
    [`${M}?kind=address&system=geonames&name=Ikeja`, 400, failure("invalid_parameter", "kind=address")],
  ]);
});
