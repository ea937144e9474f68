export {
  type AddressFailure,
  type AddressMatcher,
  type AddressMatcherOptions,
  type AddressOptions,
  createAddressMatcher,
  explainAsAddress,
  MAX_ADDRESS_LENGTH,
  readAddress,
} from "./read-address.ts";
export type { AddressReading } from "./reading.ts";
