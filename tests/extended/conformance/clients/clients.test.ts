import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProgram } from "../../../start/programs.ts";
import { untilReady } from "../../../start/runtimes.ts";
import { sharedService } from "../../../start/shared-service.ts";
import { binary, isInstalled } from "../installed.ts";
import { askPlainly, QUESTIONS } from "./questions.ts";

/**
 * Clients that generators make from the description: each is compiled, and asks the real service the
 * questions of `examples/clients/questions.json`.
 */

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EXAMPLES = here("../../../../examples/clients/");
const CONFORMANCE = here("../");
const PYTHON = process.env["PYTHON_READERS"] ?? "";

const isInCi = process.env["CI"] === "true";
const pythonGenerator = join(dirname(PYTHON), "openapi-python-client");
if (isInCi && !existsSync(pythonGenerator))
  throw new Error("openapi-python-client is not there: .ci/run must install .ci/readers.txt");

/** What every program prints, by name. Of the last, `chosen`, only the whole description tells. */
const { chosen, ...ANSWERS } = Object.fromEntries(QUESTIONS.map(({ name, answer }) => [name, answer]));
const ALL_ANSWERS = { ...ANSWERS, chosen };

const service = sharedService();
let work: string;

beforeAll(async () => {
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
  rmSync(work, { recursive: true, force: true });
});

const run = promisify(execFile);

/** In milliseconds: a tool that waits for its registry for longer than this is ended, and says so. */
const MAX_COMMAND = 600_000;

