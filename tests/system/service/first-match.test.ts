import { expect, it, onTestFinished } from "vitest";
import { untilReady } from "../../start/runtimes.ts";
import { startService } from "../../start/service.ts";

/** The first match of a process reads the names of the whole country, the first of a batch too. */
it.each([
  ["/v1/match", "/v1/match?kind=ward&name=gwarzzo"],
  ["/reconcile", `/reconcile?queries=${encodeURIComponent('{"q":{"query":"gwarzzo","type":"ward"}}')}`],
  [
    "/reconcile for a polling unit in a ward",
    `/reconcile?queries=${encodeURIComponent('{"q":{"query":"24-11-01-007","type":"polling_unit","properties":[{"pid":"ward","v":"gwarzzo"}]}}')}`,
  ],
] as const)(
  "answers others while the first request to %s reads the names of all wards",
  async (_, target) => {
    const service = await startService({ RATE_LIMIT: "off", LOG_LEVEL: "info" });
    onTestFinished(service.stop);
    await untilReady(service);
    let isDone = false;
    const match = fetch(service.url + target).then(({ status }) => {
      isDone = true;
      return status;
    });
    let answered = 0;
    while (!isDone) {
      const { status } = await fetch(`${service.url}/v1/health`);
      expect(status).toBe(200);
      answered++;
    }
    expect(await match).toBe(200);
    expect(answered).toBeGreaterThan(4);
  },
);
