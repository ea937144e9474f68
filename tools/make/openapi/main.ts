import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { breakingChanges } from "@naijaref/api/contract/breaking";
import { describeService } from "@naijaref/api/contract/openapi";

/**
 * `npm run openapi`: writes openapi.json, if version 1 only grows. `-- --reviewed` writes it anyway: for a pattern
 * that leaves out what the service has always refused, as packages/api/src/contract/parameter.test.ts proves.
 */
const witness = new URL("../../../openapi.json", import.meta.url);

const before = existsSync(witness) ? (JSON.parse(readFileSync(witness, "utf8")) as unknown) : {};
const now = JSON.parse(JSON.stringify(describeService())) as unknown;
const broken = breakingChanges(before, now);

if (broken.length > 0) {
  console.error(
    `Version 1 does not break, and this would break it:\n${broken.map((line) => `- ${line}`).join("\n")}`,
  );
  process.exitCode = process.argv.includes("--reviewed") ? 0 : 1;
}
if (process.exitCode !== 1) {
  writeFileSync(witness, `${JSON.stringify(now, null, 2)}\n`);
}
