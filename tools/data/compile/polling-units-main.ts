import { readPollingUnits, readTable } from "../table/index.ts";
import { writePollingUnitModules } from "./modules.ts";
import { removeOtherModules, writePackage } from "./write-package.ts";

/** Compiles the polling units into the modules of their package. */

const modules = writePollingUnitModules({ states: readTable("states") }, readPollingUnits());
writePackage("polling-units", modules);
removeOtherModules("polling-units", modules.keys());
