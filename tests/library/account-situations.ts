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

const own = ([bank, account]: readonly [string, string]): Situation => ({
  title: `a number of ${bank} itself`,
  bank,
  account,
  fits: bank,
  possible: true,
});

const taken = ([bank, fits, account]: readonly [string, string, string]): Situation => ({
  title: `a number of ${fits} at ${bank}`,
  bank,
  account,
  fits,
  possible: true,
});

const mistyped = ([bank, account]: readonly [string, string]): Situation => ({
  title: `a number that fits neither ${bank} nor what it took over`,
  bank,
  account,
  possible: false,
});

const without = ([bank, account]: readonly [string, string]): Situation => ({
  title: `a number of the wallet ${bank}, which has no code`,
  bank,
  account,
  possible: true,
});

const OWN: readonly (readonly [string, string])[] = [
  ["access-bank", "1234567895"],
  ["first-bank", "0045128374"],
  ["gtbank", "2098765435"],
  ["uba", "3100459217"],
  ["zenith-bank", "7451200986"],
  ["fidelity-bank", "6001239873"],
  ["union-bank", "0155501235"],
  ["stanbic-ibtc", "9876500127"],
  ["wema-bank", "1234567899"],
  ["polaris-bank", "0045128377"],
  ["kuda-mfb", "2098765436"],
];

const TAKEN: readonly (readonly [string, string, string])[] = [
  ["access-bank", "diamond-bank", "3100459216"],
  ["access-bank", "intercontinental-bank", "7451200983"],
  ["union-bank", "titan-trust-bank", "6001239873"],
  ["providus-bank", "unity-bank", "0155501234"],
  ["fcmb", "finbank", "9876500129"],
  ["ecobank", "oceanic-bank", "1234567892"],
  ["sterling-bank", "equitorial-trust-bank", "0045128376"],
  ["polaris-bank", "mainstreet-bank", "2098765435"],
  ["diamond-bank", "access-bank", "3100459217"],
];

const MISTYPED: readonly (readonly [string, string])[] = [
  ["access-bank", "7451200980"],
  ["gtbank", "6001239870"],
  ["zenith-bank", "0155501230"],
  ["uba", "9876500121"],
  ["union-bank", "1234567890"],
  ["providus-bank", "0045128370"],
  ["fcmb", "2098765430"],
  ["polaris-bank", "3100459211"],
];

const WALLETS: readonly (readonly [string, string])[] = [
  ["opay-mfb", "8031234567"],
  ["palmpay", "9012345678"],
  ["9psb", "8091234567"],
];

/** Banks whose code is unverified today: which they are changes as sources are found. */
const unverified = listBanks()
  .filter((bank) => isActive(bank) && bank.cbnCode !== null && bank.unverifiedFields.includes("cbnCode"))
  .slice(0, 5)
  .flatMap(({ id }) =>
    Array.from({ length: 10 }, (_, digit) => ({
      title: `a number that ends in ${digit} at ${id}, whose code is unverified`,
      bank: id,
      account: `803123456${digit}`,
      possible: true,
    })),
  );

export const SITUATIONS: readonly Situation[] = [
  ...OWN.map(own),
  ...TAKEN.map(taken),
  ...MISTYPED.map(mistyped),
  ...WALLETS.map(without),
  { title: "a phone number at a digital bank", bank: "kuda-mfb", account: "8031234567", possible: true },
  ...unverified,
];
