// biome-ignore-all lint/a11y/noRedundantRoles: see the comment of Table

import type { ComponentChildren } from "preact";

interface Column {
  readonly name: string;
  readonly isNumber?: boolean;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** In the order of the columns; the first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ComponentChildren[] }[];
}

/**
 * A table that a phone shows as a block for each row. The roles are written out because an element that is
 * displayed as a block loses the role that it has by itself.
 */
export const Table = ({ caption, columns, rows }: TableProps) => (
  <table class="table" role="table" aria-label={caption}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ name, isNumber }) => (
          <th key={name} role="columnheader" scope="col" class={isNumber ? "number" : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ key, cells }) => (
        <tr key={key} role="row">
          {cells.map((cell, at) => {
            const { name = "", isNumber } = columns[at] ?? {};
            return at === 0 ? (
              <th key={name} role="rowheader" scope="row">
                {cell}
              </th>
            ) : (
              <td key={name} role="cell" data-label={name} class={isNumber ? "number" : undefined}>
                {cell}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
