import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningService, startOn } from "../runtimes.ts";
import { get } from "./rows.ts";
import { exchange, type RawResponse, readExchange } from "./socket.ts";

let service: RunningService;

beforeAll(async () => {
  service = await startOn("Node", { RATE_LIMIT: "off", MAX_CONNECTIONS_PER_ADDRESS: "2000" });
});

afterAll(() => service.stop());

/** Words of many names, each with a slip: among the slowest searches there are. */
const searches = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    get(`/v1/search?q=lkiti%20Srbi%20Fueast%20Orige%20Aseso%20kalqam%20Yanq%20${from + at}`),
  ).join("");

it("refuses new work when there is too much of it, while kept answers and health go on, and then recovers", async () => {
  // So many wait at once that the last would wait for more than half a second, also on a fast machine.
  const CONNECTIONS = 1500;
  const EACH = 2;
  const kept = "/v1/states/LA";
  await exchange(service.port, get(kept));
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(service.port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  let isLoading = true;
  const load = Promise.all(
    sockets.map((socket, at) => {
      socket.write(searches(at * EACH, EACH));
      return readExchange(socket, { expected: EACH, silence: 20_000 });
    }),
  ).finally(() => {
    isLoading = false;
  });
  while (isLoading) {
    const socket = connect(service.port, "127.0.0.1");
    socket.write(get(kept) + get("/v1/health"));
    const { responses } = await readExchange(socket, { expected: 2, silence: 20_000 });
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  }
  const responses = (await load).flatMap((one) => one.responses);
  expect(responses).toHaveLength(CONNECTIONS * EACH);
  const refused = responses.filter(({ status }) => status === 503);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(refused[0]?.headers.get("retry-after")).toBe("1");
  expect(JSON.parse(String((refused[0] as RawResponse).body))).toMatchObject({
    error: { code: "overloaded" },
  });
  expect((await exchange(service.port, searches(1_000_000, 1))).responses[0]?.status).toBe(200);
});
