import { lga, state, ward } from "@naijaref/records";
import { listOf, operation, single } from "./operation.ts";
import { anyText, inPath, inQuery } from "./parameter.ts";

const STATE = "ISO code, INEC code, P-code, slug, name or alias.";

export const stateInPath = inPath({ description: `The state: ${STATE}`, example: "Lagos" });

/** Settles an LGA name that several states share. */
export const stateOfLga = inQuery(anyText, {
  description: `The state to search in: ${STATE} Needed if LGAs of several states share the name.`,
  example: "Lagos",
});

/** Narrows a list to one state. */
export const stateFilter = (what: string) =>
  inQuery(anyText, { description: `Only ${what} of this state: ${STATE}`, example: "Kano" });

export const lgaInPath = inPath({
  description: "The LGA: P-code, INEC code, name, slug or alias.",
  example: "Ikeja",
});

export const places = {
  listStates: operation({
    domain: "places",
    path: "/v1/states",
    summary: "List the states",
    description: "The 36 states and the Federal Capital Territory, by P-code, which is alphabetical.",
    answer: listOf(state),
    examples: ["/v1/states"],
  }),
  getState: operation({
    domain: "places",
    path: "/v1/states/{state}",
    summary: "Get a state",
    description: "One state by any of its identifiers.",
    parameters: { state: stateInPath },
    answer: single(state),
    errors: ["not_found"],
    examples: ["/v1/states/Lagos", "/v1/states/NG-KN", "/v1/states/37", "/v1/states/fct"],
  }),
  listLgasOfState: operation({
    domain: "places",
    path: "/v1/states/{state}/lgas",
    summary: "List the LGAs of a state",
    description: "The local government areas of one state, by P-code.",
    parameters: { state: stateInPath },
    answer: listOf(lga),
    errors: ["not_found"],
    examples: ["/v1/states/Lagos/lgas"],
  }),
  listLgas: operation({
    domain: "places",
    path: "/v1/lgas",
    summary: "List the LGAs",
    description: "All 774 local government areas, or those of one state, by P-code.",
    parameters: { state: stateFilter("LGAs") },
    answer: listOf(lga),
    errors: ["invalid_parameter", "not_found"],
    examples: ["/v1/lgas", "/v1/lgas?state=Kano"],
  }),
  getLga: operation({
    domain: "places",
    path: "/v1/lgas/{lga}",
    summary: "Get an LGA",
    description: "One local government area by any of its identifiers.",
    parameters: { lga: lgaInPath, state: stateOfLga },
    answer: single(lga),
    errors: ["invalid_parameter", "not_found", "ambiguous"],
    examples: ["/v1/lgas/NG025011", "/v1/lgas/24-11", "/v1/lgas/Surulere?state=Lagos"],
  }),
  listWardsOfLga: operation({
    domain: "places",
    path: "/v1/lgas/{lga}/wards",
    summary: "List the wards of an LGA",
    description: "The wards (registration areas) of one LGA, by INEC code, each with its three seats.",
    parameters: { lga: lgaInPath, state: stateOfLga },
    answer: listOf(ward),
    errors: ["invalid_parameter", "not_found", "ambiguous"],
    examples: ["/v1/lgas/Ikeja/wards", "/v1/lgas/Surulere/wards?state=Lagos"],
  }),
  getWard: operation({
    domain: "places",
    path: "/v1/wards/{ward}",
    summary: "Get a ward",
    description: "One ward by its INEC code, with its senatorial district and constituencies.",
    parameters: { ward: inPath({ description: "The ward's INEC code.", example: "24-11-01" }) },
    answer: single(ward),
    errors: ["not_found"],
    examples: ["/v1/wards/24-11-01"],
  }),
};
