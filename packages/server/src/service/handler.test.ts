import { fail } from "@naijaref/api/contract/errors";
import type { Limiter } from "@naijaref/http/limit/quota";
import type { HttpRequest } from "@naijaref/http/message";
import { pages, renderFailure, type Site } from "@naijaref/pages";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { state } from "../../../../tests/library/open-page.ts";
import { createHandler } from "./handler.ts";
import { answererOutside } from "./outside.ts";
import { showFailure } from "./refusals/failure-pages.ts";
import { failureResponse } from "./resources/representation.ts";
import { FairQueue } from "./work/fair-queue.ts";

const request: HttpRequest = {
  ...{ method: "GET", target: "/v1/states/LA", peer: "192.0.2.1", header: () => undefined },
};

const options = { limiter: undefined, trustedProxies: [], encode: undefined, state, report: () => {} };

it.each([
  [
    "at once",
    () => {
      throw new Error("a fault");
    },
  ],
  ["later", () => Promise.reject(new Error("a fault"))],
] satisfies [string, Limiter["take"]][])(
  "confesses a fault that comes %s, in JSON, and reports it",
  async (_, take) => {
    const report = vi.fn();
    const handle = createHandler({ ...options, limiter: { limit: 1, take }, report });
    const { stored } = await handle(request);
    expect(stored.status).toBe(500);
    expect(stored.headers).toContain("Access-Control-Allow-Origin");
    const { error } = JSON.parse(String(stored.body)) as { error: { id: string } };
    expect(error).toMatchObject({ code: "internal_error", id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error("a fault"), error.id);
  },
);

it.each([
  ["/v1/ready", { isStarting: () => true }, 503],
  ["/v1/ready", { isStarting: () => false }, 200],
  ["/v1/ready", { isDraining: () => true }, 503],
  ["/v1/health", { isDraining: () => true }, 200],
])(
  "is ready neither while it starts nor while it drains, and answers %s whoever knows it",
  async (target, change, status) => {
    const handle = createHandler({ ...options, state: { ...state, ...change } });
    const { stored } = await handle({
      ...request,
      target,
      header: (name) => (name === "if-none-match" ? "*" : undefined),
    });
    expect(stored.status).toBe(status);
  },
);

it("refuses calls of a service outside /v1 when there is too much to make", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = () => {
    vi.advanceTimersByTime(10);
    return { text: "{}" };
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
  const slow = { path: "/slow", mostBytes: 10, answer };
  const ask = async () => (await handle(slow, { ...request, target: "/slow" })).stored;
  // Two seconds of work at once: more than anybody would wait for.
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  expect(answers[0]?.status).toBe(200);
  expect(answers.find(({ status }) => status === 503)?.headers).toContain("Retry-After");
  expect(counts.made + counts.overloaded).toBe(200);
});

it("refuses a search when there is too much to make", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const work = new FairQueue(setImmediate);
  const handle = createHandler({ ...options, work });
  for (let asked = 0; asked < 200; asked++)
    void work.run(request.peer, async () => vi.advanceTimersByTime(10));
  const { stored } = await handle({ ...request, target: "/v1/search?q=ikejja" });
  expect([stored.status, String(stored.body)]).toEqual([503, expect.stringContaining('"overloaded"')]);
  expect(stored.headers).toContain("Retry-After");
});

it("has a page that loads something wait for its turn, although it costs no units", async () => {
  const work = new FairQueue(setImmediate);
  const run = vi.spyOn(work, "run");
  const handle = createHandler({ ...options, pages, work });
  expect((await handle({ ...request, target: "/v1/docs" })).stored.status).toBe(200);
  expect(run).toHaveBeenCalledOnce();
});

describe("failure pages", () => {
  const site: Site = { publicUrl: undefined, repositoryUrl: undefined, pollingUnits: state.pollingUnits };

  const asked: HttpRequest = {
    ...{ ...request, target: "/nowhere" },
    header: (name) => (name === "accept" ? "text/html" : undefined),
  };

  /** The page that is shown for a failure. */
  const pageOf = (stored: ReturnType<typeof failureResponse>) => {
    const shown = showFailure({ stored, extra: [], isCached: false }, asked, site, pages).stored;
    return { headers: shown.headers, text: new TextDecoder().decode(shown.body as Uint8Array) };
  };

  it("shows the same page as if it were rendered for each message", async () => {
    const codes = fc.constantFrom("not_found" as const, "rate_limited" as const, "overloaded" as const);
    const texts = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[<>&"'$%2F a-z]{1,40}$/));
    await fc.assert(
      fc.asyncProperty(codes, texts, async (code, text) => {
        const stored = failureResponse(fail(code, text), "-");
        const expected = renderFailure({ status: stored.status, message: text }, site);
        // Not `toBe`, which would print both pages.
        expect(pageOf(stored).text === expected).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("tells a person who opened many pages to wait, and nothing of units", () => {
    const text =
      "This address has used its 120 units of a minute: try again in 34 s, or use the offline library (/library).";
    const { text: page } = pageOf(failureResponse(fail("rate_limited", text), "-"));
    expect(page).toContain("Too many requests from your network. Wait 34 seconds.");
    expect(page).not.toMatch(/units of a minute|offline library/);
  });
});