/** Runs commands one after another in a folder, and reads what the last one prints. */
async function runAll(cwd: string, commands: readonly (readonly string[])[]): Promise<unknown> {
  let printed = "";
  for (const [program = "", ...texts] of commands) {
    const env = {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: "1",
      // Each Java program here runs for seconds: what the second compiler and a second thread for the memory
      // would save comes later. Half the time of both cores.
      JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
      PATH: `${dirname(PYTHON)}:${process.env["PATH"]}`,
    };
    const done = await run(program, texts, { cwd, env, maxBuffer: 64e6, timeout: MAX_COMMAND }).catch(
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

it.each(QUESTIONS)("the service itself: $name", async (question) => {
  expect(await askPlainly(service.url, question)).toEqual(question.answer);
});

const both = (make: (name: string) => readonly string[]) => ["exact", "whole"].map(make);

it("openapi-typescript and openapi-fetch", async () => {
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
    [here("../../../../node_modules/.bin/tsx"), "client.mts", service.url],
  ];
  expect(await runAll(folder, commands)).toEqual(ALL_ANSWERS);
});

describe.skipIf(!existsSync(pythonGenerator))(
  "Python (skipped where PYTHON_READERS has no generator)",
  () => {
    it("openapi-python-client", async () => {
      const commands = [
        ...both((name) => [
          ...[pythonGenerator, "generate", "--path", join(work, `${name}.json`)],
          ...["--meta", "none", "--output-path", name],
        ]),
        [PYTHON, "client.py", service.url],
      ];
      expect(await runAll(copyOf("python"), commands)).toEqual(ALL_ANSWERS);
    });
  },
);

const go = findProgram("go");

describe.skipIf(go === undefined)("Go (skipped where there is none)", () => {
  it("oapi-codegen", async () => {
    const commands = [
      ["mkdir", "exact", "whole"],
      ...both((name) => [
        ...[go ?? "", "tool", "oapi-codegen", "-generate", "types,client", "-package", name],
        // It supports OpenAPI 3.0 in full, and 3.1 as far as the whole description needs it.
        ...["-o", `${name}/client.go`, join(work, name === "exact" ? "exact-3.0.json" : "whole.json")],
      ]),
      [go ?? "", "run", ".", service.url],
    ];
    expect(await runAll(copyOf("go"), commands)).toEqual(ALL_ANSWERS);
  });
});

const java = findProgram("java");
const maven = findProgram("mvn");
const php = findProgram("php");
const cargo = findProgram("cargo");
/** As the table of the examples has them, too. */
const RUST = [
  ...["--operation-id-name-mappings", "match=match_names", "--additional-properties=supportAsync=false"],
  ...["--global-property", "apis,models,apiDocs=false,modelDocs=false"],
  ...["--global-property", "supportingFiles=lib.rs:mod.rs:configuration.rs"],
];
const generator = java !== undefined && maven !== undefined;

/** The version that the examples name. */
const [, GENERATOR = ""] =
  /openapi-generator-cli:(\d[\d.]*)/.exec(readFileSync(join(EXAMPLES, "README.md"), "utf8")) ?? [];

/** As the table of the examples says: fetches the generator where it is not there yet, and runs it. */
function generate(...options: readonly string[]): readonly (readonly string[])[] {
  const jar = join(work, `openapi-generator-cli-${GENERATOR}.jar`);
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${GENERATOR}`;
  const fetched = [maven ?? "", "-q", "-B", "dependency:copy", artifact, `-DoutputDirectory=${work}`];
  return [...(existsSync(jar) ? [] : [fetched]), [java ?? "", "-jar", jar, ...options]];
}

const fromExact = () => ["generate", "-i", join(work, "exact.json")];

describe.skipIf(!generator)("Java (skipped where there is no Maven)", () => {
  it("OpenAPI Generator", async () => {
    const description = `-Ddescription=${join(work, "exact.json")}`;
    const commands = [
      [maven ?? "", "-q", "-B", description, "package", "dependency:copy-dependencies"],
      [java ?? "", "-cp", "target/classes:target/dependency/*", "example.Client", service.url],
    ];
    expect(await runAll(copyOf("java"), commands)).toEqual(ANSWERS);
  });
});

describe.skipIf(!generator)("Kotlin (skipped where there is no Maven)", () => {
  it("OpenAPI Generator", async () => {
    const description = `-Ddescription=${join(work, "exact.json")}`;
    const commands = [
      [maven ?? "", "-q", "-B", description, "package", "dependency:copy-dependencies"],
      [java ?? "", "-cp", "target/classes:target/dependency/*", "example.ClientKt", service.url],
    ];
    expect(await runAll(copyOf("kotlin"), commands)).toEqual(ANSWERS);
  });
});

describe.skipIf(!generator || php === undefined)("PHP (skipped where there is no PHP or Maven)", () => {
  it("OpenAPI Generator", async () => {
    const commands = [
      ...generate(...fromExact(), "-g", "php", "-o", "generated", "--invoker-package", "Naijaref"),
      [php ?? "", "client.php", service.url],
    ];
    expect(await runAll(copyOf("php"), commands)).toEqual(ANSWERS);
  });
});

describe.skipIf(!generator || cargo === undefined)("Rust (skipped where there is no Cargo or Maven)", () => {
  it("OpenAPI Generator", async () => {
    const commands = [
      ...generate(...fromExact(), "-g", "rust", "-o", ".", ...RUST),
      [cargo ?? "", "run", "--quiet", "--locked", "--", service.url],
    ];
    expect(await runAll(copyOf("rust"), commands)).toEqual(ANSWERS);
  });
});

const compiler = findProgram("mcs");
const mono = findProgram("mono");
/** Of the package `nswag`: its programs for .NET Framework, which Mono runs too. */
const NSWAG = `${CONFORMANCE}node_modules/nswag/bin/binaries/Win`;

describe.skipIf(!isInstalled || compiler === undefined || mono === undefined)(
  "C# (skipped where conformance/ is not installed, or there is no Mono)",
  () => {
    it("NSwag", async () => {
      const libraries =
        "System.Net.Http,System.ComponentModel.DataAnnotations,System.Runtime.Serialization,Newtonsoft.Json.dll";
      const generated = [
        ...["/namespace:Naijaref", "/classname:NaijarefClient", "/generateOptionalParameters:true"],
        "/output:Naijaref.cs",
      ];
      const commands = [
        [
          mono ?? "",
          `${NSWAG}/NSwag.exe`,
          "openapi2csclient",
          `/input:${join(work, "exact.json")}`,
          ...generated,
        ],
        ["cp", `${NSWAG}/Newtonsoft.Json.dll`, "."],
        [compiler ?? "", "-langversion:7", "-out:client.exe", `-r:${libraries}`, "Client.cs", "Naijaref.cs"],
        [mono ?? "", "client.exe", service.url],
      ];
      expect(await runAll(copyOf("csharp"), commands)).toEqual(ANSWERS);
    });
  },
);
