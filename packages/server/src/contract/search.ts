import { SEARCH_KINDS, searchResult } from "@naijaref/records";
import { listOf, operation } from "./operation.ts";
import { inQuery, lookedFor, requiredInQuery, wholeNumber, wordsOf } from "./parameter.ts";

export const search = {
  search: operation({
    domain: "search",
    path: "/v1/search",
    summary: "Search places",
    description:
      "States, LGAs and wards by name, alias or code, forgiving typing. Best first; the score is explained in the docs.",
    parameters: {
      q: requiredInQuery(lookedFor, {
        description: "What to look for; at most 64 characters.",
        example: "ikeja",
      }),
      kinds: inQuery(wordsOf(SEARCH_KINDS), {
        description: "Which kinds to search: state, lga, ward, joined by commas; all three if left out.",
        example: "state,lga",
      }),
      limit: inQuery(wholeNumber(1, 50, 10), { description: "How many results at most.", example: "5" }),
    },
    answer: listOf(searchResult),
    errors: ["invalid_parameter"],
    examples: ["/v1/search?q=ikeja", "/v1/search?q=lagso&kinds=state&limit=3"],
  }),
};
