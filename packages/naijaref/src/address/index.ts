export {
  type AddressFailure,
  type AddressMatcher,
  type AddressMatcherOptions,
  type AddressOptions,
  createAddressMatcher,
  LONGEST_ADDRESS,
  readAddress,
} from "./read-address.ts";
export type { AddressReading } from "./reading.ts";
