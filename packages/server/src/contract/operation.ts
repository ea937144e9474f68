import type { Domain, RecordDefinition } from "@naijaref/records";
import type { ErrorCode } from "./errors.ts";
import type { Parameter } from "./parameter.ts";

/** The body of a 200. */
export type Shape =
  /** `{ count, data: [...] }` */
  | { readonly kind: "list"; readonly record: RecordDefinition }
  /** `{ data: {...} }`; with `or` either record, as the parameters ask. */
  | { readonly kind: "single"; readonly record: RecordDefinition; readonly or?: RecordDefinition }
  /** The document itself, in its own media type. */
  | {
      readonly kind: "document";
      readonly mediaType: string;
      readonly description: string;
      /** Further headers of the answer: names and values in turn. */
      readonly headers: readonly string[];
    };

export const listOf = (record: RecordDefinition): Shape => ({ kind: "list", record });
export const single = (record: RecordDefinition): Shape => ({ kind: "single", record });
export const either = (record: RecordDefinition, or: RecordDefinition): Shape => ({
  kind: "single",
  record,
  or,
});
export const document = (mediaType: string, description: string, headers: readonly string[] = []): Shape => ({
  kind: "document",
  mediaType,
  description,
  headers,
});

/** The records that the body of a 200 may hold. */
export function recordsOf(shape: Shape): readonly RecordDefinition[] {
  if (shape.kind === "document") return [];
  return shape.kind === "single" && shape.or !== undefined ? [shape.record, shape.or] : [shape.record];
}

/**
 * Who may keep an answer: `public` anyone for an hour; `private` the caller only, for it holds a person's
 * number; `none` nobody.
 */
export type CacheClass = "public" | "private" | "none";

export type Parameters = Readonly<Record<string, Parameter>>;

/** One operation of the service as data. Routes, checks, OpenAPI, client and tests derive from it. */
export interface Operation<P extends Parameters = Parameters> {
  readonly domain: Domain;
  /** As OpenAPI writes paths: `/v1/states/{state}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: P;
  readonly answer: Shape;
  readonly errors: readonly ErrorCode[];
  readonly cache: CacheClass;
  /** Whether calls count against the rate limit. */
  readonly limited: boolean;
  /** Requests that anyone can try, each answered with 200. */
  readonly examples: readonly string[];
}

/** The values that an operation's handler gets. */
export type Values<O extends Operation> = {
  readonly [Name in keyof O["parameters"]]: O["parameters"][Name] extends Parameter<infer T>
    ? O["parameters"][Name] extends { readonly required: true } | { readonly standard: unknown }
      ? T
      : T | undefined
    : never;
};

type Defaults = "cache" | "limited" | "parameters" | "errors";

export const operation = <const P extends Parameters = Record<never, never>>(
  about: Omit<Operation<P>, Defaults> & Partial<Pick<Operation<P>, Defaults>>,
): Operation<P> => ({
  cache: "public",
  limited: true,
  errors: [],
  parameters: {} as P,
  ...about,
});
