import { columnOfKind, mostDetailedColumn, systemInHeading } from "@naijaref/api/heading-kinds";
import { KINDS } from "naijaref/kinds";
import type { CsvColumn } from "naijaref/match";
import { useState } from "preact/hooks";
import { Choice } from "../../tools/live-form.tsx";
import {
  LISTED_KINDS,
  type PageKind,
  type System,
  systemChoices,
  systemsOf,
} from "../../tools/match/kinds.ts";
import { capitalized } from "../../words.ts";
import type { Column, Options } from "./messages.ts";

const PAGE_KINDS: readonly (readonly [kind: PageKind, name: string])[] = [
  ...LISTED_KINDS,
  ["by_row", "Also use the column …"],
];

const PARENTS = [
  ...(["state", "lga", "ward"] as const),
  ...(["senatorial_district", "federal_constituency", "state_constituency"] as const),
];

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

interface ChooseColumnsProps {
  readonly headings: readonly string[];
  readonly systems: readonly System[];
  /** Loads what a column needs, so that all goes on when the connection is cut. */
  readonly prepare: (column: Column) => void;
  readonly match: (options: Options) => void;
}

export function ChooseColumns({ headings, systems, prepare, match }: ChooseColumnsProps) {
  const first = guess(headings, systems);
  const [kind, setKind] = useState<PageKind>(first.kind);
  const [column, setColumn] = useState(first.column);
  const others = headings.filter((heading) => heading !== column).map((one) => [one, one] as const);
  const hasState = !["state", "bank", "phone", "account"].includes(kind);
  const isUnit = kind === "polling_unit";
  const isAsked = {
    bank: kind === "account",
    state: hasState,
    lga: isUnit || ["ward", "place", "by_row"].includes(kind),
    ward: isUnit,
  };
  const fitting = systemsOf(kind, systems);
  return (
    <form
      class="live"
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === "system")
          prepare({ kind, system: target.value === "" ? undefined : target.value });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        // What is not asked is not in the form, and what no column says is empty.
        const chosen = (name: string): string | undefined => String(form.get(name) ?? "") || undefined;
        const add = form.getAll("add") as CsvColumn[];
        match({
          kind,
          column,
          // What reads accounts gets the bank of a row where others get its state.
          stateColumn: chosen("bank") ?? chosen("state"),
          lgaColumn: chosen("lga"),
          wardColumn: chosen("ward"),
          system: chosen("system"),
          kindColumn: chosen("kind"),
          fillDown: hasState ? { yes: true, no: false }[chosen("fill") ?? ""] : false,
          add: add.length === 0 ? undefined : ["status", "code", "name", "confidence", "why", ...add],
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
          name="system"
          value={systemInHeading(first.column, fitting)?.id ?? ""}
          options={systemChoices(fitting)}
        />
      )}
      {kind === "by_row" && (
        <Choice
          label="Column that says what each name is of"
          name="kind"
          value={headings.find((heading) => /office|position|kind|type|level/i.test(heading)) ?? ""}
          options={others}
        />
      )}
      {(["bank", "state", "lga", "ward"] as const)
        .filter((one) => isAsked[one])
        .map((one) => (
          <Choice
            key={one}
            label={`Column with the ${KINDS[one].noun}`}
            name={one}
            value={columnOfKind(headings, one) ?? ""}
            options={[["", "There is none"], ...others]}
          />
        ))}
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
            name="fill"
            value=""
            options={[
              ["", "the one above, where the column is written so"],
              ["yes", "the one above"],
              ["no", "nothing"],
            ]}
          />
        )}
        <fieldset class="add">
          <legend>Add to each row, by name</legend>
          {PARENTS.map((parent) => (
            <label key={parent}>
              <input type="checkbox" name="add" value={parent} /> {capitalized(KINDS[parent].noun)}
            </label>
          ))}
        </fieldset>
      </details>
      <button type="submit">Match</button>
    </form>
  );
}
