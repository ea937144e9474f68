import type { RunState } from "@naijaref/api/operations/operations";
import type { Limiter } from "@naijaref/http/limit/quota";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it, vi } from "vitest";
import { createHandler } from "./handler.ts";

const state: RunState = {
  isDraining: () => false,
  uptime: () => 0,
  pollingUnits: createPollingUnits(loadStateModule),
};

const request = { method: "GET", target: "/v1/states/LA", peer: "192.0.2.1", header: () => undefined };

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
    const handle = createHandler({
      limiter: { limit: 1, take },
      trustedProxies: [],
      encode: undefined,
      state,
      report,
    });
    const { stored } = await handle(request);
    expect(stored.status).toBe(500);
    expect(stored.headers).toContain("Access-Control-Allow-Origin");
    const { error } = JSON.parse(String(stored.body)) as { error: { id: string } };
    expect(error).toMatchObject({ code: "internal_error", id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error("a fault"), error.id);
  },
);

it.each([
  [{ ...state, isStarting: () => true }, 503],
  [{ ...state, isStarting: () => false }, 200],
  [{ ...state, isDraining: () => true }, 503],
])("is ready neither while it starts nor while it drains", async (state, status) => {
  const handle = createHandler({
    limiter: undefined,
    trustedProxies: [],
    encode: undefined,
    state,
    report: () => {},
  });
  expect((await handle({ ...request, target: "/v1/ready" })).stored.status).toBe(status);
});
