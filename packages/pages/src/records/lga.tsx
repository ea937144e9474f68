import { withAnd } from "@naijaref/api/contract/words";
import { neighboursOf } from "naijaref/boundaries";
import {
  type Constituency,
  constituenciesOfLga,
  getConstituency,
  lgasOfConstituency,
  wardsOfConstituency,
} from "naijaref/elections";
import { localitiesInState } from "naijaref/localities";
import {
  findLga,
  getLga,
  getState,
  type Lga,
  listLgas,
  type State,
  type Ward,
  wardsOfLga,
} from "naijaref/places";
import { suggestionsFor } from "naijaref/search";
import { Fragment } from "preact";
import { constituencyAddress, lgaAddress, localityAddress, stateAddress, wardAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { areaWords } from "../map/area.ts";
import { MAP_ASSETS } from "../map/index.ts";
import type { Content, Outcome, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { whichOne } from "../pages/which-one.tsx";
import type { AboutRecordProps } from "../parts/about-record.tsx";
import type { Code } from "../parts/codes.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Name } from "../parts/name.tsx";
import { OtherFacts } from "../parts/other-facts.tsx";
import { PlacePage } from "../parts/place-page.tsx";
import { Point } from "../parts/point.tsx";
import { Seats } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { severalLgas } from "../parts/which-one.tsx";
import { placeInSchema } from "../structured.ts";
import { count } from "../words.ts";

export const lga: PageDefinition = {
  pattern: "/lgas/{state}/{lga}",
  addresses: () => listLgas().map(lgaAddress),
  render: ({ state = "", lga: identifier = "" }, site) => {
    const found = findLga(identifier, { state });
    if (!found.ok) return lgaFailure(found, identifier);
    const address = lgaAddress(found.value);
    return address === `/lgas/${state}/${identifier}` ? pageOf(found.value, site) : { redirect: address };
  },
};

/** Any identifier of an LGA: it redirects to its page, or shows which LGAs have this name. */
export const lgaByIdentifier: PageDefinition = {
  pattern: "/lgas/{lga}",
  render: ({ lga: identifier = "" }) => {
    const found = findLga(identifier);
    return found.ok ? { redirect: lgaAddress(found.value) } : lgaFailure(found, identifier);
  },
};

function lgaFailure(failure: Exclude<ReturnType<typeof findLga>, { ok: true }>, identifier: string): Outcome {
  if (failure.reason === "ambiguous") return whichOne(severalLgas(failure.candidates, identifier));
  return notFound({ what: "LGA", identifier, suggestions: suggestionsFor(failure) });
}

const codesOf = ({ code, inecCode }: Lga): readonly Code[] => [
  { system: "INEC", value: inecCode },
  { system: "P-code", value: code },
];

function pageOf(record: Lga, site: Site): Content {
  const { code, name, aliases, lat, lon, stateCode } = record;
  const state = getState(stateCode);
  if (state === undefined) throw new Error(`${code} is in no state`);
  const isFct = stateCode === "FC";
  const wards = certain(wardsOfLga(code));
  const seats = certain(constituenciesOfLga(code));
  return {
    title: `${name}, ${state.name}`,
    description: `${name} is ${isFct ? "an area council" : "an LGA"} of ${state.name}: INEC code ${record.inecCode}, P-code ${code}, ${count(wards.length, "ward")}, its seats and its neighbours, each with its sources.`,
    address: lgaAddress(record),
    assets: MAP_ASSETS,
    picture: code,
    structured: placeInSchema({
      name,
      otherNames: aliases,
      codes: codesOf(record),
      within: [state.name],
      lat,
      lon,
    }),
    main: (
      <PlacePage
        trail={[
          { name: "States", address: "/states" },
          { name: state.name, address: stateAddress(state) },
        ]}
        lead={<Lead record={record} state={state} seats={seats} />}
        figures={[
          count(wards.length, "ward"),
          count(record.pollingUnits, "polling unit"),
          ...areaWords(code),
        ]}
        codes={codesOf(record)}
        side={
          <>
            <Localities lga={record} />
            <NeighboursOfLga lga={record} />
            <FactsOfLga record={record} state={state} />
          </>
        }
        site={site}
        record={record}
        table="lgas"
        forPrograms={forProgramsOf(record)}
        place={{
          record: `LGA ${name}, ${state.name} (${code})`,
          file: "places/lgas.csv",
          lineStart: `${code},`,
        }}
      >
        <Section id="seats" title="Who represents it">
          <Seats seats={seats} sharing={(seat) => sharingOf(seat, record, wards)} />
        </Section>
        <Section id="wards" title={`${count(wards.length, "ward").replace(/^one/, "One")}`}>
          <WardsTable wards={wards} />
        </Section>
      </PlacePage>
    ),
  };
}

const forProgramsOf = ({ code }: Lga): AboutRecordProps["forPrograms"] => ({
  json: `/v1/lgas/${code}`,
  files: [
    ["Outline, GeoJSON", `/v1/lgas/${code}/boundary`],
    ["Wards, CSV", `/v1/lgas/${code}/wards?format=csv`],
    ["Polling units, CSV", `/v1/lgas/${code}/polling-units?format=csv`],
  ],
  command: `lga ${code}`,
  typescript: `import { getLga, wardsOfLga } from "naijaref";\n\ngetLga("${code}");\nwardsOfLga("${code}");`,
});

/** Where it is, and who represents it: what most people ask. */
function Lead({
  record,
  state,
  seats,
}: {
  readonly record: Lga;
  readonly state: State;
  readonly seats: readonly Constituency[];
}) {
  const ofKind = (kind: Constituency["kind"]) => seats.filter((seat) => seat.kind === kind);
  const districts = ofKind("senatorial_district");
  const federal = ofKind("federal_constituency");
  return (
    <>
      {state.code === "FC" ? "An area council" : "An LGA"} of <a href={stateAddress(state)}>{state.name}</a>,
      in <SeatNames seats={districts} /> senatorial {districts.length === 1 ? "district" : "districts"}.{" "}
      {record.headquarters !== null && record.headquarters !== record.name && (
        <>Its headquarters is {record.headquarters}. </>
      )}
      {federal.length === 1 ? "Federal constituency: " : "Federal constituencies: "}
      <SeatNames seats={federal} />.
    </>
  );
}

const SeatNames = ({ seats }: { readonly seats: readonly Constituency[] }) => (
  <>
    {seats.map((seat, at) => (
      <Fragment key={seat.code}>
        {at > 0 && (at === seats.length - 1 ? " and " : ", ")}
        <a href={constituencyAddress(seat)}>{seat.name}</a>
      </Fragment>
    ))}
  </>
);

const WARD_COLUMNS = [
  { name: "Ward" },
  { name: "Code", isCode: true },
  { name: "Federal constituency" },
  { name: "State constituency" },
  { name: "Polling units", isNumber: true },
];

/** The wards with their seats; a seat that is the same for all is said above. */
function WardsTable({ wards }: { readonly wards: readonly Ward[] }) {
  const nameOf = (code: string | null): string => getConstituency(code ?? "")?.name ?? "";
  return (
    <Table
      caption="Wards"
      columns={WARD_COLUMNS}
      canFilter={wards.length > FEW}
      rows={wards.map((ward) => ({
        key: ward.code,
        cells: [
          <a key="name" href={wardAddress(ward)}>
            <Name text={ward.name} />
          </a>,
          <code key="code">{ward.code}</code>,
          nameOf(ward.federalConstituency),
          nameOf(ward.stateConstituency),
          ward.pollingUnits,
        ],
      }))}
    />
  );
}

/** So many rows are seen at once. */
const FEW = 8;

/** Its towns and quarters, the largest first. */
function Localities({ lga }: { readonly lga: Lga }) {
  const all = localitiesInState(lga.stateCode).filter(
    ({ lgaCodes, kind }) => lgaCodes.includes(lga.code) && kind !== "lcda",
  );
  if (all.length === 0) return null;
  const named = all.toSorted((a, b) => b.units - a.units || (a.name < b.name ? -1 : 1));
  const names = (some: typeof named) =>
    some.map((one) => (
      <li key={one.code}>
        <a href={localityAddress(one)}>{one.name}</a>
      </li>
    ));
  return (
    <Section id="towns" title="Towns and quarters">
      <ul class="inline">{names(named.slice(0, MOST_TOWNS))}</ul>
      {named.length > MOST_TOWNS && (
        <details class="more-names">
          <summary>{named.length - MOST_TOWNS} more</summary>
          <ul class="inline">{names(named.slice(MOST_TOWNS))}</ul>
        </details>
      )}
    </Section>
  );
}

const MOST_TOWNS = 24;

function NeighboursOfLga({ lga }: { readonly lga: Lga }) {
  const found = neighboursOf(lga.code);
  const lgas = found.ok ? found.value.map((neighbour) => neighbour.lga) : [];
  if (lgas.length === 0) return null;
  return (
    <Section id="neighbours" title="Neighbours">
      <ul class="inline">
        {lgas.map((one) => (
          <li key={one.code}>
            <a href={lgaAddress(one)}>{one.name}</a>
            {one.stateCode !== lga.stateCode && <span class="note"> {getState(one.stateCode)?.name}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The fields that have their own place on this page. */
const SHOWN: readonly (keyof Lga)[] = [
  "stateCode",
  "headquarters",
  "senatorialDistrict",
  "senatorialDistrictCode",
];

const FactsOfLga = ({ record, state }: { readonly record: Lga; readonly state: State }) => (
  <Section id="facts" title="Facts">
    <Facts>
      <Fact name="Headquarters" isUnsure={record.unverifiedFields.includes("headquarters")}>
        {record.headquarters}
      </Fact>
      <Fact name="State">
        <a href={stateAddress(state)}>{state.name}</a>
      </Fact>
      <Fact name="Zone">{state.zone}</Fact>
      <Fact name="Coordinates">
        <Point lat={record.lat} lon={record.lon} />
      </Fact>
      <OtherFacts record={record} except={SHOWN} />
    </Facts>
  </Section>
);

/** With which other LGAs a seat is shared, and how much of this LGA belongs to it. */
function sharingOf(seat: Constituency, { code }: Lga, wards: readonly Ward[]): string {
  const others = certain(lgasOfConstituency(seat.code)).filter((one) => one.code !== code);
  const own = certain(wardsOfConstituency(seat.code)).filter(({ lgaCode }) => lgaCode === code).length;
  const part = own < wards.length ? `${own} of its ${wards.length} wards` : "the whole LGA";
  return others.length === 0
    ? own < wards.length
      ? part
      : "this LGA alone"
    : `${part}, with ${withAnd(others.map((one) => getLga(one.code)?.name ?? one.code))}`;
}
