import { type Cells, cell, listCell, readGathered, readReviewed } from "./gathered.ts";

/** That a publisher lists a code for an institution. */
export interface Testimony {
  /** Id in data/sources.csv. */
  readonly source: string;
  readonly publisher: string;
  /** Whether the publisher is the one who assigns such codes. */
  readonly assigns: boolean;
}

type CodeField = "cbn_code" | "nip_code";

/**
 * The lists that count as evidence for codes, strongest first: those of the assigners, then of companies that
 * route payments by them. Compilations and lists without a named publisher say nothing of their own.
 */
const PUBLISHED: readonly (readonly [gathered: string, source: string, publisher: string])[] = [
  ["cbn-nuban-2010", "cbn-nuban-2010", "cbn"],
  ["nibss-nip-2021", "nibss-nip-2021", "nibss"],
  ["paystack-2026-03", "paystack-banks", "paystack"],
  ["naija-data-2026:paystack", "paystack-banks", "paystack"],
  ["flutterwave-2026-03", "flutterwave-banks", "flutterwave"],
  ["naija-data-2026:monnify", "monnify-banks", "monnify"],
  ["globus-nibss-2023", "globus-institutions-2023", "globus"],
  ["access-bankcodes-2023", "access-bank-codes-2023", "access-bank"],
  ["paystack-2025-11", "paystack-banks", "paystack"],
  ["paystack-2025-08", "paystack-banks", "paystack"],
  ["nibss-olive-2025", "olive-banks-2025", "olive"],
  ["olive-cbn3-2025", "olive-banks-2025", "olive"],
  ["flutterwave-2024-08", "flutterwave-banks", "flutterwave"],
  ["monnify-fs-2024", "monnify-banks", "monnify"],
  ["rubies-2023", "rubies-banks-2023", "rubies"],
  ["anchor-2022", "anchor-banks-2022", "anchor"],
  ["paystack-2022-09", "paystack-banks-2022", "paystack"],
  ["paystack-2018-04", "paystack-banks-2018", "paystack"],
  ["xoropay", "xoropay-banks", "xoropay"],
];

const ASSIGNERS: Readonly<Record<CodeField, string>> = { cbn_code: "cbn", nip_code: "nibss" };

export interface Evidence {
  /** Who lists a code and means this institution, strongest first. */
  readonly of: (field: CodeField, code: string, gatheredId: string) => readonly Testimony[];
}

/** Of a code that lists give to several institutions: which of them mean this one. */
const namesakes = new Map(
  readReviewed("namesakes").map((row) => [
    `${cell(row, "field")} ${cell(row, "code")} ${cell(row, "gathered_id")}`,
    new Set(listCell(row, "lists")),
  ]),
);

/** Reads who lists which code, over the whole sources folder. */
export function readEvidence(folder: string): Evidence {
  const lists = new Map<string, Set<string>>();
  const listed = (field: CodeField, code: string, list: string) => {
    const key = `${field} ${code}`;
    lists.set(key, (lists.get(key) ?? new Set()).add(list));
  };
  for (const row of readGathered(folder, "nip_codes")) {
    for (const list of listCell(row, "sources")) listed("nip_code", cell(row, "nip_code"), list);
  }
  for (const row of readGathered(folder, "cbn_codes")) {
    for (const entry of listCell(row, "names")) {
      listed("cbn_code", cell(row, "code"), entry.replace(/(#longcode)?:.*$/, ""));
    }
  }
  for (const row of readGathered(folder, "by-source/src_naija-data-2026")) {
    for (const [field, code, list] of republished(row)) listed(field, code, list);
  }
  return {
    of: (field, code, gatheredId) => {
      const here = namesakes.get(`${field} ${code} ${gatheredId}`) ?? lists.get(`${field} ${code}`);
      return PUBLISHED.filter(([list]) => here?.has(list)).map(([, source, publisher]) => ({
        source,
        publisher,
        assigns: ASSIGNERS[field] === publisher,
      }));
    },
  };
}

/**
 * What naija-data republishes of Paystack's and Monnify's lists of October 2026. Paystack drops leading zeros:
 * its 90xxx is the NIP code 090xxx, except for mortgage banks, whose codes with the central bank begin so.
 */
function* republished(row: Cells): Generator<[CodeField, string, string]> {
  const lists = listCell(row, "note");
  const [cbn, nip] = [cell(row, "cbn_code"), cell(row, "nip_code")];
  const zeroLost = /^90[0-9]{3}$/.test(cbn) && cell(row, "type") !== "mortgage";
  if (cbn !== "" && lists.includes("paystack-banks")) {
    yield zeroLost
      ? ["nip_code", `0${cbn}`, "naija-data-2026:paystack"]
      : ["cbn_code", cbn, "naija-data-2026:paystack"];
  }
  if (!lists.includes("monnify-banks")) return;
  if (cbn !== "" && !zeroLost) yield ["cbn_code", cbn, "naija-data-2026:monnify"];
  if (nip !== "") yield ["nip_code", nip, "naija-data-2026:monnify"];
}

/** Whether two publishers independently list the code. A publisher's editions count once. */
export const isAgreed = (testimonies: readonly Testimony[]): boolean =>
  new Set(testimonies.map(({ publisher }) => publisher)).size >= 2;

/**
 * The few sources that carry an institution's codes: for each agreed code its assigner, or else two publishers;
 * for any other code its one publisher. One that is `named` already, for whatever reason, is preferred.
 */
export function carriersOf(codes: readonly (readonly Testimony[])[], named: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const testimonies of codes) {
    const assigner = testimonies.find(({ assigns }) => assigns);
    const known = testimonies.filter(({ source }) => named.includes(source) || chosen.includes(source));
    const publishers = new Set<string>();
    for (const { source, publisher } of assigner === undefined ? [...known, ...testimonies] : [assigner]) {
      if (publishers.size === (isAgreed(testimonies) ? 2 : 1)) break;
      if (publishers.has(publisher)) continue;
      publishers.add(publisher);
      if (!chosen.includes(source)) chosen.push(source);
    }
  }
  return chosen;
}
