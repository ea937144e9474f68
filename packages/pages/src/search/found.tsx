import type { Suggestion } from "naijaref/search";
import type { Reading } from "./reading.ts";

export const KIND_WORDS: Readonly<Record<Suggestion["kind"], string>> = {
  state: "State",
  lga: "LGA",
  ward: "Ward",
  senatorial_district: "Senatorial district",
  federal_constituency: "Federal constituency",
  state_constituency: "State constituency",
  bank: "Bank",
};

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
