import { prepareMatcher } from "naijaref/match";
import type { Pause } from "./in-parts.ts";

type Library = typeof import("naijaref/address");

let library: Library | undefined;

/**
 * What reads addresses: it knows many words, and few programs need it, so it is imported for the first one.
 * Without a promise from then on: each costs the service a turn of its own.
 */
export const loadAddresses = (pause: Pause): Library | Promise<Library> => library ?? load(pause);

/**
 * The names of all places are read in slices, as for LGAs. Half of the other tables are made for a name alone,
 * and the others for the first address: in turns of their own.
 */
async function load(pause: Pause): Promise<Library> {
  const loaded = await import("naijaref/address");
  await prepareMatcher({ kind: "lga" });
  await pause?.();
  loaded.readAddress("Ikeja");
  await pause?.();
  library = loaded;
  return loaded;
}
