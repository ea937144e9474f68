/**
 * `npm run tool localities`: prints the places that the names of the polling units show and that
 * `data/localities/localities.csv` does not have, with their counts, as CSV; and the quarters in doubt of
 * which INEC's names decide the LGA. With `-- --write` it adds the places, each with the next code, and takes
 * the doubts away; the counts become lines in `data/evidence/localities/derived.csv`. It changes nothing else
 * of a line that is there. A name that is no place belongs in `data/evidence/localities/left-out.csv`.
 */
import {
  type Row,
  readDataset,
  readEvidence,
  readPollingUnits,
  saveFiles,
  writeEvidence,
  writeTables,
} from "../table/index.ts";
import { deriveLocalities } from "./derive.ts";
import type { Judged } from "./judge.ts";
import { type Lifted, liftDoubts } from "./lift.ts";

const EVIDENCE = "evidence/localities/derived.csv";

function write(places: readonly Judged[], lifted: readonly Lifted[]): void {
  const used = [
    ...dataset.localities.flatMap(({ code, former_codes }) => [code, former_codes].flat()),
    ...evidence.flatMap((file) => file.decisions.map(({ key }) => key)),
  ];
  const last = Math.max(0, ...used.map((code) => Number(/^LC(\d{5})$/.exec(String(code))?.[1] ?? 0)));
  const coded = places.map((place, at) => ({ code: `LC${String(last + at + 1).padStart(5, "0")}`, place }));
  const sure = new Set(lifted.map(({ code }) => code));
  const before = dataset.localities.map((row) => (sure.has(String(row["code"])) ? withoutDoubt(row) : row));
  const rows = [...before, ...coded.map(({ code, place }) => rowOf(code, place))];
  saveFiles(writeTables({ localities: rows }, dataset.states));
  const decisions = [
    ...(evidence.find(({ file }) => file === EVIDENCE)?.decisions ?? []),
    ...coded.map(({ code, place }) => decisionOf(code, place)),
    ...lifted.map(liftingOf),
  ];
  saveFiles(writeEvidence([{ file: EVIDENCE, decisions }]));
  console.log(`${places.length} places added, ${lifted.length} doubts lifted`);
}

const withoutDoubt = (row: Row): Row => ({
  ...row,
  unverified_fields: (row["unverified_fields"] as readonly string[]).filter((field) => field !== "lga_codes"),
});

const rowOf = (code: string, { name, state, lga, wards }: Judged): Row => ({
  code,
  kind: "area",
  name,
  state_code: state,
  lga_codes: [lga],
  ward_codes: wards,
  lat: null,
  lon: null,
  geonames_id: null,
  former_codes: [],
  aliases: [],
  unverified_fields: [],
  sources: ["inec-irev-2023"],
});

const decisionOf = (code: string, { lga, units, unitsInState, isWard }: Judged): Row => ({
  table: "localities",
  key: code,
  field: "lga_codes",
  decision: "taken",
  value: lga,
  reason: `${units} of the ${unitsInState} polling units of the state that have the name are there${isWard ? ", and a ward has it" : ""}.`,
  sources: ["inec-irev-2023"],
});

const liftingOf = ({ code, lga, wards, units, unitsInState }: Lifted): Row => ({
  table: "localities",
  key: code,
  field: "lga_codes",
  decision: "taken",
  value: lga,
  reason: `${units} of the ${unitsInState} polling units of the state that have the name are there${wards > 0 ? ", and all wards that have it" : ""}.`,
  sources: ["inec-irev-2023"],
});

const dataset = readDataset();
const evidence = readEvidence();
const units = readPollingUnits();
const found = deriveLocalities(dataset, units, evidence);
const lifted = liftDoubts(dataset, units);

if (process.argv.includes("--write")) write(found, lifted);
else {
  console.log("state_code,lga_code,name,units,units_in_state,is_ward,ward_codes");
  for (const { state, lga, name, units, unitsInState, isWard, wards } of found)
    console.log([state, lga, name, units, unitsInState, isWard, wards.join("|")].join());
  console.log("no longer in doubt: code,name,lga_code,wards,units,units_in_state");
  for (const { code, name, lga, wards, units, unitsInState } of lifted)
    console.log([code, name, lga, wards, units, unitsInState].join());
}
