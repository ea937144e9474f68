import { localitiesNamed } from "../../localities/index.ts";
import type { ListKind } from "../kinds.ts";
import { scopesOf } from "../lists/scopes.ts";
import type { Area } from "./area.ts";

/**
 * Whether a text is the name of a place that is not of the list: a town or a quarter, or another kind of
 * place. It is hardly a typing error then.
 */
export function isKnownPlace(text: string, list: ListKind, { state, lga }: Area): boolean {
  if (list === "bank") return false;
  const isOf = (kind: ListKind): boolean => {
    const named = scopesOf(kind).named(text);
    return named.length > 0 && !named.some(({ code }) => code === lga?.code || code === state?.code);
  };
  if (list === "ward") return isOf("lga");
  if (list !== "state" && isOf("state")) return true;
  if (list === "state") return isOf("lga") || localitiesNamed(text).length > 0;
  return list === "lga" && localitiesNamed(text, { stateCode: state?.code }).length > 0;
}
