import type { DownloadEntry } from "@naijaref/api/contract/downloads";
import { dataVersion } from "naijaref/about";
import { hasApi, type PageDefinition } from "../page.ts";
import { type Link, Links } from "../parts/links.tsx";
import { listing } from "../parts/listing.tsx";
import { Fold, Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { grouped } from "../words.ts";

const DOORS: readonly (readonly [who: string, file: string, what: string])[] = [
  [
    "For a spreadsheet",
    "naijaref.xlsx",
    "One workbook for Excel or LibreOffice, with a sheet for each table. Codes are text, so 058 stays 058.",
  ],
  ["For a map", "lgas.geojson.gz", "The outlines of the 774 LGAs. QGIS opens the file as it is."],
  [
    "For a notebook",
    "wards_joined.parquet",
    "Every ward with its LGA, state and constituencies, for pandas, polars, R and DuckDB.",
  ],
  ["For a database", "naijaref.sqlite.gz", "All tables, also the polling units, in one SQLite file."],
];

const LISTS: readonly Link[] = [
  { name: "States", address: "/v1/states?format=csv" },
  { name: "LGAs", address: "/v1/lgas?format=csv" },
  { name: "Constituencies", address: "/v1/constituencies?format=csv" },
  { name: "Banks", address: "/v1/banks?format=csv" },
];

export const downloadsPage: PageDefinition = {
  pattern: "/downloads",
  loads: true,
  addresses: () => ["/downloads"],
  render: async (_, site) => {
    const files = (await site.downloads?.(dataVersion))?.files ?? [];
    const canAsk = hasApi(site);
    return listing({
      title: "Downloads",
      description:
        "All states, LGAs, wards, polling units, constituencies and banks of Nigeria as a workbook, CSV, Parquet, SQLite and GeoJSON, under CC BY 4.0.",
      address: "/downloads",
      lead: (
        <>
          The whole data, free to use under CC BY 4.0: say that it is from naijaref. Data version{" "}
          {dataVersion}.
        </>
      ),
      main: (
        <>
          {canAsk ? (
            <Section id="lists" title="Lists as CSV">
              <p class="note">Open in Excel. Keep codes as text, or 058 turns into 58.</p>
              <Links links={LISTS} inLine />
            </Section>
          ) : (
            <p class="afterword">The large files are not on this site: each release has them.</p>
          )}
          {files.length > 0 && filesOf(files)}
        </>
      ),
    });
  },
};

const sizeOf = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${grouped(Math.max(1, Math.round(bytes / 1e3)))} KB`;

const addressOf = (file: string): string => `/v1/downloads/${encodeURIComponent(file)}`;

const filesOf = (files: readonly DownloadEntry[]) => (
  <>
    <Section id="doors" title="Which file is for me?">
      <div class="doors">
        {DOORS.map(([who, name, what]) => {
          const file = files.find((one) => one.name === name);
          return (
            file && (
              <div key={name}>
                <h3>{who}</h3>
                <p>{what}</p>
                <a class="button" href={addressOf(name)} download>
                  {name}, {sizeOf(file.bytes)}
                </a>
              </div>
            )
          );
        })}
      </div>
    </Section>
    <Section id="files" title="All files">
      <Table
        caption="Files"
        columns={["File", "What it has", "Rows", "Size"]}
        numbers={2}
        canFilter
        rows={files.map(({ name, description, rows, bytes }) => ({
          key: name,
          cells: [
            <a key="name" href={addressOf(name)} download>
              {name}
            </a>,
            description,
            rows === null ? "" : grouped(rows),
            sizeOf(bytes),
          ],
        }))}
      />
    </Section>
    <Fold id="checksums" title="Checksums (SHA-256)">
      <pre class="checksums">{files.map(({ name, sha256 }) => `${sha256}  ${name}`).join("\n")}</pre>
    </Fold>
  </>
);
