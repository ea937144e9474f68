/** With what programs store the tables of their indexes. Users cannot import it. */

export { keepTables } from "./open-index.ts";
export { readTables, storeTables, wholeTables } from "./stored/store-tables.ts";
