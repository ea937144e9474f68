import { matchedText } from "@naijaref/records";
import { MATCH_KINDS } from "naijaref/match";
import { listOf, operationsOf } from "./operation.ts";
import { anyText, idSystem, inQuery, repeatedInQuery, requiredInQuery, wordOf } from "./parameter.ts";

/** What the names of a list may be of: the last two have matchers of their own in the library. */
export const NAMED_KINDS = [...MATCH_KINDS, "polling_unit", "address"] as const;

/** As many names as fit into a path and query of 2,048 bytes. */
const MAX_NAMES = 40;

const operation = operationsOf("search");

export const match = {
  match: operation({
    path: "/v1/match",
    command: "match-names",
    summary: "Match names of a list",
    description:
      "What each name of a list means, in the order given: the code of a record, or why there is none. It never guesses: a name that could mean several is `ambiguous`. Names of polling units need a ward or an LGA. Texts are not logged. For whole files use the library or OpenRefine with /reconcile.",
    parameters: {
      kind: requiredInQuery(wordOf(NAMED_KINDS), {
        description: `What the names are of: ${NAMED_KINDS.join(", ")}. constituency is any kind of seat, place a state, LGA or ward. An address gets the LGA that it is in, as /v1/address reads it.`,
        example: "lga",
      }),
      name: repeatedInQuery(anyText, {
        description: `A name, as the list writes it. Repeat the parameter for each, at most ${MAX_NAMES} times.`,
        example: "Surulere",
        most: MAX_NAMES,
      }),
      state: inQuery(anyText, {
        description: "The state that the names are in, as the list writes it. It is matched as a name is.",
        example: "Lagos",
      }),
      lga: inQuery(anyText, {
        description:
          "For wards and polling units: the LGA that the names are in, as the list writes it. It is matched as a name is.",
        example: "Ikeja",
      }),
      ward: inQuery(anyText, {
        description:
          "For polling units: the ward that the names are in, by name or INEC code. It is matched as a name is.",
        example: "24-11-01",
      }),
      system: inQuery(idSystem, {
        description:
          "The system that the names are ids of, such as paystack_code, as /v1/meta lists them under id_systems. Without it only ids are read that cannot be names or counts, such as Q320852 and NG.LA. Other texts are read as names.",
        example: "paystack_code",
      }),
    },
    answer: listOf(matchedText),
    // Names of a person's own list, and where people live.
    cache: "private",
    loads: true,
    cost: { kind: "names", names: "name", most: MAX_NAMES, of: "kind" },
    examples: [
      "/v1/match?kind=lga&name=Surulere&name=Ikeja%20LGA&name=TOTAL",
      "/v1/match?kind=lga&state=Lagos&name=Surulere&name=Ifako/Ijaye",
      "/v1/match?kind=ward&state=Lagos&lga=Ikeja&name=Onigbongbo&name=Ward%203",
      "/v1/match?kind=bank&name=GTB&name=058&name=Kuda",
      "/v1/match?kind=lga&system=geonames&name=7701336&name=Ikeja",
      "/v1/match?kind=address&state=Lagos&name=12%20Bode%20Thomas%20Street%2C%20Surulere",
      "/v1/match?kind=polling_unit&ward=24-11-01&name=007&name=Oduyemi%20Street",
    ],
  }),
};
