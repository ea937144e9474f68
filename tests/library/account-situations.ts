import { isActive } from "../../packages/naijaref/src/banks/banks.ts";
import { listBanks } from "../../packages/naijaref/src/banks/index.ts";

/**
 * Account numbers as customers bring them. Their digits were computed by hand, after the standard of 2020,
 * and not by the code that is tested.
 */
export interface Situation {
  readonly title: string;
  /** The id of the bank that was chosen. */
  readonly bank: string;
  readonly account: string;
  /** The bank for whose code the digit is right. */
  readonly fits?: string;
  readonly possible: boolean;
}

type Row = readonly [bank: string, account: string, fits?: string];

/** Each title with its rows, of which those are impossible that fit neither a bank nor what it took over. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "a number of its own": [
    ["access-bank", "1234567895", "access-bank"],
    ["first-bank", "0045128374", "first-bank"],
    ["gtbank", "2098765435", "gtbank"],
    ["uba", "3100459217", "uba"],
    ["zenith-bank", "7451200986", "zenith-bank"],
    ["fidelity-bank", "6001239873", "fidelity-bank"],
    ["union-bank", "0155501235", "union-bank"],
    ["stanbic-ibtc", "9876500127", "stanbic-ibtc"],
    ["wema-bank", "1234567899", "wema-bank"],
    ["polaris-bank", "0045128377", "polaris-bank"],
    ["kuda-mfb", "2098765436", "kuda-mfb"],
  ],
  "a number of a bank that it took over, or that took it over": [
    ["access-bank", "3100459216", "diamond-bank"],
    ["access-bank", "7451200983", "intercontinental-bank"],
    ["union-bank", "6001239873", "titan-trust-bank"],
    ["providus-bank", "0155501234", "unity-bank"],
    ["fcmb", "9876500129", "finbank"],
    ["ecobank", "1234567892", "oceanic-bank"],
    ["sterling-bank", "0045128376", "equitorial-trust-bank"],
    ["polaris-bank", "2098765435", "mainstreet-bank"],
    ["diamond-bank", "3100459217", "access-bank"],
  ],
  "a mistyped number": [
    ["access-bank", "7451200980"],
    ["gtbank", "6001239870"],
    ["zenith-bank", "0155501230"],
    ["uba", "9876500121"],
    ["union-bank", "1234567890"],
    ["providus-bank", "0045128370"],
    ["fcmb", "2098765430"],
    ["polaris-bank", "3100459211"],
  ],
  "a number of a wallet without a code": [
    ["opay-mfb", "8031234567"],
    ["palmpay", "9012345678"],
    ["9psb", "8091234567"],
  ],
  "a phone number at a digital bank": [["kuda-mfb", "8031234567"]],
  // Which banks they are changes as sources are found.
  "a number at a bank whose code is unverified": listBanks()
    .filter((bank) => isActive(bank) && bank.cbnCode !== null && bank.unverifiedFields.includes("cbnCode"))
    .slice(0, 5)
    .flatMap(({ id }) => Array.from({ length: 10 }, (_, digit): Row => [id, `803123456${digit}`])),
};

export const SITUATIONS: readonly Situation[] = Object.entries(ROWS).flatMap(([title, rows]) =>
  rows.map(([bank, account, fits]) => ({
    ...{ title: `${title}, at ${bank}`, bank, account, possible: title !== "a mistyped number" },
    ...(fits === undefined ? {} : { fits }),
  })),
);
