import { defineDomain } from "./domain.ts";
import { maybeText, oneOf, text } from "./field.ts";
import { STATE_CODE } from "./forms.ts";
import { provenance, stateCode } from "./provenance.ts";
import { defineRecord } from "./record.ts";

export const PLATE_FORMATS = ["standard", "old", "dealer", "federal_government", "police"] as const;

export const PLATE_CATEGORIES = [
  "private",
  "commercial",
  "government",
  "local_government",
  "armed_forces",
  "paramilitary",
  "dealer",
  "diplomatic",
] as const;

export const plate = defineRecord({
  name: "Plate",
  description: "A Nigerian vehicle plate number, parsed by its layout.",
  fields: {
    compact: text("Only the plate's letters and digits: the form to store.", "KJA123AB", "^[A-Z0-9]+$"),
    display: text("The plate as it is printed.", "KJA-123AB"),
    format: oneOf(
      PLATE_FORMATS,
      "Its layout: standard since 2011, old before; dealer, federal_government and police have their own.",
      "standard",
    ),
    prefix: text("The letters or digits before the serial number.", "KJA"),
    number: text("The serial number, with leading zeros.", "123"),
    suffix: text("The letters or digits after the serial number.", "AB"),
    state_code: maybeText(
      "The two letters of the state in which the vehicle was registered; null if the plate does not say it, or if no list has its place code.",
      ...STATE_CODE,
    ),
    note: maybeText(
      "What to know about this plate, in whole sentences.",
      "Issued until 2011: the place code stands at the end.",
    ),
  },
});

export const plateCategory = defineRecord({
  name: "PlateCategory",
  description:
    "The colours that the National Road Traffic Regulations 2012 give to the plates of one category.",
  fields: {
    category: oneOf(PLATE_CATEGORIES, "Whose plates they are.", "private"),
    vehicle: oneOf(
      ["vehicle", "motorcycle"],
      "Whether the plates are for vehicles or for motorcycles.",
      "vehicle",
    ),
    name: text("The name of the category, for people.", "Private vehicle"),
    background: text("The colour of the plate.", "white"),
    lettering: text("The colour of its letters and digits.", "blue"),
    provision: text("The regulation that says so.", "reg. 39(1), 39(2)(a)"),
    note: maybeText(
      "What to know about the category, in whole sentences.",
      "Police vehicles carry it in practice.",
    ),
    ...provenance,
  },
});

export const platePrefix = defineRecord({
  name: "PlatePrefix",
  description: "The three letters on a plate that identify its place of registration.",
  fields: {
    prefix: text("The place code.", "KJA", "^[A-Z]{3}$"),
    state_code: stateCode,
    ...provenance,
  },
});

export const plates = defineDomain({
  title: "Plates",
  order: 7,
  summary: "Vehicle plate numbers, and the colours of plates by category.",
  tables: {
    platePrefixes: { record: platePrefix, path: "plates/prefixes.csv", sortedBy: ["prefix"] },
    plateCategories: {
      record: plateCategory,
      path: "plates/categories.csv",
      sortedBy: ["category", "vehicle"],
    },
  },
  records: [plate],
});
