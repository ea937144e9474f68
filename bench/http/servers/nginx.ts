import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { findLga, findState, listLgas, wardsOfLga } from "naijaref/places";

/** nginx with one worker, serving the same records as static files, compressed beforehand. */

const folder = mkdtempSync(join(tmpdir(), "naijaref-nginx-"));
// nginx gives its worker to another user, who must be able to read here.
chmodSync(folder, 0o755);

const lagos = findState("LA");
const ikeja = findLga("Ikeja");
const wards = wardsOfLga("Ikeja");

const files: Readonly<Record<string, unknown>> = {
  ...(lagos.ok && { "/v1/states/LA": { data: lagos.value } }),
  "/v1/lgas": { count: listLgas().length, data: listLgas() },
  ...(ikeja.ok && wards.ok && { [`/v1/lgas/${ikeja.value.code}/wards`]: { data: wards.value } }),
  "/404": { error: { code: "not_found", message: "There is nothing here." } },
};

for (const [path, value] of Object.entries(files)) {
  const file = join(folder, `${path}.json`);
  const body = JSON.stringify(value);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  writeFileSync(`${file}.gz`, gzipSync(body));
}

const configuration = `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr emerg;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s;
  types { application/json json; }
  server {
    listen 127.0.0.1:${process.env["PORT"]};
    root ${folder};
    gzip_static on;
    error_page 404 /404.json;
    location / { try_files $uri.json =404; }
    location = /404.json { }
  }
}
`;
writeFileSync(join(folder, "nginx.conf"), configuration);

const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", "stderr"], {
  stdio: "inherit",
  env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
});
process.on("SIGTERM", () => nginx.kill());
nginx.on("exit", (code) => process.exit(code ?? 0));
