import { readFileSync } from "node:fs";

/** The project's public address, once the library's package names it: what a citation leads to. */
export function readAddress(): string | undefined {
  const file = new URL("../../packages/naijaref/package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { homepage?: string }).homepage;
}

const TITLE = "naijaref: Nigerian reference data";

/** The data version begins with the day of its newest change. */
const dayOf = (dataVersion: string): string => dataVersion.slice(0, 10);

/** `CITATION.cff`, in Citation File Format 1.2.0. */
export const writeCitation = (
  dataVersion: string,
  address: string | undefined = readAddress(),
): string => `cff-version: 1.2.0
message: "If you use this dataset, please cite it as below, and credit its sources as in ATTRIBUTION.md."
type: dataset
title: "${TITLE}"
version: "${dataVersion}"
date-released: "${dayOf(dataVersion)}"
${address === undefined ? "" : `url: "${address}"\n`}license: CC-BY-4.0
authors:
  - name: "naijaref"
keywords:
  - Nigeria
  - administrative divisions
  - constituencies
  - banks
`;

/** The same for BibTeX. The version is in the note too, because most styles print no version. */
export const writeBibtex = (
  dataVersion: string,
  address: string | undefined = readAddress(),
): string => `@misc{naijaref_${dayOf(dataVersion).replaceAll("-", "")},
  author = {{naijaref}},
  title = {{${TITLE}}},
  year = {${dataVersion.slice(0, 4)}},
  version = {${dataVersion}},
${address === undefined ? "" : `  url = {${address}},\n`}  note = {Data version ${dataVersion}, CC BY 4.0}
}
`;
