import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { findingOn } from "./institutions.ts";

/** Who assigns the code of a field: its own list suffices. */
const ASSIGNERS = { cbn_code: "cbn-nuban-2010", nip_code: "nibss-nip-2021" } as const;

/** Lists of codes by which their publishers route payments. Compilations of such lists are none. */
const CODE_LISTS: ReadonlySet<string> = new Set([
  "access-bank-codes-2023",
  "busha-banks-2026",
  "cbn-nuban-2010",
  "flutterwave-banks",
  "globus-institutions-2023",
  "kuda-banks",
  "monnify-banks",
  "ng-bank-logos-2026",
  "nibss-nip-2021",
  "nomba-banks",
  "olive-banks-2025",
  "paystack-banks",
  "paystack-banks-2018",
  "xoropay-banks",
]);

export const agreedCodes: Rule = {
  name: "agreed-codes",
  description:
    "a code is unverified unless whoever assigns it, or two publishers, list it among the sources.",
  check: ({ institutions, sources }) => {
    const publishers = new Map(sources.map((source) => [textOf(source, "id"), textOf(source, "publisher")]));
    return institutions.flatMap((bank) => {
      const lists = listOf(bank, "sources").filter((source) => CODE_LISTS.has(source));
      const agreed = new Set(lists.map((source) => publishers.get(source))).size >= 2;
      return Object.entries(ASSIGNERS)
        .filter(([field]) => textOf(bank, field) !== "" && !listOf(bank, "unverified_fields").includes(field))
        .filter(([, assigner]) => !agreed && !lists.includes(assigner))
        .map(([field]) =>
          findingOn(bank, `${field} rests on one publisher: add ${field} to unverified_fields, or a second`),
        );
    });
  },
};
