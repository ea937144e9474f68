import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { type Exchange, type RawResponse, readExchange } from "../../start/socket.ts";
import { get } from "../../system/http/rows.ts";
import type { Expected } from "./expected.ts";
import type { Finding } from "./findings.ts";

export interface Talk {
  readonly port: number;
  readonly random: () => number;
  readonly draw: () => string;
  readonly expect: (target: string) => Promise<Expected>;
  /** Resolves when there is a service to talk to. */
  readonly untilThere: () => Promise<void>;
}

/** What came of a conversation: how many requests were answered as they must be, and what was wrong. */
export interface Outcome {
  readonly answered: number;
  readonly overloaded: number;
  /** 408 to a client that was itself held up: whoever has no processor cannot send in time. */
  readonly late: number;
  readonly wrong: readonly Finding[];
}

const NOTHING: Outcome = { answered: 0, overloaded: 0, late: 0, wrong: [] };

const MAX_REQUESTS = 16;
/** In milliseconds, in which this process runs: what a busy machine takes from it does not count. */
const SILENCE = 30_000;
const MAX_PAUSE = 10;
/** In milliseconds: a client that has sent all in this time is never too slow; the service waits 8 s. */
const IN_TIME = 5_000;

interface Clients {
  /** The address that the limit counts. */
  readonly client: string;
  readonly halfCloses: boolean;
}

/**
 * Several requests over one connection, in pieces that begin and end anywhere. Each answer must be the one to
 * the request at its place, whole.
 */
export async function converse(talk: Talk, { client, halfCloses }: Clients): Promise<Outcome> {
  const { random, draw } = talk;
  const targets = Array.from({ length: 1 + Math.floor(random() * MAX_REQUESTS) }, draw);
  const encoding = random() < 0.3 ? ["Accept-Encoding: gzip"] : [];
  return ask(talk, targets, { fields: [`X-Forwarded-For: ${client}`, ...encoding], halfCloses });
}

async function ask(
  { port, random, expect, untilThere }: Talk,
  targets: readonly string[],
  { fields, halfCloses }: { readonly fields: readonly string[]; readonly halfCloses: boolean },
): Promise<Outcome> {
  const expected: Expected[] = [];
  // One in each turn, so that no client is held up by another's.
  for (const target of targets) expected.push(await inNextTurn(() => expect(target)));
  await untilThere();
  const started = performance.now();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => {});
  if (socket.destroyed) return { ...NOTHING, wrong: [{ kind: "no connection", detail: "" }] };
  const sent = targets.map((target) => get(target, ...fields)).join("");
  let sending = Number.POSITIVE_INFINITY;
  void writeInPieces(socket, Buffer.from(sent), random).then(() => {
    sending = performance.now() - started;
    if (halfCloses) socket.end();
  });
  const exchange = await readExchange(socket, { expected: targets.length, silence: SILENCE });
  return judge(exchange, { targets, expected, sending });
}

const inNextTurn = <T>(make: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => setImmediate(() => make().then(resolve, reject)));

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

interface Asked {
  readonly targets: readonly string[];
  readonly expected: readonly Expected[];
  /** In milliseconds: how long this process needed to send all. */
  readonly sending: number;
}

function judge({ closed, responses }: Exchange, { targets, expected, sending }: Asked): Outcome {
  const wrong: Finding[] = [];
  const counts = { answered: 0, overloaded: 0, late: 0 };
  for (const [at, response] of responses.entries()) {
    const body = bodyOf(response);
    const kind = judgeOne({ ...response, body }, expected[at]);
    if (kind === "late" && sending > IN_TIME) counts.late++;
    else if (kind === "late" || kind === "wrong")
      wrong.push({
        kind: expected.some((other) => equals({ ...response, body }, other))
          ? "another request's answer"
          : "a wrong answer",
        detail: `${describe(targets[at], response.status, body)}; expected ${describe("", expected[at]?.status, expected[at]?.body)}; all was sent in ${sending.toFixed(0)} ms`,
      });
    else counts[kind]++;
  }
  // While the service drains, an answer says that it is the last one.
  const isCut = responses.at(-1)?.headers.get("connection") === "close";
  if (responses.length < targets.length && !isCut) {
    const how = closed ? "the connection was closed" : `nothing came for ${SILENCE / 1000} s`;
    wrong.push({
      kind: "no answer",
      detail: `${how} after ${responses.length} of ${targets.length}, before ${targets[responses.length]}`,
    });
  }
  return { ...counts, wrong };
}

const describe = (target = "", status: number | undefined, body: Buffer | undefined): string =>
  `${target} ${status ?? "nothing"} ${body?.toString("utf8", 0, 120) ?? ""}`.trim();

/** Undefined if its encoding is broken. */
function bodyOf({ headers, body }: RawResponse): Buffer | undefined {
  if (headers.get("content-encoding") !== "gzip") return body;
  try {
    return gunzipSync(body);
  } catch {
    return undefined;
  }
}

interface Received {
  readonly status: number;
  readonly body: Buffer | undefined;
}

const equals = ({ status, body }: Received, expected: Expected): boolean =>
  status === expected.status && body?.equals(expected.body) === true;

function judgeOne(
  received: Received,
  expected: Expected | undefined,
): Exclude<keyof Outcome, "wrong"> | "wrong" {
  const { status, body } = received;
  if (status === 408) return "late";
  if (expected === undefined) return "wrong";
  if (status === 503 && body?.includes('"overloaded"')) return "overloaded";
  return equals(received, expected) ? "answered" : "wrong";
}
