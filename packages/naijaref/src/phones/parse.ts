import type { NumberingBlock, PhoneNumber } from "../generated/records.ts";
import { failure, type Result, success } from "../result.ts";
import { areaOf, blockOf, isListed } from "./blocks.ts";
import type { PhoneFailure } from "./classify.ts";
import { type Classified, classify } from "./classify.ts";
import { plainText, readWriting } from "./writing.ts";

/**
 * In UTF-16 code units, without whitespace around it. The longest number, with separators, has half of it.
 * Longer texts are not parsed.
 */
export const MAX_LENGTH = 40;

const KEYPAD = "Its letters are read as the digits of a telephone's keys (ITU-T E.161).";
const UPGRADED = "Given in the form used before 2024; fixed numbers have since begun with 02.";
const LONG = "Longer than the numbering plan has it, as some 0700 and 0800 numbers in use are.";
const UNLISTED_AREA = "The ITU lists this area code, the regulator does not.";
const UNLISTED =
  "No block with this number is on the regulator's published lists; it may have been allocated since.";
const DOUBTED = "Who holds the block rests on one source, or sources differ.";
const PORTED =
  "Mobile numbers can be ported: network is the holder of the block, and the subscriber may be with another.";

const NOT_ALLOCATED: Readonly<Record<Exclude<NumberingBlock["status"], "allocated">, string>> = {
  available: "The regulator lists this block as available: nobody holds it.",
  returned: "This block was returned to the regulator.",
  withdrawn: "The regulator has withdrawn this block.",
};

/** What else a user should know about a number, in whole sentences; null if there is nothing. */
function noteOn(number: Read, block: NumberingBlock | undefined): string | null {
  const notes = [...notesOnForm(number), ...notesOnBlock(number, block)];
  return notes.length === 0 ? null : notes.join(" ");
}

function notesOnForm({ type, national, upgraded, lettered }: Read): string[] {
  const area = type === "fixed" ? areaOf(national) : undefined;
  return [
    ...(lettered ? [KEYPAD] : []),
    ...(upgraded ? [UPGRADED] : []),
    ...(national.length > 10 ? [LONG] : []),
    ...(area !== undefined && !isListed(area) ? [UNLISTED_AREA] : []),
  ];
}

function notesOnBlock({ type }: Classified, block: NumberingBlock | undefined): string[] {
  if (block === undefined) return [UNLISTED];
  if (block.status !== "allocated") return [NOT_ALLOCATED[block.status]];
  return [
    ...(type === "mobile" ? [PORTED] : []),
    ...(block.unverifiedFields.includes("network") ? [DOUBTED] : []),
  ];
}

interface Read extends Classified {
  readonly lettered: boolean;
}

/**
 * A Nigerian phone number, written in any common way: international (`+234`, `234`, `00234`, `009234`),
 * national (`0803…`), bare (`803…`), with spaces, dots, dashes, slashes, parentheses, a stray `(0)`, `tel:`,
 * full-width digits, letters after 0700 and 0800. Fixed numbers in the form used before 2024 are upgraded.
 * Sources: National Numbering Plan (October 2022), Mobile Number Allocation Table (December 2023) and
 * statements of the Nigerian Communications Commission.
 *
 * @param text at most 40 UTF-16 code units; a longer one is `too_long` and is not parsed.
 */
export function parsePhone(text: string): Result<PhoneNumber, PhoneFailure> {
  if (typeof text !== "string") return failure("not_text");
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return failure("too_long");
  const plain = plainText(typed);
  const number = readOne(plain);
  if (number.ok) return success(describe(number.value));
  const several = readSeveral(plain);
  const numbers = [...new Set(several.map(({ national }) => `+234${national}`))];
  if (numbers.length > 1) return { ok: false, reason: "several_numbers", numbers };
  const [twice] = several;
  return twice === undefined ? number : success(describe(twice));
}

function readOne(plain: string): Result<Read, PhoneFailure> {
  const written = readWriting(plain);
  if (!written.ok) return written;
  const number = classify(written.value.national);
  return number.ok ? success({ ...number.value, lettered: written.value.lettered }) : number;
}

/** Two whole numbers, such as `014630643`, and a sign between them. */
const MIN_SIGNS = 19;

/** Signs and words between two numbers; some of them may also be within one. */
const BETWEEN = /[\s,;/|&\p{Pd}\u2212]+(?:(?:or|and)\s+)?/giu;

/** The numbers of a text that is no number, but two or more, one after the other; else none. */
function readSeveral(plain: string): readonly Read[] {
  if (plain.length < MIN_SIGNS) return [];
  for (const { 0: between, index } of plain.matchAll(BETWEEN)) {
    const first = readOne(plain.slice(0, index));
    if (!first.ok) continue;
    const rest = plain.slice(index + between.length);
    const second = readOne(rest);
    const others = second.ok ? [second.value] : readSeveral(rest);
    if (others.length > 0) return [first.value, ...others];
  }
  return [];
}

/**
 * The form to store: `+234` and the national number (ITU-T E.164), the same however the number is written.
 *
 * @param text as for `parsePhone`.
 */
export function normalizePhone(text: string): Result<string, PhoneFailure> {
  const parsed = parsePhone(text);
  return parsed.ok ? success(parsed.value.e164) : parsed;
}

function describe(number: Read): PhoneNumber {
  const { type, national } = number;
  const local = `0${national}`;
  const area = type === "fixed" ? areaOf(national) : undefined;
  const prefix = area?.code ?? local.slice(0, 4);
  const block = blockOf(national);
  return {
    e164: `+234${national}`,
    local,
    national,
    display: displayOf(local, prefix),
    type,
    prefix,
    area: area?.area ?? null,
    network: block?.network ?? null,
    allocated: block?.status === "allocated",
    note: noteOn(number, block),
  };
}

/** A number as dialled within Nigeria, with spaces: `0803 123 4567`, `02084 46 0643`, `0800 9700 0010`. */
function displayOf(local: string, prefix: string): string {
  const rest = local.slice(prefix.length);
  const tail = Math.max(4, Math.ceil(rest.length / 2));
  return `${prefix} ${rest.slice(0, -tail)} ${rest.slice(-tail)}`;
}
