import { tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "./rule.ts";
import { textOf } from "./rule.ts";

/** A reviewed decision that a rule does not apply somewhere, with the file that it is in. */
interface Exception {
  readonly file: string;
  readonly row: Row;
}

const exceptionsIn = ({ evidence }: CheckedDataset): Exception[] =>
  evidence.flatMap(({ file, decisions }) =>
    decisions.filter((row) => row["decision"] === "excepted").map((row) => ({ file, row })),
  );

const excepts = ({ row }: Exception, finding: Finding): boolean =>
  tables[row["table"] as keyof typeof tables]?.path === finding.file &&
  textOf(row, "key") === finding.key &&
  textOf(row, "field") === (finding.field ?? "");

const findingAbout = ({ file, row }: Exception, message: string): Finding => ({
  file,
  key: `${textOf(row, "key")} ${textOf(row, "field")}`.trim(),
  message,
});

/**
 * What a rule finds in the dataset, except what was reviewed. An exception that excepts nothing is a finding
 * too.
 */
export function findingsOf(rule: Rule, dataset: CheckedDataset): Finding[] {
  const findings = rule.check(dataset);
  const exceptions = exceptionsIn(dataset).filter(({ row }) => row["value"] === rule.name);
  return [
    ...findings.filter((finding) => !exceptions.some((exception) => excepts(exception, finding))),
    ...exceptions
      .filter((exception) => !findings.some((finding) => excepts(exception, finding)))
      .map((exception) =>
        findingAbout(exception, `is no longer an exception to ${rule.name}: remove the line`),
      ),
  ];
}

/** The exceptions to rules that do not exist. */
export const findUnknownRules = (rules: readonly Rule[], dataset: CheckedDataset): Finding[] =>
  exceptionsIn(dataset)
    .filter(({ row }) => !rules.some((rule) => rule.name === row["value"]))
    .map((exception) =>
      findingAbout(exception, `there is no rule "${textOf(exception.row, "value")}": correct it`),
    );
