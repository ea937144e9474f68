import { createHash } from "node:crypto";
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import { contract, type OperationId } from "@naijaref/api/contract";
import { type ApiPath, type Base, createClient } from "@naijaref/client";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  fileAt,
  fillIn,
  operationsWithFiles,
  targetsOf,
  writeApi,
} from "../../../tools/publish/export/api/write-api.ts";
import { MAX_FILES } from "../../../tools/publish/export/host.ts";
import { makeFolder } from "../../start/folder.ts";
import { type OpenHost, openHost } from "../../start/host.ts";
import { nginx, startNginx } from "../../start/start-nginx.ts";
import { ownService } from "../../start/ways-to-try.ts";

/** The API as files, and the client that takes answers from a service, from files or from the library. */

/** Every how many records have a file here: what is true of these is true of the others. */
const STEP = 401;

const folder = makeFolder();
chmodSync(folder, 0o755);
// The catalogue of a service names its downloads too, which this working copy may have.
const service = ownService("Node", { RATE_LIMIT: "off", DOWNLOADS: join(folder, "no-downloads") });
let files: OpenHost;

beforeAll(async () => {
  await writeApi(folder, { step: STEP });
  files = await openHost(serveFiles(folder));
  return files.close;
});

/** What every static host does: files with entity tags, and 404 for the rest. */
const serveFiles =
  (folder: string): RequestListener =>
  ({ url = "", headers }: IncomingMessage, response) => {
    const { pathname } = new URL(url, "http://files");
    const file = join(folder, pathname);
    if (!existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end("<h1>Not found</h1>");
    const content = readFileSync(file);
    const tag = `"${createHash("sha256").update(content).digest("hex")}"`;
    const isKnown = headers["if-none-match"] === tag;
    response.writeHead(isKnown ? 304 : 200, { ETag: tag }).end(isKnown ? undefined : content);
  };

const ids = Object.keys(contract) as OperationId[];

describe("files", () => {
  it("has no more files than a host takes", () => {
    const answers = operationsWithFiles.reduce((sum, id) => sum + targetsOf(contract[id]).length, 0);
    // Beside the answers: aliases.json, 404.json, _headers and index.json.
    expect(answers + 4).toBeLessThanOrEqual(MAX_FILES);
  });

  it("has a file of every operation that is not left out", () => {
    for (const id of operationsWithFiles)
      expect([id, targetsOf(contract[id]).length > 0]).toEqual([id, true]);
  });

  it.each(operationsWithFiles)("has the bytes of the service: %s", async (id) => {
    const { path } = contract[id];
    const targets = targetsOf(contract[id]).filter((_, at) => at % STEP === 0);
    for (const values of targets) {
      const address = fillIn(path, values);
      const response = await fetch(service.url + address);
      const file = join(folder, fileAt(address));
      expect([address, existsSync(file)]).toEqual([address, response.status === 200]);
      if (response.status === 200) expect(readFileSync(file, "utf8"), address).toBe(await response.text());
    }
  });

  it("lists the checksum of each file", () => {
    const { sha256 } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
      sha256: Record<string, string>;
    };
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (path) => path !== "index.json" && statSync(join(folder, path)).isFile(),
    );
    expect(Object.keys(sha256)).toEqual(paths.sort());
    const sumOf = (path: string): string =>
      createHash("sha256")
        .update(readFileSync(join(folder, path)))
        .digest("hex");
    for (const path of paths.slice(0, 50)) expect(sumOf(path), path).toBe(sha256[path]);
  });

  it("maps other names of a record to its code, as the service takes them", async () => {
    const aliases = JSON.parse(readFileSync(join(folder, "aliases.json"), "utf8")) as Record<
      string,
      Record<string, string>
    >;
    expect(aliases["states"]).toMatchObject({ lagos: "LA", "24": "LA", "akwa ibom": "AK" });
    for (const [list, codes] of Object.entries(aliases))
      for (const [name, code] of Object.entries(codes).slice(0, 3)) {
        const bodies = [name, code].map(async (text) =>
          (await fetch(`${service.url}/v1/${list}/${encodeURIComponent(text)}`)).text(),
        );
        const [byName, byCode] = await Promise.all(bodies);
        expect(byName, `${list} ${name}`).toBe(byCode);
      }
  });

  it.skipIf(nginx === undefined)("is served by nginx at the addresses of the service", async () => {
    const url = await startNginx("nginx-files.conf", folder);
    for (const target of ["/v1/states", "/v1/states/AB/boundary", "/v1/dcat.jsonld"]) {
      const [ours, theirs] = await Promise.all([fetch(service.url + target), fetch(url + target)]);
      for (const name of ["content-type", "cache-control", "access-control-allow-origin"])
        expect([target, theirs.headers.get(name)]).toEqual([target, ours.headers.get(name)]);
      expect(await theirs.text(), target).toBe(await ours.text());
    }
    const missing = await fetch(`${url}/v1/states/Atlantis`);
    expect([missing.status, await missing.json()]).toMatchObject([404, { error: { code: "not_found" } }]);
  });
});

/** Nothing listens there. */
const DEAD = "http://127.0.0.1:1";

