import { SEARCH_KINDS, SUGGESTION_KINDS, searchResult, suggestionRow } from "@naijaref/records";
import { SCORES } from "naijaref/search";
import { listOf, operationsOf } from "./operation.ts";
import { inQuery, lookedFor, requiredInQuery, wholeNumber, wordsOf } from "./parameter.ts";

const q = (example: string) =>
  requiredInQuery(lookedFor, { description: "The text to search for; at most 64 characters.", example });

const limit = inQuery(wholeNumber(1, 50, 10), {
  description: "The most results to return, 1 to 50.",
  example: "5",
});

const operation = operationsOf("search");

export const search = {
  search: operation({
    path: "/v1/search",
    command: "search",
    summary: "Search places",
    description: `States, LGAs and wards by name, alias or code; typing errors are tolerated. Best match first. The score is ${SCORES.name} for the very name, alias or code, from ${SCORES.firstWords} for whole first words, from ${SCORES.beginning} for the beginning of a name or code, and less for other words and typing errors. A notice says where else the text is found, if it is the name of no place.`,
    parameters: {
      q: q("ikeja"),
      kinds: inQuery(wordsOf(SEARCH_KINDS), {
        description: "Which kinds to search: state, lga, ward, separated by commas; all three by default.",
        example: "state,lga",
      }),
      limit,
    },
    answer: listOf(searchResult),
    examples: ["/v1/search?q=ikeja", "/v1/search?q=lagso&kinds=state&limit=3"],
  }),
  suggest: operation({
    path: "/v1/suggest",
    summary: "Search everything",
    description:
      "States, LGAs, wards, constituencies, active banks and parties by name, alias or code, for one search box; typing errors are tolerated. A closed bank is found by its very name or code, and its successor after it: bank_status tells them apart. Best match first, with the scores of /v1/search. `title`, `kind_word`, `detail` and `copy` are what a list shows.",
    parameters: {
      q: q("lagos west"),
      kinds: inQuery(wordsOf(SUGGESTION_KINDS), {
        description: `Which kinds to search: ${SUGGESTION_KINDS.join(", ")}, separated by commas; all by default.`,
        example: "lga,federal_constituency",
      }),
      limit,
    },
    answer: listOf(suggestionRow),
    examples: [
      "/v1/suggest?q=ikeja",
      "/v1/suggest?q=lagos%20west&kinds=senatorial_district",
      "/v1/suggest?q=zenit&kinds=bank,state&limit=3",
    ],
  }),
};
