import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningService, startService } from "./service.ts";

let service: RunningService;

beforeAll(async () => {
  service = await startService({ RATE_LIMIT: "off" });
});

afterAll(() => service.stop());

interface Listed {
  readonly count: number;
  readonly data: readonly { readonly code: string; readonly name: string; readonly inec_code: string }[];
}

async function list(target: string): Promise<Listed> {
  const response = await fetch(service.url + target);
  expect(response.status, target).toBe(200);
  return (await response.json()) as Listed;
}

const statusOf = async (target: string): Promise<number> => (await fetch(service.url + target)).status;

it("names the four seats of Ikeja", async () => {
  const { data } = await list("/v1/lgas/Ikeja/constituencies?state=Lagos");
  expect(data.map((unit) => unit.name)).toEqual(["Lagos West", "Ikeja", "Ikeja I", "Ikeja II"]);
});

it("names the three seats of a ward", async () => {
  const response = await fetch(`${service.url}/v1/wards/24-11-01`);
  expect(await response.json()).toMatchObject({
    data: { senatorial_district: "SD072", federal_constituency: "FC236", state_constituency: "SC652" },
  });
});

describe.each([
  ["/v1/senatorial-districts", "senatorial_district", { all: 109, Lagos: 3, Kano: 3, FCT: 1 }, 8809],
  ["/v1/federal-constituencies", "federal_constituency", { all: 360, Lagos: 24, Kano: 24, FCT: 2 }, 8809],
  ["/v1/state-constituencies", "state_constituency", { all: 990, Lagos: 40, Kano: 40, FCT: 0 }, 8747],
] as const)("%s", (path, kind, counts, wards) => {
  it("serves the country's and a state's", async () => {
    for (const [state, count] of Object.entries(counts)) {
      const query = state === "all" ? "" : `state=${state}`;
      const listed = await list(`${path}?${query}`);
      expect(listed.count, state).toBe(count);
      expect(await list(`/v1/constituencies?kind=${kind}&${query}`)).toEqual(listed);
    }
  });

  it("serves every unit by code and INEC code, with its LGAs and all wards between them", async () => {
    const { data } = await list(path);
    let served = 0;
    for (const { code, inec_code } of data) {
      for (const identifier of [code, inec_code, encodeURIComponent(inec_code)]) {
        const response = await fetch(`${service.url}/v1/constituencies/${identifier}`);
        expect(await response.json(), identifier).toMatchObject({ data: { code, inec_code } });
      }
      expect((await list(`/v1/constituencies/${inec_code}/lgas`)).count, code).toBeGreaterThan(0);
      served += (await list(`/v1/constituencies/${code}/wards`)).count;
    }
    expect(served).toBe(wards);
  });

  it("answers 404 to a state that is none", async () => {
    expect(await statusOf(`${path}?state=Atlantis`)).toBe(404);
  });
});

it("finds by exact name or alias", async () => {
  expect((await list("/v1/constituencies?q=LAGOS-west")).data.map((unit) => unit.code)).toEqual(["SD072"]);
  expect((await list("/v1/constituencies?q=Nassarawa%20South")).data.map((unit) => unit.name)).toContain(
    "Nasarawa South",
  );
  expect((await list("/v1/constituencies?q=lagos%20wes")).count).toBe(0);
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
