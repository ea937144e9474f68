import type { CsvSummary, DamageKind, MatchStatus } from "naijaref/match";

/** What is said of one row, and of several. */
const STATUSES: readonly (readonly [MatchStatus, string, string])[] = [
  ["exact", "is the name or code", "are the name or code"],
  ["alias", "is another way to write it", "are another way to write it"],
  ["typo", "is spelt otherwise", "are spelt otherwise"],
  ["ambiguous", "fits several", "fit several"],
  ["none", "was not found", "were not found"],
];

const DAMAGES: Readonly<Record<DamageKind, string>> = {
  lost_zero: "lost a zero at the start, as 044 becomes 44",
  date: "became a date, as 1-1 becomes 1-Jan",
  number: "became a number such as 2.41E+05",
  missing: "had the text NA, which is Nasarawa’s code and also how programs write that there is no value",
};

/** How many rows have each status, and what a spreadsheet has done. */
export function Summary({
  summary: { rows, statuses, damages, longRows, filledRows, headingRow },
}: {
  readonly summary: CsvSummary;
}) {
  const damaged = Object.entries(damages).filter(([, count]) => count > 0) as [DamageKind, number][];
  return (
    <>
      <ul class="statuses">
        {STATUSES.filter(([status]) => statuses[status] > 0).map(([status, ofOne, ofMany]) => {
          const words = statuses[status] === 1 ? ofOne : ofMany;
          return (
            <li key={status} class={status}>
              <b>{statuses[status].toLocaleString("en")}</b> {words}
              <progress max={Math.max(1, rows)} value={statuses[status]} aria-label={words} />
            </li>
          );
        })}
      </ul>
      {damaged.map(([kind, count]) => (
        <p class="doubt" key={kind}>
          A spreadsheet seems to have changed{" "}
          {count === 1 ? "1 code: it" : `${count.toLocaleString("en")} codes: they`} {DAMAGES[kind]}. Nothing
          is repaired.
        </p>
      ))}
      {headingRow > 1 && <p class="quiet">The headings are in row {headingRow}.</p>}
      {filledRows > 0 && (
        <p class="doubt">
          {filledRows === 1 ? "1 row has" : `${filledRows.toLocaleString("en")} rows have`} an empty state,
          LGA or ward, which was taken from the row above.
        </p>
      )}
      {longRows > 0 && (
        <p class="doubt">
          {longRows === 1 ? "1 row has" : `${longRows.toLocaleString("en")} rows have`} more fields than the
          heading. There the new fields are not below their headings.
        </p>
      )}
    </>
  );
}
