import { OBJECT, requireArgument, requireOptions, TEXT } from "../arguments.ts";
import type { ExternalId, IdSystem } from "../generated/records.ts";
import type { IdMeaning, IdReader, ReadId } from "../match/codes.ts";
import { codeKey } from "../names/identifiers.ts";
import { isLikeId } from "../names/recognise.ts";
import { lazy } from "../table/lazy.ts";
import { findByExternalId } from "./find.ts";
import { findSystem, listIdSystems } from "./systems.ts";

export interface IdReaderOptions {
  /**
   * The id of the system that all ids are of, as in `listIdSystems()`. Without it only ids are read that
   * cannot be a name or a count: `Q320852`, `NG.LA`, but not `7701336`.
   */
  readonly system?: string | undefined;
}

/** What is no name: there a text that the system does not have means nothing. */
const NUMBER = /^\d+$/;

const MAX_ID_LENGTH = 200;

/**
 * Reads the ids of other systems for a matcher (`createMatcher` of `naijaref/match`, option `ids`).
 *
 * @throws TypeError when `system` is none of `listIdSystems()`.
 * @example createMatcher({ kind: "lga", ids: createIdReader({ system: "geonames" }) }).match("7701336").code
 */
export function createIdReader(options: IdReaderOptions = {}): IdReader {
  requireArgument("createIdReader", "options", options, OBJECT);
  requireOptions("createIdReader", options, { system: TEXT });
  const { system } = options;
  if (system === undefined)
    return { read: (text, kinds) => (TEXT.is(text) ? readUnmistakable(text, kinds) : undefined) };
  const said = findSystem(system);
  if (said === undefined)
    throw new TypeError(
      `createIdReader: system must be one of ${listIdSystems()
        .map(({ id }) => id)
        .join(", ")}.`,
    );
  return { read: (text) => (TEXT.is(text) ? readIn(said, text.trim()) : undefined) };
}

const meaningOf = ({ name }: IdSystem, { kind, code, relation, note }: ExternalId): IdMeaning => ({
  kind,
  code,
  systemName: name,
  isExact: relation === "exact",
  note,
});

function readIn(system: IdSystem, text: string): ReadId | undefined {
  const found = findByExternalId(system.id, text);
  const read = { meanings: [], withZeros: [], saidSystem: system.name };
  if (found.ok) return { ...read, meanings: [meaningOf(system, found.value)] };
  if (!NUMBER.test(text) && !isLikeIdOf(system, text)) return undefined;
  const zeros = found.reason === "unknown_id" ? found.suggestions : [];
  return { ...read, withZeros: zeros.map((external) => meaningOf(system, external)) };
}

/** The systems with the pattern of their ids. */
const patterns = /* @__PURE__ */ lazy(() =>
  listIdSystems().map((system) => ({ system, pattern: new RegExp(system.idPattern, "i") })),
);

/** "Q99" is no name either, but "ZENITH" may be one, though some codes of Paystack look so. */
const isLikeIdOf = (system: IdSystem, text: string): boolean =>
  isLikeId(text) && patterns().some((known) => known.system.id === system.id && known.pattern.test(text));

function readUnmistakable(whole: string, kinds: readonly string[]): ReadId | undefined {
  const text = codeKey(whole);
  if (text.length > MAX_ID_LENGTH || !isLikeId(text)) return undefined;
  const meanings = patterns().flatMap(({ system, pattern }) => {
    if (!pattern.test(text) || !system.kinds.some((kind) => kinds.includes(kind))) return [];
    const found = findByExternalId(system.id, text);
    return found.ok && kinds.includes(found.value.kind) ? [meaningOf(system, found.value)] : [];
  });
  return meanings.length === 0 ? undefined : { meanings, withZeros: [], saidSystem: null };
}
