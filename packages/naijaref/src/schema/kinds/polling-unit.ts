import { FUNCTION, requireOptions } from "../../arguments.ts";
import type { PollingUnitCode, PollingUnitCodeFailure } from "../../polling-units/code.ts";
import { readCode, writeCode } from "../../polling-units/reading.ts";
import { POLLING_UNIT, valuesOfCode } from "../../reasons.ts";
import type { Result } from "../../result.ts";
import type { Refusal } from "../issue.ts";
import { code, RECORD, text } from "../json-schema.ts";
import { createSchema, OUTPUT, type RecordOutput, type Schema } from "../schema.ts";

/** Reads a code and looks its parts up: `parsePollingUnitCode` of `naijaref/polling-units`. */
export type PollingUnitRegister = (code: string) => Result<PollingUnitCode, PollingUnitCodeFailure>;

export interface PollingUnitOptions {
  /**
   * Pass `parsePollingUnitCode` of `naijaref/polling-units`, and a code that no unit has is refused. Without
   * it only the form of the code is checked, and no data is loaded.
   */
  readonly register?: PollingUnitRegister | undefined;
  readonly output?: "record" | undefined;
}

/**
 * The code of a polling unit, in any common writing. Returns it as INEC writes it (`24-11-01-007`), or with a
 * register and `output: "record"` its ward, LGA, state and constituencies.
 */
export function pollingUnit(
  options: RecordOutput & { readonly register: PollingUnitRegister },
): Schema<PollingUnitCode>;
export function pollingUnit(options?: {
  readonly register?: PollingUnitRegister | undefined;
}): Schema<string>;
export function pollingUnit(options?: PollingUnitOptions): Schema<PollingUnitCode | string> {
  requireOptions("pollingUnit", options, { register: FUNCTION, output: OUTPUT });
  const { register, output } = options ?? {};
  return createSchema({
    kind: "polling_unit",
    sentences: POLLING_UNIT,
    input: text("The code of a Nigerian polling unit.", "24-11-01-007", "24/11/01/007"),
    output: output === "record" ? RECORD : code("^[0-9]{2}-[0-9]{2}-[0-9]{2}-[0-9]{3}$", "24-11-01-007"),
    read: (value) => {
      const found = (register ?? readForm)(value as string);
      if (!found.ok) return refuse(found);
      return { ok: true, value: output === "record" ? (found.value as PollingUnitCode) : found.value.code };
    },
  });
}

function readForm(text: string): Result<{ readonly code: string }, PollingUnitCodeFailure> {
  const numbers = readCode(text);
  if (typeof numbers === "string") return { ok: false, reason: numbers };
  return { ok: true, value: { code: writeCode(numbers) } };
}

function refuse(failure: PollingUnitCodeFailure): Refusal<PollingUnitCodeFailure["reason"]> {
  const values = valuesOfCode(failure);
  if (failure.reason !== "former_code") return { ok: false, reason: failure.reason, values };
  const { name, codeNow } = failure.former;
  const suggestions = codeNow === null ? [] : [{ value: codeNow, label: name }];
  return { ok: false, reason: failure.reason, values, suggestions };
}
