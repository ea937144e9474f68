import { execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { packed } from "../../extended/release/packed.ts";
import { makeFolder } from "../../start/folder.ts";
import { oncePerRun } from "../../start/once-per-run.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly words: string;
}

/** The package as a user gets it: packed, installed into an empty folder, its command on the PATH. */
export interface Installed {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Runs the command with these arguments. */
  readonly run: (args: readonly string[], input?: string | Buffer) => Promise<Ran>;
  /** Runs a line in bash, with pipes and redirections. */
  readonly shell: (line: string) => Promise<Ran>;
  /** Adds the package of the polling units. */
  readonly addPollingUnits: () => void;
  readonly removePollingUnits: () => void;
}

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

/** Installs the packed command as a user does. */
async function install(folder: string): Promise<void> {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true }));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", await packed("cli")], {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: folder,
  });
}

export async function installPackage(): Promise<Installed> {
  const folder = makeFolder();
  cpSync(await oncePerRun("installed", install), folder, { recursive: true, verbatimSymlinks: true });
  const bin = join(folder, "node_modules/.bin");
  const pollingUnits = join(folder, "node_modules/naijaref-polling-units");
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"]}`, NODE_OPTIONS: "" };

  const finish = (file: string, args: readonly string[], input?: string | Buffer): Promise<Ran> =>
    new Promise((resolve) => {
      const options = { cwd: folder, env, encoding: "utf8", maxBuffer: 2 ** 27 } as const;
      const child = execFile(file, args, options, (error, out, words) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, words }),
      );
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    });

  return {
    folder,
    env,
    run: (args, input) => finish(join(bin, "naijaref"), args, input),
    shell: (line) => finish("bash", ["-o", "pipefail", "-c", line]),
    addPollingUnits: () => symlinkSync(join(packages, "polling-units"), pollingUnits),
    removePollingUnits: () => rmSync(pollingUnits),
  };
}

/** Starts a command that runs until it is stopped. */
export const start = ({ folder, env }: Installed, args: readonly string[]) =>
  spawn(join(folder, "node_modules/.bin/naijaref"), args, { cwd: folder, env });
