import { dataVersion } from "naijaref/about";
import type { Output } from "./output.ts";
import { EXIT, type ExitCode } from "./usage-error.ts";

/** Set when the command line is built: that of the package. */
declare const PACKAGE_VERSION: string;

export async function printVersion(output: Output): Promise<ExitCode> {
  await output.data(`naijaref ${PACKAGE_VERSION}, data ${dataVersion}\n`);
  return EXIT.found;
}
