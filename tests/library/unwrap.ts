import type { Result } from "../../packages/naijaref/src/result.ts";

/** The value of a result that a test expects to have one. */
export function unwrap<Value>(result: Result<Value, { readonly ok: false; readonly reason: string }>): Value {
  if (!result.ok) throw new Error(`no value: ${JSON.stringify(result)}`);
  return result.value;
}
