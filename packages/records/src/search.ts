import { BANK_STATUSES } from "./banks.ts";
import { IDENTIFIED_KINDS } from "./concordance.ts";
import { defineDomain } from "./domain.ts";
import { integer, maybeText, number, oneOf, text } from "./field.ts";
import { LGA_CODE, STATE_CODE } from "./forms.ts";
import { defineRecord, listOfNested } from "./record.ts";

export const MATCH_STATUSES = ["exact", "alias", "typo", "ambiguous", "none"] as const;

const KIND = [
  "The kind of the record: state, lga, ward, a kind of constituency, bank, or polling_unit.",
  "lga",
] as const;

const confidence = (description: string) => number(description, 1, { minimum: 0, maximum: 1 });

export const matchCandidate = defineRecord({
  name: "MatchCandidate",
  description: "A record that a text may mean.",
  fields: {
    kind: text(...KIND),
    code: text("Its code; for a bank, its id.", "NG025011"),
    name: text("Its name.", "Ikeja"),
    state_code: maybeText(
      "The two letters of the state itself, or of the state that the record is in; null for a bank.",
      ...STATE_CODE,
    ),
    confidence: confidence("How sure the match is, from 0 to 1."),
  },
});

export const matchedText = defineRecord({
  name: "MatchedText",
  description: "What one text means, and why.",
  fields: {
    text: text("The text as it was given.", "Ikeja LGA"),
    status: oneOf(
      MATCH_STATUSES,
      "`exact`: the text is the name or a code. `alias`: it is another way to write the name that leaves no doubt. `typo`: it has typing errors, and one name is much nearer than all others. `ambiguous`: it could mean several records. `none`: it matches no record.",
      "exact",
    ),
    kind: maybeText(...KIND),
    code: maybeText(
      "The code of the record that it means; null when the status is `ambiguous` or `none`.",
      "NG025011",
    ),
    name: maybeText("The name of that record.", "Ikeja"),
    confidence: confidence(
      "How sure the match is, from 0 to 1: 1 for `exact`, 0 for `ambiguous` and `none`.",
    ),
    candidates: listOfNested(
      matchCandidate,
      "The records that the text means or could mean: at most five, the most likely first.",
    ),
    damage: maybeText(
      "What a spreadsheet seems to have done to the text: `lost_zero`, `date`, `number` or `missing`; null if nothing.",
      null,
    ),
    why: text(
      "The reason, in one sentence that a person can check.",
      '"Ikeja LGA" is the name of Ikeja, Lagos.',
    ),
  },
});

export const SEARCH_KINDS = ["state", "lga", "ward"] as const;

/** Every kind of record that has a name. */
export const SUGGESTION_KINDS = [...IDENTIFIED_KINDS, "party"] as const;

export const searchResult = defineRecord({
  name: "SearchResult",
  description: "A place that a search found.",
  fields: {
    kind: oneOf(SEARCH_KINDS, "The kind of the record that was found.", "lga"),
    code: text(
      "Its code: the two letters of a state, the P-code of an LGA, the INEC code of a ward.",
      "NG025011",
    ),
    name: text("Its name.", "Ikeja"),
    lga_code: maybeText(
      "The P-code of the LGA itself, or of the LGA that the record is in, of a locality in several LGAs the strongest; null for other kinds.",
      ...LGA_CODE,
    ),
    lga_name: maybeText("The name of that LGA.", "Ikeja"),
    state_code: text(
      "The two letters of the state itself, or of the state that the record is in.",
      ...STATE_CODE,
    ),
    state_name: text("The name of that state.", "Lagos"),
    score: integer(
      "How well it matches, from 1 to 1000. 1000: the text is exactly the name, an alias or a code.",
      1000,
      { minimum: 1, maximum: 1000 },
    ),
    matched: text("The name, alias or code that matched.", "Ikeja"),
  },
});

export const suggestion = defineRecord({
  name: "Suggestion",
  description: "A record of any kind that a search found.",
  fields: {
    ...searchResult.fields,
    kind: oneOf(SUGGESTION_KINDS, "The kind of the record that was found.", "lga"),
    code: text(
      "Its code: the two letters of a state, the P-code of an LGA, the INEC code of a ward, the code of a constituency or a locality, the id of a bank, the acronym of a party.",
      "NG025011",
    ),
    state_code: maybeText(
      "The two letters of the state itself, or of the state that the record is in; null for a bank or a party.",
      ...STATE_CODE,
    ),
    state_name: maybeText("The name of that state; null for a bank or a party.", "Lagos"),
    bank_status: maybeText(`Of a bank its status: ${BANK_STATUSES.join(", ")}. Null for other kinds.`, null),
  },
});

/** What a search box shows of a record, whole: so that a list of suggestions never changes under a finger. */
export const suggestionRow = defineRecord({
  name: "Suggestion",
  description: "A record that a search found, with what a list of suggestions shows of it.",
  fields: {
    ...suggestion.fields,
    title: text("The name that people use: of a bank its short name.", "Ikeja"),
    kind_word: text("The kind in a word; of a locality City, Town, Quarter or LCDA.", "LGA"),
    detail: text(
      "The place that it is in, and why it was found if not by its name, joined by a middle dot.",
      "Lagos",
    ),
    copy: maybeText(
      "The code that most people copy: of a bank the central bank's, of a place or a constituency the electoral commission's; null for localities.",
      "24-11",
    ),
  },
});

export const search = defineDomain({
  title: "Search",
  summary:
    "Find a place, a constituency, a locality, a bank or a party without knowing how its name is spelt.",
  records: [searchResult, suggestion, matchedText, matchCandidate],
});
