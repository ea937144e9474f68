import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Exchange, readExchange } from "../../start/socket.ts";
import { get } from "../../system/http/rows.ts";
import type { Finding } from "./findings.ts";

/**
 * Requests that the service has certainly taken when it is asked to stop. Each must be answered whole: either
 * all answers come, or those up to one that says that it is the last.
 */

interface Victim {
  readonly port: number;
  readonly random: () => number;
}

/** A client whose request is not answered, or whose answer is not taken. */
interface Waiting {
  readonly what: string;
  /** Goes on, and resolves with all that came. */
  readonly goOn: () => Promise<Exchange>;
  readonly expected: number;
}

const CLIENTS = 6;
/** In milliseconds. */
const SILENCE = 30_000;
/** In milliseconds: what is asked for after the signal waits so long until it is taken. */
const HESITATION = 300;

/**
 * In milliseconds: a client that takes its answer takes a chunk, and waits so long. One that takes all at
 * once would have the end of an answer before a service could lose it.
 */
const BETWEEN_CHUNKS = 30;

/** Several hundred KB: much more than the buffers of a connection take while its client does not read. */
const LONG = "/v1/lgas";

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

let clients = 0;
const list = (): string => get(LONG, `X-Forwarded-For: 198.51.100.${clients++ % 256}`);

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => {});
  return socket;
}

/** Has sent all of its request but the last bytes. */
async function asking({ port, random }: Victim): Promise<Waiting> {
  const socket = await open(port);
  const request = list();
  const sent = request.length - 1 - Math.floor(random() * 20);
  socket.write(request.slice(0, sent));
  return {
    what: "had sent a part of its request",
    expected: 1,
    goOn: () => {
      socket.write(request.slice(sent));
      return readExchange(socket, { silence: SILENCE });
    },
  };
}

/** Has got the first bytes of its answer, and takes no more of it. */
async function taking(what: string, { port }: Victim, expected: number): Promise<Waiting> {
  const socket = await open(port);
  const first = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
    socket.once("data", () => {
      socket.pause();
      resolve();
    });
  });
  const exchanged = readExchange(socket, { expected, silence: SILENCE });
  socket.write(list().repeat(expected));
  await first;
  return {
    what,
    expected,
    goOn: () => {
      socket.on("data", () => {
        socket.pause();
        setTimeout(() => socket.resume(), BETWEEN_CHUNKS);
      });
      socket.resume();
      return exchanged;
    },
  };
}

const several = (begin: () => Promise<Waiting>): Promise<Waiting>[] => Array.from({ length: CLIENTS }, begin);

async function finish({ what, expected, goOn }: Waiting, sure: () => boolean): Promise<Finding | undefined> {
  const { responses } = await goOn();
  const isSure = sure();
  const last = responses.at(-1);
  const isWhole =
    responses.every(({ status }) => status === 200) &&
    (responses.length === expected || last?.headers.get("connection") === "close");
  if (isWhole) return undefined;
  const statuses = responses.map(({ status }) => status).join(", ");
  return {
    kind: "an answer broke off",
    detail: `whole answers: ${responses.length} of ${expected} (${statuses}), to a client that ${what} when the service was asked to stop`,
    ...(isSure ? {} : { since: 0 }),
  };
}

/**
 * Begins requests, has the service asked to stop, begins some more, and finishes all.
 *
 * @param stop sends the signal, and resolves when the service has seen it.
 * @param entitled in milliseconds since the signal: only later may the service cut off a client.
 */
export async function stopInFlight(
  victim: Victim,
  stop: () => Promise<void>,
  entitled: number,
): Promise<{ readonly answered: number; readonly findings: readonly Finding[] }> {
  const begun = await Promise.all([
    ...several(() => asking(victim)),
    ...several(() => taking("had begun to take its answers", victim, 3)),
  ]);
  const signalled = performance.now();
  await stop();
  const late = await Promise.all(
    several(() => taking("asked in the time for that, and took its answer late,", victim, 1)),
  );
  await after(HESITATION);
  const sure = (): boolean => performance.now() - signalled < entitled;
  const finished = await Promise.all([...begun, ...late].map((waiting) => finish(waiting, sure)));
  const findings = finished.filter((finding) => finding !== undefined);
  return { answered: finished.length - findings.length, findings };
}
