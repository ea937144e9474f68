import {
  type Constituency,
  findConstituency,
  lgasOfConstituency,
  listConstituencies,
  wardsOfConstituency,
} from "naijaref/elections";
import { getState, type Lga, type State, type Ward, wardsOfLga } from "naijaref/places";
import { suggestionsFor } from "naijaref/search";
import { constituencyAddress, lgaAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { MAP_ASSETS } from "../map/index.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import type { AboutRecordProps } from "../parts/about-record.tsx";
import type { Code } from "../parts/codes.tsx";
import { Links } from "../parts/links.tsx";
import { wardLinks } from "../parts/place-links.ts";
import { PlacePage } from "../parts/place-page.tsx";
import type { Table } from "../parts/said.ts";
import { HOUSES } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { placeInSchema } from "../structured.ts";
import { count } from "../words.ts";

export const constituency: PageDefinition = {
  pattern: "/constituencies/{code}",
  addresses: () => certain(listConstituencies()).map(constituencyAddress),
  render: ({ code: identifier = "" }, site) => {
    const found = findConstituency(identifier);
    if (!found.ok) return notFound({ what: "constituency", identifier, suggestions: suggestionsFor(found) });
    const address = constituencyAddress(found.value);
    return identifier === found.value.code ? pageOf(found.value, site) : { redirect: address };
  },
};

const FILES: Readonly<Record<Constituency["kind"], string>> = {
  senatorial_district: "elections/senatorial-districts.csv",
  federal_constituency: "elections/federal-constituencies.csv",
  state_constituency: "elections/state-constituencies.csv",
};

const TABLES: Readonly<Record<Constituency["kind"], Table>> = {
  senatorial_district: "senatorialDistricts",
  federal_constituency: "federalConstituencies",
  state_constituency: "stateConstituencies",
};

const codesOf = ({ code, inecCode }: Constituency): readonly Code[] => [
  { system: "Short", value: code },
  { system: "INEC", value: inecCode },
];

function pageOf(record: Constituency, site: Site): Content {
  const { code, name, aliases } = record;
  const { kind } = HOUSES[record.kind];
  const state = getState(record.stateCode);
  if (state === undefined) throw new Error(`${code} is in no state`);
  const lgas = certain(lgasOfConstituency(code));
  const wards = certain(wardsOfConstituency(code));
  const title = record.kind === "senatorial_district" ? name : `${name}, ${state.name}`;
  return {
    title: `${title} (${kind.toLowerCase()})`,
    description: `${name}, ${kind.toLowerCase()} ${record.inecCode} of ${state.name}: the ${count(lgas.length, "LGA")} and ${count(wards.length, "ward")} that it covers, with sources.`,
    address: constituencyAddress(record),
    assets: MAP_ASSETS,
    picture: code,
    structured: placeInSchema({ name, otherNames: aliases, codes: codesOf(record), within: [state.name] }),
    main: (
      <PlacePage
        trail={[
          { name: "Seats", address: "/constituencies" },
          { name: state.name, address: `${stateAddress(state)}#seats` },
        ]}
        kind={kind}
        lead={<Lead record={record} lgas={lgas} wards={wards} state={state} />}
        codes={codesOf(record)}
        site={site}
        record={record}
        table={TABLES[record.kind]}
        takeAway={takeAwayOf(record)}
        place={{
          record: `${kind} ${name} (${code})`,
          file: FILES[record.kind],
          lineStart: `${record.kind},${code},`,
        }}
      >
        {lgas.map((lga) => (
          <WardsIn key={lga.code} lga={lga} wards={wards.filter(({ lgaCode }) => lgaCode === lga.code)} />
        ))}
      </PlacePage>
    ),
  };
}

const takeAwayOf = ({ code }: Constituency): AboutRecordProps["takeAway"] => ({
  json: `/v1/constituencies/${code}`,
  files: [
    ["Outline, GeoJSON", `/v1/constituencies/${code}/boundary`],
    ["Wards, CSV", `/v1/constituencies/${code}/wards?format=csv`],
    ["LGAs, CSV", `/v1/constituencies/${code}/lgas?format=csv`],
  ],
  command: `constituency ${code}`,
  typescript: `import { getConstituency, wardsOfConstituency } from "naijaref";\n\ngetConstituency("${code}");\nwardsOfConstituency("${code}");`,
});

interface Covered {
  readonly lgas: readonly Lga[];
  readonly wards: readonly Ward[];
  readonly state: State;
}

/** Whom the seat elects, and what it covers. */
function Lead({ record, ...covered }: Covered & { readonly record: Constituency }) {
  const { house } = HOUSES[record.kind];
  return (
    <>
      Elects one member of the{" "}
      {house === "House of Assembly" ? `${covered.state.name} House of Assembly` : house}. It covers{" "}
      <Area {...covered} />, with {count(covered.wards.length, "ward")} and{" "}
      {count(record.pollingUnits, "polling unit")}.
    </>
  );
}

/** What a seat covers: the whole of one LGA or a part of it, or several LGAs of its state. */
function Area({ lgas, wards, state }: Covered) {
  const isInPart = ({ code }: Lga): boolean =>
    certain(wardsOfLga(code)).length > wards.filter(({ lgaCode }) => lgaCode === code).length;
  const inPart = lgas.filter(isInPart).length;
  const ofState = <a href={stateAddress(state)}>{state.name}</a>;
  const [only] = lgas;
  if (only !== undefined && lgas.length === 1)
    return (
      <>
        {inPart === 0 ? "all" : "a part"} of <a href={lgaAddress(only)}>{only.name}</a> in {ofState}
      </>
    );
  return (
    <>
      {count(lgas.length, "LGA")} of {ofState}
      {inPart > 0 && ` (${inPart === lgas.length ? "all" : inPart} of them in part)`}
    </>
  );
}

/** The wards of one LGA that belong to the seat. */
function WardsIn({ lga, wards }: { readonly lga: Lga; readonly wards: readonly Ward[] }) {
  const all = certain(wardsOfLga(lga.code)).length;
  const how = wards.length === all ? `all ${count(all, "ward")}` : `${wards.length} of its ${all} wards`;
  return (
    <Section
      id={lga.slug}
      title={
        <>
          <a href={lgaAddress(lga)}>{lga.name}</a>{" "}
          <span class="note">{how.replace("all one ward", "its one ward")}</span>
        </>
      }
    >
      <Links links={wardLinks(wards)} />
    </Section>
  );
}
