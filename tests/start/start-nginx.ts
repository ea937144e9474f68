import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, listening } from "./ports.ts";
import { findProgram } from "./programs.ts";

export const nginx = findProgram("nginx");

/**
 * Starts nginx with a file of docs/deploy as it stands, but for its port and its folders, until the test ends.
 *
 * @param own where the files are instead, which nginx's own user must be able to enter
 * @param work where nginx may write
 * @param change what else is other than in the file
 * @param atEnd is told how to end it
 * @returns its address
 */
export async function startNginx(
  name: string,
  own: string,
  work = own,
  change = (text: string): string => text,
  atEnd: (end: () => void) => void = onTestFinished,
): Promise<string> {
  const port = await freePort();
  const server = readFileSync(new URL(`../../docs/deploy/${name}`, import.meta.url), "utf8")
    .replaceAll(/\/srv\/[\w-]+/g, own)
    .replace("/var/cache/nginx/naijaref", join(work, "cache"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(work, kind)};`)
    .join("\n");
  const file = join(work, "nginx.conf");
  const http = `access_log off;\n${temporary}\n${change(server)}`;
  writeFileSync(file, `daemon off;\nworker_processes 1;\npid ${work}/pid;\nevents {}\nhttp {\n${http}\n}\n`);
  const host = spawn(nginx ?? "", ["-c", file, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
  atEnd(() => void host.kill());
  await listening(port);
  return `http://127.0.0.1:${port}`;
}
