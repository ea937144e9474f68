import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { describe, expect, it } from "vitest";
import { answers, ask, failure, read } from "../../../../tests/library/ask.ts";

/** Parameters that are ignored, and paths that there are not: each answer says what was meant. */

const written = (name: string): string => `A parameter was ignored: write its name as ${name}.`;
const untaken = (name: string): string => `${name} was ignored: this operation does not take it.`;

describe("a parameter that is ignored", () => {
  it.each([
    ["/v1/lgas?State=Lagos", "/v1/lgas", written("state")],
    ["/v1/lgas?state[]=Lagos", "/v1/lgas", written("state")],
    ["/v1/search?q=lagos&kind=state", "/v1/search?q=lagos", written("kinds")],
    ["/v1/banks?limit=5", "/v1/banks", "limit has no effect without q."],
    ["/v1/concordance?system=hasc&limit=2", "/v1/concordance?system=hasc", untaken("limit")],
    ["/v1/states?page=2&limit=3", "/v1/states", untaken("limit")],
    [
      "/v1/elections?event=by_election",
      "/v1/elections",
      "A parameter was ignored: this operation takes office, state, status, kind, from, to, fields, format.",
    ],
  ])("is named in Notice and in the body for %s", async (target, same, notice) => {
    const [response, plain] = await Promise.all([ask(target), ask(same)]);
    expect([response.headers.get("notice"), plain.headers.get("notice")]).toEqual([notice, null]);
    const unchanged = (await plain.json()) as object;
    expect(unchanged).not.toHaveProperty("notice");
    expect(await response.json()).toEqual({ notice, ...unchanged });
  });

  answers([
    ["/v1/states/LA?Fields=code", 200, { notice: written("fields"), data: { code: "LA", name: "Lagos" } }],
    ["/v1/boundaries?of=states&Detail=draw", 200, { notice: written("detail"), type: "FeatureCollection" }],
    ["/v1/lgas/Surulere?State=Lagos", 409, { notice: written("state"), ...failure("ambiguous") }],
  ]);

  it.each(["/v1/lgas?state=Lagos&utm_source=x", "/v1/banks?q=gtb&limit=5", "/v1/states?fbclid=1"])(
    "is not named for %s",
    async (target) => expect((await ask(target)).headers.get("notice")).toBeNull(),
  );
});

describe("a path that there is not", () => {
  const MEANT: readonly (readonly [string, string])[] = [
    ["/v1/lga/ikeja", "/v1/lgas/ikeja"],
    ["/V1/State/lagos/LGA", "/v1/states/lagos/lgas"],
    ["/v1/constituency/SD072/ward", "/v1/constituencies/SD072/wards"],
    ["/v1/phones/08031234567", "/v1/phone/08031234567"],
    ["/v1/senators", "/v1/senatorial-districts"],
    ["/healthz", "/v1/health"],
    ["/seats", "/v1/constituencies"],
    ["/about", "/v1/meta"],
    ["/v1/states/akwa%20ibom/constituencies", "/v1/constituencies?state=akwa%20ibom"],
  ];
  const SLASHES: readonly (readonly [string, string])[] = [
    ["/v1/lgas/Obio/Akpor", "/v1/lgas/Obio%2FAkpor"],
    ["/v1/lgas/Obio/Akpor/wards", "/v1/lgas/Obio%2FAkpor/wards"],
  ];
  const OF_A_STATE = '"/v1/states/lagos" may be followed by /lgas, /wards or /boundary';
  const FOLLOWED: readonly (readonly [string, string])[] = [
    ["/v1/states/lagos/towns", OF_A_STATE],
    ["/v1/lgas/ikeja/towns", '"/v1/lgas/ikeja" may be followed by /wards, /constituencies, '],
    ["/v1/wards/24-11-01/towns", '"/v1/wards/24-11-01" may be followed by /polling-units'],
    ["/v1/banks/gtb/branches", 'nothing may follow "/v1/banks/gtb"'],
  ];
  const slash = (meant: string): string => `write a slash inside a name as %2F: "${meant}".`;
  answers([
    ...MEANT.map(
      ([path, meant]) =>
        [path, 404, failure("not_found", `did you mean "${meant}"? /v1/docs lists all paths.`)] as const,
    ),
    ...SLASHES.map(([path, meant]) => [path, 404, failure("not_found", slash(meant))] as const),
    ...FOLLOWED.map(([path, advice]) => [path, 404, failure("not_found", advice)] as const),
    // A path of many parts is not tried at each of them: that would take a third of a second.
    ...["/v1/nothing/at/all/here", "/a/b/c/d/e", `/v1/lgas/${"a/".repeat(20)}wards`].map(
      (path) => [path, 404, failure("not_found", "/v1/docs lists all paths.")] as const,
    ),
  ]);

  it.each([...MEANT, ...SLASHES])("%s is no wrong advice: %s answers", async (_, meant) =>
    expect((await ask(meant)).status).toBe(200),
  );

  it("says what may follow a name, how a slash is written, and where all paths are", async () => {
    const { message } = (await read("/v1/states/lagos/towns")).error;
    expect(message).toContain("; write a slash inside a name as %2F. /v1/docs lists all paths.");
  });

  it("is not linked from llms.txt: its links are examples of the contract", async () => {
    const examples = Object.values<Operation>(contract).flatMap(({ path, examples: all }) => [path, ...all]);
    const links = [...(await (await ask("/llms.txt")).text()).matchAll(/\]\((\/v1[^)]*)\)/g)];
    expect(links.length).toBeGreaterThan(40);
    expect(links.map(([, link = ""]) => link).filter((link) => !examples.includes(link))).toEqual([]);
  });
});
