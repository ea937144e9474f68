import type { Row } from "../../table/index.ts";
import { indexBy, readReviewed, type SourceRow } from "../read-source.ts";

/**
 * The lists that count, by the list that each was copied from as far as that shows: fakernaija and
 * naira-autos agree in 424 of 426 codes and in their mistakes, so together they are one witness.
 */
const WITNESSES: Readonly<Record<string, string>> = {
  "naija-places": "naija-places",
  fakernaija: "fakernaija",
  "naira-autos": "fakernaija",
  autoreportng: "autoreportng",
  zikoko: "zikoko",
};

const SOURCE_IDS: Readonly<Record<string, string>> = {
  autoreportng: "autoreportng-2020",
  zikoko: "zikoko-plates",
};

/** The place codes that one list gives to two states, each with the state that was settled on, and why. */
const disputed = indexBy(readReviewed("plates/disputed-prefixes.csv"), "prefix");

/**
 * The place codes that a list which counts has. One witness alone leaves the state unverified, and a list that
 * gives the code to two states is a witness of neither.
 */
export const importPlatePrefixes = (rows: readonly SourceRow[]): Row[] =>
  rows.flatMap((row) => {
    const lists = Object.keys(WITNESSES).filter((id) => row.list("sources").includes(id));
    if (lists.length === 0) return [];
    const [prefix, stateCode] = [row.cell("prefix"), row.cell("state_code")];
    const dispute = disputed.get(prefix);
    if (dispute !== undefined && dispute.cell("state_code") !== stateCode)
      throw new Error(`${prefix} is ${stateCode}'s, but was reviewed as ${dispute.cell("state_code")}'s`);
    const consistent = lists.filter((id) => id !== dispute?.cell("list"));
    const witnesses = new Set(consistent.map((id) => WITNESSES[id]));
    return [
      {
        prefix,
        state_code: stateCode,
        unverified_fields: witnesses.size > 1 ? [] : ["state_code"],
        sources: lists.map((id) => SOURCE_IDS[id] ?? id),
      },
    ];
  });
