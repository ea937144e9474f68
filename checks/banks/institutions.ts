import type { Row } from "@naijaref/tools/table";
import type { Finding } from "../rule.ts";
import { textOf } from "../tables.ts";

export const isActive = (bank: Row): boolean => textOf(bank, "status") === "active";

/** Something wrong with one institution. */
export const findingOn = (bank: Row, message: string): Finding => ({
  file: "banks/institutions.csv",
  key: textOf(bank, "id"),
  message,
});
