import {
  type Constituency,
  getConstituency,
  listConstituencies,
  listRegisteredVoters,
} from "naijaref/elections";
import { localitiesInState } from "naijaref/localities";
import {
  findState,
  type Lga,
  lgasOfState,
  listStates,
  listWards,
  type State,
  wardsOfLga,
} from "naijaref/places";
import { suggestionsFor } from "naijaref/search";
import { constituencyAddress, lgaAddress, localitiesAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { mapEmbedAddress } from "../embed/addresses.ts";
import { areaWords } from "../map/area.ts";
import { MAP_ASSETS } from "../map/index.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import type { AboutRecordProps } from "../parts/about-record.tsx";
import type { Code } from "../parts/codes.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Links } from "../parts/links.tsx";
import { OtherFacts } from "../parts/other-facts.tsx";
import { PlacePage } from "../parts/place-page.tsx";
import { Point } from "../parts/point.tsx";
import { seatLinks } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
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
  { system: "Short code", value: code },
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
        lead={
          <>
            {isFct ? "The federal territory" : "A state"} in the {zone}.{" "}
            {isFct ? "Its seat is" : "Its capital is"} <Capital record={record} lgas={lgas} />.
          </>
        }
        figures={[
          count(lgas.length, lgaWord),
          count(wards, "ward"),
          count(record.pollingUnits, "polling unit"),
          ...areaWords(code),
        ]}
        codes={codesOf(record)}
        side={<FactsOfState record={record} />}
        site={site}
        record={{ ...record, unverifiedFields: [...record.unverifiedFields, ...doubtsOfRegister(code)] }}
        table="states"
        forPrograms={forProgramsOf(record)}
        embedMap={mapEmbedAddress({ state: record.slug })}
        place={{
          record: `State ${name} (${code})`,
          file: "places/states.csv",
          lineStart: `${code},`,
        }}
      >
        <Section id="lgas" title={isFct ? "Area councils" : "Local government areas"}>
          <LgasTable lgas={lgas} />
          <p class="more">
            <a href={localitiesAddress(record)}>
              {count(localitiesInState(code).length, "city, town or quarter", "cities, towns and quarters")}
            </a>
          </p>
        </Section>
        <SeatsOfState seats={seats} isFct={isFct} />
      </PlacePage>
    ),
  };
}

const forProgramsOf = ({ code }: State): AboutRecordProps["forPrograms"] => ({
  json: `/v1/states/${code}`,
  files: [
    ["Outline, GeoJSON", `/v1/states/${code}/boundary`],
    ["LGAs, CSV", `/v1/states/${code}/lgas?format=csv`],
    ["Wards, CSV", `/v1/states/${code}/wards?format=csv`],
  ],
  command: `state ${code}`,
  typescript: `import { getState, lgasOfState } from "naijaref";\n\ngetState("${code}");\nlgasOfState("${code}");`,
});

/** The capital, with the LGA of its name. */
function Capital({ record, lgas }: { readonly record: State; readonly lgas: readonly Lga[] }) {
  const lga = lgas.find(({ name }) => name === record.capital);
  return <>{lga === undefined ? record.capital : <a href={lgaAddress(lga)}>{record.capital}</a>}</>;
}

const LGA_COLUMNS = [
  { name: "LGA" },
  { name: "Code", isCode: true },
  { name: "Senatorial district" },
  { name: "Wards", isNumber: true },
  { name: "Polling units", isNumber: true },
];

const LgasTable = ({ lgas }: { readonly lgas: readonly Lga[] }) => (
  <Table
    caption="LGAs"
    columns={LGA_COLUMNS}
    canFilter
    rows={lgas.map((lga) => {
      const district = getConstituency(lga.senatorialDistrictCode ?? "");
      return {
        key: lga.code,
        cells: [
          <a key="name" href={lgaAddress(lga)} data-shape={lga.code}>
            {lga.name}
          </a>,
          <code key="code">{lga.inecCode}</code>,
          district && <a href={constituencyAddress(district)}>{district.name}</a>,
          certain(wardsOfLga(lga.code)).length,
          grouped(lga.pollingUnits),
        ],
      };
    })}
  />
);

/** The fields that have their own place on this page. */
const SHOWN: readonly (keyof State)[] = ["isoCode", "pcode", "capital", "zone", "created"];

function FactsOfState({ record }: { readonly record: State }) {
  const { code, capital, zone, created, lat, lon, unverifiedFields } = record;
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
        <VotersOfState code={code} />
        <Fact name="Coordinates">
          <Point lat={lat} lon={lon} />
        </Fact>
        <OtherFacts record={record} except={SHOWN} />
      </Facts>
    </Section>
  );
}

/** The register of voters is a record of its own, and its numbers are shown here. */
const registerOf = (code: string) => listRegisteredVoters().find(({ stateCode }) => stateCode === code);

const doubtsOfRegister = (code: string): readonly string[] =>
  (registerOf(code)?.unverifiedFields ?? []).filter((field) => SHOWN_OF_REGISTER.includes(field));

const SHOWN_OF_REGISTER: readonly string[] = ["registeredVoters", "cardsCollected"];

function VotersOfState({ code }: Pick<State, "code">) {
  const register = registerOf(code);
  if (register === undefined) return null;
  const { year, registeredVoters, cardsCollected, unverifiedFields } = register;
  return (
    <>
      <Fact name={`Registered voters, ${year}`} isUnsure={unverifiedFields.includes("registeredVoters")}>
        {grouped(registeredVoters)}
      </Fact>
      {cardsCollected !== null && (
        <Fact name="Voter’s cards collected" isUnsure={unverifiedFields.includes("cardsCollected")}>
          {grouped(cardsCollected)} ({Math.round((100 * cardsCollected) / registeredVoters)} %)
        </Fact>
      )}
    </>
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
    <Section id="seats" title="Constituencies">
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
