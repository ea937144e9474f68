import { withAnd } from "@naijaref/api/contract/enumerate";
import {
  type Constituency,
  constituenciesOfLga,
  lgasOfConstituency,
  wardsOfConstituency,
} from "naijaref/elections";
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
import { lgaAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { MAP_ASSETS } from "../map/index.ts";
import type { Content, Outcome, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { whichOne } from "../pages/which-one.tsx";
import type { AboutRecordProps } from "../parts/about-record.tsx";
import type { Code } from "../parts/codes.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Links } from "../parts/links.tsx";
import { wardLinks } from "../parts/place-links.ts";
import { PlacePage } from "../parts/place-page.tsx";
import { Point } from "../parts/point.tsx";
import { Seats } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { placeInSchema } from "../structured.ts";
import { count, grouped } from "../words.ts";

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
  if (failure.reason === "ambiguous") {
    return whichOne({
      name: failure.candidates[0]?.name ?? identifier,
      what: "LGA",
      links: failure.candidates.map((one) => ({
        name: one.name,
        address: lgaAddress(one),
        note: getState(one.stateCode)?.name,
      })),
    });
  }
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
  const kind = isFct ? "Area council" : "Local government area";
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
        kind={kind}
        lead={
          <>
            {isFct ? "An area council" : "An LGA"} of <a href={stateAddress(state)}>{state.name}</a>. It has{" "}
            {count(wards.length, "ward")} and {grouped(record.pollingUnits)} polling units.
          </>
        }
        codes={codesOf(record)}
        site={site}
        record={record}
        table="lgas"
        takeAway={takeAwayOf(record)}
        place={{
          record: `LGA ${name}, ${state.name} (${code})`,
          file: "places/lgas.csv",
          lineStart: `${code},`,
        }}
      >
        <FactsOfLga record={record} state={state} />
        <Section id="seats" title="Seats">
          <Seats seats={seats} sharing={(seat) => sharingOf(seat, record, wards)} />
        </Section>
        <Section id="wards" title={`${count(wards.length, "ward").replace(/^one/, "One")}`}>
          <Links links={wardLinks(wards)} />
        </Section>
      </PlacePage>
    ),
  };
}

const takeAwayOf = ({ code }: Lga): AboutRecordProps["takeAway"] => ({
  json: `/v1/lgas/${code}`,
  files: [
    ["Outline, GeoJSON", `/v1/lgas/${code}/boundary`],
    ["Wards, CSV", `/v1/lgas/${code}/wards?format=csv`],
    ["Polling units, CSV", `/v1/lgas/${code}/polling-units?format=csv`],
  ],
  command: `lga ${code}`,
  typescript: `import { getLga, wardsOfLga } from "naijaref";\n\ngetLga("${code}");\nwardsOfLga("${code}");`,
});

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
      <Fact name="A point inside">
        <Point lat={record.lat} lon={record.lon} />
      </Fact>
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
