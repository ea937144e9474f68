import { findConstituency, listConstituencies } from "naijaref/elections";
import { getState, type Lga, lgasOfState, listLgas } from "naijaref/places";
import { Failure } from "../contract/errors.ts";
import type { Values } from "../contract/operation.ts";
import type { places as contract } from "../contract/places.ts";
import { answerOf, notFound } from "./failures.ts";
import type { Handlers } from "./operations.ts";

function filterLgas({
  state,
  zone,
  senatorial_district: district,
}: Values<(typeof contract)["listLgas"]>): readonly Lga[] | Failure {
  const within = state === undefined ? listLgas() : answerOf(lgasOfState(state));
  if (within instanceof Failure) return within;
  const codes = district === undefined ? undefined : districtCodes(district);
  if (codes instanceof Failure) return codes;
  return within.filter(
    (lga) =>
      (zone === undefined || getState(lga.stateCode)?.zone === zone) &&
      (codes === undefined || codes.includes(lga.senatorialDistrictCode ?? "")),
  );
}

/** The codes of the senatorial districts with a code or exact name. */
function districtCodes(district: string): readonly string[] | Failure {
  const kind = "senatorial_district";
  const byCode = findConstituency(district);
  if (byCode.ok && byCode.value.kind === kind) return [byCode.value.code];
  const byName = listConstituencies({ kind, name: district });
  if (byName.ok && byName.value.length > 0) return byName.value.map(({ code }) => code);
  return notFound(
    { ok: false, reason: "unknown_constituency", identifier: district },
    "No senatorial district matches",
    "/v1/senatorial-districts lists their codes and names",
  );
}

/** Apart, because it needs the constituencies. */
export const lgaList = { listLgas: filterLgas } satisfies Handlers<"listLgas">;
