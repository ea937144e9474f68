import { type Constituency, lgasOfConstituency, wardsOfConstituency } from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { getState } from "naijaref/places";
import { Fragment } from "preact";
import { lgaAddress, stateAddress } from "../addresses.ts";
import { certain, known } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import { wardsShared } from "../map/regions.ts";
import { Links } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import type { Table } from "../parts/sources.tsx";
import { capitalized, count } from "../words.ts";
import { rowOf } from "./rows.ts";
import type { RecordWords } from "./view.tsx";

const TABLES: Readonly<Record<Constituency["kind"], Table>> = {
  senatorial_district: "senatorialDistricts",
  federal_constituency: "federalConstituencies",
  state_constituency: "stateConstituencies",
};

export function wordsOfSeat(record: Constituency): RecordWords {
  const { code, name, inecCode } = record;
  const { noun, plural } = KINDS[record.kind];
  const { house } = HOUSES[record.kind];
  const state = known(getState(record.stateCode));
  const lgas = certain(lgasOfConstituency(code)).map((lga) => ({ lga, ...wardsShared(code, lga.code) }));
  const wards = certain(wardsOfConstituency(code)).length;
  const title = record.kind === "senatorial_district" ? name : `${name}, ${state.name}`;
  return {
    title: `${title} (${noun})`,
    description: `${name}, ${noun} ${inecCode} of ${state.name}: the ${count(lgas.length, "LGA")} and ${count(wards, "ward")} that it covers, with sources.`,
    within: [state.name],
    trail: [
      { name: "Constituencies", address: "/constituencies" },
      { name: state.name, address: `${stateAddress(state)}#seats` },
    ],
    lead: (
      <>
        A {noun} of <a href={stateAddress(state)}>{state.name}</a>. It covers{" "}
        {lgas.map(({ lga, own, all }, at) => (
          <Fragment key={lga.code}>
            {at > 0 && (at === lgas.length - 1 ? " and " : ", ")}
            {own.length < all ? `${own.length} of the ${all} wards of ` : lgas.length === 1 ? "all of " : ""}
            <a href={lgaAddress(lga)}>{lga.name}</a>
          </Fragment>
        ))}
        , and elects one member of the{" "}
        {house === "House of Assembly" ? `${state.name} House of Assembly` : house}.
      </>
    ),
    codes: [
      { system: "Code here", value: code },
      { system: "INEC", value: inecCode },
    ],
    figures: [count(lgas.length, "LGA"), count(wards, "ward"), count(record.pollingUnits, "polling unit")],
    map: { code },
    table: TABLES[record.kind],
    file: `elections/${plural.replaceAll(" ", "-")}.csv`,
    lineStart: `${record.kind},${code},`,
    files: [
      ["Outline, GeoJSON", `/v1/constituencies/${code}/boundary`],
      ["Wards, CSV", `/v1/constituencies/${code}/wards?format=csv`],
      ["LGAs, CSV", `/v1/constituencies/${code}/lgas?format=csv`],
    ],
    sections: (
      <Section id="lgas" title={capitalized(count(lgas.length, "LGA"))}>
        <ul class="parts-of">
          {lgas.map(({ lga, own, all }) => (
            <li key={lga.code}>
              <p>
                <a href={lgaAddress(lga)}>{lga.name}</a> <code>{lga.inecCode}</code>
                <span class="note">
                  {count(
                    own.reduce((sum, { pollingUnits }) => sum + pollingUnits, 0),
                    "polling unit",
                  )}
                </span>
              </p>
              <details open={lgas.length === 1}>
                <summary>{own.length < all ? `${own.length} of its ${all} wards` : allOf(all)}</summary>
                <Links links={own.map(rowOf.ward)} />
              </details>
            </li>
          ))}
        </ul>
      </Section>
    ),
  };
}

const allOf = (wards: number): string => (wards === 1 ? "its one ward" : `all ${wards} wards`);
