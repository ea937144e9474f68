import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, listening } from "./ports.ts";
import { findProgram } from "./programs.ts";

export const nginx = findProgram("nginx");

/**
 * Starts nginx with a file of docs/deploy as it stands, but for its port and its folder, until the test ends.
 *
 * @param own where the files are instead, which nginx's own user must be able to enter
 * @param work where nginx may write
 * @returns its address
 */
export async function startNginx(name: string, own: string, work = own): Promise<string> {
  const port = await freePort();
  const server = readFileSync(new URL(`../../docs/deploy/${name}`, import.meta.url), "utf8")
    .replaceAll(/\/srv\/[\w-]+/g, own)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(work, kind)};`)
    .join("\n");
  const file = join(work, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;\npid ${work}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${server}}\n`,
  );
  const host = spawn(nginx ?? "", ["-c", file, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
  onTestFinished(() => void host.kill());
  await listening(port);
  return `http://127.0.0.1:${port}`;
}
