import { address, LOCALITY_KINDS, locality } from "@naijaref/records";
import { foldsToNothing } from "naijaref/text";
import { listOf, operationsOf, single } from "./operation.ts";
import { inPath, inQuery, type Kind, lookedFor, refuse, requiredInQuery, wordOf } from "./parameter.ts";
import { lgaFilter, NOT_FOUND, stateFilter, stateOfLga, wardFilter } from "./places.ts";

const MAX_ADDRESS_LENGTH = 500;

/** An address as somebody typed it: at most 500 characters, with at least one letter or digit. */
const addressText: Kind<string> = {
  schema: { ...lookedFor.schema, maxLength: MAX_ADDRESS_LENGTH },
  read: (text) => {
    if (text.length > MAX_ADDRESS_LENGTH)
      return refuse(`is longer than ${MAX_ADDRESS_LENGTH} characters: give one address`);
    if (foldsToNothing(text))
      return refuse("has no letter or digit: give it an address, such as 12 Awolowo Road, Bodija, Ibadan");
    return { ok: true, value: text };
  },
};

const operation = operationsOf("localities");

export const localities = {
  listLocalities: operation({
    path: "/v1/localities",
    summary: "List the localities",
    description:
      "Cities, towns, quarters and LCDAs, or those that match every filter, by code. A locality is what people call a place; it is not a legal unit.",
    parameters: {
      state: stateFilter("localities"),
      lga: lgaFilter("localities, whole or in part,", "Ibadan North"),
      ward: wardFilter("localities", "30-06-11"),
      kind: inQuery(wordOf(LOCALITY_KINDS), {
        description: "Only localities of this kind.",
        example: "lcda",
      }),
      q: inQuery(lookedFor, {
        description:
          "Only localities with exactly this name or alias, ignoring case, accents and punctuation.",
        example: "Bodija",
      }),
    },
    answer: listOf(locality),
    ids: { kind: "locality", description: "Only these localities: codes.", example: "LC00001,LC00002" },
    examples: [
      "/v1/localities?q=Bodija",
      "/v1/localities?kind=lcda",
      "/v1/localities?lga=Ibadan%20North",
      "/v1/localities?ids=LC00001,LC00002&fields=code,name",
    ],
  }),
  getLocality: operation({
    path: "/v1/localities/{locality}",
    summary: "Get a locality",
    description:
      "One locality by its code, or by one that it had when it was listed twice; `notice` says so.",
    parameters: {
      locality: inPath({ description: "The locality's code.", example: "LC00001", errors: NOT_FOUND }),
    },
    answer: single(locality),
    examples: ["/v1/localities/LC00001"],
  }),
  readAddress: operation({
    path: "/v1/address",
    summary: "Read an address",
    description:
      "The state, LGA, locality and wards of an address, as far as its words decide them. `status` is `found`, `ambiguous` or `unknown`; an LGA is named only if it is found, and `why` says what decided. The text is not logged, and shared caches may not keep the answer.",
    parameters: {
      text: requiredInQuery(addressText, {
        description: "The address, as somebody typed it; at most 500 characters.",
        example: "12 Awolowo Road, Bodija, Ibadan",
      }),
      state: stateOfLga,
    },
    answer: single(address),
    errors: ["not_found"],
    cache: "private",
    loads: true,
    examples: [
      "/v1/address?text=12%20Awolowo%20Road,%20Bodija,%20Ibadan",
      "/v1/address?text=Lekki%20Phase%201&state=Lagos",
      "/v1/address?text=Warri&state=Delta",
    ],
  }),
};
