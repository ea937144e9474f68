import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeFolder } from "../../start/folder.ts";
import { findProgram } from "../../start/programs.ts";
import { type RunningService, startOn, untilReady } from "../../start/runtimes.ts";
import { nginx, startNginx } from "../../start/start-nginx.ts";
import { ownService } from "../../start/ways-to-try.ts";

/** The files in docs/deploy that no other test runs, as far as they can be tried without installing them. */

const at = (file: string): string => fileURLToPath(new URL(`../../../docs/deploy/${file}`, import.meta.url));
const read = (file: string): string => readFileSync(at(file), "utf8");

const analyze = findProgram("systemd-analyze");

it.skipIf(analyze === undefined)(
  "systemd reads the unit, and calls what it leaves open little (skipped where there is none)",
  () => {
    const run = (...args: string[]) => spawnSync(analyze ?? "", args, { encoding: "utf8" });
    const { stderr } = run("verify", "--man=no", at("naijaref.service"));
    // Node may be elsewhere on this machine.
    expect(stderr.split("\n").filter((line) => line !== "" && !line.includes("/usr/bin/node"))).toEqual([]);
    const { status } = run("security", "--offline=true", "--threshold=20", at("naijaref.service"));
    expect(status).toBe(0);
  },
);

it("PM2 is told to start what is there, with variables that the service knows", () => {
  const { apps } = createRequire(import.meta.url)(at("pm2.config.cjs")) as {
    apps: readonly { script: string; cwd: string; env: Readonly<Record<string, string>> }[];
  };
  expect(apps).toHaveLength(1);
  for (const { script, cwd, env } of apps) {
    expect(existsSync(join(cwd, script)), script).toBe(true);
    const known = read("../deploy.md");
    for (const name of Object.keys(env)) expect(known).toContain(`\`${name}`);
  }
});

it("the containers change the address in nginx.conf that is there, and build what is there", () => {
  const compose = read("compose.yaml");
  const [, address = "", service = ""] = /s\/([\d.:]+)\/(\w+):3000\//.exec(compose) ?? [];
  expect(read("nginx.conf").split(`server ${address} `)).toHaveLength(2);
  expect(compose).toContain(`\n  ${service}:\n`);
  expect(read("../../Containerfile")).toContain("EXPOSE 3000");
});

/** docs/deploy/nginx.conf on a real nginx before real services. */
async function startBefore(
  services: readonly RunningService[],
  atEnd: (end: () => void) => void = onTestFinished,
): Promise<string> {
  const folder = makeFolder();
  // nginx gives its workers to another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const change = (text: string): string => {
    const line = /server 127\.0\.0\.1:3000 [^;]*;/.exec(text)?.[0] ?? "";
    const lines = services.map(({ port }) => line.replace(":3000", `:${port}`));
    // The services that were asked, one after another.
    const asked = "add_header X-Asked $upstream_addr always;\nadd_header X-Cache-Status";
    return text.replace(line, lines.join("\n")).replace("add_header X-Cache-Status", () => asked);
  };
  return startNginx("nginx.conf", folder, folder, change, atEnd);
}

