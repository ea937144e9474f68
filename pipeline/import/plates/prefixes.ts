import type { Row } from "../../table/index.ts";
import type { SourceRow } from "../read-source.ts";

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

/** The place codes that a list which counts has. One witness alone leaves the state unverified. */
export const importPlatePrefixes = (rows: readonly SourceRow[]): Row[] =>
  rows.flatMap((row) => {
    const sources = Object.keys(WITNESSES).filter((id) => row.list("sources").includes(id));
    if (sources.length === 0) return [];
    const witnesses = new Set(sources.map((id) => WITNESSES[id]));
    return [
      {
        prefix: row.cell("prefix"),
        state_code: row.cell("state_code"),
        unverified_fields: witnesses.size > 1 ? [] : ["state_code"],
        sources: sources.map((id) => SOURCE_IDS[id] ?? id),
      },
    ];
  });
