import { FUNCTION, oneOrSome, requireOptions } from "../../arguments.ts";
import { findConstituency } from "../../elections/code.ts";
import type { ConstituencyKind } from "../../elections/constituencies.ts";
import { CONSTITUENCY_KINDS } from "../../generated/enums.ts";
import type { Constituency } from "../../generated/records.ts";
import { CONSTITUENCY } from "../english.ts";
import { refuseUnknown, type SuggestOption } from "../issue.ts";
import { code, RECORD, text } from "../json-schema.ts";
import { OUTPUT } from "../options.ts";
import { createSchema, type OutputOption, type RecordOutput, type Schema } from "../schema.ts";

export interface ConstituencyOptions extends OutputOption, SuggestOption {
  /** Takes only this kind, or these. */
  readonly kind?: ConstituencyKind | readonly ConstituencyKind[] | undefined;
}

/**
 * A constituency, by its code in any writing that `findConstituency` takes. Returns the code (`FC236`), or
 * with `output: "record"` the record.
 */
export function constituency(options: ConstituencyOptions & RecordOutput): Schema<Constituency>;
export function constituency(options?: ConstituencyOptions): Schema<string>;
export function constituency(options?: ConstituencyOptions): Schema<Constituency | string> {
  const rules = { kind: oneOrSome(CONSTITUENCY_KINDS), output: OUTPUT, suggest: FUNCTION };
  requireOptions("constituency", options, rules);
  const { kind: wanted = CONSTITUENCY_KINDS, output, suggest } = options ?? {};
  const kinds: readonly ConstituencyKind[] = typeof wanted === "string" ? [wanted] : wanted;
  return createSchema({
    kind: "constituency",
    sentences: CONSTITUENCY,
    input: text("A constituency of Nigeria, by code.", "FC236", "FC/236/LA"),
    output: output === "record" ? RECORD : code("^(SD|FC|SC)[0-9]{3}$", "FC236"),
    read: (value) => {
      const found = findConstituency(value as string);
      if (!found.ok) return refuseUnknown(found, value, suggest, kinds);
      const { kind, name } = found.value;
      if (!kinds.includes(kind)) return { ok: false, reason: "wrong_kind", values: { constituency: name } };
      return { ok: true, value: output === "record" ? found.value : found.value.code };
    },
  });
}
