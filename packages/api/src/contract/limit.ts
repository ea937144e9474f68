/** Units a minute for one address, if the operator sets nothing else. */
export const STANDARD_LIMIT = 120;

/** How many units of work a minute one address may ask for. */
export type RateLimit = number | "off";

/** The limit as a sentence of the documentation. */
export const limitInWords = (limit: RateLimit): string =>
  limit === "off"
    ? "There is no limit to requests."
    : `The limit is ${limit.toLocaleString("en")} units a minute from one address: a look-up or a search costs one, and \`x-cost\` says what costs more. For more, use the offline library, the npm package naijaref.`;
