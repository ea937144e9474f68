import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, tarballOf } from "../../../tools/publish/release/release.ts";
import { type OpenHost, openHost } from "../../start/host.ts";

/** A registry on loopback that has the packages of a release, as the registry of npm would have them. */
export async function openRegistry(folder: string, manifests: readonly Manifest[]): Promise<OpenHost> {
  const describe = (manifest: Manifest): string => {
    const { name, version } = manifest;
    const tarball = readFileSync(join(folder, tarballOf(manifest)));
    const dist = {
      tarball: `${host.url}/${name}/-/${tarballOf(manifest)}`,
      integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
      shasum: createHash("sha1").update(tarball).digest("hex"),
    };
    return JSON.stringify({
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { ...manifest, dist } },
    });
  };
  const host = await openHost(({ url: path = "" }, response) => {
    const [, name, rest] = path.split("/");
    const manifest = manifests.find((one) => one.name === name);
    if (manifest === undefined) response.writeHead(404).end("{}");
    else if (rest === "-") response.end(readFileSync(join(folder, tarballOf(manifest))));
    else response.setHeader("Content-Type", "application/json").end(describe(manifest));
  });
  return host;
}
