import { findBank } from "naijaref/banks";

// What is typed is checked in the page: nothing is sent anywhere to look it up.
export { account, field, form } from "naijaref/schema";

export const isBank = (given: string): boolean => findBank(given).ok;
