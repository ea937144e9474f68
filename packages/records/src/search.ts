import { IDENTIFIED_KINDS } from "./concordance.ts";
import { defineDomain } from "./domain.ts";
import { integer, maybeText, oneOf, text } from "./field.ts";
import { matchCandidate, matchedText } from "./match.ts";
import { defineRecord } from "./record.ts";

export const SEARCH_KINDS = ["state", "lga", "ward"] as const;

/** Every kind of record that has a name. */
export const SUGGESTION_KINDS = IDENTIFIED_KINDS;

const score = integer({
  description: "How well it matches: 1000 is the very name, alias or code.",
  example: 1000,
  minimum: 1,
  maximum: 1000,
});

const matched = text({
  description: "The name, alias or code that matched.",
  example: "Ikeja",
});

const lgaCode = maybeText({
  description: "The P-code of the LGA that it is or is in; null for other kinds.",
  example: "NG025011",
  pattern: "^NG[0-9]{6}$",
});

const lgaName = maybeText({ description: "The name of that LGA.", example: "Ikeja" });

export const searchResult = defineRecord({
  name: "SearchResult",
  description: "A place that a search found.",
  fields: {
    kind: oneOf(SEARCH_KINDS, { description: "What was found.", example: "lga" }),
    code: text({
      description: "Its code: of a state two letters, of an LGA the P-code, of a ward the INEC code.",
      example: "NG025011",
    }),
    name: text({ description: "Its name.", example: "Ikeja" }),
    lga_code: lgaCode,
    lga_name: lgaName,
    state_code: text({
      description: "The two letters of the state that it is or is in.",
      example: "LA",
      pattern: "^[A-Z]{2}$",
    }),
    state_name: text({ description: "The name of that state.", example: "Lagos" }),
    score,
    matched,
  },
});

export const suggestion = defineRecord({
  name: "Suggestion",
  description: "A record of any kind that a search found.",
  fields: {
    kind: oneOf(SUGGESTION_KINDS, { description: "What was found.", example: "lga" }),
    code: text({
      description:
        "Its code: of a state two letters, of an LGA the P-code, of a ward the INEC code, of a constituency its code, of a bank its id.",
      example: "NG025011",
    }),
    name: text({ description: "Its name.", example: "Ikeja" }),
    lga_code: lgaCode,
    lga_name: lgaName,
    state_code: maybeText({
      description: "The two letters of the state that it is or is in; null for a bank.",
      example: "LA",
      pattern: "^[A-Z]{2}$",
    }),
    state_name: maybeText({ description: "The name of that state; null for a bank.", example: "Lagos" }),
    score,
    matched,
  },
});

export const search = defineDomain({
  title: "Search",
  summary: "Find a place, a constituency or a bank without knowing how its name is spelt.",
  records: [searchResult, suggestion, matchedText, matchCandidate],
});
