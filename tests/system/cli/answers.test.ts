import { execFileSync } from "node:child_process";
import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { isOfRecords } from "@naijaref/api/contract/shape";
import { describe, expect, it } from "vitest";
import { commands } from "../../../packages/cli/src/commands.ts";
import { exampleLine } from "../../../packages/cli/src/help.ts";
import { argumentsOf } from "../../../packages/cli/src/usage.ts";
import { sharedService } from "../../start/shared-service.ts";
import { installPackage } from "./installed.ts";
import { runHere } from "./run-here.ts";

/** Every operation as a command, beside the running service. */

const installed = await installPackage();
const service = sharedService();

const operations = contract as Readonly<Record<OperationId, Operation>>;

const bodyAt = async (target: string): Promise<string> => (await fetch(service.url + target)).text();

it("has one command for each operation, but for those whose contract says that they have none", () => {
  const called = Object.entries(operations).filter(([, { command }]) => command !== null);
  expect([...commands.values()].map(({ id }) => id)).toEqual(called.map(([id]) => id));
});

it("says how to add the polling units where they are not installed", async () => {
  const { code, out, words } = await installed.run(["polling-unit", "24-11-01-007"]);
  expect([code, out]).toEqual([2, ""]);
  expect(words).toContain("npm pack -w packages/polling-units");
});

const examples = [...commands.values()].flatMap((command) =>
  operations[command.id].examples
    .filter((target) => !/format=(?:csv|ics)/.test(target))
    .map((target) => ({ command, operation: operations[command.id], target })),
);

/** For answers with records a terminal would show a table. */
const jsonFlag = ({ answer }: Operation): readonly string[] => (isOfRecords(answer) ? ["--json"] : []);

const codeFor = (body: string): number => (body.startsWith('{"count":0,') ? 1 : 0);

it("prints for every example with --json what the service answers", async () => {
  for (const { command, operation, target } of examples) {
    const args = [command.name, ...argumentsOf(operation, target), ...jsonFlag(operation)];
    const { out, code } = await runHere(args);
    const body = await bodyAt(target);
    expect({ out, code }, target).toEqual({ out: `${body}\n`, code: codeFor(body) });
  }
});

it("has lines in --help that bash reads as the arguments of the examples", () => {
  const lines = examples.map(({ command, operation, target }) =>
    exampleLine(command.name, operation, target),
  );
  const script = `naijaref() { printf '%s\\0' "$@" $'\\n'; }\n${lines.join("\n")}`;
  const read = execFileSync("bash", ["-c", script], { encoding: "utf8" });
  expect(read.split("\n\0").slice(0, -1)).toEqual(
    examples.map(({ command, operation, target }) =>
      [command.name, ...argumentsOf(operation, target), ""].join("\0"),
    ),
  );
});

const FAILURES = [
  ["state", "/v1/states/Lagoss", 1],
  ["phone", "/v1/phone/12", 1],
  ["where", "/v1/reverse?lat=0&lon=-3.35", 1],
  ["search", "/v1/search?q=ikeja&limit=99", 2],
  ["lgas", "/v1/lgas?fields=nam", 2],
] as const;

it.each(FAILURES)("%s: fails with --json as %s does, and ends with %i", async (name, target, code) => {
  const command = commands.get(name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  const ran = await runHere([name, ...argumentsOf(operations[command.id], target), "--json"]);
  expect(ran).toEqual({ code, out: "", words: `${await bodyAt(target)}\n` });
});

describe("the other formats", () => {
  it.each([
    ["csv", "/v1/lgas?state=Lagos&format=csv", ["lgas", "--state", "Lagos", "--csv"]],
    ["ndjson", "/v1/lgas?state=Lagos&format=ndjson", ["lgas", "--state", "Lagos", "--ndjson"]],
    ["format=csv", "/v1/states?format=csv", ["states", "--format", "csv"]],
  ])("are those of the service: %s", async (_, target, args) => {
    expect((await runHere(args)).out).toBe(await bodyAt(target));
  });

  it("writes one record as CSV and as NDJSON", async () => {
    const csv = await runHere(["nuban", "0000014579", "--bank", "011", "--csv", "--fields", "valid,bank"]);
    expect(csv.out).toBe("valid,bank\r\ntrue,first-bank\r\n");
    const ndjson = await runHere(["state", "Lagos", "--ndjson", "--fields", "code,name"]);
    expect(ndjson.out).toBe('{"code":"LA","name":"Lagos"}\n');
  });
});

it("explains every command, with its examples", async () => {
  const { out } = await runHere(["help"]);
  for (const name of commands.keys()) expect(out).toContain(`\n  ${name} `);
  const help = await runHere(["nuban", "--help"]);
  for (const target of operations.validateNuban.examples)
    expect(help.out).toContain(`\n  ${exampleLine("nuban", operations.validateNuban, target)}\n`);
  expect(help.out).toContain("standard input");
});
