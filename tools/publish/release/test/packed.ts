import { join } from "node:path";
import { oncePerRun } from "../../../../packages/server/test/once-per-run.ts";
import { manifestOf, type PUBLISHED, packAll, tarballOf } from "../packages.ts";

/** The folder with the packages as `npm pack` makes them, once for all files of tests of a run. */
export const packedPackages = (): Promise<string> => oncePerRun("packed", packAll);

/** The file of one of them. */
export const packed = async (name: (typeof PUBLISHED)[number]): Promise<string> =>
  join(await packedPackages(), tarballOf(manifestOf(name)));
