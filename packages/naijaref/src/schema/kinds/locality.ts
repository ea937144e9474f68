import { requireOptions } from "../../arguments.ts";
import type { Locality } from "../../generated/records.ts";
import { findLocality, localitiesNamed } from "../../localities/localities.ts";
import { getLga, resolveLga } from "../../places/lgas.ts";
import type { Reference } from "../../places/reference.ts";
import { getState, resolveState } from "../../places/states.ts";
import { LOCALITY } from "../english.ts";
import { given, type Suggestion } from "../issue.ts";
import { code, RECORD, text } from "../json-schema.ts";
import { type Field, OUTPUT, optionValue, REFERENCE } from "../options.ts";
import { createSchema, type OutputOption, type RecordOutput, type Schema } from "../schema.ts";

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
export function locality(options: LocalityOptions & RecordOutput): Schema<Locality>;
export function locality(options?: LocalityOptions): Schema<string>;
export function locality(options?: LocalityOptions): Schema<Locality | string> {
  requireOptions("locality", options, { state: REFERENCE, lga: REFERENCE, output: OUTPUT });
  const { state, lga, output } = options ?? {};
  return createSchema({
    kind: "locality",
    sentences: LOCALITY,
    input: text("A city, town or quarter of Nigeria, by name or code.", "Bodija", "LC00001"),
    output: output === "record" ? RECORD : code("^LC[0-9]{5}$", "LC00001"),
    read: (value, form) => {
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
      if (only !== undefined && found.length === 1)
        return { ok: true, value: output === "record" ? only : only.code };
      const reason = found.length > 1 ? "ambiguous" : named.length > 0 ? "not_there" : "unknown_locality";
      const suggestions = (found.length > 1 ? found : named).slice(0, MAX).map(suggestionOf);
      return { ok: false, reason, values: given(value), suggestions };
    },
  });
}

const MAX = 10;

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
