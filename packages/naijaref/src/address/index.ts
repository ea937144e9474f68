export {
  type AddressFailure,
  type AddressMatcher,
  type AddressMatcherOptions,
  type AddressOptions,
  createAddressMatcher,
  MAX_ADDRESS_LENGTH,
  readAddress,
} from "./read-address.ts";
export type { AddressReading } from "./reading.ts";
