export {
  type AddressFailure,
  type AddressOptions,
  type AddressReading,
  LONGEST_ADDRESS,
  readAddress,
} from "./read-address.ts";
