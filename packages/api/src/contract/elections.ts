import { CONSTITUENCY_KINDS, constituency, lga, ward } from "@naijaref/records";
import type { ConstituencyKind } from "naijaref/elections";
import { listOf, operationsOf, single } from "./operation.ts";
import { inPath, inQuery, lookedFor, wordOf } from "./parameter.ts";
import { lgaInPath, NOT_FOUND, stateFilter } from "./places.ts";

/** A constituency by its code. */
export const constituencyInPath = inPath({
  description:
    "The code (SD, FC or SC and three digits), or INEC's code with its slashes, encoded or not, with INEC's or the ISO abbreviation of the state.",
  example: "FC236",
  segments: 3,
  errors: NOT_FOUND,
});

const state = stateFilter("constituencies");

const constituencyIds = (example: string, kind?: ConstituencyKind) => ({
  description: "Only these constituencies: the code, or INEC's code with its slashes.",
  example,
  ...(kind && { kind }),
});

const operation = operationsOf("elections");

export const elections = {
  listConstituenciesOfLga: operation({
    path: "/v1/lgas/{lga}/constituencies",
    summary: "List the constituencies of an LGA",
    description:
      "The LGA's senatorial district, and its federal and state constituencies; several of a kind if the LGA is split.",
    parameters: lgaInPath,
    answer: listOf(constituency),
    examples: ["/v1/lgas/Ikeja/constituencies", "/v1/lgas/Surulere/constituencies?state=Lagos"],
  }),
  listConstituencies: operation({
    path: "/v1/constituencies",
    summary: "List the constituencies",
    description: "All 1,459 constituencies, by kind and number, or those that match every filter.",
    parameters: {
      kind: inQuery(wordOf(CONSTITUENCY_KINDS), {
        description: "Only constituencies of this kind.",
        example: "senatorial_district",
      }),
      state,
      q: inQuery(lookedFor, {
        description:
          "Only constituencies with exactly this name or alias, ignoring case and punctuation; a number in the name may be in digits (Surulere 2).",
        example: "lagos west",
      }),
    },
    answer: listOf(constituency),
    ids: constituencyIds("SD072,FC236,SC652"),
    examples: ["/v1/constituencies?state=Lagos&kind=federal_constituency", "/v1/constituencies?q=Ikeja"],
  }),
  listSenatorialDistricts: operation({
    path: "/v1/senatorial-districts",
    summary: "List the senatorial districts",
    description: "The 109 senatorial districts, three in each state and one in the FCT.",
    parameters: { state },
    answer: listOf(constituency),
    ids: constituencyIds("SD072,SD/073/LA", "senatorial_district"),
    examples: ["/v1/senatorial-districts", "/v1/senatorial-districts?state=Kano"],
  }),
  listFederalConstituencies: operation({
    path: "/v1/federal-constituencies",
    summary: "List the federal constituencies",
    description: "The 360 seats of the House of Representatives.",
    parameters: { state },
    answer: listOf(constituency),
    ids: constituencyIds("FC236,FC/237/LA", "federal_constituency"),
    examples: ["/v1/federal-constituencies", "/v1/federal-constituencies?state=FCT"],
  }),
  listStateConstituencies: operation({
    path: "/v1/state-constituencies",
    summary: "List the state constituencies",
    description: "The 990 seats of the State Houses of Assembly, as INEC publishes them; the FCT has none.",
    parameters: { state },
    answer: listOf(constituency),
    ids: constituencyIds("SC652,SC/653/LA", "state_constituency"),
    examples: ["/v1/state-constituencies", "/v1/state-constituencies?state=Lagos"],
  }),
  getConstituency: operation({
    path: "/v1/constituencies/{code}",
    summary: "Get a constituency",
    description: "One constituency by its code or INEC's.",
    parameters: { code: constituencyInPath },
    answer: single(constituency),
    examples: ["/v1/constituencies/FC236", "/v1/constituencies/FC/236/LA", "/v1/constituencies/SC%2F01%2FAB"],
  }),
  listLgasOfConstituency: operation({
    path: "/v1/constituencies/{code}/lgas",
    summary: "List the LGAs of a constituency",
    description: "The LGAs that the constituency covers, in full or in part, by P-code.",
    parameters: { code: constituencyInPath },
    answer: listOf(lga),
    examples: ["/v1/constituencies/SD072/lgas"],
  }),
  listWardsOfConstituency: operation({
    path: "/v1/constituencies/{code}/wards",
    summary: "List the wards of a constituency",
    description: "The wards that make up the constituency, by INEC code.",
    parameters: { code: constituencyInPath },
    answer: listOf(ward),
    examples: ["/v1/constituencies/FC236/wards"],
  }),
};
