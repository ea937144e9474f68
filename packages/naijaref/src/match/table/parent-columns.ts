import { PARENTS, type Parent, parentsOf } from "../../kinds/parents.ts";

/** The columns of parents: the name of each, and its code. */
export type ParentColumn = Parent | `${Parent}_code`;

export const PARENT_COLUMNS: readonly ParentColumn[] = /* @__PURE__ */ Object.freeze(
  PARENTS.flatMap((parent) => [parent, `${parent}_code`] as const),
);

/** Divides several parents in one cell, as in the files of the data. */
const BETWEEN = "|";

/** The text of a column of parents for a record: its name or code, several with `|` between, or nothing. */
export function parentText(column: ParentColumn, kind: string, code: string): string {
  const isCode = column.endsWith("_code");
  const parent = (isCode ? column.slice(0, -"_code".length) : column) as Parent;
  return parentsOf(parent, kind, code)
    .map((one) => (isCode ? one.code : one.name))
    .join(BETWEEN);
}
