import type { Operation } from "./contract/operation.ts";
import type { Parameter } from "./contract/parameter.ts";

/** An operation's parameters as requests need them, listed once. */
export interface RouteParameters {
  readonly all: readonly NamedParameter[];
  readonly namesInQuery: readonly string[];
  /** Those that have no effect without another. */
  readonly dependent: readonly NamedParameter[];
}

export interface NamedParameter {
  readonly name: string;
  readonly parameter: Parameter;
}

export function listParameters({ parameters }: Operation): RouteParameters {
  const all = Object.entries(parameters).map(([name, parameter]) => ({ name, parameter }));
  return {
    all,
    namesInQuery: all.filter(({ parameter }) => parameter.in === "query").map(({ name }) => name),
    dependent: all.filter(({ parameter }) => parameter.usedWith !== undefined),
  };
}
