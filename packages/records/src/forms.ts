/**
 * How values are written that stand in fields of several records. A code has its example too, and both are
 * spread behind the description of a field.
 */

export const STATE_CODE = { example: "LA", pattern: "^[A-Z]{2}$" } as const;
export const LGA_CODE = { example: "NG025011", pattern: "^NG[0-9]{6}$" } as const;
export const WARD_CODE = { example: "24-11-01", pattern: "^[0-9]{2}-[0-9]{2}-[0-9]{2}$" } as const;
export const DISTRICT_CODE = { example: "SD072", pattern: "^SD[0-9]{3}$" } as const;

export const SOURCE_ID = "^[a-z0-9][a-z0-9.-]*$";
export const ADDRESS = "^https?://.+$";
export const WHOLE_DAY = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
/** As exact as the sources are: a year, a month or a day. */
export const DAY_OR_LESS = "^[0-9]{4}(-[0-9]{2}){0,2}$";
export const DATA_VERSION = "^[0-9]{4}-[0-9]{2}-[0-9]{2}\\+[0-9a-f]{8}$";
