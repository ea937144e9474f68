import { about } from "./about.ts";
import { datasets } from "./datasets.ts";
import type { DomainDefinition } from "./domain.ts";
import { search } from "./search.ts";

/** Every domain of the service, in the order of the documentation. */
export const domains = { ...datasets, search, about } as const satisfies Record<string, DomainDefinition>;

export type Domain = keyof typeof domains;

export const domainNames = Object.keys(domains) as readonly Domain[];
