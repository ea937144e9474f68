import { snakeCase } from "@naijaref/records";
import { bankKey, checkAccount, findBank } from "naijaref/banks";
import { reverseGeocode } from "naijaref/boundaries";
import { findByExternalId } from "naijaref/concordance";
import { findConstituency, findParty } from "naijaref/elections";
import { localitiesNamed } from "naijaref/localities";
import { parsePhone } from "naijaref/phones";
import { findLga, findState, findWard } from "naijaref/places";
import { parsePlate } from "naijaref/plates";
import { parsePollingUnitCode } from "naijaref/polling-units";
import { fold, placeKey } from "naijaref/text";

export type Input = Readonly<Record<string, string | number>>;

const text = (input: Input, name: string): string => String(input[name] ?? "");

/** What the library answers, whole. Python's test has the same names, in `python/tests/answers.py`. */
export const answers: Readonly<Record<string, (input: Input) => unknown>> = {
  fold: (input) => fold(text(input, "text")),
  place_key: (input) => placeKey(text(input, "text")),
  bank_key: (input) => bankKey(text(input, "text")),
  find_state: (input) => findState(text(input, "text")),
  find_lga: (input) =>
    findLga(text(input, "text"), "state" in input ? { state: text(input, "state") } : undefined),
  find_ward: (input) => findWard(text(input, "text")),
  find_constituency: (input) => findConstituency(text(input, "text")),
  find_party: (input) => findParty(text(input, "text")),
  find_bank: (input) => findBank(text(input, "text")),
  find_external_id: (input) => findByExternalId(text(input, "system"), text(input, "text")),
  localities_named: (input) => localitiesNamed(text(input, "text")),
  check_account: (input) => checkAccount(text(input, "text"), text(input, "bank")),
  parse_phone: (input) => parsePhone(text(input, "text")),
  parse_plate: (input) => parsePlate(text(input, "text")),
  parse_polling_unit_code: (input) => parsePollingUnitCode(text(input, "text")),
  reverse_geocode: (input) => reverseGeocode({ lat: Number(input["lat"]), lon: Number(input["lon"]) }),
};

/** Names that Python has from the API. */
const RENAMED: Readonly<Record<string, string>> = {
  distance: "distance_m",
  distanceToBorder: "distance_to_border_m",
  suggestions: "candidates",
};

/** What Python does not say: which system was meant, and the other outlines of a point outside. */
const LEFT_OUT: ReadonlySet<string> = new Set(["suggestion", "otherLga"]);

/** An answer as JSON that both languages write: a record is its key, and what there is not is left out. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== "object" || value === null) return value;
  if ("toJSON" in value && typeof value.toJSON === "function") return shorten(value.toJSON());
  if ("sources" in value) return keyOf(value as Readonly<Record<string, unknown>>);
  const entries = Object.entries(value)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, one]) => [RENAMED[name] ?? snakeCase(name), shorten(one)] as const)
    .filter(([, one]) => one !== undefined && one !== null && !(Array.isArray(one) && one.length === 0));
  return Object.fromEntries(entries);
}

function keyOf(record: Readonly<Record<string, unknown>>): unknown {
  const { system, id, kind, code, relation, acronym } = record;
  return system === undefined ? (code ?? id ?? acronym) : [system, id, kind, code, relation].join(" ");
}
