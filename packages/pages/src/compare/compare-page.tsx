import { withAnd } from "@naijaref/api/contract/words";
import { neighboursOf } from "naijaref/boundaries";
import { KINDS } from "naijaref/kinds";
import { getState } from "naijaref/places";
import { EmbedFold } from "../embed/embed-lines.tsx";
import { StylesBelow, usePage } from "../layout/page-context.tsx";
import { detailedLgas, type Projection } from "../map/layer.ts";
import { boxOf, ringsPath, scaleProjection } from "../map/path.ts";
import { fineRings } from "../map/record-drawing.ts";
import { hasApi, type PageDefinition, type Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { Links } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { grouped } from "../words.ts";
import {
  type Compared,
  type ComparedSet,
  compareAddress,
  comparedOf,
  findCompared,
  linesOf,
  peersOf,
  stateOf,
} from "./compared.ts";

const shown = (value: string | number | null | undefined): string =>
  typeof value === "number" ? grouped(value) : (value ?? "not known");

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
    const names = all.map(({ name }) => name);
    const lines = linesOf(all);
    return {
      title: `${withAnd(names)} compared`,
      description: `${withAnd(names)} beside each other: ${lines.map(({ name }) => name.toLowerCase()).join(", ")}.`,
      address,
      assets: ["compare.css"],
      main: (
        <article>
          <h1>{withAnd(names)}</h1>
          <StylesBelow />
          {kind !== "bank" && outlinesOf(all)}
          <table class="comparison">
            <thead>
              <tr>
                <td />
                {all.map(({ code, name, address }) => (
                  <th key={code} scope="col">
                    <a href={address}>{name}</a>
                  </th>
                ))}
                {/* Of all that are like the first: half of them have less, half more. */}
                {kind !== "bank" && <td>{kind === "state" ? "Median" : "State’s median"}</td>}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, values, median }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, at) => (
                    <td key={all[at]?.code}>{shown(value)}</td>
                  ))}
                  {kind !== "bank" && <td>{median !== undefined && grouped(median)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <ForOthers all={all} site={site} />
        </article>
      ),
    };
  },
});

/** The comparison to take away: copied, as a file, in a frame. A frame has none of this. */
function ForOthers({ all, site }: { readonly all: ComparedSet; readonly site: Site }) {
  if (usePage().isEmbed) return null;
  const names = all.map(({ name }) => name);
  const rows = [["", ...names], ...linesOf(all).map(({ name, values }) => [name, ...values.map(shown)])];
  const table = rows.map((cells) => cells.join("\t")).join("\n");
  const file = `/v1/${KINDS[all[0].kind].path}?ids=${all.map(({ code }) => code).join(",")}&format=csv`;
  return (
    <>
      <p class="more">
        <button type="button" class="quiet-button" data-copy={table}>
          Copy as a table
        </button>{" "}
        {hasApi(site) && <a href={file}>The records, CSV</a>}
      </p>
      <EmbedFold site={site} name={`${withAnd(names)} compared`} height={560} />
    </>
  );
}

/** In units, of the longest side of the largest outline: about a pixel each. */
const SIDE = 360;

function outlinesOf(all: readonly Compared[]) {
  const drawnAt = (projection: Projection) =>
    all.flatMap((one) => {
      const rings = fineRings(one.code, projection);
      return rings === undefined ? [] : [{ one, rings, box: boxOf(rings) }];
    });
  const longest = Math.max(
    0,
    ...drawnAt(detailedLgas.projection).flatMap(({ box }) => [box.width, box.height]),
  );
  if (longest === 0) return null;
  return (
    <div class="compared">
      {drawnAt(scaleProjection(detailedLgas.projection, SIDE / longest)).map(({ one, rings, box }) => (
        <svg
          key={one.code}
          viewBox={`${box.x + (box.width - SIDE) / 2} ${box.y + (box.height - SIDE) / 2} ${SIDE} ${SIDE}`}
          role="img"
          aria-label={`Outline of ${one.name}`}
        >
          <path d={ringsPath(rings)} />
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
  if (one.kind !== "lga") return peersOf(one).filter(({ record }) => zoneOf(record) === zoneOf(one.record));
  const found = neighboursOf(one.code);
  return found.ok ? found.value.map(({ lga }) => comparedOf("lga", lga)) : [];
}

const zoneOf = (record: Compared["record"]): string => ("zone" in record ? record.zone : "");

/** The way from a record to it beside each of those like it. Files would be more than all other pages. */
export function CompareWith({ code, site }: { readonly code: string; readonly site: Site }) {
  const [own] = findCompared([code]) ?? [];
  if (own === undefined || !hasApi(site)) return null;
  const others = othersThan(own).filter((one) => one.code !== own.code);
  if (others.length === 0) return null;
  return (
    <Section id="compare" title={own.kind === "lga" ? "Compare with a neighbour" : "Compare with"}>
      <Links
        links={others.slice(0, MAX).map((one) => ({
          name: one.name,
          address: compareAddress([own, one]),
          note: stateOf(one) === stateOf(own) ? undefined : getState(stateOf(one))?.name,
        }))}
        inLine
      />
    </Section>
  );
}
