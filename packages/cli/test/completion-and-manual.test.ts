import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installForTests } from "./installed.ts";

/** What shells and man read from the installed command. */

const installed = await installForTests();

it("completes commands, options and their words in bash", async () => {
  const complete = (words: string) =>
    installed.shell(`source <(naijaref completion bash)
      COMP_WORDS=(naijaref ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _naijaref; echo "\${COMPREPLY[*]}"`);
  expect((await complete("senat")).out.trim()).toBe("senatorial-districts");
  expect((await complete("lgas --st")).out.trim()).toBe("--state");
  expect((await complete("match --kind ba")).out.trim()).toBe("bank");
  expect((await complete("banks --type c")).out.trim()).toBe("commercial");
});

const isThere = (program: string): boolean =>
  existsSync(join("/usr/bin", program)) || process.env["CI"] === "true";

it.skipIf(!isThere("fish"))("completes them in fish (skipped where there is none)", async () => {
  const complete = async (line: string) => {
    const asked = `naijaref completion fish | source; complete -C "naijaref ${line}"`;
    const { out } = await installed.shell(`fish --no-config -c '${asked}'`);
    return out.split("\n").map((word) => word.split("\t")[0]);
  };
  expect(await complete("senat")).toContain("senatorial-districts");
  expect(await complete("lgas --st")).toContain("--state");
  expect(await complete("match --kind ba")).toContain("bank");
});

// zsh completes at a terminal only: its own module makes one.
it.skipIf(!isThere("zsh"))("completes them in zsh (skipped where there is none)", async () => {
  const wanted = [
    ["senat", "senatorial-districts"],
    ["lgas --st", "lgas --state"],
    ["match --kind ba", "match --kind bank"],
  ] as const;
  const KILL_LINE = "\\C-u";
  const script = `zmodload zsh/zpty
    zpty terminal 'TERM=dumb zsh -f -i'
    zpty -w terminal 'autoload -Uz compinit; compinit -u -D; source <(naijaref completion zsh); print re""ady'
    zpty -r terminal heard '*ready*'
    ${wanted
      .map(
        ([typed, whole]) => `zpty -w -n terminal $'${KILL_LINE}naijaref ${typed}\\t'
    zpty -r terminal heard '*naijaref ${whole}*' && print ${JSON.stringify(whole)}`,
      )
      .join("\n")}`;
  writeFileSync(join(installed.folder, "complete.zsh"), script);
  const { out } = await installed.shell("timeout 20 zsh -f complete.zsh");
  expect(out.trim().split("\n")).toEqual(wanted.map(([, whole]) => whole));
});

it("has a manual page that man can read", async () => {
  const page = join(installed.folder, "node_modules/naijaref/dist/cli/naijaref.1");
  expect(readFileSync(page, "utf8")).toBe((await installed.run(["man"])).out);
  if (existsSync("/usr/bin/groff"))
    expect(await installed.shell(`groff -man -Tutf8 -wall ${page} > /dev/null`)).toMatchObject({
      code: 0,
      words: "",
    });
});
