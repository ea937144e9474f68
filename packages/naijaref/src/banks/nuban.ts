/**
 * The Nigerian Uniform Bank Account Number: its check digit.
 *
 * Central Bank of Nigeria, Revised Standards on NUBAN for Banks and Other Financial Institutions (circular of
 * March 2020, in force since 20 April 2020), which extends the standards of August 2010: the institution's
 * six digits, then the nine of the serial number, weighted 3, 7, 3 in turn; the check digit makes the sum a
 * multiple of ten. A customer's account number is the serial number and the check digit.
 */
const WEIGHTS = [3, 7, 3] as const;

/** How many digits a customer sees: nine of the serial number, and the check digit. */
export const ACCOUNT_DIGITS = 10;

/**
 * An institution's six digits in the check: three zeros and the three of a deposit money bank's code (`011`
 * is `000011`), or a nine and the five of another institution's (`50547` is `950547`).
 */
export const institutionDigits = (cbnCode: string): string =>
  cbnCode.length === 3 ? `000${cbnCode}` : `9${cbnCode}`;

/**
 * The check digit of a serial number at an institution.
 *
 * @param cbnCode the central bank's code, three or five digits. Never a NIP code.
 * @param serial nine digits.
 */
export function checkDigitOf(cbnCode: string, serial: string): number {
  const digits = institutionDigits(cbnCode) + serial;
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    sum += Number(digits.charAt(at)) * (WEIGHTS[at % WEIGHTS.length] as number);
  }
  return (10 - (sum % 10)) % 10;
}
