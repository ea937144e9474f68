import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { makeFolder } from "../../../start/folder.ts";
import { findProgram, run } from "../../../start/programs.ts";
import { hasModules, ofPython, python } from "../../../start/python.ts";
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

/** What every program prints, by name. Of the last, `chosen`, only the whole description tells. */
const { chosen, ...ANSWERS } = Object.fromEntries(QUESTIONS.map(({ name, answer }) => [name, answer]));
const ALL_ANSWERS = { ...ANSWERS, chosen };

const service = sharedService();
const work = makeFolder();

beforeAll(async () => {
  await untilReady(service);
  for (const [name, query] of [
    ["exact", "?without=fields,ids,format"],
    ["exact-3.0", "?without=fields,ids,format&version=3.0"],
    ["whole", ""],
  ]) {
    const description = await fetch(`${service.url}/v1/openapi.json${query}`);
    writeFileSync(join(work, `${name}.json`), await description.text());
  }
});

const env = {
  PYTHONDONTWRITEBYTECODE: "1",
  // Each Java program here runs for seconds: what the second compiler and a second thread for the memory
  // would save comes later. Half the time of both cores.
  JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
  PATH: `${dirname(ofPython("python"))}:${process.env["PATH"]}`,
};

type Commands = readonly (readonly string[])[];

/** Runs commands one after another in a copy of an example, and reads what the last one prints. */
async function runAll(language: string, commands: Commands): Promise<unknown> {
  const folder = join(work, language);
  // Where somebody tried the example, its packages are there too.
  const modules = join(EXAMPLES, language, "node_modules");
  cpSync(join(EXAMPLES, language), folder, { recursive: true, filter: (source) => source !== modules });
  if (language === "typescript") symlinkSync(join(CONFORMANCE, "node_modules"), join(folder, "node_modules"));
  let printed = "";
  for (const command of commands) printed = (await run(folder, command, { env })).out;
  return JSON.parse(printed.trim().split("\n").at(-1) ?? "");
}

it.each(QUESTIONS)("the service itself: $name", async (question) => {
  expect(await askPlainly(service.url, question)).toEqual(question.answer);
});

const exact = join(work, "exact.json");
const both = (make: (name: string) => readonly string[]): Commands => ["exact", "whole"].map(make);

/** As the table of the examples has them, too. */
const RUST = [
  ...["--operation-id-name-mappings", "match=match_names", "--additional-properties=supportAsync=false"],
  ...["--global-property", "apis,models,apiDocs=false,modelDocs=false"],
  ...["--global-property", "supportingFiles=lib.rs:mod.rs:configuration.rs"],
];

const generator = join(work, "openapi-generator-cli.jar");

/** The version that the examples name. */
const [, GENERATOR = ""] =
  /openapi-generator-cli:(\d[\d.]*)/.exec(readFileSync(join(EXAMPLES, "README.md"), "utf8")) ?? [];

/** As the table of the examples says: fetches the generator where it is not there yet, and runs it. */
function generate(...options: readonly string[]): Commands {
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${GENERATOR}`;
  const to = ["-Dmdep.stripVersion=true", `-DoutputDirectory=${work}`];
  const fetched = ["mvn", "-q", "-B", "dependency:copy", artifact, ...to];
  const made = ["java", "-jar", generator, "generate", "-i", exact, ...options];
  return existsSync(generator) ? [made] : [fetched, made];
}

const ofJvm = (main: string) => (): Commands => [
  ["mvn", "-q", "-B", `-Ddescription=${exact}`, "package", "dependency:copy-dependencies"],
  ["java", "-cp", "target/classes:target/dependency/*", `example.${main}`, service.url],
];

/** Of the package `nswag`: its programs for .NET Framework, which Mono runs too. */
const NSWAG = `${CONFORMANCE}node_modules/nswag/bin/binaries/Win`;
const LIBRARIES =
  "System.Net.Http,System.ComponentModel.DataAnnotations,System.Runtime.Serialization,Newtonsoft.Json.dll";

/** A language, the programs that it needs, what is run, and whether the whole description is read too. */
const CLIENTS: readonly (readonly [
  string,
  programs: readonly string[],
  () => Commands,
  isWhole?: boolean,
])[] = [
  [
    "typescript",
    [],
    () => [
      ...both((name) => [binary("openapi-typescript"), join(work, `${name}.json`), "-o", `${name}.ts`]),
      [binary("tsc")],
      [here("../../../../node_modules/.bin/tsx"), "client.mts", service.url],
    ],
    true,
  ],
  [
    "python",
    [],
    () => [
      ...both((name) => [
        ...[ofPython("openapi-python-client"), "generate", "--path", join(work, `${name}.json`)],
        ...["--meta", "none", "--output-path", name],
      ]),
      [python ?? "", "client.py", service.url],
    ],
    true,
  ],
  [
    "go",
    ["go"],
    () => [
      ["mkdir", "exact", "whole"],
      ...both((name) => [
        ...["go", "tool", "oapi-codegen", "-generate", "types,client", "-package", name],
        // It supports OpenAPI 3.0 in full, and 3.1 as far as the whole description needs it.
        ...["-o", `${name}/client.go`, join(work, name === "exact" ? "exact-3.0.json" : "whole.json")],
      ]),
      ["go", "run", ".", service.url],
    ],
    true,
  ],
  ["java", ["java", "mvn"], ofJvm("Client")],
  ["kotlin", ["java", "mvn"], ofJvm("ClientKt")],
  [
    "php",
    ["java", "mvn", "php"],
    () => [
      ...generate("-g", "php", "-o", "generated", "--invoker-package", "Naijaref"),
      ["php", "client.php", service.url],
    ],
  ],
  [
    "rust",
    ["java", "mvn", "cargo"],
    () => [
      ...generate("-g", "rust", "-o", ".", ...RUST),
      ["cargo", "run", "--quiet", "--locked", "--", service.url],
    ],
  ],
  [
    "csharp",
    ["mono", "mcs"],
    () => [
      [
        ...["mono", `${NSWAG}/NSwag.exe`, "openapi2csclient", `/input:${exact}`, "/output:Naijaref.cs"],
        ...["/namespace:Naijaref", "/classname:NaijarefClient", "/generateOptionalParameters:true"],
      ],
      ["cp", `${NSWAG}/Newtonsoft.Json.dll`, "."],
      ["mcs", "-langversion:7", "-out:client.exe", `-r:${LIBRARIES}`, "Client.cs", "Naijaref.cs"],
      ["mono", "client.exe", service.url],
    ],
  ],
];

const isThere = (language: string, programs: readonly string[]): boolean =>
  isInstalled &&
  programs.every((program) => findProgram(program) !== undefined) &&
  (language !== "python" || hasModules("openapi_python_client"));

for (const [language, programs, commands, isWhole = false] of CLIENTS)
  it.skipIf(!isThere(language, programs))(
    `a client in ${language} (skipped where it has no tools)`,
    async () => {
      expect(await runAll(language, commands())).toEqual(isWhole ? ALL_ANSWERS : ANSWERS);
    },
  );

it("tells others to install the generator of TypeScript that is tried here", () => {
  const [example = "", installed = ""] = [`${EXAMPLES}typescript`, CONFORMANCE].map((path) =>
    readFileSync(join(path, "package.json"), "utf8"),
  );
  expect(JSON.parse(installed).devDependencies).toMatchObject(JSON.parse(example).devDependencies);
});
