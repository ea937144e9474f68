import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUESTIONS } from "../../../../examples/agents/questions.ts";
import { makeFolder } from "../../../start/folder.ts";
import { run } from "../../../start/programs.ts";
import { sharedService } from "../../../start/shared-service.ts";
import { ownService, waysToTry } from "../../../start/ways-to-try.ts";
import { binary } from "../installed.ts";
import { CLIENTS, type Connection, type Server, textOf } from "./clients.ts";

/** The official clients use everything that is offered, over HTTP on every runtime and over standard streams. */
async function useAll(connection: Connection, guides: readonly string[]): Promise<void> {
  expect(connection.getInstructions()).toContain("unverified_fields");
  const { tools } = await connection.listTools();
  expect(tools).toHaveLength(9);
  const seats = { name: "find_seats", arguments: { place: "Surulere", state: "Oyo" } };
  expect(textOf(await connection.callTool(seats))).toContain("Oyo Central");
  const unit = { name: "find_place", arguments: { q: "24-11-01-007" } };
  expect(textOf(await connection.callTool(unit))).toContain("Nurudeen");
  const missed = await connection.callTool({ name: "check_account", arguments: { account: "12" } });
  expect(missed).toMatchObject({ isError: true });
  const { resources } = await connection.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining([...guides]));
  for (const uri of [...guides, "naijaref://records/lga/NG025011"]) {
    const { contents } = await connection.readResource({ uri });
    expect(contents).toMatchObject([{ uri, text: expect.stringMatching(/.{100}/s) }]);
  }
  expect((await connection.listResourceTemplates()).resourceTemplates).toHaveLength(1);
  const { completion } = await connection.complete({
    ref: { type: "ref/resource", uri: "naijaref://records/{kind}/{code}" },
    argument: { name: "kind", value: "lg" },
  });
  expect(completion.values).toEqual(["lga"]);
  await expect(connection.readResource({ uri: "naijaref://guides/nothing" })).rejects.toThrow(/not found/i);
  await expect(connection.callTool({ name: "nothing", arguments: {} })).rejects.toThrow(/no such tool/i);
}

const clients = Object.entries(CLIENTS);

const meet = async (
  connect: (server: Server) => Promise<Connection>,
  server: Server,
  guides: readonly string[],
): Promise<void> => {
  const connection = await connect(server);
  await useAll(connection, guides);
  await connection.close();
};

describe("standard streams", () => {
  const program = fileURLToPath(new URL("../../../../packages/cli/dist/cli/main.cjs", import.meta.url));
  const server = { command: process.execPath, args: [program, "mcp"] };

  // The command has no guides: they would make the package larger.
  it.each(clients)("client %s", (_, connect) => meet(connect, server, []));
});

/** The official conformance suite. It needs a newer Node than the service does, so Bun runs it. */
const SUITE = fileURLToPath(
  new URL("../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url),
);

interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
}

/** The checks of each scenario. */
type Report = ReadonlyMap<string, readonly Check[]>;

async function runSuite({ url }: { readonly url: string }, revision: string): Promise<Report> {
  const folder = makeFolder();
  const asked = ["--url", `${url.replace("127.0.0.1", "localhost")}/mcp`, "--suite", "all"];
  const command = [binary("bun"), SUITE, "server", ...asked, "--spec-version", revision, "-o", folder];
  // It ends with 1 where any scenario fails.
  await run(folder, command).catch(() => {});
  const report = new Map(
    readdirSync(folder).map((name) => [
      /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name)?.[1] ?? name,
      JSON.parse(readFileSync(join(folder, name, "checks.json"), "utf8")) as Check[],
    ]),
  );
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

describe.each(waysToTry(["Node", "Bun", "Deno", "workerd"]))("%s", (runtime) => {
  const service = ownService(runtime, { RATE_LIMIT: "off", MCP_ORIGINS: "localhost,127.0.0.1" });

  it.each(clients)("client %s", (_, connect) =>
    meet(connect, new URL(`${service.url}/mcp`), ["naijaref://guides/places"]),
  );

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

describe("questions", () => {
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
});
