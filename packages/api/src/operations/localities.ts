import { findLocality, type Locality, listLocalities, localitiesNamed } from "naijaref/localities";
import { Failure } from "../contract/errors.ts";
import type { localities as contract } from "../contract/localities.ts";
import { failureOf, failureOfValue, type GivenPlaces, placesGiven } from "./failures.ts";
import { loadAddresses } from "./load-addresses.ts";
import { type Handlers, Noted, type ServiceState } from "./operations.ts";

type Filters = GivenPlaces & Readonly<Record<"kind" | "q", string | undefined>>;

function listThose({ kind, q, ...given }: Filters): readonly Locality[] | Failure {
  const within = placesGiven(given);
  if (within instanceof Failure) return within;
  const { state, lga, ward } = within;
  return (q === undefined ? listLocalities() : localitiesNamed(q)).filter(
    (place) =>
      (state === undefined || place.stateCode === state.code) &&
      (lga === undefined || place.lgaCodes.includes(lga.code)) &&
      (ward === undefined || place.wardCodes.includes(ward.code)) &&
      (kind === undefined || place.kind === kind),
  );
}

function readWith(
  { readAddress }: Pick<typeof import("naijaref/address"), "readAddress">,
  text: string,
  state: string | undefined,
) {
  const read = readAddress(text, { state });
  if (read.ok) return read.value;
  const isOfText = read.reason !== "unknown_state" && read.reason !== "invalid_option";
  return isOfText ? failureOfValue("text") : failureOf(read);
}

export const localities = {
  listLocalities: (filters) => listThose(filters),
  getLocality: ({ locality }) => {
    const found = findLocality(locality);
    if (!found.ok) return failureOf({ ...found, identifier: locality });
    const former = locality.trim().toUpperCase();
    const { code } = found.value;
    return former === code
      ? found.value
      : new Noted(found.value, `${former} is superseded by ${code}: it was the same place twice.`);
  },
  readAddress: ({ text, state }, { pause }: Pick<ServiceState, "pause">) => {
    const library = loadAddresses(pause);
    return library instanceof Promise
      ? library.then((loaded) => readWith(loaded, text, state))
      : readWith(library, text, state);
  },
} satisfies Handlers<keyof typeof contract>;
