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
    compact: text({
      description: "Only the plate's letters and digits: the form to store.",
      example: "KJA123AB",
      pattern: "^[A-Z0-9]+$",
    }),
    display: text({ description: "The plate as it is printed.", example: "KJA-123AB" }),
    format: oneOf(PLATE_FORMATS, {
      description:
        "Its layout: standard since 2011, old before; dealer, federal_government and police have their own.",
      example: "standard",
    }),
    prefix: text({ description: "The letters or digits before the serial number.", example: "KJA" }),
    number: text({ description: "The serial number, with leading zeros.", example: "123" }),
    suffix: text({ description: "The letters or digits after the serial number.", example: "AB" }),
    state_code: maybeText({
      description:
        "The two letters of the state in which the vehicle was registered; null if the plate does not say it, or if no list has its place code.",
      ...STATE_CODE,
    }),
    note: maybeText({
      description: "What to know about this plate, in whole sentences.",
      example: "Issued until 2011: the place code stands at the end.",
    }),
  },
});

export const plateCategory = defineRecord({
  name: "PlateCategory",
  description:
    "The colours that the National Road Traffic Regulations 2012 give to the plates of one category.",
  fields: {
    category: oneOf(PLATE_CATEGORIES, { description: "Whose plates they are.", example: "private" }),
    vehicle: oneOf(["vehicle", "motorcycle"], {
      description: "Whether the plates are for vehicles or for motorcycles.",
      example: "vehicle",
    }),
    name: text({ description: "The name of the category, for people.", example: "Private vehicle" }),
    background: text({ description: "The colour of the plate.", example: "white" }),
    lettering: text({ description: "The colour of its letters and digits.", example: "blue" }),
    provision: text({
      description: "The regulation that says so.",
      example: "reg. 39(1), 39(2)(a)",
    }),
    note: maybeText({
      description: "What to know about the category, in whole sentences.",
      example: "Police vehicles carry it in practice.",
    }),
    ...provenance,
  },
});

export const platePrefix = defineRecord({
  name: "PlatePrefix",
  description: "The three letters on a plate that identify its place of registration.",
  fields: {
    prefix: text({ description: "The place code.", example: "KJA", pattern: "^[A-Z]{3}$" }),
    state_code: stateCode,
    ...provenance,
  },
});

export const plates = defineDomain({
  title: "Plates",
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
