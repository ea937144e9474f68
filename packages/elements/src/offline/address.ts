import { readAddress } from "naijaref/address";
import { placeRead } from "../address-line.ts";
import type { ReadPlace } from "../source.ts";

export function placeOf(address: string): ReadPlace {
  const read = readAddress(address);
  return read.ok ? placeRead(read.value) : {};
}
