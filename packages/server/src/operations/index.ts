import type { OperationId } from "../contract/index.ts";
import { about } from "./about.ts";
import { elections } from "./elections.ts";
import type { Handlers } from "./operations.ts";
import { places } from "./places.ts";
import { search } from "./search.ts";

export const operations: Handlers<OperationId> = { ...places, ...elections, ...search, ...about };
