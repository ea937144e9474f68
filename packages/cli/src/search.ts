import { keepTables } from "../../naijaref/src/search/stored-tables.ts";
import { keptTables } from "./kept-tables.ts";

/**
 * The command line has this module in place of `naijaref/search`: the same functions, whose indexes are built
 * once and not at each start.
 */

keepTables(keptTables);

export {
  createNameIndex,
  isExact,
  searchBanks,
  searchPlaces,
  suggest,
  suggestionsFor,
} from "naijaref/search";
