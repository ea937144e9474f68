import type { CsvSummary, DamageKind, MatchStatus } from "naijaref/match";

const STATUSES: readonly (readonly [MatchStatus, string])[] = [
  ["exact", "are the name or code"],
  ["alias", "are another way to write it"],
  ["typo", "have a typing error"],
  ["ambiguous", "could mean several"],
  ["none", "mean nothing"],
];

const DAMAGES: Readonly<Record<DamageKind, string>> = {
  lost_zero: "lost a zero at the start, as 044 becomes 44",
  date: "became a date, as 1-1 becomes 1-Jan",
  number: "became a number such as 2.41E+05",
  missing: "are NA, which is Nasarawa’s code and also how programs write that there is no value",
};

/** How many rows have each status, and what a spreadsheet has done. */
export function Summary({
  summary: { rows, statuses, damages, longRows },
}: {
  readonly summary: CsvSummary;
}) {
  const damaged = Object.entries(damages).filter(([, count]) => count > 0) as [DamageKind, number][];
  return (
    <>
      <ul class="statuses">
        {STATUSES.filter(([status]) => statuses[status] > 0).map(([status, words]) => (
          <li key={status} class={status}>
            <b>{statuses[status].toLocaleString("en")}</b> {words}
            <progress max={Math.max(1, rows)} value={statuses[status]} aria-label={words} />
          </li>
        ))}
      </ul>
      {damaged.map(([kind, count]) => (
        <p class="doubt" key={kind}>
          A spreadsheet seems to have changed {count.toLocaleString("en")} codes: they {DAMAGES[kind]}. They
          are named, not repaired.
        </p>
      ))}
      {longRows > 0 && (
        <p class="doubt">
          {longRows.toLocaleString("en")} rows have more fields than the heading. There the new fields are not
          below their headings.
        </p>
      )}
    </>
  );
}
