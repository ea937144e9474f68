import { writePollingUnitFile } from "@naijaref/tools/table";
import type { Finding } from "../rule.ts";
import { textOf } from "../tables.ts";
import type { PollingUnitRule } from "./rule.ts";

export const unitFiles: PollingUnitRule = {
  name: "unit-files",
  description: "each state has a file, with the order, quotes and encoding that `npm run fix:data` writes.",
  check: (files, { states }) => {
    const paths = new Set(files.map(({ path }) => path));
    const wanted = states.map(
      (state) => `polling-units/${textOf(state, "inec_code")}-${textOf(state, "slug")}.csv`,
    );
    const fault = (file: string, message: string): Finding => ({ file, key: "", message });
    return [
      ...wanted.filter((path) => !paths.has(path)).map((path) => fault(path, "is missing: restore it")),
      ...files
        .filter(({ path }) => !wanted.includes(path))
        .map(({ path }) => fault(path, "is of no state: rename it")),
      ...files
        .filter(({ content, units }) => writePollingUnitFile(units) !== content)
        .map(({ path }) => fault(path, "is not in canonical form: run npm run fix:data")),
    ];
  },
};
