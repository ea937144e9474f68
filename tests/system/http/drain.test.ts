import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { NODE_READS, type RunningService, startOn, untilReady } from "../../start/runtimes.ts";
import { exchange, openSocket, readExchange } from "../../start/socket.ts";
import { waysToTry } from "../../start/ways-to-try.ts";
import { get } from "./rows.ts";

/** Few, because all of them are bounded by the 4 seconds after which what is left is closed. */
const IN_FLIGHT = 50;
/** In seconds: how long requests are still taken after the signal. */
const DRAIN = 1;

/** A short answer, for the same reason. */
const WHOLE = get("/v1/states");

/** A service, and its end: exit code and signal. */
async function start(...[way, variables]: Parameters<typeof startOn>) {
  const service = await startOn(way, { RATE_LIMIT: "off", ...variables });
  await untilReady(service);
  return { service, ended: once(service.process, "exit") };
}

/** Connections that have each sent all of a request but its last bytes. */
const beginAll = ({ port }: RunningService): Promise<Socket[]> =>
  Promise.all(Array.from({ length: IN_FLIGHT }, () => openSocket(port, WHOLE.slice(0, -2))));

/** How many are answered whole when the last bytes are sent. */
async function finishAll(sockets: readonly Socket[]): Promise<number> {
  const exchanges = await Promise.all(
    sockets.map((socket) => {
      socket.write(WHOLE.slice(-2));
      return readExchange(socket);
    }),
  );
  return exchanges.filter(({ responses: [answer] }) => JSON.parse(String(answer?.body)).count === 37).length;
}

/** Waits until a service takes no more connections. */
const untilRefused = ({ url }: RunningService): Promise<void> =>
  expect
    .poll(() =>
      fetch(url).then(
        () => "taken",
        () => "refused",
      ),
    )
    .toBe("refused");

describe.each(waysToTry(["Node", NODE_READS, "Bun", "Deno"]))("SIGTERM on %s", (way) => {
  it("fails readiness, loses none of the requests in flight, and ends with 0", async () => {
    const { service, ended } = await start(way, { DRAIN_SECONDS: String(DRAIN) });
    expect(await (await fetch(`${service.url}/v1/ready`)).json()).toEqual({ data: { status: "ready" } });
    // Kept from now on: a busy machine may refuse to make an answer.
    await exchange(service.port, WHOLE.repeat(2), { expected: 2 });
    const sockets = await beginAll(service);
    const idle = await openSocket(service.port, get("/v1/states/LA"));
    const signalled = performance.now();
    service.process.kill("SIGTERM");
    const statusOf = (path: string): Promise<number | undefined> =>
      exchange(service.port, get(path)).then(
        ({ responses }) => responses[0]?.status,
        () => undefined,
      );
    let ready = await statusOf("/v1/ready");
    while (ready === 200) ready = await statusOf("/v1/ready");
    const taken = await Promise.all(["/v1/health", "/v1/states/LA"].map(statusOf));
    // On a machine that needs longer for these, the time in which they are taken has passed.
    if (performance.now() - signalled < 1000 * DRAIN) expect([ready, ...taken]).toEqual([503, 200, 200]);
    expect(await finishAll(sockets)).toBe(IN_FLIGHT);
    expect(await ended).toEqual([0, null]);
    idle.destroy();
  });
});

// Deno closes connections whose header fields are not complete as soon as it takes no more.
it.each(waysToTry(["Node", NODE_READS, "Bun"]))(
  "finishes on %s what has begun when nothing more is taken",
  async (way) => {
    const { service, ended } = await start(way, { DRAIN_SECONDS: "0" });
    const sockets = await beginAll(service);
    expect((await fetch(`${service.url}/v1/health`)).ok).toBe(true);
    service.process.kill("SIGTERM");
    await untilRefused(service);
    expect(await finishAll(sockets)).toBe(IN_FLIGHT);
    expect(await ended).toEqual([0, null]);
  },
);

it.each(waysToTry(["Node", NODE_READS]))(
  "sends on %s whole responses to clients that take them late, or have sent more than is answered",
  async (way) => {
    // A busy machine needs some of this until it has connected again.
    const { service, ended } = await start(way, { DRAIN_SECONDS: "3" });
    const late = (await openSocket(service.port, get("/v1/lgas").repeat(20))).pause();
    await expect.poll(() => service.output()).toContain('"route":"/v1/lgas"');
    service.process.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${service.url}/v1/ready`)).status).toBe(503);
    const many = get("/v1/lgas") + get("/v1/states/LA").repeat(20_000);
    const talkative = (await openSocket(service.port, many)).pause();
    await untilRefused(service);
    for (const socket of [late, talkative]) {
      const exchanged = readExchange(socket, { expected: 20 });
      socket.resume();
      const { responses, closed } = await exchanged;
      expect(closed).toBe(true);
      // The responses end where the service says so, and not in the middle of one.
      expect(responses.at(-1)?.headers.get("connection")).toBe("close");
    }
    expect(await ended).toEqual([0, null]);
  },
);

it("cuts off on Node what does not end, and still ends with 0", async () => {
  const { service, ended } = await start("Node", { DRAIN_SECONDS: "0" });
  await openSocket(service.port, "GET /v1/lgas HTTP/1.1\r\n");
  service.process.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("answers who connects while it stops to listen", async () => {
  const stopping = await startOn("Node", { DRAIN_SECONDS: "0", RATE_LIMIT: "off" });
  let isOver = false;
  const counts = { answered: 0, reset: 0 };
  // Each connects again as soon as it is answered, because each answer is the last on its connection.
  const client = async (): Promise<void> => {
    while (!isOver) {
      const socket = connect(stopping.port, "127.0.0.1");
      let hasAnswer = false;
      socket.on("data", () => {
        hasAnswer = true;
      });
      socket.write(get("/v1/states/LA", "Connection: close"));
      const code = await new Promise<string>((resolve) => {
        socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
        socket.on("close", () => resolve(""));
      });
      if (hasAnswer) counts.answered++;
      else if (code === "ECONNRESET") counts.reset++;
      if (code === "ECONNREFUSED") return;
    }
  };
  const clients = Array.from({ length: 32 }, client);
  await expect.poll(() => counts.answered).toBeGreaterThan(200);
  stopping.process.kill("SIGTERM");
  await Promise.all(clients);
  isOver = true;
  await stopping.stop();
  // Some may connect between the last look and the end; without the last look it is nearly everybody.
  expect(counts.reset).toBeLessThan(clients.length / 2);
});
