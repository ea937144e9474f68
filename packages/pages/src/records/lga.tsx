import {
  type Constituency,
  constituenciesOfLga,
  getConstituency,
  wardsOfConstituency,
} from "naijaref/elections";
import { localitiesInState } from "naijaref/localities";
import { getState, type Lga, type Ward, wardsOfLga } from "naijaref/places";
import { localityAddress, stateAddress, wardAddress } from "../addresses.ts";
import { certain, known } from "../certain.ts";
import { seatRows } from "../elections/words.ts";
import { Links, Name } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { count } from "../words.ts";
import type { RecordView } from "./view.tsx";

export function viewOfLga(record: Lga): RecordView {
  const { code, name, inecCode, aliases, headquarters, stateCode } = record;
  const state = known(getState(stateCode));
  const kindWord = stateCode === "FC" ? "An area council" : "An LGA";
  const wards = certain(wardsOfLga(code));
  return {
    kind: "lga",
    code,
    name,
    title: `${name}, ${state.name}`,
    description: `${name} is ${kindWord.replace("A", "a")} of ${state.name}: INEC code ${inecCode}, P-code ${code}, ${count(wards.length, "ward")}, its seats and its neighbours, each with its sources.`,
    within: [state.name],
    trail: [
      { name: "States", address: "/states" },
      { name: state.name, address: stateAddress(state) },
    ],
    otherNames: aliases,
    lead: (
      <>
        {kindWord} of <a href={stateAddress(state)}>{state.name}</a>.
        {headquarters !== null && headquarters !== name && ` Its headquarters is ${headquarters}.`}
      </>
    ),
    rows: seatRows(certain(constituenciesOfLga(code)), (seat) => partOf(seat, record, wards)),
    codes: [
      { system: "INEC", value: inecCode },
      { system: "UN (P-code)", value: code },
    ],
    figures: [count(wards.length, "ward"), count(record.pollingUnits, "polling unit")],
    areaOf: code,
    map: { code },
    picture: code,
    record,
    table: "lgas",
    file: "places/lgas.csv",
    files: [
      ["Outline, GeoJSON", `/v1/lgas/${code}/boundary`],
      ["Wards, CSV", `/v1/lgas/${code}/wards?format=csv`],
      ["Polling units, CSV", `/v1/lgas/${code}/polling-units?format=csv`],
    ],
    sections: (
      <Section id="wards" title={`${count(wards.length, "ward").replace(/^one/, "One")}`}>
        <WardsTable wards={wards} />
      </Section>
    ),
    beside: <Localities lga={record} />,
  };
}

/** How much of an LGA belongs to a seat; undefined where all of it does. */
function partOf(seat: Constituency, { code }: Lga, wards: readonly Ward[]): string | undefined {
  const own = certain(wardsOfConstituency(seat.code)).filter(({ lgaCode }) => lgaCode === code).length;
  return own < wards.length ? `${own} of its ${wards.length} wards` : undefined;
}

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

const MAX_TOWNS = 24;

/** Its towns and quarters, the largest first. */
function Localities({ lga }: { readonly lga: Lga }) {
  const named = localitiesInState(lga.stateCode)
    .filter(({ lgaCodes, kind }) => lgaCodes.includes(lga.code) && kind !== "lcda")
    .sort((a, b) => b.units - a.units || (a.name < b.name ? -1 : 1));
  if (named.length === 0) return null;
  const links = named.map((one) => ({ name: one.name, address: localityAddress(one) }));
  return (
    <Section id="towns" title="Towns and quarters">
      <Links links={links.slice(0, MAX_TOWNS)} inLine />
      {links.length > MAX_TOWNS && (
        <details class="more-names">
          <summary>{links.length - MAX_TOWNS} more</summary>
          <Links links={links.slice(MAX_TOWNS)} inLine />
        </details>
      )}
    </Section>
  );
}
