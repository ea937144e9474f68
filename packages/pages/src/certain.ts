import type { Failure, Result } from "naijaref";

/** The value of a look-up that cannot fail: the code comes from the dataset. */
export function certain<Value>(result: Result<Value, Failure<string>>): Value {
  if (result.ok) return result.value;
  throw new Error(`the dataset refers to a record that it does not have: ${result.reason}`);
}

/** A record that another one names. */
export function known<Found>(record: Found | undefined): Found {
  if (record !== undefined) return record;
  throw new Error("the dataset refers to a record that it does not have");
}
