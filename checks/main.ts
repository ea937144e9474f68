/** `npm run check:data`: prints what is wrong with the dataset and how to correct it. */
import { readPollingUnits } from "@naijaref/tools/table";
import { rulesOver } from "./polling-units/rules.ts";
import { readChecked } from "./read-checked.ts";
import { report } from "./report.ts";
import { rules } from "./rules.ts";

try {
  const { text, ok } = report([...rules, ...rulesOver(readPollingUnits())], readChecked());
  console.log(text);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  // A file that is not a table cannot be read: the error names the file, the line and the correction.
  console.error((error as Error).message);
  process.exitCode = 1;
}
