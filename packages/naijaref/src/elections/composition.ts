import type { Constituency, Lga, Ward } from "../generated/records.ts";
import { listLgas } from "../places/lgas.ts";
import { listWards } from "../places/wards.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";

const seatsOf = (ward: Ward): readonly (string | null)[] => [
  ward.senatorialDistrict,
  ward.federalConstituency,
  ward.stateConstituency,
];

const wardsBySeat = /* @__PURE__ */ lazy(() =>
  groupBy(
    listWards().flatMap((ward) => seatsOf(ward).map((seat) => ({ ward, seat: seat ?? "" }))),
    ({ seat }) => seat,
  ),
);

const lgasByCode = /* @__PURE__ */ lazy(() => new Map(listLgas().map((lga) => [lga.code, lga])));

/** The wards that make up a constituency, by INEC code. */
export const wardsOfConstituency = (unit: Pick<Constituency, "code">): readonly Ward[] =>
  (wardsBySeat().get(unit.code) ?? []).map(({ ward }) => ward);

/** The LGAs that a constituency covers in full or in part, by P-code. */
export const lgasOfConstituency = (unit: Pick<Constituency, "lgaCodes">): readonly Lga[] =>
  unit.lgaCodes.flatMap((code) => lgasByCode().get(code) ?? []);
