/** Requests a minute from one address, if the operator sets nothing else. */
export const STANDARD_LIMIT = 120;

/** How many requests a minute one address may make. */
export type RateLimit = number | "off";

/** The limit as a sentence of the documentation. */
export const limitInWords = (limit: RateLimit): string =>
  limit === "off"
    ? "There is no limit to requests."
    : `The limit is ${limit.toLocaleString("en")} requests a minute from one address; for more, use the offline library, the npm package naijaref.`;
