/** What parts the names of which a name is made: a slash, a comma, an ampersand, brackets, "and". */
const BETWEEN = /\s*(?:[/\\,&;()[\]+]|\band\b|\s[-–]\s)\s*/i;

/** The parts of a name; none if it has only one. */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(BETWEEN).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 ? parts : [];
}
