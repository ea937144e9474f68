import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningService, type Runtime, startOn } from "../../../start/runtimes.ts";

/** The official conformance suite. It needs a newer Node than the service does, so Bun runs it. */

const module = (path: string): string => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

const SUITE = module("@modelcontextprotocol/conformance/dist/index.js");

interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
}

/** The checks of each scenario. */
type Report = ReadonlyMap<string, readonly Check[]>;

async function runSuite(service: RunningService, revision: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-conformance-"));
  const url = service.url.replace("127.0.0.1", "localhost");
  const parameters = [
    "server",
    "--url",
    `${url}/mcp`,
    "--suite",
    "all",
    "--spec-version",
    revision,
    "-o",
    folder,
  ];
  // It ends with 1 where any scenario fails.
  await promisify(execFile)(module(".bin/bun"), [SUITE, ...parameters], { timeout: 60_000 }).catch(() => {});
  const report = new Map(
    readdirSync(folder).map((name) => [
      /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name)?.[1] ?? name,
      JSON.parse(readFileSync(join(folder, name, "checks.json"), "utf8")) as Check[],
    ]),
  );
  rmSync(folder, { recursive: true });
  return report;
}

/**
 * Scenarios that call tools, prompts and resources of the suite's own test server, and those of capabilities
 * that are not offered here: prompts and their completion, logging, subscriptions, questions to the client.
 */
const OF_ITS_TEST_SERVER =
  /^(tools-call-|resources-(read|templates|subscribe|unsubscribe)|prompts-|completion-|logging-|elicitation-|input-required-|json-schema-|http-custom-header)/;

/** Single checks of other scenarios that need the same. */
const NOT_TESTABLE = [
  "sep-2549-prompts-list-caching-hints",
  "sep-2575-server-rejects-undeclared-capability",
  "sep-2575-missing-capability-http-400",
  "sep-2575-http-server-no-independent-requests-on-stream",
  "sep-2575-server-no-log-without-loglevel",
];

const idsOf = (report: Report, status: Check["status"]): string[] =>
  [...report].flatMap(([scenario, checks]) =>
    OF_ITS_TEST_SERVER.test(scenario)
      ? []
      : checks.filter((check) => check.status === status).map(({ id }) => id),
  );

const runtimes: readonly Runtime[] = ["Node", "Bun", "Deno", "workerd"];

describe.each(runtimes)("%s", (runtime) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startOn(runtime, { RATE_LIMIT: "off", MCP_ORIGINS: "localhost,127.0.0.1" });
  });
  afterAll(() => service.stop());

  it("conforms to revision 2026-07-28", async () => {
    const report = await runSuite(service, "2026-07-28");
    expect(new Set(idsOf(report, "FAILURE"))).toEqual(new Set(NOT_TESTABLE));
    expect(idsOf(report, "WARNING")).toEqual([]);
    expect(idsOf(report, "SUCCESS").length).toBeGreaterThan(50);
    // Whatever a scenario asked: each message was one of the revision's schema.
    const isValid = [...report.values()].flat().filter(({ id }) => id === "wire-schema-valid");
    expect(isValid.filter(({ status }) => status !== "SUCCESS")).toEqual([]);
  });

  it("conforms to revision 2025-11-25", async () => {
    const report = await runSuite(service, "2025-11-25");
    expect(idsOf(report, "FAILURE")).toEqual([]);
    expect(idsOf(report, "SUCCESS").length).toBeGreaterThan(8);
  });
});
