import { listWards } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

interface Served {
  readonly code: string;
  readonly name: string;
  readonly inec_code: string;
  readonly state_code: string;
  readonly lga_codes: readonly string[];
}

interface Listed {
  readonly count: number;
  readonly data: readonly Served[];
}

async function answerTo(target: string): Promise<unknown> {
  const response = await ask(target);
  expect(response.status, target).toBe(200);
  return response.json();
}

async function list(target: string): Promise<Listed> {
  const listed = (await answerTo(target)) as Listed;
  expect(listed.count, target).toBe(listed.data.length);
  return listed;
}

const codesOf = async (target: string): Promise<string[]> =>
  (await list(target)).data.map(({ code }) => code);

/** INEC's code with the ISO abbreviation of the state. */
const withIsoState = ({ inec_code, state_code }: Served): string => inec_code.replace(/[A-Z]+$/, state_code);

/** INEC's code without the zeros before its number. */
const withoutZeros = ({ inec_code }: Served): string => inec_code.replace(/\/0+/, "/");

const statusOf = async (target: string): Promise<number> => (await ask(target)).status;

it("names the four seats of Ikeja", async () => {
  const { data } = await list("/v1/lgas/Ikeja/constituencies?state=Lagos");
  expect(data.map((unit) => unit.name)).toEqual(["Lagos West", "Ikeja", "Ikeja I", "Ikeja II"]);
});

it("finds a seat by INEC's code over a socket, raw and encoded", async () => {
  for (const code of ["FC/236/LA", "FC%2F236%2FLA"]) {
    const response = await ask(`/v1/constituencies/${code}`);
    expect(await response.json(), code).toMatchObject({ data: { code: "FC236" } });
  }
});

it("names the three seats of a ward", async () => {
  const response = await ask(`/v1/wards/24-11-01`);
  expect(await response.json()).toMatchObject({
    data: { senatorial_district: "SD072", federal_constituency: "FC236", state_constituency: "SC652" },
  });
});

describe.each([
  ["/v1/senatorial-districts", "senatorial_district", { all: 109, Lagos: 3, Kano: 3, FCT: 1 }, listWards()],
  [
    "/v1/federal-constituencies",
    "federal_constituency",
    { all: 360, Lagos: 24, Kano: 24, FCT: 2 },
    listWards(),
  ],
  [
    "/v1/state-constituencies",
    "state_constituency",
    { all: 990, Lagos: 40, Kano: 40, FCT: 0 },
    listWards().filter(({ stateCode }) => stateCode !== "FC"),
  ],
] as const)("%s", (path, kind, counts, wards) => {
  it("serves the country's and a state's", async () => {
    for (const [state, count] of Object.entries(counts)) {
      const query = state === "all" ? "" : `state=${state}`;
      const listed = await list(`${path}?${query}`);
      expect(listed.count, state).toBe(count);
      expect(await list(`/v1/constituencies?kind=${kind}&${query}`)).toEqual(listed);
    }
  });

  it("serves every unit by any writing of its code, raw or encoded", async () => {
    for (const unit of (await list(path)).data) {
      const { code, inec_code } = unit;
      const identifiers = [
        code,
        code.toLowerCase(),
        inec_code,
        encodeURIComponent(inec_code),
        withIsoState(unit),
        withoutZeros(unit),
      ];
      const answers = await Promise.all(
        identifiers.map((identifier) => answerTo(`/v1/constituencies/${identifier}`)),
      );
      expect(answers, code).toEqual(identifiers.map(() => ({ data: unit })));
    }
  });

  it("serves every unit's LGAs and wards behind INEC's code, and each ward behind one unit", async () => {
    const served: string[] = [];
    for (const unit of (await list(path)).data) {
      const { inec_code, lga_codes } = unit;
      const raw = `/v1/constituencies/${inec_code}`;
      const encoded = `/v1/constituencies/${encodeURIComponent(withIsoState(unit))}`;
      expect(await codesOf(`${raw}/lgas`), raw).toEqual(lga_codes);
      expect(await codesOf(`${encoded}/lgas`), raw).toEqual(lga_codes);
      const itsWards = await codesOf(`${encoded}/wards`);
      expect(await codesOf(`${raw}/wards`), raw).toEqual(itsWards);
      expect(itsWards.length, raw).toBeGreaterThan(0);
      served.push(...itsWards);
    }
    expect(served).toHaveLength(wards.length);
    expect(new Set(served).size).toBe(wards.length);
  });

  it("answers 404 to a state that is none", async () => {
    expect(await statusOf(`${path}?state=Atlantis`)).toBe(404);
  });
});

it("serves to each of the 774 LGAs the units that cover it", async () => {
  const { data: units } = await list("/v1/constituencies");
  const { data: lgas } = await list("/v1/lgas");
  expect(units).toHaveLength(1459);
  for (const { code } of lgas) {
    const covering = units.filter((unit) => unit.lga_codes.includes(code));
    expect((await list(`/v1/lgas/${code}/constituencies`)).data, code).toEqual(covering);
  }
});

it("names the candidates where several states share the LGA's name", async () => {
  const response = await ask(`/v1/lgas/Surulere/constituencies`);
  expect(await response.json()).toMatchObject({
    error: { code: "ambiguous", candidates: [{ state_code: "LA" }, { state_code: "OY" }] },
  });
  const codes = await codesOf("/v1/lgas/Surulere/constituencies?state=Lagos");
  expect(codes).toEqual(["SD070", "FC250", "FC251", "SC670", "SC671"]);
});

it("finds by exact name or alias", async () => {
  expect((await list("/v1/constituencies?q=LAGOS-west")).data.map((unit) => unit.code)).toEqual(["SD072"]);
  expect((await list("/v1/constituencies?q=Nassarawa%20South")).data.map((unit) => unit.name)).toContain(
    "Nasarawa South",
  );
  expect(await codesOf("/v1/constituencies?q=Surulere%20Constituency%202")).toEqual(["FC251", "SC671"]);
  expect(await list("/v1/constituencies?q=lagos%20wes")).toMatchObject({
    count: 0,
    notice: "q takes an exact name. Did you mean Lagos West (senatorial district, SD072)?",
  });
});

it.each([
  ["/v1/constituencies?kind=ward", 400],
  ["/v1/constituencies?kind=", 400],
  ["/v1/constituencies?q=---", 400],
  [`/v1/constituencies?q=${"x".repeat(65)}`, 400],
  ["/v1/constituencies?state=Atlantis", 404],
  ["/v1/constituencies/FC999", 404],
  ["/v1/constituencies/FC/236/KN", 404],
  ["/v1/constituencies/FC/236/LA/people", 404],
  ["/v1/lgas/Surulere/constituencies", 409],
  ["/v1/lgas/Gotham/constituencies", 404],
])("answers %s with %i", async (target, status) => {
  expect(await statusOf(target)).toBe(status);
});
