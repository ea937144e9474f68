import type { Domain, RecordDefinition, RecordOf } from "@naijaref/records";
import type { BoundaryCollection, BoundaryFeature, BoundaryTopology, Place } from "naijaref/boundaries";
import { type Cost, ONE } from "./cost.ts";
import type { ErrorCode } from "./errors.ts";
import type { Parameter } from "./parameter.ts";
import { type IdsNotes, selectionParameters } from "./selection.ts";
import { isOfRecords, type Shape } from "./shape.ts";

export { recordsOf } from "./shape.ts";

export interface FileContent {
  readonly name: string;
  readonly mediaType: string;
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  /** The bytes from a first to a last place. */
  readonly part: (first: number, last: number) => FilePart;
}

/** A part of a file: its bytes where they are in memory, or a way to read them while they are sent. */
export type FilePart =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  /** Throws if the file is not what it was when its checksum was compared. */
  | { readonly chunks: () => AsyncGenerator<Uint8Array<ArrayBuffer>, void> };

/** A shape with the type of the value that fills it, in the library's names. */
export type ShapeOf<T> = Shape & {
  /** Never set: gives `T` to the compiler. */
  readonly value?: T;
};

export const listOf = <D extends RecordDefinition>(
  record: D,
  also: { readonly atom?: true; readonly ics?: true } = {},
): ShapeOf<readonly RecordOf<D>[]> => ({ kind: "list", record, ...also });
export const single = <D extends RecordDefinition>(record: D): ShapeOf<RecordOf<D>> => ({
  kind: "single",
  record,
});
/** One record, or a list of such records: as the parameters ask. */
export const singleOrList = <D extends RecordDefinition>(
  record: D,
): ShapeOf<RecordOf<D> | readonly RecordOf<D>[]> => ({ kind: "single", record, orList: true });
export const either = <D extends RecordDefinition, E extends RecordDefinition>(
  record: D,
  or: E,
): ShapeOf<RecordOf<D> | RecordOf<E>> => ({ kind: "single", record, or });
export const document = (mediaType: string, description: string): ShapeOf<string> => ({
  kind: "document",
  mediaType,
  description,
});

export const file = (description: string): ShapeOf<FileContent> => ({ kind: "file", description });

/** One boundary as a GeoJSON Feature. */
export const feature = (record: RecordDefinition, description: string): ShapeOf<BoundaryFeature<Place>> => ({
  kind: "geometry",
  description,
  orTopology: false,
  records: [record],
});

/** Many boundaries as a GeoJSON FeatureCollection, or as TopoJSON. */
export const collection = (
  records: readonly RecordDefinition[],
  description: string,
): ShapeOf<BoundaryCollection<Place> | BoundaryTopology<Place>> => ({
  kind: "geometry",
  description,
  orTopology: true,
  records,
});

/**
 * Who may keep an answer: `public` anyone for an hour; `private` the caller only, for it holds a person's
 * number; `immutable` anyone for a year; `none` nobody.
 */
export type CacheClass = "public" | "private" | "immutable" | "none";

export type Parameters = Readonly<Record<string, Parameter>>;

/**
 * One operation of the service as data. Routes, validation, OpenAPI, the page, types and tests derive from
 * it.
 */
export interface Operation<
  P extends Parameters = Parameters,
  S extends Shape = Shape,
  L extends boolean = boolean,
> {
  readonly domain: Domain;
  /** As OpenAPI writes paths: `/v1/states/{state}`. */
  readonly path: string;
  /**
   * Its command, where its id is no good name. Null if it has none: it is about a running service, serves files that
   * the package does not contain, or another command does the same for a whole file.
   */
  readonly command?: string | null;
  readonly summary: string;
  readonly description: string;
  readonly parameters: P;
  readonly answer: S;
  readonly errors: readonly ErrorCode[];
  readonly cache: CacheClass;
  /** If a caller may choose records of the list by `ids`: what they are. */
  readonly ids?: IdsNotes;
  /** Whether its handler may return a promise: its data is loaded first, or its answer is made in parts. */
  readonly loads: L;
  readonly limited: boolean;
  readonly cost: Cost;
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

/** The type of the value that an operation's handler returns: what its record definitions say. */
export type AnswerOf<O extends Operation> = O["answer"] extends ShapeOf<infer T> ? T : never;

type Defaults = "cache" | "loads" | "limited" | "cost" | "parameters" | "errors";

const REFUSED: readonly ErrorCode[] = ["invalid_parameter"];

/** Describes the operations of a domain: what most of them have need not be said of each. */
export const operationsOf =
  (domain: Domain) =>
  <S extends Shape, const P extends Parameters = Record<never, never>, const L extends boolean = false>(
    about: Omit<Operation<P, S, L>, Defaults | "domain"> & Partial<Pick<Operation<P, S, L>, Defaults>>,
  ): Operation<P, S, L> => ({
    domain,
    cache: "public",
    loads: false as L,
    limited: true,
    cost: ONE,
    ...about,
    // Every query can be refused, be it only for its `fields`; and what a parameter names may not be there.
    errors: [
      ...new Set([
        ...(isOfRecords(about.answer) ? REFUSED : []),
        ...Object.values<Parameter>(about.parameters ?? {}).flatMap(({ errors = [] }) => errors),
        ...(about.errors ?? []),
      ]),
    ],
    // The parameters of the shape are read for all operations in one place, so that no handler gets them.
    parameters: { ...about.parameters, ...selectionParameters(about) } as unknown as P,
  });

/** The values of the parameters in a path that was asked for; undefined where it is another path. */
export function valuesInPath(
  { path, parameters }: Pick<Operation, "path" | "parameters">,
  asked: string,
): ReadonlyMap<string, string> | undefined {
  const pattern = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `(?<${name}>${parameters[name]?.segments === undefined ? "[^/]+" : ".+"})`,
  );
  const found = new RegExp(`^${pattern}$`).exec(asked);
  return found === null
    ? undefined
    : new Map(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]));
}
