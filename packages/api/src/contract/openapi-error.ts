import { errors } from "./errors.ts";

type Json = Readonly<Record<string, unknown>>;

/** A record in short; a bank has no state. */
const place = (names: readonly string[]): Json => ({
  type: "object",
  properties: Object.fromEntries(
    names.map((name) => [name, { type: name.startsWith("state") ? ["string", "null"] : "string" }]),
  ),
  required: names,
});

export const errorSchema: Json = {
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
        reason: { type: "string", description: "Why a number is not valid, in one word, for programs." },
        candidates: {
          type: "array",
          items: place(["code", "inec_code", "name", "state_code"]),
          description: "`ambiguous`: the LGAs that have the name. Pass `state` or use a code.",
        },
        suggestions: {
          type: "array",
          items: place(["kind", "code", "name", "state_code", "state_name"]),
          maxItems: 3,
          description: "`not_found`: what was probably meant, best first.",
        },
      },
      required: ["code", "message"],
    },
  },
  required: ["error"],
};
