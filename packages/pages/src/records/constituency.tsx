import { type Constituency, lgasOfConstituency, wardsOfConstituency } from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { getState, type Lga, type State, type Ward, wardsOfLga } from "naijaref/places";
import { Fragment } from "preact";
import { lgaAddress, stateAddress } from "../addresses.ts";
import { certain, known } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import { Links } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import type { Table } from "../parts/sources.tsx";
import { count } from "../words.ts";
import { rowOf } from "./rows.ts";
import type { RecordView } from "./view.tsx";

const TABLES: Readonly<Record<Constituency["kind"], Table>> = {
  senatorial_district: "senatorialDistricts",
  federal_constituency: "federalConstituencies",
  state_constituency: "stateConstituencies",
};

export function viewOfSeat(record: Constituency): RecordView {
  const { code, name, inecCode, aliases } = record;
  const { noun, plural } = KINDS[record.kind];
  const state = known(getState(record.stateCode));
  const lgas = certain(lgasOfConstituency(code));
  const wards = certain(wardsOfConstituency(code));
  const title = record.kind === "senatorial_district" ? name : `${name}, ${state.name}`;
  return {
    kind: record.kind,
    code,
    name,
    title: `${title} (${noun})`,
    description: `${name}, ${noun} ${inecCode} of ${state.name}: the ${count(lgas.length, "LGA")} and ${count(wards.length, "ward")} that it covers, with sources.`,
    within: [state.name],
    trail: [
      { name: "Constituencies", address: "/constituencies" },
      { name: state.name, address: `${stateAddress(state)}#seats` },
    ],
    otherNames: aliases,
    lead: <Lead record={record} lgas={lgas} wards={wards} state={state} />,
    codes: [
      { system: "Code here", value: code },
      { system: "INEC", value: inecCode },
    ],
    figures: [
      count(lgas.length, "LGA"),
      count(wards.length, "ward"),
      count(record.pollingUnits, "polling unit"),
    ],
    areaOf: code,
    map: { code },
    picture: code,
    record,
    table: TABLES[record.kind],
    file: `elections/${plural.replaceAll(" ", "-")}.csv`,
    lineStart: `${record.kind},${code},`,
    files: [
      ["Outline, GeoJSON", `/v1/constituencies/${code}/boundary`],
      ["Wards, CSV", `/v1/constituencies/${code}/wards?format=csv`],
      ["LGAs, CSV", `/v1/constituencies/${code}/lgas?format=csv`],
    ],
    sections: (
      <Section id="lgas" title={`${count(lgas.length, "LGA").replace(/^one/, "One")}`}>
        <ul class="parts-of">
          {lgas.map((lga) => (
            <WardsIn
              key={lga.code}
              lga={lga}
              wards={wards.filter(({ lgaCode }) => lgaCode === lga.code)}
              isOpen={lgas.length === 1}
            />
          ))}
        </ul>
      </Section>
    ),
  };
}

interface Covered {
  readonly lgas: readonly Lga[];
  readonly wards: readonly Ward[];
  readonly state: State;
}

function Lead({ record, ...covered }: Covered & { readonly record: Constituency }) {
  const { house } = HOUSES[record.kind];
  const { state } = covered;
  const whole = house === "House of Assembly" ? `${state.name} House of Assembly` : house;
  return (
    <>
      A {KINDS[record.kind].noun} of <a href={stateAddress(state)}>{state.name}</a>. It covers{" "}
      <Area {...covered} />, and elects one member of the {whole}.
    </>
  );
}

/** The LGAs that it covers, each in part or whole. */
const Area = ({ lgas, wards }: Covered) => (
  <>
    {lgas.map((lga, at) => {
      const own = wards.filter(({ lgaCode }) => lgaCode === lga.code).length;
      const all = certain(wardsOfLga(lga.code)).length;
      return (
        <Fragment key={lga.code}>
          {at > 0 && (at === lgas.length - 1 ? " and " : ", ")}
          {own < all ? `${own} of the ${all} wards of ` : lgas.length === 1 ? "all of " : ""}
          <a href={lgaAddress(lga)}>{lga.name}</a>
        </Fragment>
      );
    })}
  </>
);

interface WardsInProps {
  readonly lga: Lga;
  readonly wards: readonly Ward[];
  readonly isOpen: boolean;
}

/** One LGA that belongs to the seat, with its wards below it. */
function WardsIn({ lga, wards, isOpen }: WardsInProps) {
  const all = certain(wardsOfLga(lga.code)).length;
  const how = wards.length === all ? `all ${count(all, "ward")}` : `${wards.length} of its ${all} wards`;
  const units = wards.reduce((sum, { pollingUnits }) => sum + pollingUnits, 0);
  return (
    <li>
      <p>
        <a href={lgaAddress(lga)}>{lga.name}</a> <code>{lga.inecCode}</code>
        <span class="note">{count(units, "polling unit")}</span>
      </p>
      <details open={isOpen}>
        <summary>{how.replace("all one ward", "its one ward")}</summary>
        <Links links={wards.map(rowOf.ward)} />
      </details>
    </li>
  );
}
