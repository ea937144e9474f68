import type { Lga, Ward } from "naijaref/places";
import { lgaAddress, wardAddress } from "../addresses.ts";
import type { Link } from "./links.tsx";

/** LGAs with the codes of the electoral commission. */
export const lgaLinks = (lgas: readonly Lga[]): readonly Link[] =>
  lgas.map((lga) => ({ name: lga.name, address: lgaAddress(lga), note: lga.inecCode }));

/** Wards with their codes. */
export const wardLinks = (wards: readonly Ward[]): readonly Link[] =>
  wards.map((ward) => ({ name: ward.name, address: wardAddress(ward), note: ward.code }));
