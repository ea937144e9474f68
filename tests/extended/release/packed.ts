import { join } from "node:path";
import { manifestOf, type PUBLISHED, packAll, tarballOf } from "../../../tools/publish/release/about.ts";
import { oncePerRun } from "../../start/once-per-run.ts";

/** The folder with the packages as `npm pack` makes them, once for all files of tests of a run. */
export const packedPackages = (): Promise<string> => oncePerRun("packed", packAll);

/** The file of one of them. */
export const packed = async (name: (typeof PUBLISHED)[number]): Promise<string> =>
  join(await packedPackages(), tarballOf(manifestOf(name)));
