/** With what programs store the tables of their indexes. Users cannot import it. */

export { readTables, storeTables, wholeTables } from "./stored/store-tables.ts";
export { keepTables } from "./tables-of.ts";