describe.skipIf(nginx === undefined)("nginx in front (skipped where there is none)", () => {
  let url: string;
  let endProxy = () => {};

  const service = ownService("Node", { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT: "60" });
  beforeAll(async () => {
    // Until then some answers are refusals, which nginx does not keep.
    await untilReady(service);
    url = await startBefore([service], (end) => {
      endProxy = end;
    });
  });
  afterAll(() => endProxy());

  const ask = (target: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
    fetch(url + target, { method, headers: { "Accept-Encoding": "identity", ...headers } });
  const cacheOf = (response: Response): string | null => response.headers.get("x-cache-status");

  it("answers the second request itself, with the same answer and nobody's quota", async () => {
    const first = await ask("/v1/states/LA");
    const second = await ask("/v1/states/LA");
    expect([cacheOf(first), cacheOf(second)]).toEqual(["MISS", "HIT"]);
    expect(await second.text()).toBe(await first.text());
    for (const name of ["etag", "cache-control", "vary", "access-control-allow-origin", "content-type"]) {
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    }
    expect(first.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
    expect(first.headers.get("ratelimit-policy")).toBe('"default";q=60;w=60');
    expect([second.headers.get("ratelimit"), second.headers.get("ratelimit-policy")]).toEqual([null, null]);
    expect(cacheOf(await ask("/v1/states/LA", {}, "HEAD"))).toBe("HIT");
  });

  it("passes a 304 through, from the cache and from the service", async () => {
    const etag = (await ask("/v1/states")).headers.get("etag") ?? "";
    const hit = await ask("/v1/states", { "If-None-Match": `"other", ${etag}` });
    expect([hit.status, cacheOf(hit), await hit.text()]).toEqual([304, "HIT", ""]);
    expect(hit.headers.get("access-control-allow-origin")).toBe("*");
    const own = (await fetch(`${service.url}/v1/states?not=kept`)).headers.get("etag") ?? "";
    const missed = await ask("/v1/states?not=kept", { "If-None-Match": own });
    expect([missed.status, cacheOf(missed)]).toEqual([304, "MISS"]);
  });

  it.each([
    ["/v1/states/Atlantis", 404],
    ["/v1/lgas/Surulere", 409],
    ["/v1/search", 400],
    ["/nowhere", 404],
    ["/v1/health", 200],
    ["/v1/validate/nuban?account=0123456789&bank=058", 200],
  ])("never keeps the answer to %s, an error or one person's", async (target, status) => {
    for (let time = 0; time < 2; time++) {
      const response = await ask(target);
      expect([response.status, cacheOf(response)]).toEqual([status, "MISS"]);
    }
  });

  it("keeps three variants of an answer, however Accept-Encoding is written", async () => {
    for (const [accept, encoding] of [
      ["br, gzip", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["gzip;q=0.5", "gzip"],
      ["deflate", null],
      ["br;q=0", null],
      ["br; q=0.000, gzip", "gzip"],
      ["br;q=0.1, gzip;q=0", "br"],
      ["x-br, x-gzip", null],
      ["br;q=0;x=1", null],
      ["gzip;q=1.000 , br;q=0.0", "gzip"],
    ] as const) {
      const response = await ask("/v1/lgas?state=KN", { "Accept-Encoding": accept });
      expect(response.headers.get("content-encoding"), accept).toBe(encoding);
      expect(await response.json()).toMatchObject({ count: 44 });
    }
    const again = await ask("/v1/lgas?state=KN", { "Accept-Encoding": "br;q=1" });
    expect(cacheOf(again)).toBe("HIT");
  });

  it("tells the service who asks, whatever a client writes", async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 70; time++) {
      const response = await ask(`/v1/states/Atlantis${time}`, { "X-Forwarded-For": `203.0.113.${time}` });
      statuses.add(response.status);
    }
    expect([...statuses]).toEqual([404, 429]);
    const refused = await ask("/v1/states/Atlantis");
    expect([refused.status, cacheOf(refused)]).toEqual([429, "MISS"]);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(cacheOf(await ask("/v1/states/LA")), "what is kept still costs nothing").toBe("HIT");
  });

  it("answers what it has when the service is gone", async () => {
    await service.stop();
    expect((await ask("/v1/states/LA")).status).toBe(200);
    expect((await ask("/v1/states/KN")).status).toBe(502);
  });
});

describe.skipIf(nginx === undefined)("nginx before two services (skipped where there is none)", () => {
  it("goes on with one when the other is frozen, and loses nothing when one is killed", async () => {
    const env = { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT: "off" };
    const [one, other] = [await startOn("Node", env), await startOn("Node", env)];
    onTestFinished(async () => void (await Promise.all([one.stop(), other.stop()])));
    const url = await startBefore([one, other]);
    let asked = 0;
    const ask = async (count: number): Promise<number> => {
      let again = 0;
      for (let at = 0; at < count; at++) {
        const response = await fetch(`${url}/v1/states/LA?nobody=${asked++}`);
        expect(response.status).toBe(200);
        await response.arrayBuffer();
        if (response.headers.get("x-asked")?.includes(",")) again++;
      }
      return again;
    };
    await ask(10);
    one.process.kill("SIGSTOP");
    // On a busy machine the time passes after which nginx asks it again.
    const again = await ask(20);
    expect([again > 0, again < 10], `${again} of 20 asked the frozen one first`).toEqual([true, true]);
    one.process.kill("SIGKILL");
    expect(await ask(20), "that asked the killed one first").toBeLessThan(10);
  });
});
