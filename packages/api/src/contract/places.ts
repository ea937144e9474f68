import { lga, state, ward, ZONES } from "@naijaref/records";
import { listOf, operationsOf, single } from "./operation.ts";
import { identifier, inPath, inQuery, wordOf } from "./parameter.ts";

const STATE = "ISO code, INEC code, P-code, slug, name or alias.";

/** What a parameter names may not be there; of LGAs there may be several. */
export const NOT_FOUND = ["not_found"] as const;
const NOT_FOUND_OR_SEVERAL = ["not_found", "ambiguous"] as const;

export const stateInPath = inPath({
  description: `The state: ${STATE}`,
  example: "Lagos",
  errors: NOT_FOUND,
});

/** Settles an LGA name that several states share. */
export const stateOfLga = inQuery(identifier, {
  description: `The state to search in: ${STATE} Needed if LGAs of several states share the name.`,
  example: "Lagos",
});

/** Narrows a list to one state, one LGA, one ward. */
export const stateFilter = (what: string) =>
  inQuery(identifier, {
    description: `Only ${what} of this state: ${STATE}`,
    example: "Kano",
    errors: NOT_FOUND,
  });

const LGA = "P-code, INEC code, name, slug or alias.";

export const lgaInPath = {
  lga: inPath({ description: `The LGA: ${LGA}`, example: "Ikeja", errors: NOT_FOUND_OR_SEVERAL }),
  state: stateOfLga,
};

export const lgaFilter = (what: string, example: string) =>
  inQuery(identifier, {
    description: `Only ${what} of this LGA: ${LGA} A name that several states share needs state.`,
    example,
    errors: NOT_FOUND_OR_SEVERAL,
  });

export const wardFilter = (what: string, example: string) =>
  inQuery(identifier, { description: `Only ${what} of this ward: INEC code.`, example, errors: NOT_FOUND });

/** Narrows a list to one geopolitical zone. */
const zoneFilter = (what: string) =>
  inQuery(wordOf(ZONES), { description: `Only ${what} of this geopolitical zone.`, example: "South-West" });

const WARD = "INEC code, as 24-11-01, 24/11/01 or 241101. The last number keeps its two digits.";

const operation = operationsOf("places");

export const places = {
  listStates: operation({
    path: "/v1/states",
    summary: "List the states",
    description:
      "The 36 states and the Federal Capital Territory, or those of one zone, by P-code, which is alphabetical.",
    parameters: { zone: zoneFilter("states") },
    answer: listOf(state),
    ids: { kind: "state", description: `Only these states: ${STATE}`, example: "Lagos,NG-KN,37" },
    examples: [
      "/v1/states",
      "/v1/states?zone=South-West",
      "/v1/states?ids=Lagos,NG-KN,37&fields=code,name",
      "/v1/states?format=csv",
    ],
  }),
  getState: operation({
    path: "/v1/states/{state}",
    summary: "Get a state",
    description: "One state by any of its identifiers.",
    parameters: { state: stateInPath },
    answer: single(state),
    examples: ["/v1/states/Lagos", "/v1/states/NG-KN", "/v1/states/37", "/v1/states/fct"],
  }),
  listLgasOfState: operation({
    path: "/v1/states/{state}/lgas",
    summary: "List the LGAs of a state",
    description: "The local government areas of one state, by P-code.",
    parameters: { state: stateInPath },
    answer: listOf(lga),
    examples: ["/v1/states/Lagos/lgas"],
  }),
  listLgas: operation({
    path: "/v1/lgas",
    summary: "List the LGAs",
    description: "All 774 local government areas, or those that match every filter, by P-code.",
    parameters: {
      state: stateFilter("LGAs"),
      zone: zoneFilter("LGAs"),
      senatorial_district: inQuery(identifier, {
        description: "Only LGAs of this senatorial district: its code, INEC's code, or its exact name.",
        example: "Lagos West",
        errors: NOT_FOUND,
      }),
    },
    answer: listOf(lga),
    ids: {
      description: `Only these LGAs: ${LGA} A name that several states share needs state.`,
      example: "NG025011,24-11,Kosofe",
    },
    examples: [
      "/v1/lgas?state=Kano",
      "/v1/lgas?zone=South-West&fields=code,name,state_code&format=csv",
      "/v1/lgas?senatorial_district=Lagos%20West",
      "/v1/lgas?ids=NG025011,24-11,Kosofe",
      "/v1/lgas",
    ],
  }),
  getLga: operation({
    path: "/v1/lgas/{lga}",
    summary: "Get an LGA",
    description: "One local government area by any of its identifiers.",
    parameters: lgaInPath,
    answer: single(lga),
    examples: ["/v1/lgas/NG025011", "/v1/lgas/24-11", "/v1/lgas/Surulere?state=Lagos"],
  }),
  listWardsOfLga: operation({
    path: "/v1/lgas/{lga}/wards",
    summary: "List the wards of an LGA",
    description: "The wards (registration areas) of one LGA, by INEC code, each with its three seats.",
    parameters: lgaInPath,
    answer: listOf(ward),
    examples: ["/v1/lgas/Ikeja/wards", "/v1/lgas/Surulere/wards?state=Lagos"],
  }),
  listWards: operation({
    path: "/v1/wards",
    summary: "List the wards",
    description:
      "All 8,809 wards (registration areas), or those of one state or LGA, by INEC code, each with its three seats. All of them are 2.8 MB of JSON and 1.2 MB of CSV, before compression.",
    parameters: {
      state: stateFilter("wards"),
      lga: lgaFilter("wards", "Ikeja"),
    },
    answer: listOf(ward),
    cost: { kind: "scan", units: 10, unless: ["state", "lga", "ids"] },
    ids: { kind: "ward", description: `Only these wards: ${WARD}`, example: "24-11-01,24/11/02" },
    examples: [
      "/v1/wards?lga=Ikeja",
      "/v1/wards?state=Kano&fields=code,name,lga_code",
      "/v1/wards?format=csv",
      "/v1/wards?ids=24-11-01,24/11/02",
    ],
  }),
  listWardsOfState: operation({
    path: "/v1/states/{state}/wards",
    summary: "List the wards of a state",
    description: "The wards (registration areas) of one state, by INEC code, each with its three seats.",
    parameters: { state: stateInPath },
    answer: listOf(ward),
    examples: ["/v1/states/Lagos/wards", "/v1/states/FCT/wards?fields=code,name&format=csv"],
  }),
  getWard: operation({
    path: "/v1/wards/{ward}",
    summary: "Get a ward",
    description: "One ward by its INEC code, with its senatorial district and constituencies.",
    parameters: {
      ward: inPath({ description: `The ward: ${WARD}`, example: "24-11-01", segments: 3, errors: NOT_FOUND }),
    },
    answer: single(ward),
    examples: ["/v1/wards/24-11-01", "/v1/wards/24/11/01"],
  }),
};
