import { readRecordChanges } from "../../data/changes/recorded.ts";
import type { Dataset, PollingUnitFile } from "../../data/table/index.ts";
import { SCRIPTS, writeScript } from "../../make/engine/write-engine.ts";
import { boundaryFiles } from "./boundary-files.ts";
import { writeBibtex, writeCitation } from "./citation.ts";
import { writeDataPackage } from "./data-package.ts";
import { type DownloadFile, downloadFile } from "./file.ts";
import { gzip } from "./gzip.ts";
import { pollingUnitResource } from "./polling-units.ts";
import { writeReadme } from "./readme.ts";
import type { Resource } from "./resource.ts";
import { readResources } from "./resources.ts";
import { secondFolder } from "./second-folder.ts";
import { spreadsheetFiles } from "./spreadsheets/index.ts";
import { writeSqlite } from "./sqlite.ts";
import { csvFileOf, tableFiles } from "./table-files.ts";
import { buildVectors, writeVectors } from "./vectors/index.ts";

/** What the package repeats from the repository: the text of the licence, and whom to credit. */
export interface Notices {
  readonly licence: string;
  readonly attribution: string;
}

const writeDatabase = async (resources: readonly Resource[], dataVersion: string): Promise<DownloadFile> =>
  downloadFile(
    {
      name: "naijaref.sqlite.gz",
      description:
        "All tables in one SQLite database, typed, with keys and an index of names. Unpack it first.",
      mediaType: "application/gzip",
    },
    gzip(await writeSqlite(resources, dataVersion)),
  );

const JSON_TYPE = "application/json";
const TEXT = "text/plain; charset=utf-8";

/** The engine for who has a database or a notebook that runs JavaScript, and no Node. */
const engineFiles = (): Promise<DownloadFile[]> =>
  Promise.all(
    Object.entries(SCRIPTS).map(async ([name, { part, description }]) =>
      downloadFile(
        { name: `${name}.js`, description, mediaType: "text/javascript; charset=utf-8" },
        await writeScript(part),
      ),
    ),
  );

/** What a package is made of. */
export interface PackageContent {
  readonly dataset: Dataset;
  readonly pollingUnits: readonly PollingUnitFile[];
  /** The states whose polling units are joined: all of them, but in tests. */
  readonly joinedUnits?: readonly PollingUnitFile[];
  readonly dataVersion: string;
}

/** Every download, in the order in which they are listed. The same data gives the same bytes. */
export async function buildPackage(
  { dataset, pollingUnits, dataVersion, joinedUnits = pollingUnits }: PackageContent,
  notices: Notices,
): Promise<readonly DownloadFile[]> {
  const resources = [...readResources(dataset), pollingUnitResource(pollingUnits)];
  const tables = resources.flatMap((resource) => tableFiles(resource, dataVersion));
  const vectors = buildVectors(dataset);
  const changes = readRecordChanges();
  const data = [
    ...tables,
    ...boundaryFiles(),
    await writeDatabase(resources, dataVersion),
    ...(await spreadsheetFiles(resources, dataVersion)),
    downloadFile(
      {
        name: "vectors.ndjson.gz",
        description:
          "Every rule as input and expected result, so that a port to another language can prove itself.",
        mediaType: "application/gzip",
        rows: vectors.length,
        columns: 3,
      },
      gzip(writeVectors(vectors)),
    ),
    downloadFile(
      {
        name: "changes.ndjson.gz",
        description:
          "How each edition differs from the one before: record, field, value before and after, sources.",
        mediaType: "application/gzip",
        rows: changes.length,
        columns: Object.keys(changes[0] ?? {}).length,
      },
      gzip(changes.map((change) => `${JSON.stringify(change)}\n`).join("")),
    ),
    ...(await engineFiles()),
  ];
  const about = [
    downloadFile(
      {
        name: "datapackage.json",
        description: "The CSV files with their columns, types, keys, sources and licence, as a Data Package.",
        mediaType: JSON_TYPE,
      },
      writeDataPackage(resources, (resource) => csvFileOf(resource, tables), dataVersion),
    ),
    downloadFile(
      { name: "CITATION.cff", description: "How to cite the dataset.", mediaType: "application/yaml" },
      writeCitation(dataVersion),
    ),
    downloadFile(
      { name: "CITATION.bib", description: "The same for BibTeX.", mediaType: "application/x-bibtex" },
      writeBibtex(dataVersion),
    ),
    downloadFile(
      { name: "LICENSE", description: "The licence of the data, CC BY 4.0.", mediaType: TEXT },
      notices.licence,
    ),
    downloadFile(
      {
        name: "ATTRIBUTION.md",
        description: "Whom to credit: every source.",
        mediaType: "text/markdown; charset=utf-8",
      },
      notices.attribution,
    ),
  ];
  const apart = await secondFolder(resources, joinedUnits, dataVersion);
  const readme = downloadFile(
    {
      name: "README.md",
      description: "What each file is, and how to read it.",
      mediaType: "text/markdown; charset=utf-8",
    },
    writeReadme([...data, ...about], apart, dataVersion),
  );
  return [...data, ...about, readme, ...apart];
}
