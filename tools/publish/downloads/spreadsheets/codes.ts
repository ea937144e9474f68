import type { Field } from "@naijaref/records";

const TAKEN_FOR_ANOTHER =
  /^[\d.,+\-=@]|^(?:true|false)$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s./-]*\d/i;

const isOfCodes = ({ type, pattern }: Field): boolean => type !== "array" && pattern !== undefined;

export const mustStayText = (text: string, field: Field): boolean =>
  isOfCodes(field) || TAKEN_FOR_ANOTHER.test(text);
