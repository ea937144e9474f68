import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { NODE_READS, type RunningService, startOn, untilReady } from "../../start/runtimes.ts";
import { exchange, readExchange } from "../../start/socket.ts";
import { waysToTry } from "../../start/ways-to-try.ts";
import { get } from "./rows.ts";

const IN_FLIGHT = 200;
/** In seconds: how long requests are still taken after the signal. */
const DRAIN = 1;

async function openWith(service: RunningService, bytes: string): Promise<Socket> {
  const socket = connect(service.port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
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

describe.each(waysToTry(["Node", NODE_READS, "Bun", "Deno"]))("SIGTERM on %s", (runtime) => {
  it("fails readiness, loses none of 200 requests in flight, and ends with 0", async () => {
    const service = await startOn(runtime, { RATE_LIMIT: "off", DRAIN_SECONDS: String(DRAIN) });
    await untilReady(service);
    const ended = once(service.process, "exit");
    // Short answers, because the time for all of them is bounded, and machines are slow.
    const whole = get("/v1/states");
    // Kept from now on: a busy machine may refuse to make an answer.
    await exchange(service.port, whole.repeat(2), { expected: 2 });
    // Each has sent all of its request but the last bytes.
    const sockets = await Promise.all(
      Array.from({ length: IN_FLIGHT }, () => openWith(service, whole.slice(0, -2))),
    );
    const idle = await openWith(service, get("/v1/states/LA"));
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
    const answers = await Promise.all(
      sockets.map((socket) => {
        socket.write(whole.slice(-2));
        return readExchange(socket);
      }),
    );
    const complete = answers.filter(
      ({ responses: [answer] }) => JSON.parse(String(answer?.body)).count === 37,
    );
    expect(complete).toHaveLength(IN_FLIGHT);
    expect(await ended).toEqual([0, null]);
    idle.destroy();
  });

  it("is ready from when its searches have their indexes until then", async () => {
    const service = await startOn(runtime);
    await untilReady(service);
    expect(await (await fetch(`${service.url}/v1/ready`)).json()).toEqual({ data: { status: "ready" } });
    await service.stop();
    expect(service.process.exitCode).toBe(0);
  });
});

// Deno closes connections whose header fields are not complete as soon as it takes no more.
it.each(waysToTry(["Node", NODE_READS, "Bun"]))(
  "finishes on %s what has begun when nothing more is taken",
  async (runtime) => {
    const service = await startOn(runtime, { RATE_LIMIT: "off", DRAIN_SECONDS: "0" });
    const ended = once(service.process, "exit");
    const whole = get("/v1/states");
    const sockets = await Promise.all(
      Array.from({ length: IN_FLIGHT }, () => openWith(service, whole.slice(0, -2))),
    );
    expect((await fetch(`${service.url}/v1/health`)).ok).toBe(true);
    service.process.kill("SIGTERM");
    await untilRefused(service);
    const answers = await Promise.all(
      sockets.map((socket) => {
        socket.write(whole.slice(-2));
        return readExchange(socket);
      }),
    );
    expect(answers.filter(({ responses: [answer] }) => answer?.status === 200)).toHaveLength(IN_FLIGHT);
    expect(await ended).toEqual([0, null]);
  },
);

it.each(waysToTry(["Node", NODE_READS]))(
  "sends on %s whole responses to clients that take them late, or have sent more than is answered",
  async (runtime) => {
    const service = await startOn(runtime, { RATE_LIMIT: "off", DRAIN_SECONDS: "1" });
    await untilReady(service);
    const ended = once(service.process, "exit");
    const late = (await openWith(service, get("/v1/lgas").repeat(20))).pause();
    await expect.poll(() => service.output()).toContain('"route":"/v1/lgas"');
    service.process.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${service.url}/v1/ready`)).status).toBe(503);
    const talkative = (
      await openWith(service, get("/v1/lgas") + get("/v1/states/LA").repeat(20_000))
    ).pause();
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
  const service = await startOn("Node", { DRAIN_SECONDS: "0" });
  const ended = once(service.process, "exit");
  const stuck = await openWith(service, "GET /v1/lgas HTTP/1.1\r\n");
  stuck.on("error", () => {});
  service.process.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
