import type { Entry } from "./reading.ts";

/** A page that is looked for by what it is for. */
interface PageRow {
  readonly name: string;
  readonly address: string;
  readonly note: string;
  readonly words: string;
}

/** What reads something that a person has, the one that most people want first. */
export const TOOLS: readonly PageRow[] = [
  {
    name: "Your vote in 2027",
    address: "/vote",
    note: "Your polling unit, your constituencies and the days.",
    words: "election polling unit pvc voter card school",
  },
  {
    name: "Where am I?",
    address: "/where",
    note: "Your state, LGA and constituencies. Your position stays on your device.",
    words: "location position gps here lga",
  },
  {
    name: "Check an account",
    address: "/check/account",
    note: "Is one digit wrong, and which banks can it belong to?",
    words: "number nuban bank validate",
  },
  {
    name: "Read a phone number",
    address: "/read/phone",
    note: "To which network it was given.",
    words: "mobile msisdn network",
  },
  {
    name: "Read a plate",
    address: "/read/plate",
    note: "Where it is from, drawn in its colours.",
    words: "number car vehicle",
  },
  {
    name: "Match a file",
    address: "/match",
    note: "A code for each place or bank. Your file never leaves your device.",
    words: "excel csv workbook table geocode clean list upload",
  },
  {
    name: "Build a form",
    address: "/form",
    note: "State, LGA and bank fields, or a whole checkout, for your own page.",
    words: "checkout html select dropdown widget embed",
  },
];

const OTHERS: readonly PageRow[] = [
  {
    name: "Compare",
    address: "/compare/lagos/kano",
    note: "Two or three places, banks or constituencies beside each other.",
    words: "comparison difference versus",
  },
  {
    name: "Map",
    address: "/map",
    note: "States, LGAs and constituencies, to save or embed.",
    words: "embed borders",
  },
  {
    name: "Days of the elections",
    address: "/elections",
    note: "What is to come, and what moved.",
    words: "dates timetable calendar inec",
  },
  { name: "Parties", address: "/parties", note: "The registered political parties.", words: "political" },
  {
    name: "Codes of phones and plates",
    address: "/codes",
    note: "Prefixes, area codes and place codes.",
    words: "prefix area dialling plate",
  },
  {
    name: "Downloads",
    address: "/downloads",
    note: "Files for a spreadsheet, a map or a program.",
    words: "csv excel geojson data",
  },
  {
    name: "API reference",
    address: "/v1/docs",
    note: "Every request, with an example.",
    words: "docs openapi json developer python library",
  },
  {
    name: "How sure the data is",
    address: "/coverage",
    note: "What is covered, field by field.",
    words: "coverage sources quality",
  },
];

/** From so many letters on, the beginning of a word finds a page. */
const MIN_LETTERS = 3;

/** `compare ikeja and surulere` */
const COMPARED = /^compare (.+?) (?:and|with|to|vs\.?) (.+)$/i;

/** The pages of which a text is the beginning of a word. Whether it is a whole word, it is said with each. */
export function pagesFor(text: string): readonly (Entry & { readonly isWord: boolean })[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < MIN_LETTERS) return [];
  const [, one, other] = COMPARED.exec(typed) ?? [];
  if (one !== undefined && other !== undefined) {
    const address = `/compare/${encodeURIComponent(one)}/${encodeURIComponent(other)}`;
    return [{ title: `Compare ${one} and ${other}`, kind: "Page", detail: "", address, isWord: true }];
  }
  return [...TOOLS, ...OTHERS].flatMap(({ name, address, note, words }) => {
    const own = ` ${name} ${words}`.toLowerCase();
    if (!own.replace(/[^a-z0-9]+/g, " ").includes(` ${typed}`)) return [];
    const isWord = name.toLowerCase().split(" ").includes(typed);
    return [{ title: name, kind: "Page", detail: note, address, isWord }];
  });
}
