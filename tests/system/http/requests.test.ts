import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { describe, expect, it } from "vitest";
import { ask } from "../../library/ask.ts";
import { RUNTIMES, runtimeOf } from "../../start/runtimes.ts";
import { sharedService } from "../../start/shared-service.ts";
import { exchange, type RawResponse, withoutChance } from "../../start/socket.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";
import { ROWS } from "./every-row.ts";
import type { Expected } from "./rows.ts";

/**
 * Raw requests and their answers, the same on every runtime but for what their own parsers do. Each is sent
 * three times: the second time what can be kept is kept, the third time it is sent as it was kept, and
 * nothing may differ.
 */

describe.each(waysToTry(RUNTIMES))("%s", (runtime) => {
  const service = ownService(runtime, { RATE_LIMIT: "1000000" });

  const rows = ROWS.map(([name, send, expected, differs = {}]) => ({ name, send, expected, differs }));

  it.each(rows)("$name", async ({ send, expected, differs }) => {
    const head = send.startsWith("HEAD");
    const first = await exchange(service.port, send, { head });
    const second = await exchange(service.port, send, { head });
    const third = await exchange(service.port, send, { head });
    const own = differs[runtimeOf(runtime)] ?? expected;
    for (const { responses } of [first, second, third]) {
      expect(responses.length).toBeLessThanOrEqual(1);
      const [response] = responses;
      if (typeof own === "object") expectAnswer(response, own, head);
      else expect(response?.status ?? "closed").toBe(own);
    }
    expect(second.responses.map(withoutChance)).toEqual(first.responses.map(withoutChance));
    expect(third.responses.map(withoutChance)).toEqual(first.responses.map(withoutChance));
  });
});

function expectAnswer(response: RawResponse | undefined, expected: Expected, head: boolean): void {
  expect(response?.status).toBe(expected.status);
  const { headers = new Map(), body = Buffer.alloc(0) } = response ?? {};
  expect(headers.get("access-control-allow-origin")).toBe("*");
  if (expected.status >= 400) expect(headers.get("cache-control")).toBe("no-store");
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    if (value instanceof RegExp) expect(headers.get(name), name).toMatch(value);
    else expect(headers.get(name) ?? null, name).toBe(value);
  }
  if (head || expected.status === 204 || expected.status === 304) {
    expect(body).toHaveLength(0);
    return;
  }
  if (expected.headers?.["content-type"] === undefined)
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("content-length")).toBe(String(body.length));
  if (headers.has("content-encoding")) return;
  const json: unknown = JSON.parse(body.toString());
  if (expected.body !== undefined) expect(json).toMatchObject(expected.body);
  if (expected.code !== undefined) {
    expect(json).toMatchObject({ error: { code: expected.code, message: expect.stringMatching(/\.$/) } });
  }
}

/** What a process sends is what the service answers as a function, whose answers have tests of their own. */

const service = sharedService();

/** Uptime and times differ from one to the other. */
const OF_THE_MOMENT = new Set(["getHealth", "getReady", "getDownloads"]);

const examples = (Object.entries(contract) as [string, Operation][])
  .filter(([id, { answer }]) => !OF_THE_MOMENT.has(id) && !["document", "file"].includes(answer.kind))
  .flatMap(([id, operation]) => operation.examples.slice(0, 2).map((target) => [id, target] as const));

it.each(examples)("%s: %s", async (_, target) => {
  const [sent, made] = await Promise.all([fetch(service.url + target), ask(target)]);
  expect(sent.status).toBe(200);
  for (const name of ["content-type", "cache-control", "notice"])
    expect([name, sent.headers.get(name)]).toEqual([name, made.headers.get(name)]);
  const [body, expected] = await Promise.all([sent.text(), made.text()]);
  // A link names the service that was asked.
  expect(body.replaceAll(service.url, "")).toBe(expected.replaceAll("https://api.example.ng", ""));
});
