import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * `npm run weight`: files and lines of TypeScript in each package, without tests and what is generated. With
 * `-- --write` they are stored in weight.json, and the commit says why they grew.
 */

export type Weight = readonly [files: number, lines: number];
export type Weights = Readonly<Record<string, Weight>>;

const repository = fileURLToPath(new URL("../", import.meta.url));
const STORED = new URL("weight.json", import.meta.url);

const TEST = /\.test(?:-d)?\.tsx?$|(?:^|\/)tests?\/|^vitest/;

/** `packages/api` of a file of it; the first folder, elsewhere. */
const partOf = (path: string): string =>
  /^(?:packages|tools)\/[^/]+(?=\/)/.exec(path)?.[0] ?? path.split("/", 1)[0] ?? path;

export function weigh(): Weights {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: repository, encoding: "utf8" });
  const weights = new Map<string, [number, number]>();
  for (const path of listed.trim().split("\n")) {
    const file = repository + path;
    if (!existsSync(file)) continue;
    const part = TEST.test(path) ? "tests" : partOf(path);
    const weight = weights.get(part) ?? [0, 0];
    weights.set(part, weight);
    weight[0]++;
    weight[1] += readFileSync(file, "utf8").split("\n").length - 1;
  }
  return Object.fromEntries([...weights].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const storedWeights = (): Weights => JSON.parse(readFileSync(STORED, "utf8")) as Weights;

/** A small correction needs no word about it: one file and two lines of a hundred are free. */
const FREE = { files: 1, share: 0.02 };

/** The parts that grew, in sentences. */
export const findGrowth = (now: Weights, stored: Weights): string[] =>
  Object.entries(now).flatMap(([part, [files, lines]]) => {
    const [filesBefore, linesBefore] = stored[part] ?? [0, 0];
    if (files <= filesBefore + FREE.files && lines <= linesBefore * (1 + FREE.share)) return [];
    return `${part} has ${files} files and ${lines} lines, and had ${filesBefore} and ${linesBefore}. Take something out, or run npm run weight -- --write, and say in the commit why.`;
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const now = weigh();
  const code = Object.entries(now).filter(([part]) => part !== "tests");
  const sum = (at: 0 | 1): number => code.reduce((total, [, weight]) => total + weight[at], 0);
  console.table(
    Object.fromEntries(Object.entries(now).map(([part, [files, lines]]) => [part, { files, lines }])),
  );
  console.log(`Without tests: ${sum(0)} files, ${sum(1)} lines.`);
  if (process.argv.includes("--write")) {
    const rows = Object.entries(now).map(
      ([part, weight]) => `  ${JSON.stringify(part)}: [${weight.join(", ")}]`,
    );
    writeFileSync(STORED, `{\n${rows.join(",\n")}\n}\n`);
  }
}
