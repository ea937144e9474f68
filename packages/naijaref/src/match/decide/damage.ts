import type { ListKind } from "../kinds.ts";
import type { MatchEntry } from "../lists/names.ts";

/**
 * What a spreadsheet did to a code: `044` became 44, `1-1` became a date, `241101` became 2.41E+05.
 * `missing`: the code of Nasarawa, `NA`, is also how programs write that there is no value.
 */
export type DamageKind = "lost_zero" | "date" | "number" | "missing";

/** A code that a spreadsheet seems to have changed. It is said, never repaired. */
export interface Damage {
  readonly kind: Exclude<DamageKind, "missing">;
  /** What the code may have been. */
  readonly entry: MatchEntry | undefined;
}

const MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec";
const DATE = /* @__PURE__ */ new RegExp(
  `^([0-9]{1,2}[-/ ](${MONTHS})|(${MONTHS})[-/ ][0-9]{1,4}|[0-9]{4}-[0-9]{2}-[0-9]{2}( .*)?|[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4})([-/ ][0-9]{2,4})?$`,
  "i",
);
const EXPONENT = /^[0-9](\.[0-9]+)?E\+?[0-9]+$/i;

/** What a spreadsheet did to a text, as far as it can be seen. */
export function findDamage(
  text: string,
  list: ListKind,
  byCode: (code: string) => MatchEntry | undefined,
): Damage | undefined {
  const trimmed = text.trim();
  if (DATE.test(trimmed)) return { kind: "date", entry: undefined };
  if (EXPONENT.test(trimmed)) return { kind: "number", entry: undefined };
  for (const padded of paddedCodes(trimmed, list)) {
    const entry = byCode(padded);
    if (entry !== undefined) return { kind: "lost_zero", entry };
  }
  return undefined;
}

/** Codes of which leading zeros are lost: `44`, `1-1`, `1-1-1`. */
function paddedCodes(text: string, list: ListKind): string[] {
  if (list === "bank") return /^[0-9]{1,5}$/.test(text) ? [text.padStart(3, "0"), text.padStart(6, "0")] : [];
  if (!/^[0-9]{1,2}([-/][0-9]{1,2}){0,2}$/.test(text)) return [];
  return [
    text
      .split(/[-/]/)
      .map((part) => part.padStart(2, "0"))
      .join("-"),
  ];
}
