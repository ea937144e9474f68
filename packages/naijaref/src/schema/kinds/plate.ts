import type { Plate } from "../../generated/records.ts";
import { parsePlate } from "../../plates/parse.ts";
import { PLATE, valuesOfPlate } from "../../reasons.ts";
import { code, text } from "../json-schema.ts";
import { type OutputOption, recordSchema } from "../schema.ts";

/**
 * A vehicle plate number, in any spacing, case and punctuation. Returns its letters and digits without
 * anything between them (`KJA123AB`), or with `output: "record"` all that they say.
 */
export const plate = /* @__PURE__ */ recordSchema<typeof PLATE, Plate, OutputOption>(() => ({
  kind: "plate",
  sentences: PLATE,
  rules: {},
  input: text("A Nigerian vehicle plate number.", "KJA 123 AB", "kja-123ab"),
  code: code("^[A-Z0-9]+$", "KJA123AB"),
  codeOf: ({ compact }) => compact,
  read: (value) => {
    const parsed = parsePlate(value as string);
    if (parsed.ok) return parsed;
    const values = valuesOfPlate(parsed);
    const label = values["meant"];
    const suggestions = label === undefined ? [] : [{ value: label.replace(/[ -]/g, ""), label }];
    return { ok: false, reason: parsed.reason, values, suggestions };
  },
}));
