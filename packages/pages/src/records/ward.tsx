import { getConstituency, officesAt } from "naijaref/elections";
import { getLga, getState, getWard, type Ward, wardsOfLga } from "naijaref/places";
import type { PollingUnit } from "naijaref/polling-units";
import { lgaAddress, stateAddress, wardAddress } from "../addresses.ts";
import { certain, known } from "../certain.ts";
import { officeRows, seatRows, windowInWords } from "../elections/words.ts";
import { FilterLine } from "../parts/table.tsx";
import { count, dateInWords } from "../words.ts";
import { rowOf } from "./rows.ts";
import type { RecordWords } from "./view.tsx";

/** The seats for which a ward votes, the largest first. */
const seatsOfWard = ({ senatorialDistrict, federalConstituency, stateConstituency }: Ward) =>
  [senatorialDistrict, federalConstituency, stateConstituency].flatMap(
    (code) => getConstituency(code ?? "") ?? [],
  );

/** Without its polling units, which a device has not. */
export function wordsOfWard(record: Ward): RecordWords {
  const { code, name } = record;
  const lga = known(getLga(record.lgaCode));
  const state = known(getState(record.stateCode));
  const units = count(record.pollingUnits, "polling unit");
  return {
    title: `${name}, ward of ${lga.name}, ${state.name}`,
    description: `${name}, INEC ward ${code} of ${lga.name}, ${state.name}: its three seats, its ${units} and their codes, with sources.`,
    within: [lga.name, state.name],
    trail: [rowOf.state(state), rowOf.lga(lga)],
    lead: (
      <>
        A ward of <a href={lgaAddress(lga)}>{lga.name}</a>, <a href={stateAddress(state)}>{state.name}</a>.
      </>
    ),
    rows: seatRows(seatsOfWard(record)),
    codes: [{ system: "INEC", value: code }],
    figures: [units],
    map: { code, somewhere: "This ward" },
    table: "wards",
    file: `places/wards/${state.slug}.csv`,
    files: [["Polling units, CSV", `/v1/wards/${code}/polling-units?format=csv`]],
    sections: besideWard(record),
  };
}

function besideWard({ code, lgaCode }: Ward) {
  const wards = certain(wardsOfLga(lgaCode));
  const at = wards.findIndex((ward) => ward.code === code);
  return (
    <nav class="pager" aria-label="Other wards of the LGA">
      {[wards[at - 1], wards[at + 1]].map(
        (one, which) =>
          one && (
            <a key={one.code} rel={which === 0 ? "prev" : "next"} href={wardAddress(one)}>
              <span class="note">{one.code}</span> {one.name}
            </a>
          ),
      )}
    </nav>
  );
}

/** A polling unit as a card: its code as on a voter's card, where it is, and for whom one votes there and when. */
export function wordsOfUnit(record: PollingUnit): RecordWords {
  const { code, name, kind } = record;
  const ward = known(getWard(record.wardCode));
  const lga = known(getLga(record.lgaCode));
  const state = known(getState(record.stateCode));
  const isSame = record.inecName.toLowerCase() === name.toLowerCase();
  return {
    title: `${name}, polling unit ${code}`,
    description: `Polling unit ${code}: ${name}, in the ward ${ward.name} of ${lga.name}, ${state.name}, and the constituencies that vote there.`,
    within: [ward.name, lga.name, state.name],
    trail: [rowOf.state(state), rowOf.lga(lga), rowOf.ward(ward)],
    lead: (
      <>
        A polling unit of the ward <a href={wardAddress(ward)}>{ward.name}</a>, {lga.name}.
      </>
    ),
    rows: certain(officesAt({ ward })).offices.flatMap((office) =>
      officeRows(office, state.name, office.day === null ? windowInWords(office) : dateInWords(office.day)),
    ),
    codes: [{ system: "Code, as on the voter’s card", value: code.replaceAll("-", "/") }],
    figures: kind === "new" ? ["Added in June 2021"] : [],
    map: { code: ward.code, somewhere: "This polling unit" },
    file: `polling-units/${state.slug}.csv`,
    files: [["Units of this ward, CSV", `/v1/wards/${ward.code}/polling-units?format=csv`]],
    facts: { except: ["kind", ...(isSame ? ["inecName"] : [])] },
  };
}

/** So many are seen at once. */
const FEW = 8;

interface PollingUnitListProps {
  readonly units: readonly PollingUnit[];
  /** Left out where a unit has no page. */
  readonly addressOf?: ((code: string) => string) | undefined;
  /** The code of the unit that the page is of. */
  readonly current?: string | undefined;
}

/** The polling units of a ward by number, each with an address of its own on the page. */
export const PollingUnitList = ({ units, addressOf, current }: PollingUnitListProps) => (
  <>
    {units.length > FEW && <FilterLine what="polling units" />}
    <ol class="units">
      {units.map(({ code, name, kind, aliases, unverifiedFields }) => (
        <li key={code} id={`unit-${code.slice(-3)}`} aria-current={code === current ? "true" : undefined}>
          <code>{code.slice(-3)}</code>
          <span>
            {addressOf ? <a href={addressOf(code)}>{name}</a> : name}
            {kind === "new" && <span class="note">added in June 2021</span>}
            {aliases.length > 0 && <span class="note">also {aliases.join("; ")}</span>}
            {unverifiedFields.length > 0 && (
              <span class="note">not certain: {unverifiedFields.join(", ")}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  </>
);
