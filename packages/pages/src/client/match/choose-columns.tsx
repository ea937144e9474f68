import { columnOfKind, mostDetailedColumn } from "@naijaref/api/heading-kinds";
import type { CsvColumn } from "naijaref/match";
import { useState } from "preact/hooks";
import { Choice } from "../../tools/live-form.tsx";
import {
  LISTED_KINDS,
  type PageKind,
  type System,
  systemChoices,
  systemInHeading,
  systemsOf,
} from "../../tools/match/kinds.ts";
import type { Column, Options } from "./messages.ts";

const PAGE_KINDS: readonly (readonly [kind: PageKind, name: string])[] = [
  ...LISTED_KINDS,
  ["by_row", "Also use the column …"],
];

const PARENTS: readonly (readonly [CsvColumn, string])[] = [
  ["state", "State"],
  ["lga", "LGA"],
  ["ward", "Ward"],
  ["senatorial_district", "Senatorial district"],
  ["federal_constituency", "Federal constituency"],
  ["state_constituency", "State constituency"],
];

/** What another column may say of a row. */
type Said = "bank" | "state" | "lga" | "ward";

const SAID: readonly (readonly [Said, string])[] = [
  ["bank", "bank"],
  ["state", "state"],
  ["lga", "LGA"],
  ["ward", "ward"],
];

const ALWAYS: readonly CsvColumn[] = ["status", "code", "name", "confidence", "why"];

const FILLS = { "": undefined, yes: true, no: false } as const;

function guess(
  headings: readonly string[],
  systems: readonly System[],
): { readonly column: string; readonly kind: PageKind } {
  const said = mostDetailedColumn(headings);
  if (said !== undefined) return said;
  for (const column of headings) {
    const { kinds = [] } = systemInHeading(column, systems) ?? {};
    const kind = kinds.includes("lga") ? "lga" : kinds[0];
    if (kind !== undefined) return { column, kind: kind as PageKind };
  }
  return { column: headings[0] ?? "", kind: "lga" };
}

/** Asks which column has the names, what they are, and which columns say where they are. */
export function ChooseColumns({
  headings,
  systems,
  prepare,
  match,
}: {
  readonly headings: readonly string[];
  readonly systems: readonly System[];
  /** Loads what a column needs, so that all goes on when the connection is cut. */
  readonly prepare: (column: Column) => void;
  readonly match: (options: Options) => void;
}) {
  const first = guess(headings, systems);
  const [kind, setKind] = useState<PageKind>(first.kind);
  const [column, setColumn] = useState(first.column);
  const others = headings.filter((heading) => heading !== column);
  const like = (pattern: RegExp): string => headings.find((heading) => pattern.test(heading)) ?? "";
  const [said, setSaid] = useState<Readonly<Partial<Record<Said, string>>>>(() =>
    Object.fromEntries(SAID.map(([one]) => [one, columnOfKind(headings, one)])),
  );
  const [system, setSystem] = useState(systemInHeading(first.column, systems)?.id ?? "");
  const [kindColumn, setKindColumn] = useState(like(/office|position|kind|type|level/i));
  const [fill, setFill] = useState<keyof typeof FILLS>("");
  const [parents, setParents] = useState<readonly CsvColumn[]>([]);
  const hasState = !["state", "bank", "phone", "account"].includes(kind);
  const isUnit = kind === "polling_unit";
  const isAsked: Readonly<Record<Said, boolean>> = {
    bank: kind === "account",
    state: hasState,
    lga: isUnit || ["ward", "place", "by_row"].includes(kind),
    ward: isUnit,
  };
  const fitting = systemsOf(kind, systems);
  const ids = fitting.length > 0 && systemChoices(fitting).some(([one]) => one === system) ? system : "";
  const own = (chosen = ""): string | undefined => (chosen === "" || chosen === column ? undefined : chosen);
  const columnOf = (one: Said): string | undefined => (isAsked[one] ? own(said[one]) : undefined);
  const optional = [["", "There is none"], ...others.map((one) => [one, one] as const)] as const;
  const saysKind = own(kindColumn) ?? others[0];
  return (
    <form
      class="live"
      onSubmit={(event) => {
        event.preventDefault();
        match({
          kind,
          column,
          // What reads accounts gets the bank of a row where others get its state.
          stateColumn: columnOf("bank") ?? columnOf("state"),
          lgaColumn: columnOf("lga"),
          wardColumn: columnOf("ward"),
          system: ids === "" ? undefined : ids,
          kindColumn: kind === "by_row" ? saysKind : undefined,
          fillDown: hasState ? FILLS[fill] : false,
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
        label="Find"
        value={kind}
        choose={(one) => {
          setKind(one as PageKind);
          prepare({ kind: one as PageKind });
        }}
        options={PAGE_KINDS}
      />
      {fitting.length > 0 && (
        <Choice
          label="Written as"
          value={ids}
          choose={(one) => {
            setSystem(one);
            prepare({ kind, system: one === "" ? undefined : one });
          }}
          options={systemChoices(fitting)}
        />
      )}
      {kind === "by_row" && (
        <Choice
          label="Column that says what each name is of"
          value={saysKind ?? ""}
          choose={setKindColumn}
          options={others.map((one) => [one, one])}
        />
      )}
      {SAID.map(
        ([one, name]) =>
          isAsked[one] && (
            <Choice
              key={one}
              label={`Column with the ${name}`}
              value={own(said[one]) ?? ""}
              choose={(chosen) => setSaid({ ...said, [one]: chosen })}
              options={optional}
            />
          ),
      )}
      {isUnit && (
        <p class="quiet">
          Names need the ward or the LGA, because many units have the same name. Codes do not. When you match,
          the units of each state in your table are loaded, about 35 KB a state. Nothing of your table is
          sent.
        </p>
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
