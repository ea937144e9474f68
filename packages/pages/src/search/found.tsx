import { KINDS, type Kind } from "naijaref/kinds";
import type { Suggestion } from "naijaref/search";
import { capitalized } from "../words.ts";
import type { Reading } from "./reading.ts";

/** What a kind is called at the beginning of a line. */
export const kindWord = (kind: Kind): string => capitalized(KINDS[kind].noun);

/** Where a result is, whether it is a closed bank, and the other name by which it was found. */
export function placeWords({ kind, name, matched, lgaName, stateName, bankStatus }: Suggestion): string {
  const within = [kind === "ward" ? lgaName : null, kind === "state" ? null : stateName];
  const other = matched.toLowerCase() === name.toLowerCase() ? [] : [`also ${matched}`];
  const standing = bankStatus === null ? undefined : STATUS_WORDS[bankStatus];
  const closed = standing === undefined ? [] : [standing];
  return [...within.filter((word) => word !== null), ...closed, ...other].join(" · ");
}

/** Beside the name of a bank that is not licensed. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  merged: "merged",
  licence_revoked: "licence revoked",
  unlisted: "on no list of the central bank",
};

export const READING_WORDS: Readonly<Record<Reading["kind"], string>> = {
  account: "Account number",
  phone: "Phone number",
  short_code: "Short code",
  plate: "Plate",
  polling_unit: "Polling unit",
  coordinates: "Coordinates",
};
