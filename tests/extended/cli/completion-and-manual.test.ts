import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installForTests } from "../../system/cli/installed.ts";
import { runHere } from "../../system/cli/run-here.ts";

/** What shells and man read from the installed command. */

const installed = await installForTests();

/** What is typed, and how it is completed. */
const WANTED = [
  ["senat", "senatorial-districts"],
  ["lgas --st", "--state"],
  ["match --kind ba", "bank"],
  ["banks --type c", "commercial"],
] as const;

it("completes commands, options and their words in bash", async () => {
  const { out } = await installed.shell(`source <(naijaref completion bash)
    for line in ${WANTED.map(([typed]) => JSON.stringify(typed)).join(" ")}; do
      COMP_WORDS=(naijaref $line); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _naijaref; echo "\${COMPREPLY[*]}"
    done`);
  expect(out.trim().split("\n")).toEqual(WANTED.map(([, completed]) => completed));
});

const isThere = (program: string): boolean =>
  existsSync(join("/usr/bin", program)) || process.env["CI"] === "true";

it.skipIf(!isThere("fish"))("completes them in fish (skipped where there is none)", async () => {
  const asked = WANTED.map(([typed]) => `echo "> ${typed}"; complete -C "naijaref ${typed}"`);
  const lines = ["naijaref completion fish | source", ...asked].join("; ");
  const { out } = await installed.shell(`fish --no-config -c '${lines}'`);
  const [, ...answers] = out
    .split(/^> /m)
    .map((answer) => answer.split("\n").map((line) => line.split("\t")[0]));
  expect(answers.map(([typed]) => typed)).toEqual(WANTED.map(([typed]) => typed));
  for (const [at, [, completed]] of WANTED.entries()) expect(answers[at]).toContain(completed);
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
  const page = join(installed.folder, "node_modules/naijaref-cli/dist/cli/naijaref.1");
  expect(readFileSync(page, "utf8")).toBe((await runHere(["man"])).out);
  if (existsSync("/usr/bin/groff"))
    expect(await installed.shell(`groff -man -Tutf8 -wall ${page} > /dev/null`)).toMatchObject({
      code: 0,
      words: "",
    });
});
