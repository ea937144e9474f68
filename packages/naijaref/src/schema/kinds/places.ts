import { FUNCTION, oneOrSome } from "../../arguments.ts";
import { findConstituency } from "../../elections/code.ts";
import type { ConstituencyKind } from "../../elections/constituencies.ts";
import { CONSTITUENCY_KINDS } from "../../generated/enums.ts";
import type { Constituency, Lga, Locality, State, Ward } from "../../generated/records.ts";
import { findLocality, localitiesNamed } from "../../localities/localities.ts";
import { findLga, getLga, type LgaFailure, resolveLga } from "../../places/lgas.ts";
import type { Reference } from "../../places/reference.ts";
import { findState, getState, resolveState } from "../../places/states.ts";
import { findWard } from "../../places/wards.ts";
import type { InvalidOption } from "../../result.ts";
import { CONSTITUENCY, LGA, LOCALITY, STATE, WARD } from "../english.ts";
import {
  given,
  type Refusal,
  refuseUnknown,
  type Suggest,
  type Suggestion,
  type SuggestOption,
  suggestionsOf,
} from "../issue.ts";
import { code, text } from "../json-schema.ts";
import { type Field, optionValue, REFERENCE } from "../options.ts";
import { type FormValues, type OutputOption, recordSchema } from "../schema.ts";

export interface StateOptions extends OutputOption, SuggestOption {}

/**
 * A state, by any identifier that `findState` takes. Returns its two letters (`LA`), or with
 * `output: "record"` the record.
 */
export const state = /* @__PURE__ */ recordSchema<typeof STATE, State, StateOptions>(() => ({
  kind: "state",
  sentences: STATE,
  rules: { suggest: FUNCTION },
  input: text("A state of Nigeria, by name or code.", "Lagos", "LA"),
  code: code("^[A-Z]{2}$", "LA"),
  codeOf: ({ code }) => code,
  read: (value, { suggest }) => {
    const found = findState(value as string);
    return found.ok ? found : refuseUnknown(found, value, suggest, ["state"]);
  },
}));

export interface LgaOptions extends OutputOption, SuggestOption {
  /** The LGA must be in this state: a record, an identifier, or another field of the form. */
  readonly state?: Reference | Field | undefined;
}

/**
 * A local government area, by any identifier that `findLga` takes. Returns its P-code (`NG025011`), or with
 * `output: "record"` the record. A name that several states share is refused unless `state` settles it; the
 * issue suggests them all.
 */
export const lga = /* @__PURE__ */ recordSchema<typeof LGA, Lga, LgaOptions>(() => ({
  kind: "lga",
  sentences: LGA,
  rules: { state: REFERENCE, suggest: FUNCTION },
  input: text("A local government area of Nigeria, by name or code.", "Ikeja", "NG025011"),
  code: code("^NG[0-9]{6}$", "NG025011"),
  codeOf: ({ code }) => code,
  read: (value, { state, suggest }, form) => {
    const found = findLga(value as string, { state: knownState(state, form) });
    return found.ok ? found : refuseLga(found as RefusedLga, value, suggest);
  },
}));

/** A state in another field that is wrong itself is that field's issue. */
function knownState(state: LgaOptions["state"], form: FormValues): Reference | undefined {
  const value = optionValue(state, form);
  const isOfForm = value !== state;
  return value !== undefined && isOfForm && !resolveState(value).ok ? undefined : value;
}

/** The options are those that this schema passes. */
type RefusedLga = Exclude<LgaFailure, InvalidOption<string>>;

