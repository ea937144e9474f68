import type { Decisions, Doubt } from "./messages.ts";

/** The first rows as the new file will have them. */
export const Preview = ({
  rows,
  decisions,
}: {
  readonly rows: readonly Doubt[];
  readonly decisions: Decisions;
}) => (
  <details class="preview">
    <summary>The first rows of the new file</summary>
    <table class="review-table">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Typed</th>
          <th scope="col">match_code</th>
          <th scope="col">match_status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const decision = decisions.get(row.key);
          const isMatched = row.status !== "ambiguous" && row.status !== "none";
          const meant = decision === undefined ? (isMatched ? row.candidates[0] : undefined) : decision;
          return (
            <tr key={row.firstRow}>
              <td class="row-number">{row.firstRow}</td>
              <th scope="row">{row.text}</th>
              <td>{meant ? `${meant.code} ${meant.name}` : "–"}</td>
              <td class="sure">
                {decision === undefined ? row.status : decision === null ? "none" : "chosen"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </details>
);
