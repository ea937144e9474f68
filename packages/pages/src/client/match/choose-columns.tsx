import type { MatchKind } from "naijaref/match";
import { useState } from "preact/hooks";
import { Field } from "../../tools/field.tsx";
import { KIND_NAMES } from "../../tools/match/kinds.ts";
import type { Options } from "./messages.ts";

/** What headings usually say of a column, the first that fits. */
const GUESSES: readonly (readonly [RegExp, MatchKind])[] = [
  [/ward|registration.?area/i, "ward"],
  [/\b(lga|local.?gov|council|area)/i, "lga"],
  [/bank|institution/i, "bank"],
  [/senat/i, "senatorial_district"],
  [/federal.?const/i, "federal_constituency"],
  [/constituency/i, "constituency"],
  [/state/i, "state"],
];

function guess(headings: readonly string[]): { readonly column: string; readonly kind: MatchKind } {
  for (const [pattern, kind] of GUESSES) {
    const column = headings.find((heading) => pattern.test(heading));
    if (column !== undefined) return { column, kind };
  }
  return { column: headings[0] ?? "", kind: "lga" };
}

/** Asks which column has the names, what they are, and which columns say where they are. */
export function ChooseColumns({
  headings,
  match,
}: {
  readonly headings: readonly string[];
  readonly match: (options: Options) => void;
}) {
  const first = guess(headings);
  const [kind, setKind] = useState<MatchKind>(first.kind);
  const [column, setColumn] = useState(first.column);
  const others = headings.filter((heading) => heading !== column);
  const [stateColumn, setStateColumn] = useState(headings.find((heading) => /state/i.test(heading)) ?? "");
  const [lgaColumn, setLgaColumn] = useState(
    headings.find((heading) => /\blga|local.?gov/i.test(heading)) ?? "",
  );
  const hasState = kind !== "state" && kind !== "bank";
  const hasLga = kind === "ward" || kind === "place";
  const own = (chosen: string): string | undefined =>
    chosen === "" || chosen === column ? undefined : chosen;
  return (
    <form
      class="live"
      onSubmit={(event) => {
        event.preventDefault();
        match({
          kind,
          column,
          stateColumn: hasState ? own(stateColumn) : undefined,
          lgaColumn: hasLga ? own(lgaColumn) : undefined,
        });
      }}
    >
      <Choice
        label="Column with the names"
        value={column}
        choose={setColumn}
        options={headings.map((one) => [one, one])}
      />
      <Choice
        label="The names are"
        value={kind}
        choose={(one) => setKind(one as MatchKind)}
        options={KIND_NAMES}
      />
      {hasState && (
        <Choice
          label="Column with the state"
          value={own(stateColumn) ?? ""}
          choose={setStateColumn}
          options={[["", "There is none"], ...others.map((one) => [one, one] as const)]}
        />
      )}
      {hasLga && (
        <Choice
          label="Column with the LGA"
          value={own(lgaColumn) ?? ""}
          choose={setLgaColumn}
          options={[["", "There is none"], ...others.map((one) => [one, one] as const)]}
        />
      )}
      <button type="submit">Match</button>
    </form>
  );
}

function Choice({
  label,
  value,
  choose,
  options,
}: {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly options: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <Field name={label}>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one} selected={one === value}>
            {text === "" ? "(without a heading)" : text}
          </option>
        ))}
      </select>
    </Field>
  );
}
