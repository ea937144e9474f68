/**
 * The check digit of an account number, a step at a time (Central Bank of Nigeria, Revised Standards on
 * NUBAN, March 2020): the institution's six digits and the nine of the serial number, weighted 3, 7, 3 in
 * turn; the check digit makes their sum a multiple of ten. A test compares it with `checkAccount` for every
 * institution.
 */
export interface Step {
  readonly digit: number;
  readonly weight: number;
  readonly product: number;
}

const WEIGHTS = [3, 7, 3] as const;

/** @param account ten digits. @param cbnCode three or five digits. */
export function explainCheckDigit(account: string, cbnCode: string) {
  // Three zeros and the bank's code of three digits, or a nine and a code of five.
  const institution = cbnCode.length === 3 ? `000${cbnCode}` : `9${cbnCode}`;
  const steps = [...institution, ...account.slice(0, 9)].map((text, at): Step => {
    const digit = Number(text);
    const weight = WEIGHTS[at % WEIGHTS.length] as number;
    return { digit, weight, product: digit * weight };
  });
  const sum = steps.reduce((total, { product }) => total + product, 0);
  // The next multiple of ten, or the sum itself.
  const ten = Math.ceil(sum / 10) * 10;
  return { institution: steps.slice(0, 6), serial: steps.slice(6), sum, ten, checkDigit: ten - sum };
}
