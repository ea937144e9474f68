import { CONSTITUENCY_KINDS, type Constituency, listConstituencies } from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { findState, listStates } from "naijaref/places";
import { certain } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import type { PageDefinition } from "../page.ts";
import { Folds, listing } from "../parts/listing.tsx";
import { rowOf } from "../records/rows.ts";
import { capitalized, grouped } from "../words.ts";

type Kind = Constituency["kind"];

const FIRST: Kind = "senatorial_district";

const seatsOf = (kind: Kind): readonly Constituency[] => certain(listConstituencies({ kind }));

const addressOf = (kind: Kind): string =>
  kind === FIRST ? "/constituencies" : `/constituencies?kind=${kind}`;

export const constituencies: PageDefinition = {
  pattern: "/constituencies",
  query: ["kind", "state"],
  addresses: () => CONSTITUENCY_KINDS.map(addressOf),
  render: ({ kind: asked = FIRST, state }, site) => {
    const kind = CONSTITUENCY_KINDS.find((one) => one === asked);
    if (kind === undefined) return { redirect: "/constituencies" };
    if (state !== undefined) {
      // The list of a state is a fold of the list of all.
      const found = findState(state);
      return { redirect: `${addressOf(kind)}${found.ok ? `#${found.value.slug}` : ""}` };
    }
    const all = seatsOf(kind);
    const name = capitalized(KINDS[kind].plural);
    return listing({
      title: `${name} of Nigeria`,
      description: `The ${all.length} ${name.toLowerCase()} of Nigeria by state, with INEC's codes and the LGAs of each.`,
      address: addressOf(kind),
      kicker: "Constituencies",
      heading: `${grouped(all.length)} ${name.toLowerCase()}`,
      lead: `Each elects one member of ${kind === "state_constituency" ? "its state’s" : "the"} ${HOUSES[kind].house}.`,
      file: { site, address: `/v1/constituencies?kind=${kind}` },
      main: (
        <>
          <nav class="chips" aria-label="Kinds of constituency">
            {CONSTITUENCY_KINDS.map((one) => (
              <a key={one} href={addressOf(one)} aria-current={one === kind ? "page" : undefined}>
                {capitalized(KINDS[one].plural)} <span>{grouped(seatsOf(one).length)}</span>
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
        </>
      ),
    });
  },
};
