/** What each element takes, whatever the framework. */

interface Shared {
  name?: string;
  /** A code, name, slug or alias. What is read back is our code. */
  value?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
}

export interface PlaceAttributes extends Shared {
  levels?: "state" | "state lga" | "state lga ward";
  /** A button that fills in state and LGA from where the person is. */
  locate?: boolean;
  /** `#` and the id of a field: an address line from which state and LGA are filled in. */
  address?: string;
  /** The address of a naijaref service; empty: the page's own. */
  src?: string;
  autocomplete?: string;
}

export interface BankAttributes extends Shared {
  /** Only banks that have these codes: `nip_code` to pay into. */
  has?: string;
  /** Only these kinds of licence: the control is a select. */
  type?: string;
  src?: string;
  label?: string;
}

export interface PhoneAttributes extends Shared {
  /** Only these kinds of number: `mobile`, `fixed`, `toll_free`, `non_toll_free`. */
  type?: string;
  /** Refuses numbers of no network's block. */
  allocated?: boolean;
  label?: string;
  placeholder?: string;
  autocomplete?: string;
}

export interface AccountAttributes extends Shared {
  /** What `findBank` takes, or `#` and the id of the element in which the bank is chosen. */
  bank?: string;
  /** Only numbers that fit the bank's own code. */
  strict?: boolean;
  label?: string;
  placeholder?: string;
}

export interface ElementAttributes {
  "naija-place": PlaceAttributes;
  "naija-bank": BankAttributes;
  "naija-phone": PhoneAttributes;
  "naija-account": AccountAttributes;
}
