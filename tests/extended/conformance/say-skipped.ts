import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.ts";

/** Before all tests: the files of tests that are left out because what they need is not installed. */
export function setup(): void {
  if (isInstalled) return;
  if (process.env["CI"] === "true")
    throw new Error("conformance/ is not installed: npm ci --prefix tests/extended/conformance does");
  const files = readdirSync(fileURLToPath(new URL(".", import.meta.url)), {
    recursive: true,
    encoding: "utf8",
  });
  const skipped = files.filter((file) => file.endsWith(".test.ts"));
  console.log(
    "Skipped, because npm ci --prefix tests/extended/conformance has not installed what they need:",
  );
  for (const file of skipped) console.log(`- tests/extended/conformance/${file}`);
}
