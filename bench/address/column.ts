import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPollingUnits } from "naijaref/polling-units";
import { getLga } from "../../packages/naijaref/src/places/lgas.ts";
import { listStates } from "../../packages/naijaref/src/places/states.ts";
import { loadStateModule } from "../../packages/polling-units/src/index.ts";
import { reportClaims } from "../claims.ts";
import { seededRandom } from "../random.ts";
import { asTable } from "../report.ts";
import { readLines } from "./lines.ts";

/**
 * `npm run bench:address-column`: what the built command takes of the processor, in seconds, for 100,000
 * addresses of which no two are equal, as a column (`match --kind address`) and as lines (`address -`). Of
 * two sorts: lines of public lists with house numbers before them; and names of polling units, three of ten
 * with a slip, half without their LGA and most without their state, so that each is read in six states.
 */

const ROWS = 100_000;
const MOST_SECONDS = 8;
const ROUNDS = 3;

const command = fileURLToPath(new URL("../../packages/naijaref/dist/cli/main.cjs", import.meta.url));
if (!statSync(command, { throwIfNoEntry: false })) throw new Error("run `npm run build` first");
const atEnd = fileURLToPath(new URL("../command-line/processor-time.cjs", import.meta.url));

const random = seededRandom(1);
const below = (count: number): number => Math.floor(random() * count);
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

function ofPublicLists(): string[] {
  const lines = readLines().filter((line) => line.class !== "locality");
  return Array.from({ length: ROWS }, (_, at) => {
    const { text = "" } = lines[at % lines.length] ?? {};
    return oneLine(`${1 + Math.floor(at / lines.length)} ${text}`);
  });
}

/** A word with a letter less, or another one. */
function withSlip(word: string): string {
  if (word.length < 5) return word;
  const at = 1 + below(word.length - 2);
  const other = random() < 0.5 ? "" : String.fromCharCode(97 + below(26));
  return word.slice(0, at) + other + word.slice(at + 1);
}

async function ofUnits(): Promise<string[]> {
  const units = await Promise.all(
    listStates().map(async (state) => {
      const listed = openPollingUnits(await loadStateModule(state)).list();
      if (!listed.ok) throw new Error(`${state.name} has no units`);
      return listed.value.map(({ name, lgaCode }) => ({
        name,
        lga: getLga(lgaCode)?.name,
        state: state.name,
      }));
    }),
  );
  const all = units.flat();
  return Array.from({ length: ROWS }, (_, at) => {
    const { name, lga = "", state } = all[below(all.length)] as (typeof all)[number];
    const words = name.split(" ");
    const slip = random() < 0.3 ? below(words.length) : -1;
    const street = words.map((word, number) => (number === slip ? withSlip(word) : word)).join(" ");
    const town = random() < 0.5 ? `, ${random() < 0.2 ? withSlip(lga) : lga}` : "";
    return oneLine(`${at} ${street}${town}${random() < 0.2 ? `, ${state}` : ""}`);
  });
}

const folder = mkdtempSync(join(tmpdir(), "addresses-"));

/** Seconds of the processor, the least of some rounds: other programs on the machine only add to it. */
function secondsOf(args: readonly string[], file: string): number {
  const runs = Array.from({ length: ROUNDS }, () => {
    const input = openSync(file, "r");
    const { status, output, stderr } = spawnSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--require", atEnd, command, ...args],
      { stdio: [input, "ignore", "pipe", "pipe"], encoding: "utf8" },
    );
    closeSync(input);
    // 1: some were not found. 2: some lines were no addresses.
    if (status === null || status > 2) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
    return Number(output[3]) / 1000;
  });
  return Math.min(...runs);
}

function measure(
  name: string,
  lines: readonly string[],
): { readonly name: string; readonly least: number[] } {
  const [text, table] = [join(folder, "lines.txt"), join(folder, "column.csv")];
  writeFileSync(text, `${lines.join("\n")}\n`);
  writeFileSync(table, `address\n${lines.map((line) => `"${line.replaceAll('"', '""')}"`).join("\n")}\n`);
  const column = secondsOf(["match", "-", "--column", "address", "--kind", "address"], table);
  return { name, least: [column, secondsOf(["address", "-"], text)] };
}

const measured = [measure("of public lists", ofPublicLists()), measure("names of units", await ofUnits())];
rmSync(folder, { recursive: true });
console.log(
  asTable([
    ["100,000 addresses, seconds of the processor", "`match --kind address`", "`address -`"],
    ...measured.map(({ name, least }) => [name, ...least.map((seconds) => seconds.toFixed(1))]),
  ]),
);
reportClaims(
  measured.map(({ name, least }) => ({
    sentence: `${name}: a column and as many lines take at most ${MOST_SECONDS} s each`,
    holds: Math.max(...least) <= MOST_SECONDS,
  })),
);
