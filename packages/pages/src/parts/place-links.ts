import type { Ward } from "naijaref/places";
import { wardAddress } from "../addresses.ts";
import type { Link } from "./links.tsx";

/** Wards with their codes. */
export const wardLinks = (wards: readonly Ward[]): readonly Link[] =>
  wards.map((ward) => ({ name: ward.name, address: wardAddress(ward), note: ward.code }));
