export function sourcesLine({
  sources,
  unverifiedFields,
}: {
  readonly sources: readonly string[];
  readonly unverifiedFields: readonly string[];
}): string {
  const number = sources.length === 1 ? "1 source" : `${sources.length} sources`;
  const doubts = unverifiedFields.length;
  return doubts === 0
    ? `${number}, every value verified`
    : `${number}, ${doubts === 1 ? "one value" : `${doubts} values`} not certain`;
}
