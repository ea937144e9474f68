import type { CsvColumn } from "naijaref/match";
import { useState } from "preact/hooks";
import { Field } from "../../tools/field.tsx";
import { KIND_NAMES } from "../../tools/match/kinds.ts";
import type { Options, PageKind } from "./messages.ts";

const PAGE_KINDS: readonly (readonly [kind: PageKind, name: string])[] = [
  ...KIND_NAMES,
  ["address", "Addresses (each gets its LGA)"],
  ["by_row", "What another column says"],
];

/** What headings usually say of a column, the first that fits. */
const GUESSES: readonly (readonly [RegExp, PageKind])[] = [
  [/ward|registration.?area/i, "ward"],
  [/\b(lga|local.?gov|council|area)/i, "lga"],
  [/bank|institution/i, "bank"],
  [/senat/i, "senatorial_district"],
  [/federal.?const/i, "federal_constituency"],
  [/constituency/i, "constituency"],
  [/address/i, "address"],
  [/state/i, "state"],
];

/** What may be added of what a record lies in. */
const PARENTS: readonly (readonly [CsvColumn, string])[] = [
  ["state", "State"],
  ["lga", "LGA"],
  ["senatorial_district", "Senatorial district"],
  ["federal_constituency", "Federal constituency"],
  ["state_constituency", "State constituency"],
];

const ALWAYS: readonly CsvColumn[] = ["status", "code", "name", "confidence", "why"];

const FILLS = { "": undefined, yes: true, no: false } as const;

function guess(headings: readonly string[]): { readonly column: string; readonly kind: PageKind } {
  for (const [pattern, kind] of GUESSES) {
    const column = headings.find((heading) => pattern.test(heading));
    if (column !== undefined) return { column, kind };
  }
  return { column: headings[0] ?? "", kind: "lga" };
}

/** Asks which column has the names, what they are, and which columns say where they are. */
export function ChooseColumns({
  headings,
  prepare,
  match,
}: {
  readonly headings: readonly string[];
  /** Loads what a kind needs, so that all goes on when the connection is cut. */
  readonly prepare: (kind: PageKind) => void;
  readonly match: (options: Options) => void;
}) {
  const first = guess(headings);
  const [kind, setKind] = useState<PageKind>(first.kind);
  const [column, setColumn] = useState(first.column);
  const others = headings.filter((heading) => heading !== column);
  const like = (pattern: RegExp): string => headings.find((heading) => pattern.test(heading)) ?? "";
  const [stateColumn, setStateColumn] = useState(like(/state/i));
  const [lgaColumn, setLgaColumn] = useState(like(/\blga|local.?gov/i));
  const [kindColumn, setKindColumn] = useState(like(/office|position|kind|type|level/i));
  const [fill, setFill] = useState<keyof typeof FILLS>("");
  const [parents, setParents] = useState<readonly CsvColumn[]>([]);
  const hasState = kind !== "state" && kind !== "bank";
  const hasLga = kind === "ward" || kind === "place" || kind === "by_row";
  const own = (chosen: string): string | undefined =>
    chosen === "" || chosen === column ? undefined : chosen;
  const optional = [["", "There is none"], ...others.map((one) => [one, one] as const)] as const;
  const said = own(kindColumn) ?? others[0];
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
          kindColumn: kind === "by_row" ? said : undefined,
          fillDown: FILLS[fill],
          add: parents.length === 0 ? undefined : [...ALWAYS, ...parents],
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
        choose={(one) => {
          setKind(one as PageKind);
          prepare(one as PageKind);
        }}
        options={PAGE_KINDS}
      />
      {kind === "by_row" && (
        <Choice
          label="Column that says what each name is of"
          value={said ?? ""}
          choose={setKindColumn}
          options={others.map((one) => [one, one])}
        />
      )}
      {hasState && (
        <Choice
          label="Column with the state"
          value={own(stateColumn) ?? ""}
          choose={setStateColumn}
          options={optional}
        />
      )}
      {hasLga && (
        <Choice
          label="Column with the LGA"
          value={own(lgaColumn) ?? ""}
          choose={setLgaColumn}
          options={optional}
        />
      )}
      <details class="more-options">
        <summary>More: empty states, columns to add</summary>
        {hasState && (
          <Choice
            label="An empty state or LGA means"
            value={fill}
            choose={(one) => setFill(one as keyof typeof FILLS)}
            options={[
              ["", "the one above, where the column is written so"],
              ["yes", "the one above"],
              ["no", "nothing"],
            ]}
          />
        )}
        <fieldset class="add">
          <legend>Add to each row, by name</legend>
          {PARENTS.map(([parent, name]) => (
            <label key={parent}>
              <input
                type="checkbox"
                checked={parents.includes(parent)}
                onChange={({ currentTarget }) =>
                  setParents(
                    PARENTS.flatMap(([one]) =>
                      (one === parent ? currentTarget.checked : parents.includes(one)) ? [one] : [],
                    ),
                  )
                }
              />{" "}
              {name}
            </label>
          ))}
        </fieldset>
      </details>
      <button type="submit">Match</button>
    </form>
  );
}

export function Choice({
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
