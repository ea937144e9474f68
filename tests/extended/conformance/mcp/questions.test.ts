import { afterAll, beforeAll, expect, it } from "vitest";
import { QUESTIONS } from "../../../../examples/agents/questions.ts";
import { sharedService } from "../../../start/shared-service.ts";
import { CLIENTS, type Connection, textOf } from "./clients.ts";

/** Twelve questions, each answered in at most two calls, by an official client over HTTP. */

const service = sharedService();
let connection: Connection;

beforeAll(async () => {
  connection = await CLIENTS["2.4, 2026-07-28"](new URL(`${service.url}/mcp`));
});
afterAll(async () => {
  await connection.close();
});

it.each(QUESTIONS)("$question", async ({ ask, expected }) => {
  let calls = 0;
  const answer = await ask(async (name, given) => {
    calls++;
    const text = textOf(await connection.callTool({ name, arguments: given }));
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(2048);
    return JSON.parse(text);
  });
  expect(answer).toEqual(expected);
  expect(calls).toBeLessThanOrEqual(2);
});

it("are twelve", () => {
  expect(QUESTIONS).toHaveLength(12);
});
