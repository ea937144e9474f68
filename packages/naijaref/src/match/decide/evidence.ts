import type { ListKind } from "../kinds.ts";
import type { Names } from "../lists/names.ts";
import { scopesOf } from "../lists/scopes.ts";
import type { Reading } from "../reading/reading.ts";
import type { Area } from "./area.ts";
import { isKnownPlace } from "./known-places.ts";
import type { NoneEvidence } from "./weigh.ts";

const FEW = 4;

/** What speaks for it that a text means none of the records of an area. */
export function evidenceForNone(
  text: string,
  { joined }: Reading,
  list: ListKind,
  area: Area,
  names: Names,
): NoneEvidence {
  return {
    none: 1,
    none_of_many: Math.log(Math.max(1, names.entries.length)),
    known_elsewhere: scopesOf(list).named(text).length > 0 ? 1 : 0,
    known_place: isKnownPlace(text, list, area) ? 1 : 0,
    few_letters: joined.length < FEW ? 1 : 0,
  };
}
