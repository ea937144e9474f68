import { parseArgs } from "node:util";
import { compareReaders, startReaders } from "./differential.ts";

/** `npm run fuzz`: 20,000 made-up requests, or as many as `--cases` says, read by the service and by Node. */

const { values } = parseArgs({ options: { cases: { type: "string", default: "20000" } } });
const readers = await startReaders();
try {
  await compareReaders(readers, Number(values.cases));
  console.log(`${values.cases} requests: the service and Node read the same`);
} finally {
  await readers.stop();
}
