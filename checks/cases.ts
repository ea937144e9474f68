/** Whether all cases are tried: in `.ci/run`, and where somebody asks for them. */
export const isWhole: boolean = process.env["CI"] === "true" || process.env["ALL_CASES"] === "true";

/**
 * Of many cases that go the same way, such as all kinds of pages, those that are tried: all of them in the
 * whole check, and elsewhere the first few, because a browser takes a second for each.
 */
export const someOf = <T>(few: number, all: readonly T[]): readonly T[] =>
  isWhole ? all : all.slice(0, few);

/** The same, where the few are spread over all: one in so many. */
export const oneIn = <T>(many: number, all: readonly T[]): readonly T[] =>
  isWhole ? all : all.filter((_, at) => at % many === 0);
