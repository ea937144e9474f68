import { FUNCTION, requireOptions } from "../../arguments.ts";
import type { State } from "../../generated/records.ts";
import { findState } from "../../places/states.ts";
import { STATE } from "../english.ts";
import { refuseUnknown, type SuggestOption } from "../issue.ts";
import { code, RECORD, text } from "../json-schema.ts";
import { OUTPUT } from "../options.ts";
import { createSchema, type OutputOption, type RecordOutput, type Schema } from "../schema.ts";

export interface StateOptions extends OutputOption, SuggestOption {}

/**
 * A state, by any identifier that `findState` takes. Returns its two letters (`LA`), or with
 * `output: "record"` the record.
 */
export function state(options: StateOptions & RecordOutput): Schema<State>;
export function state(options?: StateOptions): Schema<string>;
export function state(options?: StateOptions): Schema<State | string> {
  requireOptions("state", options, { output: OUTPUT, suggest: FUNCTION });
  const { output, suggest } = options ?? {};
  return createSchema({
    kind: "state",
    sentences: STATE,
    input: text("A state of Nigeria, by name or code.", "Lagos", "LA"),
    output: output === "record" ? RECORD : code("^[A-Z]{2}$", "LA"),
    read: (value) => {
      const found = findState(value as string);
      if (!found.ok) return refuseUnknown(found, value, suggest, ["state"]);
      return { ok: true, value: output === "record" ? found.value : found.value.code };
    },
  });
}
