import { fold } from "../../names/fold.ts";
import type { EntryName, Names } from "../lists/names.ts";
import type { Reading } from "../reading/reading.ts";

/** Lists write the ward's number in INEC's code behind its name: "Gbarain I Ward 7". */
const NUMBERED = / ward (?:no )?([0-9]+)$/;

/**
 * The wards whose number in INEC's code is the one after "Ward": "Amassoma Ward 11" may be Amassoma II, or
 * Amassoma III, which has 11 in its code.
 */
export function wardsNumbered(
  text: string,
  { joined: words, marks }: Reading,
  names: Names,
): readonly EntryName[] {
  const number = Number(NUMBERED.exec(fold(text))?.[1]);
  if (!marks.includes(`#${number}`)) return [];
  return names.list.filter(
    ({ entry, reading }) =>
      entry.kind === "ward" && Number(entry.code.slice(-2)) === number && reading.joined === words,
  );
}
