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
    table: oneOf(tableNames, "The table of the record.", "institutions"),
    key: text("The record's code or id, as `npm run check:data` prints it.", "ecobank"),
    field: maybeText("The field that the decision is about.", "cbn_code"),
    decision: oneOf(DECISIONS, "What was decided.", "taken"),
    value: maybeText("The value, an item of a list, or the name of a rule.", "050"),
    reason: maybeText(
      "Why, in one or two sentences. May be empty if a source is named.",
      "Eight publishers have 050; 053 comes from one compilation of branch sort codes.",
    ),
    sources: provenance.sources,
  },
});

/**
 * What makes a field's value verified:
 * `list`: the list of the body that decides the fact has it, and `sources` names the lists.
 * `witnesses`: two publishers of which neither repeats the other have it, or one of `sources` has it.
 * `rule`: it follows from other data, and a rule of `checks/` proves it.
 */
export const PROOFS = ["list", "witnesses", "rule"] as const;

/** One line of `data/witnesses/proofs.csv`: what a field needs to be verified. Only the pages show it. */
export const proof = defineRecord({
  name: "Proof",
  description: "What a field's value needs to be verified.",
  fields: {
    table: oneOf(tableNames, "The table of the records.", "lgas"),
    field: text("The field.", "headquarters"),
    proof: oneOf(PROOFS, "What makes it verified.", "witnesses"),
    by: maybeText("The rule of `checks/` that proves it.", "district-names"),
    sources: provenance.sources,
    weak: {
      ...provenance.sources,
      description:
        "Sources that may support a value, but that do not count against a value on which others agree.",
    },
  },
});

/**
 * One line of a file in `data/witnesses/<domain>/`: what sources say about one field. Only the pages show it.
 */
export const witness = defineRecord({
  name: "Witness",
  description: "What sources say about one field of one record.",
  fields: {
    key: text("The record's code or id, as `npm run check:data` prints it.", "NG028004"),
    field: text("The field.", "headquarters"),
    says: text("What the sources say, in their own spelling.", "Aiyetoro"),
    means: maybeText("The value that is meant, if the field spells it differently.", "Ayetoro"),
    sources: {
      ...provenance.sources,
      description: "Ids of the sources that say so. Empty: the lists that `proofs.csv` names for the field.",
    },
  },
});
