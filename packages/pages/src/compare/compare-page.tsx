import { withAnd } from "@naijaref/api/contract/words";
import { neighboursOf } from "naijaref/boundaries";
import { getState } from "naijaref/places";
import { StylesBelow } from "../layout/page-context.tsx";
import { joinBoxes, ringsPath } from "../map/path.ts";
import { drawnLgas, subjectOf } from "../map/subject.ts";
import { hasApi, type PageDefinition } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { Section } from "../parts/section.tsx";
import { grouped } from "../words.ts";
import {
  type Compared,
  codeOf,
  compareAddress,
  findCompared,
  linesOf,
  nameOf,
  pageOf,
  peersOf,
} from "./compared.ts";

const shown = (value: string | number | undefined): string =>
  value === undefined ? "not known" : typeof value === "number" ? grouped(value) : value;

/** Of all that are like the first: the half of them have less, the half more. */
const MEDIANS = { lga: "State’s median", state: "Median", seat: "State’s median" } as const;

const LISTS = { lga: "lgas", state: "states", seat: "constituencies", bank: "banks" } as const;

/** Two or three records of a kind beside each other. */
const comparison = (pattern: string): PageDefinition => ({
  pattern,
  render: ({ one = "", other = "", third }, site) => {
    const words = [one, other, ...(third === undefined ? [] : [third])];
    const all = findCompared(words);
    if (all === undefined)
      return notFound({ what: "pair to compare", identifier: words.join(", "), suggestions: [] });
    const address = compareAddress(all);
    if (`/compare/${words.join("/")}` !== address) return { redirect: address };
    const [{ kind }] = all;
    const names = all.map(nameOf);
    const lines = linesOf(all);
    const cells = (texts: readonly string[]): string => texts.join("\t");
    return {
      title: `${withAnd(names)} compared`,
      description: `${withAnd(names)} beside each other: ${lines.map(({ name }) => name.toLowerCase()).join(", ")}.`,
      address,
      ...(kind !== "bank" && { assets: ["map.css" as const] }),
      main: (
        <article>
          <h1>{withAnd(names)}</h1>
          <StylesBelow />
          {kind !== "bank" && <Shapes all={all} />}
          <table class="comparison">
            <thead>
              <tr>
                <td />
                {all.map((record) => (
                  <th key={codeOf(record)} scope="col">
                    <a href={pageOf(record)}>{nameOf(record)}</a>
                  </th>
                ))}
                {kind !== "bank" && <td>{MEDIANS[kind]}</td>}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, values, median }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, at) => (
                    <td key={codeOf(all[at] as Compared)}>{shown(value)}</td>
                  ))}
                  {kind !== "bank" && <td>{median !== undefined && grouped(median)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p class="more">
            <button
              type="button"
              class="quiet-button"
              data-copy={[
                cells(["", ...names]),
                ...lines.map(({ name, values }) => cells([name, ...values.map(shown)])),
              ].join("\n")}
            >
              Copy as a table
            </button>{" "}
            {hasApi(site) && (
              <a href={`/v1/${LISTS[kind]}?ids=${all.map(codeOf).join(",")}&format=csv`}>The records, CSV</a>
            )}
          </p>
        </article>
      ),
    };
  },
});

/** The outlines at one scale. */
function Shapes({ all }: { readonly all: readonly Compared[] }) {
  const drawn = all.flatMap((one) => {
    const lgas = [...(subjectOf(codeOf(one))?.lgas ?? [])].flatMap((lga) => drawnLgas().get(lga) ?? []);
    return lgas.length === 0 ? [] : [{ one, lgas, box: joinBoxes(lgas.map(({ box }) => box)) }];
  });
  const side = Math.max(...drawn.flatMap(({ box }) => [box.width, box.height]));
  return (
    <div class="compared map small">
      {drawn.map(({ one, lgas, box }) => (
        <svg
          key={codeOf(one)}
          viewBox={`${box.x + (box.width - side) / 2} ${box.y + (box.height - side) / 2} ${side} ${side}`}
          role="img"
          aria-label={`Outline of ${nameOf(one)}`}
        >
          {lgas.map(({ rings }, at) => (
            <path key={at} d={ringsPath(rings)} />
          ))}
        </svg>
      ))}
    </div>
  );
}

export const comparePages: readonly PageDefinition[] = [
  comparison("/compare/{one}/{other}"),
  comparison("/compare/{one}/{other}/{third}"),
];

/** So many are a choice; more are a list. */
const MAX = 12;

/** What a person may want beside a record: its neighbours, the states of its zone, the other seats of its kind. */
function othersThan(one: Compared): readonly Compared[] {
  if (one.kind === "lga") {
    const found = neighboursOf(one.record.code);
    return found.ok ? found.value.map(({ lga: record }) => ({ kind: "lga", record })) : [];
  }
  const isNear = (peer: Compared): boolean =>
    one.kind !== "state" || peer.kind !== "state" || peer.record.zone === one.record.zone;
  return peersOf(one).filter(isNear);
}

/** The way from a record to it beside each of those like it. */
export function CompareWith({ code }: { readonly code: string }) {
  const [own] = findCompared([code]) ?? [];
  if (own === undefined) return null;
  const others = othersThan(own).filter((one) => codeOf(one) !== code);
  if (others.length === 0) return null;
  return (
    <Section id="compare" title={own.kind === "lga" ? "Compare with a neighbour" : "Compare with"}>
      <ul class="inline">
        {others.slice(0, MAX).map((one) => (
          <li key={codeOf(one)}>
            <a href={compareAddress([own, one])}>{nameOf(one)}</a>
            {one.kind === "lga" && own.kind === "lga" && one.record.stateCode !== own.record.stateCode && (
              <span class="note"> {getState(one.record.stateCode)?.name}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
