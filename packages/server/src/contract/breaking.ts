/** What a user of the description `before` would miss in `now`: paths, parameters, fields, types, responses. */
export function breakingChanges(before: unknown, now: unknown, at = ""): string[] {
  if (Array.isArray(before)) return brokenList(before, now, at);
  if (before === null || typeof before !== "object") {
    return before === now || isProse(at)
      ? []
      : [`${at} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`];
  }
  if (now === null || typeof now !== "object") return [`${at} is gone`];
  return Object.entries(before).flatMap(([key, value]) =>
    key in now
      ? breakingChanges(value, (now as Record<string, unknown>)[key], `${at}/${key}`)
      : isProse(`${at}/${key}`) || isFailure(`${at}/${key}`)
        ? []
        : [`${at}/${key} is gone`],
  );
}

/** Words for people, and examples, may change. */
const isProse = (at: string): boolean => /\/(description|summary|title|examples?|tags|info)(\/|$)/.test(at);

/** A failure that can no longer happen breaks nobody: code that handles it still works. */
const isFailure = (at: string): boolean => /\/responses\/[45]\d\d$/.test(at);

function brokenList(before: readonly unknown[], now: unknown, at: string): string[] {
  if (isProse(at)) return [];
  if (!Array.isArray(now)) return [`${at} is no longer a list`];
  const gone = before
    .filter((item) => !now.some((other) => breakingChanges(item, other, at).length === 0))
    .map((item) => `${at} no longer has ${JSON.stringify(item)}`);
  const asked = now
    .filter(isRequiredParameter)
    .filter(({ name }) => !before.some((item) => (item as { name?: unknown }).name === name))
    .map(({ name }) => `${at} now asks for ${name}`);
  return [...gone, ...asked];
}

const isRequiredParameter = (item: unknown): item is { name: string } =>
  typeof item === "object" && item !== null && "name" in item && "required" in item && item.required === true;
