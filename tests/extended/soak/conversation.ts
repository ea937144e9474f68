import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import type { Sent } from "../../library/ask.ts";
import { type RawResponse, readExchange } from "../../start/socket.ts";
import { get } from "../../system/http/rows.ts";

/** What happened once: an answer that is right, or what went wrong, and at what. */
export interface Finding {
  readonly kind: string;
  readonly detail?: string;
}

/**
 * What a service may do under every load. 408 is right to a client that was itself held up: whoever has no
 * processor cannot send in time.
 */
export const RIGHT = ["answered", "overloaded", "sent too late"] as const;
const [ANSWERED, OVERLOADED, LATE] = RIGHT;

export interface Talk {
  readonly port: number;
  readonly random: () => number;
  readonly draw: () => string;
  readonly expect: (target: string) => Promise<Sent>;
  /** Resolves when there is a service to talk to. */
  readonly untilThere: () => Promise<void>;
}

const MAX_REQUESTS = 16;
/** In milliseconds, in which this process runs: what a busy machine takes from it does not count. */
const SILENCE = 30_000;
const MAX_PAUSE = 10;
/** In milliseconds: a client that has sent all in this time is never too slow; the service waits 8 s. */
const IN_TIME = 5_000;

/**
 * Several requests over one connection, in pieces that begin and end anywhere. Each answer must be the one to
 * the request at its place, whole.
 *
 * @param client the address that the limit counts.
 */
export async function converse(talk: Talk, client: string): Promise<readonly Finding[]> {
  const { port, random, draw, expect, untilThere } = talk;
  const targets = Array.from({ length: 1 + Math.floor(random() * MAX_REQUESTS) }, draw);
  const fields = [`X-Forwarded-For: ${client}`, ...(random() < 0.3 ? ["Accept-Encoding: gzip"] : [])];
  const halfCloses = random() < 0.2;
  const expected: Sent[] = [];
  // One in each turn, so that no client is held up by another's.
  for (const target of targets) {
    await new Promise((resolve) => setImmediate(resolve));
    expected.push(await expect(target));
  }
  await untilThere();
  const started = performance.now();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
  await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => {});
  if (socket.destroyed) return [{ kind: "no connection" }];
  let sending = Number.POSITIVE_INFINITY;
  const requests = targets.map((target) => get(target, ...fields)).join("");
  void writeInPieces(socket, Buffer.from(requests), random).then(() => {
    sending = performance.now() - started;
    if (halfCloses) socket.end();
  });
  const { closed, responses } = await readExchange(socket, { expected: targets.length, silence: SILENCE });

  const judge = (response: RawResponse, at: number): Finding => {
    const { status } = response;
    const body = bodyOf(response);
    const isAs = (one: Sent | undefined): boolean => status === one?.status && body.equals(one.body);
    if (isAs(expected[at])) return { kind: ANSWERED };
    if (status === 503 && body.includes('"overloaded"')) return { kind: OVERLOADED };
    if (status === 408 && sending > IN_TIME) return { kind: LATE };
    const wanted = expected[at];
    return {
      kind: expected.some(isAs) ? "another request's answer" : "a wrong answer",
      detail: `${targets[at]} ${status} ${beginning(body)}; expected ${wanted?.status} ${beginning(wanted?.body)}; all was sent in ${sending.toFixed(0)} ms`,
    };
  };
  const found = responses.map(judge);
  // While the service drains, an answer says that it is the last one.
  const isCut = responses.at(-1)?.headers.get("connection") === "close";
  if (responses.length === targets.length || isCut) return found;
  const how = closed ? "the connection was closed" : `nothing came for ${SILENCE / 1000} s`;
  const detail = `${how} after ${responses.length} of ${targets.length}, before ${targets[responses.length]}`;
  return [...found, { kind: "no answer", detail }];
}

const beginning = (body: Buffer | undefined): string => body?.toString("utf8", 0, 120) ?? "nothing";

async function writeInPieces(socket: Socket, bytes: Buffer, random: () => number): Promise<void> {
  socket.setNoDelay(true);
  const cuts = Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * bytes.length));
  let from = 0;
  for (const to of [...cuts.sort((a, b) => a - b), bytes.length]) {
    if (socket.destroyed) return;
    socket.write(bytes.subarray(from, to));
    from = to;
    if (to < bytes.length)
      await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * MAX_PAUSE)));
  }
}

/** Empty if its encoding is broken. */
function bodyOf({ headers, body }: RawResponse): Buffer {
  if (headers.get("content-encoding") !== "gzip") return body;
  try {
    return gunzipSync(body);
  } catch {
    return Buffer.alloc(0);
  }
}
