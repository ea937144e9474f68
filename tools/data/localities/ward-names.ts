import { fold } from "../../../packages/naijaref/src/names/fold.ts";
import type { Row } from "../table/index.ts";
import { PARTS } from "./words.ts";

const NUMBERS = /^(?:[ivx]+|[a-z]|\d+)$/;

const said = (word: string): boolean =>
  !NUMBERS.test(word) && !PARTS.has(word) && word !== "town" && word !== "ward";

/**
 * The names that wards have, with the code of the LGA before each: "NG031006 bodija". A ward may have
 * several.
 */
export const namesOfWards = (wards: readonly Row[]): ReadonlySet<string> =>
  new Set(
    wards.flatMap((ward) =>
      [String(ward["name"]), ...(ward["aliases"] as readonly string[])]
        .flatMap((name) => name.split(/[/(),-]|\band\b/i))
        .map((name) => fold(name).split(" ").filter(said).join(" "))
        .filter((name) => name !== "")
        .map((name) => `${ward["lga_code"]} ${name}`),
    ),
  );
