import type { HttpRequest } from "@naijaref/http/message";
import { expect, it } from "vitest";
import { FairQueue } from "../work/fair-queue.ts";
import { answererOutside } from "./outside-handler.ts";

const request = (method: string, target: string): HttpRequest => ({
  method,
  target,
  peer: "192.0.2.1",
  header: () => undefined,
});

it("refuses calls of a service outside /v1 when there is too much to make", async () => {
  const slow = {
    path: "/slow",
    mostBytes: 10,
    answer: () => {
      const end = performance.now() + 10;
      while (performance.now() < end);
      return { text: "{}" };
    },
  };
  const counts = { cached: 0, made: 0, overloaded: 0 };
  const handle = answererOutside({
    limiter: undefined,
    trustedProxies: [],
    report: (error) => {
      throw error;
    },
    work: new FairQueue(setImmediate),
    counts,
  });
  const ask = async () => (await handle(slow, request("GET", "/slow"))).stored;
  // Two seconds of work at once: more than anybody would wait for.
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  expect(answers[0]?.status).toBe(200);
  expect(answers.map(({ status }) => status)).toContain(503);
  expect(answers.find(({ status }) => status === 503)?.headers).toContain("Retry-After");
  expect(counts.made + counts.overloaded).toBe(200);
});
