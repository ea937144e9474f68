declare module "sql.js" {
  export type SqlValue = string | number | Uint8Array | null;

  export interface Statement {
    run(values: SqlValue[]): void;
    free(): void;
  }

  export interface Database {
    run(sql: string): this;
    prepare(sql: string): Statement;
    exec(sql: string): { columns: string[]; values: SqlValue[][] }[];
    /** The file. Closes and reopens the database. */
    export(): Uint8Array;
    close(): void;
  }

  // biome-ignore lint/style/noDefaultExport: so sql.js exports it.
  export default function initSqlJs(): Promise<{ Database: new (file?: Uint8Array) => Database }>;
}
