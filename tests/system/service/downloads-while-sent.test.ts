import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type IncomingMessage, get as request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { NODE_READS } from "../../start/runtimes.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";

/** Readers that are slow, stop or leave, and files that change, while a file is read and sent. */

const MB = 1_000_000;

/** Far more than the buffers of two sockets hold. */
const CONTENT = randomBytes(24 * MB);

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const NAME = "large.parquet";
const { folder, edition } = makeDownloads([NAME], CONTENT);
const FILE = join(edition, NAME);

interface Received {
  readonly body: Buffer;
  readonly isWhole: boolean;
}

/** Asks for the file, and takes nothing but the head. Its first bytes have come, so it has been opened. */
async function startReading(port: number): Promise<IncomingMessage> {
  const asked = request({ port, host: "127.0.0.1", path: `/v1/downloads/${NAME}`, agent: false });
  asked.on("error", () => {});
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  // A connection that is cut is an error here.
  response.on("error", () => {});
  await once(response, "readable");
  return response;
}

/** Reads what comes until the connection is closed, with a rest after each part if the reader is slow. */
async function readRest(response: IncomingMessage, rest = 0): Promise<Received> {
  const chunks: Buffer[] = [];
  let sinceRest = 0;
  response.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    sinceRest += chunk.length;
    if (rest === 0 || sinceRest < MB) return;
    sinceRest = 0;
    response.pause();
    setTimeout(() => response.resume(), rest);
  });
  // Not by once(): that rejects when the connection is cut.
  await new Promise((resolve) => response.on("close", resolve));
  return { body: Buffer.concat(chunks), isWhole: response.complete };
}

const hasOpen = (pid: number, file: string): boolean =>
  readdirSync(`/proc/${pid}/fd`).some((descriptor) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${descriptor}`) === file;
    } catch {
      return false;
    }
  });

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

describe.each(waysToTry(["Node", NODE_READS, "Bun", "Deno"]))("on %s", (way) => {
  const service = ownService(way, { RATE_LIMIT: "off", DOWNLOADS: folder });

  // The checksum is compared once, before memory is measured.
  beforeAll(async () => void (await get()));

  afterEach(() => writeFileSync(FILE, CONTENT));

  const get = async (headers: Record<string, string> = {}): Promise<{ status: number; body: Buffer }> => {
    const response = await fetch(`${service.url}/v1/downloads/${NAME}`, { headers });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  };

  const pidOf = (): number => service.process.pid ?? 0;

  it("a slow reader gets all of it", async () => {
    const { body, isWhole } = await readRest(await startReading(service.port), 5);
    expect(isWhole).toBe(true);
    expect(sha256(body)).toBe(sha256(CONTENT));
  });

  it("HEAD reads nothing", async () => {
    const response = await fetch(`${service.url}/v1/downloads/${NAME}`, { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe(String(CONTENT.length));
    expect(hasOpen(pidOf(), FILE)).toBe(false);
  });

  it("readers that stop take little memory, and close the file when they leave", async () => {
    const before = memoryOf(pidOf());
    const readers = await Promise.all(Array.from({ length: 12 }, () => startReading(service.port)));
    expect(sha256((await get()).body)).toBe(sha256(CONTENT));
    // Each would take 24 MB if the file was written without waiting.
    expect(memoryOf(pidOf()) - before).toBeLessThan(100 * MB);
    for (const reader of readers) reader.destroy();
    await expect.poll(() => hasOpen(pidOf(), FILE)).toBe(false);
  });

  it.each([
    ["cut", () => truncateSync(FILE, 20 * MB)],
    ["overwritten", () => writeFileSync(FILE, randomBytes(CONTENT.length))],
  ])("a file that is %s meanwhile is never sent to its end, and then is 503", async (_, spoil) => {
    const reader = await startReading(service.port);
    spoil();
    expect((await readRest(reader)).isWhole).toBe(false);
    expect((await get()).status).toBe(503);
    writeFileSync(FILE, CONTENT);
    expect(sha256((await get()).body)).toBe(sha256(CONTENT));
  });

  it("a file that was damaged, with the same size and times, is 503", async () => {
    const { atime, mtime } = statSync(FILE);
    expect(sha256((await get()).body)).toBe(sha256(CONTENT));
    const damaged = Buffer.from(CONTENT);
    damaged[12 * MB] = (damaged[12 * MB] ?? 0) ^ 1;
    writeFileSync(FILE, damaged);
    utimesSync(FILE, atime, mtime);
    expect((await get()).status).toBe(503);
  });

  it("a file that is removed meanwhile is sent to its end, and then is 503", async () => {
    const reader = await startReading(service.port);
    rmSync(FILE);
    expect(sha256((await readRest(reader)).body)).toBe(sha256(CONTENT));
    expect((await get()).status).toBe(503);
  });
});
