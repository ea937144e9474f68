import { reportClaims } from "../claims.ts";
import { claimStartUps, describeStartUp, measureStartUp } from "./start-up.ts";

/** Prints how long the built service takes to answer on each runtime, and checks what we claim. */
const measured = await measureStartUp();
for (const one of measured) console.log(describeStartUp(one));
reportClaims(claimStartUps(measured));
