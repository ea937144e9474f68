import { findConstituency } from "../elections/code.ts";
import type { ConstituencyKind } from "../elections/constituencies.ts";
import { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import type { Constituency } from "../generated/records.ts";
import { CONSTITUENCY } from "./english.ts";
import { given, type SuggestOption, suggestionsOf } from "./issue.ts";
import { code, RECORD, text } from "./json-schema.ts";
import { createSchema, type OutputOption, type RecordOutput, type Schema } from "./schema.ts";

export interface ConstituencyOptions extends OutputOption, SuggestOption {
  /** Takes only these kinds. */
  readonly kinds?: readonly ConstituencyKind[] | undefined;
}

/**
 * A constituency, by its code in any writing that `findConstituency` takes. Returns the code (`FC236`), or
 * with `output: "record"` the record.
 */
export function constituency(options: ConstituencyOptions & RecordOutput): Schema<Constituency>;
export function constituency(options?: ConstituencyOptions): Schema<string>;
export function constituency({
  kinds = CONSTITUENCY_KINDS,
  output,
  suggest,
}: ConstituencyOptions = {}): Schema<Constituency | string> {
  return createSchema({
    kind: "constituency",
    sentences: CONSTITUENCY,
    input: text("A constituency of Nigeria, by code.", "FC236", "FC/236/LA"),
    output: output === "record" ? RECORD : code("^(SD|FC|SC)[0-9]{3}$", "FC236"),
    read: (value) => {
      const found = findConstituency(value as string);
      if (!found.ok) {
        const suggestions = suggestionsOf(found, suggest, kinds);
        return { ok: false, reason: found.reason, values: given(value), suggestions };
      }
      const { kind, name } = found.value;
      if (!kinds.includes(kind)) return { ok: false, reason: "wrong_kind", values: { constituency: name } };
      return { ok: true, value: output === "record" ? found.value : found.value.code };
    },
  });
}
