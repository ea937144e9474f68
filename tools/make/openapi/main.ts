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
  process.exitCode = 1;
} else {
  writeFileSync(witness, `${JSON.stringify(now, null, 2)}\n`);
}
