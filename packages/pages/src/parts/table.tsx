// biome-ignore-all lint/a11y/noRedundantRoles: see the comment of Table

import type { ComponentChildren } from "preact";
import { uncapitalized } from "../words.ts";

interface TableProps {
  readonly caption: string;
  /** A column `Code` has the codes of the rows. */
  readonly columns: readonly string[];
  /** So many of the columns, the last, are numbers. */
  readonly numbers?: number;
  /** Whether a script adds a field that shows only the rows with some text. */
  readonly canFilter?: boolean;
  /** In the order of the columns; the first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ComponentChildren[] }[];
}

/**
 * A table that a phone shows as two lines for each row: its name, then all else. The roles are written out
 * because an element that is displayed as a block loses the role that it has by itself.
 */
export const Table = ({ caption, columns, numbers = 0, canFilter = false, rows }: TableProps) => {
  // A script sorts; the headings are there before it, so that nothing moves.
  const canSort = rows.length > 2;
  const isNumber = (at: number): boolean => at >= columns.length - numbers;
  return (
    <>
      {canFilter && <FilterLine what={/^[A-Z]{2}/.test(caption) ? caption : caption.toLowerCase()} />}
      <table class="table" role="table" aria-label={caption} data-sort={canSort}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name, at) => (
              <th key={name} role="columnheader" scope="col" class={isNumber(at) ? "number" : undefined}>
                {canSort ? (
                  <button type="button" class="sort">
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row">
              {cells.map((cell, at) => {
                const name = columns[at] ?? "";
                return at === 0 ? (
                  <th key={name} role="rowheader" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={name}
                    role="cell"
                    data-label={isNumber(at) ? uncapitalized(name) : undefined}
                    class={isNumber(at) ? "number" : name === "Code" ? "own-code" : undefined}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/**
 * A field that shows only the rows with some text. It needs script, and is there before it, so nothing
 * moves.
 */
export const FilterLine = ({ what }: { readonly what: string }) => (
  <p class="filter-line if-script" data-filter-line>
    <input type="search" class="filter" placeholder={`Filter ${what}`} aria-label={`Filter ${what}`} />
    <span class="note" role="status" />
  </p>
);
