import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The rules for Prometheus use metrics that there are. */

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

it("alerts on no metric that the service does not have", () => {
  const written = ["./log/metrics.ts", "./log/metrics-server.ts"].map(read).join("\n");
  const rules = read("../../../../docs/deploy/alerts.yaml");
  const used = new Set(rules.match(/\b(?:naijaref|http|process|nodejs)_[a-z0-9_]+(?=\{)/g));
  expect(used.size).toBeGreaterThan(5);
  for (const metric of used) {
    // A histogram has three names.
    const name = metric.replace(/_(?:bucket|sum|count)$/, "");
    expect([metric, written.includes(`"${name}"`)]).toEqual([metric, true]);
  }
});
