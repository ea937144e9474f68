import { missingNumbers } from "../generated/missing-unit-numbers.ts";
import type { Ward } from "../generated/records.ts";

const NONE: readonly number[] = [];

/** The numbers that a ward leaves out, in order: nearly every ward counts its units from 1 without a gap. */
export const missingIn = ({ code }: Pick<Ward, "code">): readonly number[] => missingNumbers[code] ?? NONE;

/** The number of a ward's last unit. */
export const lastNumberOf = (ward: Pick<Ward, "code" | "pollingUnits">): number =>
  ward.pollingUnits + missingIn(ward).length;
