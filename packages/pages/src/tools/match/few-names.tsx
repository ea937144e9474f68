import { unitsOfNames } from "@naijaref/api/contract/cost";
import { Failure } from "@naijaref/api/contract/errors";
import { accountMatcher, phoneMatcher } from "@naijaref/api/number-matchers";
import { match } from "@naijaref/api/operations/match";
import { listIdSystems } from "naijaref/concordance";
import type { MatchResult, MatchWithin } from "naijaref/match";
import { suggestionAddress } from "../../addresses.ts";
import type { Site, Values } from "../../page.ts";
import { capitalized } from "../../words.ts";
import { Choice, Field } from "../live-form.tsx";
import {
  ANY_SYSTEM,
  LISTED_KINDS,
  type PageKind,
  STATUS_WORDS,
  systemChoices,
  systemProblem,
} from "./kinds.ts";

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
  readonly results: Awaited<ReturnType<typeof matchNames>>;
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
      <Choice label="They are of" name="kind" value={meant.kind} options={LISTED_KINDS} />
      <Choice
        label="Each line is"
        name="system"
        value={meant.system}
        options={systemChoices(listIdSystems())}
      />
      {/* What is asked for only of some kinds is hidden by the style, so without script too. */}
      {(["state", "lga", "ward"] as const).map((name) => (
        <Field key={name} name={`${name === "lga" ? "LGA" : capitalized(name)}, if all are in one`}>
          <input name={name} value={values[name] ?? ""} maxLength={64} />
        </Field>
      ))}
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

const Results = ({
  names,
  results,
}: {
  readonly names: readonly string[];
  readonly results: FewNamesProps["results"];
}) => (
  <ol class="review">
    {results.map((result, at) => {
      const [candidate] = result.candidates;
      return (
        <li key={at} class={result.status}>
          <p>
            <strong>{names[at]}</strong>{" "}
            {result.code !== null && (
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
            {capitalized(STATUS_WORDS[result.status][0])}: {result.why}
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

/** As `/v1/match` matches them, for those without script. It reads ids of any system without being asked. */
async function matchNames(
  name: readonly string[],
  { kind, system, within }: Meant,
  site: Site,
): Promise<readonly Pick<MatchResult, "status" | "code" | "name" | "why" | "candidates">[]> {
  if (kind === "phone") return name.map((one) => phoneMatcher.match(one));
  if (kind === "account") return name.map((one) => accountMatcher.match(one));
  const asked = {
    kind,
    name,
    ...within,
    system: system === "" || system === ANY_SYSTEM ? undefined : system,
  };
  const rows = await match.match(asked as Parameters<typeof match.match>[0], site);
  return rows instanceof Failure ? [] : rows;
}
