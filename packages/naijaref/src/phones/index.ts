export type { AreaCode, NumberingBlock, PhoneNumber, ShortCode } from "../generated/records.ts";
export { listAreaCodes } from "./area-codes.ts";
export { blockOf } from "./blocks.ts";
export type { PhoneFailure, PhoneReason } from "./failure.ts";
export { normalizePhone, parsePhone } from "./parse.ts";
