import { contract } from "@naijaref/api/contract";
import { quote } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import { closestWord, nameNearly, withOr } from "@naijaref/api/contract/words";
import { findRecord, type HeldKind, KINDS, kindsBy } from "naijaref/kinds";
import { routeOf } from "./routes.ts";

export const pathHint = (path: string): string => {
  const segments = path.split("/", MAX_SEGMENTS + 1);
  // Each place is tried, which would take a third of a second for a path of slashes.
  if (segments.length > MAX_SEGMENTS) return WHERE_PATHS_ARE;
  return slashHint(segments) ?? afterNameHint(segments) ?? nearHint(segments) ?? WHERE_PATHS_ARE;
};

const WHERE_PATHS_ARE = "/v1/docs lists all paths.";

/** No path of the API has as many segments, even with some slashes in a name. */
const MAX_SEGMENTS = 12;

/** The kinds of which a name may stand in a path, by the first word of the path. */
const kindsAt = (list: string): readonly HeldKind[] =>
  kindsBy("suggest").filter((kind) => KINDS[kind].path === list);

/** If the path would be one with the slash of a name written as %2F: `/v1/lgas/Obio/Akpor`. */
function slashHint([root, version, list = "", first = "", ...rest]: readonly string[]): string | undefined {
  const names = (name: string): boolean => kindsAt(list).some((kind) => findRecord(kind, name) !== undefined);
  const meant = rest
    .map((_, at) => [[first, ...rest.slice(0, at + 1)], rest.slice(at + 1)] as const)
    .filter(([parts]) => names(parts.join("/")))
    .map(([parts, after]) => [root, version, list, parts.join("%2F"), ...after].join("/"))
    .find((candidate) => routeOf(candidate) !== undefined);
  return meant && `write a slash inside a name as %2F: ${quote(meant)}.`;
}

/** The paths of the operations after `/v1`, in segments. */
const PATHS = Object.values(contract).flatMap(({ path }) => {
  const [, , ...segments] = path.split("/");
  return segments.length === 0 ? [] : [segments];
});

const isValue = (segment: string): boolean => segment.startsWith("{");

const FIRST_WORDS = [...new Set(PATHS.flatMap(([first]) => first ?? []))];
const LATER_WORDS = [...new Set(PATHS.flatMap(([, ...later]) => later.filter((word) => !isValue(word))))];

/** No word of a path is as long, even with some mistakes. */
const MAX_WORD_LENGTH = 40;

/** Words that people use for what a path calls otherwise, and that are spelt like another path. */
const SAID: Readonly<Record<string, string>> = {
  about: "meta",
  seats: "constituencies",
  towns: "localities",
  units: "polling-units",
};

const wordNear = (words: readonly string[], typed: string): string | undefined =>
  words.find((word) => word === typed || (Object.hasOwn(SAID, typed) && word === SAID[typed])) ??
  nameNearly(words, typed) ??
  (typed.length > MAX_WORD_LENGTH ? undefined : closestWord(words, typed.replaceAll("-", "_")));

/** What may follow the name of a record in a path, by its list: `lgas` that of a state. */
const AFTER_NAMES = new Map(
  FIRST_WORDS.map((list) => [
    list,
    PATHS.flatMap(([first, name = "", word = "", ...later]) =>
      first === list && isValue(name) && word !== "" && !isValue(word) && later.length === 0 ? [word] : [],
    ),
  ]),
);

/**
 * If a record has nothing of that name: `/v1/lgas/ikeja/ward`, `/v1/states/lagos/towns`. A list that can be
 * chosen by state is named so: `/v1/states/lagos/constituencies` is `/v1/constituencies?state=lagos`.
 */
function afterNameHint(segments: readonly string[]): string | undefined {
  const [, version, list = "", name = "", word, ...rest] = segments;
  if (version !== "v1" || name === "" || word === undefined || kindsAt(list).length === 0) return undefined;
  const words = AFTER_NAMES.get(list) ?? [];
  if (rest.length === 0 && nameNearly(words, word) !== undefined) return nearHint(segments);
  const lists = contract as Readonly<Record<string, Operation>>;
  const filtered = Object.values(lists).find(({ path }) => path === `/v1/${word}`);
  if (list === "states" && rest.length === 0 && filtered?.parameters["state"]?.in === "query")
    return `did you mean ${quote(`/v1/${word}?state=${name}`)}? ${WHERE_PATHS_ARE}`;
  const record = quote(`/${version}/${list}/${name}`);
  const followed =
    words.length === 0
      ? `nothing may follow ${record}`
      : `${record} may be followed by ${withOr(words.map((one) => `/${one}`))}`;
  return `${followed}; write a slash inside a name as %2F. ${WHERE_PATHS_ARE}`;
}

/** If its words are nearly those of a path: `/v1/lga/ikeja`, `/V1/LGAS`, `/v1/phones`. */
function nearHint([, ...segments]: readonly string[]): string | undefined {
  const [word = "", ...values] = segments.filter(
    (segment, at) => segment !== "" && !(at === 0 && /^v\d+$/i.test(segment)),
  );
  const first = wordNear(FIRST_WORDS, word);
  const paths = PATHS.filter((path) => path[0] === first);
  const sameLength = paths.filter(({ length }) => length === values.length + 1);
  const words = sameLength.length === 0 ? [] : values.map((value) => wordNear(LATER_WORDS, value));
  const fits = sameLength.find(([, ...later]) =>
    later.every((segment, at) => isValue(segment) || segment === words[at]),
  );
  const meant = fits?.map((segment, at) => (isValue(segment) ? values[at - 1] : segment)) ?? paths[0];
  return meant && `did you mean ${quote(["", "v1", ...meant].join("/"))}? ${WHERE_PATHS_ARE}`;
}
