import { createAddressMatcher, readAddress } from "naijaref/address";
import { columnMatchers } from "./match-column.ts";
import { readCells, requireList, toPlain } from "./rows.ts";

export const ADDRESS_MATCHER = { address: () => createAddressMatcher() };

export const { matchColumn } = columnMatchers(ADDRESS_MATCHER);

/**
 * `readAddresses(rows)`: where each address is, `{ok, value}` or `{ok, reason}`. A row is a text, or
 * `{text, state}`; of null nothing is said: null. An empty cell of a column of states names none.
 */
export function readAddresses(rows: unknown): unknown[] {
  requireList(rows, "readAddresses");
  return rows.map((row, at) => {
    const { text, state } = readCells(row, "readAddresses", at, ["text", "state"]);
    return text === undefined ? null : toPlain(readAddress(text, state?.trim() ? { state } : {}));
  });
}
