import { contract } from "@naijaref/api/contract";
import { readTarget, type Target } from "@naijaref/http/target";
import { pages } from "@naijaref/pages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { state } from "../../../../../tests/library/open-page.ts";
import { createOperationFinder } from "./operation-resource.ts";
import { findOtherResource } from "./other-resource.ts";
import type { ResourceOptions } from "./resource.ts";
import { cacheResources } from "./resource-cache.ts";

const options: ResourceOptions = {
  encode: undefined,
  pages,
  state: { ...state, rateLimit: 120 },
  policy: [],
};

const findOperation = createOperationFinder(options);
const find = (target: Target) => findOperation(target) ?? findOtherResource(target, options);

function keyOf(target: string): string | undefined {
  const read = readTarget(target);
  return read.ok ? find(read.value).key : undefined;
}

const examples = Object.values(contract).flatMap(({ examples }) => examples.slice(0, 2));

/** Paths and queries that nobody would write, around routes that exist. */
const targets = fc
  .tuple(
    fc.constantFrom(...Object.values(contract).map(({ path }) => path)),
    fc.array(fc.tuple(fc.constantFrom("state", "q", "limit", "kinds", "x", "%71"), fc.webFragments())),
    fc.array(fc.oneof(fc.webSegment(), fc.constantFrom("LA", "%2F", "..", ".", "a+b", "%20"))),
  )
  .map(([path, query, values]) => {
    let at = 0;
    const filled = path.replace(/\{\w+\}/g, () => values[at++] || "x");
    return `${filled}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`;
  });

describe("the key of a resource", () => {
  it("is its own key, so that a target in its canonical writing needs one lookup", () => {
    fc.assert(
      fc.property(targets, (target) => {
        const key = keyOf(target);
        if (key !== undefined) expect(keyOf(key)).toBe(key);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["/v1/lgas?State=x&states=y", "/v1/lgas?STATE="],
    ["/v1/banks?limit=7", "/v1/banks?limit=5"],
    ["/v1/banks?has=ussd,nip_code&active=False", "/v1/banks?active=false&has=nip_code%2Cussd"],
    ["/v1/lgas?state=akwa+ibom&state=LA", "/v1/lgas?state=akwa%20ibom"],
    ["/v1/search?q=a%26limit=5", "/v1/search?q=a%26limit%3D5"],
    ["/v1/constituencies/FC/236/LA", "/v1/constituencies/FC%2F236%2FLA"],
    ["/v1/states/%4C%41/", "/v1/states/LA"],
  ])("of %s is %s", (target, key) => {
    expect(keyOf(target)).toBe(key);
  });

  it("is missing where nothing is to be kept", () => {
    expect(keyOf("/v1/health")).toBeUndefined();
    expect(keyOf("/v1/nowhere")).toBeUndefined();
  });
});

describe("what is kept", () => {
  it.each(examples)("%s is kept when it is asked for again, whatever its writing", async (target) => {
    const find = cacheResources(options);
    const once = await find(target).represent();
    const first = await find(target).represent();
    expect(first).not.toBe(once);
    const cached = ["/v1/health", "/v1/ready"].includes(target) ? undefined : first;
    expect(find(target).cached).toBe(cached);
    const otherWriting = target.includes("?") ? `${target}&_=1` : `${target}?_=1`;
    // What a person looked up is found in another writing from the second time on.
    find(otherWriting);
    expect(find(otherWriting).cached).toBe(cached);
  });

  it("is made once for all who ask for a large list meanwhile, and kept from the second on", async () => {
    const find = cacheResources(options);
    const target = "/v1/wards?fields=code";
    const asked = [find(target), find(target), find(target)];
    const [first, second, third] = await Promise.all(asked.map((one) => one.represent()));
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(find(target).cached).toBe(first);
  });
});
