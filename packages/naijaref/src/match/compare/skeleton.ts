/** Letters that sound alike in many of Nigeria's languages, or as they are heard: one stands for all. */
const SOUNDS: Readonly<Record<string, string>> = {
  b: "p",
  f: "p",
  v: "p",
  d: "t",
  c: "k",
  g: "k",
  q: "k",
  j: "s",
  z: "s",
  x: "s",
  m: "n",
  r: "l",
};

/** What is left of a word without its vowels, h, w and y, with letters that sound alike as one, each once. */
export function skeletonOf(word: string): string {
  let skeleton = "";
  for (const letter of word) {
    if ("aeiouhwy".includes(letter)) continue;
    const sound = SOUNDS[letter] ?? letter;
    if (!skeleton.endsWith(sound)) skeleton += sound;
  }
  return skeleton;
}
