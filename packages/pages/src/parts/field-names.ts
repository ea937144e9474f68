import { KINDS, type Kind } from "naijaref/kinds";
import { capitalized } from "../words.ts";

/** What records of a kind are called among many. Nobody but programs says locality. */
export const pluralOf = (kind: Kind): string =>
  kind === "locality" ? "towns and quarters" : KINDS[kind].plural;

/**
 * What a field is called in a sentence. One that is not in the list is called by its name in the API.
 *
 * @param field as in the API: `short_name`
 */
export const fieldName = (field: string): string => FIELD_NAMES[field] ?? `the ${field.replaceAll("_", " ")}`;

/** The same at the beginning of a line: `Short name`. */
export const fieldTitle = (field: string): string => capitalized(fieldName(field).replace(/^the /, ""));

const FIELD_NAMES: Readonly<Record<string, string>> = {
  aliases: "the other names",
  cards_collected: "the number of voter’s cards that were collected",
  cbn_code: "the central bank's code",
  created: "the day of its creation",
  changed: "what changed",
  inec_name: "INEC’s name",
  inec_code: "INEC’s code",
  iso_code: "the ISO code",
  lat: "the latitude",
  lga_code: "the LGA",
  lga_codes: "the LGAs that it covers",
  lon: "the longitude",
  merged_into: "the institution that took it over",
  nip_code: "the code for instant payments",
  newest_source: "the day of the newest source",
  pcode: "the P-code",
  senatorial_district_code: "the code of the senatorial district",
  state_code: "the state",
  status_date: "the date on which its status changed",
  type: "the kind of licence",
  ussd: "the code that customers dial",
  zone: "the geopolitical zone",
  registered_voters: "the number of registered voters",
  registered_on: "the day of its registration",
  first_listed: "the first day on INEC’s lists",
  geonames_id: "the id at GeoNames",
  units: "the number of polling units with its name",
  ward_code: "the ward",
  ward_codes: "the wards",
};
