import { slugify } from "naijaref/text";
import type { Row } from "../../table/index.ts";
import type { SourceRow } from "../read-source.ts";

/** INEC numbers and names the states; the Constitution their capitals; OCHA the P-codes and centroids; naija-data the rest. */
const SOURCES = ["inec-irev-2023", "constitution-1999", "ocha-cod-ab-2019", "naija-data"];

/** The states as the dataset holds them. `created` rests on one secondary list (docs/decisions/what-is-unverified.md). */
export const importStates = (rows: readonly SourceRow[]): Row[] =>
  rows.map((row) => ({
    code: row.cell("code"),
    iso_code: row.cell("iso_code"),
    name: row.cell("name"),
    slug: slugify(row.cell("name")),
    inec_code: row.cell("inec_code"),
    pcode: row.cell("pcode"),
    capital: row.cell("capital"),
    zone: row.cell("zone"),
    created: row.cell("created"),
    lat: Number(row.cell("lat")),
    lon: Number(row.cell("lon")),
    aliases: row.list("aliases"),
    unverified_fields: ["created"],
    sources: SOURCES,
  }));
