import { publishedTables, type TableName } from "@naijaref/records";
import { fold, joined } from "../../../packages/naijaref/src/names/fold.ts";
import { type Dataset, groupBy, listOf, type PollingUnitFile, type Row } from "../table/index.ts";
import { unitsByWard } from "./pack-polling-units.ts";

/** The rows with the date of the newest of their sources. Of a year and a day in it, the day is newer. */
function withNewestSource(rows: readonly Row[], sources: readonly Row[]): Row[] {
  const dates = new Map(sources.map(({ id, retrieved }) => [id, retrieved]));
  return rows.map((row) => {
    const known = listOf(row, "sources").flatMap((id) => dates.get(id) ?? []);
    return { ...row, newest_source: known.map(String).sort().at(-1) ?? null };
  });
}

/** Events with what became of them: a line that names another in `supersedes` is all that moves a day. */
function withStatus(events: readonly Row[]): Row[] {
  const successors = new Map(
    events.flatMap(({ id, supersedes }) => (supersedes ? [[supersedes, id] as const] : [])),
  );
  return events.map((event) => {
    const successor = successors.get(event["id"] as string) ?? null;
    const status = successor !== null ? "superseded" : event["took_place"] === true ? "done" : "planned";
    return { ...event, status, superseded_by: successor };
  });
}

export function elects(event: Row, office: Row): boolean {
  if (event["kind"] !== "poll" || !listOf(event, "offices").includes(String(office["office"]))) return false;
  const states = listOf(event, "state_codes");
  return states.length === 0 ? office["cycle"] === "general" : states.includes(String(office["state_code"]));
}

function withPoll(offices: readonly Row[], events: readonly Row[]): Row[] {
  const planned = events.filter(({ status }) => status === "planned");
  return offices.map((office) => {
    const poll = planned.find((event) => elects(event, office));
    const { date = null, earliest = null, latest = null, id = null } = poll ?? {};
    const doubts = listOf(poll, "unverified_fields").map((field) => (field === "date" ? "day" : field));
    const inherited = doubts.filter((field) => ["day", "earliest", "latest"].includes(field));
    // A day is as old as its event, and as doubtful.
    return {
      ...office,
      day: date,
      earliest,
      latest,
      poll: id,
      newest_source: poll?.["newest_source"] ?? office["newest_source"] ?? null,
      unverified_fields: [...listOf(office, "unverified_fields"), ...inherited],
      sources: [...new Set([...listOf(poll, "sources"), ...listOf(office, "sources")])],
    };
  });
}

/** The dataset with what follows from the days of elections: nothing that follows is typed a second time. */
function workOutElectionDays(dataset: Dataset): Dataset {
  const { sources } = dataset;
  const electionEvents = withStatus(withNewestSource(dataset.electionEvents, sources));
  return {
    ...dataset,
    electionEvents,
    offices: withPoll(withNewestSource(dataset.offices, sources), electionEvents),
    parties: withNewestSource(dataset.parties, sources),
  };
}

/** The longest name of a place, in words, that is looked for. */
const MAX_WORDS = 5;

/** The dataset with `units` on each locality: how many units of its LGAs have its name in theirs. */
function countLocalityUnits(dataset: Dataset, files: readonly PollingUnitFile[]): Dataset {
  const lgaOfWard = new Map(dataset.wards.map((ward) => [String(ward["code"]), String(ward["lga_code"])]));
  const places = new Map<string, Map<string, Row[]>>();
  for (const place of dataset.localities) {
    const name = joined(fold(String(place["name"])));
    for (const lga of place["lga_codes"] as readonly string[]) {
      const byName = places.get(lga) ?? new Map<string, Row[]>();
      places.set(lga, byName.set(name, [...(byName.get(name) ?? []), place]));
    }
  }
  const counts = new Map<Row, number>();
  for (const { code, name } of files.flatMap(({ units }) => units)) {
    const byName = places.get(lgaOfWard.get(code.slice(0, 8)) ?? "");
    if (byName === undefined) continue;
    for (const place of placesIn(fold(name).split(" "), byName)) {
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  const localities = dataset.localities.map((place) => ({ ...place, units: counts.get(place) ?? 0 }));
  return { ...dataset, localities };
}

function placesIn(words: readonly string[], byName: ReadonlyMap<string, readonly Row[]>): Set<Row> {
  const places = new Set<Row>();
  for (let from = 0; from < words.length; from++) {
    let key = "";
    for (const word of words.slice(from, from + MAX_WORDS)) {
      key += word;
      for (const place of byName.get(key) ?? []) places.add(place);
    }
  }
  return places;
}

/** The tables whose records say how many polling units they have, and the field of a ward with their codes. */
const COUNTED: readonly (readonly [table: TableName, wardField: string])[] = [
  ["states", "state_code"],
  ["lgas", "lga_code"],
  ["wards", "code"],
  ["senatorialDistricts", "senatorial_district"],
  ["federalConstituencies", "federal_constituency"],
  ["stateConstituencies", "state_constituency"],
];

/**
 * The dataset with `polling_units` on each record that has such a count: the number of units of its wards.
 */
function countPollingUnits(dataset: Dataset, files: readonly PollingUnitFile[]): Dataset {
  const countOfWard = new Map(
    files.flatMap(({ units }) => [...unitsByWard(units)].map(([ward, its]) => [ward, its.length] as const)),
  );
  const countOf = (wards: readonly Row[]): number =>
    wards.reduce((sum, ward) => sum + (countOfWard.get(String(ward["code"])) ?? 0), 0);
  const counted = COUNTED.map(([table, wardField]) => {
    const wards = groupBy(dataset.wards, (ward) => ward[wardField]);
    const rows = dataset[table].map((row) => ({
      ...row,
      polling_units: countOf(wards.get(row["code"]) ?? []),
    }));
    return [table, rows] as const;
  });
  return { ...dataset, ...Object.fromEntries(counted) };
}

/** The dataset with every field that is worked out from other tables. */
export const deriveFields = (stored: Dataset, units: readonly PollingUnitFile[]): Dataset =>
  workOutElectionDays(countLocalityUnits(countPollingUnits(stored, units), units));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byName = (rows: readonly Row[]): readonly Row[] =>
  rows
    .map((row) => ({ row, name: fold(String(row["name"])), id: String(row["id"]) }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
    .map(({ row }) => row);

/** The rows of a published table in the order in which the libraries list them, so that none need sort them. */
export function publishedRows(name: string, dataset: Dataset): readonly Row[] {
  const rows = (publishedTables[name]?.tables ?? []).flatMap((table) => dataset[table]);
  if (name === "banks") return byName(rows);
  if (name !== "numbering_blocks") return rows;
  return rows.toSorted((a, b) => compare(String(a["range_start"]), String(b["range_start"])));
}
