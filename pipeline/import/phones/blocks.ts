import { BLOCK_STATUSES } from "@naijaref/records";
import type { Row } from "../../table/index.ts";
import { indexBy, readReviewed, type SourceRow } from "../read-source.ts";

/** Blocks of which a field is in doubt, each with the reason. */
const doubted = indexBy(readReviewed("phones/doubted-blocks.csv"), "range_start");

/** Blocks that stand under another holder's name in the table that was read, each with the reason. */
const misread = indexBy(readReviewed("phones/misread-holders.csv"), "range_start");

const SOURCE_IDS: Readonly<Record<string, string>> = {
  "ncc-mobile-allocation": "ncc-mobile-allocation-2023",
  "naija-data-1.0.0": "naija-data",
};

/** The regulator's tables were read through naija-data. What only other software says is no source. */
function sourcesOf(row: SourceRow): string[] {
  const ids = row
    .list("sources")
    .map((id) => SOURCE_IDS[id] ?? id)
    .filter((id) => /^(ncc-(mobile-allocation|numbering-plan)-\d{4}|naija-data|thisday-[\d-]+)$/.test(id));
  return ids.some((id) => id.startsWith("ncc-")) ? [...ids, "naija-data"] : ids;
}

/**
 * The blocks of the regulator's table of mobile numbers, and those allocated since. Gaps between blocks
 * stay gaps: a number there is in no block. 0700, 0800 and 0900 are not mobile.
 */
export function importMobileBlocks(rows: readonly SourceRow[]): Row[] {
  const listed = rows.filter(
    (row) =>
      row.cell("type") === "mobile" && (BLOCK_STATUSES as readonly string[]).includes(row.cell("status")),
  );
  return listed.map((row) => {
    const status = row.cell("status");
    const start = row.cell("prefix").slice(1) + row.cell("range_start");
    return {
      range_start: start,
      range_end: row.cell("prefix").slice(1) + row.cell("range_end"),
      type: "mobile",
      status,
      network: status === "allocated" ? row.cell("network") : "",
      allottee: status === "allocated" ? row.cell("ncc_label") : "",
      unverified_fields: doubted.get(start)?.list("fields") ?? [],
      sources: sourcesOf(row),
    };
  });
}

/** The blocks of the National Numbering Plan; fixed ones in the numbering in use since 1 January 2024. */
export const importFixedAndSpecialBlocks = (rows: readonly SourceRow[]): Row[] =>
  rows.map((row) => ({
    range_start: row.cell("range_start"),
    range_end: row.cell("range_end"),
    type: row.cell("type"),
    status: "allocated",
    network: misread.get(row.cell("range_start"))?.cell("network") ?? row.cell("network"),
    allottee: row.cell("allottee"),
    unverified_fields: doubted.get(row.cell("range_start"))?.list("fields") ?? [],
    sources: sourcesOf(row),
  }));
