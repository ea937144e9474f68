import { camelCase } from "./field.ts";
import type { RecordDefinition } from "./record.ts";

/** What a file of a domain exports has the name of the file: `polling-units.ts` exports `pollingUnits`. */
export const exportOf = (file: string): string => camelCase(file.replaceAll("-", "_"));

/**
 * Where the rows of one kind of record are in `data/`, and what they are sorted by.
 * A path that ends in `/` is a folder with one file for each state, named by the state's slug.
 */
export interface DomainTable {
  readonly record: RecordDefinition;
  readonly path: string;
  readonly sortedBy: readonly string[];
  /** What no two rows may share besides: a field, or several together, such as a slug within its state. */
  readonly unique?: readonly (readonly string[])[];
  /** Fields that the compiler works out from other tables. They are not columns. */
  readonly derived?: readonly string[];
  /** What people take it away as, with the other tables of that name: `banks`. By its own name without one. */
  readonly publishedAs?: string;
  /** The key by which it is published, where that is not what names a row. */
  readonly primaryKey?: readonly string[];
  /** Only the build and the checks read it: it is not compiled into the library. */
  readonly internal?: true;
}

/** The columns that name a row: its code, or else what its table is sorted by. */
export const keyColumns = ({ record, sortedBy }: DomainTable): readonly string[] =>
  sortedBy.length === 1 && "code" in record.fields ? ["code"] : sortedBy;

/**
 * A subject of the service. Its name is that of its folders in `data/`, the library, the contract and the
 * operations.
 */
export interface DomainDefinition<
  Tables extends Readonly<Record<string, DomainTable>> = Readonly<Record<string, DomainTable>>,
> {
  /** Its heading in the documentation. */
  readonly title: string;
  /** Of a dataset, its place in the documentation. Without one it comes after the others. */
  readonly order?: number;
  /** Whether `naijaref` leaves it out, and it is only an import of its own. */
  readonly apart?: true;
  readonly summary: string;
  /**
   * Its tables by name. A table's name is also that of its compiled module and of its count in `/v1/meta`.
   */
  readonly tables: Tables;
  /** Records that no table holds, such as what a parser returns. */
  readonly records: readonly RecordDefinition[];
}

/** Checks a domain's definition, and fills in what it leaves out. */
export const defineDomain = <
  const Tables extends Readonly<Record<string, DomainTable>> = Record<never, never>,
>(
  domain: Omit<DomainDefinition, "tables" | "records"> &
    Partial<Pick<DomainDefinition<Tables>, "tables" | "records">>,
): DomainDefinition<Tables> => ({ tables: {} as Tables, records: [], ...domain });
