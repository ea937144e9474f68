import { maybeText, number, oneOf, text } from "./field.ts";
import { defineRecord, listOfNested } from "./record.ts";

export const MATCH_STATUSES = ["exact", "alias", "typo", "ambiguous", "none"] as const;

const kind = {
  description: "The kind of the record: state, lga, ward, a kind of constituency, bank, or polling_unit.",
  example: "lga",
};

const confidence = (description: string) => number({ description, example: 1, minimum: 0, maximum: 1 });

export const matchCandidate = defineRecord({
  name: "MatchCandidate",
  description: "A record that a text may mean.",
  fields: {
    kind: text(kind),
    code: text({ description: "Its code; for a bank, its id.", example: "NG025011" }),
    name: text({ description: "Its name.", example: "Ikeja" }),
    state_code: maybeText({
      description:
        "The two letters of the state itself, or of the state that the record is in; null for a bank.",
      example: "LA",
      pattern: "^[A-Z]{2}$",
    }),
    confidence: confidence("How sure the match is, from 0 to 1."),
  },
});

export const matchedText = defineRecord({
  name: "MatchedText",
  description: "What one text means, and why.",
  fields: {
    text: text({ description: "The text as it was given.", example: "Ikeja LGA" }),
    status: oneOf(MATCH_STATUSES, {
      description:
        "`exact`: the text is the name or a code. `alias`: it is another way to write the name that leaves no doubt. `typo`: it has typing errors, and one name is much nearer than all others. `ambiguous`: it could mean several records. `none`: it matches no record.",
      example: "exact",
    }),
    kind: maybeText(kind),
    code: maybeText({
      description: "The code of the record that it means; null when the status is `ambiguous` or `none`.",
      example: "NG025011",
    }),
    name: maybeText({ description: "The name of that record.", example: "Ikeja" }),
    confidence: confidence(
      "How sure the match is, from 0 to 1: 1 for `exact`, 0 for `ambiguous` and `none`.",
    ),
    candidates: listOfNested(
      matchCandidate,
      "The records that the text means or could mean: at most five, the most likely first.",
    ),
    damage: maybeText({
      description:
        "What a spreadsheet seems to have done to the text: `lost_zero`, `date`, `number` or `missing`; null if nothing.",
      example: null,
    }),
    why: text({
      description: "The reason, in one sentence that a person can check.",
      example: '"Ikeja LGA" is the name of Ikeja, Lagos.',
    }),
  },
});
