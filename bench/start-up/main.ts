import { describeStartUp, measureStartUp } from "./start-up.ts";

/** Prints how long the built service takes to answer. */
for (const one of await measureStartUp()) console.log(describeStartUp(one));
