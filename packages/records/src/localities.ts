import { defineDomain } from "./domain.ts";
import { integer, list, maybeNumber, maybeText, number, oneOf, text } from "./field.ts";
import { LGA_CODE, STATE_CODE, WARD_CODE } from "./forms.ts";
import { aliases, provenance, stateCode } from "./provenance.ts";
import { defineRecord, listOfNested } from "./record.ts";

export const LOCALITY_KINDS = ["city", "town", "area", "lcda"] as const;

export const ADDRESS_STATUSES = ["found", "ambiguous", "unknown"] as const;

export const LOCALITY_CODE = "^LC[0-9]{5}$";

export const locality = defineRecord({
  name: "Locality",
  description:
    "What people call a place: a city, a town, a quarter or an estate, or an LCDA of Lagos. It is not a legal unit and has no outline; it says in which LGAs the place lies.",
  fields: {
    code: text({
      description: "Our own code. It never changes, and no other place gets it.",
      example: "LC00001",
      pattern: LOCALITY_CODE,
    }),
    kind: oneOf(LOCALITY_KINDS, {
      description:
        "`city`: 100,000 people or more, or the capital of a state. `town`: a smaller town or a village that GeoNames lists, or the seat of an LGA, unless it is a quarter of a city. `area`: a quarter, an estate, a village or another part of an LGA. `lcda`: a Local Council Development Area, made by Lagos State; it is not an LGA.",
      example: "area",
    }),
    name: text({ description: "The place's name.", example: "Bodija" }),
    state_code: stateCode,
    lga_codes: list({
      description:
        "The P-codes of the LGAs in which the place lies, the strongest first. Several if it spans them.",
      example: ["NG031006"],
      pattern: LGA_CODE.pattern,
    }),
    ward_codes: list({
      description: "The codes of the wards that are named for the place, or that have most of its units.",
      example: ["30-06-11"],
      pattern: WARD_CODE.pattern,
    }),
    lat: maybeNumber({
      description: "Latitude of a point in the place, in decimal degrees (WGS 84).",
      example: 6.44632,
      minimum: 4,
      maximum: 14,
    }),
    lon: maybeNumber({
      description: "Longitude of a point in the place, in decimal degrees (WGS 84).",
      example: 3.47717,
      minimum: 2,
      maximum: 15,
    }),
    units: integer({
      description: "How many polling units of its LGAs have its name in theirs.",
      example: 28,
      minimum: 0,
    }),
    geonames_id: maybeText({ description: "Its id in GeoNames.", example: "2337889", pattern: "^[0-9]+$" }),
    former_codes: list({
      description:
        "Codes that this place had when it was listed twice. Each still finds it; no other place gets it.",
      example: ["LC02503"],
      pattern: LOCALITY_CODE,
    }),
    aliases: aliases(["VI"]),
    ...provenance,
  },
});

export const addressCandidate = defineRecord({
  name: "AddressCandidate",
  description: "An LGA in which the address may be.",
  fields: {
    lga_code: text({ description: "The LGA's P-code.", ...LGA_CODE, example: "NG031006" }),
    lga_name: text({ description: "The LGA's name.", example: "Ibadan North" }),
    state_code: stateCode,
    confidence: number({
      description: "How probable it is that the address is there, from 0 to 1.",
      example: 0.97,
      minimum: 0,
      maximum: 1,
    }),
  },
});

export const address = defineRecord({
  name: "Address",
  description: "Where an address is, as far as its words decide it.",
  fields: {
    status: oneOf(ADDRESS_STATUSES, {
      description:
        "`found`: the words decide the LGA. `ambiguous`: they fit several, see `candidates`. `unknown`: they decide none.",
      example: "found",
    }),
    state_code: maybeText({
      description: "The state's two letters; null if the words decide none.",
      ...STATE_CODE,
      example: "OY",
    }),
    state_name: maybeText({ description: "The state's name.", example: "Oyo" }),
    lga_code: maybeText({
      description: "The P-code of the LGA; null unless `status` is `found`.",
      ...LGA_CODE,
      example: "NG031006",
    }),
    lga_name: maybeText({ description: "The LGA's name.", example: "Ibadan North" }),
    locality_code: maybeText({
      description: "The code of the locality that the words name; null if they name none.",
      example: "LC00001",
      pattern: LOCALITY_CODE,
    }),
    locality_name: maybeText({ description: "The locality's name.", example: "Bodija" }),
    ward_codes: list({
      description: "The wards in which the locality is, if they are few.",
      example: ["30-06-11"],
      pattern: WARD_CODE.pattern,
    }),
    confidence: number({
      description: "How probable the first candidate is, from 0 to 1.",
      example: 0.97,
      minimum: 0,
      maximum: 1,
    }),
    candidates: listOfNested(
      addressCandidate,
      "The LGAs that it may be, at most five, the most probable first.",
    ),
    used: list({ description: "The parts of the text that count.", example: ["Bodija", "Ibadan"] }),
    unused: list({ description: "The parts of the text that say nothing.", example: ["12"] }),
    why: text({
      description: "The reason, in words.",
      example: "Bodija is a quarter in Ibadan North, Oyo.",
    }),
  },
});

export const localities = defineDomain({
  title: "Localities",
  summary:
    "Cities, towns, quarters and LCDAs: what people call a place, with the LGAs in which it lies. And whole addresses, read to their LGA.",
  tables: {
    localities: {
      record: locality,
      path: "localities/localities.csv",
      sortedBy: ["code"],
      derived: ["units"],
    },
  },
  records: [addressCandidate, address],
});
