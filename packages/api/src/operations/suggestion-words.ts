import { getBank } from "naijaref/banks";
import { getConstituency, lgasOfConstituency } from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { getLocality, type Locality } from "naijaref/localities";
import { getLga, getState } from "naijaref/places";
import type { Suggestion } from "naijaref/search";

export type SuggestionWords = ReturnType<typeof wordsOf>;

export function wordsOf(found: Suggestion) {
  const title = titleOf(found);
  return { title, kindWord: kindWordOf(found), detail: detailOf(found, title), copy: codeToCopy(found) };
}

type Named = Pick<Suggestion, "kind" | "code">;

/** GTBank, not Guaranty Trust Bank Limited. */
export const titleOf = ({ kind, code, name }: Named & { readonly name: string }): string =>
  (kind === "bank" ? getBank(code)?.shortName : undefined) ?? name;

export const LOCALITY_WORDS: Readonly<Record<Locality["kind"], string>> = {
  city: "City",
  town: "Town",
  area: "Quarter",
  lcda: "LCDA",
};

function kindWordOf({ kind, code }: Named): string {
  const locality = kind === "locality" ? getLocality(code) : undefined;
  if (locality !== undefined) return LOCALITY_WORDS[locality.kind];
  const { noun } = KINDS[kind];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

function detailOf(found: Suggestion, title: string): string {
  const { kind, name, stateName, lgaName } = found;
  const words = [
    kind === "ward" || kind === "locality" ? lgaName : null,
    kind === "state" ? null : stateName,
    title === name ? null : name,
    standingOf(found),
    whyFound(found, title),
  ]
    .filter((word) => word !== null)
    .join(" · ");
  // A state, a bank or a party is of the whole country.
  return words === "" ? "Nigeria" : words;
}

/** The text that matched, if it is not the name that is shown. */
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

/** The end of a bank that is not licensed. */
function standingOf({ code, bankStatus }: Suggestion): string | null {
  if (bankStatus === null || bankStatus === "active") return null;
  if (bankStatus === "unlisted") return "on no list of the central bank";
  const { statusDate = null, mergedInto = null } = getBank(code) ?? {};
  const year = statusDate === null ? "" : ` ${bankStatus === "merged" ? "" : "in "}${statusDate.slice(0, 4)}`;
  if (bankStatus !== "merged") return `closed${year}`;
  const successor = mergedInto === null ? undefined : getBank(mergedInto);
  return `merged${year}${successor === undefined ? "" : ` → ${successor.shortName ?? successor.name}`}`;
}

/** The code that people come for: of a bank the central bank's, of a place the electoral commission's. */
function codeToCopy({ kind, code }: Named): string | null {
  if (kind === "bank") return getBank(code)?.cbnCode ?? getBank(code)?.nipCode ?? null;
  if (kind === "state") return getState(code)?.inecCode ?? null;
  if (kind === "lga") return getLga(code)?.inecCode ?? null;
  return kind === "locality" ? null : code;
}
