/** With what the command line stores the tables of its indexes. Users cannot import it. */

export { readTables, storeTables, wholeTables } from "./stored/store-tables.ts";
export { keepTables } from "./tables-of.ts";
