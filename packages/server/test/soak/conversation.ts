import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { get } from "../http/rows.ts";
import { type Exchange, type RawResponse, readExchange } from "../http/socket.ts";
import type { Expected } from "./expected.ts";

/** What a conversation needs to know. */
export interface Talk {
  readonly port: number;
  readonly random: () => number;
  readonly draw: () => string;
  readonly expect: (target: string) => Promise<Expected>;
}

/** What came of a conversation: how many requests were answered as they must be, and what was wrong. */
export interface Outcome {
  readonly answered: number;
  readonly overloaded: number;
  readonly limited: number;
  readonly wrong: readonly string[];
}

const MOST_REQUESTS = 16;
/** In milliseconds. */
const SILENCE = 15_000;
const LONGEST_PAUSE = 10;

/**
 * Several requests over one connection, in pieces that begin and end anywhere. Each answer must be the one to
 * the request at its place, whole.
 *
 * @param client the address that the limit counts.
 */
export async function converse(talk: Talk, client: string, halfCloses = false): Promise<Outcome> {
  const { port, random, draw, expect } = talk;
  const targets = Array.from({ length: 1 + Math.floor(random() * MOST_REQUESTS) }, draw);
  const expected = await Promise.all(targets.map(expect));
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => {});
  if (socket.destroyed) return { ...NOTHING, wrong: ["no connection"] };
  const encoding = random() < 0.3 ? ["Accept-Encoding: gzip"] : [];
  const fields = [`X-Forwarded-For: ${client}`, ...encoding];
  const sent = targets.map((target) => get(target, ...fields)).join("");
  void writeInPieces(socket, Buffer.from(sent), random).then(() => halfCloses && socket.end());
  const exchange = await readExchange(socket, { expected: targets.length, silence: SILENCE });
  return judge(exchange, targets, expected);
}

const NOTHING: Outcome = { answered: 0, overloaded: 0, limited: 0, wrong: [] };

async function writeInPieces(socket: Socket, bytes: Buffer, random: () => number): Promise<void> {
  socket.setNoDelay(true);
  const cuts = Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * bytes.length));
  let from = 0;
  for (const to of [...cuts.sort((a, b) => a - b), bytes.length]) {
    if (socket.destroyed) return;
    socket.write(bytes.subarray(from, to));
    from = to;
    if (to < bytes.length)
      await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * LONGEST_PAUSE)));
  }
}

function judge(
  { closed, responses }: Exchange,
  targets: readonly string[],
  expected: readonly Expected[],
): Outcome {
  const wrong: string[] = [];
  const counts = { answered: 0, overloaded: 0, limited: 0 };
  for (const [at, response] of responses.entries()) {
    const kind = judgeOne(response, expected[at]);
    if (kind === "wrong") {
      const { status, body } = expected[at] ?? { status: "nothing", body: "" };
      wrong.push(
        `a wrong answer to ${targets[at]}: ${response.status} ${response.body.subarray(0, 120)}; expected ${status} ${String(body).slice(0, 120)}`,
      );
    } else counts[kind]++;
  }
  // While the service drains, an answer says that it is the last one.
  const isCut = responses.at(-1)?.headers.get("connection") === "close";
  if (responses.length < targets.length && !isCut) {
    const how = closed ? "the connection was closed" : `nothing came for ${SILENCE / 1000} s`;
    wrong.push(
      `no answer: ${how} after ${responses.length} of ${targets.length}, before ${targets[responses.length]}`,
    );
  }
  return { ...counts, wrong };
}

function judgeOne(response: RawResponse, expected: Expected | undefined): keyof Outcome {
  const { status, headers, body } = response;
  if (expected === undefined) return "wrong";
  if (status === 503 && body.includes('"overloaded"')) return "overloaded";
  if (status === 429 && body.includes('"rate_limited"')) return "limited";
  const plain = headers.get("content-encoding") === "gzip" ? gunzipSync(body) : body;
  return status === expected.status && plain.equals(expected.body) ? "answered" : "wrong";
}
