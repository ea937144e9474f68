import { fold, joined } from "../../../packages/naijaref/src/names/fold.ts";
import type { Dataset, EvidenceFile, PollingUnitFile, Row } from "../table/index.ts";
import { countRuns } from "./count.ts";
import { type Judged, judge } from "./judge.ts";
import { namesOfWards } from "./ward-names.ts";

/** The places that the names of the polling units show, and that the table does not have. */
export function deriveLocalities(
  dataset: Dataset,
  unitFiles: readonly PollingUnitFile[],
  evidence: readonly EvidenceFile[],
): Judged[] {
  const wards = new Map(dataset.wards.map((ward) => [String(ward["code"]), ward]));
  const units = unitFiles.flatMap(({ units }) =>
    units.map(({ code, name }) => {
      const ward = wards.get(code.slice(0, 8)) as Row;
      return {
        name,
        ward: code.slice(0, 8),
        lga: String(ward["lga_code"]),
        state: String(ward["state_code"]),
      };
    }),
  );
  const lgaOfWard = new Map([...wards].map(([code, ward]) => [code, String(ward["lga_code"])]));
  const judged = judge(countRuns(units), lgaOfWard, namesOfWards(dataset.wards));
  const known = knownNames(dataset.localities);
  const leftOut = leftOutNames(evidence);
  const accepted = new Set(judged.map(({ lga, key }) => `${lga} ${key}`));
  return (
    judged
      .filter(({ state, name }) => !known.has(nameKey(state, name)) && !leftOut.has(nameKey(state, name)))
      // A name in capitals alone is an abbreviation, most often of a school or an office: ABSU, GBK.
      .filter(({ name }) => name !== name.toUpperCase())
      .filter(({ lga, key }) => !isTwoPlaces(key, (part) => accepted.has(`${lga} ${part}`)))
      .toSorted((a, b) => (`${a.state} ${a.name}` < `${b.state} ${b.name}` ? -1 : 1))
  );
}

const nameKey = (state: string, name: string): string => `${state} ${joined(fold(name))}`;

const knownNames = (localities: readonly Row[]): ReadonlySet<string> =>
  new Set(
    localities.flatMap((place) =>
      [String(place["name"]), ...(place["aliases"] as readonly string[])].map((name) =>
        nameKey(String(place["state_code"]), name),
      ),
    ),
  );

/** The names that a person read and found to be no place: `AB Parts`. */
const leftOutNames = (evidence: readonly EvidenceFile[]): ReadonlySet<string> =>
  new Set(
    evidence
      .flatMap(({ decisions }) => decisions)
      .filter((line) => line["table"] === "localities" && line["decision"] === "left_out")
      .map((line) => String(line["key"]))
      .map((key) => nameKey(key.slice(0, 2), key.slice(3))),
  );

/** "Oria Abraka", where both are places: a part of the one, and not a place of its own. */
function isTwoPlaces(key: string, isPlace: (part: string) => boolean): boolean {
  const words = key.split(" ");
  return words.some(
    (_, at) => at > 0 && isPlace(words.slice(0, at).join(" ")) && isPlace(words.slice(at).join(" ")),
  );
}
