export {
  type Door,
  GROUPS,
  KINDS,
  type Kind,
  type KindBy,
  type KindOfRecord,
  kindsBy,
  type ListKind,
  listsOf,
  MATCH_KINDS,
  type MatchKind,
} from "./kinds.ts";
export { PARENTS, type Parent, parentsOf } from "./parents.ts";
export { codeOf, findRecord, getRecord, type HeldKind, listRecords } from "./records.ts";
