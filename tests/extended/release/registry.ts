import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Manifest } from "../../../tools/publish/release/about.ts";
import { tarballOf } from "../../../tools/publish/release/about.ts";

export interface Registry {
  readonly url: string;
  readonly close: () => void;
}

/** A registry on loopback that has the packages of a release, as the registry of npm would have them. */
export async function openRegistry(folder: string, manifests: readonly Manifest[]): Promise<Registry> {
  let url = "";
  const describe = (manifest: Manifest): string => {
    const { name, version } = manifest;
    const tarball = readFileSync(join(folder, tarballOf(manifest)));
    const dist = {
      tarball: `${url}/${name}/-/${tarballOf(manifest)}`,
      integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
      shasum: createHash("sha1").update(tarball).digest("hex"),
    };
    return JSON.stringify({
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { ...manifest, dist } },
    });
  };
  const server = createServer(({ url: path = "" }, response) => {
    const [, name, rest] = path.split("/");
    const manifest = manifests.find((one) => one.name === name);
    if (manifest === undefined) response.writeHead(404).end("{}");
    else if (rest === "-") response.end(readFileSync(join(folder, tarballOf(manifest))));
    else response.setHeader("Content-Type", "application/json").end(describe(manifest));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}
