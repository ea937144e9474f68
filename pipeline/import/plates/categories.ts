import type { Row } from "../../table/index.ts";
import { readReviewed, type SourceRow } from "../read-source.ts";

/** What is to be said about a category, and which of its colours other descriptions contradict. */
const remarks = readReviewed("plates/category-remarks.csv");

/** The categories of the National Road Traffic Regulations 2012, read through naija-data. */
export const importPlateCategories = (rows: readonly SourceRow[]): Row[] =>
  rows.map((row) => {
    const [category, vehicle] = [row.cell("category"), row.cell("vehicle")];
    const remark = remarks.find(
      (one) => one.cell("category") === category && one.cell("vehicle") === vehicle,
    );
    return {
      category,
      vehicle,
      name: row.cell("name"),
      background: row.cell("background"),
      lettering: row.cell("lettering"),
      provision: row.cell("provision"),
      note: remark?.cell("note") ?? "",
      unverified_fields: remark?.list("unverified_fields") ?? [],
      sources: ["nrtr-2012", "naija-data"],
    };
  });
