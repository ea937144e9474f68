import { maybeText, oneOf, text } from "./field.ts";
import { provenance } from "./provenance.ts";
import { defineRecord } from "./record.ts";
import { tableNames } from "./tables.ts";

/**
 * What a decision says about a field:
 * `taken`: the field has the value, or the list contains it. An empty value: the field is left empty.
 * `rejected`: a source has the value, and the field does not.
 * `unverified`: the field is in `unverified_fields`. If a value is given, the field has it.
 * `left_out`: a source has the record, and the table does not. No field and no value.
 * `excepted`: the rule that `value` names does not apply to the field, or to the record if no field is given.
 */
export const DECISIONS = ["taken", "rejected", "unverified", "left_out", "excepted"] as const;

/** One line of a file in `data/evidence/<domain>/`. Not part of the dataset: neither compiled nor served. */
export const decision = defineRecord({
  name: "Decision",
  description: "A reviewed decision about one field of one record, with its reason.",
  fields: {
    table: oneOf(tableNames, { description: "The table of the record.", example: "institutions" }),
    key: text({
      description: "The record's code or id, as `npm run check:data` prints it.",
      example: "ecobank",
    }),
    field: maybeText({ description: "The field that the decision is about.", example: "cbn_code" }),
    decision: oneOf(DECISIONS, { description: "What was decided.", example: "taken" }),
    value: maybeText({ description: "The value, an item of a list, or the name of a rule.", example: "050" }),
    reason: maybeText({
      description: "Why, in one or two sentences. May be empty if a source is named.",
      example: "Eight publishers have 050; 053 comes from one compilation of branch sort codes.",
    }),
    sources: provenance.sources,
  },
});
