import { type Proof, proofs, records, sources, type Table } from "../generated/said.ts";

export type { Table } from "../generated/said.ts";

interface Said {
  readonly sources: readonly string[];
  readonly otherwise?: string | undefined;
}

export interface FieldSources {
  readonly field: string;
  readonly proof: Proof;
  readonly said: readonly Said[];
}

type OfRecord = readonly (readonly [field: string, sources: readonly number[], says?: string])[];

type Stored = Readonly<Partial<Record<Table, Readonly<Record<string, OfRecord>>>>>;

let stored: Stored | undefined;

/**
 * Which sources say what of each value of a record. Lists that have every record of its kind come from their
 * field, the others from what the dataset notes of this record.
 *
 * @param own the record's own sources, which say which of the lists have it
 */
export function fieldSources(table: Table, key: string, own: readonly string[]): readonly FieldSources[] {
  stored ??= JSON.parse(records) as Stored;
  const noted = stored[table]?.[key] ?? [];
  return Object.entries(proofs[table]).map(([field, { proof, sources: lists }]) => {
    const said = noted
      .filter(([name]) => name === field)
      .map(
        ([, numbers, otherwise]): Said => ({
          sources: numbers.flatMap((number) => sources[number] ?? []),
          otherwise,
        }),
      );
    const agreeing = said.flatMap((one) => (one.otherwise === undefined ? one.sources : []));
    const listing = agreeing.length > 0 ? agreeing : lists.filter((id) => own.includes(id));
    const others = said.filter((one) => one.otherwise !== undefined);
    const unique = [...new Set(listing)];
    return { field, proof, said: unique.length === 0 ? others : [{ sources: unique }, ...others] };
  });
}
