import type { NumberingBlock } from "../generated/records.ts";
import { areaOf, isListed } from "./area-codes.ts";
import type { Classified } from "./classify.ts";

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
export function noteOn(number: Classified, block: NumberingBlock | undefined): string | null {
  const notes = [...notesOnForm(number), ...notesOnBlock(number, block)];
  return notes.length === 0 ? null : notes.join(" ");
}

function notesOnForm({ type, national, upgraded }: Classified): string[] {
  const area = type === "fixed" ? areaOf(national) : undefined;
  return [
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
