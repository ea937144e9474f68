/**
 * How values are written that stand in fields of several records. A code has its example before its form: both
 * are spread behind the description of a field.
 */

export const STATE_LETTERS = "^[A-Z]{2}$";
export const STATE_CODE = ["LA", STATE_LETTERS] as const;
export const P_CODE = "^NG[0-9]{6}$";
export const LGA_CODE = ["NG025011", P_CODE] as const;
export const WARD_NUMBERS = "^[0-9]{2}-[0-9]{2}-[0-9]{2}$";
export const WARD_CODE = ["24-11-01", WARD_NUMBERS] as const;
export const DISTRICT_CODE = ["SD072", "^SD[0-9]{3}$"] as const;

export const SOURCE_ID = "^[a-z0-9][a-z0-9.-]*$";
export const ADDRESS = "^https?://.+$";
export const WHOLE_DAY = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
/** As exact as the sources are: a year, a month or a day. */
export const DAY_OR_LESS = "^[0-9]{4}(-[0-9]{2}){0,2}$";
export const DATA_VERSION = "^[0-9]{4}-[0-9]{2}-[0-9]{2}\\+[0-9a-f]{8}$";
