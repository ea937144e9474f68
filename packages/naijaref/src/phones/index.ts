export type { AreaCode, NumberingBlock, PhoneNumber, ShortCode } from "../generated/records.ts";
export { explainPhone } from "../reasons.ts";
export { listAreaCodes } from "./area-codes.ts";
export { formatPhoneAsTyped } from "./as-typed.ts";
export { type PhoneBeginning, readPhoneBeginning } from "./beginning.ts";
export { blockOf, listNumberingBlocks } from "./blocks.ts";
export type { PhoneFailure, PhoneReason } from "./failure.ts";
export { normalizePhone, parsePhone } from "./parse.ts";
