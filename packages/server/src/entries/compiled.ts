import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

/** The service as one CommonJS module, as `npm run build` bundles it. */
const file = fileURLToPath(new URL("service.cjs", import.meta.url));

/**
 * What V8 compiled of the module when it was built: a start does not parse the service again. V8 refuses it
 * if it was made by another version or with other flags, and then compiles the module as usual.
 */
function readCompiled(): Buffer | undefined {
  try {
    return readFileSync(`${file}.compiled`);
  } catch {
    return undefined;
  }
}

type Run = (require: NodeJS.Require, filename: string, dirname: string) => void;

function compile(): Script {
  // The build writes ASCII alone, which is read fastest as Latin 1. One line is put around the module, so
  // that lines in a stack are those of the file.
  const source = `(function (require, __filename, __dirname) { ${readFileSync(file, "latin1")}\n})`;
  const cachedData = readCompiled();
  return new Script(source, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
}

export const script: Script = compile();
(script.runInThisContext() as Run)(createRequire(file), file, dirname(file));
