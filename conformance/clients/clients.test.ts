import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProgram } from "../../packages/server/test/programs.ts";
import { untilReady } from "../../packages/server/test/runtimes.ts";
import { type RunningService, startService } from "../../packages/server/test/service.ts";
import { binary } from "../installed.ts";

/**
 * Clients that generators make from the description: each is compiled, and asks the real service for a list,
 * a record, a 404 and a 409.
 */

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EXAMPLES = here("../../examples/clients/");
const CONFORMANCE = here("../");
const PYTHON = process.env["PYTHON_READERS"] ?? "";
const MINUTES = 60_000;

const isInCi = process.env["CI"] === "true";
const pythonGenerator = join(dirname(PYTHON), "openapi-python-client");
if (isInCi && !existsSync(pythonGenerator))
  throw new Error("openapi-python-client is not there: .ci/run must install .ci/readers.txt");

/** What every program prints. */
const ANSWERS = {
  list: "gtbank",
  record: "Ikeja",
  missing: [404, "not_found"],
  shared: [409, "ambiguous", ["Lagos", "Oyo"]],
};
/** From the client of the whole description. */
const CHOSEN = { chosen: ["gtbank", null] };

let service: RunningService;
let work: string;

beforeAll(async () => {
  service = await startService({ RATE_LIMIT: "off" });
  await untilReady(service);
  work = mkdtempSync(join(tmpdir(), "naijaref-clients-"));
  for (const [name, query] of [
    ["exact", "?without=fields,ids,format"],
    ["exact-3.0", "?without=fields,ids,format&version=3.0"],
    ["whole", ""],
  ]) {
    const description = await fetch(`${service.url}/v1/openapi.json${query}`);
    writeFileSync(join(work, `${name}.json`), await description.text());
  }
});

afterAll(async () => {
  await service.stop();
  rmSync(work, { recursive: true, force: true });
});

const run = promisify(execFile);

/** Runs commands one after another in a folder, and reads what the last one prints. */
async function runAll(cwd: string, commands: readonly (readonly string[])[]): Promise<unknown> {
  let printed = "";
  for (const [program = "", ...texts] of commands) {
    const env = {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: "1",
      PATH: `${dirname(PYTHON)}:${process.env["PATH"]}`,
    };
    const done = await run(program, texts, { cwd, env, maxBuffer: 64e6 }).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${program} ${texts.join(" ")}\n${error.stdout}\n${error.stderr ?? error}`);
      },
    );
    printed = done.stdout;
  }
  return JSON.parse(printed.trim().split("\n").at(-1) ?? "");
}

/** A copy of an example, for what is generated into it. */
function copyOf(language: string): string {
  const folder = join(work, language);
  // Where somebody tried the example, its packages are there too.
  const modules = join(EXAMPLES, language, "node_modules");
  cpSync(join(EXAMPLES, language), folder, { recursive: true, filter: (source) => source !== modules });
  return folder;
}

const both = (make: (name: string) => readonly string[]) => ["exact", "whole"].map(make);

it(
  "openapi-typescript and openapi-fetch",
  async () => {
    const folder = copyOf("typescript");
    const [example = "", installed = ""] = [`${EXAMPLES}typescript`, CONFORMANCE].map((path) =>
      readFileSync(join(path, "package.json"), "utf8"),
    );
    // What the example tells others to install is what is tried here.
    expect(JSON.parse(installed).devDependencies).toMatchObject(JSON.parse(example).devDependencies);
    symlinkSync(join(CONFORMANCE, "node_modules"), join(folder, "node_modules"));
    const commands = [
      ...both((name) => [binary("openapi-typescript"), join(work, `${name}.json`), "-o", `${name}.ts`]),
      [binary("tsc")],
      [here("../../node_modules/.bin/tsx"), "client.mts", service.url],
    ];
    expect(await runAll(folder, commands)).toEqual({ ...ANSWERS, ...CHOSEN });
  },
  5 * MINUTES,
);

describe.skipIf(!existsSync(pythonGenerator))(
  "Python (skipped where PYTHON_READERS has no generator)",
  () => {
    it(
      "openapi-python-client",
      async () => {
        const commands = [
          ...both((name) => [
            ...[pythonGenerator, "generate", "--path", join(work, `${name}.json`)],
            ...["--meta", "none", "--output-path", name],
          ]),
          [PYTHON, "client.py", service.url],
        ];
        expect(await runAll(copyOf("python"), commands)).toEqual({ ...ANSWERS, ...CHOSEN });
      },
      5 * MINUTES,
    );
  },
);

const go = findProgram("go");

describe.skipIf(go === undefined)("Go (skipped where there is none)", () => {
  it(
    "oapi-codegen",
    async () => {
      const commands = [
        ["mkdir", "exact", "whole"],
        ...both((name) => [
          ...[go ?? "", "tool", "oapi-codegen", "-generate", "types,client", "-package", name],
          // It supports OpenAPI 3.0 in full, and 3.1 as far as the whole description needs it.
          ...["-o", `${name}/client.go`, join(work, name === "exact" ? "exact-3.0.json" : "whole.json")],
        ]),
        [go ?? "", "run", ".", service.url],
      ];
      expect(await runAll(copyOf("go"), commands)).toEqual({ ...ANSWERS, ...CHOSEN });
    },
    5 * MINUTES,
  );
});

const java = findProgram("java");
const maven = findProgram("mvn");

describe.skipIf(java === undefined || maven === undefined)("Java (skipped where there is no Maven)", () => {
  it(
    "OpenAPI Generator",
    async () => {
      const description = `-Ddescription=${join(work, "exact.json")}`;
      const commands = [
        [maven ?? "", "-q", "-B", description, "package", "dependency:copy-dependencies"],
        [java ?? "", "-cp", "target/classes:target/dependency/*", "example.Client", service.url],
      ];
      expect(await runAll(copyOf("java"), commands)).toEqual(ANSWERS);
    },
    5 * MINUTES,
  );
});
