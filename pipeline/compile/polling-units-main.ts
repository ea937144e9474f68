import { readPollingUnits, readTable } from "../table/index.ts";
import { writePollingUnitModules } from "./modules.ts";
import { writePackage } from "./write-package.ts";

/** Compiles the polling units into the modules of their package. */

writePackage("polling-units", writePollingUnitModules({ states: readTable("states") }, readPollingUnits()));
