import { office } from "./election-days.ts";
import { constituency } from "./elections.ts";
import { defineRecord, listOfNested } from "./record.ts";

const seatOfOffice = defineRecord({
  name: "ConstituencyOfOffice",
  description: "A constituency that elects a member to the office.",
  fields: {
    kind: constituency.fields.kind,
    code: constituency.fields.code,
    inec_code: constituency.fields.inec_code,
    name: constituency.fields.name,
  },
});

/** Not a table: what is elected at a place that a request names. */
export const officeAtPlace = defineRecord({
  name: "OfficeAtPlace",
  description: "An office that voters of a place elect, with the constituencies of the place.",
  fields: {
    ...office.fields,
    constituencies: listOfNested(
      seatOfOffice,
      "The constituencies of the place that elect a member: one of a ward or a polling unit; several of an LGA that is divided, or of a state. Empty for an office that the country or the state elects as one, and if no place was given. Not certain if `unverified_fields` has `constituencies`.",
    ),
  },
});
