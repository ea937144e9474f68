import { counts } from "naijaref/about";
import { type Constituency, listConstituencies } from "naijaref/elections";
import { listStates } from "naijaref/places";
import { certain } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import type { PageDefinition } from "../page.ts";
import { Folds, Listing } from "../parts/listing.tsx";
import { rowOf } from "../records/rows.ts";
import { grouped } from "../words.ts";

type Kind = Constituency["kind"];

/** Each kind has a list of its own, the shortest first. */
const LISTS: readonly (readonly [kind: Kind, name: string, count: number])[] = [
  ["senatorial_district", "Senatorial districts", counts.senatorialDistricts],
  ["federal_constituency", "Federal constituencies", counts.federalConstituencies],
  ["state_constituency", "State constituencies", counts.stateConstituencies],
];

const FIRST: Kind = "senatorial_district";

const addressOf = (kind: Kind): string =>
  kind === FIRST ? "/constituencies" : `/constituencies?kind=${kind}`;

export const constituencies: PageDefinition = {
  pattern: "/constituencies",
  query: ["kind"],
  addresses: () => LISTS.map(([kind]) => addressOf(kind)),
  render: ({ kind: asked = FIRST }, site) => {
    const list = LISTS.find(([kind]) => kind === asked);
    if (list === undefined) return { redirect: "/constituencies" };
    const [kind, name, number] = list;
    const all = certain(listConstituencies({ kind }));
    return {
      title: `${name} of Nigeria`,
      description: `The ${number} ${name.toLowerCase()} of Nigeria by state, with INEC's codes and the LGAs of each.`,
      address: addressOf(kind),
      main: (
        <Listing
          kind="Constituencies"
          title={`${grouped(number)} ${name.toLowerCase()}`}
          lead={`Each elects one member of ${kind === "state_constituency" ? "its state’s" : "the"} ${HOUSES[kind].house}.`}
          file={{ site, address: `/v1/constituencies?kind=${kind}` }}
        >
          <nav class="choices" aria-label="Kinds of constituency">
            {LISTS.map(([one, title, count]) => (
              <a key={one} href={addressOf(one)} aria-current={one === kind ? "page" : undefined}>
                {title} <span>{grouped(count)}</span>
              </a>
            ))}
          </nav>
          <Folds
            what={name}
            groups={listStates().flatMap((state) => {
              const links = all.filter(({ stateCode }) => stateCode === state.code).map(rowOf.seat);
              return links.length === 0 ? [] : [{ id: state.slug, title: state.name, links }];
            })}
          />
        </Listing>
      ),
    };
  },
};
