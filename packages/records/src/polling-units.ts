import { defineDomain } from "./domain.ts";
import { constituency } from "./elections.ts";
import { maybeText, oneOf, text } from "./field.ts";
import { LGA_CODE, WARD_CODE } from "./forms.ts";
import { lga, state, ward } from "./places.ts";
import { aliases, provenance, stateCode } from "./provenance.ts";
import { defineRecord, listOfNested, nested, pick } from "./record.ts";

const POLLING_UNIT_CODE = "^[0-9]{2}-[0-9]{2}-[0-9]{2}-[0-9]{3}$";

export const pollingUnit = defineRecord({
  name: "PollingUnit",
  description: "One of the 176,846 polling units, the places at which people vote. Each belongs to one ward.",
  fields: {
    code: text(
      "The electoral commission's code: state, LGA, ward and unit number, joined by hyphens.",
      "24-11-01-007",
      POLLING_UNIT_CODE,
    ),
    name: text(
      "The unit's name, not in capitals. Several units of a ward may have the same name.",
      "In Front of No. 5 Nurudeen St.",
    ),
    inec_name: text("The name as the electoral commission prints it.", "IN FRONT OF NO. 5 NURUDEEN ST."),
    kind: maybeText(
      "`existing`: it was a polling unit before June 2021. `new`: it was created in June 2021, most often from a voting point. Null if no edition of the register says.",
      "existing",
      "^(existing|new)$",
    ),
    ward_code: text("The INEC code of the unit's ward.", ...WARD_CODE),
    lga_code: text("The P-code of the unit's LGA.", ...LGA_CODE),
    state_code: stateCode,
    aliases: aliases(["Primary School Ikot Ikpan Offiong"]),
    ...provenance,
  },
});

/** A unit in a list to choose from: units of many places have one name. */
export const pollingUnitRow = defineRecord({
  name: "PollingUnit",
  description: "A polling unit with the names of the places that it is in.",
  fields: {
    ...pollingUnit.fields,
    ward_name: text("The name of its ward.", "Anifowoshe/Ikeja"),
    lga_name: text("The name of its LGA.", "Ikeja"),
    state_name: text("The name of its state.", "Lagos"),
  },
});

/** The columns of `data/polling-units/NN-state.csv`. What follows from the code is not stored. */
export const POLLING_UNIT_COLUMNS = [
  "code",
  "name",
  /** Empty where it is the name in capitals. */
  "inec_name",
  "kind",
  "aliases",
  "unverified_fields",
  /** The years of the editions that list the unit, as in `EDITIONS` and in that order. */
  "editions",
] as const;

/** The editions of INEC's register by year, with their ids in `data/sources.csv`; the strongest first. */
export const EDITIONS: readonly (readonly [year: string, source: string])[] = [
  ["2023", "inec-irev-2023"],
  ["2026", "inec-pulocator-2026"],
  ["2022", "inec-pulocator-2022"],
  ["2019", "inec-voters-2019"],
  ["2015", "inec-directory-2015"],
];

export const pollingUnitInPlace = defineRecord({
  name: "PollingUnitInPlace",
  description: "A polling unit with its ward, LGA, state and constituencies.",
  fields: {
    ...pollingUnit.fields,
    ward: nested({ description: "The unit's ward.", fields: pick(ward, "code", "name") }),
    lga: nested({ description: "The unit's LGA.", fields: pick(lga, "code", "inec_code", "name") }),
    state: nested({ description: "The unit's state.", fields: pick(state, "code", "name") }),
    constituencies: listOfNested(
      {
        description: "A constituency in which the unit's voters vote.",
        fields: pick(constituency, "kind", "code", "inec_code", "name"),
      },
      "The unit's senatorial district, federal constituency and state constituency; the FCT has no state constituencies.",
    ),
  },
});

export const formerPollingUnit = defineRecord({
  name: "FormerPollingUnit",
  description:
    "A code that is in another edition of INEC's register, but not in the complete edition of 2023.",
  fields: {
    code: text("The code that is no longer used.", "02-09-05-009", POLLING_UNIT_CODE),
    name: text(
      "The unit's name in that edition, as the electoral commission prints it.",
      "TINGNO KOGI/ KOFAR WAKILI",
    ),
    outcome: oneOf(
      ["renumbered", "moved", "unknown"],
      "`renumbered`: a unit of the same ward has the name now. `moved`: a unit of another ward has it. `unknown`: no unit or more than one has it.",
      "moved",
    ),
    code_now: maybeText(
      "The code of the unit that has the name now. The name is the only evidence for it.",
      "02-09-06-008",
      POLLING_UNIT_CODE,
    ),
    ...provenance,
  },
});

export const pollingUnits = defineDomain({
  title: "Polling units",
  order: 4,
  summary: "The 176,846 polling units, each with its ward, LGA, state and constituencies.",
  tables: {
    formerPollingUnits: {
      record: formerPollingUnit,
      path: "polling-units/former-codes.csv",
      sortedBy: ["code"],
    },
  },
  records: [pollingUnit],
});
