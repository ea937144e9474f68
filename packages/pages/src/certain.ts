import type { Failure, Result } from "naijaref";

/** What a look-up found by a code of the dataset itself, which names a record for certain. */
export function certain<Value>(result: Result<Value, Failure<string>>): Value {
  if (result.ok) return result.value;
  throw new Error(`the dataset refers to a record that it does not have: ${result.reason}`);
}
