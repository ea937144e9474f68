import { type Constituency, getConstituency, listConstituencies } from "naijaref/elections";
import { localitiesInState } from "naijaref/localities";
import { type Lga, lgasOfState, type State } from "naijaref/places";
import { Fragment } from "preact";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { cardAddress, constituencyAddress, lgaAddress, localitiesAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import { registerOf, wardsIn } from "../map/regions.ts";
import type { Code } from "../parts/answer.tsx";
import { Fact } from "../parts/facts.tsx";
import { Links } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { count, grouped } from "../words.ts";
import { rowOf } from "./rows.ts";
import type { RecordView } from "./view.tsx";

const codesOf = ({ code, isoCode, inecCode, pcode }: State): readonly Code[] => [
  { system: "Two letters", value: code },
  { system: "ISO 3166-2", value: isoCode },
  { system: "INEC", value: inecCode },
  { system: "UN (P-code)", value: pcode },
];

const isTerritory = ({ code }: State): boolean => code === "FC";

export function viewOfState(record: State): RecordView {
  const { code, name, capital, zone, aliases } = record;
  const lgas = certain(lgasOfState(code));
  const wards = wardsIn(code);
  const seats = certain(listConstituencies({ state: code }));
  const isFct = isTerritory(record);
  const lgaWord = isFct ? "area council" : "LGA";
  const doubts = registerOf(code)?.unverifiedFields.filter((field) => SHOWN_OF_REGISTER.includes(field));
  return {
    kind: "state",
    code,
    name,
    title: isFct ? name : `${name} State`,
    description: `${name}: capital ${capital}, ${zone}. ${count(lgas.length, lgaWord)}, ${count(wards, "ward")}, ${count(seats.length, "seat")}, codes ${record.isoCode}, ${record.inecCode} and ${record.pcode}, each with its sources.`,
    within: [],
    trail: [{ name: "States", address: "/states" }],
    otherNames: aliases,
    lead: (
      <>
        {isFct ? "The federal territory" : "A state"} in the {zone} zone.{" "}
        {isFct ? "Its seat is" : "Its capital is"} <Capital record={record} lgas={lgas} />.
      </>
    ),
    figures: [count(lgas.length, lgaWord), count(wards, "ward"), count(record.pollingUnits, "polling unit")],
    areaOf: code,
    codes: codesOf(record),
    map: { code, withInset: true },
    picture: code,
    record: { ...record, unverifiedFields: [...record.unverifiedFields, ...(doubts ?? [])] },
    table: "states",
    file: "places/states.csv",
    files: [
      ["Outline, GeoJSON", `/v1/states/${code}/boundary`],
      ["LGAs, CSV", `/v1/states/${code}/lgas?format=csv`],
      ["Wards, CSV", `/v1/states/${code}/wards?format=csv`],
    ],
    embedMap: cardAddress(`/map?state=${record.slug}`),
    facts: { children: <VotersOfState code={code} /> },
    sections: (
      <>
        <Section id="lgas" title={isFct ? "Area councils" : "Local government areas"}>
          <LgasTable lgas={lgas} />
          <p class="more">
            <a href={localitiesAddress(record)}>
              {count(localitiesInState(code).length, "city, town or quarter", "cities, towns and quarters")}
            </a>
          </p>
        </Section>
        <SeatsOfState seats={seats} isFct={isFct} />
      </>
    ),
  };
}

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
          <a key="name" href={lgaAddress(lga)}>
            {lga.name}
          </a>,
          <code key="code">{lga.inecCode}</code>,
          district && <a href={constituencyAddress(district)}>{district.name}</a>,
          wardsIn(lga.code),
          grouped(lga.pollingUnits),
        ],
      };
    })}
  />
);

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

const SeatsOfState = ({
  seats,
  isFct,
}: {
  readonly seats: readonly Constituency[];
  readonly isFct: boolean;
}) => (
  <Section id="seats" title="Constituencies">
    {[...groupBy(seats, ({ kind }) => kind)].map(([kind, own]) => (
      <Fragment key={kind}>
        <h3>{HOUSES[kind].house}</h3>
        <Links links={own.map(rowOf.seat)} />
      </Fragment>
    ))}
    {isFct && <p>The territory has no House of Assembly, so it has no state constituencies.</p>}
  </Section>
);
