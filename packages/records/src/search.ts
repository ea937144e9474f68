import { defineDomain } from "./domain.ts";
import { integer, oneOf, text } from "./field.ts";
import { defineRecord } from "./record.ts";

export const SEARCH_KINDS = ["state", "lga", "ward"] as const;

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
    state_code: text({
      description: "The two letters of the state that it is or lies in.",
      example: "LA",
      pattern: "^[A-Z]{2}$",
    }),
    score: integer({
      description: "How well it matches: 1000 is the very name, alias or code.",
      example: 1000,
      minimum: 1,
      maximum: 1000,
    }),
    matched: text({ description: "The name, alias or code that matched.", example: "Ikeja" }),
  },
});

export const search = defineDomain({
  title: "Search",
  summary: "Find a place without knowing how its name is spelt.",
  records: [searchResult],
});
