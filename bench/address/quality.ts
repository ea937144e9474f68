import { readAddress } from "../../packages/naijaref/src/address/index.ts";
import { readCsvBeside } from "../../tools/data/table/csv.ts";

/** A line of an address, or the name of a locality, and the LGA that it is in. */
export interface Line {
  readonly text: string;
  readonly state: string;
  /** The LGAs of which each is right; none if no LGA, or no single one, can be said. */
  readonly right: readonly string[];
  readonly class: string;
}

/**
 * The lines of addresses, then the localities with the class `locality`. README.md says where they are
 * from.
 */
export const readLines = (): Line[] =>
  ["addresses.csv", "localities.csv"].flatMap((file) =>
    readCsvBeside(file, import.meta.url).map(
      ({ name = "", text = name, state = "", expected_lga = "", class: kind = "locality" }) => {
        const isNone = expected_lga === "none" || expected_lga === "ambiguous";
        return { text, state, right: isNone ? [] : expected_lga.split("|"), class: kind };
      },
    ),
  );

export const isAddress = (line: Line): boolean => line.class !== "locality";

export interface ReadLine extends Line {
  readonly lga: string | null;
  /** The three LGAs that are held most probable. */
  readonly first: readonly string[];
}

export const readLine = (line: Line): ReadLine => {
  const read = readAddress(line.text, line.state === "" ? {} : { state: line.state });
  if (!read.ok) return { ...line, lga: null, first: [] };
  const { lgaCode, candidates } = read.value;
  return { ...line, lga: lgaCode, first: candidates.slice(0, 3).map((candidate) => candidate.lgaCode) };
};

/**
 * `right`: answered rightly; where no LGA can be said, silence is right. `amongThree`: the right LGA is among the
 * first three.
 */
export function measure(lines: readonly ReadLine[]) {
  const answered = lines.filter(({ lga }) => lga !== null);
  const isRight = ({ lga, right }: ReadLine): boolean =>
    lga === null ? right.length === 0 : right.includes(lga);
  return {
    lines: lines.length,
    right: lines.filter(isRight).length,
    wrong: answered.filter((line) => !isRight(line)).length,
    answered: answered.length,
    amongThree: lines.filter(({ first, right }) => first.some((code) => right.includes(code))).length,
  };
}
