import { type DownloadFile, SECOND_FOLDER } from "./file.ts";

const row = ({ name, description, rows, columns }: DownloadFile): string =>
  `| ${name} | ${rows ?? ""} | ${columns ?? ""} | ${description} |`;

/** The README of the package. */
export const writeReadme = (
  files: readonly DownloadFile[],
  apart: readonly DownloadFile[],
  dataVersion: string,
): string => `# naijaref ${dataVersion}

Nigerian reference data. Licence: CC BY 4.0 (LICENSE). Sources: ATTRIBUTION.md. How to cite: CITATION.cff.

- **Codes are text.** \`058\` is a bank, \`01\` is a state, and \`NA\` is Nasarawa: tell your reader not to make numbers of
  them, and not to take \`NA\` for a missing value. In Parquet, SQLite and the workbook they are text already.
- An empty cell is a value that no source gives.
- A cell with several values joins them by \`|\`. In Parquet they are a list, in SQLite a JSON array.
- \`unverified_fields\` names the fields of a record that rest on one weak source, or on which sources disagree.
- The files \`<table>.spreadsheet.csv\` are for a double click: Excel and LibreOffice change no code in them.
- \`banks\` is the table that \`data/\` and its history call \`institutions\`. \`senatorial_district\` is a name in
  \`lgas\`, whose code is \`senatorial_district_code\`, and a code in \`wards\`, whose name is
  \`senatorial_district_name\` in \`wards_joined\`.
- CSV files are UTF-8 without a byte order mark, with CRLF (RFC 4180). \`.gz\` files are gzip: pandas, polars, DuckDB
  and R read \`.csv.gz\` as it is. For a spreadsheet program, open the workbook. Unpack the SQLite file before use.

| file | records | fields | what it is |
|---|---:|---:|---|
${files.map(row).join("\n")}

The folder \`${SECOND_FOLDER}\` has what is larger: the polling units joined, a workbook for each state, and maps of
the constituencies.

| file | records | fields | what it is |
|---|---:|---:|---|
${apart.map(row).join("\n")}

\`sha256sum --check SHA256SUMS\` proves that the files are complete.
`;
