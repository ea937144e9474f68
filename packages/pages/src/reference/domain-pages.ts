import { contract } from "@naijaref/api/contract";
import type { OperationId } from "@naijaref/api/contract/index";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { domainNames, domains, type RecordDefinition } from "@naijaref/records";

/** The pages of the reference: which has an operation, and which a record. */

export const operations = Object.entries(contract) as readonly (readonly [id: OperationId, Operation])[];

/** Each record is on the page of the first operation that returns it, to which the others lead. */
const homes = new Map<string, { readonly record: RecordDefinition; readonly domain: string }>();
for (const [, { answer, domain }] of operations)
  for (const record of recordsOf(answer))
    if (!homes.has(record.name)) homes.set(record.name, { record, domain });

const addressOf = (domain: string): string => `${contract.getDocs.path}/${domain}`;

export const operationAddress = (id: OperationId): string => `${addressOf(contract[id].domain)}#${id}`;

export const recordId = (name: string): string => `record-${name}`;

export const recordAddress = (name: string): string =>
  `${addressOf(homes.get(name)?.domain ?? "")}#${recordId(name)}`;

export const errorAddress = (code: string): string => `${contract.getDocs.path}#error-${code}`;

export const domainPages = domainNames.map((domain) => ({
  address: addressOf(domain),
  title: domains[domain].title,
  summary: domains[domain].summary,
  operations: operations.filter(([, operation]) => operation.domain === domain),
  records: [...homes.values()].flatMap((home) => (home.domain === domain ? [home.record] : [])),
}));

export type DomainPage = (typeof domainPages)[number];
