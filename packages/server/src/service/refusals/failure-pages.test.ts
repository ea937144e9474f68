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
