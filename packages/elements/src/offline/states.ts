import type { Choice } from "../field.ts";
import { names } from "../generated/states.ts";

/** By a table of their own: all that a page needs before a field is used. The library brings the LGAs along. */
export const states = (): readonly Choice[] => names.map(([value, label]) => ({ value, label }));
