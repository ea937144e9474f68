import { expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

/** What is refused because it may mean something else than it seems to, and what is forgiven. */

interface Answer {
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly suggestions?: readonly { readonly code: string }[];
  };
}

async function answerTo(target: string): Promise<[number, Answer]> {
  const response = await ask(target);
  return [response.status, (await response.json()) as Answer];
}

it.each(["%205", "5%20", "+5", "5+", "5%E2%80%83", "%0A5"])(
  "takes no blank beside limit=%s",
  async (limit) => {
    for (const target of [`/v1/search?q=ikeja&limit=${limit}`, `/v1/banks?q=gtb&limit=${limit}`]) {
      const [status, { error }] = await answerTo(target);
      expect([status, error?.code], target).toEqual([400, "invalid_parameter"]);
    }
  },
);

it.each([
  "/v1/search?q=%20ikeja%20&limit=5",
  "/v1/search?q=%2058",
  "/v1/validate/nuban?account=%200000014579%0A&bank=%20011%20",
  "/v1/banks?q=058%20",
  "/v1/lgas?state=%2024%20",
  "/v1/concordance?system=geonames&id=%207701336",
  "/v1/reverse?lat=%206.6018&lon=3.3515%20",
])("forgives the blanks in %s", async (target) => {
  const spaceless = target.replaceAll(/%20|%0A/g, "");
  expect(await answerTo(target)).toEqual(await answerTo(spaceless));
});

it.each([
  "/v1/search?q=a%C2%85b",
  "/v1/states/LA%C2%85",
  "/v1/states/L%C2%80A",
  "/v1/states/L%C2%9FA",
  "/v1/states/L%7FA",
])("refuses the control character in %s", async (target) => {
  const [status, { error }] = await answerTo(target);
  expect([status, error?.code]).toEqual([400, "bad_request"]);
});

it.each([
  ["/v1/wards/24-11-1", ["24-11-01", "24-11-10"]],
  ["/v1/wards/24/11/1", ["24-11-01", "24-11-10"]],
  ["/v1/wards/24-11-3", ["24-11-03"]],
  ["/v1/lgas/02-1", ["NG002001", "NG002010", "NG002011"]],
])("does not complete %s, and suggests what it may be", async (target, codes) => {
  const [status, { error }] = await answerTo(target.replaceAll(/(?<=\/24.*)\//g, "%2F"));
  expect(status).toBe(404);
  expect(error?.suggestions?.map(({ code }) => code)).toEqual(codes);
});

it.each(["/v1/wards/2-9-05", "/v1/wards/24%2F11%2F01", "/v1/wards/241101", "/v1/lgas/2-09"])(
  "takes %s, which can mean one thing only",
  async (target) => expect((await answerTo(target))[0]).toBe(200),
);
