import { FUNCTION, requireOptions } from "../../arguments.ts";
import type { Ward } from "../../generated/records.ts";
import { getLga, resolveLga } from "../../places/lgas.ts";
import type { Reference } from "../../places/reference.ts";
import { findWard } from "../../places/wards.ts";
import { WARD } from "../english.ts";
import { given, refuseUnknown, type SuggestOption } from "../issue.ts";
import { code, RECORD, text } from "../json-schema.ts";
import { type Field, OUTPUT, optionValue, REFERENCE } from "../options.ts";
import { createSchema, type OutputOption, type RecordOutput, type Schema } from "../schema.ts";

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
export function ward(options: WardOptions & RecordOutput): Schema<Ward>;
export function ward(options?: WardOptions): Schema<string>;
export function ward(options?: WardOptions): Schema<Ward | string> {
  requireOptions("ward", options, { lga: REFERENCE, output: OUTPUT, suggest: FUNCTION });
  const { lga, output, suggest } = options ?? {};
  return createSchema({
    kind: "ward",
    sentences: WARD,
    input: text("A ward of Nigeria, by INEC's code.", "24-11-01", "24/11/01"),
    output: output === "record" ? RECORD : code("^[0-9]{2}-[0-9]{2}-[0-9]{2}$", "24-11-01"),
    read: (value, form) => {
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
      return { ok: true, value: output === "record" ? found.value : found.value.code };
    },
  });
}
