import { formerPollingUnit } from "@naijaref/records";
import { errors } from "./errors.ts";
import { notice, wholeRecord } from "./openapi-bodies.ts";
import type { JsonObject } from "./shape.ts";

const STATE_CODE: JsonObject = { type: ["string", "null"], description: "The two letters of its state." };

/** A record in short: its code, its name, and what else is said of it. */
const short = (description: string, also: Readonly<Record<string, JsonObject>>): JsonObject => ({
  type: "object",
  description,
  properties: { code: { type: "string" }, name: { type: "string" }, ...also },
  required: ["code", "name", ...Object.keys(also)],
});

const ofLga = { inec_code: { type: "string" }, state_code: STATE_CODE };

const stateName: JsonObject = { type: ["string", "null"], description: "The name of its state." };

export const errorSchema: JsonObject = {
  type: "object",
  description: "Every error.",
  properties: {
    error: {
      type: "object",
      properties: {
        code: {
          type: "string",
          enum: Object.keys(errors),
          description: "What kind of error it is, for programs.",
        },
        message: { type: "string", description: "What is wrong and what to do, for people." },
        parameter: { type: "string", description: "The parameter that is wrong, if one is." },
        id: { type: "string", description: "`internal_error`: the id under which the service logged it." },
        reason: {
          type: "string",
          description: "Why it is so, in one word, for programs: all 422 have one, and some 404.",
        },
        numbers: {
          type: "array",
          items: { type: "string" },
          description: "`invalid_phone`: each of several numbers, in the form to store.",
        },
        meant: {
          type: "string",
          description: "`invalid_plate`: the plate that it is if an O is a zero, or an I a one.",
        },
        category: {
          type: "string",
          enum: ["diplomatic"],
          description: "`invalid_plate`: whose plate it looks like, where no source shows the form of those.",
        },
        candidates: {
          type: "array",
          items: short("An LGA that has the name.", { ...ofLga, state_name: stateName }),
          description: "`ambiguous`: the LGAs that have the name. Pass `state` or use a code.",
        },
        suggestions: {
          type: "array",
          items: short("What was probably meant.", {
            kind: { type: "string", description: "The kind of record: state, lga, ward, bank and others." },
            state_code: STATE_CODE,
            state_name: stateName,
          }),
          maxItems: 3,
          description: "`not_found`: what was probably meant, best first.",
        },
        lgas: {
          type: "array",
          items: short("An LGA that the constituency is in.", ofLga),
          description: "`boundary_unknown`: the LGAs that the constituency is in, in whole or in part.",
        },
        nearest: {
          ...short("An LGA, and how far it is.", {
            state_code: STATE_CODE,
            distance_m: { type: "integer", description: "Metres from the point to its border." },
          }),
          description: "`outside`: the LGA that is nearest to the point.",
        },
        water: {
          type: "string",
          description: "`outside`: the water in which the point is, if it is in one.",
        },
        state_code: { type: "string", description: "`outside`: the state that the water is in." },
        part: {
          type: "string",
          enum: ["state", "lga", "ward", "unit"],
          description: "`not_found`: the part of a polling unit's code that names nothing.",
        },
        former: {
          ...wholeRecord(formerPollingUnit),
          description: "`not_found`: what became of a polling unit's code that is no longer used.",
        },
      },
      required: ["code", "message"],
    },
    notice,
  },
  required: ["error"],
};
