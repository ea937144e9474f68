import { type Constituency, listConstituencies } from "naijaref/elections";
import { findState, lgasOfState, listStates, listWards, type State } from "naijaref/places";
import { suggestionsFor } from "naijaref/search";
import { stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { MAP_ASSETS } from "../map/index.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import type { AboutRecordProps } from "../parts/about-record.tsx";
import type { Code } from "../parts/codes.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Links } from "../parts/links.tsx";
import { lgaLinks } from "../parts/place-links.ts";
import { PlacePage } from "../parts/place-page.tsx";
import { Point } from "../parts/point.tsx";
import { seatLinks } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { placeInSchema } from "../structured.ts";
import { count, dateInWords, grouped } from "../words.ts";

export const state: PageDefinition = {
  pattern: "/states/{state}",
  addresses: () => listStates().map(stateAddress),
  render: ({ state: identifier = "" }, site) => {
    const found = findState(identifier);
    if (!found.ok) return notFound({ what: "state", identifier, suggestions: suggestionsFor(found) });
    const address = stateAddress(found.value);
    return identifier === found.value.slug ? pageOf(found.value, site) : { redirect: address };
  },
};

const codesOf = ({ code, isoCode, inecCode, pcode }: State): readonly Code[] => [
  { system: "Short", value: code },
  { system: "ISO 3166-2", value: isoCode },
  { system: "INEC", value: inecCode },
  { system: "P-code", value: pcode },
];

/** Whether it is the Federal Capital Territory, which has area councils and no House of Assembly. */
const isTerritory = ({ code }: State): boolean => code === "FC";

function pageOf(record: State, site: Site): Content {
  const { code, name, capital, zone, aliases, lat, lon } = record;
  const lgas = certain(lgasOfState(code));
  const wards = listWards().filter(({ stateCode }) => stateCode === code).length;
  const seats = certain(listConstituencies({ state: code }));
  const isFct = isTerritory(record);
  const lgaWord = isFct ? "area council" : "LGA";
  return {
    title: isFct ? name : `${name} State`,
    description: `${name}: capital ${capital}, ${zone}. ${count(lgas.length, lgaWord)}, ${count(wards, "ward")}, ${count(seats.length, "seat")}, codes ${record.isoCode}, ${record.inecCode} and ${record.pcode}, each with its sources.`,
    address: stateAddress(record),
    assets: MAP_ASSETS,
    picture: code,
    structured: placeInSchema({ name, otherNames: aliases, codes: codesOf(record), within: [], lat, lon }),
    main: (
      <PlacePage
        trail={[{ name: "States", address: "/states" }]}
        kind={isFct ? "Federal territory" : "State"}
        lead={
          <>
            {isFct ? "The federal territory" : "A state"} in the {zone}.{" "}
            {isFct ? "Its seat is" : "Its capital is"} {capital}. It has {count(lgas.length, lgaWord)},{" "}
            {count(wards, "ward")} and {grouped(record.pollingUnits)} polling units.
          </>
        }
        codes={codesOf(record)}
        site={site}
        record={record}
        table="states"
        takeAway={takeAwayOf(record)}
        place={{
          record: `State ${name} (${code})`,
          file: "places/states.csv",
          lineStart: `${code},`,
        }}
      >
        <Section id="lgas" title={isFct ? "Area councils" : "Local government areas"}>
          <Links links={lgaLinks(lgas)} />
        </Section>
        <FactsOfState record={record} />
        <SeatsOfState seats={seats} isFct={isFct} />
      </PlacePage>
    ),
  };
}

const takeAwayOf = ({ code }: State): AboutRecordProps["takeAway"] => ({
  json: `/v1/states/${code}`,
  files: [
    ["Outline, GeoJSON", `/v1/states/${code}/boundary`],
    ["LGAs, CSV", `/v1/states/${code}/lgas?format=csv`],
    ["Wards, CSV", `/v1/states/${code}/wards?format=csv`],
  ],
  command: `state ${code}`,
  typescript: `import { getState, lgasOfState } from "naijaref";\n\ngetState("${code}");\nlgasOfState("${code}");`,
});

function FactsOfState({ record }: { readonly record: State }) {
  const { capital, zone, created, lat, lon, unverifiedFields } = record;
  const isUnsure = (field: string): boolean => unverifiedFields.includes(field);
  return (
    <Section id="facts" title="Facts">
      <Facts>
        <Fact name={isTerritory(record) ? "Seat" : "Capital"} isUnsure={isUnsure("capital")}>
          {capital}
        </Fact>
        <Fact name="Zone" isUnsure={isUnsure("zone")}>
          <a href={`/states#${zone.toLowerCase()}`}>{zone}</a>
        </Fact>
        <Fact name="Created" isUnsure={isUnsure("created")}>
          {created && <time dateTime={created}>{dateInWords(created)}</time>}
        </Fact>
        <Fact name="A point inside">
          <Point lat={lat} lon={lon} />
        </Fact>
      </Facts>
    </Section>
  );
}

function SeatsOfState({
  seats,
  isFct,
}: {
  readonly seats: readonly Constituency[];
  readonly isFct: boolean;
}) {
  const ofKind = (kind: Constituency["kind"]) => seats.filter((seat) => seat.kind === kind);
  return (
    <Section id="seats" title="Seats">
      <h3>Senate</h3>
      <Links links={seatLinks(ofKind("senatorial_district"))} />
      <h3>House of Representatives</h3>
      <Links links={seatLinks(ofKind("federal_constituency"))} />
      {isFct ? (
        <p>The territory has no House of Assembly, so it has no state constituencies.</p>
      ) : (
        <>
          <h3>House of Assembly</h3>
          <Links links={seatLinks(ofKind("state_constituency"))} />
        </>
      )}
    </Section>
  );
}
