import type { AddressFailure } from "naijaref/address";
import { findLocality, type Locality, listLocalities, localitiesNamed } from "naijaref/localities";
import { Failure } from "../contract/errors.ts";
import type { localities as contract } from "../contract/localities.ts";
import { failureOf, failureOfValue, type GivenPlaces, placesGiven } from "./failures.ts";
import type { Pause } from "./in-parts.ts";
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

const failureOfAddress = (failure: AddressFailure): Failure =>
  failure.reason === "unknown_state" || failure.reason === "invalid_option"
    ? failureOf(failure)
    : failureOfValue("text");

type Library = typeof import("naijaref/address");

/** What it knows of words is large, and few programs read addresses: it is imported for the first one. */
let library: Library | undefined;

/** Half of its tables are made for a name alone, and the others for the first address: in turns of their own. */
async function loadLibrary(pause: Pause): Promise<Library> {
  const loaded = await import("naijaref/address");
  await pause?.();
  loaded.readAddress("Ikeja");
  await pause?.();
  library = loaded;
  return loaded;
}

function readWith({ readAddress }: Library, text: string, state: string | undefined) {
  const read = readAddress(text, { state });
  return read.ok ? read.value : failureOfAddress(read);
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
  // Without a promise where it can be: each costs the service a turn of its own.
  readAddress: ({ text, state }, { pause }: Pick<ServiceState, "pause">) =>
    library === undefined
      ? loadLibrary(pause).then((loaded) => readWith(loaded, text, state))
      : readWith(library, text, state),
} satisfies Handlers<keyof typeof contract>;
