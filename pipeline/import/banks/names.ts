import { slugify } from "../../../packages/naijaref/src/text/slugify.ts";

/**
 * Words that the central bank's lists have in capitals and that people write otherwise than with one capital:
 * abbreviations and brands, as the institutions and the payment lists write them.
 */
const WRITINGS =
  "AG AVVIC BOI CIT COEMINNA CRUTECH CSD DAL DEC EK EWT FBN FCMB FFS FHA FIMS FINCA FSDH FTA FUD FUT FUTO GMB GTI ICT IMOPOLY IMSU IMT IRL J6 KADPOLY KC KCMB KHB KMC KWASU LAPO MAB MAPOLY MGSL MTS NIRSAL NOUN NPF NSU NSUK NUT OSCT OSPOLY RIC RTS SEAP SLS STB TASUED TCF TF UCB UNAAB UNIBADAN UNICAL UNILAG UNILORIN UNIMAID UNIUYO UNN UST VCL VFD WRA XSLNCE CashConnect EdFin FairMoney FinaTrust OPay";

const writings = new Map(WRITINGS.split(" ").map((word) => [word.toUpperCase(), word]));

const SMALL_WORDS = new Set(["AND", "BY", "OF"]);

/** What the lists abbreviate or mistype of the words that only say the kind of institution. */
const KIND_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bMFB\b|\bmic?rofinan?c?e bank\b/gi, "Microfinance Bank"],
  [/\bLtd\b\.?|\bLimited\b/gi, "Limited"],
  [/\bPlc\b/gi, "Plc"],
];

/** A word in capitals as people write it. */
function writeWord(word: string, at: number): string {
  const written = writings.get(word);
  if (written !== undefined) return written;
  if (at > 0 && SMALL_WORDS.has(word)) return word.toLowerCase();
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Whether all of a name is in capitals. MFB and LTD always are, also in names that are not shouted. */
function isShouted(name: string): boolean {
  const rest = name.replace(/\b(MFB|LTD)\b/g, "");
  return rest === rest.toUpperCase();
}

/** A name of the central bank's lists as the institution writes it: kinds spelt out, no shouting. */
export function writeName(listed: string): string {
  let name = listed.trim().replace(/\s+/g, " ");
  if (isShouted(name)) {
    name = name.replace(/[A-Z][A-Z0-9']*/g, (word, at: number) => writeWord(word, at));
  }
  return KIND_WORDS.reduce((written, [kind, words]) => written.replace(kind, words), name);
}

/**
 * The id that a name gets unless a shorter one is reviewed: its slug without brackets and legal form, with
 * `mfb` for Microfinance Bank. Once published it stays, whatever becomes of the name.
 */
export const idOf = (name: string): string =>
  slugify(
    name
      .replace(/\([^)]*\)/g, "")
      .replace(/ (Limited|Plc)$/, "")
      .replace(/Microfinance Bank/, "mfb"),
  );
