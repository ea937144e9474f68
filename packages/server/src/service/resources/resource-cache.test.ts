import { contract } from "@naijaref/api/contract";
import { readTarget, type Target } from "@naijaref/http/target";
import { pages } from "@naijaref/pages";
import fc from "fast-check";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { describe, expect, it } from "vitest";
import { createOperationFinder } from "./operation-resource.ts";
import { findOtherResource } from "./other-resource.ts";
import type { Representation } from "./representation.ts";
import type { Resource, ResourceOptions } from "./resource.ts";
import { cacheResources } from "./resource-cache.ts";

const options: ResourceOptions = {
  encode: undefined,
  pages,
  state: {
    isDraining: () => false,
    uptime: () => 0,
    rateLimit: 120,
    pollingUnits: createPollingUnits(loadStateModule),
  },
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
    ["/v1/lgas?utm=x&state=LA", "/v1/lgas?state=LA"],
    ["/v1/lgas?State=x&states=y", "/v1/lgas?STATE="],
    ["/v1/banks?limit=7", "/v1/banks?limit=5"],
    ["/v1/banks?has=ussd,nip_code&active=False", "/v1/banks?active=false&has=nip_code%2Cussd"],
    ["/docs/", "/docs"],
    ["/v1/lgas?state=akwa+ibom&state=LA", "/v1/lgas?state=akwa%20ibom"],
    ["/v1/search?limit=5&q=a", "/v1/search?q=a&limit=5"],
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

async function represented(resource: Resource): Promise<Representation> {
  await resource.prepare?.();
  resource.finish?.();
  return resource.represent();
}

describe("what is kept", () => {
  it.each(examples)("%s is kept when it is asked for again, whatever its writing", async (target) => {
    const find = cacheResources(options);
    const once = await represented(find(target));
    const first = await represented(find(target));
    expect(first).not.toBe(once);
    const isCached = !["/v1/health", "/v1/ready"].includes(target);
    expect(find(target).represent() === first).toBe(isCached);
    const otherWriting = target.includes("?") ? `${target}&_=1` : `${target}?_=1`;
    expect(find(otherWriting).represent() === first).toBe(isCached);
    expect(find(otherWriting).represent() === first).toBe(isCached);
  });

  it("is made once for all who ask for a large list meanwhile, and kept from the second on", async () => {
    const find = cacheResources(options);
    const target = "/v1/wards?fields=code";
    const [first, second, third] = [find(target), find(target), find(target)];
    await Promise.all([first.prepare?.(), second.prepare?.(), third.prepare?.()]);
    expect(second.represent()).toBe(first.represent());
    expect(third.represent()).toBe(first.represent());
    expect(find(target).represent()).toBe(first.represent());
  });
});
