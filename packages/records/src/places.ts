import { defineDomain } from "./domain.ts";
import { integer, maybeNumber, maybeText, oneOf, text } from "./field.ts";
import { DISTRICT_CODE, LGA_CODE, WARD_CODE, WHOLE_DAY } from "./forms.ts";
import { aliases, provenance, slug, stateCode } from "./provenance.ts";
import { defineRecord } from "./record.ts";

export const ZONES = [
  "North-Central",
  "North-East",
  "North-West",
  "South-East",
  "South-South",
  "South-West",
] as const;

/** Counted when the dataset is compiled. */
export const pollingUnitCount = (what: string, example: number) =>
  integer(`How many polling units ${what} has.`, example, { minimum: 1 });

export const lat = (what: string, example: number) =>
  maybeNumber(`Latitude of ${what}, in decimal degrees (WGS 84).`, example, { minimum: 4, maximum: 14 });

export const lon = (what: string, example: number) =>
  maybeNumber(`Longitude of ${what}, in decimal degrees (WGS 84).`, example, { minimum: 2, maximum: 15 });

export const state = defineRecord({
  name: "State",
  description: "One of the 36 states, or the Federal Capital Territory.",
  fields: {
    code: stateCode,
    iso_code: text("ISO 3166-2 code.", "NG-LA", "^NG-[A-Z]{2}$"),
    name: text("The state's name, without the word State.", "Lagos"),
    slug: slug("lagos"),
    inec_code: text(
      "The electoral commission's (INEC's) number of the state, two digits.",
      "24",
      "^[0-9]{2}$",
    ),
    pcode: text(
      "The P-code of OCHA's Common Operational Dataset. It cannot be computed from INEC's number.",
      "NG025",
      "^NG[0-9]{3}$",
    ),
    capital: text("The seat of the state's government.", "Ikeja"),
    zone: oneOf(ZONES, "The geopolitical zone.", "South-West"),
    created: maybeText(
      "The day on which the state was created, YYYY-MM-DD. Some states had another name then.",
      "1967-05-27",
      WHOLE_DAY,
    ),
    lat: lat("a point inside the state", 6.53464),
    lon: lon("a point inside the state", 3.71157),
    polling_units: pollingUnitCount("the state", 13325),
    aliases: aliases(["FCT", "Abuja"]),
    ...provenance,
  },
});

export const lga = defineRecord({
  name: "Lga",
  description: "One of the 774 local government areas (LGAs). The six area councils of the FCT are included.",
  fields: {
    code: text("The P-code of OCHA's Common Operational Dataset.", ...LGA_CODE),
    state_code: stateCode,
    inec_code: text(
      "The electoral commission's code: the state's number, a hyphen, the LGA's number.",
      "24-11",
      "^[0-9]{2}-[0-9]{2}$",
    ),
    name: text("The LGA's name, without the words Local Government Area.", "Ikeja"),
    slug: slug("ikeja"),
    headquarters: maybeText("The town in which the LGA's government is.", "Ikeja"),
    senatorial_district: maybeText(
      "The name of the LGA's senatorial district. No LGA is divided between two.",
      "Lagos West",
    ),
    senatorial_district_code: maybeText("The code of that senatorial district.", ...DISTRICT_CODE),
    lat: lat("a point inside the LGA", 6.60457),
    lon: lon("a point inside the LGA", 3.34523),
    polling_units: pollingUnitCount("the LGA", 667),
    aliases: aliases(["AMAC"]),
    ...provenance,
  },
});

export const ward = defineRecord({
  name: "Ward",
  description: "One of the 8,809 wards, which the electoral commission calls registration areas.",
  fields: {
    code: text(
      "The electoral commission's code: state, LGA and ward number, joined by hyphens.",
      ...WARD_CODE,
    ),
    lga_code: text("The P-code of the ward's LGA.", ...LGA_CODE),
    state_code: stateCode,
    name: text("The ward's name as the electoral commission lists it.", "Anifowoshe/Ikeja"),
    slug: slug("anifowoshe-ikeja"),
    senatorial_district: text("The code of the ward's senatorial district.", ...DISTRICT_CODE),
    federal_constituency: text(
      "The code of the ward's federal constituency (House of Representatives).",
      "FC236",
      "^FC[0-9]{3}$",
    ),
    state_constituency: maybeText(
      "The code of the ward's state constituency (House of Assembly); null in the FCT, which has none.",
      "SC652",
      "^SC[0-9]{3}$",
    ),
    polling_units: pollingUnitCount("the ward", 47),
    aliases: aliases(["Apapa I (Marine Road and Environs)"]),
    ...provenance,
  },
});

export const places = defineDomain({
  title: "Places",
  order: 1,
  summary:
    "States, local government areas (LGAs) and wards. Any identifier finds the record: ISO, INEC and P-codes, names, slugs and aliases. Case, accents and punctuation make no difference.",
  tables: {
    states: {
      record: state,
      path: "places/states.csv",
      sortedBy: ["pcode"],
      unique: [["code"], ["iso_code"], ["inec_code"], ["slug"]],
      derived: ["polling_units"],
    },
    lgas: {
      record: lga,
      path: "places/lgas.csv",
      sortedBy: ["code"],
      unique: [["inec_code"], ["state_code", "slug"]],
      derived: ["polling_units"],
    },
    wards: {
      record: ward,
      path: "places/wards/",
      sortedBy: ["code"],
      unique: [["lga_code", "slug"]],
      derived: ["polling_units"],
    },
  },
});
