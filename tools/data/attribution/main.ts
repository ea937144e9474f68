import { writeFileSync } from "node:fs";
import { readTable } from "../table/index.ts";
import { writeAttribution } from "./attribution.ts";

writeFileSync(new URL("../../../ATTRIBUTION.md", import.meta.url), writeAttribution(readTable("sources")));