const WAYS: readonly (readonly [way: string, base: () => Base | readonly Base[]])[] = [
  ["a service", () => service.url],
  ["files", () => ({ files: files.url })],
  ["a dead first host, then a service", () => [DEAD, service.url]],
  ["a dead host of files alone", () => ({ files: DEAD })],
];

type Params = Readonly<Record<string, string | number | readonly string[]>>;

const CALLS: readonly (readonly [path: ApiPath, params: Params])[] = [
  ["/v1/states/{state}", { state: "Lagos" }],
  ["/v1/lgas/{lga}", { lga: "Surulere" }],
  ["/v1/lgas/{lga}", { lga: "Obio/Akpor" }],
  ["/v1/match", { kind: "lga", name: ["Surulere", "Ikeja"], state: "Lagos" }],
  ["/v1/reverse", { lat: 6.6018, lon: "3.3515" }],
  ["/v1/phone/{number}", { number: "0803 123 4567" }],
  ["/v1/address", { text: "12 Awolowo Road, Bodija, Ibadan" }],
  ["/v1/openapi.json", {}],
];

describe.each(WAYS)("the client, from %s", (_, base) => {
  it.each(CALLS)("answers %s %j as the service", async (path, params) => {
    const client = createClient({ base: base() });
    const query = new URLSearchParams();
    const address = path.replace(/\{(\w+)\}/g, (__, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    for (const [name, given] of Object.entries(params))
      if (!path.includes(`{${name}}`)) for (const one of [given].flat()) query.append(name, String(one));
    const response = await fetch(`${service.url}${address}?${query}`);
    const body = (await response.json()) as {
      data?: unknown;
      notice?: string;
      error?: Record<string, unknown>;
    };
    const answer = await client.get(path, params as never);
    if (answer.ok) {
      expect(answer.value).toEqual(body.data ?? body);
      expect(answer.notice).toBe(body.notice);
    } else {
      const { code, message, reason = code, ...details } = body.error ?? {};
      expect(answer).toEqual({ ok: false, status: response.status, reason, message, details });
    }
  });
});

describe("the client", () => {
  it("sends no number and no query to a host of files", async () => {
    files.asked.length = 0;
    const client = createClient({ base: { files: files.url } });
    for (const [path, params] of CALLS) await client.get(path, params as never);
    expect(files.asked.filter((target) => /phone|plates|nuban|\?/.test(target))).toEqual([]);
    expect(files.asked).toContain("/v1/states/Lagos.json");
    // Whatever the contract calls private has a query or is known to be personal.
    const personal = ids.filter(
      (id) => contract[id].cache === "private" && targetsOf(contract[id]).length > 0,
    );
    expect(personal).toEqual([]);
  });

  it("waits as long as Retry-After says, and no longer than it may", async () => {
    let left = 0;
    const busy = await openHost((_, response) => {
      if (left-- > 0)
        response.writeHead(429, { "Retry-After": "1" }).end('{"error":{"code":"rate_limited"}}');
      else response.end('{"data":{"code":"LA"}}');
    });
    onTestFinished(busy.close);
    const get = (options: Parameters<typeof createClient>[0]) => {
      left = 1;
      return createClient(options).get("/v1/states/{state}", { state: "LA" });
    };
    const timers = vi.spyOn(globalThis, "setTimeout");
    onTestFinished(() => timers.mockRestore());
    expect(await get({ base: busy.url })).toMatchObject({ ok: true, value: { code: "LA" } });
    expect(busy.asked.length).toBe(2);
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 1000);
    expect(await get({ base: busy.url, longestWait: 500 })).toMatchObject({
      ...{ ok: false, reason: "rate_limited", status: 429, retryAfter: 1000 },
    });
    expect(await get({ base: [busy.url, service.url] })).toMatchObject({ value: { name: "Lagos" } });
  });

  it("asks the next base when one is silent, fails or is no API", async () => {
    // The pause of a base that failed ends by this clock, which stands still.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const answers: RequestListener[] = [
      () => {},
      (_, response) => response.writeHead(500).end(),
      (_, response) => response.end("<h1>Log in</h1>"),
    ];
    for (const answer of answers) {
      const host = await openHost(answer);
      onTestFinished(host.close);
      const client = createClient({ base: [host.url, service.url], timeout: 2000 });
      expect(await client.get("/v1/states/{state}", { state: "LA" })).toMatchObject({
        value: { name: "Lagos" },
      });
      // It is left alone for a while.
      await client.get("/v1/states/{state}", { state: "KN" });
      expect(host.asked.length).toBe(1);
    }
  });

  it("says that nothing answered, and that the caller gave up", async () => {
    const client = createClient({ base: DEAD, retries: 1 });
    const answer = await client.get("/v1/states");
    expect(answer).toMatchObject({ ok: false, reason: "unreachable", status: 0 });
    const signal = AbortSignal.abort();
    expect(await createClient({ base: service.url }).get("/v1/states", {}, { signal })).toMatchObject({
      reason: "aborted",
    });
  });

  it("asks with the entity tag of what it has", async () => {
    const statuses: number[] = [];
    const client = createClient({
      base: service.url,
      fetch: async (...request) => {
        const response = await fetch(...request);
        statuses.push(response.status);
        return response;
      },
    });
    const [first, second] = [await client.get("/v1/states"), await client.get("/v1/states")];
    expect(statuses).toEqual([200, 304]);
    expect(second).toEqual(first);
  });
});
