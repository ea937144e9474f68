import type { Operation } from "@naijaref/api/contract/operation";
import { IDENTIFIED_KINDS } from "@naijaref/records";
import { codeOf, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";

/** The values of a path's parameters, by their names. */
export type PathValues = ReadonlyMap<string, string>;

const NO_VALUES: PathValues = new Map();

const codesOf = (kind: HeldKind): readonly string[] => listRecords(kind).map(codeOf);

/** The kinds of which a code may stand behind the first word of a path. */
const kindsAt = (word: string): readonly HeldKind[] =>
  kindsBy("suggest").filter((kind) => KINDS[kind].path === word);

/**
 * The addresses of an operation that a file can have: for each record its code, and no query. None if a query
 * is needed, or if what stands in the path is no record: a phone number, the name of a file.
 */
export function targetsOf({ path, parameters }: Operation): readonly PathValues[] {
  const needed = Object.entries(parameters).filter(([, { required }]) => required);
  if (needed.some(([, parameter]) => parameter.in === "query")) return [];
  const names = needed.map(([name]) => name);
  const [first = "", second] = names;
  if (names.length === 0) return [NO_VALUES];
  if (second !== undefined)
    return first === "kind" && second === "code"
      ? IDENTIFIED_KINDS.flatMap((kind) =>
          codesOf(kind).map(
            (code) =>
              new Map([
                [first, kind],
                [second, code],
              ]),
          ),
        )
      : [];
  const [, , word = ""] = path.split("/");
  return kindsAt(word)
    .flatMap(codesOf)
    .map((code) => new Map([[first, code]]));
}

export const fillIn = (path: string, values: PathValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));

/** The file of an address. A folder may have the same name, so a file has an ending. */
export const fileAt = (address: string): string =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}.json`;
