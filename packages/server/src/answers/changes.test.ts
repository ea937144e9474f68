import { listChanges } from "naijaref/changes";
import { expect, it } from "vitest";
import { answers, ask, failure, read, saying } from "../../../../tests/library/ask.ts";

const [newest] = listChanges();
const ALL = { count: listChanges().length };
const NO_DAY = failure("invalid_parameter", "a day such as 2026-11-21");
const UNKNOWN = saying("No change of a record with this code");

answers([
  ["/v1/changes", 200, ALL],
  [`/v1/changes?since=${newest?.dataVersion}`, 200, { count: 0 }],
  [`/v1/changes?since=${encodeURIComponent(newest?.dataVersion ?? "")}`, 200, { count: 0 }],
  ["/v1/changes?code=NG999999", 200, { count: 0, notice: UNKNOWN }, { notice: UNKNOWN }],
  ["/v1/changes?dataset=wrds", 400, failure("invalid_parameter", "did you mean wards?")],
  ...["yesterday", "2026-02-32", "2026-13-01", "2026-11", "2026-11-21+xyz", ""].map(
    (since) => [`/v1/changes?since=${since}`, 400, NO_DAY] as const,
  ),
]);

it.each([
  ["dataset=places", "kind", ["lgas", "states", "wards"]],
  ["dataset=LGAs", "kind", ["lgas"]],
  ["code=ng031003", "code", ["NG031003"]],
])("with %s lists only changes whose %s is %s", async (query, field, values) => {
  const { data } = await read(`/v1/changes?${query}`);
  const found = data.map((change: Record<string, string>) => change[field]);
  expect([...new Set(found)].toSorted()).toEqual(values);
});

it("is a feed, with an entity tag", async () => {
  const target = "/v1/changes?format=atom&dataset=places";
  const response = await ask(target);
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(await response.text()).toContain(
    'rel="self" href="https://api.example.ng/v1/changes?dataset=places&amp;format=atom"',
  );
  const again = await ask(target, { "If-None-Match": response.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});
