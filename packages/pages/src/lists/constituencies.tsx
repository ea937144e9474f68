import { counts } from "naijaref/about";
import { type Constituency, lgasOfConstituency, listConstituencies } from "naijaref/elections";
import { getState, listStates } from "naijaref/places";
import { constituencyAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { hasApi, type PageDefinition } from "../page.ts";
import { Jump } from "../parts/jump.tsx";
import { Listing } from "../parts/listing.tsx";
import { Name } from "../parts/name.tsx";
import { HOUSES } from "../parts/seats.ts";
import { Table } from "../parts/table.tsx";
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

const COLUMNS = [
  { name: "Name" },
  { name: "State" },
  { name: "Code", isCode: true },
  { name: "LGAs", isLong: true },
  { name: "Polling units", isNumber: true },
];

export const constituencies: PageDefinition = {
  pattern: "/constituencies",
  query: ["kind"],
  addresses: () => LISTS.map(([kind]) => addressOf(kind)),
  render: ({ kind: asked = FIRST }, site) => {
    const list = LISTS.find(([kind]) => kind === asked);
    if (list === undefined) return { redirect: "/constituencies" };
    const [kind, name, number] = list;
    const all = certain(listConstituencies({ kind }));
    const states = listStates().filter(({ code }) => all.some(({ stateCode }) => stateCode === code));
    const sorted = states.flatMap(({ code }) => all.filter(({ stateCode }) => stateCode === code));
    return {
      title: `${name} of Nigeria`,
      description: `The ${number} ${name.toLowerCase()} of Nigeria by state, with INEC's codes and the LGAs of each.`,
      address: addressOf(kind),
      main: (
        <Listing
          kind="Constituencies"
          title={`${grouped(number)} ${name.toLowerCase()}`}
          lead={
            <>
              Each elects one member of {kind === "state_constituency" ? "its state’s" : "the"}{" "}
              {HOUSES[kind].house}.
              {hasApi(site) && (
                <>
                  {" "}
                  As a file: <a href={`/v1/constituencies?kind=${kind}&format=csv`}>CSV</a> or{" "}
                  <a href={`/v1/constituencies?kind=${kind}`}>JSON</a>.
                </>
              )}
            </>
          }
        >
          <nav class="choices" aria-label="Kinds of constituency">
            {LISTS.map(([one, title, count]) => (
              <a key={one} href={addressOf(one)} aria-current={one === kind ? "page" : undefined}>
                {title} <span>{grouped(count)}</span>
              </a>
            ))}
          </nav>
          <Jump
            label="States"
            links={states.map((state) => ({ name: state.name, address: `#${state.slug}` }))}
          />
          <Table
            caption={name}
            columns={COLUMNS}
            canFilter
            rows={sorted.map((seat, at) => {
              const state = getState(seat.stateCode);
              const isFirst = sorted[at - 1]?.stateCode !== seat.stateCode;
              return {
                key: seat.code,
                ...(isFirst && state ? { id: state.slug } : {}),
                cells: [
                  <a key="name" href={constituencyAddress(seat)}>
                    <Name text={seat.name} />
                  </a>,
                  state && <a href={stateAddress(state)}>{state.name}</a>,
                  <code key="code">{seat.code}</code>,
                  lgasIn(seat),
                  grouped(seat.pollingUnits),
                ],
              };
            })}
          />
        </Listing>
      ),
    };
  },
};

/** Its LGAs in words; nothing where they are in its name already. */
function lgasIn(seat: Constituency): string {
  const names = certain(lgasOfConstituency(seat.code)).map(({ name }) => name);
  return names.join("/") === seat.name ? "" : names.join(", ");
}
