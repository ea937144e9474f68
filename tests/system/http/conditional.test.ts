import { beforeAll, describe, expect, it } from "vitest";
import { RUNTIMES } from "../../start/runtimes.ts";
import { exchange, type RawResponse } from "../../start/socket.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";
import { get, PUBLIC } from "./rows.ts";

describe.each(waysToTry(RUNTIMES))("conditional requests on %s", (runtime) => {
  const service = ownService(runtime);
  let tag: string;

  const ask = async (...fields: readonly string[]): Promise<RawResponse | undefined> =>
    (await exchange(service.port, get("/v1/lgas", ...fields))).responses[0];

  beforeAll(async () => {
    tag = (await ask())?.headers.get("etag") ?? "";
  });

  it.each([
    // What a list of tags means has tests in packages/http.
    ["a list", 304, (own: string) => [`If-None-Match: "a", ${own}`]],
    ["tags in several fields", 304, (own: string) => ['If-None-Match: "a"', `If-None-Match: ${own}`]],
    ["another tag", 200, () => ['If-None-Match: W/"0"']],
  ])("answers %s with %i", async (_, status, write) => {
    const answer = await ask(...write(tag));
    expect([answer?.status, answer?.headers.get("etag")]).toEqual([status, tag]);
    if (status === 304) expect(answer?.body).toHaveLength(0);
  });

  it("carries on a 304 what a 200 would tell a cache", async () => {
    const answer = await ask(`If-None-Match: ${tag}`);
    const headers = Object.fromEntries(answer?.headers ?? []);
    expect(headers).toMatchObject({
      etag: tag,
      "cache-control": PUBLIC,
      vary: "Accept-Encoding",
      "access-control-allow-origin": "*",
      "access-control-expose-headers":
        "ETag, Content-Disposition, Notice, RateLimit, RateLimit-Policy, Retry-After",
      "ratelimit-policy": '"default";q=120;w=60',
      ratelimit: expect.stringMatching(/^"default";r=\d+;t=\d+$/),
    });
    expect(headers).not.toHaveProperty("content-type");
  });

  it("has one tag for all encodings, and 304 for each", async () => {
    for (const encoding of ["gzip", "br", "identity"]) {
      expect((await ask(`Accept-Encoding: ${encoding}`))?.headers.get("etag")).toBe(tag);
      expect((await ask(`Accept-Encoding: ${encoding}`, `If-None-Match: ${tag}`))?.status).toBe(304);
    }
  });

  it("never answers an error or the health with 304", async () => {
    for (const [target, status] of [
      ["/v1/states/Atlantis", 404],
      ["/v1/search", 400],
      ["/v1/health", 200],
    ] as const) {
      const { responses } = await exchange(service.port, get(target, "If-None-Match: *"));
      expect(responses[0]?.status, target).toBe(status);
      expect(responses[0]?.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("gives the same tag to every writing of one target, and another to another", async () => {
    const tagOf = async (target: string) =>
      (await exchange(service.port, get(target))).responses[0]?.headers.get("etag");
    expect(await tagOf("/v1/lgas?utm_source=x")).toBe(tag);
    expect(await tagOf("/v1/states/../lgas")).toBe(tag);
    expect(await tagOf("/v1/lgas?state=LA")).not.toBe(tag);
  });
});
