import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installForTests } from "./installed.ts";

/** Which modules the installed command loads. */

const installed = await installForTests();

it("loads no outlines and no matching for a look-up, nor to say that nothing was found", async () => {
  const script = join(installed.folder, "node_modules/naijaref-cli/dist/cli/main.cjs");
  writeFileSync(
    join(installed.folder, "loaded.cjs"),
    `process.argv.splice(1, 1, ${JSON.stringify(script)});
    process.on("exit", () => console.error(Object.keys(require.cache).join("\\n")));
    require(${JSON.stringify(script)});`,
  );
  const { words } = await installed.shell("node loaded.cjs state lagos");
  expect(words).toContain("places/index.js");
  expect(words).not.toMatch(/\/(match|boundaries|phones)\//);
  const none = await installed.shell("node loaded.cjs lga ikejja");
  expect(none.words).toContain("search/index.js");
  expect(none.words).not.toMatch(/\/(match|boundaries)\//);
});

it("carries the licences of the packages that it is made with", () => {
  const licences = readFileSync(
    join(installed.folder, "node_modules/naijaref-cli/dist/cli/LICENSES.txt"),
    "utf8",
  );
  for (const name of ["fflate", "ipaddr.js", "preact", "rou3"])
    expect(licences).toMatch(new RegExp(`^${name} \\d[^]*?(?:permission is|without restriction)`, "im"));
});
