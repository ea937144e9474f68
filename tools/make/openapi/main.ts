/**
 * `npm run openapi`: writes openapi.json, if version 1 only grows. `-- --reviewed` writes it anyway: for a pattern
 * that leaves out what the service has always refused, as packages/api/src/contract/parameter.test.ts proves.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { breakingChanges } from "@naijaref/api/contract/breaking";
import { describeService } from "@naijaref/api/contract/openapi";

const witness = new URL("../../../openapi.json", import.meta.url);

const before = existsSync(witness) ? (JSON.parse(readFileSync(witness, "utf8")) as unknown) : {};
const now = JSON.parse(JSON.stringify(describeService())) as unknown;
const broken = breakingChanges(before, now);

if (broken.length > 0) {
  console.error(
    `Version 1 does not break, and this would break it:\n${broken.map((line) => `- ${line}`).join("\n")}`,
  );
}
if (broken.length > 0 && !process.argv.includes("--reviewed")) process.exitCode = 1;
else writeFileSync(witness, `${JSON.stringify(now, null, 2)}\n`);
