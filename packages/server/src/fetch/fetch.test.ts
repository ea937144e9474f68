import { contract } from "@naijaref/api/contract";
import { expect, it, onTestFinished, vi } from "vitest";
import { createWorker } from "../entries/worker.ts";
import { mayNeedIndexes } from "../service/resources/need-indexes.ts";

it.each([
  ...["/v1/search?q=ikeja", "/v1/banks?limit=5&q=gtb", "/reconcile", "/mcp", "/v1/states/Lagoss"],
  ...["/v1/lgas?state=Zamfra", "/v1/lgas/Ikejaa/wards", "/v1/lgas/Ikeja?state=Oyo"],
  ...["/v1/wards/24-11-99", "/v1/constituencies/Ikeja/lgas", "/v1/lgas?senatorial_district=Lagos%20Wst"],
  ...["/v1/banks/Zenth", "/v1/validate/nuban?account=0000014579&bank=zenit"],
  ...["/v1/concordance/lga/Ikejaa", "/lgas/ikejaa"],
])("%s may need the index of a search", (target) => {
  expect(mayNeedIndexes(target)).toBe(true);
});

/** A district may also be given by a name, which is not among what finds it by its code. */
const MAY = /[?&](?:q|senatorial_district)=/;

const lookUps = Object.values(contract)
  .filter(({ domain }) => domain !== "search" && domain !== "concordance")
  .flatMap(({ examples }) => examples)
  .filter((example) => !MAY.test(example));

it.each([...lookUps, "/", "/lgas/ikeja", "/v1/nothing", "/v1/states/%zz", "/v1/states/"])(
  "%s needs none",
  (target) => {
    expect(mayNeedIndexes(target)).toBe(false);
  },
);

const environment = { RATE_LIMIT: "off", ASSETS: { fetch: async () => new Response("", { status: 404 }) } };

it("answers 503 while the indexes cannot be loaded, and searches when they can", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  let loads = 0;
  const worker = createWorker(async () => {
    loads++;
    if (loads <= 2) throw new Error("of a person");
  });
  const ask = (path: string) => worker.fetch(new Request(`https://a.example${path}`), environment);
  for (let time = 0; time < 2; time++) {
    const refused = await ask("/v1/search?q=ikeja");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(await refused.json()).toMatchObject({ error: { code: "overloaded" } });
    expect((await ask("/v1/states/LA")).status).toBe(200);
  }
  expect((await ask("/v1/search?q=ikeja")).status).toBe(200);
  expect(loads).toBe(3);
  expect(log.mock.calls.join()).not.toContain("of a person");
});
