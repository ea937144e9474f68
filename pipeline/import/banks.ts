import { tables } from "@naijaref/records";
import { columnsOf, saveTables } from "../table/index.ts";
import { readUssdLists, standingSources } from "./banks/carriers.ts";
import { carriersOf, isAgreed, readEvidence } from "./banks/evidence.ts";
import { type Cells, cell, readGathered, readReviewed } from "./banks/gathered.ts";
import { idOf, writeName } from "./banks/names.ts";
import { settle, unsettled } from "./banks/settled.ts";

/**
 * Makes data/banks/institutions.csv of the tables gathered from the central bank's lists, payment companies'
 * lists and newspapers, and of what was settled by hand (`banks/reviewed/`).
 *
 * Run it with the folder of gathered tables: tsx --conditions=naijaref-source pipeline/import/banks.ts <folder>
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder with banks.csv, conflicts.csv and by-source/");

const columns = columnsOf(tables.institutions);
const evidence = readEvidence(folder);
const ussdLists = readUssdLists(folder);
const reviewedNames = new Map(readReviewed("names").map((row) => [cell(row, "gathered_id"), row]));
const gathered = readGathered(folder, "banks");

const left = unsettled(gathered, readGathered(folder, "conflicts"));
if (left.length > 0) throw new Error(`settle these in reviewed/settled.csv: ${left.join("; ")}`);

/** The name, short name, id and aliases that are reviewed, or else follow from the listed name. */
function naming(row: Cells) {
  const reviewed = reviewedNames.get(cell(row, "id"));
  const name = reviewed?.["name"] || writeName(cell(row, "name"));
  const shortName = reviewed?.["short_name"] ?? "";
  const isMicrofinance = /Microfinance Bank/.test(name);
  const id = reviewed?.["id"] || (shortName !== "" && isMicrofinance ? `${idOf(shortName)}-mfb` : idOf(name));
  return { id, name, short_name: shortName, aliases: reviewed?.["aliases"] ?? "" };
}

const idsByGatheredId = new Map(gathered.map((row) => [cell(row, "id"), naming(row).id]));

/** The gazette of May 2023 was made on the 22nd by some newspapers and on the 23rd by others. */
const GAZETTED = { status_date: "2023-05-22", unverified: "status_date" };

function institution(row: Cells): Record<string, string> {
  const standing = standingSources(row);
  const closed = cell(row, "status") !== "active";
  const gazetted = closed && standing.includes("cbn-gazette-2023-05") ? GAZETTED : undefined;
  const { values, unverified } = settle(cell(row, "id"), {
    ...row,
    ...naming(row),
    ussd: closed ? "" : cell(row, "ussd"),
    status_date: gazetted?.status_date ?? cell(row, "status_date"),
    merged_into: idsByGatheredId.get(cell(row, "merged_into")) ?? "",
  });
  const codes = (["cbn_code", "nip_code"] as const).map((field) => {
    const testimonies = evidence.of(field, cell(values, field), cell(row, "id"));
    if (cell(values, field) !== "" && !isAgreed(testimonies)) unverified.add(field);
    return testimonies;
  });
  const ussd = ussdLists(cell(values, "ussd"));
  if (cell(values, "ussd") !== "" && !ussd.includes("monnify-banks")) unverified.add("ussd");
  if (gazetted !== undefined) unverified.add(gazetted.unverified);
  const named = [...standing, ...ussd.slice(0, 1)];
  const sources = [...standing, ...carriersOf(codes, named), ...named];
  return {
    ...values,
    unverified_fields: columns.filter((column) => unverified.has(column)).join("|"),
    sources: [...new Set(sources)].join("|"),
  };
}

/** The 42 microfinance banks that the NDIC closed in 2020: no payment list has them. */
const closedIn2020 = readReviewed("closed-2020-11").map((row) => ({
  id: idOf(cell(row, "name")),
  name: cell(row, "name"),
  type: "microfinance",
  status: "licence_revoked",
  status_date: "2020-11-12",
  sources: "ndic-notice-2020-12",
}));

saveTables({ institutions: [...gathered.map(institution), ...closedIn2020] }, []);
