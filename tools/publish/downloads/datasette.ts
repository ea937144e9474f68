import type { Resource } from "./resource.ts";

/** What Datasette shows beside the tables of the SQLite file: titles, licence, and what each column holds. */
export const writeDatasetteMetadata = (resources: readonly Resource[], dataVersion: string): string =>
  `${JSON.stringify(
    {
      title: "naijaref: Nigerian reference data",
      description: `Data version ${dataVersion}. Every record has its sources.`,
      license: "CC BY 4.0",
      license_url: "https://creativecommons.org/licenses/by/4.0/",
      databases: {
        naijaref: {
          tables: Object.fromEntries(
            resources
              .filter(({ formats }) => formats.includes("sqlite"))
              .map(({ name, record }) => [
                name,
                {
                  description: record.description,
                  ...("name" in record.fields ? { label_column: "name" } : {}),
                  columns: Object.fromEntries(
                    Object.entries(record.fields).map(([column, { description }]) => [column, description]),
                  ),
                },
              ]),
          ),
        },
      },
    },
    undefined,
    1,
  )}\n`;
