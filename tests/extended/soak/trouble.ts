import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { readExchange } from "../../start/socket.ts";
import { get } from "../../system/http/rows.ts";
import type { Finding } from "./findings.ts";

interface Victim {
  readonly port: number;
  readonly random: () => number;
}

/** Each client makes trouble once, and returns what the service did wrong. */
export type Trouble = (victim: Victim) => Promise<Finding | undefined>;

const stays = (detail: string, since: number): Finding => ({ kind: "a client that stays", detail, since });

/** In milliseconds: when the service has closed the connections of all clients that are slow. */
const MAX_LENGTH = 30_000;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  socket.on("end", () => socket.end());
  await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => {});
  return socket;
}

/** The header field by which each troublemaker is a client of its own: one would soon be over the limit. */
function ownAddress(random: () => number): string {
  const part = (): number => Math.floor(random() * 256);
  return `X-Forwarded-For: 10.${200 + (part() >> 3)}.${part()}.${part()}`;
}

/** Whether the service closes a connection in time, or resets it. What it sends is dropped. */
async function isClosed(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return true;
  socket.resume();
  const closed = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), MAX_LENGTH);
    // Not with `once`, which rejects when the connection is reset.
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
  socket.destroy();
  return closed;
}

const silent: Trouble = async ({ port }) => {
  const since = performance.now();
  return (await isClosed(await open(port))) ? undefined : stays("it says nothing", since);
};

const trickling: Trouble = async ({ port }) => {
  const since = performance.now();
  const socket = await open(port);
  socket.write("GET /v1/states HTTP/1.1\r\nHost: x\r\n");
  const trickle = setInterval(() => socket.write("X-A: b\r\n"), 300);
  const closed = await isClosed(socket);
  clearInterval(trickle);
  return closed ? undefined : stays("it sends its fields slowly", since);
};

const unreading: Trouble = async ({ port, random }) => {
  const since = performance.now();
  const socket = await open(port);
  socket.pause();
  const list = get("/v1/lgas", ownAddress(random));
  for (const first of [list, "OPTIONS /v1/lgas HTTP/1.1\r\nHost: x\r\n\r\n"])
    socket.write(first + list.repeat(100));
  // Reading on shows whether the service has closed.
  await after(MAX_LENGTH);
  return (await isClosed(socket)) ? undefined : stays("it takes nothing", since);
};

const vanishing: Trouble = async ({ port, random }) => {
  const socket = await open(port);
  const request =
    random() < 0.3
      ? "CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n"
      : get(random() < 0.5 ? "/v1/lgas" : "/v1/search?q=ikoyi", ownAddress(random)).repeat(
          1 + Math.floor(random() * 30),
        );
  socket.write(request.slice(0, Math.ceil(random() * request.length)));
  await after(random() * 20);
  if (random() < 0.5) socket.resetAndDestroy();
  else socket.destroy();
  return undefined;
};

/** A good request with some of its bytes changed, left out or doubled. */
const malformed: Trouble = async ({ port, random }) => {
  const below = (bound: number): number => Math.floor(random() * bound);
  const bytes = [...Buffer.from(get("/v1/search?q=a&limit=3", "Content-Length: 3", "Expect: x").repeat(2))];
  for (let times = 1 + below(8); times > 0; times--)
    bytes.splice(below(bytes.length), below(3), ...Array.from({ length: below(3) }, () => below(256)));
  const since = performance.now();
  const socket = await open(port);
  socket.end(Buffer.from(bytes));
  const { responses, closed } = await readExchange(socket, { expected: 99, silence: MAX_LENGTH });
  const failed = responses.find(({ status, body }) => status >= 500 && !body.includes('"overloaded"'));
  const sent = JSON.stringify(bytes);
  if (failed !== undefined)
    return { kind: "an unexpected failure", detail: `${failed.status} to malformed bytes: ${sent}` };
  return closed ? undefined : stays(`it sends malformed bytes: ${sent}`, since);
};

/** In seconds: how long a client waits before it takes its answers. */
const HESITATION = 1.5;
/** More than the buffers of the two sockets hold. */
const LISTS = 60;

/**
 * A client that takes its answers late. It gets all of them; while the service drains, those up to one that
 * says it is the last.
 */
const hesitant: Trouble = async ({ port, random }) => {
  const since = performance.now();
  const socket = await open(port);
  socket.pause();
  socket.write(get("/v1/lgas", ownAddress(random)).repeat(LISTS));
  await after(1000 * HESITATION);
  const exchanged = readExchange(socket, { expected: LISTS, silence: MAX_LENGTH });
  socket.resume();
  const { responses } = await exchanged;
  const isWhole = responses.length === LISTS || responses.at(-1)?.headers.get("connection") === "close";
  return isWhole
    ? undefined
    : {
        kind: "an answer broke off",
        detail: `${responses.length} of ${LISTS} lists came to a client that takes them late`,
        since,
      };
};

export const TROUBLES: readonly Trouble[] = [
  ...[silent, trickling, unreading, hesitant],
  ...[vanishing, vanishing, vanishing, malformed, malformed, malformed],
];
