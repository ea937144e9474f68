import { type Kind, refuse } from "./parameter.ts";

/** Degrees in whole millionths, 0.11 m, which `String` writes without an exponent. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0;

/**
 * Decimal degrees, of the digits 0 to 9; with an exponent, as programs write what is nearly zero. Six decimals
 * are 0.11 m; further ones are rounded off.
 */
export const decimalDegrees = (limit: number): Kind<number> => ({
  schema: { type: "number", minimum: -limit, maximum: limit },
  write: String,
  read: (text) => {
    const degrees = /^-?[0-9]{1,3}(\.[0-9]{1,20})?(e[-+]?[0-9]{1,3})?$/i.test(text)
      ? Number(text)
      : Number.NaN;
    if (degrees >= -limit && degrees <= limit) return { ok: true, value: roundDegrees(degrees) };
    const example = limit === 90 ? "6.6018" : "3.3515";
    return refuse(`must be a plain decimal number of degrees from -${limit} to ${limit}, such as ${example}`);
  },
});

const DECIMALS = "(\\.[0-9]{1,20})?";
const LATITUDE = `(0?[0-8]?[0-9]${DECIMALS}|0?90(\\.0{1,20})?)`;
const LONGITUDE = `((0?[0-9]?[0-9]|1[0-7][0-9])${DECIMALS}|180(\\.0{1,20})?)`;

/**
 * A latitude, a comma and a longitude, as in RFC 5870. Two writings that are of no use are read too, though the
 * pattern has them not: an exponent, and what is a nanometre beyond a limit, because it rounds to it.
 */
export const pointInText: Kind<{ readonly lat: number; readonly lon: number }> = {
  schema: { type: "string", pattern: `^-?${LATITUDE},-?${LONGITUDE}$` },
  read: (text) => {
    const [lat, lon, ...more] = text.split(",");
    const [first, second] = [decimalDegrees(90).read(lat ?? ""), decimalDegrees(180).read(lon ?? "")];
    if (first.ok && second.ok && more.length === 0)
      return { ok: true, value: { lat: first.value, lon: second.value } };
    return refuse("must be a latitude, a comma and a longitude in decimal degrees, such as 6.6018,3.3515");
  },
};
