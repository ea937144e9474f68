import { type AccountCheckFailure, checkAccount, listBanks } from "naijaref/banks";
import { parsePhone } from "naijaref/phones";
import { lgasOfState, listStates, wardsOfLga } from "naijaref/places";

/**
 * A checkout form: the choices of its selects, and what is wrong with what was typed. It has no framework in
 * it: give the options to your own select, and call `checkCheckout` when the form is sent.
 */

export interface Option {
  readonly value: string;
  readonly label: string;
}

const optionOf = ({ code, name }: { readonly code: string; readonly name: string }): Option => ({
  value: code,
  label: name,
});

/** The states, for the first select. */
export const stateOptions = (): Option[] => listStates().map(optionOf);

/** The LGAs of the state that was chosen; none while none is chosen. */
export function lgaOptions(state: string): Option[] {
  const lgas = lgasOfState(state);
  return lgas.ok ? lgas.value.map(optionOf) : [];
}

/** The wards of the LGA that was chosen; none while none is chosen. */
export function wardOptions(lga: string): Option[] {
  const wards = wardsOfLga(lga);
  return wards.ok ? wards.value.map(optionOf) : [];
}

/** The commercial banks. The same list has the other institutions by `type`. */
export const bankOptions = (): Option[] =>
  listBanks({ type: "commercial" }).map(({ id, shortName, name }) => ({
    value: id,
    label: shortName ?? name,
  }));

export interface Checkout {
  readonly bank: string;
  readonly account: string;
  readonly phone: string;
}

/** What to say beside a field. A field without an error is absent. */
export type CheckoutErrors = Partial<Record<"account" | "phone", string>>;

const ACCOUNT_PROBLEMS: Readonly<Record<AccountCheckFailure["reason"], string>> = {
  not_text: "Write the account number.",
  not_digits: "An account number has digits only.",
  wrong_length: "An account number has 10 digits.",
  unknown_bank: "Choose a bank.",
  bank_not_checkable: "",
};

/**
 * The errors of a form. The check digit finds every single wrong digit; it does not prove that the account
 * exists.
 */
export function checkCheckout({ bank, account, phone }: Checkout): CheckoutErrors {
  const checked = checkAccount(account, bank);
  const accountError = checked.ok
    ? checked.value.valid
      ? ""
      : `This is no account number of ${checked.value.bank.name}: check its digits.`
    : ACCOUNT_PROBLEMS[checked.reason];
  const phoneError = parsePhone(phone).ok ? "" : "Write a Nigerian phone number, such as 0803 123 4567.";
  return {
    ...(accountError === "" ? {} : { account: accountError }),
    ...(phoneError === "" ? {} : { phone: phoneError }),
  };
}
