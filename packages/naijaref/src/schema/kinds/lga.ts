import { FUNCTION, requireOptions } from "../../arguments.ts";
import type { Lga } from "../../generated/records.ts";
import { findLga, type LgaFailure } from "../../places/lgas.ts";
import type { Reference } from "../../places/reference.ts";
import { getState, resolveState } from "../../places/states.ts";
import type { InvalidOption } from "../../result.ts";
import { LGA } from "../english.ts";
import { given, type Refusal, type Suggest, type SuggestOption, suggestionsOf } from "../issue.ts";
import { code, RECORD, text } from "../json-schema.ts";
import { type Field, OUTPUT, optionValue, REFERENCE } from "../options.ts";
import {
  createSchema,
  type FormValues,
  type OutputOption,
  type RecordOutput,
  type Schema,
} from "../schema.ts";

export interface LgaOptions extends OutputOption, SuggestOption {
  /** The LGA must be in this state: a record, an identifier, or another field of the form. */
  readonly state?: Reference | Field | undefined;
}

/**
 * A local government area, by any identifier that `findLga` takes. Returns its P-code (`NG025011`), or with
 * `output: "record"` the record. A name that several states share is refused unless `state` settles it; the
 * issue suggests them all.
 */
export function lga(options: LgaOptions & RecordOutput): Schema<Lga>;
export function lga(options?: LgaOptions): Schema<string>;
export function lga(options?: LgaOptions): Schema<Lga | string> {
  requireOptions("lga", options, { state: REFERENCE, output: OUTPUT, suggest: FUNCTION });
  const { state, output, suggest } = options ?? {};
  return createSchema({
    kind: "lga",
    sentences: LGA,
    input: text("A local government area of Nigeria, by name or code.", "Ikeja", "NG025011"),
    output: output === "record" ? RECORD : code("^NG[0-9]{6}$", "NG025011"),
    read: (value, form) => {
      const found = findLga(value as string, { state: knownState(state, form) });
      if (!found.ok) return refuse(found as RefusedLga, value, suggest);
      return { ok: true, value: output === "record" ? found.value : found.value.code };
    },
  });
}

/** A state in another field that is wrong itself is that field's issue. */
function knownState(state: LgaOptions["state"], form: FormValues): Reference | undefined {
  const value = optionValue(state, form);
  const isOfForm = value !== state;
  return value !== undefined && isOfForm && !resolveState(value).ok ? undefined : value;
}

/** The options are those that this schema passes. */
type RefusedLga = Exclude<LgaFailure, InvalidOption<string>>;

function refuse(
  failure: RefusedLga,
  typed: unknown,
  suggest: Suggest | undefined,
): Refusal<keyof typeof LGA> {
  switch (failure.reason) {
    case "not_text":
      return failure;
    case "ambiguous": {
      const places = failure.candidates.map(({ code, name, stateCode }) => ({
        code,
        name,
        state: getState(stateCode)?.name ?? stateCode,
      }));
      return {
        ok: false,
        reason: "ambiguous",
        values: { ...given(typed), states: places.map((place) => place.state).join(", ") },
        suggestions: places.map((place) => ({ value: place.code, label: `${place.name}, ${place.state}` })),
      };
    }
    case "unknown_state":
      return { ok: false, reason: "unknown_state", values: given(failure.identifier) };
    default: {
      const inState = failure.stateCode === undefined ? undefined : getState(failure.stateCode);
      return {
        ok: false,
        reason: inState === undefined ? "unknown_lga" : "not_in_state",
        values: { ...given(typed), state: inState?.name ?? "" },
        suggestions: suggestionsOf(failure, suggest, ["lga"]),
      };
    }
  }
}
