import type { PhoneNumber } from "../generated/records.ts";
import { type Result, success } from "../result.ts";
import { areaOf } from "./area-codes.ts";
import { blockOf } from "./blocks.ts";
import { type Classified, classify } from "./classify.ts";
import { displayOf } from "./display.ts";
import type { PhoneFailure } from "./failure.ts";
import { noteOn } from "./notes.ts";
import { readWriting } from "./written.ts";

/**
 * A Nigerian phone number, written in any common way: international (`+234`, `234`, `00234`, `009234`),
 * national (`0803…`), bare (`803…`), with spaces, dots, dashes, slashes, parentheses, a stray `(0)`, `tel:`,
 * full-width digits. Fixed numbers in the form used before 2024 are upgraded. Sources: National Numbering
 * Plan (October 2022), Mobile Number Allocation Table (December 2023) and statements of the Nigerian
 * Communications Commission.
 *
 * @param text at most 40 UTF-16 code units; a longer one is `too_long` and is not parsed.
 */
export function parsePhone(text: string): Result<PhoneNumber, PhoneFailure> {
  const written = readWriting(text);
  if (!written.ok) return written;
  const number = classify(written.value);
  return number.ok ? success(describe(number.value)) : number;
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

function describe(number: Classified): PhoneNumber {
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
