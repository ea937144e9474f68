import { findingsOf, findUnknownRules } from "./exceptions.ts";
import { findUnknownProofs, proofs } from "./general/proofs.ts";
import type { CheckedDataset, Finding, Rule } from "./rule.ts";
import { tablesOf } from "./rule.ts";

/** A rule that fails everywhere would bury the others. */
const SHOWN = 20;

/** The file of a record whose table is a folder, as far as its key begins a line there. */
function fileOf({ file, key }: Finding, files: CheckedDataset["files"]): string {
  if (!file.endsWith("/") || key === "") return file;
  return (
    [...files].find(([path, content]) => path.startsWith(file) && content.includes(`\n${key},`))?.[0] ?? file
  );
}

function lineOf(finding: Finding, { files }: CheckedDataset): string {
  const { key, message } = finding;
  const folder = message.includes("README") ? undefined : /data\/(evidence|witnesses)\b/.exec(message)?.[0];
  const guide = folder === undefined ? "" : ` (${folder}/README.md says how)`;
  return `  ${`${fileOf(finding, files)} ${key}`.trimEnd()}: ${message}${guide}`;
}

const EXCEPTIONS = { name: "exceptions", description: "each exception in data/evidence names a rule." };

function section(
  rule: Pick<Rule, "name" | "description">,
  findings: readonly Finding[],
  dataset: CheckedDataset,
): string {
  const hidden = findings.length - SHOWN;
  return [
    `${rule.name}: ${rule.description}`,
    ...findings.slice(0, SHOWN).map((finding) => lineOf(finding, dataset)),
    ...(hidden > 0 ? [`  … and ${hidden} more`] : []),
  ].join("\n");
}

/** Runs rules over the dataset: what they found, rule by rule, or one line that all is well. */
export function report(
  rules: readonly Rule[],
  dataset: CheckedDataset,
): { readonly text: string; readonly ok: boolean } {
  const results = [
    ...rules.map((rule) => ({ rule, findings: findingsOf(rule, dataset) })),
    { rule: EXCEPTIONS, findings: findUnknownRules(rules, dataset) },
    { rule: proofs, findings: findUnknownProofs(rules, dataset) },
  ];
  const broken = results.filter(({ findings }) => findings.length > 0);
  if (broken.length > 0) {
    const text = broken.map(({ rule, findings }) => section(rule, findings, dataset)).join("\n\n");
    return { text, ok: false };
  }
  const records = tablesOf(dataset).reduce((count, { rows }) => count + rows.length, 0);
  return { text: `The dataset keeps all ${rules.length} rules (${records} records).`, ok: true };
}
