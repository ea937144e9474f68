import { officesAt } from "naijaref/elections";
import { getLga, getState, getWard } from "naijaref/places";
import type { PollingUnit } from "naijaref/polling-units";
import { wardAddress } from "../addresses.ts";
import { certain, known } from "../certain.ts";
import { officeRows, windowInWords } from "../elections/words.ts";
import { dateInWords } from "../words.ts";
import { rowOf } from "./rows.ts";
import type { RecordWords } from "./view.tsx";

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
