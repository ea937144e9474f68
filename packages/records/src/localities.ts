import { defineDomain } from "./domain.ts";
import { integer, list, maybeText, number, oneOf, text } from "./field.ts";
import { P_CODE, STATE_LETTERS, WARD_NUMBERS } from "./forms.ts";
import { lat, lon } from "./places.ts";
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
    code: text("Our own code. It never changes, and no other place gets it.", "LC00001", LOCALITY_CODE),
    kind: oneOf(
      LOCALITY_KINDS,
      "`city`: 100,000 people or more, or the capital of a state. `town`: a smaller town or a village that GeoNames lists, or the seat of an LGA, unless it is a quarter of a city. `area`: a quarter, an estate, a village or another part of an LGA. `lcda`: a Local Council Development Area, made by Lagos State; it is not an LGA.",
      "area",
    ),
    name: text("The place's name.", "Bodija"),
    state_code: stateCode,
    lga_codes: list(
      "The P-codes of the LGAs in which the place lies, the strongest first. Several if it spans them.",
      ["NG031006"],
      P_CODE,
    ),
    ward_codes: list(
      "The codes of the wards that are named for the place, or that have most of its units.",
      ["30-06-11"],
      WARD_NUMBERS,
    ),
    lat: lat("a point in the place", 6.44632),
    lon: lon("a point in the place", 3.47717),
    units: integer("How many polling units of its LGAs have its name in theirs.", 28, { minimum: 0 }),
    geonames_id: maybeText("Its id in GeoNames.", "2337889", "^[0-9]+$"),
    former_codes: list(
      "Codes that this place had when it was listed twice. Each still finds it; no other place gets it.",
      ["LC02503"],
      LOCALITY_CODE,
    ),
    aliases: aliases(["VI"]),
    ...provenance,
  },
});

const probability = (description: string) => number(description, 0.97, { minimum: 0, maximum: 1 });

export const addressCandidate = defineRecord({
  name: "AddressCandidate",
  description: "An LGA in which the address may be.",
  fields: {
    lga_code: text("The LGA's P-code.", "NG031006", P_CODE),
    lga_name: text("The LGA's name.", "Ibadan North"),
    state_code: stateCode,
    confidence: probability("How probable it is that the address is there, from 0 to 1."),
  },
});

export const address = defineRecord({
  name: "Address",
  description: "Where an address is, as far as its words decide it.",
  fields: {
    status: oneOf(
      ADDRESS_STATUSES,
      "`found`: the words decide the LGA. `ambiguous`: they fit several, see `candidates`. `unknown`: they decide none.",
      "found",
    ),
    state_code: maybeText("The state's two letters; null if the words decide none.", "OY", STATE_LETTERS),
    state_name: maybeText("The state's name.", "Oyo"),
    lga_code: maybeText("The P-code of the LGA; null unless `status` is `found`.", "NG031006", P_CODE),
    lga_name: maybeText("The LGA's name.", "Ibadan North"),
    locality_code: maybeText(
      "The code of the locality that the words name; null if they name none.",
      "LC00001",
      LOCALITY_CODE,
    ),
    locality_name: maybeText("The locality's name.", "Bodija"),
    ward_codes: list("The wards in which the locality is, if they are few.", ["30-06-11"], WARD_NUMBERS),
    confidence: probability("How probable the first candidate is, from 0 to 1."),
    candidates: listOfNested(
      addressCandidate,
      "The LGAs that it may be, at most five, the most probable first.",
    ),
    used: list("The parts of the text that count.", ["Bodija", "Ibadan"]),
    unused: list("The parts of the text that say nothing.", ["12"]),
    why: text("The reason, in words.", "Bodija is a quarter in Ibadan North, Oyo."),
  },
});

export const localities = defineDomain({
  title: "Localities",
  order: 2,
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
