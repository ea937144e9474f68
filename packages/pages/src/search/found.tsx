import { getBank } from "naijaref/banks";
import { getConstituency, lgasOfConstituency } from "naijaref/elections";
import { KINDS, type Kind } from "naijaref/kinds";
import { getState } from "naijaref/places";
import type { Suggestion } from "naijaref/search";
import { capitalized } from "../words.ts";
import type { Reading } from "./reading.ts";

export const kindWord = (kind: Kind): string => capitalized(KINDS[kind].noun);

/** What people call it: GTBank, not Guaranty Trust Bank Limited. */
export const titleOf = ({ kind, code, name }: Pick<Suggestion, "kind" | "code" | "name">): string =>
  (kind === "bank" ? getBank(code)?.shortName : undefined) ?? name;

export function placeWords(found: Suggestion): string {
  const { kind, name, stateName, lgaName } = found;
  const within = [
    kind === "ward" || kind === "locality" ? lgaName : null,
    kind === "state" ? null : stateName,
  ];
  const title = titleOf(found);
  const legal = title === name ? null : name;
  return [...within, legal, standingOf(found), whyFound(found, title)]
    .filter((word) => word !== null)
    .join(" · ");
}

/** What the text named, if it is not the name that is shown. */
function whyFound({ kind, code, name, matched }: Suggestion, title: string): string | null {
  const same = [name, title, code].some((one) => one.toLowerCase() === matched.toLowerCase());
  if (same) return null;
  if (kind === "state" && getState(code)?.capital === matched) return `capital ${matched}`;
  if (getConstituency(code) !== undefined) {
    const lgas = lgasOfConstituency(code);
    if (lgas.ok && lgas.value.some((lga) => lga.name === matched)) return `covers ${matched}`;
  }
  // A code is shown to be copied.
  if (/^[^a-z]*\d[^a-z]*$/.test(matched)) return `code ${matched}`;
  return `also ${matched}`;
}

/** What became of a bank that is not licensed. */
function standingOf({ code, bankStatus }: Suggestion): string | null {
  if (bankStatus === null || bankStatus === "active") return null;
  if (bankStatus === "unlisted") return "on no list of the central bank";
  const { statusDate = null, mergedInto = null } = getBank(code) ?? {};
  const year = statusDate === null ? "" : ` ${bankStatus === "merged" ? "" : "in "}${statusDate.slice(0, 4)}`;
  if (bankStatus !== "merged") return `closed${year}`;
  const successor = mergedInto === null ? undefined : getBank(mergedInto);
  return `merged${year}${successor === undefined ? "" : ` → ${successor.shortName ?? successor.name}`}`;
}

export const READING_WORDS: Readonly<Record<Reading["kind"], string>> = {
  account: "Account number",
  phone: "Phone number",
  short_code: "Short code",
  plate: "Plate",
  polling_unit: "Polling unit",
  coordinates: "Coordinates",
  address: "Address",
};
