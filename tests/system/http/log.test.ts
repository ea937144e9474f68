import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../start/folder.ts";
import { freePort, listening } from "../../start/ports.ts";
import { NODE_READS, startOn, untilReady } from "../../start/runtimes.ts";
import { exchange } from "../../start/socket.ts";
import { waysToTry } from "../../start/ways-to-try.ts";
import { get } from "./rows.ts";

it.each(waysToTry(["Node", "Bun", "Deno", "workerd"]))(
  "logs on %s one line a request, without what was looked up and by whom",
  async (runtime) => {
    const service = await startOn(runtime, { TRUSTED_PROXIES: "127.0.0.1" });
    const secrets = ["secret-query", "secret-path", "SECRET-FIELD", "203.0.113.77", "127.0.0.1"];
    const asked = [
      "/v1/search?q=secret-query",
      "/v1/states/secret-path",
      "/v1/secret-path/nowhere",
      "/v1/lgas?state=secret-query",
    ];
    for (const target of asked) {
      await fetch(service.url + target, {
        headers: {
          "X-Forwarded-For": "203.0.113.77",
          "CF-Connecting-IP": "203.0.113.77",
          "User-Agent": "SECRET-FIELD",
        },
      });
    }
    // Lines are written together, twice in a second; those that are being written at the end may be lost.
    await expect.poll(service.output).toContain('"route":"/v1/lgas"');
    await service.stop();
    const lines = service.output().trim().split("\n");
    const requests = lines.filter((line) => line.includes('"method"')).map((line) => JSON.parse(line));
    expect(requests.map(({ method, route }) => [method, route])).toEqual([
      ["GET", "/v1/search"],
      ["GET", "/v1/states/{state}"],
      ["GET", "-"],
      ["GET", "/v1/lgas"],
    ]);
    const written = lines.filter((line) => !line.includes("naijaref listens")).join("\n");
    for (const secret of secrets) expect(written).not.toContain(secret);
  },
);

it.each(waysToTry(["Node", NODE_READS]))(
  "logs on %s also what never became a request, and CONNECT",
  async (way) => {
    const service = await startOn(way, { RATE_LIMIT: "off" });
    const sent = [
      "nonsense\r\n\r\n",
      "CONNECT 203.0.113.77:1 HTTP/1.1\r\nHost: x\r\n\r\n",
      get("/v1/states", `A: ${"b".repeat(20_000)}`),
    ];
    for (const bytes of sent) await exchange(service.port, bytes);
    await service.stop();
    const lines = service
      .output()
      .split("\n")
      .filter((line) => line.includes('"method"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, time: expect.any(Number), method: "-", route: "-", status: 400, ms: expect.any(Number) },
      { method: "CONNECT", route: "/", status: 405 },
      { method: "-", route: "-", status: 431 },
    ]);
  },
);

const entry = fileURLToPath(new URL("../../../packages/server/dist/entries/node.js", import.meta.url));

/** A service whose log goes there, and its exit code after SIGTERM. */
async function startInto(output: number) {
  const port = await freePort();
  const service = spawn(process.execPath, [entry], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), RATE_LIMIT: "off", DRAIN_SECONDS: "0" },
    stdio: ["ignore", output, "inherit"],
  });
  closeSync(output);
  await listening(port);
  const end = async (): Promise<unknown> => {
    const ended = once(service, "exit");
    service.kill("SIGTERM");
    return (await ended)[0];
  };
  return { service, port, end };
}

/** Each exchange is 500 requests, of 90 bytes a line in the log. */
async function askOften(port: number, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { responses } = await exchange(port, get("/v1/nowhere").repeat(500), { expected: 500 });
    expect(responses).toHaveLength(500);
  }
}

const residentBytes = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

describe("a log that cannot be written", () => {
  it("ends and hangs nothing on a full disk", async () => {
    const { port, end } = await startInto(openSync("/dev/full", "w"));
    await askOften(port, 4);
    expect(await end()).toBe(0);
  });

  function makePipe(): string {
    const folder = makeFolder();
    execFileSync("mkfifo", [join(folder, "log")]);
    return join(folder, "log");
  }

  it("does not hold up the start where the pipe is full", async () => {
    const pipe = makePipe();
    // The test has both ends open, and reads nothing.
    const ends = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    expect(() => {
      for (;;) writeSync(ends, "x".repeat(4096));
    }).toThrow("EAGAIN");
    const { port, end } = await startInto(openSync(pipe, constants.O_WRONLY));
    await untilReady({ url: `http://127.0.0.1:${port}` });
    expect(await end()).toBe(0);
    closeSync(ends);
  });

  it("drops lines that nobody reads, and says later how many; the end does not wait", async () => {
    const fifo = makePipe();
    const reader = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const { service, port, end } = await startInto(openSync(fifo, "w"));
    // More lines than the pipe and what may wait hold together.
    await askOften(port, 40);
    let read = "";
    const readOn = (): string => {
      read += readSome(reader);
      return read;
    };
    await expect.poll(readOn).toMatch(/"dropped":[1-9]\d*,"msg":"Log lines were dropped/);
    expect(read.length).toBeLessThan(2 * 1024 * 1024);
    expect(residentBytes(service)).toBeLessThan(200 * 1024 * 1024);
    await askOften(port, 4);
    expect(await end()).toBe(0);
    closeSync(reader);
  });
});

function readSome(reader: number): string {
  const bytes = Buffer.alloc(65_536);
  let text = "";
  try {
    for (;;) {
      const count = readSync(reader, bytes);
      if (count === 0) return text;
      text += bytes.toString("latin1", 0, count);
    }
  } catch {
    // It is empty now.
    return text;
  }
}
