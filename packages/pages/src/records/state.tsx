import { getConstituency, listConstituencies } from "naijaref/elections";
import { localitiesInState } from "naijaref/localities";
import { type Lga, lgasOfState, type State } from "naijaref/places";
import { Fragment } from "preact";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { cardAddress, constituencyAddress, lgaAddress, localitiesAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import { registerOf, wardsIn } from "../map/regions.ts";
import { Links, NameAt } from "../parts/links.tsx";
import { Fact, Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { count, grouped } from "../words.ts";
import { rowOf } from "./rows.ts";
import type { RecordWords } from "./view.tsx";

export function wordsOfState(record: State): RecordWords {
  const { code, name, capital, zone, isoCode, inecCode, pcode } = record;
  const lgas = certain(lgasOfState(code));
  const wards = wardsIn(code);
  const seats = certain(listConstituencies({ state: code }));
  const isFct = code === "FC";
  const lgaWord = isFct ? "area council" : "LGA";
  const capitalLga = lgas.find((lga) => lga.name === capital);
  const doubts = registerOf(code)?.unverifiedFields.filter((field) => SHOWN_OF_REGISTER.includes(field));
  return {
    title: isFct ? name : `${name} State`,
    description: `${name}: capital ${capital}, ${zone}. ${count(lgas.length, lgaWord)}, ${count(wards, "ward")}, ${count(seats.length, "seat")}, codes ${isoCode}, ${inecCode} and ${pcode}, each with its sources.`,
    within: [],
    trail: [{ name: "States", address: "/states" }],
    lead: (
      <>
        {isFct ? "The federal territory" : "A state"} in the {zone} zone.{" "}
        {isFct ? "Its seat is" : "Its capital is"}{" "}
        {capitalLga === undefined ? capital : <a href={lgaAddress(capitalLga)}>{capital}</a>}.
      </>
    ),
    figures: [count(lgas.length, lgaWord), count(wards, "ward"), count(record.pollingUnits, "polling unit")],
    codes: [
      { system: "Two letters", value: code },
      { system: "ISO 3166-2", value: isoCode },
      { system: "INEC", value: inecCode },
      { system: "UN (P-code)", value: pcode },
    ],
    map: { code, withInset: true },
    record: { ...record, unverifiedFields: [...record.unverifiedFields, ...(doubts ?? [])] },
    table: "states",
    file: "places/states.csv",
    files: [
      ["Outline, GeoJSON", `/v1/states/${code}/boundary`],
      ["LGAs, CSV", `/v1/states/${code}/lgas?format=csv`],
      ["Wards, CSV", `/v1/states/${code}/wards?format=csv`],
    ],
    embedMap: cardAddress(`/map?state=${record.slug}`),
    facts: { children: votersOf(code) },
    sections: (
      <>
        <Section id="lgas" title={isFct ? "Area councils" : "Local government areas"}>
          {tableOfLgas(lgas)}
          <p class="more">
            <a href={localitiesAddress(record)}>
              {count(localitiesInState(code).length, "city, town or quarter", "cities, towns and quarters")}
            </a>
          </p>
        </Section>
        <Section id="seats" title="Constituencies">
          {[...groupBy(seats, ({ kind }) => kind)].map(([kind, own]) => (
            <Fragment key={kind}>
              <h3>{HOUSES[kind].house}</h3>
              <Links links={own.map(rowOf.seat)} />
            </Fragment>
          ))}
          {isFct && <p>The territory has no House of Assembly, so it has no state constituencies.</p>}
        </Section>
      </>
    ),
  };
}

const tableOfLgas = (lgas: readonly Lga[]) => (
  <Table
    caption="LGAs"
    columns={["LGA", "Code", "Senatorial district", "Wards", "Polling units"]}
    numbers={2}
    canFilter
    rows={lgas.map((lga) => {
      const district = getConstituency(lga.senatorialDistrictCode ?? "");
      return {
        key: lga.code,
        cells: [
          NameAt({ name: lga.name, address: lgaAddress(lga) }),
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

function votersOf(code: string) {
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
