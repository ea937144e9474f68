import { prefixOf } from "./prefixes.ts";

export interface PlateBeginning {
  /**
   * The place code of the form since 2011, which comes first; null in the older form, where it comes last.
   */
  readonly prefix: string | null;
  /** The state that the place code names; null where none is typed yet, or no list has it. */
  readonly stateCode: string | null;
  /** How many letters and digits are still to come. */
  readonly missing: number;
}

/** KJA-123AB: three letters, three digits, two letters. */
const SINCE_2011 = /^([A-Z]{3})(?:\d?|\d{2,3}[A-Z]{0,2})$/;
/** AB123-KJA: two letters, three digits, three letters. Up to the digits it may be many another code. */
const UNTIL_2011 = /^[A-Z]{2}\d{2,3}[A-Z]{1,3}$/;

const WHOLE = 8;
/** A number may have two digits, and then there is one sign less. */
const letters = (text: string): number => text.replace(/\d/g, "").length;
const MIN_LETTERS = 5;

/**
 * What a plate that somebody is still typing will be: `KJA` is a place code of Lagos, with five letters and
 * digits to come. In any case, spaces and punctuation. Undefined if it is whole already, or cannot become a
 * plate; three letters alone must be a place code of a list.
 */
export function readPlateBeginning(text: string): PlateBeginning | undefined {
  if (typeof text !== "string" || text.length > 2 * WHOLE) return undefined;
  const signs = text.toUpperCase().replace(/[\s-]/g, "");
  const isOld = UNTIL_2011.test(signs);
  const prefix = SINCE_2011.exec(signs)?.[1];
  if ((!isOld && prefix === undefined) || letters(signs) >= MIN_LETTERS) return undefined;
  const stateCode = prefix === undefined ? null : (prefixOf(prefix)?.stateCode ?? null);
  if (signs.length === prefix?.length && stateCode === null) return undefined;
  // With fewer letters than a plate has, at least those are missing: the number may have two digits.
  const missing = Math.max(WHOLE - signs.length, MIN_LETTERS - letters(signs));
  return { prefix: prefix ?? null, stateCode, missing };
}
