/**
 * `npm run check:data`: prints what is wrong with the dataset and how to correct it. What was found right, and has
 * not changed since, is not checked again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { addSources } from "@naijaref/tools/build/built";
import { readPollingUnits } from "@naijaref/tools/table";
import { readChecked } from "./read-checked.ts";
import { report } from "./report.ts";
import { rules } from "./rules.ts";

const repository = fileURLToPath(new URL("../", import.meta.url));
const NOTE = `${repository}node_modules/.cache/data-rules`;

/** What the rules read: the data, and the code of the rules and below them. */
const READ = ["data", "checks", "tools/data", "packages/records/src", "packages/naijaref/src"];

/** A hash of all that the rules read; undefined where there is no git to list it. */
function stateOfData(): string | undefined {
  // An exception to a rule ends on a day.
  const today = new Date().toISOString().slice(0, 10);
  try {
    return addSources(createHash("sha256").update(process.version + today), repository, READ).digest("hex");
  } catch {
    return undefined;
  }
}

function lastFoundRight(): string | undefined {
  try {
    return readFileSync(NOTE, "utf8");
  } catch {
    return undefined;
  }
}

const state = stateOfData();
if (state !== undefined && state === lastFoundRight()) {
  console.log("The data and its rules have not changed since they were found right.");
} else {
  check();
}

function check(): void {
  try {
    const { text, ok } = report(rules, readChecked(readPollingUnits()));
    console.log(text);
    process.exitCode = ok ? 0 : 1;
    if (!ok || state === undefined) return;
    mkdirSync(dirname(NOTE), { recursive: true });
    writeFileSync(NOTE, state);
  } catch (error) {
    // A file that is not a table cannot be read: the error names the file, the line and the correction.
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
