import type { Tool } from "../tool.ts";
import { about } from "./about.ts";
import { checkAccount } from "./check-account.ts";
import { findBank } from "./find-bank.ts";
import { findPlace } from "./find-place.ts";
import { findSeats } from "./find-seats.ts";
import { listWithin } from "./list-within.ts";
import { locatePoint } from "./locate-point.ts";
import { matchNames } from "./match-names.ts";
import { readNumber } from "./read-number.ts";

/** At most nine: a model reads them all before every question. */
export const TOOLS: readonly Tool[] = [
  findPlace,
  listWithin,
  findSeats,
  locatePoint,
  matchNames,
  findBank,
  checkAccount,
  readNumber,
  about,
];
