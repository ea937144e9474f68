export type { AreaCode, NumberingBlock, PhoneNumber, ShortCode } from "../generated/records.ts";
export { explainPhone } from "../reasons.ts";
export { blockOf, listAreaCodes, listNumberingBlocks } from "./blocks.ts";
export type { PhoneFailure, PhoneReason } from "./classify.ts";
export { normalizePhone, parsePhone } from "./parse.ts";
export { formatPhoneAsTyped, type PhoneBeginning, readPhoneBeginning } from "./typing.ts";
