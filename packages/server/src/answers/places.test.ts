import { places as contract } from "@naijaref/api/contract/places";
import { listWards } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

async function get(target: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await ask(target);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it("serves all 37 states, by P-code", async () => {
  const { body } = await get("/v1/states");
  const pcodes = (body["data"] as { pcode: string }[]).map((state) => state.pcode);
  expect(body["count"]).toBe(37);
  expect(pcodes).toEqual([...pcodes].sort());
});

it.each([
  "LA",
  "la",
  "NG-LA",
  "24",
  "NG025",
  "lagos",
  "LAGOS",
  "Lagos State",
  "lagos%20state",
  "L%C3%A0g%C3%B3s",
])("finds Lagos as %s", async (identifier) => {
  const { status, body } = await get(`/v1/states/${identifier}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { code: "LA", iso_code: "NG-LA", name: "Lagos", capital: "Ikeja" } });
});

it.each(["FCT", "Abuja", "NG015", "37", "federal-capital-territory"])(
  "finds the FCT as %s",
  async (identifier) => {
    expect(await get(`/v1/states/${identifier}`)).toMatchObject({
      status: 200,
      body: { data: { code: "FC" } },
    });
  },
);

it("serves all 774 LGAs, and those of a state by either path", async () => {
  const all = await get("/v1/lgas");
  const kano = await get("/v1/lgas?state=Kano");
  expect(all.body["count"]).toBe(774);
  expect(kano.body["count"]).toBe(44);
  expect(await get("/v1/states/kn/lgas")).toEqual(kano);
});

it("serves all wards, LGA by LGA, each as by its own path", async () => {
  const { body } = await get("/v1/lgas");
  const lgas = body["data"] as { code: string }[];
  let wards = 0;
  for (const { code } of lgas) {
    const list = (await get(`/v1/lgas/${code}/wards`)).body as { count: number; data: { code: string }[] };
    wards += list.count;
    expect(await get(`/v1/wards/${list.data[0]?.code}`)).toEqual({
      status: 200,
      body: { data: list.data[0] },
    });
  }
  const codes = new Set(lgas.map(({ code }) => code));
  expect(wards).toBe(listWards().filter(({ lgaCode }) => codes.has(lgaCode)).length);
});

describe("an LGA name that several states share", () => {
  it("is 409 with the candidates", async () => {
    const { status, body } = await get("/v1/lgas/Surulere");
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: {
        code: "ambiguous",
        candidates: [
          { code: "NG025020", inec_code: "24-20", name: "Surulere", state_code: "LA", state_name: "Lagos" },
          { code: "NG031033", inec_code: "30-33", name: "Surulere", state_code: "OY", state_name: "Oyo" },
        ],
      },
    });
    expect((await get("/v1/lgas/surulere/wards")).status).toBe(409);
  });

  it("is settled by the state", async () => {
    const { body } = await get("/v1/lgas/Surulere?state=Oyo%20State");
    expect(body).toMatchObject({ data: { code: "NG031033" } });
  });
});

it.each([
  "/v1/states/Atlantis",
  "/v1/states/Atlantis/lgas",
  "/v1/lgas?state=Atlantis",
  "/v1/lgas/Gotham",
  "/v1/lgas/Ikeja?state=Atlantis",
  "/v1/lgas/Ikeja?state=Kano",
  "/v1/wards/24-11-99",
  "/v1/states/__proto__",
  "/v1/wards/constructor",
])("answers 404 to %s, and says what to do", async (target) => {
  const { status, body } = await get(target);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: { code: "not_found", message: expect.stringMatching(/\.$/) } });
});

it("never echoes more than 64 characters", async () => {
  const { body } = await get(`/v1/states/${"x".repeat(500)}`);
  expect((body["error"] as { message: string }).message).not.toContain("x".repeat(65));
});

it("says how large the list of all wards is", async () => {
  const megabytes = async (query: string) => {
    const body = await (await ask(`/v1/wards${query}`)).arrayBuffer();
    return (body.byteLength / 1e6).toFixed(1);
  };
  const [json, csv] = [await megabytes(""), await megabytes("?format=csv")];
  expect(contract.listWards.description).toContain(`All of them are ${json} MB of JSON and ${csv} MB of CSV`);
});
