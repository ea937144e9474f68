import { readFileSync } from "node:fs";
import { reverseGeocode } from "naijaref/boundaries";

/**
 * Towns of GeoNames (CC BY 4.0) with the LGA in which INEC's names of wards and polling units have them, as
 * `towns.csv` says; several where a town lies in several. The points and the LGAs come from sources that have
 * nothing to do with the outlines.
 */
const towns = readFileSync(new URL("towns.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    // The name is the only field that could be quoted, and none is.
    const [, name = "", lat, lon, lgas = ""] = line.split(",");
    return { name, lat: Number(lat), lon: Number(lon), lgas: lgas.split("|") };
  });

/** How many towns are in an LGA that is stated for them. */
interface Agreement {
  readonly towns: number;
  readonly own: number;
  /** By the outlines of the other source. */
  readonly other: number;
  /** Towns that both outlines have in the same LGA, and how many of these in a stated one. */
  readonly alike: number;
  readonly alikeAndStated: number;
}

/** Compares the LGA at each town with the LGA that is stated. */
export function compareWithTowns(): Agreement {
  let [own, other, alike, alikeAndStated] = [0, 0, 0, 0];
  for (const { lat, lon, lgas } of towns) {
    const found = reverseGeocode({ lat, lon });
    const isStated = (code: string | undefined): boolean => code !== undefined && lgas.includes(code);
    const ownCode = found.ok ? found.value.lga.code : undefined;
    const isAlike = found.ok && found.value.witnesses === 2;
    const otherCode = found.ok
      ? found.value.otherOutline === undefined
        ? ownCode
        : found.value.otherOutline.lga?.code
      : found.reason === "not_a_coordinate"
        ? undefined
        : found.otherLga?.code;
    if (isStated(ownCode)) own++;
    if (isStated(otherCode)) other++;
    if (isAlike) alike++;
    if (isAlike && isStated(ownCode)) alikeAndStated++;
  }
  return { towns: towns.length, own, other, alike, alikeAndStated };
}
