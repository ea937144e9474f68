import type { Constituency, Lga, Ward } from "../generated/records.ts";
import { getLga, type LgaFailure, type LgaOptions, resolveLga } from "../places/lgas.ts";
import type { Reference } from "../places/reference.ts";
import { listWards } from "../places/wards.ts";
import { type Result, success } from "../result.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { type ConstituencyFailure, resolveConstituency } from "./code.ts";
import { constituenciesByLga } from "./constituencies.ts";

const codesOf = (ward: Ward): readonly (string | null)[] => [
  ward.senatorialDistrict,
  ward.federalConstituency,
  ward.stateConstituency,
];

const wardsByConstituency = /* @__PURE__ */ lazy(() =>
  groupBy(
    listWards().flatMap((ward) => codesOf(ward).map((code) => ({ ward, code: code ?? "" }))),
    ({ code }) => code,
    ({ ward }) => ward,
  ),
);

/**
 * The wards that make up a constituency, by INEC code.
 *
 * @param constituency a record of a constituency, or any code that `findConstituency` takes.
 */
export function wardsOfConstituency(constituency: Reference): Result<readonly Ward[], ConstituencyFailure> {
  const found = resolveConstituency(constituency);
  return found.ok ? success(wardsByConstituency().get(found.value.code) ?? []) : found;
}

/**
 * The LGAs that a constituency covers in full or in part, by P-code.
 *
 * @param constituency a record of a constituency, or any code that `findConstituency` takes.
 */
export function lgasOfConstituency(constituency: Reference): Result<readonly Lga[], ConstituencyFailure> {
  const found = resolveConstituency(constituency);
  return found.ok ? success(found.value.lgaCodes.flatMap((code) => getLga(code) ?? [])) : found;
}

/**
 * The constituencies of an LGA: its senatorial district, its federal and its state constituencies; several of
 * a kind where the LGA is split.
 *
 * @param lga a record of an LGA, or any identifier that `findLga` takes.
 */
export function constituenciesOfLga(
  lga: Reference,
  options?: LgaOptions,
): Result<readonly Constituency[], LgaFailure> {
  const found = resolveLga(lga, options);
  return found.ok ? success(constituenciesByLga().get(found.value.code) ?? []) : found;
}
