export type { AreaCode, PhoneNumber, ShortCode } from "../generated/records.ts";
export { areaCodes } from "./area-codes.ts";
export { normalizePhone, type PhoneNormalization, type PhoneParse, parsePhone } from "./parse.ts";
export type { PhoneProblem, PhoneRefusal } from "./problem.ts";
