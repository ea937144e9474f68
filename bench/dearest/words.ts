import { listBanks } from "naijaref/banks";
import { listConstituencies } from "naijaref/elections";
import { listLgas, listStates, listWards } from "naijaref/places";

export type Random = () => number;

const LETTERS = "abcdefghijklmnopqrstuvwxyz -";
const MOST_WORDS = 6;
/** In characters: as long as a name to look for may be. */
const LONGEST = 64;

/** Texts that are hard to look up: words of names with slips, glued or not; and codes that exist. */
export class Words {
  readonly #words: readonly string[];
  readonly #codes: readonly string[];
  readonly #states = listStates().map(({ name }) => name);

  constructor() {
    const seats = listConstituencies();
    const records = [...listStates(), ...listLgas(), ...listWards(), ...(seats.ok ? seats.value : [])];
    const names = [...records, ...listBanks()].map(({ name }) => name);
    this.#words = [...new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))].filter(
      ({ length }) => length >= 3,
    );
    this.#codes = [...records.map(({ code }) => code), ...listBanks().map(({ id }) => id)];
  }

  state(random: Random): string {
    return this.#pick(this.#states, random);
  }

  codes(random: Random, most: number): string[] {
    return Array.from({ length: 1 + Math.floor(random() * most) }, () => this.#pick(this.#codes, random));
  }

  name(random: Random): string {
    const count = 1 + Math.floor(random() * MOST_WORDS);
    const words = Array.from({ length: count }, () => this.#slip(this.#pick(this.#words, random), random));
    return words.join(this.#pick([" ", "-", "", "/"], random)).slice(0, LONGEST);
  }

  /** A text with one more word, one less letter, or another letter. */
  change(text: string, random: Random): string {
    const dice = random();
    if (dice < 0.3) return `${text} ${this.#slip(this.#pick(this.#words, random), random)}`.slice(-LONGEST);
    if (dice < 0.4) return text.replaceAll(" ", "") || text;
    return this.#slip(text, random) || text;
  }

  #slip(word: string, random: Random): string {
    const at = Math.floor(random() * word.length);
    const letter = this.#pick([...LETTERS], random);
    const dice = random();
    if (dice < 0.3) return word.slice(0, at) + word.slice(at + 1);
    if (dice < 0.6) return word.slice(0, at) + letter + word.slice(at);
    return dice < 0.9 ? word.slice(0, at) + letter + word.slice(at + 1) : word;
  }

  #pick<T>(items: readonly T[], random: Random): T {
    return items[Math.floor(random() * items.length)] as T;
  }
}
