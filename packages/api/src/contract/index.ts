import { about } from "./about.ts";
import { changes } from "./changes.ts";
import { ofDatasets } from "./datasets.generated.ts";
import { downloads } from "./downloads.ts";
import { match } from "./match.ts";
import type { Operation } from "./operation.ts";
import { search } from "./search.ts";

/** Every operation of version 1 by its id, domain by domain. */
export const contract = {
  ...ofDatasets,
  ...search,
  ...match,
  ...downloads,
  ...changes,
  ...about,
} as const satisfies Record<string, Operation>;

export type Contract = typeof contract;
export type OperationId = keyof Contract;
