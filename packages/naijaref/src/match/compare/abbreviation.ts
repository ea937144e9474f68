/** How much of a name must be written before its last words may be missing, in letters. */
const FEWEST = 4;

/**
 * Whether a text is made of the beginnings of a name's words, in their order: `ILORINWE`, `B/LADI`,
 * `OGBA_EGBE`. The first word has two letters at least where there are no blanks to see the others by; the
 * last words may be missing.
 *
 * @param text the words of the text written together.
 * @param words those of the name.
 */
export function isAbbreviation(text: string, words: readonly string[]): boolean {
  if (text.length < FEWEST || words.length === 0 || text.charCodeAt(0) !== words[0]?.charCodeAt(0))
    return false;
  return begins(text, 0, words, 0);
}

/** Whether the text from a place on is made of the beginnings of the words from a place on. */
function begins(text: string, from: number, words: readonly string[], at: number): boolean {
  if (from === text.length) return true;
  const word = words[at];
  if (word === undefined) return false;
  let shared = 0;
  while (
    shared < word.length &&
    from + shared < text.length &&
    word.charCodeAt(shared) === text.charCodeAt(from + shared)
  )
    shared++;
  // Numbers are whole.
  const fewest = word.startsWith("#") ? word.length : 1;
  for (let letters = shared; letters >= fewest; letters--)
    if (begins(text, from + letters, words, at + 1)) return true;
  return false;
}
