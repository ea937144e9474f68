export { type AddressMatcher, type AddressMatcherOptions, createAddressMatcher } from "./address-matcher.ts";
export {
  type AddressFailure,
  type AddressOptions,
  LONGEST_ADDRESS,
  readAddress,
} from "./read-address.ts";
export type { AddressReading } from "./reading.ts";
