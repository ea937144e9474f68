/**
 * Writes data/elections from the gathered source tables:
 * `npx tsx --conditions=naijaref-source pipeline/import/elections.ts <sources folder>`
 */
import { readTable, saveTables } from "../table/index.ts";
import { importConstituencies } from "./elections/constituencies.ts";
import { readSource } from "./read-source.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder of the source tables");
const read = (file: string) => readSource(`${folder}/elections/${file}`);

const places = { lgas: readTable("lgas"), wards: readTable("wards") };

saveTables(
  {
    senatorialDistricts: importConstituencies(
      "senatorial_district",
      read("senatorial_districts.csv"),
      places,
    ),
    federalConstituencies: importConstituencies(
      "federal_constituency",
      read("federal_constituencies.csv"),
      places,
    ),
    // The three seats of 2023 in Benue have no code in INEC's list of 990: data/coverage.csv says so.
    stateConstituencies: importConstituencies(
      "state_constituency",
      read("state_constituencies.csv").filter((row) => row.cell("code") !== ""),
      places,
    ),
  },
  readTable("states"),
);
