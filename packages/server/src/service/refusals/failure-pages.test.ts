import { fail } from "@naijaref/api/contract/errors";
import type { HttpRequest } from "@naijaref/http/message";
import { pages, renderFailure, type Site } from "@naijaref/pages";
import fc from "fast-check";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it } from "vitest";
import { failureResponse } from "../resources/representation.ts";
import { showFailure } from "./failure-pages.ts";

const site: Site = {
  publicUrl: undefined,
  repositoryUrl: undefined,
  pollingUnits: createPollingUnits(loadStateModule),
};

const request: HttpRequest = {
  method: "GET",
  target: "/nowhere",
  peer: "192.0.2.1",
  header: (name) => (name === "accept" ? "text/html" : undefined),
};

it("shows the same page as if it were rendered for each message", async () => {
  const codes = fc.constantFrom("not_found" as const, "rate_limited" as const, "overloaded" as const);
  const texts = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[<>&"'$%2F a-z]{1,40}$/));
  await fc.assert(
    fc.asyncProperty(codes, texts, async (code, text) => {
      const stored = failureResponse(fail(code, text), "-");
      const answer = { stored, extra: [], isCached: false };
      const shown = showFailure(answer, request, site, pages);
      const expected = renderFailure({ status: stored.status, message: text }, site);
      // Not `toBe`, which would print both pages.
      expect(new TextDecoder().decode(shown.stored.body as Uint8Array) === expected).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it("tells a person who opened many pages to wait, and nothing of units", () => {
  const text =
    "This address has used its 120 units of a minute: try again in 34 s, or use the offline library (/library).";
  const answer = { stored: failureResponse(fail("rate_limited", text), "-"), extra: [], isCached: false };
  const page = new TextDecoder().decode(showFailure(answer, request, site, pages).stored.body as Uint8Array);
  expect(page).toContain(
    "Many pages were opened from your connection within a minute. Wait 34 seconds, then",
  );
  expect(page).not.toMatch(/units of a minute|offline library/);
});

it("says in a field when to come again, as the answer for programs does", () => {
  const stored = failureResponse(fail("overloaded", "Too much to do."), "-", ["Retry-After", "1"]);
  const shown = showFailure({ stored, extra: [], isCached: false }, request, site, pages);
  expect(shown.stored.headers).toEqual(expect.arrayContaining(["Retry-After", "1"]));
});
