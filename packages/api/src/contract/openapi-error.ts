import { formerPollingUnit } from "@naijaref/records";
import { errors } from "./errors.ts";
import { arrayOf, notice, wholeRecord } from "./openapi-bodies.ts";
import type { JsonObject } from "./shape.ts";

const text = (description: string): JsonObject => ({ type: "string", description });

const word = (words: readonly string[], description: string): JsonObject => ({
  type: "string",
  enum: words,
  description,
});

const maybeText = (description: string): JsonObject => ({ type: ["string", "null"], description });

const STATE_CODE = maybeText("The two letters of its state.");

/** A record in short: its code, its name, and what else is said of it. */
const short = (description: string, also: Readonly<Record<string, JsonObject>>): JsonObject => ({
  type: "object",
  description,
  properties: { code: { type: "string" }, name: { type: "string" }, ...also },
  required: ["code", "name", ...Object.keys(also)],
});

const ofLga = { inec_code: { type: "string" }, state_code: STATE_CODE };

const stateName = maybeText("The name of its state.");

const suggestion = short("What was probably meant.", {
  kind: text("The kind of record: state, lga, ward, bank and others."),
  state_code: STATE_CODE,
  state_name: stateName,
});

const nearest = short("An LGA, and how far it is.", {
  state_code: STATE_CODE,
  distance_m: { type: "integer", description: "Metres from the point to its border." },
});

/** The members of an error, with the code of the error that has each. */
const members = {
  code: word(Object.keys(errors), "What kind of error it is, for programs."),
  message: text("What is wrong and what to do, for people."),
  parameter: text("The parameter that is wrong, if one is."),
  id: text("`internal_error`: the id under which the service logged it."),
  reason: text("Why it is so, in one word, for programs: all 422 have one, and some 404."),
  numbers: arrayOf({ type: "string" }, "`invalid_phone`: each of several numbers, in the form to store."),
  meant: text("`invalid_plate`: the plate that it is if an O is a zero, or an I a one."),
  category: word(
    ["diplomatic"],
    "`invalid_plate`: whose plate it looks like, where no source shows the form of those.",
  ),
  candidates: arrayOf(
    short("An LGA that has the name.", { ...ofLga, state_name: stateName }),
    "`ambiguous`: the LGAs that have the name. Pass `state` or use a code.",
  ),
  suggestions: {
    ...arrayOf(suggestion, "`not_found`: what was probably meant, best first."),
    maxItems: 3,
  },
  lgas: arrayOf(
    short("An LGA that the constituency is in.", ofLga),
    "`boundary_unknown`: the LGAs that the constituency is in, in whole or in part.",
  ),
  nearest: { ...nearest, description: "`outside`: the LGA that is nearest to the point." },
  water: text("`outside`: the water in which the point is, if it is in one."),
  state_code: text("`outside`: the state that the water is in."),
  part: word(
    ["state", "lga", "ward", "unit"],
    "`not_found`: the part of a polling unit's code that names nothing.",
  ),
  former: {
    ...wholeRecord(formerPollingUnit),
    description: "`not_found`: what became of a polling unit's code that is no longer used.",
  },
};

export const errorSchema: JsonObject = {
  type: "object",
  description: "Every error.",
  properties: { error: { type: "object", properties: members, required: ["code", "message"] }, notice },
  required: ["error"],
};
