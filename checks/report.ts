import type { CheckedDataset, Finding, Rule } from "./rule.ts";
import { tablesOf } from "./tables.ts";

/** A rule that fails everywhere would bury the others. */
const SHOWN = 20;

const line = ({ file, key, message }: Finding): string =>
  `  ${[file, key].filter((part) => part !== "").join(" ")}: ${message}`;

function section(rule: Rule, findings: readonly Finding[]): string {
  const hidden = findings.length - SHOWN;
  return [
    `${rule.name}: ${rule.description}`,
    ...findings.slice(0, SHOWN).map(line),
    ...(hidden > 0 ? [`  … and ${hidden} more`] : []),
  ].join("\n");
}

/** Runs rules over the dataset: what they found, rule by rule, or one line that all is well. */
export function report(
  rules: readonly Rule[],
  dataset: CheckedDataset,
): { readonly text: string; readonly ok: boolean } {
  const results = rules.map((rule) => ({ rule, findings: rule.check(dataset) }));
  const broken = results.filter(({ findings }) => findings.length > 0);
  if (broken.length > 0) {
    const text = broken.map(({ rule, findings }) => section(rule, findings)).join("\n\n");
    return { text, ok: false };
  }
  const records = tablesOf(dataset).reduce((count, { rows }) => count + rows.length, 0);
  return { text: `The dataset keeps all ${rules.length} rules (${records} records).`, ok: true };
}
