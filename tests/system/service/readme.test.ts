import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { expect, it } from "vitest";
import { isInstalled } from "../../extended/conformance/installed.ts";
import { sharedService } from "../../start/shared-service.ts";

/** The examples that people copy first are run as they stand. */

const repository = fileURLToPath(new URL("../../..", import.meta.url));

const GUIDES = [
  "README.md",
  ...readdirSync(join(repository, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

const read = (guide: string): string => readFileSync(join(repository, guide), "utf8");

const blocks = (guide: string, language: string): string[] =>
  [...read(guide).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    (match) => match[1] ?? "",
  );

const addresses = GUIDES.flatMap((guide) =>
  [
    ...blocks(guide, "sh")
      .join("")
      .matchAll(/http:\/\/localhost:3000(\/v1[^\s'"]*)/g),
  ].map((match) => [guide, match[1] ?? ""] as const),
);

const service = sharedService();

it("finds the examples", () => {
  expect(addresses.length).toBeGreaterThan(10);
});

it.each(addresses)("%s: curl %s", async (_, target) => {
  expect((await fetch(service.url + target)).status).toBe(200);
});

/** `expression; // value` becomes a line that prints both. */
const asChecks = (code: string): string =>
  code.replace(/^(?!import|const)(.+?); \/\/ (.+)$/gm, "console.log(JSON.stringify([$1, $2]));");

const importedBy = (code: string): string[] =>
  [...code.matchAll(/^import \{ (.*) \} from /gm)].flatMap(([, names = ""]) => names.split(", "));

/**
 * A block that imports a name again is a program by itself; any other goes on where the block before it
 * ended.
 */
function asPrograms(codes: readonly string[]): readonly string[] {
  const programs: string[] = [];
  for (const code of codes) {
    const before = importedBy(programs.at(-1) ?? "");
    const isAlone = importedBy(code).some((name) => before.includes(name));
    programs.push(isAlone ? code : `${programs.pop() ?? ""}${code}`);
  }
  return programs;
}

/** Runs the examples of a guide with the built library. They import packages of a folder. */
function expectValues(guide: string, packages = "node_modules"): void {
  const folder = mkdtempSync(join(repository, packages, ".naijaref-readme-"));
  try {
    const files = asPrograms(blocks(guide, "ts")).map((program, at) => {
      const file = join(folder, `example-${at}.mjs`);
      writeFileSync(file, transformSync(asChecks(program), { loader: "ts" }).code);
      return file;
    });
    const main = join(folder, "examples.mjs");
    writeFileSync(main, files.map((file) => `await import(${JSON.stringify(file)});`).join("\n"));
    const printed = execFileSync(process.execPath, [main], { cwd: repository, encoding: "utf8" });
    const pairs = printed
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as [unknown, unknown]);
    expect(pairs.length).toBeGreaterThan(0);
    for (const [value, documented] of pairs) expect(value).toEqual(documented);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Its examples import other people's libraries of schemas. */
const FORMS = "docs/forms.md";

/** Its examples ask a service. */
const CLIENT = "docs/client.md";

const OF_LIBRARY = [...GUIDES, "packages/naijaref/README.md", "packages/polling-units/README.md"].filter(
  (guide) => guide !== FORMS && guide !== CLIENT && asChecks(blocks(guide, "ts").join("")).includes("]));"),
);

it.each(OF_LIBRARY)("%s: the library's examples give the values beside them", (guide) => expectValues(guide));

it.skipIf(!isInstalled)(
  `${FORMS}: the library's examples give the values beside them (skipped where conformance/ is not installed)`,
  () => expectValues(FORMS, "tests/extended/conformance/node_modules"),
);

it("docs/match.md: the example for files matches a file", () => {
  const folder = mkdtempSync(join(repository, "node_modules/.naijaref-readme-"));
  try {
    copyFileSync(join(repository, "examples/match/payroll.csv"), join(folder, "payroll.csv"));
    writeFileSync(join(folder, "example.mjs"), blocks("docs/match.md", "js").join(""));
    execFileSync(process.execPath, ["example.mjs"], { cwd: folder });
    const written = readFileSync(join(folder, "payroll-with-codes.csv"), "utf8");
    expect(written).toBe(read("examples/match/payroll.matched.csv"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

it.each([...GUIDES, "CONTRIBUTING.md", "CHANGELOG.md"])(
  "%s links to files and headings that exist",
  (guide) => {
    const links = [...read(guide).matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)];
    for (const [link, path = "", anchor = ""] of links.filter(([, to = ""]) => !/^(?:[a-z]+:|\/)/.test(to))) {
      const target = path === "" ? join(repository, guide) : join(repository, dirname(guide), path);
      expect(existsSync(target), link).toBe(true);
      if (anchor === "") continue;
      const headings = [...readFileSync(target, "utf8").matchAll(/^#+ (.*)$/gm)];
      expect(headings.map(([, heading = ""]) => anchorOf(heading))).toContain(anchor);
    }
  },
);
