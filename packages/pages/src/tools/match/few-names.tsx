import { unitsOfNames } from "@naijaref/api/contract/cost";
import { accountMatcher, phoneMatcher } from "@naijaref/api/number-matchers";
import { makeInParts } from "@naijaref/api/operations/in-parts";
import { createIdReader, listIdSystems } from "naijaref/concordance";
import {
  createPollingUnitMatcher,
  isMatched,
  type Matcher,
  type MatchKind,
  type MatchResult,
  type MatchStatus,
  type MatchWithin,
  prepareMatcher,
} from "naijaref/match";
import type { PollingUnits, StatePollingUnits } from "naijaref/polling-units";
import { suggestionAddress } from "../../addresses.ts";
import type { Site, Values } from "../../page.ts";
import { Field } from "../live-form.tsx";
import { ANY_SYSTEM, LISTED_KINDS, type PageKind, systemChoices, systemProblem } from "./kinds.ts";

/** So many names fit into an address. */
const MAX_NAMES = 40;

export const FORM_FIELDS = ["names", "kind", "system", "state", "lga", "ward"] as const;

/** The names that a form has, and of what kind they are. */
function readNames(values: Values) {
  const typed = (values["names"] ?? "").split(/\r?\n/).flatMap((line) => line.trim() || []);
  const kind = LISTED_KINDS.find(([one]) => one === values["kind"])?.[0] ?? "lga";
  return { names: typed.slice(0, MAX_NAMES), count: typed.length, kind };
}

/** As many as /v1/match costs for the same names. */
export function unitsOfFewNames(values: Values): number {
  const { names, kind } = readNames(values);
  return unitsOfNames([[kind, names.length]]);
}

/** The names that a form has, and what they are, matched on the service. */
export async function readFewNames(values: Values, site: Site): Promise<FewNamesProps> {
  const text = (field: (typeof FORM_FIELDS)[number]): string | undefined =>
    values[field]?.trim() || undefined;
  const { names, count, kind } = readNames(values);
  // A field that the form hides for this kind may still have what was typed before.
  const lga = hasLga(kind) ? text("lga") : undefined;
  const ward = kind === "polling_unit" ? text("ward") : undefined;
  const meant: Meant = { kind, system: text("system") ?? "", within: { state: text("state"), lga, ward } };
  const problem = systemProblem(kind, meant.system, listIdSystems());
  const results = problem === "" && names.length > 0 ? await matchNames(names, meant, site) : [];
  return { values, names, count, meant, problem, results };
}

const hasLga = (kind: Meant["kind"]): boolean =>
  kind === "ward" || kind === "place" || kind === "polling_unit";

interface FewNamesProps {
  readonly values: Values;
  readonly names: readonly string[];
  readonly count: number;
  readonly meant: Meant;
  /** Why they were not matched. */
  readonly problem: string;
  readonly results: readonly MatchResult[];
}

/** A form for a few names. A script matches them on the device, as those of a file. */
export const FewNames = ({ values, names, count, meant, problem, results }: FewNamesProps) => (
  <details class="few" open={names.length > 0}>
    <summary>A few names, without a file</summary>
    <form class="live" action="/match" method="get">
      <Field name={`Names, codes or ids, one on each line, at most ${MAX_NAMES}`} isWide>
        <textarea name="names" rows={5} maxlength={1500} required>
          {values["names"] ?? ""}
        </textarea>
      </Field>
      <Field name="They are of">
        <select name="kind">
          {LISTED_KINDS.map(([one, name]) => (
            <option key={one} value={one} selected={one === meant.kind}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field name="Each line is">
        <select name="system">
          {systemChoices(listIdSystems()).map(([one, name]) => (
            <option key={one} value={one} selected={one === meant.system}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <PlaceField name="state" label="State, if all are in one" values={values} />
      <PlaceField name="lga" label="LGA, if all are in one" values={values} />
      <PlaceField name="ward" label="Ward, if all are in one" values={values} />
      <p class="quiet needs-ward">
        Names of polling units need their ward or LGA, because units everywhere share them. Codes need
        neither.
      </p>
      <button type="submit">Match</button>
    </form>
    {problem !== "" && <p class="problem">{problem}</p>}
    {count > names.length && (
      <p class="problem">
        Only the first {MAX_NAMES} of {count} names are matched. Use a file for more.
      </p>
    )}
    {results.length > 0 && <Results names={names} results={results} />}
  </details>
);

/** What is asked for only of some kinds is hidden by the style, so without script too. */
const PlaceField = ({
  name,
  label,
  values,
}: {
  readonly name: "state" | "lga" | "ward";
  readonly label: string;
  readonly values: Values;
}) => (
  <Field name={label}>
    <input name={name} value={values[name] ?? ""} maxLength={64} />
  </Field>
);

const STATUSES: Readonly<Record<MatchStatus, string>> = {
  exact: "Exact",
  alias: "Other name",
  typo: "Spelling fixed",
  ambiguous: "More than one",
  none: "No match",
};

const Results = ({
  names,
  results,
}: {
  readonly names: readonly string[];
  readonly results: readonly MatchResult[];
}) => (
  <ol class="review">
    {results.map((result, at) => {
      const [candidate] = result.candidates;
      return (
        <li key={at} class={result.status}>
          <p>
            <strong>{names[at]}</strong>{" "}
            {isMatched(result) && (
              <>
                →{" "}
                {candidate === undefined ? (
                  result.name
                ) : (
                  <a href={suggestionAddress(candidate)}>{result.name}</a>
                )}{" "}
                <code>{result.code}</code>
              </>
            )}
          </p>
          <p class="quiet">
            {STATUSES[result.status]}: {result.why}
          </p>
        </li>
      );
    })}
  </ol>
);

interface Meant {
  readonly kind: Exclude<PageKind, "by_row">;
  /** The system that they are ids of, or `ANY_SYSTEM`; empty where they are names. */
  readonly system: string;
  readonly within: MatchWithin;
}

/** Matches a few names on the service, for those without script. */
async function matchNames(
  names: readonly string[],
  meant: Meant,
  { pollingUnits, pause }: Pick<Site, "pollingUnits" | "pause">,
): Promise<readonly MatchResult[]> {
  const matcher = await matcherOf(names, meant, pollingUnits);
  return makeInParts(names, (name) => matcher.match(name), pause);
}

async function matcherOf(
  names: readonly string[],
  { kind, system, within }: Meant,
  pollingUnits: PollingUnits,
): Promise<Pick<Matcher, "match">> {
  if (kind === "address") {
    // What is known of the words of addresses is large.
    const { createAddressMatcher } = await import("naijaref/address");
    return createAddressMatcher({ within: { state: within.state } });
  }
  if (kind === "phone") return phoneMatcher;
  if (kind === "account") return accountMatcher;
  if (kind === "polling_unit") return unitMatcher(names, within, pollingUnits);
  const ids = system === "" ? undefined : createIdReader(system === ANY_SYSTEM ? {} : { system });
  return prepareMatcher({ kind: kind as MatchKind, within, ids });
}

/** With the units of the states that the names need. */
async function unitMatcher(names: readonly string[], within: MatchWithin, pollingUnits: PollingUnits) {
  const { stateOf } = createPollingUnitMatcher({ units: new Map(), within });
  const units = new Map<string, StatePollingUnits>();
  for (const state of new Set(names.map((name) => stateOf(name)))) {
    const loaded = state === undefined ? undefined : await pollingUnits.loadPollingUnits(state);
    if (state !== undefined && loaded?.ok === true) units.set(state.code, loaded.value);
  }
  return createPollingUnitMatcher({ units, within });
}
