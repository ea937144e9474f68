import { describeService } from "@naijaref/api/contract/openapi";
import type { Limiter } from "@naijaref/http/limit/quota";
import { pages } from "@naijaref/pages";
import { expect, it } from "vitest";
import { FetchRequest, toResponse } from "../../packages/server/src/fetch/message.ts";
import { createHandler } from "../../packages/server/src/service/handler.ts";
import { validatorsOf } from "./described.ts";
import { state } from "./open-page.ts";

/** The service as a function: no socket, no process. */
const create = (limiter: Limiter | undefined, publicUrl?: string) =>
  createHandler({
    limiter,
    trustedProxies: [],
    encode: undefined,
    pages,
    state: { ...state, publicUrl },
    report: (error) => {
      throw error;
    },
  });

const handle = create(undefined, "https://api.example.ng");

/** A status, and a body before it is compressed. */
export interface Sent {
  readonly status: number;
  readonly body: Buffer;
}

/** What a service with a limit must send to who is not over it, byte for byte. */
export function sentBy(limit: number): (target: string) => Promise<Sent> {
  const own = create({ limit, take: () => ({ allowed: true, remaining: undefined, seconds: 60 }) });
  return async (target) => {
    const { stored } = await own({ method: "GET", target, peer: "", header: () => undefined });
    return { status: stored.status, body: Buffer.from(stored.body ?? "") };
  };
}

/** What the service answers to a target such as `/v1/lgas/Ikeja`. */
export async function ask(target: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const request = new Request(`https://api.example.ng${target}`, { headers });
  return toResponse(await handle(new FetchRequest(request, () => "")), "GET");
}

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON an operation answers
type Json = any;

/** The JSON of an answer. */
export const read = async (target: string): Promise<Json> => (await ask(target)).json();

/** A target, its status, what its JSON holds, and what header fields are. */
export type Case = readonly [target: string, status: number, holds?: object, fields?: object];

/** What finds the faults of an answer by the description of the API. */
export const responds = validatorsOf(describeService("off"));

/** The sentences of a message, without what it quotes of the request. */
const sentencesIn = (message: string): readonly string[] =>
  message
    .replaceAll(/"[^"]*"/g, '""')
    .split(/[.?!](?= |$)/)
    .filter((sentence) => sentence.trim() !== "");

/** A refusal is of the form that is described, and says in two sentences at most what is wrong. */
export function expectRefusal(status: number, body: Json): void {
  expect(responds("Error", body)).toEqual([]);
  const { message, reason } = body.error;
  expect(sentencesIn(message).length, message).toBeLessThanOrEqual(2);
  if (status === 422) expect(reason).toMatch(/^[a-z_]+$/);
}

/** On every answer: any page may read it, take it for nothing else, and tell nobody where it was asked. */
const ON_EVERY_ANSWER = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Proves that each target is answered as its row says. */
export function answers(cases: readonly Case[]): void {
  it.each(cases.map(([target, status, ...rest]) => ({ target, status, rest })))(
    "$target: $status",
    async ({ target, status, rest: [holds = {}, fields = {}] }) => {
      const response = await ask(target);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject({ ...ON_EVERY_ANSWER, ...fields });
      const body = await response.json();
      expect(body).toMatchObject(holds);
      if (status >= 400) expectRefusal(status, body);
    },
  );
}

/** A text with these words in it. */
export const saying = (words: string): string => expect.stringContaining(words) as string;

/** A failure, by its code, what its message says, and its other members. */
export const failure = (code: string, words = "", more: object = {}): object => ({
  error: { code, message: saying(words), ...more },
});
