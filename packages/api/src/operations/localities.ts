import type { AddressFailure } from "naijaref/address";
import { findLocality, type Locality, listLocalities, localitiesNamed } from "naijaref/localities";
import { findLga, findState, findWard } from "naijaref/places";
import { type Failure, fail } from "../contract/errors.ts";
import type { localities as contract } from "../contract/localities.ts";
import { failureOfOption, notFound } from "./failures.ts";
import { failureOfLga } from "./lgas.ts";
import { type Handlers, Noted } from "./operations.ts";
import { failureOfState } from "./states.ts";
import { failureOfWard } from "./wards.ts";

interface Filters {
  readonly state: string | undefined;
  readonly lga: string | undefined;
  readonly ward: string | undefined;
  readonly kind: string | undefined;
  readonly q: string | undefined;
}

function listThose({ state, lga, ward, kind, q }: Filters): readonly Locality[] | Failure {
  const inState = state === undefined ? undefined : findState(state);
  if (inState?.ok === false) return failureOfState(inState);
  const inLga = lga === undefined ? undefined : findLga(lga, { state });
  if (inLga?.ok === false) return failureOfLga(inLga, lga ?? "");
  const inWard = ward === undefined ? undefined : findWard(ward);
  if (inWard?.ok === false) return failureOfWard(inWard);
  return (q === undefined ? listLocalities() : localitiesNamed(q)).filter(
    (place) =>
      (inState === undefined || place.stateCode === inState.value.code) &&
      (inLga === undefined || place.lgaCodes.includes(inLga.value.code)) &&
      (inWard === undefined || place.wardCodes.includes(inWard.value.code)) &&
      (kind === undefined || place.kind === kind),
  );
}

/** What was wrong and what to do. The text itself is not repeated: it is where somebody lives. */
const PROBLEMS: Readonly<Record<"not_text" | "empty" | "too_long", string>> = {
  not_text: "text is not text: give it an address.",
  empty: "text has no letter or digit: give it an address.",
  too_long: "text is longer than 500 characters: give one address.",
};

function failureOfAddress(failure: AddressFailure): Failure {
  if (failure.reason === "unknown_state") return failureOfState(failure);
  if (failure.reason === "invalid_option") return failureOfOption(failure);
  return fail("invalid_parameter", PROBLEMS[failure.reason], { parameter: "text" });
}

type Library = typeof import("naijaref/address");

/** What it knows of words is large, and few programs read addresses: it is imported for the first one. */
let library: Library | undefined;

async function loadLibrary(): Promise<Library> {
  library = await import("naijaref/address");
  return library;
}

function readWith({ readAddress }: Library, text: string, state: string | undefined) {
  const read = readAddress(text, { state });
  return read.ok ? read.value : failureOfAddress(read);
}

export const localities = {
  listLocalities: (filters) => listThose(filters),
  getLocality: ({ locality }) => {
    const found = findLocality(locality);
    if (found.ok) {
      const former = locality.trim().toUpperCase();
      return former === found.value.code
        ? found.value
        : new Noted(
            found.value,
            `${former} is superseded by ${found.value.code}: it was the same place twice.`,
          );
    }
    const { reason } = found;
    const hint = "A code looks like LC00001, and /v1/localities lists them";
    return notFound({ ok: false, reason, identifier: locality }, "No locality has the code", hint);
  },
  // Without a promise where it can be: each costs the service a turn of its own.
  readAddress: ({ text, state }) =>
    library === undefined
      ? loadLibrary().then((loaded) => readWith(loaded, text, state))
      : readWith(library, text, state),
} satisfies Handlers<keyof typeof contract>;
