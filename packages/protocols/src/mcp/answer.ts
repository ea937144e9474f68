import { writeJson } from "@naijaref/api/bodies/wire";
import type { Failure } from "@naijaref/api/contract/errors";
import type { JsonObject } from "@naijaref/api/contract/shape";
import { dataVersion } from "naijaref/about";

export interface Answer {
  readonly about?: object;
  readonly list?: {
    readonly name: string;
    readonly items: readonly object[];
    /** How many were asked for; if left out, as many as are short together. */
    readonly limit?: number | undefined;
    /** How to get the rest of a list that was cut; by asking for more if left out. */
    readonly more?: string;
  };
  /** Ids of the sources of what is said. */
  readonly sources?: readonly string[];
}

/** In bytes: what an answer takes of a model's context, unless the model asks for more. */
export const SHORT = 2048;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** The text of an answer: JSON in the API's names, a list cut where it would be long. */
export function writeAnswer({ about = {}, list, sources }: Answer): string {
  const end = { ...(sources && { sources }), dataVersion };
  if (list === undefined) return writeJson({ ...about, ...end });
  const { name, items, limit, more = PASS_LIMIT } = list;
  const kept = items.slice(0, limit ?? countOfShort(items, bytesOf(writeJson({ ...about, ...end }))));
  const counts =
    kept.length === items.length
      ? { count: items.length }
      : { count: items.length, shown: kept.length, more };
  return writeJson({ ...about, ...counts, [name]: kept, ...end });
}

/** The most that may be asked for. */
export const MAX_LISTED = 500;

const PASS_LIMIT = `Pass limit, at most ${MAX_LISTED}.`;

const ROUND_THE_LIST = 150;

function countOfShort(items: readonly object[], taken: number): number {
  let left = SHORT - ROUND_THE_LIST - taken;
  const end = items.findIndex((item) => {
    left -= bytesOf(writeJson(item)) + 1;
    return left < 0;
  });
  return end < 0 ? items.length : end;
}

/** An answer as the result of `tools/call`. */
export const asResult = (answer: Answer): JsonObject => ({
  content: [{ type: "text", text: writeAnswer(answer) }],
});

/**
 * A failure as a result: a model reads what is wrong and tries again, which it cannot with an error of the
 * protocol.
 *
 * @param hint which tool helps.
 */
export const asFailedResult = ({ code, message, details }: Failure, hint?: string): JsonObject => ({
  content: [
    {
      type: "text",
      text: writeJson({
        error: { code, message: withoutPaths(message), ...details, ...(hint !== undefined && { try: hint }) },
        dataVersion,
      }),
    },
  ],
  isError: true,
});

/** A message says at which path of the API records are listed, which is of no use to a tool. */
const withoutPaths = (message: string): string =>
  message.replace(/([?;,.])? (?:and )?\/v1\/\S+ lists [^.]*\.$/, (_, mark) => (mark === "?" ? "?" : "."));

/** The sources of several records, each once, in their order. */
export const sourcesOf = (records: readonly { readonly sources: readonly string[] }[]): readonly string[] => [
  ...new Set(records.flatMap(({ sources }) => sources)),
];
