import type { Operation } from "@naijaref/contract/operation";
import type { Parameter } from "@naijaref/contract/parameter";

/** An operation's parameters as requests need them, listed once. */
export interface RouteParameters {
  readonly all: readonly NamedParameter[];
  readonly namesInQuery: readonly string[];
  /** Those that have no effect without another. */
  readonly dependent: readonly NamedParameter[];
}

export type NamedParameter = readonly [name: string, parameter: Parameter];

export function listParameters({ parameters }: Operation): RouteParameters {
  const all = Object.entries(parameters);
  return {
    all,
    namesInQuery: all.filter(([, parameter]) => parameter.in === "query").map(([name]) => name),
    dependent: all.filter(([, { usedWith }]) => usedWith !== undefined),
  };
}
