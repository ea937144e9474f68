import { listStates } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { answers, failure, read, saying } from "../../../../tests/library/ask.ts";

const UNIT = {
  ...{ code: "24-11-01-007", name: "In Front of No. 5 Nurudeen St.", kind: "existing" },
  ...{ inec_name: "IN FRONT OF NO. 5 NURUDEEN ST.", ward_code: "24-11-01", lga_code: "NG025011" },
  ...{ state_code: "LA", aliases: [], unverified_fields: [] },
  sources: ["inec-irev-2023", "inec-pulocator-2026", "inec-pulocator-2022", "inec-directory-2015"],
};
const U = "/v1/polling-units";
const unknown = (reason: string, part: string) => failure("not_found", "", { reason, part });
const noCode = (reason: string) => failure("invalid_polling_unit_code", "", { reason });
const needs = (parameter: string) => failure("invalid_parameter", "", { parameter });

describe("a unit", () => {
  const SHOWN = { data: { ...UNIT, state: { code: "LA", name: "Lagos" } } };
  answers([
    [`${U}/24/11/01/007`, 200, SHOWN, { "cache-control": saying("public") }],
    [`${U}/PU%20241101007`, 200, SHOWN],
    [`${U}/44-01-01-001`, 404, unknown("unknown_state", "state")],
    [`${U}/24-99-01-001`, 404, unknown("unknown_lga", "lga")],
    [`${U}/24-11-99-001`, 404, unknown("unknown_ward", "ward")],
    [`${U}/24-11-01-048`, 404, unknown("unknown_unit", "unit")],
    [
      `${U}/02-09-05-009`,
      404,
      failure("not_found", "02-09-06-008", {
        reason: "former_code",
        former: { outcome: "moved", code_now: "02-09-06-008" },
      }),
    ],
    [`${U}/24-11-01`, 422, noCode("incomplete")],
    [`${U}/Ikeja`, 422, noCode("not_a_code")],
  ]);
});

describe("lists of units", () => {
  answers([
    [`${U}?q=in%20frnt%20of%20no%205%20nurudeen%20st&state=Lagos&limit=1`, 200, { data: [UNIT] }],
    [`${U}?q=town%20hall,%20nnewi&limit=1`, 200, { data: [{ code: "04-14-10-014" }] }],
    [`${U}?q=central%20school%20olayemi`, 400, needs("state")],
    [
      `${U}?ids=37/01/01/001,24-11-01-007,24-11-01-999,Ikeja`,
      200,
      { data: [{ code: "37-01-01-001" }, UNIT, null, null] },
    ],
    [`${U}?ids=37-01-01-001,24-11-01-007&state=Lagos`, 200, { data: [null, UNIT] }],
    [`${U}?ids=24-11-02-001,24-11-01-007&ward=24-11-01`, 200, { data: [null, UNIT] }],
    [U, 400, needs("q")],
    [`${U}?q=school`, 400, needs("state")],
    [`${U}?ward=24-11-01&fields=voters`, 400, needs("fields")],
    [`${U}?q=school&lga=Surulere`, 409, failure("ambiguous")],
    [`${U}?q=school&lga=Agege&ward=24-11-01`, 404, failure("not_found")],
    ["/v1/lgas/Surulere/polling-units", 409, failure("ambiguous")],
  ]);

  it("have as many as the ward, the LGA and the country say", async () => {
    for (const place of ["wards/24-11-01", "lgas/Ikeja"])
      expect((await read(`/v1/${place}/polling-units`)).count).toBe(
        (await read(`/v1/${place}`)).data.polling_units,
      );
    const units = await read("/v1/wards/24-11-01/polling-units");
    expect(units.data).toContainEqual({
      ...UNIT,
      ward_name: "Anifowoshe/Ikeja",
      lga_name: "Ikeja",
      state_name: "Lagos",
    });
    expect(await read(`${U}?ward=24-11-01`)).toEqual(units);
    const counted = listStates().reduce((sum, { pollingUnits }) => sum + pollingUnits, 0);
    expect((await read("/v1/meta")).data.counts.polling_units).toBe(counted);
  });
});

describe("names of units", () => {
  const M = "/v1/match?kind=polling_unit";
  const found = (status: string, code: string | null) => ({ status, code });
  answers([
    [
      `${M}&name=007&name=in%20front%20of%20no%205%20nurudeen%20street&name=Market&ward=24-11-01`,
      200,
      {
        data: [found("alias", "24-11-01-007"), found("exact", "24-11-01-007"), found("ambiguous", null)],
      },
    ],
    [
      `${M}&name=24/11/01/007&name=37-01-01-001&name=Primary%20School`,
      200,
      {
        data: [
          { code: "24-11-01-007" },
          { code: "37-01-01-001" },
          { code: null, why: saying("Give the ward or the LGA") },
        ],
      },
    ],
  ]);
});
