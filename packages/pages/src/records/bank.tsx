import type { Bank } from "naijaref/banks";
import type { Code } from "../parts/answer.tsx";
import { BANK_TYPES_IN_WORDS, bankListOf, bankTitle, bankWarning } from "../parts/banks.tsx";
import type { RecordWords } from "./view.tsx";

export function wordsOfBank(record: Bank): RecordWords {
  const { name, shortName, aliases, type, cbnCode, nipCode, ussd } = record;
  const title = bankTitle(record);
  const codes = codesOf(record);
  const known = [
    cbnCode === null ? "no code of the central bank is known" : `central bank code ${cbnCode}`,
    ...(nipCode === null ? [] : [`NIP code ${nipCode}`]),
    ...(ussd === null ? [] : [`USSD ${ussd}`]),
  ];
  return {
    name: title,
    title: [title, ...codes.map(({ system, value }) => `${system} ${value}`)].join(", "),
    description: `${name}, ${BANK_TYPES_IN_WORDS[type].one}: ${known.join(", ")}, with sources.`,
    within: [],
    trail: [{ name: "Banks", address: "/banks" }, bankListOf(record)],
    otherNames: shortName === null ? aliases : [name, ...aliases],
    warning: bankWarning(record),
    lead: standingOf(record),
    codes,
    action: actionOf(record),
    table: "institutions",
    file: "banks/institutions.csv",
  };
}

function codesOf({ cbnCode, nipCode, ussd, unverifiedFields }: Bank): readonly Code[] {
  const all: readonly (readonly [system: string, value: string | null, field: string])[] = [
    ["CBN code", cbnCode, "cbnCode"],
    ["Code for transfers (NIP)", nipCode, "nipCode"],
    ["USSD", ussd, "ussd"],
  ];
  return all.flatMap(([system, value, field]) =>
    value === null ? [] : [{ system, value, isUnsure: unverifiedFields.includes(field) }],
  );
}

const actionOf = (record: Bank) =>
  record.status !== "active" ? null : record.cbnCode !== null ? (
    <a class="button" href={`/check/account?bank=${record.id}`}>
      Check an account number of {bankTitle(record)}
    </a>
  ) : (
    <span class="note">We cannot check its account numbers: we do not know its central bank code.</span>
  );

function standingOf({ type, status }: Bank): string {
  const { one } = BANK_TYPES_IN_WORDS[type];
  const an = `${/^[aeiou]/i.test(one) ? "An" : "A"} ${one.charAt(0).toLowerCase()}${one.slice(1)}`;
  if (status === "active") return `${an} that the Central Bank of Nigeria licenses.`;
  if (status === "unlisted")
    return "Payments reach it. The central bank’s lists that we have do not name it: its licence may have another name, or may have ended.";
  return `${an} that is no longer licensed. Its codes stay here, because old records name them.`;
}
