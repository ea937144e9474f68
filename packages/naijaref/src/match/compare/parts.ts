/** What parts the names of which a name is made: a slash, a comma, an ampersand, brackets, "and". */
const BETWEEN = /\s*(?:[/\\,&;()[\]+]|\band\b|\s[-–]\s)\s*/i;

/** No name has more: a text that has is a list, or a sentence. */
const MOST_PARTS = 12;

/** The parts of a name; none if it has only one, or more than any name. */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(BETWEEN).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 && parts.length <= MOST_PARTS ? parts : [];
}
