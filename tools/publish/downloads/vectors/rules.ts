import { snakeCase } from "@naijaref/records";
import { readAddress } from "naijaref/address";
import { type Bank, checkAccount, findBank } from "naijaref/banks";
import { reverseGeocode } from "naijaref/boundaries";
import { findByExternalId } from "naijaref/concordance";
import { findConstituency } from "naijaref/elections";
import { createMatcher, MATCH_KINDS } from "naijaref/match";
import { parsePhone } from "naijaref/phones";
import { findLga, findState, findWard, type Lga } from "naijaref/places";
import { parsePlate } from "naijaref/plates";
import { suggest } from "naijaref/search";
import { fold } from "naijaref/text";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A rule as input and expected result, in any language. */
export interface Vector {
  readonly rule: string;
  readonly input: Readonly<Record<string, string>>;
  readonly expected: Json;
  /** Of a reviewed case whose answer is not plain. */
  readonly why?: string;
}

interface Failed {
  readonly ok: false;
  readonly reason: string;
  readonly candidates?: readonly Lga[];
  readonly digits?: number;
  readonly numbers?: readonly string[];
  readonly meant?: string;
  readonly category?: string;
  readonly bank?: Bank;
}

type Found<T> = { readonly ok: true; readonly value: T } | Failed;

/**
 * A result with what identifies its value; of a failure, its reason and what else is known, in the names of
 * the API.
 */
function resultOf<T>(found: Found<T>, describe: (value: T) => Json): Json {
  if (found.ok) return { ok: true, value: describe(found.value) };
  const { reason, candidates, digits, numbers, meant, category, bank } = found;
  const codes = candidates?.map(({ code }) => code);
  // What is undefined is left out of JSON.
  const known = { candidates: codes, digits, numbers, meant, category, bank: bank?.id };
  return JSON.parse(JSON.stringify({ ok: false, reason, ...known })) as Json;
}

/** These fields of a value, in the names of the API. */
const only =
  <const Name extends string>(...names: readonly Name[]) =>
  (value: Readonly<Record<Name, Json>>): Json =>
    Object.fromEntries(names.map((name) => [snakeCase(name), value[name]]));

const codeOf = ({ code }: { readonly code: string }): Json => code;

const matchers = new Map(MATCH_KINDS.map((kind) => [kind as string, createMatcher({ kind })]));

export const rules: Readonly<Record<string, (input: Readonly<Record<string, string>>) => Json>> = {
  fold: ({ text = "" }) => fold(text),
  find_state: ({ identifier = "" }) => resultOf(findState(identifier), codeOf),
  find_lga: ({ identifier = "", state }) => resultOf(findLga(identifier, { state }), codeOf),
  find_ward: ({ code = "" }) => resultOf(findWard(code), codeOf),
  find_constituency: ({ code = "" }) => resultOf(findConstituency(code), codeOf),
  find_bank: ({ identifier = "" }) => resultOf(findBank(identifier), ({ id }) => id),
  find_external_id: ({ system = "", id = "" }) =>
    resultOf(findByExternalId(system, id), only("kind", "code")),
  reverse_geocode: ({ lat = "", lon = "" }) =>
    resultOf(
      reverseGeocode({ lat: Number(lat), lon: Number(lon) }),
      ({
        state,
        lga,
        distanceToBorder,
        senatorialDistricts,
        federalConstituencies,
        stateConstituencies,
      }) => ({
        state_code: state.code,
        lga_code: lga.code,
        distance_to_border_m: distanceToBorder,
        senatorial_districts: senatorialDistricts.map(codeOf),
        federal_constituencies: federalConstituencies.map(codeOf),
        state_constituencies: stateConstituencies.map(codeOf),
      }),
    ),
  match: ({ kind = "", text = "", state }) => {
    const matched = matchers.get(kind)?.match(text, { state });
    return matched === undefined ? null : { status: matched.status, code: matched.code };
  },
  read_address: ({ text = "", state }) =>
    resultOf(readAddress(text, { state }), only("status", "lgaCode", "lgaName")),
  search: ({ q = "" }) =>
    resultOf(suggest(q, { limit: 1 }), ([first]) =>
      first === undefined ? null : { kind: first.kind, code: first.code },
    ),
  check_account: ({ account = "", bank = "" }) =>
    resultOf(checkAccount(account, bank), (check) => ({
      account: check.account,
      bank: check.bank.id,
      valid: check.valid,
      expected_check_digit: check.expectedCheckDigit,
    })),
  parse_phone: ({ text = "" }) =>
    resultOf(parsePhone(text), only("e164", "type", "prefix", "area", "network", "allocated")),
  parse_plate: ({ text = "" }) =>
    resultOf(
      parsePlate(text),
      only("compact", "display", "format", "prefix", "number", "suffix", "stateCode"),
    ),
};
