import type { Field } from "@naijaref/records";

/** What a spreadsheet program takes for a number, a date, true or false, or a formula. */
const TAKEN_FOR_ANOTHER =
  /^[\d.,+\-=@]|^(?:true|false)$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s./-]*\d/i;

/** Whether a column has codes: its values have a pattern. */
const isOfCodes = ({ type, pattern }: Field): boolean => type !== "array" && pattern !== undefined;

/** Whether a program that guesses types would change this text. */
export const mustStayText = (text: string, field: Field): boolean =>
  isOfCodes(field) || TAKEN_FOR_ANOTHER.test(text);