function refuseLga(
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

export interface WardOptions extends OutputOption, SuggestOption {
  /**
   * The ward must be in this LGA: a record, an identifier that is of one LGA only, or another field of the
   * form.
   */
  readonly lga?: Reference | Field | undefined;
}

/**
 * A ward, by its INEC code in any writing that `findWard` reads: wards of different LGAs share their names.
 * Returns the code (`24-11-01`), or with `output: "record"` the record.
 */
export const ward = /* @__PURE__ */ recordSchema<typeof WARD, Ward, WardOptions>(() => ({
  kind: "ward",
  sentences: WARD,
  rules: { lga: REFERENCE, suggest: FUNCTION },
  input: text("A ward of Nigeria, by INEC's code.", "24-11-01", "24/11/01"),
  code: code("^[0-9]{2}-[0-9]{2}-[0-9]{2}$", "24-11-01"),
  codeOf: ({ code }) => code,
  read: (value, { lga, suggest }, form) => {
    const found = findWard(value as string);
    if (!found.ok) return refuseUnknown(found, value, suggest, ["ward"]);
    const within = optionValue(lga, form);
    const parent = within === undefined ? undefined : resolveLga(within);
    if (parent?.ok === false && within === lga) {
      const identifier = typeof within === "string" ? within : (within?.code ?? "");
      return { ok: false, reason: "unknown_lga", values: given(identifier) };
    }
    if (parent?.ok && parent.value !== getLga(found.value.lgaCode)) {
      const values = { ward: found.value.name, lga: parent.value.name };
      return { ok: false, reason: "not_in_lga", values };
    }
    return found;
  },
}));

export interface ConstituencyOptions extends OutputOption, SuggestOption {
  /** Takes only this kind, or these. */
  readonly kind?: ConstituencyKind | readonly ConstituencyKind[] | undefined;
}

/**
 * A constituency, by its code in any writing that `findConstituency` takes. Returns the code (`FC236`), or
 * with `output: "record"` the record.
 */
export const constituency = /* @__PURE__ */ recordSchema<
  typeof CONSTITUENCY,
  Constituency,
  ConstituencyOptions
>(() => ({
  kind: "constituency",
  sentences: CONSTITUENCY,
  rules: { kind: oneOrSome(CONSTITUENCY_KINDS), suggest: FUNCTION },
  input: text("A constituency of Nigeria, by code.", "FC236", "FC/236/LA"),
  code: code("^(SD|FC|SC)[0-9]{3}$", "FC236"),
  codeOf: ({ code }) => code,
  read: (value, { kind: wanted = CONSTITUENCY_KINDS, suggest }) => {
    const kinds: readonly ConstituencyKind[] = typeof wanted === "string" ? [wanted] : wanted;
    const found = findConstituency(value as string);
    if (!found.ok) return refuseUnknown(found, value, suggest, kinds);
    const { kind, name } = found.value;
    if (!kinds.includes(kind)) return { ok: false, reason: "wrong_kind", values: { constituency: name } };
    return found;
  },
}));

export interface LocalityOptions extends OutputOption {
  /** The locality must be in this state: a record, an identifier, or another field of the form. */
  readonly state?: Reference | Field | undefined;
  /** It must lie in this LGA, whole or in part. */
  readonly lga?: Reference | Field | undefined;
}

/**
 * A city, town, quarter or LCDA, by its code or its name. Returns the code (`LC00001`), or with
 * `output: "record"` the record. A name that several have is an issue that suggests each; `state` and `lga`
 * tell them apart. The list is not complete: many villages are not in it.
 */
export const locality = /* @__PURE__ */ recordSchema<typeof LOCALITY, Locality, LocalityOptions>(() => ({
  kind: "locality",
  sentences: LOCALITY,
  rules: { state: REFERENCE, lga: REFERENCE },
  input: text("A city, town or quarter of Nigeria, by name or code.", "Bodija", "LC00001"),
  code: code("^LC[0-9]{5}$", "LC00001"),
  codeOf: ({ code }) => code,
  read: (value, { state, lga }, form) => {
    if (typeof value !== "string") return { ok: false, reason: "not_text" };
    const [inState, inLga] = [optionValue(state, form), optionValue(lga, form)];
    const stateFound = inState === undefined ? undefined : resolveState(inState);
    const lgaFound = inLga === undefined ? undefined : resolveLga(inLga);
    // A place in another field that is wrong itself is that field's issue.
    const within = {
      stateCode: stateFound?.ok === true ? stateFound.value.code : undefined,
      lgaCode: lgaFound?.ok === true ? lgaFound.value.code : undefined,
    };
    const byCode = findLocality(value);
    const named = byCode.ok ? [byCode.value] : localitiesNamed(value);
    const found = named.filter((one) => liesIn(one, within));
    const [only] = found;
    if (only !== undefined && found.length === 1) return { ok: true, value: only };
    const reason = found.length > 1 ? "ambiguous" : named.length > 0 ? "not_there" : "unknown_locality";
    const suggestions = (found.length > 1 ? found : named).slice(0, MAX_SUGGESTED).map(suggestionOf);
    return { ok: false, reason, values: given(value), suggestions };
  },
}));

const MAX_SUGGESTED = 10;

const liesIn = (
  { stateCode, lgaCodes }: Locality,
  within: { readonly stateCode: string | undefined; readonly lgaCode: string | undefined },
): boolean =>
  (within.stateCode === undefined || stateCode === within.stateCode) &&
  (within.lgaCode === undefined || lgaCodes.includes(within.lgaCode));

const suggestionOf = ({ code, name, lgaCodes, stateCode }: Locality): Suggestion => ({
  value: code,
  label: [name, getLga(lgaCodes[0] ?? "")?.name, getState(stateCode)?.name]
    .filter((part) => part !== undefined)
    .join(", "),
});
