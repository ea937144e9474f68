import { readFileSync } from "node:fs";
import { licence } from "@naijaref/api/contract/about";
import { CITED, writeBibtex as citationInBibtex, editionDay } from "@naijaref/api/contract/citation";

/** The project's public address, once the library's package names it: what a citation leads to. */
export function readAddress(): string | undefined {
  const file = new URL("../../../packages/naijaref/package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { homepage?: string }).homepage;
}

/** `CITATION.cff`, in Citation File Format 1.2.0. */
export const writeCitation = (
  dataVersion: string,
  address: string | undefined = readAddress(),
): string => `cff-version: 1.2.0
message: "If you use this dataset, please cite it as below, and credit its sources as in ATTRIBUTION.md."
type: dataset
title: "${CITED.title}"
version: "${dataVersion}"
date-released: "${editionDay(dataVersion)}"
${address === undefined ? "" : `url: "${address}"\n`}license: ${licence.data}
authors:
  - name: "${CITED.author}"
keywords:
  - Nigeria
  - administrative divisions
  - constituencies
  - banks
`;

export const writeBibtex = (dataVersion: string, address: string | undefined = readAddress()): string =>
  citationInBibtex({ dataVersion, address });
