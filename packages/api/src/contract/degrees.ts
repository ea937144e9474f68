const MILLION = 1_000_000;
const THREE_DIGITS = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, "0"));
const WITHOUT_LAST_ZEROS = THREE_DIGITS.map((digits) => digits.replace(/0+$/, ""));

/** Degrees in whole millionths, 0.11 m. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * MILLION) / MILLION + 0;

/**
 * Degrees in whole millionths as `String` writes them, from a table: engines take longer to write a fraction
 * than to find the LGA that it is in.
 */
export function writeDegrees(degrees: number): string {
  const millionths = Math.round(Math.abs(degrees) * MILLION);
  const whole = Math.floor(millionths / MILLION);
  const rest = millionths - whole * MILLION;
  const sign = degrees < 0 ? "-" : "";
  if (rest === 0) return `${sign}${whole}`;
  const last = rest % 1000;
  const first = (rest - last) / 1000;
  return last === 0
    ? `${sign}${whole}.${WITHOUT_LAST_ZEROS[first]}`
    : `${sign}${whole}.${THREE_DIGITS[first]}${WITHOUT_LAST_ZEROS[last]}`;
}
