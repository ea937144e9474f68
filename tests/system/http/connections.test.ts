import { once } from "node:events";
import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { NODE_READS, startOn } from "../../start/runtimes.ts";
import { exchange, openSocket, readExchange } from "../../start/socket.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";
import { get, request } from "./rows.ts";

/** What clients do to connections; on Node only, because elsewhere the runtime decides. */

/** More answers than the buffers of two sockets hold. */
const MANY = 500;
const UNTAKEN = get("/v1/lgas").repeat(MANY);
const CONTENT = request(
  "POST /reconcile HTTP/1.1",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Length: 60000",
);

describe.each(waysToTry(["Node", NODE_READS]))("%s", (way) => {
  const service = ownService(way, { RATE_LIMIT: "off" });

  const linesOf = (route: string): number => service.output().split(`"route":"${route}"`).length - 1;

  /** By the time another connection is answered, what was sent before was read. */
  const untilRead = () => exchange(service.port, get("/v1/health"));

  const open = (bytes = "", options: { allowHalfOpen?: boolean } = {}): Promise<Socket> =>
    openSocket(service.port, bytes, options);

  describe.concurrent("slow clients", () => {
    it.each([
      ["do not come", "X-Slow: ", undefined],
      ["trickle", "", "X-A: b\r\n"],
    ])("are answered 408 in JSON, and closed, when their header fields %s", async (_, begun, trickled) => {
      const socket = await open(`GET /v1/states HTTP/1.1\r\nHost: x\r\n${begun}`);
      const trickle = setInterval(() => trickled !== undefined && socket.write(trickled), 300);
      const { responses } = await readExchange(socket);
      clearInterval(trickle);
      expect(responses[0]?.status).toBe(408);
      expect(responses[0]?.headers.get("access-control-allow-origin")).toBe("*");
      expect(JSON.parse(String(responses[0]?.body))).toMatchObject({ error: { code: "request_timeout" } });
    });

    it("are closed when they say nothing at all", async () => {
      const { closed } = await readExchange(await open(), { expected: 2 });
      expect(closed).toBe(true);
    });

    it("are closed when a body never ends", async () => {
      const socket = await open(request("POST /v1/states HTTP/1.1", "Content-Length: 1000000"));
      const { responses, closed } = await readExchange(socket, { expected: 3 });
      expect(responses[0]?.status).toBe(405);
      expect(closed).toBe(true);
    });
  });

  it("answers a client that closed its half after asking", async () => {
    const socket = await open("", { allowHalfOpen: true });
    socket.end(get("/v1/lgas"));
    const { responses } = await readExchange(socket);
    expect(JSON.parse(String(responses[0]?.body))).toMatchObject({ count: 774 });
  });

  it("survives a client that leaves before its answer", async () => {
    for (let time = 0; time < 50; time++) {
      (await open(get("/v1/lgas"))).resetAndDestroy();
    }
    expect((await exchange(service.port, get("/v1/states/LA"))).responses[0]?.status).toBe(200);
  });

  it("answers pipelined requests in their order", async () => {
    const posted = `${request("POST /v1/states HTTP/1.1", "Content-Length: 5")}12345`;
    const asked = ["/v1/states/LA", "/v1/states/Atlantis", "/v1/lgas", "/v1/states/KN", "/v1/health"].map(
      (target) => get(target),
    );
    const all = asked.toSpliced(2, 0, posted);
    const { responses } = await exchange(service.port, all.join(""), { expected: all.length });
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 405, 200, 200, 200]);
    expect(String(responses[0]?.body)).toContain('"name":"Lagos"');
    expect(String(responses[4]?.body)).toContain('"name":"Kano"');
  });

  it("answers what came before something unreadable, then says what is wrong, and closes", async () => {
    const both = `${request("OPTIONS /v1/lgas HTTP/1.1")}${get("/v1/states/LA")}${get("/v1/states/KN")}`;
    const { responses, closed } = await exchange(service.port, `${both}nonsense\r\n\r\n`, { expected: 5 });
    expect(responses.map(({ status }) => status)).toEqual([204, 200, 200, 400]);
    expect(closed).toBe(true);
  });

  it.each([
    ["after a plain request", [get("/v1/health") + UNTAKEN]],
    ["after one that Node reads", [request("OPTIONS /v1/health HTTP/1.1") + UNTAKEN]],
    [
      "after a content, whose head two packets divide",
      [CONTENT.slice(0, -1), `${CONTENT.slice(-1)}${"x".repeat(30_000)}`, "x".repeat(30_000) + UNTAKEN],
    ],
  ])("makes no answers that the client does not take: %s", async (_, pieces) => {
    // Lines come in their order: those of what was asked before are there when this one is.
    const seen = linesOf("/v1/health");
    await exchange(service.port, get("/v1/health"));
    await expect.poll(() => linesOf("/v1/health")).toBeGreaterThan(seen);
    const socket = await open();
    socket.setNoDelay(true).pause();
    const [before, others] = [linesOf("/v1/lgas"), linesOf("/v1/states")];
    for (const piece of pieces) {
      socket.write(piece);
      await untilRead();
    }
    await expect.poll(() => linesOf("/v1/lgas")).toBeGreaterThan(before);
    // Another client has as many turns as all of them would need.
    await exchange(service.port, get("/v1/states").repeat(MANY), { expected: MANY });
    await expect.poll(() => linesOf("/v1/states") - others).toBe(MANY);
    // What fits into the buffers of the two sockets is taken.
    expect(linesOf("/v1/lgas") - before).toBeLessThan(150);
    await readExchange(socket.resume(), { expected: MANY });
    // All are made when they are taken.
    await expect.poll(() => linesOf("/v1/lgas") - before).toBe(MANY);
  });

  it("closes after an Upgrade that it does not follow, and reads no request behind it", async () => {
    const socket = await open();
    const upgrade = get("/v1/states/LA", "Connection: Upgrade", "Upgrade: websocket");
    socket.write(upgrade + request("POST /v1/states HTTP/1.1", "Content-Length: 40"));
    const exchanged = readExchange(socket, { expected: 2 });
    await untilRead();
    socket.write(get("/v1/states/KN"));
    const { responses, closed } = await exchanged;
    expect(responses.map(({ status }) => status)).toEqual([200]);
    expect(responses[0]?.headers.get("connection")).toBe("close");
    expect(closed).toBe(true);
  });

  it("has bounds for the connections in all and from one address, says so once, and takes new ones when others end", async () => {
    const few = await startOn(way, { MAX_CONNECTIONS: "6", MAX_CONNECTIONS_PER_ADDRESS: "4" });
    const from = async (localAddress: string): Promise<Socket> => {
      const socket = await openSocket(few.port, get("/v1/health"), { localAddress });
      await Promise.race([once(socket, "data"), once(socket, "close")]).catch(() => {});
      return socket;
    };
    const isOpen = ({ bytesRead }: Socket): boolean => bytesRead > 0;
    const sockets: Socket[] = [];
    for (const address of ["127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.1"])
      sockets.push(await from(address));
    expect(sockets.map(isOpen), "of one address").toEqual([true, true, true, true, false]);
    for (const address of ["127.0.0.2", "127.0.0.3", "127.0.0.4"]) sockets.push(await from(address));
    expect(sockets.slice(5).map(isOpen), "in all").toEqual([true, true, true]);
    const [first] = sockets;
    // The one that was idle for longest.
    await expect.poll(() => first?.destroyed).toBe(true);
    await expect.poll(async () => isOpen(await from("127.0.0.1"))).toBe(true);
    for (const socket of sockets) socket.destroy();
    await few.stop();
    expect(few.output().split("Connections were refused")).toHaveLength(2);
  });
});
