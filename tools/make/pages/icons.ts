import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { encodePng } from "../../../packages/pages/src/picture/png.ts";

/** What a device shows of the pages when a person puts them on its screen: the flag, and what to open. */

const GREEN = 0x008751;
const WHITE = 0xffffff;

/** For Android and desks, and for iOS. */
const SIZES = { manifest: [192, 512], touch: 180 } as const;

/** The flag as a square: all of it may be cut to a circle. */
async function drawFlag(size: number): Promise<Uint8Array> {
  const pixels = Uint8Array.from({ length: size * size }, (_, at) =>
    Math.floor(((at % size) * 3) / size) === 1 ? 1 : 0,
  );
  return encodePng({ width: size, height: size }, pixels, [GREEN, WHITE], "naijaref, CC BY 4.0");
}

/**
 * Writes the manifest of the web application and its icons beside the scripts. All addresses in it are
 * relative, so they are right below any path.
 *
 * @returns the names of the files by what pages call them
 */
export async function writeIcons(folder: string): Promise<Readonly<Record<string, string>>> {
  const write = (name: string, ending: string, bytes: string | Uint8Array): string => {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();
    const file = `${name}-${hash}.${ending}`;
    writeFileSync(`${folder}/${file}`, bytes);
    return file;
  };
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = [];
  const named: Record<string, string> = {};
  for (const size of SIZES.manifest) {
    const src = write(`icon-${size}`, "png", await drawFlag(size));
    named[`icon-${size}.png`] = src;
    icons.push({ src, sizes: `${size}x${size}`, type: "image/png", purpose: "any maskable" });
  }
  named["touch-icon.png"] = write("touch-icon", "png", await drawFlag(SIZES.touch));
  const manifest = {
    name: "naijaref: Nigeria’s places, banks and numbers",
    short_name: "naijaref",
    lang: "en-NG",
    start_url: "../",
    scope: "../",
    display: "minimal-ui",
    background_color: "#fdfdfb",
    theme_color: "#00693e",
    icons,
    shortcuts: [
      { name: "Your vote in 2027", url: "../vote" },
      { name: "Where am I?", url: "../where" },
      { name: "Check an account", url: "../check/account" },
    ],
  };
  named["app.webmanifest"] = write("app", "webmanifest", JSON.stringify(manifest));
  return named;
}
