import { measureStartUp } from "./start-up.ts";

/** Prints how long the built service takes to answer. */
for (const line of await measureStartUp()) console.log(line);
