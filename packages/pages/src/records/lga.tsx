import { constituenciesOfLga, getConstituency } from "naijaref/elections";
import { localitiesInState } from "naijaref/localities";
import { getState, type Lga, type Ward, wardsOfLga } from "naijaref/places";
import { localityAddress, stateAddress } from "../addresses.ts";
import { certain, known } from "../certain.ts";
import { seatRows } from "../elections/words.ts";
import { wardsShared } from "../map/regions.ts";
import { Links, NameAt } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { capitalized, count } from "../words.ts";
import { rowOf } from "./rows.ts";
import type { RecordWords } from "./view.tsx";

export function wordsOfLga(record: Lga): RecordWords {
  const { code, name, inecCode, headquarters, stateCode } = record;
  const state = known(getState(stateCode));
  const kindWord = stateCode === "FC" ? "An area council" : "An LGA";
  const wards = certain(wardsOfLga(code));
  return {
    title: `${name}, ${state.name}`,
    description: `${name} is ${kindWord.replace("A", "a")} of ${state.name}: INEC code ${inecCode}, P-code ${code}, ${count(wards.length, "ward")}, its seats and its neighbours, each with its sources.`,
    within: [state.name],
    trail: [{ name: "States", address: "/states" }, rowOf.state(state)],
    lead: (
      <>
        {kindWord} of <a href={stateAddress(state)}>{state.name}</a>.
        {headquarters !== null && headquarters !== name && ` Its headquarters is ${headquarters}.`}
      </>
    ),
    rows: seatRows(certain(constituenciesOfLga(code)), (seat) => {
      const { own, all } = wardsShared(seat.code, code);
      return own.length < all ? `${own.length} of its ${all} wards` : undefined;
    }),
    codes: [
      { system: "INEC", value: inecCode },
      { system: "UN (P-code)", value: code },
    ],
    figures: [count(wards.length, "ward"), count(record.pollingUnits, "polling unit")],
    map: { code },
    table: "lgas",
    file: "places/lgas.csv",
    files: [
      ["Outline, GeoJSON", `/v1/lgas/${code}/boundary`],
      ["Wards, CSV", `/v1/lgas/${code}/wards?format=csv`],
      ["Polling units, CSV", `/v1/lgas/${code}/polling-units?format=csv`],
    ],
    sections: (
      <Section id="wards" title={capitalized(count(wards.length, "ward"))}>
        {tableOfWards(wards)}
      </Section>
    ),
    beside: townsOf(record),
  };
}

/** The wards with their seats; a seat that is the same for all is said above. */
function tableOfWards(wards: readonly Ward[]) {
  const nameOf = (code: string | null): string => getConstituency(code ?? "")?.name ?? "";
  return (
    <Table
      caption="Wards"
      columns={["Ward", "Code", "Federal constituency", "State constituency", "Polling units"]}
      numbers={1}
      canFilter={wards.length > FEW}
      rows={wards.map((ward) => ({
        key: ward.code,
        cells: [
          NameAt(rowOf.ward(ward)),
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

function townsOf({ code, stateCode }: Lga) {
  const links = localitiesInState(stateCode)
    .filter(({ lgaCodes, kind }) => lgaCodes.includes(code) && kind !== "lcda")
    .sort((a, b) => b.units - a.units || (a.name < b.name ? -1 : 1))
    .map((one) => ({ name: one.name, address: localityAddress(one) }));
  if (links.length === 0) return null;
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
