/** What a file exports as a value, and every word of every file, so that a use is found wherever it is. */
const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class) ([A-Za-z_$][\w$]*)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/**
 * Values that a file exports though no other file has their name: nobody else uses them, so they are not
 * exported, or they are dead. Types are left out: a caller may need the name of what a function returns.
 *
 * @param sources the files whose exports are looked at, by path
 * @param users all files that may use them, by path
 */
export function findUnusedExports(
  sources: ReadonlyMap<string, string>,
  users: ReadonlyMap<string, string>,
): string[] {
  const filesWith = new Map<string, number>();
  for (const text of users.values())
    for (const word of new Set(text.match(WORD))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(EXPORTED)].flatMap(([, name = ""]) =>
      (filesWith.get(name) ?? 0) > 1
        ? []
        : [`${path} exports ${name}, which no other file uses: do not export it, or delete it.`],
    ),
  );
}
