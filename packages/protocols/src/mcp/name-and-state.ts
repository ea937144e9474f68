import { findState } from "naijaref/places";

export interface NameAndState {
  readonly name: string;
  readonly state: string | undefined;
}

/** A name that people wrote with its state, as in "Ikeja, Lagos", without it. A given state is kept. */
export function nameAndState(text: string, state: string | undefined): NameAndState {
  const comma = text.lastIndexOf(",");
  const last = text.slice(comma + 1).trim();
  if (state !== undefined || comma < 1 || !findState(last).ok) return { name: text, state };
  return { name: text.slice(0, comma).trim(), state: last };
}
