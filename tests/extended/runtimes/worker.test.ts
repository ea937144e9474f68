import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterEach, describe, expect, it } from "vitest";
import { expectWithinBudget } from "../../../bench/size/budget.ts";
import { run } from "../../start/programs.ts";
import { type RunningService, startOn } from "../../start/runtimes.ts";
import { isInstalled } from "../conformance/installed.ts";

/** What is special about Cloudflare Workers: the platform's limit, and the limits of the platform. */

const server = fileURLToPath(new URL("../../../packages/server/", import.meta.url));
const file = (path: string): Buffer => readFileSync(server + path);

describe("the bundle", () => {
  const bundle = file("dist/worker/code/worker.js");

  it("is within its budget", () => {
    expectWithinBudget("the worker", gzipSync(bundle).length);
  });

  // wrangler does not run on Node 20.
  const node = fileURLToPath(new URL("../conformance/node_modules/node-22/bin/node", import.meta.url));
  const wrangler = fileURLToPath(
    new URL("../conformance/node_modules/wrangler/bin/wrangler.js", import.meta.url),
  );

  it.skipIf(!existsSync(node))(
    "is half of what the platform's free plan takes, as wrangler counts it",
    async () => {
      const { out } = await run(server, [node, wrangler, "deploy", "--dry-run"], {
        env: { WRANGLER_SEND_METRICS: "false", CI: "true" },
      });
      const kibibytes = Number(/^Total Upload: .* gzip: ([0-9.]+) KiB$/m.exec(out)?.[1]);
      expect(kibibytes, out).toBeGreaterThan(500);
      expect(kibibytes, out).toBeLessThan(1500);
    },
  );

  it("needs nothing that it does not carry", async () => {
    const { metafile } = await build({
      entryPoints: [`${server}dist/worker/code/worker.js`],
      bundle: true,
      format: "esm",
      external: ["*"],
      metafile: true,
      write: false,
      logLevel: "silent",
    });
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
    // A sentence of a guide may end with the word.
    expect(String(bundle)).not.toMatch(/\b(?:process|Buffer)\.\w/);
  });
});

describe("wrangler.jsonc", () => {
  const text = String(file("wrangler.jsonc")).replace(/^\s*\/\/.*$/gm, "");
  const configuration = JSON.parse(text) as {
    main: string;
    vars: { RATE_LIMIT: string };
    ratelimits: { name: string; simple: { limit: number; period: number } }[];
  };

  it("names the bundle, and has the platform count what the service says it counts", () => {
    expect(configuration.main).toBe("dist/worker/code/worker.js");
    expect(configuration.ratelimits).toMatchObject([
      { name: "LIMITER", simple: { limit: Number(configuration.vars.RATE_LIMIT), period: 60 } },
    ]);
  });
});

describe.skipIf(!isInstalled)("the platform's rate limit", () => {
  let service: RunningService | undefined;
  afterEach(() => service?.stop());

  const ask = (headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${service?.url}/v1/states/LA`, { headers: { "CF-Connecting-IP": "203.0.113.1", ...headers } });

  it("decides, and tells only its policy", async () => {
    service = await startOn("workerd", {
      RATE_LIMIT: "120",
      EDGE_LIMITER: `
        const asked = new Map();
        export default () => ({
          limit: async ({ key }) => {
            asked.set(key, (asked.get(key) ?? 0) + 1);
            return { success: asked.get(key) <= 2 };
          },
        });`,
    });
    // What others have asked for twice is kept, so that a 304 costs nothing.
    for (let time = 0; time < 2; time++) await ask({ "CF-Connecting-IP": "203.0.113.9" });
    const first = await ask();
    expect(first.headers.get("ratelimit-policy")).toBe('"default";q=120;w=60');
    expect(first.headers.get("ratelimit")).toBeNull();
    const etag = first.headers.get("etag") ?? "";
    expect((await ask({ "If-None-Match": etag })).status).toBe(304);
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await ask({ "CF-Connecting-IP": "203.0.113.2" })).status).toBe(200);
  });

  it("refuses nobody when it fails itself", async () => {
    service = await startOn("workerd", {
      EDGE_LIMITER: `export default () => ({ limit: async () => { throw new Error("no limit today"); } });`,
    });
    expect((await ask()).status).toBe(200);
  });
});
