/**
 * `CITATION.cff`, in Citation File Format 1.2.0. The data version begins with the day of its newest change.
 */
export const writeCitation = (dataVersion: string): string => `cff-version: 1.2.0
message: "If you use this dataset, please cite it as below, and credit its sources as in ATTRIBUTION.md."
type: dataset
title: "naijaref: Nigerian reference data"
version: "${dataVersion}"
date-released: "${dataVersion.slice(0, 10)}"
license: CC-BY-4.0
authors:
  - name: "naijaref"
keywords:
  - Nigeria
  - administrative divisions
  - constituencies
  - banks
`;
